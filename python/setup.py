"""Puts the program of Regames into the package, so that a wheel contains everything it needs."""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).resolve().parent))

from wheels import BUILT, with_files

# The libraries for scripts are large, so they are separate packages: kotlin, jython.
FILES = ["regames.jar", "dap/*", "lsp/*", "parquet/*", "studio/*"]

setup(cmdclass={"build_py": with_files("regames/jar", BUILT, FILES)})
