"""What the packages in this folder share: they include files that Maven has built."""

import shutil
from pathlib import Path

from setuptools.command.build_py import build_py

BUILT = Path(__file__).resolve().parent.parent / "cli" / "target"


def with_files(folder: str, source: Path, patterns: list[str]) -> type[build_py]:
    """A build step that copies the files of a folder into a folder of a package."""

    class WithFiles(build_py):
        def run(self) -> None:
            super().run()
            if self.editable_mode:  # found where it was built
                return
            target = Path(self.build_lib) / folder
            shutil.rmtree(target, ignore_errors=True)
            for pattern in patterns:
                files = sorted(source.glob(pattern))
                if not files:
                    raise SystemExit(
                        f"{source / pattern} is not there; build it first, in the folder of Regames:\n"
                        "  mvn -q package -DskipTests -pl cli -am"
                    )
                for file in files:
                    copy = target / file.relative_to(source)
                    copy.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy2(file, copy)

    return WithFiles
