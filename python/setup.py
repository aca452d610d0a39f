"""Puts the program of Regames into the package, so that a wheel has all that it needs."""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).resolve().parent))

from wheels import BUILT, with_files

# The libraries of scripts, which are large, are packages of their own: kotlin, jython.
FILES = ["regames.jar", "dap/*", "lsp/*", "parquet/*", "studio/*"]

setup(cmdclass={"build_py": with_files("regames/jar", BUILT, FILES)})
