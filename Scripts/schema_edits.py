"""What Scripts/check-diff does to schemas: random edits, each at one subschema, so that one can be taken back alone."""

import copy
import json
from pathlib import Path

from fixture_sites import LISTS, MAPS, ONE, TYPE_OF, Document, escaped, value_at

KEYWORDS = ONE | LISTS | MAPS | set(TYPE_OF) | {"type", "enum", "const", "$ref", "$defs", "definitions", "title", "description"}
COUNTS = {"minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties", "minContains",
          "maxContains"}
LIMITS = {"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"}
TYPES = ["string", "integer", "number", "boolean", "array", "object", "null"]
PATTERNS = ["^[a-z]+$", "^.{1,3}$", "^(?!x)", "[0-9]", "^a|b$", "^[^\\n]*$", "\\bid\\b", "^\\S+$"]
ADDED = [("minLength", 1), ("maxLength", 5), ("pattern", "^[a-z]"), ("format", "date"), ("minimum", 0), ("maximum", 9),
         ("exclusiveMinimum", 0), ("multipleOf", 2), ("minItems", 1), ("maxItems", 3), ("uniqueItems", True),
         ("minProperties", 1), ("maxProperties", 4), ("additionalProperties", False), ("items", {"type": "string"}),
         ("not", {"type": "null"}), ("enum", ["a", 1, None]), ("const", "a"), ("title", "Another title"),
         ("propertyNames", {"maxLength": 20}), ("contains", {"type": "string"}),
         ("anyOf", [{"type": "string"}, {"type": "object"}]), ("oneOf", [{"type": "array"}, {"type": "object"}])]


def taken_from(random, values):
    """A list without one of its members."""
    index = random.randrange(len(values))
    return values[:index] + values[index + 1:]


def changed(random, keyword, value):
    """Another value of a keyword; None where it is left alone."""
    if keyword in COUNTS and isinstance(value, int):
        return max(0, value + random.choice([-1, 1, 2]))
    if keyword in LIMITS and isinstance(value, (int, float)) and not isinstance(value, bool):
        return value + random.choice([-1, 1])
    if keyword == "multipleOf":
        return random.choice([value * 2, value * 3])
    if keyword == "type":
        others = [name for name in TYPES if name != value and (not isinstance(value, list) or name not in value)]
        if isinstance(value, list):
            return random.choice([taken_from(random, value) or value, value + others[:1], value[::-1]])
        return random.choice([random.choice(others), [value, random.choice(others)]])
    if keyword == "enum":
        return random.choice([taken_from(random, value) or value, value + ["another value"], value[::-1]])
    if keyword == "required":
        return random.choice([taken_from(random, value), value[::-1]])
    if keyword in ("anyOf", "oneOf", "allOf"):
        smaller = taken_from(random, value) or value
        return random.choice([smaller, value[::-1], value + [{"type": random.choice(TYPES)}]])
    if keyword == "pattern":
        return random.choice(PATTERNS)
    if keyword in ("properties", "patternProperties"):
        names = list(value)
        if not names or random.random() < 0.3:
            return {**value, "another": {"type": random.choice(TYPES)}}
        name = random.choice(names)
        rest = {other: value[other] for other in names if other != name}
        return random.choice([rest, {**rest, name + "2": value[name]}, {**rest, name: {}}, {**rest, name: False}])
    if isinstance(value, bool):
        return not value
    if keyword == "const":
        return "another value"
    return None


def edited(random, schema):
    """A subschema with one change; None where none was found."""
    result = copy.deepcopy(schema)
    keywords = [name for name in schema if not name.startswith("$") and name not in ("id", "definitions")]
    way = random.random()
    if way < 0.5 and keywords:
        keyword = random.choice(keywords)
        value = changed(random, keyword, schema[keyword])
        if value is None or value == schema[keyword]:
            return None
        result[keyword] = value
    elif way < 0.7 and keywords:
        del result[random.choice(keywords)]
    elif way < 0.9:
        keyword, value = random.choice(ADDED)
        if keyword in schema:
            return None
        result[keyword] = copy.deepcopy(value)
    elif schema.get("properties"):
        result["required"] = schema.get("required", []) + [random.choice(list(schema["properties"]))]
        if len(set(result["required"])) < len(result["required"]):
            return None
    elif not any(key in schema for key in ("$id", "id", "$schema", "$anchor", "definitions", "$defs")):
        return {"anyOf": [result, {"type": random.choice(TYPES)}]}
    return result if result != schema else None


def applied(schema, edits):
    """The document with edits, a list of pointers and subschemas."""
    result = copy.deepcopy(schema)
    for (pointer, value) in edits:
        if not pointer:
            result = copy.deepcopy(value)
            continue
        outer, _, token = pointer.rpartition("/")
        host = value_at(result, outer)
        token = token.replace("~1", "/").replace("~0", "~")
        host[int(token) if isinstance(host, list) else token] = copy.deepcopy(value)
    return result


def with_member(members, name, others):
    """Members, of which one is as among others: gone, or there."""
    rest = {other: value for (other, value) in members.items() if other != name}
    return {**rest, name: others[name]} if name in others else rest


def are_apart(pointers):
    """Whether no pointer leads to a part of what another one leads to."""
    return not any(one != other and (other + "/").startswith(one + "/") for one in pointers for other in pointers)


def lonely_definitions(document):
    """The definitions, nested ones included, that the root of a document does not lead to."""
    used = {pointer for pointers in document.reach([""]) for pointer in pointers} | {""}
    (found, waiting, seen) = (set(), sorted(used), set(used))
    while waiting:
        pointer = waiting.pop()
        schema = document.subschemas[pointer][0]
        for container in ("$defs", "definitions"):
            names = schema.get(container, {}) if isinstance(schema, dict) else {}
            for inner in [f"{pointer}/{container}/{escaped(name)}" for name in names if isinstance(names, dict)]:
                if inner in used or inner in found or not document.look(inner) or is_container(document, inner):
                    continue
                found.add(inner)
                below = {inner, *(pointer for pointers in document.reach([inner]) for pointer in pointers)} - seen
                seen |= below
                waiting += sorted(below)
    return found


def is_container(document, pointer):
    """Whether a definition only holds others, sorted into mappings."""
    schema = document.subschemas[pointer][0]
    return (isinstance(schema, dict) and len(schema) > 0 and not KEYWORDS & set(schema)
            and all(isinstance(value, dict) for value in schema.values()))


def random_edits(random, schema):
    """One edit or two, at subschemas that instances meet; none where nothing was found."""
    document = Document(copy.deepcopy(schema))
    demanded, asked = document.reach([""] + sorted(lonely_definitions(document)))
    pointers = [pointer for pointer in demanded + asked if isinstance(document.subschemas[pointer][0], dict)]
    edits = []
    for _ in range(40):
        pointer = random.choice(pointers)
        if not are_apart({pointer} | {known for (known, _) in edits}) or pointer in dict(edits):
            continue
        value = edited(random, document.subschemas[pointer][0])
        if value is None:
            continue
        edits.append((pointer, value))
        if len(edits) == 2 or random.random() < 0.7:
            break
    return edits


def instance_changes(random, value):
    """Instances like one, each changed in one place."""
    if isinstance(value, dict):
        for name in list(value)[:12]:
            yield {other: inner for (other, inner) in value.items() if other != name}
            yield {**value, name: random.choice([None, "a", "", 0, -1, 1.5, [], {}, True, "another value"])}
            for inner in list(instance_changes(random, value[name]))[:4]:
                yield {**value, name: inner}
        yield {**value, "another": random.choice([None, "a", 1])}
    elif isinstance(value, list):
        yield value + value[:1]
        yield value[1:]
        for inner in list(instance_changes(random, value[0]))[:4] if value else []:
            yield [inner] + value[1:]
    elif isinstance(value, str):
        yield value + "x"
        yield value[1:]
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        yield value + 1
        yield value - 1


class EditedSchema:
    """A schema and edits of it, and what another validator says of the pair and of the schemas between its sides."""

    claims = [("narrows", (True, False)), ("widens", (False, True))]

    def __init__(self, name, old, edits, judge):
        self.name, self.old, self.edits = name, old, edits
        self.new = applied(old, edits)
        self.documents = [Document(copy.deepcopy(side)) for side in (self.old, self.new)]
        self.judge, self.judges, self.reached = judge, {}, {}
        # Definitions that a root does not lead to are compared by themselves.
        self.lonely = {pointer for document in self.documents for pointer in lonely_definitions(document)}
        # A judge that does not take one of the schemas says so now.
        for side in ([], edits):
            for definition in [None, *sorted(self.lonely)]:
                self.accepts(side, {}, definition)

    def write(self, folder):
        paths = [Path(folder, side, self.name) for side in ("old", "new")]
        for (path, schema) in zip(paths, (self.old, self.new)):
            path.parent.mkdir(exist_ok=True)
            path.write_text(json.dumps(schema, indent=1))
        return paths

    def __str__(self):
        return "; ".join(
            f"{pointer or '(root)'}: {json.dumps(value_at(self.old, pointer))[:160]} → {json.dumps(value)[:160]}"
            for (pointer, value) in self.edits)

    def accepts(self, edits, instance, definition):
        """Whether the schema with some of the edits accepts an instance."""
        key = (tuple(pointer for (pointer, _) in edits), definition)
        if key not in self.judges:
            self.judges[key] = self.judge(applied(self.old, edits), definition)
        return self.judges[key](instance)

    def verdicts(self, instance, definition):
        return self.accepts([], instance, definition), self.accepts(self.edits, instance, definition)

    def without(self, edits):
        return [edit for edit in self.edits if edit not in edits]

    def edits_at(self, location):
        """The edits that a claim at a location may belong to: the one that it stands in, those that it leads to, or those
        that come to it by references."""
        groups = self.edits_around(location)
        return groups[0] if groups else []

    def edits_around(self, location):
        """The edits that a location stands in, those that it leads to, and those that lead to it: each group that has some."""
        # A keyword that is no schema stands in one.
        schemas = [location, location.rpartition("/")[0]]
        led = self.reach(schemas)
        groups = [[edit for edit in self.edits if (location + "/").startswith(edit[0] + "/")],
                  [edit for edit in self.edits if edit[0] in led or (edit[0] + "/").startswith(location + "/")],
                  [edit for edit in self.edits if self.reach([edit[0]]) & set(schemas)]]
        return [group for group in groups if group]

    def reach(self, pointers):
        """What schemas lead to, on one of the sides."""
        key = tuple(pointers)
        if key not in self.reached:
            self.reached[key] = set().union(*(names for document in self.documents for names in document.reach(pointers)))
        return self.reached[key]

    def mistakes(self, changes):
        """The claims that no witness shows."""
        for change in changes:
            (definition, location) = (change.get("definition"), change["location"])
            for (claim, expected) in self.claims:
                if claim not in change["witness"]:
                    continue
                witness = change["witness"][claim]
                words = f"{change['rule']} {claim} at {location or '(root)'}"
                own = self.edits_at(location)
                if self.verdicts(witness, definition) != expected:
                    yield f"{words}: not so: {shown(witness)}"
                elif not own:
                    yield f"{words}: there is no edit: {shown(witness)}"
                elif not (any(self.shows(edits, witness, definition, expected)
                              or self.accepts(edits, witness, definition) == expected[1]
                              for edits in self.edits_around(location))
                          or self.member_shows(location, witness, definition, expected)):
                    yield f"{words}: shows another change: {shown(witness)}"

    def shows(self, edits, witness, definition, expected):
        """Whether a witness loses its proof where some of the edits are taken back."""
        return (len(edits) == len(self.edits)
                or self.accepts(self.without(edits), witness, definition) == expected[0])

    def member_shows(self, location, witness, definition, expected):
        """Whether a witness shows what became of one member, where an edit changed several: a name that changed is one that
        went and one that came."""
        for (pointer, value) in self.edits:
            keyword, _, token = location[len(pointer) + 1:].partition("/")
            old, name = value_at(self.old, pointer), token.replace("~1", "/").replace("~0", "~")
            if not location.startswith(pointer + "/") or keyword not in ("properties", "patternProperties"):
                continue
            sides = [side.get(keyword, {}) for side in (old, value)]
            if name in sides[0] and name in sides[1] or "/" in token:
                continue
            alone = [(pointer, {**old, keyword: with_member(sides[0], name, sides[1])})]
            others = [edit for edit in self.edits if edit[0] != pointer]
            others.append((pointer, {**value, keyword: with_member(sides[1], name, sides[0])}))
            verdicts = [self.judge(applied(self.old, edits), definition)(witness) for edits in (alone, others)]
            return verdicts[0] == expected[1] or verdicts[1] == expected[0]
        return False

    def missed(self, changes, instances):
        """The first instance for each direction and edit that is in no claim."""
        said = {claim: [change["location"] for change in changes
                        if change[claim] or claim in change.get("unproved", [])] for (claim, _) in self.claims}
        known = set()
        for (instance, definition) in instances:
            verdicts = self.verdicts(instance, definition)
            for (claim, expected) in self.claims:
                if verdicts != expected:
                    continue
                for edit in self.edits_shown(instance, definition, expected):
                    if (claim, edit[0]) in known:
                        continue
                    if not any(edit in group for location in said[claim] for group in self.edits_around(location)):
                        known.add((claim, edit[0]))
                        yield f"missed that {edit[0] or '(root)'} {claim}: {shown(instance)}"
                if not said[claim] and (claim, None) not in known:
                    known.add((claim, None))
                    yield f"missed that it {claim}: {shown(instance)}"

    def edits_shown(self, instance, definition, expected):
        """The edits that change the verdict alone, and without which it does not change."""
        return [edit for edit in self.edits
                if self.accepts([edit], instance, definition) == expected[1]
                and self.accepts(self.without([edit]), instance, definition) == expected[0]]


def shown(instance):
    return json.dumps(instance)[:200]
