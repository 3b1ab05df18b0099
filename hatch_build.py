"""What a wheel holds besides the sources: the compiled rules, where CARDTABLE_COMPILED asks for them.

Without it the wheel is pure, and runs on every machine; the built pages and the engine are in both.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledRules(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable" or not os.environ.get("CARDTABLE_COMPILED"):
            return
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
