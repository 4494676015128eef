"""A game's rules page as blocks of text: headings, numbered rules, notes; and the search in it.

Reads seeds/<game>/rules.<language>.md (English where the language has none); pure but for that.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from game.ui.widgets import Block

_RULE = re.compile(r"^\*\*([A-Z]{1,4}-\d+[a-z]?)\*\*\s*")
_MARK = re.compile(r"\s*\[([SDH])\]\s*")
_STRONG = re.compile(r"\*\*(.+?)\*\*|__(.+?)__")
_EMPHASIS = re.compile(r"(?<!\w)[*_]([^*_]+)[*_](?!\w)")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
_CODE = re.compile(r"`([^`]*)`")


@dataclass(frozen=True, slots=True)
class Page:
    """The title, all blocks, and the headings with the number of their block."""

    title: str
    blocks: tuple[Block, ...]
    headings: tuple[tuple[int, str], ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """The numbers of its rules, in order."""
        return tuple(b.mark for b in self.blocks if b.mark and b.kind == "body")


def find_page(seeds_dir: Path, game: str, language: str) -> Path | None:
    """The page's file: in the language, else in English; None if there is none."""
    for code in (language, "en"):
        file = seeds_dir / game / f"rules.{code}.md"
        if file.is_file():
            return file
    return None


def read_page(file: Path | None, words: Mapping[str, str]) -> Page:
    """The page of that file; an empty one if it is None or can't be read. `words` as in `parse_page`."""
    try:
        return parse_page(file.read_text("utf-8"), words) if file is not None else Page("", (), ())
    except (OSError, UnicodeDecodeError):
        return Page("", (), ())


def parse_page(source: str, words: Mapping[str, str]) -> Page:
    """Markdown's plain part: headings, paragraphs, bullets, tables by lines. What is no rule of the rulebook begins
    a line of its own, with the word that `words` has for its mark ("D": our decision, "H": house data). The file's
    paragraph about the marks is left out: the scene explains the words."""
    title = ""
    blocks: list[Block] = []
    headings: list[tuple[int, str]] = []
    paragraph: list[str] = []

    def end() -> None:
        if paragraph and not paragraph[0].startswith("[S]"):
            blocks.append(_block(" ".join(paragraph), words))
        paragraph.clear()

    for line in (raw.strip() for raw in source.splitlines()):
        if line.startswith("#"):
            end()
            heading = _plain(line.lstrip("#").strip())
            if line.startswith("# ") and not title:
                title = heading
                continue
            headings.append((len(blocks), heading))
            blocks.append(Block(heading, "heading" if line.startswith("## ") else "title"))
        elif line.startswith(("- ", "* ")):
            end()
            blocks.append(Block(_plain(line[2:]), "bullet"))
        elif line.startswith("|"):
            end()
            cells = [_plain(c.strip()) for c in line.strip("|").split("|")]
            if not all(set(c) <= set("-: ") for c in cells):
                blocks.append(Block(" · ".join(cells), "bullet"))
        elif line:
            paragraph.append(line)
        else:
            end()
    end()
    return Page(title, tuple(blocks), tuple(headings))


def _block(text: str, words: Mapping[str, str]) -> Block:
    def worded(mark: re.Match[str]) -> str:
        word = words.get(mark[1], "")
        return f"\n{word} " if word else " "

    rule = _RULE.match(text)
    rest = text[rule.end() :] if rule else text
    return Block(_plain(_MARK.sub(worded, rest).strip()), "body", rule[1] if rule else "")


def _plain(text: str) -> str:
    text = _STRONG.sub(lambda m: m[1] or m[2], text)
    text = _LINK.sub(r"\1", _CODE.sub(r"\1", text))
    return _EMPHASIS.sub(r"\1", text)


def search(page: Page, wanted: str) -> tuple[Block, ...]:
    """The blocks that hold every word wanted, each section's heading before its first; all if nothing is wanted."""
    words = wanted.casefold().split()
    if not words:
        return page.blocks
    found: list[Block] = []
    heading: Block | None = None
    for block in page.blocks:
        if block.kind in ("heading", "title"):
            heading = block
            continue
        held = f"{block.mark} {block.text}".casefold()
        if all(w in held for w in words):
            if heading is not None:
                found.append(heading)
                heading = None
            found.append(block)
    return tuple(found)
