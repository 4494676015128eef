"""The one save-state module: games in progress, slots, replays, settings, records.

It stores plain JSON documents and knows no game. Begin with `open_store(places.user_dir())`.
"""

from game.savestate.journal import Damaged, Empty, Loaded, TooNew, live_entries
from game.savestate.meta import Meta
from game.savestate.migrate import SCHEMA
from game.savestate.names import file_name, new_id
from game.savestate.problem import Locked, Problem, sentence
from game.savestate.records import Record, Records, RecordSeat
from game.savestate.settings import Settings, SettingsLoad
from game.savestate.store import GameEntry, Resumed, Store, open_store
from game.savestate.writer import JournalWriter

__all__ = [
    "SCHEMA",
    "Damaged",
    "Empty",
    "GameEntry",
    "JournalWriter",
    "Loaded",
    "Locked",
    "Meta",
    "Problem",
    "Record",
    "RecordSeat",
    "Records",
    "Resumed",
    "Settings",
    "SettingsLoad",
    "Store",
    "TooNew",
    "file_name",
    "live_entries",
    "new_id",
    "open_store",
    "sentence",
]
