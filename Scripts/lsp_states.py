"""Half-typed texts: each case schema cut, without a character, or with a line half written, at random places."""

import random
import shutil
import tempfile
from pathlib import Path

import yaml

from lsp_client import Session
from lsp_places import Text, end, start


def offset(text, place):
    lines = text.splitlines(keepends=True)
    return sum(map(len, lines[:place[0]])) + place[1]


def keys(text):
    """The keywords of the schemas of a text: each with where it begins and ends, without quotes."""
    found = []
    for schema in text.schemas.values():
        for word, (key, _) in schema.keywords.items():
            quote = 1 if key.style else 0
            found.append((word, offset(text.text, start(key)) + quote, offset(text.text, end(key)) - quote))
    return sorted(found, key=lambda one: one[1])


def place_of(text, index):
    before = text[:index]
    line = before.count("\n")
    return (line, index - (before.rfind("\n") + 1))


def states(text, words, chance, count):
    """Half-typed texts, each with its kind, a keyword, and where the cursor is then."""
    for _ in range(count):
        kind = chance.choice(["cut", "character", "line"])
        word, begin, stop = chance.choice(words)
        inside = chance.randint(begin, stop)
        if kind == "cut":
            yield kind, text[:inside], word, inside, begin
        elif kind == "line":
            last = text.find("\n", inside)
            yield kind, text[:inside] + (text[last:] if last >= 0 else ""), word, inside, begin
        else:
            # Around the keyword, on its line or the two about it.
            first = text.rfind("\n", 0, max(0, text.rfind("\n", 0, begin))) + 1
            last = text.find("\n", text.find("\n", stop) + 1)
            gone = chance.randrange(first, last if last > 0 else len(text))
            changed = text[:gone] + text[gone + 1:]
            yield kind, changed, word, inside - (1 if gone < inside else 0), begin


async def check(program, cases, arguments, tally):
    chance = random.Random(arguments.seed)
    with tempfile.TemporaryDirectory() as work:
        work = Path(work).resolve()
        texts = []
        for case in sorted(cases.iterdir()):
            if not case.is_dir():
                continue
            shutil.copytree(case, work / case.name)
            for path in sorted((work / case.name).rglob("*")):
                if path.suffix not in (".yaml", ".json"):
                    continue
                try:
                    text = Text(path)
                except (yaml.YAMLError, ValueError, UnicodeDecodeError, TypeError):
                    continue
                words = keys(text)
                if len(words) > 1 and any(word in ("type", "properties", "$ref", "$schema", "allOf", "anyOf", "oneOf", "enum")
                                          for word, _, _ in words):
                    texts.append((path, text, words))
        counts, worst = {}, []
        async with Session(program, arguments.editor) as session:
            for number, (path, text, words) in enumerate(texts):
                count = arguments.states * (number + 1) // len(texts) - arguments.states * number // len(texts)
                session.open(path, text.text)
                whole = [one for one in await session.findings(path) if one.severity.value < 3]
                right = {}
                for kind, state, word, cursor, begin in states(text.text, words, chance, count):
                    if begin not in right:
                        if session.versions[path.as_uri()] > 1:
                            session.change(path, text.text)
                        right[begin] = word in await session.labels(path, place_of(text.text, begin))
                    session.change(path, state)
                    labels = await session.labels(path, place_of(state, cursor))
                    # Notes are about what is missing, however right a text is.
                    found = [one for one in await session.findings(path) if one.severity.value < 3]
                    counts.setdefault(kind, [0, 0])
                    if right[begin]:
                        counts[kind][word in labels] += 1
                        if word not in labels:
                            lines = state[:cursor] + "█" + state[cursor:]
                            line = lines.split("\n")[place_of(state, cursor)[0]]
                            worst.append((kind, path.relative_to(work), place_of(state, cursor), word, line))
                    tally.add(f"states: findings at most mistakes plus two ({kind})", len(found) <= len(whole) + 3,
                              f"{path.relative_to(work)} {place_of(state, cursor)}: {len(found)} beside {len(whole)}: "
                              + "; ".join(one.message for one in found)[:200])
                session.close(path)
            tally.add("states: the server lives", session.is_alive)
        for kind, (wrong, good) in sorted(counts.items()):
            share = 100 * good / max(1, good + wrong)
            tally.note(f"states: the key at the cursor is proposed in {share:.1f} % of {good + wrong} ({kind})")
        wrong, good = (sum(one[i] for one in counts.values()) for i in (0, 1))
        tally.add("states: the key at the cursor, in 95 % where it was in the whole text", good >= 0.95 * (good + wrong),
                  f"{good} of {good + wrong}")
        for kind, path, place, word, line in worst[:arguments.show * 4]:
            tally.note(f"  not proposed: {kind} {path}:{place[0] + 1}:{place[1] + 1} {word}: {line.strip()}")
