"""What the server knows of instances of a schema: GitHub's workflows."""

import json
import random
import subprocess
import tempfile
from pathlib import Path

import yaml

from lsp_client import Session
from lsp_places import end, pairs, start


def keys(node):
    for key, value in pairs(node):
        yield key, value
        yield from keys(value)
    if isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from keys(item)


async def check(program, schema, folder, arguments, tally, wrong="unknown-member: 1"):
    """Opens the documents of a folder, whose schema the settings name, and then again by a modeline.

    wrong: a line that the schema refuses.
    """
    chance = random.Random(arguments.seed)
    with tempfile.TemporaryDirectory() as work:
        work = Path(work).resolve()
        (work / "Schemas").mkdir()
        (work / "flows").mkdir()
        (work / "Schemas/workflow.json").write_text(schema.read_text())
        (work / "schemagen.yaml").write_text("validate: {'flows/*': Schemas/workflow.json}\n")
        lines = schema.read_text().splitlines()
        async with Session(program, arguments.editor) as session:
            (work / "others").mkdir()
            for source in sorted(folder.iterdir()):
                text = source.read_text()
                path = work / "flows" / source.name
                path.write_text(text)
                session.open(path, text)
                await one(session, program, work, path, text, lines, chance, tally, arguments, wrong)
                await modeline(session, work / "others" / source.name, text, await session.findings(path), tally)
                session.close(path)
            if "workflow" in schema.name:
                await snippets(session, work, tally)
            tally.add("instances: the server lives", session.is_alive)


async def one(session, program, work, path, text, lines, chance, tally, arguments, wrong):
    found = await session.findings(path)
    said = subprocess.run([program, "validate", str(path), "--format", "json"], capture_output=True, text=True, cwd=work)
    reports = [json.loads(line) for line in said.stdout.splitlines()]
    count = sum(len(report["errors"]) + len(report["warnings"]) for report in reports)
    tally.add("instances: findings of validate", bool(reports) and len(found) == count, f"{path.name}: {len(found)} of {count}")
    root = yaml.compose(text, Loader=yaml.SafeLoader)
    places = list(keys(root))
    for key, value in chance.sample(places, min(len(places), max(3, arguments.places // 20))):
        at = start(key)
        led = await session.definition(path, at)
        # A key that the schema lists under its name: its definition is the value of that name.
        named = [place for file, place in led if f'"{key.value}":' in lines[place[0]] or f'"{key.value}":' in lines[max(0, place[0] - 1)]]
        if not named:
            continue
        last = end(key) if key.style is None else (end(key)[0], end(key)[1] - 1)
        tally.add("instances: members are proposed", key.value in await session.labels(path, last), f"{path.name}:{at} {key.value}")
        said = await session.hover(path, at)
        tally.add("instances: hover tells of members", bool(said), f"{path.name}:{at} {key.value}")
    for key, value in root.value:
        tally.add("instances: members of the root lead to the schema", bool(await session.definition(path, start(key))),
                  f"{path.name}:{start(key)} {key.value}")
    # A value that is wrong is found, and the text as it was has what it had.
    session.change(path, text + f"\n{wrong}\n")
    more = await session.findings(path)
    tally.add("instances: what the schema refuses is found", len(more) > len(found), path.name)
    session.change(path, text)
    tally.add("instances: findings come back", len(await session.findings(path)) == len(found), path.name)


async def modeline(session, path, text, wanted, tally):
    """A document that names its schema in its first line has the findings of one whose schema the settings name."""
    session.open(path, "# yaml-language-server: $schema=../Schemas/workflow.json\n" + text)
    found = await session.findings(path)
    tally.add("instances: a modeline names the schema",
              [(one.range.start.line - 1, one.message) for one in found] == [(one.range.start.line, one.message) for one in wanted],
              f"{path.name}: {len(found)} of {len(wanted)}")
    session.close(path)


async def snippets(session, work, tally):
    path = work / "flows/new.yaml"
    for text, place, wanted in [
        ("", (0, 0), {"on", "jobs", "name"}),
        ("on: ", (0, 4), {"push", "pull_request"}),
        ("on:\n  ", (1, 2), {"push", "schedule"}),
        ("on: push\njobs:\n  build:\n    ", (3, 4), {"runs-on", "steps", "uses", "needs"}),
        ("on: push\njobs:\n  build:\n    runs-on: x\n    steps:\n      - ", (5, 8), {"run", "uses", "name"}),
        ("on: push\njobs:\n  build:\n    runs-on: x\n    steps:\n      - run: x\n        shell: ", (6, 15), {"bash", "pwsh"}),
        ("on: push\npermissions:\n  contents: ", (2, 12), {"read", "write", "none"}),
    ]:
        session.open(path, text)
        await session.findings(path)
        found = await session.completion(path, place)
        labels = {item.label for item in found}
        tally.add("instances: a workflow as it is typed", wanted <= labels, f"{text[-30:]!r}: without {wanted - labels}")
        session.close(path)
    session.open(path, "")
    await session.findings(path)
    found = {item.label: item for item in await session.completion(path, (0, 0))}
    jobs = found.get("jobs")
    tally.add("instances: required members first", bool(jobs) and jobs.sort_text < found["name"].sort_text)
    session.close(path)
