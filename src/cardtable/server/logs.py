"""Logs as JSON lines: when, how bad, where from, what, and a few named facts. No names, no cards, no tokens."""

import json
import logging
from typing import Final

FACTS: Final = ("table", "game", "why", "tables", "address", "seconds", "files")
"""All that a line may carry beside its words."""


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        facts |= {name: getattr(record, name) for name in FACTS if hasattr(record, name)}
        if record.exc_info:
            facts["fault"] = self.formatException(record.exc_info)
        return json.dumps(facts, ensure_ascii=False)


def log_as_json(level: str = "warning") -> None:
    """Everything that is logged goes to standard error, one JSON object a line. Of others' words only warnings, and of
    the web server's only errors: it warns of every request that is none, and strangers would fill the disk."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("cardtable").setLevel(level.upper())
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
