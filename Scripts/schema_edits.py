"""What Scripts/check-diff does to schemas: random edits, each at one subschema, so that one can be taken back alone."""

import copy
import json

from fixture_sites import Document, value_at

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


def are_apart(pointers):
    """Whether no pointer leads to a part of what another one leads to."""
    return not any(one != other and (other + "/").startswith(one + "/") for one in pointers for other in pointers)


def random_edits(random, schema):
    """One edit or two, at subschemas that instances meet; none where nothing was found."""
    document = Document(copy.deepcopy(schema))
    demanded, asked = document.reach([""])
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


def holds(location, pointer):
    """Whether a claim at a location belongs to an edit at a pointer: it stands at it, in it or around it."""
    return (location + "/").startswith(pointer + "/") or (pointer + "/").startswith(location + "/")


def shown(edits, schema):
    """Edits as a person reads them."""
    return "; ".join(
        f"{pointer or '(root)'}: {json.dumps(value_at(schema, pointer))[:160]} → {json.dumps(value)[:160]}"
        for (pointer, value) in edits)
