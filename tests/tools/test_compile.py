"""What the C compiler is told."""

import pytest
import setuptools  # noqa: F401  (brings distutils)
from tools.compile import compiler_environment


@pytest.mark.parametrize("own", ["", "-march=native"])
def test_words_wrap_around_whatever_flags_are_set(monkeypatch, own):
    """Without -fno-strict-overflow a compiler may take it that a product never overflows; the chance of simulations
    is made of such products."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    monkeypatch.setenv("CFLAGS", own)
    monkeypatch.setenv("CFLAGS", compiler_environment("0")["CFLAGS"])
    compiler = new_compiler()

    customize_compiler(compiler)

    assert "-fno-strict-overflow" in compiler.compiler_so
    assert all(flag in compiler.compiler_so for flag in own.split())
