"""Counts the instructions of generated code, which are the same whatever else a machine does.

    Scripts/count-instructions.py passes [PASS…]     what each pass of the planner earns: all on against one off
    Scripts/count-instructions.py against CHECKOUT [SUBJECT…]   this package against another state of it, with its tool
                                                     built (debug); WORKS=decode,first counts these works alone, here and there

Subjects are those of `Scripts/benchmark`: messages, payloads of the corpus, and the other shapes. What is counted is a
round over all documents: instructions of nine rounds less those of five, by valgrind's callgrind, by four. Of coders (those of
Foundation, with generated types) it is two rounds less one, and of the first round, which makes what is made at first use,
one less none. Code is compiled for any processor, since valgrind knows no AVX-512. Needs valgrind, and the tool of each
checkout, from its `Scripts/generate` or from `swift build --product schemagen`.
"""
import concurrent.futures
import hashlib
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SWIFT = ["swiftc", "-swift-version", "6", "-O", "-wmo", "-parse-as-library"]
# What passes are counted for, and what states are compared by.
EVERY_PASS = ["validate", "report", "decode", "encode"]
EVERY = EVERY_PASS + ["equal", "hash", "decoder", "encoder", "first"]
WORKS = os.environ["WORKS"].split(",") if "WORKS" in os.environ else EVERY_PASS if sys.argv[1:2] == ["passes"] else EVERY
if not set(WORKS) <= set(EVERY):
    sys.exit(f"WORKS has names of {', '.join(EVERY)}")
# The rounds that are counted: those of the second number less those of the first.
ROUNDS = {"decoder": (1, 2), "encoder": (1, 2), "first": (0, 1)}
HEADS = f"{' | '.join(WORKS)} |"
RULE = "--- | " * (len(WORKS) + 1)
CORPUS = {
    "Airship push": ("airship/push", "Airship/Push"),
    "WonderPush notification": ("wonderpush/notification", "WonderPush/Notification"),
    "devtodev push request": ("devtodev/push-request", "Devtodev/PushRequest"),
    "PersonaClick Android": ("personaclick/android-payload", "PersonaClick/AndroidPayload"),
    "Acoustic iOS": ("acoustic/ios-payload", "Acoustic/IOSPayload"),
}
SHAPES = ["order", "places", "event", "profile", "record"]
MAKER = """
@main enum Maker {
  static func main() {
    let name = CommandLine.arguments[1]
    if name == "message" {
      var maker = DocumentMaker(seed: 1)
      for _ in 0..<100 { print(String(decoding: maker.document(), as: UTF8.self)) }
    } else if var maker = ShapeMaker(name, seed: 1) {
      for _ in 0..<100 { print(maker.document()) }
    }
  }
}
"""
RUNNER = """
import Foundation
import SchemaRuntime

@main enum Runner {
  static func main() throws {
    let arguments = CommandLine.arguments
    let data = try Data(contentsOf: URL(fileURLWithPath: arguments[1]))
    let documents = data.split(separator: 0x0A).map { Array($0) }
    let (what, rounds) = (arguments[3], Int(arguments[4])!)
    var sum = 0
    switch arguments[2] {
CASES
    default: fatalError("which?")
    }
    print(sum)
  }
}
"""
# Written for each type, for what is asked of types differs between states of this package.
CASE = """
    case "KEY":
      switch what {
      case "validate":
        for _ in 0..<rounds { for document in documents where TYPE.accepts(jsonUTF8Bytes: document) { sum += 1 } }
      case "report":
        for _ in 0..<rounds { for document in documents { sum += TYPE.validate(jsonUTF8Bytes: document).warnings.count } }
      case "decode", "first":
        for _ in 0..<rounds { for document in documents { sum += withExtendedLifetime(try TYPE(jsonUTF8Bytes: document)) { 1 } } }
      case "decoder":
        let decoder = JSONDecoder()
        for _ in 0..<rounds {
          for document in documents { sum += withExtendedLifetime(try decoder.decode(TYPE.self, from: Data(document))) { 1 } }
        }
      default:
        let models = try documents.map { try TYPE(jsonUTF8Bytes: $0) }
        switch what {
        case "encode": for _ in 0..<rounds { for model in models { sum += try model.jsonUTF8Bytes().count } }
        case "encoder":
          let encoder = JSONEncoder()
          for _ in 0..<rounds { for model in models { sum += try encoder.encode(model).count } }
        case "hash": for _ in 0..<rounds { for model in models { sum ^= model.hashValue } }
        default:
          let others = try documents.map { try TYPE(jsonUTF8Bytes: $0) }
          for _ in 0..<rounds { for (model, other) in zip(models, others) where model == other { sum += 1 } }
        }
      }
"""


def run(command, **options):
    done = subprocess.run(command, capture_output=True, text=True, check=False, **options)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command[:3])} …: {(done.stderr or done.stdout)[-3000:]}")
    return done.stdout


def swift_files(folder):
    return sorted(os.path.join(at, name) for at, _, names in os.walk(folder) for name in names if name.endswith(".swift"))


def built(folder):
    """The tool of a checkout: as its scripts build it, or else as `swift build` does."""
    tools = [os.path.join(folder, ".build", path, "schemagen") for path in ("scripts/debug", "debug")]
    return next((tool for tool in tools if os.path.exists(tool)), None) or sys.exit(f"{folder} has no built schemagen")


class State:
    """A checkout: its tool, and its runtime compiled once."""

    def __init__(self, folder, work):
        self.folder, self.work = folder, work
        os.makedirs(work)
        self.tool = shutil.copy(built(folder), os.path.join(work, "schemagen"))
        run(SWIFT + ["-module-name", "SchemaRuntime", "-package-name", "schemagen", "-emit-module", "-emit-object", "-o", "runtime.o",
                     "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "InternalImportsByDefault",
                     "-enable-experimental-feature", "BuiltinModule"]
            + swift_files(os.path.join(folder, "Sources/SchemaRuntime")), cwd=work)

    def generate(self, schemas, off):
        """The generated Swift of a folder of schemas, by name of file."""
        with tempfile.TemporaryDirectory() as out:
            environment = dict(os.environ, SCHEMAGEN_WITHOUT_PASSES=",".join(off))
            run([self.tool, "generate", "--schemas", schemas, "--output", out, "--only", "swift"], env=environment)
            return {os.path.basename(f): open(f).read() for f in swift_files(out)}

    def count(self, files, types, documents):
        """Instructions of a round by type and work. `types` is a list of (key, Swift name)."""
        key = hashlib.sha256(json.dumps(files, sort_keys=True).encode()).hexdigest()[:16]
        at = os.path.join(self.work, key)
        os.makedirs(at)
        names = []
        for name, text in files.items():
            names.append(os.path.join(at, name))
            open(names[-1], "w").write(text)
        cases = "".join(CASE.replace("KEY", key).replace("TYPE", name) for key, name in types)
        names.append(os.path.join(at, "Runner.swift"))
        open(names[-1], "w").write(RUNNER.replace("CASES", cases))
        run(SWIFT + ["-module-name", "Subject", "-I", self.work, "-o", "subject"] + names
            + [os.path.join(self.work, "runtime.o")], cwd=at)
        figures = {}
        for subject, _ in types:
            for what in WORKS:
                least, most = ROUNDS.get(what, (5, 9))
                few, many = (self.instructions(at, documents[subject], subject, what, n) for n in (least, most))
                figures[subject, what] = (many - few) / (most - least)
        shutil.rmtree(at)
        return figures

    def instructions(self, at, documents, subject, what, rounds):
        out = os.path.join(at, f"out-{rounds}")
        done = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", "./subject", documents, subject, what, str(rounds)],
            cwd=at, capture_output=True, text=True, check=False, env=dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1"))
        found = re.search(r"Collected : (\d+)", done.stderr)
        if done.returncode != 0 or not found:
            sys.exit(f"{subject} {what}: {done.stderr[-2000:]}")
        return int(found.group(1))


def documents(state, work):
    """Files with a document a line, by subject."""
    found = {}
    maker = os.path.join(work, "maker")
    os.makedirs(maker)
    open(os.path.join(maker, "Maker.swift"), "w").write(MAKER)
    sources = os.path.join(HERE, "Benchmarks/Sources/Benchmark")
    run(SWIFT + ["-module-name", "Maker", "-o", "maker", "Maker.swift"]
        + [os.path.join(sources, f"{n}.swift") for n in ("DocumentMaker", "ShapeMaker", "TextMaker", "SeededGenerator")], cwd=maker)
    for name in ["message"] + SHAPES:
        found[name] = os.path.join(work, f"{name}.ndjson")
        open(found[name], "w").write(run([os.path.join(maker, "maker"), name]))
    for name, (_, folder) in CORPUS.items():
        folder = os.path.join(HERE, "Generated/Fixtures", folder, "valid")
        found[name] = os.path.join(work, f"{name.replace(' ', '-')}.ndjson")
        with open(found[name], "w") as out:
            for file in sorted(os.listdir(folder)):
                if file.endswith(".json"):
                    text = json.load(open(os.path.join(folder, file)))
                    out.write(json.dumps(text, ensure_ascii=False, separators=(",", ":")) + "\n")
    return found


def subjects(wanted=()):
    """Groups of subjects that are compiled together: folder of schemas, and (subject, document)."""
    for schemas, entries in every_subject():
        entries = [entry for entry in entries if not wanted or entry[0] in wanted]
        if entries:
            yield schemas, entries


def every_subject():
    yield os.path.join(HERE, "Benchmarks/Schemas"), [("message", "message")]
    for shape in SHAPES:
        yield os.path.join(HERE, "Benchmarks/Shapes", shape), [(shape, shape)]
    yield os.path.join(HERE, "Schemas"), [(name, path) for name, (path, _) in CORPUS.items()]


def type_name(files, document):
    """The Swift name of a document's type: the first type that its file declares, and the namespace around it."""
    text = files[document.replace("/", "+") + ".swift"]
    outer = re.search(r"^extension ([A-Za-z.]+) \{", text, re.M)
    inner = re.search(r"^ *public (?:indirect )?(?:struct|enum) (\w+)", text, re.M)
    return f"{outer.group(1)}.{inner.group(1)}" if outer and outer.start() < inner.start() else inner.group(1)


def passes(names):
    with tempfile.TemporaryDirectory() as work:
        state = State(HERE, os.path.join(work, "here"))
        texts = documents(state, work)
        known = names or re.findall(r'case \w+ = "([a-z-]+)"', open(os.path.join(HERE, "Sources/ValidationPlanning/Pass.swift")).read())
        table = {name: {} for name in known}
        for schemas, entries in subjects():
            files = state.generate(schemas, [])
            types = [(subject, type_name(files, document)) for subject, document in entries]
            base = state.count(files, types, texts)
            for name in known:
                without = state.generate(schemas, [name])
                if without == files:
                    continue
                figures = state.count(without, types, texts)
                for key, value in figures.items():
                    table[name][key] = value / base[key] - 1
                worst = max(table[name], key=lambda key: table[name][key])
                print(f"# {os.path.basename(schemas)} without {name}: at most {table[name][worst]:+.1%} ({' '.join(worst)})", file=sys.stderr, flush=True)
        print(f"| Pass | {HEADS} most, where |\n| {RULE}--- |")
        for name, figures in table.items():
            cells = []
            for what in WORKS:
                values = [value for (_, w), value in figures.items() if w == what]
                cells.append(f"{max(values):+.1%}" if values else "–")
            best = max(figures, key=lambda key: figures[key]) if figures else None
            print(f"| `{name}` | {' | '.join(cells)} | {best[0] if best else 'nowhere'} |", flush=True)


def against(checkout, wanted):
    with tempfile.TemporaryDirectory() as work:
        here, there = State(HERE, os.path.join(work, "here")), State(checkout, os.path.join(work, "there"))
        texts = documents(here, work)
        ratios = {}
        print("This package's instructions for one of the other state's: below 1, this package is the faster one.\n")
        print(f"| Subject | {HEADS}\n| {RULE}".rstrip())
        for schemas, entries in subjects(wanted):
            figures = []
            for state in (here, there):
                # Each with its own schemas: a tool may not know what those of the other say.
                files = state.generate(os.path.join(state.folder, os.path.relpath(schemas, HERE)), [])
                figures.append(state.count(files, [(s, type_name(files, d)) for s, d in entries], texts))
            for subject, _ in entries:
                for what in WORKS:
                    ratios[subject, what] = figures[0][subject, what] / figures[1][subject, what]
                print(f"| {subject} | " + " | ".join(f"{ratios[subject, what]:.2f}" for what in WORKS) + " |", flush=True)
        means = [statistics.geometric_mean(value for (_, w), value in ratios.items() if w == what) for what in WORKS]
        print("| **geometric mean** | " + " | ".join(f"{mean:.2f}" for mean in means) + " |")


if __name__ == "__main__":
    if sys.argv[1:2] == ["passes"]:
        passes(sys.argv[2:])
    elif sys.argv[1:2] == ["against"] and len(sys.argv) > 2:
        against(os.path.abspath(sys.argv[2]), sys.argv[3:])
    else:
        sys.exit(__doc__)
