#!/usr/bin/env python3
"""Times `schemagen lsp`: from a keystroke to findings, and from a question to what is proposed.

    Benchmarks/Editor/keystrokes.py [--server SCHEMAGEN] [--edits 40]

A folder of 99 small schemas, which lead to each other, and a large one of 200 KB, or of 2 MB, which leads to some of them. Every edit
changes the large one, as one types: a letter of a description, a limit, a reference, a line that is half written. First findings are
the first that the client gets of the new text; the last ones come when all schemas have been looked at, after a pause in typing. Times
are medians and the longest, and of the server's processor time; memory is that of the server's process after the edits, beside the
bytes of all texts.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path


class Server:
    def __init__(self, program, folder):
        self.process = subprocess.Popen([program, "lsp", "--schemas", str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.answers, self.published = {}, {}
        self.arrived = threading.Condition()
        self.number = 0
        threading.Thread(target=self.read, daemon=True).start()
        self.ask("initialize", {"capabilities": {"general": {"positionEncodings": ["utf-8"]}}})
        self.send({"method": "initialized", "params": {}})

    def read(self):
        stream = self.process.stdout
        while line := stream.readline():
            length = int(line.split(b":")[1])
            stream.readline()
            message = json.loads(stream.read(length))
            now = time.perf_counter()
            with self.arrived:
                if "id" in message and "method" not in message:
                    self.answers[message["id"]] = (message.get("result"), now)
                elif message.get("method") == "textDocument/publishDiagnostics":
                    parameters = message["params"]
                    self.published[parameters["uri"]] = (parameters.get("version"), parameters["diagnostics"], now)
                self.arrived.notify_all()

    def send(self, message):
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
        self.process.stdin.flush()

    def ask(self, method, parameters):
        """The answer, and how long it took in milliseconds."""
        self.number += 1
        start = time.perf_counter()
        self.send({"id": self.number, "method": method, "params": parameters})
        with self.arrived:
            self.arrived.wait_for(lambda: self.number in self.answers, 120)
            result, end = self.answers.pop(self.number)
        return result, (end - start) * 1000

    def findings(self, uri, version):
        with self.arrived:
            good = self.arrived.wait_for(lambda: self.published.get(uri, (None,))[0] == version, 120)
            if not good:
                sys.exit(f"no findings of version {version}")
            return self.published[uri]

    def rest(self):
        """Waits until the server has nothing to do any more; when it published something last."""
        last, since = self.work, time.perf_counter()
        while time.perf_counter() < since + 0.45:
            time.sleep(0.02)
            if self.work != last:
                last, since = self.work, time.perf_counter()
        with self.arrived:
            return max(entry[2] for entry in self.published.values())

    @property
    def work(self):
        """The processor time that the server has taken, in milliseconds: other work on the machine does not change it."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")

    def memory(self, kind="VmRSS"):
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith(kind):
                return int(line.split()[1]) * 1024
        return 0

    def end(self):
        self.ask("shutdown", None)
        self.send({"method": "exit"})
        self.process.wait(10)


def small(number):
    members = "".join(
        f"  member{index}:\n    title: Member {index} of {number}\n    description: How many of the {index} there are in it.\n"
        f"    type: integer\n    minimum: {index}\n    examples: [{index + 3}]\n" for index in range(24))
    return (f"title: Small {number}\ndescription: One of many.\ntype: object\nproperties:\n{members}"
            f"  next: {{$ref: 'small{(number + 1) % 99}.yaml#/$defs/label'}}\n"
            "required: [member0]\nexamples: [{member0: 1}]\n"
            "$defs:\n  label: {title: Label, description: A word., type: string, maxLength: 20, examples: [x]}\n")


def large(bytes_):
    parts, size, index = ["title: Large\ntype: object\nexamples: [{}]\nproperties:\n"], 0, 0
    definitions = ["$defs:\n"]
    while size < bytes_:
        part = (f"  field{index}: {{$ref: '#/$defs/part{index}'}}\n")
        definition = (f"  part{index}:\n    title: Part {index}\n    description: What belongs to the {index} of it, in some words.\n"
                      "    type: object\n    additionalProperties: false\n    required: [id]\n    properties:\n"
                      f"      id: {{title: Number, description: Its number., type: integer, minimum: {index}, examples: [{index + 9}]}}\n"
                      "      name: {title: Name, description: Its name., type: string, minLength: 1, maxLength: 80, examples: [ab]}\n"
                      "      kind: {title: Kind, description: Its kind., enum: [one, two, three], examples: [one]}\n"
                      f"      label: {{$ref: 'small{index % 99}.yaml#/$defs/label'}}\n"
                      f"    examples: [{{id: {index + 9}, kind: one}}]\n")
        parts.append(part)
        definitions.append(definition)
        size += len(part) + len(definition)
        index += 1
    return "".join(parts + definitions), index


def changes(lines, chance, round_):
    """A change of one line, as one types, and the one that takes it back."""
    kind, mark, new = [
        ("a letter of a description", "in some words", "x"), ("a limit", "minLength: 1", "1"),
        ("a reference", "small", "9"), ("half a line", "required: [id]", None)][round_ % 4]
    line = chance.choice([i for i, one in enumerate(lines) if mark in one])
    start = lines[line].index(mark) + (4 if new is None else len(mark))
    end = len(lines[line]) if new is None else start

    def change(stop, text):
        return {"range": {"start": {"line": line, "character": start}, "end": {"line": line, "character": stop}}, "text": text}

    return kind, line, change(end, new or ""), change(start + len(new or ""), lines[line][start:end])


def measure(program, bytes_, edits, seed):
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder).resolve()
        for number in range(99):
            (folder / f"small{number}.yaml").write_text(small(number))
        text, parts = large(bytes_)
        path = folder / "large.yaml"
        path.write_text(text)
        total = sum(file.stat().st_size for file in folder.iterdir())
        server = Server(program, folder)
        uri = path.as_uri()
        start = time.perf_counter()
        server.send({"method": "textDocument/didOpen", "params": {"textDocument": {
            "uri": uri, "languageId": "yaml", "version": 1, "text": text}}})
        first = (server.findings(uri, 1)[2] - start) * 1000
        server.rest()
        lines = text.split("\n")
        times, last, proposals, hovers, work = {}, [], [], [], {}
        version = 1

        def edit(line, change):
            nonlocal version
            version += 1
            before, start = server.work, time.perf_counter()
            server.send({"method": "textDocument/didChange", "params": {
                "textDocument": {"uri": uri, "version": version}, "contentChanges": [change]}})
            found = server.findings(uri, version)
            work.setdefault("first findings", []).append(server.work - before)
            return before, start, found

        for round_ in range(edits):
            kind, line, done, undone = changes(lines, chance, round_)
            for change in (done, undone):
                before, start, found = edit(line, change)
                times.setdefault(kind, []).append((found[2] - start) * 1000)
                last.append((max(found[2], server.rest()) - start) * 1000)
                work.setdefault("all of an edit", []).append(server.work - before)
            line = chance.choice([i for i, one in enumerate(lines) if one.startswith("    type: object")])
            at = {"textDocument": {"uri": uri}, "position": {"line": line, "character": 6}}
            before = server.work
            for _ in range(5):
                items, took = server.ask("textDocument/completion", at)
            work.setdefault("completion", []).append((server.work - before) / 5)
            assert any(item["label"] == "type" for item in items["items"]), items
            proposals.append(took)
            hovers.append(server.ask("textDocument/hover", at)[1])
        # Several edits a second, one behind the other.
        before, typed = server.work, []
        for round_ in range(edits):
            kind, line, done, undone = changes(lines, chance, round_)
            for change in (done, undone):
                _, start, found = edit(line, change)
                typed.append((found[2] - start) * 1000)
                time.sleep(max(0, start + 0.125 - time.perf_counter()))
        server.rest()
        times["any edit, eight a second"] = typed
        work["an edit, eight a second"] = [(server.work - before) / len(typed)]
        memory, own = server.memory(), server.memory("RssAnon")
        server.end()
    print(f"\n## {len(text) / 1000:.0f} KB with {parts} definitions, among 99 files; {total / 1000:.0f} KB in all\n")
    print("| what | median ms | longest ms |\n| --- | --- | --- |")
    print(f"| findings of a text that is opened | {first:.0f} | |")
    for kind, list_ in times.items():
        print(f"| first findings after {kind} ({len(list_)}) | {statistics.median(list_):.1f} | {max(list_):.1f} |")
    print(f"| last findings after any edit ({len(last)}) | {statistics.median(last):.1f} | {max(last):.1f} |")
    print(f"| completion | {statistics.median(proposals):.1f} | {max(proposals):.1f} |")
    print(f"| hover | {statistics.median(hovers):.1f} | {max(hovers):.1f} |")
    for kind, list_ in work.items():
        print(f"| processor time of {kind} | {statistics.median(list_):.1f} | {max(list_):.1f} |")
    print(f"\nMemory: {memory / 1e6:.0f} MB, {memory / total:.0f} times the texts; of these {(memory - own) / 1e6:.0f} MB are pages of"
          " the program and its libraries.")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", default=os.environ.get("SCHEMAGEN", "schemagen"))
    parser.add_argument("--edits", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bytes", type=int, nargs="*", default=[200_000, 2_000_000])
    arguments = parser.parse_args()
    for bytes_ in arguments.bytes:
        measure(arguments.server, bytes_, arguments.edits, arguments.seed)


if __name__ == "__main__":
    main()
