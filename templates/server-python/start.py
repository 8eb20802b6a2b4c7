"""Starts the app: gets what the server needs and is not there, and builds pages of which there are only sources."""

import importlib
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
MODULES = HERE / ".modules"


def load_server():
    """The server's module; what it needs may be installed on this machine, or have been put beside it."""
    sys.path.append(str(MODULES))
    try:
        return importlib.import_module("main")
    except ModuleNotFoundError:
        pip = [sys.executable, "-m", "pip", "install", "-q", "--target", str(MODULES), "-r", "requirements.txt"]
        subprocess.run(pip, check=True)
        importlib.invalidate_caches()
        return importlib.import_module("main")


def build_pages():
    """Only where their sources are there and nothing else."""
    web = ROOT / "web"
    if (web / "package.json").exists() and not (web / "dist" / "index.html").exists():
        # On Windows npm is a script, which only a shell starts.
        subprocess.run("npm run build", cwd=ROOT, shell=True, check=True)


if __name__ == "__main__":
    os.chdir(HERE)
    build_pages()
    load_server().run()
