"""Small Tiled maps, tilesets and PNG files, written as text by the tests that need them."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path

LANE_PROPERTIES = {"game": "biathlon", "kind": "lane", "board": "test", "name_en": "Test"}
HEX_PROPERTIES = {"game": "boreal", "kind": "hex", "board": "test", "name_en": "Test"}


def properties(values: dict[str, object]) -> str:
    """A <properties> element; the Tiled type follows the Python type."""

    def one(name: str, value: object) -> str:
        match value:
            case bool():
                return f'<property name="{name}" type="bool" value="{str(value).lower()}"/>'
            case int():
                return f'<property name="{name}" type="int" value="{value}"/>'
            case float():
                return f'<property name="{name}" type="float" value="{value}"/>'
        return f'<property name="{name}" value="{value}"/>'

    return "<properties>" + "".join(one(name, value) for name, value in values.items()) + "</properties>"


def space(
    name: str,
    rank: int,
    x: float = 0,
    y: float = 0,
    *,
    points: str = "0,0 10,0 10,10 0,10",
    attributes: str = "",
    kind: str = 'type="space"',
    inner: str | None = None,
    **more: object,
) -> str:
    """An object of the layer `spaces`; `inner` takes the place of the polygon."""
    values: dict[str, object] = {"rank": rank, "terrain": "plain", **more}
    values = {key: value for key, value in values.items() if value is not None}
    shape = f'<polygon points="{points}"/>' if inner is None else inner
    head = f'<object id="{rank + 1}" name="{name}" {kind} x="{x}" y="{y}" {attributes}>'
    return f"{head}{properties(values)}{shape}</object>"


def lane_map(
    spaces: Sequence[str],
    *,
    more: str = "",
    tilesets: str = "",
    attributes: str = "",
    orientation: str = "orthogonal",
    infinite: str = "0",
    head: str = "",
    layer: str = "",
    **values: object,
) -> str:
    """An orthogonal map of 100 x 80 pixels."""
    props = {key: value for key, value in {**LANE_PROPERTIES, **values}.items() if value is not None}
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>{head}\n'
        f'<map version="1.8" orientation="{orientation}" width="10" height="8" tilewidth="10" tileheight="10" '
        f'infinite="{infinite}" {attributes}>{properties(props)}{tilesets}'
        f'<objectgroup id="1" name="spaces" {layer}>{"".join(spaces)}</objectgroup>{more}</map>'
    )


def three() -> list[str]:
    """Three squares in a row."""
    return [space(f"s{i}", i, 10 + 20 * i, 10) for i in range(3)]


INLINE_TILES = (
    '<tileset firstgid="1" name="tiles" tilewidth="12" tileheight="14" tilecount="4" columns="4">'
    '<image source="tiles.png" width="48" height="14"/>'
    '<tile id="0" type="ice"/><tile id="1" class="rock"/><tile id="2" type="bog"/></tileset>'
)


def hex_map(
    rows: str,
    *,
    columns: int = 3,
    lines: int = 2,
    tilesets: str = INLINE_TILES,
    data: str | None = None,
    objects: str = "",
    more: str = "",
    size: tuple[int, int] = (12, 14),
    side: int = 6,
    axis: str = "y",
    index: str = "odd",
    **values: object,
) -> str:
    """A hexagonal map; `rows` is the CSV text, `data` replaces the whole <data> element."""
    data = f'<data encoding="csv">\n{rows}\n</data>' if data is None else data
    layer = f'<objectgroup id="2" name="spaces">{objects}</objectgroup>' if objects else ""
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<map version="1.8" orientation="hexagonal" renderorder="right-down" width="{columns}" '
        f'height="{lines}" tilewidth="{size[0]}" tileheight="{size[1]}" infinite="0" hexsidelength="{side}" '
        f'staggeraxis="{axis}" staggerindex="{index}">{properties({**HEX_PROPERTIES, **values})}{tilesets}'
        f'<layer id="1" name="cells" width="{columns}" height="{lines}">{data}</layer>{layer}{more}</map>'
    )


def write(folder: Path, text: str, name: str = "test.tmx") -> Path:
    """The text as a file of that name, with a small picture `tiles.png` beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    png(folder / "tiles.png", 48, 14, lambda x, _: (x * 5, 90, 120, 255))
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def png(path: Path, width: int, height: int, colour: Callable[[int, int], tuple[int, int, int, int]]) -> None:
    """Write an RGBA picture, pixel by pixel."""

    def chunk(tag: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + tag + body + struct.pack(">I", zlib.crc32(tag + body))

    lines = b"".join(b"\0" + b"".join(bytes(colour(x, y)) for x in range(width)) for y in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b"")
    )
