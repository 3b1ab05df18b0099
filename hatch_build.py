"""What a wheel holds besides the sources: manual pages and completion for shells, and the compiled rules where
CARDTABLE_COMPILED asks for them.

Without those the wheel is pure, and runs on every machine; the built pages and the engine are in both.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BesideTheSources(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        build_data["shared_data"][str(self._manual())] = "share"
        if os.environ.get("CARDTABLE_COMPILED"):
            self._add_compiled_rules(build_data)

    def _manual(self) -> Path:
        """Manual pages and completion, read off the command line as it is now."""
        root = Path(self.root)
        share = root / "build" / "share"
        shutil.rmtree(share, ignore_errors=True)
        command = [sys.executable, "tools/manual.py", str(share), "--version", self.metadata.version]
        subprocess.run(command, cwd=root, env={**os.environ, "PYTHONPATH": str(root / "src")}, check=True)
        return share

    def _add_compiled_rules(self, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        sys.path.insert(0, str(root / "tools"))
        import compile as rules

        target = root / "build" / "wheel-rules"
        rules.compile_into(target)
        for path in target.rglob("*.so"):
            place = path.relative_to(target)
            if place.parts[0] != "build":
                build_data["force_include"][str(path)] = str(place)
        build_data["dependencies"].append("librt")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
