"""Packs a bundle as SwiftPM fetches one, or joins bundles of several machines: for Scripts/bundle.

    bundle_archive.py pack BUNDLE           writes BUNDLE.zip
    bundle_archive.py join BUNDLE BUNDLE …  makes the first of all the others, and keeps each program as it is

The bytes depend on what is packed alone: entries in order, all of one time.
"""

import json
import shutil
import sys
import zipfile
from pathlib import Path


def pack(bundle: Path) -> None:
    with zipfile.ZipFile(f"{bundle}.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(bundle.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(f"{bundle.name}/{path.relative_to(bundle).as_posix()}", (1980, 1, 1, 0, 0, 0))
                entry.external_attr = (0o100755 if path.stat().st_mode & 0o100 else 0o100644) << 16
                entry.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(entry, path.read_bytes())


def artifacts(bundle: Path) -> dict:
    """The tools that the bundle describes, by name."""
    try:
        return json.loads((bundle / "info.json").read_text())["artifacts"]
    except (OSError, ValueError, KeyError) as error:
        sys.exit(f"error: '{bundle}' is no bundle: {error}")


def join(joined: Path, bundles: list[Path]) -> None:
    versions = {}
    machines = {}
    for bundle in bundles:
        if bundles.count(bundle) > 1:
            sys.exit(f"error: '{bundle}' is named twice")
        for tool in artifacts(bundle).values():
            versions.setdefault(tool["version"], bundle)
            for variant in tool["variants"]:
                for triple in variant["supportedTriples"]:
                    if machines.setdefault(triple, bundle) != bundle:
                        sys.exit(f"error: '{bundle}' and '{machines[triple]}' both have a program for {triple}")
    if len(versions) > 1:
        sys.exit("error: the bundles are of several versions: " + ", ".join(f"{v} ('{b}')" for v, b in versions.items()))

    shutil.rmtree(joined, ignore_errors=True)
    tools = {}
    # What checks payloads in pages is the same for each machine, and not every machine can compile it.
    modules = [module for bundle in bundles for module in sorted(bundle.rglob("schemagen.wasm.gz"))]
    for bundle in sorted(bundles, key=lambda bundle: min(t for t, b in machines.items() if b == bundle)):
        for name, tool in artifacts(bundle).items():
            entry = tools.setdefault(name, {"type": tool["type"], "version": tool["version"], "variants": []})
            for variant in tool["variants"]:
                program = Path(variant["path"])
                path = Path("bin") / min(variant["supportedTriples"]) / program.name
                (joined / path).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(bundle / program, joined / path)
                if modules:
                    shutil.copy(modules[0], joined / path.parent)
                entry["variants"].append({"path": path.as_posix(), "supportedTriples": variant["supportedTriples"]})
    shutil.copy(bundles[0] / "LICENSE", joined / "LICENSE")
    (joined / "info.json").write_text(json.dumps({"schemaVersion": "1.0", "artifacts": tools}, indent=2) + "\n")


match sys.argv[1:]:
    case ["pack", bundle]:
        pack(Path(bundle))
    case ["join", joined, first, second, *others]:
        join(Path(joined), [Path(bundle) for bundle in (first, second, *others)])
    case _:
        sys.exit(__doc__)
