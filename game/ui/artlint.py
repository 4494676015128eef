"""Lint for the SVG art: names everything that the rasteriser (nanosvg) would silently draw wrong.

Pure text in, sentences out; standard library only, no pygame and no files.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator

_NUMBER = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?"
_PLAIN = re.compile(_NUMBER + r"\Z")
_COLOR = re.compile(r"(?:#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6}|none)\Z")
_URL = re.compile(r"url\(#([^)\s]+)\)\Z")
_TRANSFORM = re.compile(r"\s*(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^)]*)\)\s*,?")
_TRANSFORM_COUNTS = {
    "matrix": (6,),
    "translate": (1, 2),
    "scale": (1, 2),
    "rotate": (1, 3),
    "skewX": (1,),
    "skewY": (1,),
}
_PATH_TOKEN = re.compile(rf"([A-Za-z])|({_NUMBER})|([\s,]+)|(.)", re.DOTALL)
_PATH_COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}

_PAINT = frozenset(
    [
        "id",
        "transform",
        "fill",
        "fill-rule",
        "fill-opacity",
        "opacity",
        "stroke",
        "stroke-width",
        "stroke-linecap",
        "stroke-linejoin",
        "stroke-miterlimit",
        "stroke-opacity",
        "stroke-dasharray",
        "stroke-dashoffset",
    ]
)
_SHAPES: dict[str, frozenset[str]] = {
    "path": frozenset({"d"}),
    "rect": frozenset({"x", "y", "width", "height", "rx", "ry"}),
    "circle": frozenset({"cx", "cy", "r"}),
    "ellipse": frozenset({"cx", "cy", "rx", "ry"}),
    "line": frozenset({"x1", "y1", "x2", "y2"}),
    "polygon": frozenset({"points"}),
    "polyline": frozenset({"points"}),
}
_GRADIENT_COMMON = frozenset({"id", "gradientUnits", "gradientTransform", "spreadMethod"})
_GRADIENTS: dict[str, frozenset[str]] = {
    "linearGradient": frozenset({"x1", "y1", "x2", "y2"}),
    "radialGradient": frozenset({"cx", "cy", "r"}),
}
_NUMERIC = frozenset(
    [
        "x",
        "y",
        "width",
        "height",
        "rx",
        "ry",
        "cx",
        "cy",
        "r",
        "x1",
        "y1",
        "x2",
        "y2",
        "offset",
        "fill-opacity",
        "opacity",
        "stroke-width",
        "stroke-miterlimit",
        "stroke-opacity",
        "stop-opacity",
        "stroke-dashoffset",
    ]
)
_KEYWORDS = {
    "stroke-linecap": ("butt", "round", "square"),
    "stroke-linejoin": ("miter", "round", "bevel"),
    "fill-rule": ("nonzero", "evenodd"),
    "spreadMethod": ("pad", "reflect", "repeat"),
}


def lint_svg(text: str) -> list[str]:
    """What nanosvg can't draw in this SVG text, one sentence each; empty when all is well.

    Refused: elements and attributes outside the supported set (text, use, symbol, clipPath, mask, filter,
    pattern, image, style), percentages and units, colours that are not #rgb, #rrggbb or none, gradients in
    bounding-box units, used before their definition or chained by href, opacity within a group's opacity,
    malformed path data, transforms and point lists. Broken XML gives one sentence and no exception.
    """
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        return ["document: DOCTYPE and entities are not allowed"]
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        return [f"document: not well-formed XML ({error})"]
    problems = list(_root(root))
    defined: set[str] = set()
    for child in root:
        problems.extend(_element(child, defined, faded=False))
    return problems


def _local(tag: str) -> str:
    """The element's name without its namespace."""
    return tag.rsplit("}", 1)[-1]


def _where(element: ElementTree.Element) -> str:
    """How a sentence names the element: its tag and, if it has one, its id."""
    name = _local(element.tag)
    ident = element.get("id")
    return f"{name} '{ident}'" if ident else name


def _root(root: ElementTree.Element) -> Iterator[str]:
    if _local(root.tag) != "svg":
        yield f"document: the root is <{_local(root.tag)}>, not <svg>"
        return
    if not root.tag.startswith("{http://www.w3.org/2000/svg}"):
        yield "svg: the namespace http://www.w3.org/2000/svg is missing"
    for name in ("width", "height"):
        if not _PLAIN.match(root.get(name, "")):
            yield f"svg: {name} must be a plain number, not '{root.get(name)}'"
    box = root.get("viewBox", "").replace(",", " ").split()
    if len(box) != 4 or not all(_PLAIN.match(part) for part in box):
        yield f"svg: viewBox must be four plain numbers, not '{root.get('viewBox')}'"
    for name in root.attrib:
        if _local(name) not in {"width", "height", "viewBox", "version", "fill", "stroke"}:
            yield f"svg: attribute {_local(name)} is not supported"
    if (root.text or "").strip():
        yield "svg: text is not drawn"


def _element(element: ElementTree.Element, defined: set[str], faded: bool) -> Iterator[str]:
    name = _local(element.tag)
    where = _where(element)
    if (element.text or "").strip() or (element.tail or "").strip():
        yield f"{where}: text is not drawn"
    if name == "defs":
        for child in element:
            if _local(child.tag) in _GRADIENTS:
                yield from _gradient(child, defined)
            else:
                yield f"defs: only gradients may be defined, not <{_local(child.tag)}>"
        return
    own = frozenset[str]() if name == "g" else _SHAPES.get(name)
    if own is None:
        yield f"<{name}> is not supported"
        return
    yield from _attributes(element, _PAINT | own, defined)
    fades = element.get("opacity") is not None
    if faded and fades:
        yield f"{where}: opacity within a group's opacity replaces it instead of multiplying"
    if name == "g":
        for child in element:
            yield from _element(child, defined, faded or fades)
        return
    if name == "path":
        yield from _path(element)
    elif name in ("polygon", "polyline"):
        points = re.split(r"[\s,]+", element.get("points", "").strip())
        if len(points) < 4 or len(points) % 2 or not all(_PLAIN.match(part) for part in points):
            yield f"{where}: points must be pairs of plain numbers, two pairs or more"
    for child in element:
        yield f"{where}: <{_local(child.tag)}> inside a shape is not supported"


def _gradient(element: ElementTree.Element, defined: set[str]) -> Iterator[str]:
    where = _where(element)
    own = _GRADIENTS[_local(element.tag)]
    ident = element.get("id")
    if not ident:
        yield f"{where}: a gradient needs an id"
    elif ident in defined:
        yield f"{where}: the id is used twice"
    if element.get("gradientUnits") != "userSpaceOnUse":
        yield f"{where}: gradientUnits must be userSpaceOnUse"
    for name in sorted(own):
        if element.get(name) is None:
            yield f"{where}: {name} must be given"
    yield from _attributes(element, _GRADIENT_COMMON | own, defined)
    if len(element) < 2:
        yield f"{where}: two stops or more are needed"
    last = 0.0
    for stop in element:
        if _local(stop.tag) != "stop":
            yield f"{where}: <{_local(stop.tag)}> is not a stop"
            continue
        yield from _attributes(stop, frozenset({"offset", "stop-color", "stop-opacity"}), defined)
        offset = stop.get("offset", "0")
        if _PLAIN.match(offset):
            if not last <= float(offset) <= 1.0:
                yield f"{where}: offsets must rise from 0 to 1, found {offset}"
            last = float(offset)
    if ident:
        defined.add(ident)


def _attributes(element: ElementTree.Element, allowed: frozenset[str], defined: set[str]) -> Iterator[str]:
    where = _where(element)
    for name, value in element.attrib.items():
        if name not in allowed:
            yield f"{where}: attribute {_local(name)} is not supported"
        elif "%" in value:
            yield f"{where}: {name} must not use percent"
        elif name in _NUMERIC and not _PLAIN.match(value):
            yield f"{where}: {name} must be a plain number, not '{value}'"
        elif name in ("fill", "stroke", "stop-color"):
            url = _URL.match(value)
            if url is None and not _COLOR.match(value):
                yield f"{where}: {name} must be #rgb, #rrggbb, none or a gradient, not '{value}'"
            elif url is not None and (name == "stop-color" or url.group(1) not in defined):
                yield f"{where}: {name} refers to '{url.group(1)}', which is not a gradient defined before it"
        elif name in _KEYWORDS and value not in _KEYWORDS[name]:
            yield f"{where}: {name} must be one of {', '.join(_KEYWORDS[name])}, not '{value}'"
        elif name in ("transform", "gradientTransform") and not _transform_ok(value):
            yield f"{where}: {name} is malformed: '{value}'"
        elif name == "stroke-dasharray" and value != "none":
            dashes = re.split(r"[\s,]+", value.strip())
            if not all(_PLAIN.match(dash) for dash in dashes) or len(dashes) > 8:
                yield f"{where}: stroke-dasharray must be one to eight plain numbers, not '{value}'"


def _transform_ok(value: str) -> bool:
    """Whether every function of a transform is known and has a right number of plain numbers."""
    position = 0
    while position < len(value.rstrip()):
        match = _TRANSFORM.match(value, position)
        if match is None:
            return False
        parts = [part for part in re.split(r"[\s,]+", match.group(2)) if part]
        if len(parts) not in _TRANSFORM_COUNTS[match.group(1)] or not all(map(_PLAIN.match, parts)):
            return False
        position = match.end()
    return position > 0


def _path(element: ElementTree.Element) -> Iterator[str]:
    where = _where(element)
    command = ""
    count = 0
    for letter, number, _space, other in _PATH_TOKEN.findall(element.get("d", "")):
        if other or (letter and letter.upper() not in _PATH_COUNTS):
            yield f"{where}: path data has '{other or letter}'"
            return
        if not command and (number or (letter and letter not in "Mm")):
            yield f"{where}: path data must begin with M"
            return
        if letter:
            if command and not _complete(command, count):
                break
            command, count = letter, 0
        elif number:
            if command in "Aa" and count % 7 in (3, 4) and number not in ("0", "1"):
                yield f"{where}: an arc's flags must be 0 or 1, set apart, not '{number}'"
                return
            count += 1
    if not command:
        yield f"{where}: path data is empty"
    elif not _complete(command, count):
        yield f"{where}: path command {command} has {count} numbers"


def _complete(command: str, count: int) -> bool:
    """Whether a path command may have this many numbers."""
    each = _PATH_COUNTS[command.upper()]
    return count == 0 if each == 0 else count > 0 and count % each == 0
