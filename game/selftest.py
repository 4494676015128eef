"""The command `selftest`: tries every part of this installation, without a window and far from the player's files.

One line a check; runs from source, from a wheel and in the packaged app.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

import game

FAILED = 1
ANSWER_WITHIN = 120.0
"""Seconds that the bot's process may take from its start to its first answer; a slow disk needs many."""
MOST_ROUNDS = 20_000


class Wrong(Exception):
    """A check found something; the message says what."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a check came to. `detail`: what was looked at, or what is wrong."""

    name: str
    ok: bool
    detail: str
    seconds: float


Check = Callable[[], str]
"""Gives a few words about what was looked at; raises Wrong, or anything else, if it failed."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument("--verbose", action="store_true", help="show where in the code a check failed")


def run(args: argparse.Namespace) -> int:
    """0: everything works; 1: something does not, and a line names it."""
    kept = {name: os.environ.get(name) for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER", "SLIPSTREAM_HOME")}
    home = tempfile.mkdtemp(prefix="slipstream-selftest-")
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", SLIPSTREAM_HOME=home)
    outcomes: list[Outcome] = []
    try:
        for name, check in checks():
            outcome = tried(name, check, args.verbose)
            outcomes.append(outcome)
            if not args.json:
                mark = "ok  " if outcome.ok else "FAIL"
                print(f"{mark} {outcome.name}: {outcome.detail} ({outcome.seconds:.1f} s)", flush=True)
    finally:
        shutil.rmtree(home, ignore_errors=True)
        for name, value in kept.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value
    bad = [o.name for o in outcomes if not o.ok]
    if args.json:
        document = {"ok": not bad, "version": game.__version__, "python": platform.python_version(),
                    "system": platform.platform(), "frozen": bool(getattr(sys, "frozen", False)),
                    "checks": [asdict(o) for o in outcomes]}
        print(json.dumps(document, ensure_ascii=False, indent=1))
    elif bad:
        print(f"{len(bad)} of {len(outcomes)} checks failed: {', '.join(bad)}")
    else:
        print(f"all {len(outcomes)} checks passed")
    return FAILED if bad else 0


def tried(name: str, check: Check, verbose: bool = False) -> Outcome:
    """Do the check; whatever it raises is its failure, and the next check is done all the same."""
    begun = time.perf_counter()
    try:
        detail, ok = check(), True
    except Exception as error:
        ok = False
        detail = str(error) if isinstance(error, Wrong) else f"{type(error).__name__}: {error}"
        if verbose:
            traceback.print_exc()
    return Outcome(name, ok, detail, round(time.perf_counter() - begun, 2))


def checks() -> Iterator[tuple[str, Check]]:
    """All checks in order, named."""
    from game.core.registry import available
    from game.i18n.texts import LANGUAGES
    from game.scenes.parts import playable

    games = available()
    shown = tuple(g for g in games if playable(g))
    yield "data", partial(data, games)
    yield "catalogues", catalogues
    yield "pictures", pictures
    yield "fonts", fonts
    yield "sounds", sounds
    yield "boards", partial(boards, games)
    yield "bot's process", bots_process
    for name in shown:
        yield f"{name}: a whole game at the table", partial(whole_game, name)
        yield f"{name}: saved and replayed", partial(saved, name)
    for language in LANGUAGES:
        yield f"scenes in {language}", partial(scenes, shown, language)


# What the app carries


def data(games: Iterable[str]) -> str:
    """Every game has its numbers, tables and rules."""
    from game.core.registry import bot_of, components_of, rules_of, tables_of
    from game.i18n.texts import LANGUAGES
    from game.places import seeds_dir

    found = []
    for name in games:
        components_of(name)
        tables_of(name)
        rules_of(name)
        bot_of(name)
        for language in LANGUAGES:
            page = seeds_dir() / name / f"rules.{language}.md"
            if not page.is_file():
                raise Wrong(f"{page} is missing")
        found.append(name)
    if not found:
        raise Wrong("there is no game at all")
    return ", ".join(found)


def catalogues() -> str:
    """Every language has the same keys, and every sentence the same parameters."""
    from game.i18n.texts import LANGUAGES, catalogue_files, parameters, read_catalogue
    from game.places import seeds_dir

    sentences: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        sentences[language] = {}
        for file in catalogue_files(seeds_dir(), language):
            sentences[language].update(read_catalogue(file))
    english = sentences["en"]
    for language in LANGUAGES[1:]:
        own = sentences[language]
        different = sorted(set(own) ^ set(english))
        if different:
            raise Wrong(f"{language} and en differ by the keys {', '.join(different[:8])}")
        for key, sentence in english.items():
            # "One" may be written out, and is more than the number 1 in some languages.
            plural = {"n"} if key.endswith((".one", ".other")) else set()
            if parameters(sentence) - plural != parameters(own[key]) - plural:
                raise Wrong(f"{language}: {key} has other parameters than in English")
    return f"{len(english)} sentences in {', '.join(LANGUAGES)}"


def pictures() -> str:
    """Every SVG can be drawn, and has nothing that would be drawn wrongly."""
    import pygame

    from game.places import art_dir
    from game.ui.artlint import lint_svg

    files = sorted(art_dir().rglob("*.svg"))
    if not files:
        raise Wrong(f"no pictures in {art_dir()}")
    for file in files:
        faults = lint_svg(file.read_text("utf-8"))
        if faults:
            raise Wrong(f"{file}: {faults[0]}")
        picture = pygame.image.load_sized_svg(str(file), (96, 96))
        if not any(picture.get_bounding_rect().size):
            raise Wrong(f"{file} shows nothing")
    return f"{len(files)} files"


def fonts() -> str:
    """Every font can be loaded and has letters with accents."""
    import pygame

    from game.places import art_dir

    pygame.font.init()
    files = sorted((art_dir() / "fonts").glob("*.ttf"))
    if not files:
        raise Wrong(f"no fonts in {art_dir() / 'fonts'}")
    for file in files:
        font = pygame.font.Font(str(file), 20)
        if font.render("Äß çœ → 12", True, "white").get_width() < 20:
            raise Wrong(f"{file} draws nothing")
    return f"{len(files)} files"


def sounds() -> str:
    """Every sound can be loaded."""
    import pygame

    from game.places import art_dir
    from game.stage.sound import Sound

    folder = art_dir() / "sounds"
    files = sorted(folder.glob("*.wav"))
    if not files:
        raise Wrong(f"no sounds in {folder}")
    player = Sound(folder)
    if not player.start():
        raise Wrong(f"SDL's silent driver does not start: {player.trouble}")
    try:
        for file in files:
            if pygame.mixer.Sound(str(file)).get_length() <= 0:
                raise Wrong(f"{file} is empty")
    finally:
        player.stop()
    return f"{len(files)} files"


def boards(games: Iterable[str]) -> str:
    """Every map is a board that its game accepts."""
    from game.core.registry import rules_of
    from game.library import boards_of

    count = 0
    for name in games:
        found, problems = boards_of(name)
        if problems:
            raise Wrong(str(problems[0]))
        if rules_of(name).needs_board and not found:
            raise Wrong(f"{name} has no board")
        count += len(found)
    return f"{count} maps"


# What the app does


def bots_process() -> str:
    """A bot's own process starts and answers."""
    from game.bots.worker import Question, Thinker
    from game.core.registry import available, rules_of
    from game.core.rules import make_setup
    from game.core.session import SeatInfo, Session
    from game.library import board_finder

    name = next(iter(available()))
    rules = rules_of(name)
    number = rules.seats.usual or rules.seats.least
    setup = make_setup(rules, number, {}, board_finder(name)("") if rules.needs_board else None)
    session = Session(rules, setup, "selftest", tuple(SeatInfo(str(i), "easy", i) for i in range(number)))
    session.settle()
    thinker = Thinker()
    try:
        thinker.ask(Question(1, name, rules.observe(session.state, session.turn), session.turn, "easy", "selftest"))
        until = time.monotonic() + ANSWER_WITHIN
        while (found := thinker.poll()) is None:
            if time.monotonic() > until:
                raise Wrong(f"no answer within {ANSWER_WITHIN:.0f} s")
            time.sleep(0.01)
    finally:
        thinker.close()
    if found.thought is None:
        raise Wrong(found.error)
    if found.thought.action not in rules.legal(session.state):
        raise Wrong(f"its answer {found.thought.action!r} is not legal")
    return name


def whole_game(name: str) -> str:
    """Bots play at the table to the end; after every move the picture is what the rules say."""
    from game.tour import Tour

    tour = Tour()
    try:
        table = tour.table(tour.session(name))
        tour.show(table)
        rounds = 0
        while tour.app.scene_name == "table" and rounds < MOST_ROUNDS:
            tour.round(1)
            rounds += 1
        tour.round(4)
        if tour.app.scene_name != "results":
            raise Wrong(f"after {rounds} rounds the scene is {tour.app.scene_name!r}, not the results")
        return f"{len(table.match.session.played)} entries, {nothing_missing(tour.app.services)}"
    finally:
        tour.close()


def saved(name: str) -> str:
    """A game is left in the middle, gone on with, finished, exported, taken in and replayed: the positions agree."""
    from game.bots.worker import Thinker
    from game.core.codec import digest
    from game.places import user_dir
    from game.savestate import GameEntry, Loaded, live_entries, open_store
    from game.scenes.match import Match, NotPlayable, read_session
    from game.tour import Here, Tour, play_on

    def thinker() -> Thinker:
        return Here()

    tour = Tour()
    try:
        session = tour.session(name)
    finally:
        tour.close()
    store = open_store(user_dir())
    match = Match.begin(session, store, thinker())
    if match.writer is None:
        raise Wrong("the game is not kept")
    game_id = match.writer.id
    play_on(match, 12)
    before = digest(match.session.state)
    match.close()
    found = Match.resume(game_id, store, thinker())
    if isinstance(found, NotPlayable):
        raise Wrong(f"can't go on with it: {found.problem.key} {found.problem.params}")
    if digest(found.session.state) != before:
        raise Wrong("the position after going on is another one")
    play_on(found, MOST_ROUNDS)
    digests = [digest(p.after) for p in found.session.played]
    found.close()
    parcel = Path(os.environ["SLIPSTREAM_HOME"]) / f"{name}.slipstream"
    problem = store.export(game_id, parcel)
    if problem is not None:
        raise Wrong(f"can't be exported: {problem.key} {problem.params}")
    entry = store.import_file(parcel)
    if not isinstance(entry, GameEntry):
        raise Wrong(f"can't be taken in: {entry}")
    loaded = store.load(entry.id)
    if not isinstance(loaded, Loaded):
        raise Wrong(f"can't be loaded: {loaded}")
    again = read_session(loaded.header, tuple(live_entries(loaded.entries)))
    if [digest(p.after) for p in again.played] != digests:
        raise Wrong("the replay gives other positions")
    return f"{len(digests)} positions agree"


def scenes(games: Iterable[str], language: str) -> str:
    """Every scene can be opened and drawn, and misses no sentence and no picture."""
    from game.tour import Tour, game_stops, house_stops

    tour = Tour((960, 600) if language == "de" else (1280, 720), language)
    try:
        count = 0
        stops = [stop for name in games for stop in game_stops(tour, name)]
        for stop in (*stops, *house_stops(tour)):
            stop.show()
            count += 1
            try:
                nothing_missing(tour.app.services)
            except Wrong as wrong:
                raise Wrong(f"{stop.name}: {wrong}") from None
        return f"{count} scenes, nothing missing"
    finally:
        tour.close()


def nothing_missing(services: object) -> str:
    """Wrong if a sentence or a picture was wanted that is not there."""
    from game.scenes.stack import Services

    assert isinstance(services, Services)
    if services.text.missing:
        raise Wrong(f"sentences are missing: {', '.join(sorted(services.text.missing)[:8])}")
    if services.art.missing:
        raise Wrong(f"pictures are missing: {', '.join(sorted(services.art.missing)[:8])}")
    return "nothing missing"
