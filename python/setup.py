"""Puts the program of Regames into the package, so that a wheel has all that it needs."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

BUILT = Path(__file__).resolve().parent.parent / "cli" / "target"


class WithProgram(build_py):
    """Copies regames.jar, and the libraries that scripts of games run with."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:  # found where it was built
            return
        if not (BUILT / "regames.jar").is_file():
            raise SystemExit(
                f"{BUILT / 'regames.jar'} is not there; build it first, in the folder above this:\n"
                "  mvn -q package -DskipTests -pl cli -am"
            )
        target = Path(self.build_lib) / "regames" / "jar"
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir(parents=True)
        shutil.copy2(BUILT / "regames.jar", target)
        if (BUILT / "lib").is_dir():
            shutil.copytree(BUILT / "lib", target / "lib")


setup(cmdclass={"build_py": WithProgram})
