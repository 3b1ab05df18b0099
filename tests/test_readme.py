"""The README's example runs as it stands."""

import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_python_example_runs(capsys):
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text(), re.DOTALL)

    exec(compile(example, "README.md", "exec"), {})

    assert capsys.readouterr().out.splitlines()[-1] == "not-your-turn"


def test_every_page_it_points_to_is_there():
    for target in re.findall(r"\]\((?!http)([^)#]+)\)", README.read_text()):
        assert (README.parent / target).exists(), target
