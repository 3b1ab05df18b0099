"""The engine of a tab: bytecode that loads without its sources, and nothing that a tab never imports."""

import sys
import zipfile

from tools.bytecode import compile_archive


def packed(folder, **files):
    source = folder / "sources.zip"
    with zipfile.ZipFile(source, "w") as archive:
        for name, text in files.items():
            archive.writestr(name.replace("_py", ".py").replace("__", "/"), text)
    compile_archive(str(source), str(folder / "compiled.zip"))
    return folder / "compiled.zip"


def test_a_module_of_bytecode_is_imported_from_its_archive(tmp_path, monkeypatch):
    archive = packed(tmp_path, tabbed_py='"""A word."""\nANSWER = 42\n')

    monkeypatch.syspath_prepend(archive)
    import tabbed

    assert tabbed.ANSWER == 42
    assert tabbed.__doc__ is None
    del sys.modules["tabbed"]


def test_the_same_sources_give_the_same_archive(tmp_path):
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()

    first = packed(tmp_path / "one", tabbed_py="ANSWER = 42\n")

    assert first.read_bytes() == packed(tmp_path / "two", tabbed_py="ANSWER = 42\n").read_bytes()


def test_what_a_tab_never_imports_is_left_out(tmp_path):
    archive = packed(tmp_path, unittest__case_py="", json__decoder_py="")

    assert zipfile.ZipFile(archive).namelist() == ["json/decoder.pyc"]
