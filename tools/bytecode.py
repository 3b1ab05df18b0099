"""Python sources in one archive to bytecode in another, without what a tab never imports.

It runs inside Pyodide (web/tools/engine.mjs), since only the same Python can load its bytecode. Bytecode starts in a
third of the time that sources take.
"""

import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from typing import Final

DAY_ZERO: Final = (1980, 1, 1, 0, 0, 0)
"""The same archive from the same sources, whenever it is made."""
UNCHECKED: Final = b"\0" * 8
NEVER_IMPORTED: Final = (
    "_pydatetime.py", "_pydecimal.py", "_pyio.py", "_pyrepl/", "concurrent/interpreters/", "ctypes/", "curses/", "dbm/",
    "doctest.py", "ensurepip/", "ftplib.py", "http/server.py", "idlelib/", "imaplib.py", "lib2to3/", "mailbox.py",
    "pdb.py", "pickletools.py", "poplib.py", "profile/", "profiling/", "pstats.py", "pydoc.py",
    "pydoc_data/", "smtplib.py", "sqlite3/", "tarfile.py", "test/", "tkinter/", "turtle.py", "turtledemo/", "unittest/",
    "venv/", "wsgiref/", "xml/dom/", "xml/etree/", "xmlrpc/", "zipapp.py",
)  # fmt: skip


def compile_archive(source: str, target: str) -> None:
    with zipfile.ZipFile(source) as sources, zipfile.ZipFile(target, "w") as compiled:
        for name in sorted(sources.namelist()):
            if is_needed(name):
                written, data = _compiled(name, sources.read(name))
                compiled.writestr(zipfile.ZipInfo(written, DAY_ZERO), data, zipfile.ZIP_DEFLATED, 9)


def is_needed(name: str) -> bool:
    return not name.endswith(("/", ".pyi", ".typed", ".c", ".h")) and not name.startswith(NEVER_IMPORTED)


def _compiled(name: str, data: bytes) -> tuple[str, bytes]:
    if not name.endswith(".py"):
        return name, data
    code = compile(data, name, "exec", dont_inherit=True, optimize=2)
    return f"{name}c", _code_to_hash_pyc(code, UNCHECKED, checked=False)
