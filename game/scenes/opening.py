"""Starting and going on with games: from a setup or a saved game to the scene of its table.

Touches the store and the bots' process through the services; the one place where matches are made.
"""

from __future__ import annotations

import secrets
from typing import NamedTuple

from game.core.session import Session
from game.savestate import GameEntry, Locked, Problem
from game.scenes import parts
from game.scenes.confirm import ConfirmScene
from game.scenes.match import Match, NotPlayable, new_session
from game.scenes.progress import progress_of
from game.scenes.stack import Change, PopTo, Push, Replace, Scene, Services


class Opening(NamedTuple):
    """What opening a game came to: a change of the stack, and something to be said."""

    change: Change | None
    say: str = ""


def new_seed() -> str:
    """A seed that nobody has had: eight letters and digits that can be read out."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(letters) for _ in range(8))


def begin(services: Services, session: Session) -> Scene:
    """A new game at the table."""
    from game.scenes.table import TableScene

    tell = progress_of(session.rules, session.seats, services.text)
    match = Match.begin(session, services.store, parts.thinker(services), tell)
    services.extra["match"] = match
    return TableScene(match)


def again(services: Services, match: Match, seed: str = "") -> Change:
    """The same setup from the start, by a new seed unless one is given."""
    old = match.session
    match.close()
    session = new_session(match.game, old.setup, seed or new_seed(), old.seats, old.practice)
    scene = begin(services, session)
    # The table that is left must not stay below the new one, wherever there is a start screen to go back to.
    return PopTo("home", ("open", scene)) if services.extra.get("home") else Replace(scene)


def open_slot(services: Services, entry: GameEntry) -> Opening:
    """Go on from a state that was kept under a name, in a fresh copy of it: the slot stays as it was."""
    header = getattr(services.store.load(entry.id), "header", None) or {}
    if entry.meta.finished and not header.get("practice"):
        return open_game(services, entry.id)  # nothing of it can change
    made = services.store.copy(entry.id, name="")
    if isinstance(made, Problem):
        return Opening(None, parts.problem_sentence(services.text, made))
    return open_game(services, made.id)


def open_game(services: Services, game_id: str) -> Opening:
    """Go on with a stored game. If another window has it, a question whether to open a copy."""
    from game.scenes.table import TableScene

    match = Match.resume(game_id, services.store, parts.thinker(services))
    if isinstance(match, NotPlayable):
        if match.problem.key == "save.locked":
            return copy_question(services, game_id)
        return Opening(None, parts.problem_sentence(services.text, match.problem))
    match.progress = progress_of(match.session.rules, match.session.seats, services.text)
    services.extra["match"] = match
    return Opening(Push(TableScene(match)))


def copy_question(services: Services, game_id: str, agreed: bool = False) -> Opening:
    """Ask whether to open a copy; once agreed, make it and say so."""
    text = services.text
    if not agreed:
        question = ConfirmScene(
            text("saves.locked"),
            text("saves.open_copy"),
            text("page.cancel"),
            detail=text("saves.locked_help"),
            tag=("copy", game_id),
        )
        return Opening(Push(question))
    made: GameEntry | Problem | Locked = services.store.copy(game_id)
    if isinstance(made, GameEntry):
        return Opening(None, text("saves.copied"))
    problem = made.problem if isinstance(made, Locked) else made
    return Opening(None, parts.problem_sentence(text, problem))
