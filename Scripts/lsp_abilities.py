"""Abilities that need more than one file around the schemas: settings, an overlay, generated Swift, a modeline; and what a client
may do at any time, such as take a request back."""

import asyncio
import subprocess
import tempfile
from pathlib import Path

from lsprotocol import types

from lsp_client import Session, edited, path_of, uri_of

FILES = {
    "schemagen.yaml": "strict: true\noverlays: [x.overlay.yaml]\nnames:\n  order.yaml#/properties/size: extent\n",
    "x.overlay.yaml": "order.yaml#/properties/size:\n  set: {description: How large it is.}\n",
    "Schemas/order.yaml": """title: Order
type: object
required: [size, "note"]
properties:
  size: {$ref: 'parts.yaml#/$defs/size'}
  note: {type: string, x-replacement: size}
  e-mail: {type: string, default: 5}
dependentRequired: {size: [note], note: [size]}
if: {required: [size], properties: {size: {minProperties: 1}}}
then: {properties: {size: {maxProperties: 2}}}
examples: [{size: {width: 1}, note: x}]
""",
    "Schemas/other.yaml": "title: Other\n$ref: order.yaml#/properties/size\n",
    "Schemas/parts.yaml": "title: Parts\n$defs:\n  size: {type: object, properties: {width: {type: integer}}}\n",
    "Schemas/plain.json": '{\n  "title": "Plain",\n  "type": "string",\n  "default": 5\n}\n',
    "notes/a.yaml": "# yaml-language-server: $schema=../Schemas/order.yaml\nnote: 5\n",
}


async def check(program, arguments, tally):
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder).resolve()
        for name, text in FILES.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        subprocess.run([program, "generate", "--schemas", str(folder / "Schemas"), "--output", str(folder / "Generated"),
                        "--only", "swift", "--config", str(folder / "schemagen.yaml")], check=False, capture_output=True)
        async with Session(program, arguments.editor) as session:
            for name, text in FILES.items():
                session.open(folder / name, text)
            await session.rest()
            for part in (renames, settings, overlays, names, ignores, modeline, cancels):
                await part(session, folder, tally)
            tally.add("abilities: the server lives", session.is_alive)


def at(name, words, inside=1):
    """The place in a file at which words begin, and some characters further."""
    before = FILES[name][:FILES[name].index(words)]
    return before.count("\n"), len(before) - (before.rfind("\n") + 1) + inside


async def renames(session, folder, tally):
    """A member gets another name wherever it is meant: also where all of that was typed a moment ago."""
    changes = await session.rename(folder / "Schemas/order.yaml", at("Schemas/order.yaml", "size: {$ref"), "bulk")
    texts = {file: edited(FILES[str(file.relative_to(folder))], edits) for file, edits in changes.items()}

    def has(name, *words):
        text = texts.get(folder / name, "")
        tally.add("abilities: a renamed member", all(one in text for one in words), f"{name}: {text}")

    has("Schemas/order.yaml", "required: [bulk,", "bulk: {$ref", "x-replacement: bulk", "{bulk: [note], note: [bulk]}",
        "if: {required: [bulk], properties: {bulk: ", "then: {properties: {bulk: ", "examples: [{bulk: ")
    has("Schemas/other.yaml", "order.yaml#/properties/bulk")
    has("schemagen.yaml", "order.yaml#/properties/bulk: extent")
    has("x.overlay.yaml", "order.yaml#/properties/bulk:")
    path = folder / "Schemas/order.yaml"
    session.change(path, "# a line\n" + FILES["Schemas/order.yaml"])
    line, column = at("Schemas/order.yaml", "size: {$ref")
    later = await session.rename(path, (line + 1, column), "bulk")
    moved = edited("# a line\n" + FILES["Schemas/order.yaml"], later.get(path, []))
    tally.add("abilities: a rename right after an edit", moved == "# a line\n" + texts.get(path, ""), moved)
    session.change(path, FILES["Schemas/order.yaml"])
    await session.rest()


async def settings(session, folder, tally):
    path = folder / "schemagen.yaml"
    for text, place, wanted in [
        (FILES["schemagen.yaml"] + "l", None, {"lint"}), (FILES["schemagen.yaml"] + "lint:\n  names-mixed: ", None, {"off", "note"}),
        (FILES["schemagen.yaml"] + "  ", None, {"order.yaml#/properties/note", "parts.yaml#/$defs/size"}),
        (FILES["schemagen.yaml"] + "exclude:\n  - ", None, {"order.yaml", "parts.yaml#/$defs/size"}),
    ]:
        session.change(path, text)
        lines = text.split("\n")
        labels = set(await session.labels(path, place or (len(lines) - 1, len(lines[-1]))))
        tally.add("abilities: settings are completed by what exists", wanted <= labels,
                  f"{lines[-1]!r}: without {wanted - labels}: {sorted(labels)[:9]}")
    tally.add("abilities: settings are explained", bool(await session.hover(path, (0, 1))))
    session.change(path, FILES["schemagen.yaml"])
    await session.rest()


async def overlays(session, folder, tally):
    path = folder / "x.overlay.yaml"
    for text, wanted in [
        (FILES["x.overlay.yaml"], {"order.yaml#/properties/note", "parts.yaml#/$defs/size"}),
        ("order.yaml#/properties/note:\n  ", {"set", "remove", "replace", "rename"}),
    ]:
        text = text if text.endswith("  ") else text + "o"
        session.change(path, text)
        lines = text.split("\n")
        labels = set(await session.labels(path, (len(lines) - 1, len(lines[-1]))))
        tally.add("abilities: overlays are completed by what exists", wanted <= labels,
                  f"{lines[-1]!r}: without {wanted - labels}: {sorted(labels)[:9]}")
    session.change(path, FILES["x.overlay.yaml"])
    await session.rest()


async def names(session, folder, tally):
    """Names in Swift, and the way to them."""
    path = folder / "Schemas/order.yaml"
    hints = await session.client.text_document_inlay_hint_async(types.InlayHintParams(
        types.TextDocumentIdentifier(uri_of(path)), types.Range(types.Position(0, 0), types.Position(99, 0))))
    tally.add("abilities: names that differ are shown", {"eMail", "extent"} <= {hint.label for hint in hints or []}, str(hints))
    for words, declared in [("size: {$ref", "struct"), ("e-mail", "eMail")]:
        places = await session.type_definition(path, at("Schemas/order.yaml", words))
        line = places[0][0].read_text().split("\n")[places[0][1][0]] if places else ""
        tally.add("abilities: go to the type in Swift", declared in line, f"{words}: {places} {line}")
    found = await session.client.workspace_symbol_async(types.WorkspaceSymbolParams(query="wdth"))
    tally.add("abilities: symbols of all schemas", "width" in [symbol.name for symbol in found or []], str(found))


async def ignores(session, folder, tally):
    """“Ignore this rule here” makes the finding go, and nothing else; in JSON, too."""
    for name, line in [("Schemas/order.yaml", 6), ("Schemas/plain.json", 3)]:
        path, text = folder / name, FILES[name]
        before = await session.findings(path)
        wrong = [one for one in before if one.code == "default-invalid" and one.range.start.line == line]
        if not tally.add("abilities: the finding is there", len(wrong) == 1, name):
            continue
        actions = await session.actions(path, wrong[0])
        here = [action for action in actions if action.title.startswith("Ignore ") and action.title.endswith(" here")]
        off = [action for action in actions if action.title.startswith("Switch ")]
        mend = [action for action in actions if action.is_preferred]
        tally.add("abilities: ways to mend are offered", len(here) == len(off) == 1 and bool(mend),
                  f"{name}: {[action.title for action in actions]}")
        if not here:
            continue
        session.change(path, edited(text, here[0].edit.changes[uri_of(path)]))
        await session.rest()
        after = await session.findings(path)
        tally.add("abilities: a rule is ignored at its place",
                  sorted(one.message for one in after) == sorted(one.message for one in before if one is not wrong[0]),
                  f"{name}: {[one.message for one in after]}")
        session.change(path, text)
        await session.rest()
        for action in off:
            file = next(iter(action.edit.changes))
            session.change(path_of(file), edited(FILES["schemagen.yaml"], action.edit.changes[file]))
            await session.rest()
            left = [one for one in await session.findings(path) if one.code == "default-invalid"]
            tally.add("abilities: a rule is switched off", not left, name)
            session.change(path_of(file), FILES["schemagen.yaml"])
            await session.rest()


async def modeline(session, folder, tally):
    path = folder / "notes/a.yaml"
    found = await session.findings(path)
    tally.add("abilities: a modeline names the schema", len(found) == 3 and any("string" in one.message for one in found),
              str([one.message for one in found]))
    session.change(path, FILES["notes/a.yaml"] + "si")
    labels = await session.labels(path, (2, 2))
    tally.add("abilities: a modeline completes", "size" in labels, str(labels))
    session.change(path, FILES["notes/a.yaml"])


async def cancels(session, folder, tally):
    """Requests that are taken back before their turn are not answered with work, and the others are."""
    path = folder / "Schemas/order.yaml"
    numbers = []
    for _ in range(300):
        number = f"taken-back-{len(numbers)}"
        numbers.append((number, session.client.protocol.send_request_async(
            "textDocument/documentSymbol", types.DocumentSymbolParams(types.TextDocumentIdentifier(uri_of(path))), msg_id=number)))
    tasks = [asyncio.ensure_future(one) for _, one in numbers]
    await asyncio.sleep(0)
    for number, _ in numbers[1:]:
        session.client.protocol.notify("$/cancelRequest", types.CancelParams(id=number))
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    cancelled = sum(isinstance(one, BaseException) and "cancelled" in str(one) for one in answers)
    tally.add("abilities: requests are taken back", cancelled > 0 and not isinstance(answers[0], BaseException),
              f"{cancelled} of {len(answers)}; {answers[0]!r:.80}")
    tally.note(f"abilities: {cancelled} of {len(answers) - 1} requests that were taken back at once were not begun")
    tally.add("abilities: it answers after that", bool(await session.labels(path, (1, 0))))
