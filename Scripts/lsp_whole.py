"""What the server says of whole documents and of their Swift, held against what the commands make of them."""

import random
import subprocess
import tempfile
from pathlib import Path

from lsprotocol import types

from lsp_client import Session, edited, uri_of
from lsp_places import schemas_of, start


async def check(program, folder, arguments, tally):
    """Copies the folder, and generates its Swift beside the copy."""
    name, chance = folder.parent.name + "/" + folder.name, random.Random(arguments.seed)
    with tempfile.TemporaryDirectory() as work:
        work = Path(work).resolve()
        copy = work / "schemas"
        for path, text in schemas_of(folder).items():
            other = copy / path.relative_to(folder)
            other.parent.mkdir(parents=True, exist_ok=True)
            other.write_text(text.text)
        for path in folder.rglob("namespace.yaml"):
            (copy / path.relative_to(folder)).write_text(path.read_text())
        subprocess.run([program, "generate", "--schemas", str(copy), "--output", str(work / "Generated"), "--only", "swift"],
                       capture_output=True, check=False)
        texts = schemas_of(copy)
        async with Session(program, arguments.editor, arguments=("--schemas", str(copy))) as session:
            for path, text in texts.items():
                session.open(path, text.text)
            for path in texts:
                await session.findings(path)
            await session.rest()
            swift = {path: path.read_text() for path in (work / "Generated/Swift").rglob("*.swift")}
            await layouts(session, program, texts, name, tally)
            await selections(session, texts, chance, arguments.places // 5, name, tally)
            await symbols(session, texts, chance, arguments.places // 5, name, tally)
            if swift:
                await names(session, texts, swift, chance, arguments.places // 2, name, tally)
            await ignores(session, texts, chance, max(5, arguments.places // 10), name, tally)
            tally.add(f"{name}: the server lives with its Swift", session.is_alive)


def some(chance, places, count):
    return chance.sample(places, min(count, len(places)))


async def layouts(session, program, texts, name, tally):
    """The layout is that of `fmt` on standard input."""
    for path, text in texts.items():
        if path.suffix == ".json":
            continue
        said = subprocess.run([program, "fmt", "-"], input=text.text, capture_output=True, text=True, cwd=path.parent)
        edits = await session.client.text_document_formatting_async(types.DocumentFormattingParams(
            types.TextDocumentIdentifier(uri_of(path)), types.FormattingOptions(tab_size=2, insert_spaces=True)))
        tally.add(f"{name}: the layout of fmt", edited(text.text, edits or []) == said.stdout, str(path))


async def selections(session, texts, chance, count, name, tally):
    places = [(path, start(key)) for path, text in texts.items() for key in text.keys.values()]
    for path, at in some(chance, places, count):
        found = await session.client.text_document_selection_range_async(types.SelectionRangeParams(
            types.TextDocumentIdentifier(uri_of(path)), [types.Position(*at)]))
        inner, depth, isRight = found[0], 0, True
        while inner.parent:
            outer = inner.parent
            isRight = isRight and outer.range.start <= inner.range.start and inner.range.end <= outer.range.end
            inner, depth = outer, depth + 1
        isRight = isRight and found[0].range.start == types.Position(*at)
        tally.add(f"{name}: selections grow", isRight and depth > 1, f"{path}:{at} {depth}")


async def symbols(session, texts, chance, count, name, tally):
    places = [(path, key) for path, text in texts.items() for key, _ in text.members.values()]
    for path, key in some(chance, places, count):
        found = await session.client.workspace_symbol_async(types.WorkspaceSymbolParams(query=key.value))
        here = [one for one in found or [] if one.name == key.value]
        # A client gets so many at once, and asks again.
        tally.add(f"{name}: symbols of all schemas", bool(here) and (len(found) >= 500 or any(
            one.location.uri == uri_of(path) and one.location.range.start.line == start(key)[0] for one in here)),
            f"{path}:{start(key)} {key.value}: {len(found or [])}")


async def names(session, texts, swift, chance, count, name, tally):
    """Swift names that are shown stand in the generated Swift, and types lead there."""
    everything = "\n".join(swift.values())
    words = set(everything.replace("`", " ").replace("(", " ").replace(":", " ").replace(",", " ").replace(".", " ").split())
    shown = 0
    for path, text in texts.items():
        hints = await session.client.text_document_inlay_hint_async(types.InlayHintParams(
            types.TextDocumentIdentifier(uri_of(path)), types.Range(types.Position(0, 0), types.Position(1_000_000, 0))))
        for hint in hints or []:
            shown += 1
            tally.add(f"{name}: names in Swift", hint.label in words, f"{path}:{hint.position} {hint.label}")
    tally.note(f"{name}: {shown} names that differ in Swift are shown")
    places = [(path, key) for path, text in texts.items() for pointer, (key, _) in text.members.items() if "/properties/" in pointer]
    led = 0
    chosen = some(chance, places, count)
    for path, key in chosen:
        found = await session.type_definition(path, start(key))
        if not found:
            continue
        led += 1
        file, at = found[0]
        line = swift.get(file, "").split("\n")[at[0]] if file in swift else ""
        kinds = ("struct ", "enum ", "class ", "typealias ", "var ", "let ")
        tally.add(f"{name}: types lead to declarations", any(kind in line for kind in kinds), f"{path}:{start(key)} {key.value}: {line!r}")
    tally.add(f"{name}: types are found", led * 2 >= len(chosen), f"{led} of {len(chosen)}")
    tally.note(f"{name}: {led} of {len(chosen)} members lead to Swift")


async def ignores(session, texts, chance, count, name, tally):
    """“Ignore this rule here” makes one finding go."""
    # A finding about several places is one about the others then.
    places = [(path, one) for path in texts for one in await session.findings(path)
              if one.code and one.code != "schema-error" and ", here and in " not in one.message]
    for path, finding in some(chance, places, count):
        text, before = texts[path].text, await session.findings(path)
        here = [one for one in await session.actions(path, finding)
                if one.title == f"Ignore '{finding.code}' here" and one.diagnostics[0].message == finding.message]
        if not tally.add(f"{name}: rules may be ignored at a place", bool(here), f"{path}:{finding.range.start} {finding.message}"):
            continue
        session.change(path, edited(text, here[0].edit.changes[uri_of(path)]))
        await session.rest()
        after = await session.findings(path)
        # A comment is about all findings of the rule on its line.
        same = [one for one in before if not (one.code == finding.code and one.range.start.line == finding.range.start.line)]
        tally.add(f"{name}: a rule is ignored at its place",
                  sorted(one.message for one in after) == sorted(one.message for one in same),
                  f"{path}:{finding.range.start} {finding.message}: {len(after)} of {len(same)}: "
                  + str([one.message for one in after if one.message not in [other.message for other in same]][:2]))
        session.change(path, text)
        await session.rest()
