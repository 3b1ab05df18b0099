"""What a wheel holds besides the sources: manual pages and completion, where `tools/manual.py build/share` has made
them, and the compiled rules, where CARDTABLE_COMPILED asks for them.

Without it the wheel is pure, and runs on every machine; the built pages and the engine are in both.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SHARE = "build/share"


class CompiledRules(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if self.target_name != "wheel" or version == "editable":
            return
        if (root / SHARE).is_dir():
            build_data["shared_data"][str(root / SHARE)] = "share"
        if not os.environ.get("CARDTABLE_COMPILED"):
            return
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
