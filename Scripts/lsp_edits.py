"""Random edits, a hundred a second: the server lives, does not grow, and ends with the findings of a fresh one."""

import asyncio
import random
import shutil
import tempfile
import time
from pathlib import Path

from lsprotocol import types

from lsp_client import Session

WORDS = ["", "", " ", "\n", "\n  ", ":", ": ", "[", "]", "{", "}", "'", '"', "type: ", "- ", "$ref: ", "#/$defs/", "\U0001f600", "#", "\t",
         "a", "|\n", "&a ", "*a", "---\n", "\r\n", "\ufeff", "null", "1e999", "properties:\n", "required: [a]", "\\", "é", "x" * 200]


def memory(session):
    for line in Path(f"/proc/{session.client._server.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


class Buffer:
    """A text as the client has it."""

    def __init__(self, path):
        self.path = path
        self.start = self.text = path.read_text()

    def edit(self, chance):
        """A change of the text, as the protocol has it. Now and then the text is as it was."""
        if len(self.text) > 2 * len(self.start) + 2000 or chance.random() < 0.01:
            self.text = self.start
            return types.TextDocumentContentChangeWholeDocument(text=self.text)
        first = self.whole(chance.randint(0, len(self.text)))
        last = self.whole(min(len(self.text), first + chance.choice([0, 0, 0, 1, 1, 2, 9, 40])))
        word = chance.choice(WORDS)
        places = [self.place(first), self.place(last)]
        self.text = self.text[:first] + word + self.text[last:]
        return types.TextDocumentContentChangePartial(
            range=types.Range(types.Position(*places[0]), types.Position(*places[1])), text=word)

    def whole(self, index):
        return index + 1 if self.text[index - 1:index + 1] == "\r\n" else index

    def place(self, index):
        # A line ends with a line feed, a carriage return, or both, between which there is no place.
        before = self.text[:index]
        plain = before.replace("\r\n", "\n").replace("\r", "\n")
        return plain.count("\n"), len(plain) - (plain.rfind("\n") + 1)


def plain(found):
    return sorted((one.range.start.line, one.range.start.character, str(one.severity), one.message) for one in found)


async def check(program, sources, arguments, tally):
    chance = random.Random(arguments.seed)
    with tempfile.TemporaryDirectory() as work:
        work = Path(work).resolve()
        for source in sources:
            shutil.copytree(source, work / source.name)
        (work / "schemagen.yaml").write_text("lint: {names-mixed: off}\nvalidate: {'instances/*': cases/a.yaml}\n")
        # The settings are edited in any case, and no document is open twice.
        paths = [path for path in sorted(work.rglob("*")) if path.suffix in (".yaml", ".json") and path.stat().st_size < 60_000
                 and path != work / "schemagen.yaml"]
        buffers = [Buffer(path) for path in chance.sample(paths, min(24, len(paths)))] + [Buffer(work / "schemagen.yaml")]
        async with Session(program) as session:
            for buffer in buffers:
                session.open(buffer.path, buffer.text)
            begin = time.monotonic()
            edits = requests = 0
            sizes = []
            while time.monotonic() < begin + arguments.seconds and session.is_alive:
                buffer = chance.choice(buffers)
                uri = buffer.path.as_uri()
                change = buffer.edit(chance)
                session.versions[uri] += 1
                session.client.text_document_did_change(types.DidChangeTextDocumentParams(
                    types.VersionedTextDocumentIdentifier(uri=uri, version=session.versions[uri]), [change]))
                edits += 1
                if edits % 10 == 0:
                    place = buffer.place(chance.randint(0, len(buffer.text)))
                    await ask(session, buffer, place, chance)
                    requests += 1
                if edits % 1000 == 0:
                    sizes.append(memory(session))
                await asyncio.sleep(max(0, begin + edits / 100 - time.monotonic()))
            tally.add("edits: the server lives", session.is_alive)
            if not session.is_alive:
                return
            await session.rest()
            last = {buffer.path: plain(await session.findings(buffer.path, 300)) for buffer in buffers}
            seconds = time.monotonic() - begin
        async with Session(program) as fresh:
            for buffer in buffers:
                fresh.open(buffer.path, buffer.text)
            await fresh.rest()
            for buffer in buffers:
                own = plain(await fresh.findings(buffer.path, 300))
                tally.add("edits: the findings of a fresh run", own == last[buffer.path],
                          f"{buffer.path.relative_to(work)}: {[one for one in last[buffer.path] if one not in own][:2]} "
                          f"in place of {[one for one in own if one not in last[buffer.path]][:2]}")
        if len(sizes) > 3:
            half = len(sizes) // 2
            early, late = max(sizes[:half]), max(sizes[half:])
            tally.add("edits: memory does not grow", late < early * 1.5 + 50e6, f"{early / 1e6:.0f} MB, then {late / 1e6:.0f} MB")
            tally.note(f"edits: memory {early / 1e6:.0f} MB in the first half, {late / 1e6:.0f} MB in the second")
        tally.note(f"edits: {edits} in {seconds:.0f} s, {requests} requests between them")


async def ask(session, buffer, place, chance):
    """A request, whose answer may be anything but none."""
    path = buffer.path
    kind = chance.randrange(10)
    try:
        if kind < 3:
            await session.completion(path, place)
        elif kind == 3:
            await session.hover(path, place)
        elif kind == 4:
            await session.definition(path, place)
        elif kind == 5:
            await session.references(path, place)
        elif kind == 6:
            await session.rename(path, place, "renamed")
        elif kind == 7:
            await session.of_document("document_symbol", path, types.DocumentSymbolParams)
        elif kind == 8:
            await session.of_document("folding_range", path, types.FoldingRangeParams)
        else:
            await session.type_definition(path, place)
    except Exception as problem:  # an error is an answer, as long as the server lives
        if type(problem).__name__ not in ("JsonRpcException", "JsonRpcRequestFailed", "JsonRpcRequestCancelled"):
            if "stands here" not in str(problem) and "stands beside" not in str(problem):
                raise
