"""Logs as JSON lines: when, how bad, where from, and what. No names, no cards, no tokens."""

import json
import logging


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            facts["fault"] = self.formatException(record.exc_info)
        return json.dumps(facts, ensure_ascii=False)


def log_as_json(level: int = logging.WARNING) -> None:
    """Everything that is logged goes to standard error, one JSON object a line."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
