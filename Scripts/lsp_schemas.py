"""What the server knows of the places in a folder of schemas, held against what PyYAML finds there."""

import json
import random
import subprocess

from lsprotocol import types

from lsp_client import Session, edited, path_of
from lsp_places import KNOWN, end, items, schemas_of, start, target

import yaml


async def check(program, folder, arguments, tally):
    texts = schemas_of(folder)
    chance = random.Random(arguments.seed)
    name = folder.parent.name + "/" + folder.name
    async with Session(program, arguments.editor, arguments=("--schemas", str(folder))) as session:
        for path, text in texts.items():
            session.open(path, text.text)
        for path in texts:
            await session.findings(path)
        await findings(session, program, folder, texts, name, tally)
        await words(session, texts, chance, arguments.places, name, tally)
        await references(session, texts, chance, arguments.places, name, tally)
        await outlines(session, texts, name, tally)
        await misspellings(session, texts, chance, max(5, arguments.places // 10), name, tally)
        await renames(session, texts, chance, max(5, arguments.places // 10), name, tally)
        tally.add(f"{name}: the server lives", session.is_alive)


def some(chance, places, count):
    return chance.sample(places, min(count, len(places)))


async def findings(session, program, folder, texts, name, tally):
    """Everything that `lint` says is published at its place, with its rule."""
    said = subprocess.run([program, "lint", str(folder), "--format", "json"], capture_output=True, text=True)
    for line in said.stdout.splitlines():
        finding = json.loads(line)
        path, place = folder / finding["file"], (finding["line"] - 1, finding["column"] - 1)
        if not path.exists():
            continue
        found = session.client.diagnostics.get(path.resolve().as_uri(), [])
        tally.add(f"{name}: findings of lint", any(
            (one.range.start.line, one.range.start.character) == place and one.code == finding["rule"] for one in found),
            f"{path}:{finding['line']}:{finding['column']} {finding['message']}")


async def words(session, texts, chance, count, name, tally):
    """What stands in a text is proposed where it stands; what is described is told."""
    keywords, values, required, members = [], [], [], []
    for path, text in texts.items():
        for schema in text.schemas.values():
            for word, (key, value) in schema.keywords.items():
                if word in KNOWN:
                    keywords.append((path, schema, word, end(key), 0))
                if word in ("type", "format", "$ref") and isinstance(value, yaml.ScalarNode):
                    place = end(value) if value.style is None else (end(value)[0], end(value)[1] - 1)
                    if word == "$ref" and target(texts, text, value.value) is None:
                        continue
                    values.append((path, schema, value.value, place, word))
            names = [key.value for key, _ in getattr(schema.value("properties"), "value", None) or []]
            for item in items(schema.value("required")):
                if item.value in names:
                    place = end(item) if item.style is None else (end(item)[0], end(item)[1] - 1)
                    required.append((path, schema, item.value, place, "required"))
        for pointer, (key, node) in text.members.items():
            member = text.schemas.get(pointer)
            words = member and (member.text("title") or member.text("description"))
            if words:
                members.append((path, words.strip().splitlines()[0], start(key)))
    for path, schema, word, place, _ in some(chance, keywords, count):
        labels = await session.labels(path, place)
        tally.add(f"{name}: keywords are proposed", word in labels, f"{path}:{place} {word}")
    for path, schema, word, place, kind in some(chance, values, count) + some(chance, required, count):
        labels = await session.labels(path, place)
        tally.add(f"{name}: values of {kind} are proposed", word in labels, f"{path}:{place} {word} {labels[:8]}")
    for path, words, place in some(chance, members, count):
        said = await session.hover(path, place)
        plain = said.replace("\\", "")
        tally.add(f"{name}: hover tells the words", words.replace("\\", "") in plain, f"{path}:{place} {words!r} {said[:80]!r}")


async def references(session, texts, chance, count, name, tally):
    uses = []
    for path, text in texts.items():
        for schema in text.schemas.values():
            value = schema.text("$ref")
            found = value and target(texts, text, value)
            if found:
                uses.append((path, schema, *found))
    everywhere = {}
    for path, schema, other, pointer, node in uses:
        everywhere.setdefault((other, pointer), set()).add((path, start(schema.keywords["$ref"][0])))
    for path, schema, other, pointer, node in some(chance, uses, count):
        at = start(schema.value("$ref"))
        place = (at[0], at[1] + 1)
        goal = (other, start(texts[other].key(pointer) or node))
        led = await session.definition(path, place)
        tally.add(f"{name}: references lead to their targets", led == [goal], f"{path}:{place}: {led} is not {goal}")
        back = set(await session.references(path, place))
        wanted = everywhere[(other, pointer)]
        tally.add(f"{name}: uses are found", back == wanted, f"{path}:{place}: {len(back)} of {len(wanted)}")


async def outlines(session, texts, name, tally):
    for path, text in texts.items():
        symbols = await session.of_document("document_symbol", path, types.DocumentSymbolParams)
        found, open_ = [], list(symbols or [])
        while open_:
            symbol = open_.pop()
            found.append(symbol.name)
            open_ += symbol.children or []
            outer, inner = symbol.range, symbol.selection_range
            if not (place(outer.start) <= place(inner.start) and place(inner.end) <= place(outer.end)):
                tally.add(f"{name}: outline", False, f"{path}: {symbol.name} stands outside of its range")
        wanted = sorted(key.value for key in text.keys.values())
        tally.add(f"{name}: outline", sorted(found) == wanted,
                  f"{path}: {sorted(set(wanted) ^ set(found))[:5]} {len(found)} of {len(wanted)}")
        folds = await session.of_document("folding_range", path, types.FoldingRangeParams)
        tally.add(f"{name}: folds", all(fold.start_line < fold.end_line for fold in folds or []) and bool(folds), str(path))
        links = await session.of_document("document_link", path, types.DocumentLinkParams)
        wanted = [schema for schema in text.schemas.values()
                  if schema.text("$ref") and target(texts, text, schema.text("$ref"))]
        tally.add(f"{name}: links", len(links or []) == len(wanted), f"{path}: {len(links or [])} of {len(wanted)}")


def place(position):
    return (position.line, position.character)


async def misspellings(session, texts, chance, count, name, tally):
    """A keyword whose letters are twisted is found, and the quick fix gives the text as it was."""
    places = [(path, key) for path, text in texts.items() for schema in text.schemas.values()
              for word, (key, _) in schema.keywords.items() if word in ("properties", "required", "description", "maxLength")]
    for path, key in some(chance, places, count):
        text = texts[path].text
        before = await session.findings(path)
        line, column = start(key)
        lines = text.splitlines(keepends=True)
        index = sum(map(len, lines[:line])) + column + (1 if key.style else 0)
        wrong = text[:index] + key.value[1] + key.value[0] + text[index + 2:]
        session.change(path, wrong)
        found = [one for one in await session.findings(path) if place(one.range.start) == (line, column)
                 and "unknown keyword" in one.message]
        if tally.add(f"{name}: misspellings are found", len(found) == 1, f"{path}:{line + 1} {key.value}"):
            actions = await session.actions(path, found[0])
            fixes = [action for action in actions if action.is_preferred]
            mended = fixes and edited(wrong, fixes[0].edit.changes[path.as_uri()])
            tally.add(f"{name}: misspellings are mended", mended == text, f"{path}:{line + 1} {key.value}")
        session.change(path, text)
        after = await session.findings(path)
        tally.add(f"{name}: findings come back", [one.message for one in after] == [one.message for one in before], str(path))


async def renames(session, texts, chance, count, name, tally):
    """A renamed definition or member leaves schemas that mean the same, and renaming it back gives the texts as they were."""
    places = [(path, pointer, key) for path, text in texts.items() for pointer, (key, _) in text.members.items()]
    known = {path: text.text for path, text in texts.items()}
    for path, pointer, key in some(chance, places, count):
        new = "renamed" + key.value.replace("/", "").replace("$", "")
        where = f"{path}:{start(key)} {key.value}"
        changes = await session.rename(path, start(key), new)
        if not tally.add(f"{name}: renames", path in changes, where):
            continue
        for file in changes:
            if file not in known:
                known[file] = file.read_text()
                session.open(file, known[file])
        before = {file: [one.message.replace(key.value, new) for one in await session.findings(file)] for file in changes}
        renamed = {file: edited(known[file], edits) for file, edits in changes.items()}
        for file, text in renamed.items():
            session.change(file, text)
        # What a change brings elsewhere is told after a pause.
        await session.rest()
        for file in changes:
            found = [one.message for one in await session.findings(file)]
            tally.add(f"{name}: findings after a rename", sorted(found) == sorted(before[file]),
                      f"{where} {file.name}: {sorted(set(found) - set(before[file]))[:2]}")
        back = await session.rename(path, start(key), key.value)
        for file in changes:
            tally.add(f"{name}: a rename and back", edited(renamed[file], back.get(file, [])) == known[file], f"{where} {file.name}")
            session.change(file, known[file])
        await session.rest()
