"""Checks DocC catalogs that `schemagen generate --only docc` writes: `docc convert --warnings-as-errors` has no finding.

    Scripts/check-docc.py SCHEMAGEN SCHEMAS                # a folder of schemas
    Scripts/check-docc.py SCHEMAGEN FOLDER COUNT [FIRST]   # COUNT JSON schemas of a folder, each alone

The symbols that articles link to are those of the generated Swift, which is compiled against the runtime beside the
program. `docc` comes with Swift; where there is none, nothing is checked, and that is said.
"""
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys
import tempfile


def run(command, **options):
    return subprocess.run(command, capture_output=True, text=True, timeout=600, check=False, **options)


def convert(tool, schemas, module):
    """The findings of DocC and the number of articles; nil and a reason where there are no pages or no module."""
    work = tempfile.mkdtemp(prefix="docc-")
    try:
        done = run([tool, "generate", "--schemas", schemas, "--output", work, "--module", module, "--only", "swift,docc"])
        if done.returncode != 0:
            return None, (done.stderr.strip().split("\n") or [""])[0]
        products = os.path.dirname(tool)
        symbols = os.path.join(work, "symbols")
        os.mkdir(symbols)
        swift = sorted(os.path.join(work, "Swift", name) for name in os.listdir(os.path.join(work, "Swift")))
        # The declarations alone: what functions do is of no interest here.
        done = run(["swiftc", "-emit-module", "-module-name", module, "-emit-module-path", os.path.join(work, module + ".swiftmodule"),
                    "-I", os.path.join(products, "Modules"), "-swift-version", "6", "-enable-experimental-feature", "BuiltinModule",
                    "-Xfrontend", "-experimental-skip-all-function-bodies", "-emit-symbol-graph", "-emit-symbol-graph-dir", symbols,
                    "-suppress-warnings", *swift])
        if done.returncode != 0:
            return None, "no module: " + " ".join(re.findall(r"error: .*", done.stderr)[:1])
        for name in os.listdir(symbols):
            if "@" in name:
                os.remove(os.path.join(symbols, name))
        catalog = os.path.join(work, "DocC", module + ".docc")
        done = run(["docc", "convert", catalog, "--additional-symbol-graph-dir", symbols, "--output-path", os.path.join(work, "out"),
                    "--warnings-as-errors"])
        findings = re.findall(r"^(?:error|warning): .*\n(?: *--> .*)?", done.stdout + done.stderr, re.M)
        # What the comments of the Swift files say is not what this checks.
        own = [finding for finding in findings if ".md:" in finding or "-->" not in finding]
        if done.returncode != 0 and not findings:
            own = [(done.stdout + done.stderr)[-300:]]
        return (own, len(os.listdir(catalog))), ""
    finally:
        shutil.rmtree(work, ignore_errors=True)


def main():
    if len(sys.argv) not in (3, 4, 5):
        sys.exit(__doc__)
    if not shutil.which("docc"):
        print("skipped: there is no docc")
        return
    tool, folder = os.path.abspath(sys.argv[1]), sys.argv[2]
    if len(sys.argv) == 3:
        result, problem = convert(tool, folder, "Reference")
        if result is None:
            sys.exit(problem)
        findings, articles = result
        for finding in findings:
            print(finding)
        print(f"{articles} articles, {len(findings)} findings")
        sys.exit(1 if findings else 0)

    count, first = int(sys.argv[3]), int(sys.argv[4]) if len(sys.argv) > 4 else 0
    names = sorted(name for name in os.listdir(folder) if name.endswith(".json"))
    step = max(1, len(names) // (count + count // 4 + 1))
    chosen = names[first::step]

    def one(name):
        work = tempfile.mkdtemp(prefix="docc-schema-")
        try:
            shutil.copy(os.path.join(folder, name), os.path.join(work, name))
            return name, *convert(tool, work, "Reference")
        except subprocess.TimeoutExpired:
            return name, None, "took too long"
        finally:
            shutil.rmtree(work, ignore_errors=True)

    done = articles = faults = 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for start in range(0, len(chosen), 20):
            for name, result, problem in pool.map(one, chosen[start:start + 20]):
                if result is None:
                    print(f"{name}: left out: {problem}")
                elif done < count:
                    done += 1
                    articles += result[1]
                    faults += len(result[0])
                    for finding in result[0][:5]:
                        print(f"{name}: {finding}")
            if done >= count:
                break
    print(f"{done} schemas, {articles} articles, {faults} findings")
    sys.exit(1 if faults else 0)


main()
