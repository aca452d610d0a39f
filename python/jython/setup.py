"""Puts the libraries for scripts into the package."""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from wheels import BUILT, with_files

setup(cmdclass={"build_py": with_files("regames_jython/lib", BUILT / "lib", ["jython*.jar"])})
