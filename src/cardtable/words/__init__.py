"""Codes and facts into sentences, in every language. The same .ftl files serve the web client."""

from cardtable.words.speech import LANGUAGES, Names, Speech, speech

__all__ = ["LANGUAGES", "Names", "Speech", "speech"]
