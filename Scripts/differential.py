"""Makes schemas and instances at random and compares verdicts with jsonschema-rs: see Scripts/differential."""

import argparse
import base64
import copy
import json
import math
import os
import random
import re
import subprocess
import sys
from decimal import Decimal, getcontext
from fractions import Fraction

import jsonschema_rs

KEYS = ["a", "b", "c", "foo", "bar", "é", "e\u0301", "", "a/b", "~x", "🐲", "0", "$ref", "A"]
PATTERNS = [
    "^a", "b$", "^[a-c]+$", "^.{2,3}$", "\\d", "^\\w+$", "^\\S*$", "\\s", "x?y", "^(a|b)*$", "[^a]", "é", "^$",
    "\\p{L}", "^\\p{Lu}", "^[0-9]{4}-[0-9]{2}$", "(foo|bar)", "^a.*b$", "^[^/]+/[^/]+$", "\\bfoo\\b", "^(?=.*a)",
    "^(?!a)", "a{2,}", "^[\\u00e0-\\u00ff]", "^🐲*$", "\\$", "^\\W", "[\\w-]+@[\\w.-]+",
]
STRINGS = [
    "", "a", "b", "ab", "abc", "aab", "foo", "bar", "foo bar", "é", "e\u0301", "É", "🐲", "🐲🐲", "xy", "y", "1", "12",
    "2020-01", "a/b", "$", " ", "\n", "_", "-", "a\nb", "\u0000", "\"", "\\", "user@example.com", "ß", "Ω", "٣",
]
FORMATS = {
    "date": ["2020-02-29", "2021-02-29", "2020-1-1", "2020-12-31", "0000-01-01", "2020-13-01"],
    "time": ["12:00:00Z", "23:59:60Z", "24:00:00Z", "12:00:00", "12:00:00.5+01:30", "08:30:06.283185Z"],
    "date-time": ["2020-01-01T00:00:00Z", "2020-01-01T00:00:00", "1998-12-31T23:59:60Z", "2020-01-01t00:00:00z",
                  "2020-01-01 00:00:00Z", "1985-04-12T23:20:50.52Z"],
    "duration": ["P1D", "PT1H", "P1Y2M3DT4H5M6S", "P", "PT", "P1W", "P1W1D", "1D", "P1Y2D"],
    "email": ["a@b.c", "a@b", "@b", "a@", "a b@c.de", "\"a b\"@c.de", "a@[127.0.0.1]", "joe.bloggs@example.com"],
    "hostname": ["a", "a.b", "a-b.c", "-a", "a-", "a..b", "a_b", "1.2", "x" * 63, "x" * 64, "example.com"],
    "ipv4": ["1.2.3.4", "1.2.3", "256.1.1.1", "01.2.3.4", "1.2.3.4.5", "0.0.0.0"],
    "ipv6": ["::", "::1", "1::2::3", "1:2:3:4:5:6:7:8", "::ffff:1.2.3.4", "12345::", "fe80::%1", "1:2:3:4:5:6:7"],
    "uri": ["http://a.b/c?d#e", "a", "//a", "urn:x:y", "http://a b", "http://[::1]/", "mailto:a@b.c", "http://a/%zz"],
    "uri-reference": ["", "a", "//a", "/a?b#c", "a b", "#", "\\", "http://x/ü"],
    "iri": ["http://ü.de/é", "ü", "http://a b", "urn:é"],
    "iri-reference": ["ü", "é?ü#a", "a b", ""],
    "uuid": ["2eb8aa08-aa98-11ea-b4aa-73b441d16380", "2EB8AA08-AA98-11EA-B4AA-73B441D16380",
             "2eb8aa08aa9811eab4aa73b441d16380", "2eb8aa08-aa98-11ea-b4aa-73b441d1638"],
    "json-pointer": ["", "/", "/a/b", "a", "/~0~1", "/~2", "/é"],
    "relative-json-pointer": ["0", "1/a", "01", "0#", "-1", "1#/a", "0/~1", "0+1", "1-1/a"],
    "regex": ["a", "(", "[a", "\\d", "a{1,2}", "(?<=a)"],
    "uri-template": ["/{a}", "{", "{+a,b*}", "a}", "http://x/{?q*}"],
}
NUMBERS = [0, 1, 2, 3, 4, 5, 7, 10, 12, -1, -3, 2**53, 2**53 + 1, 2**63, 2**64, -(2**63), 10**20, 10**20 + 1]
NUMBERS += map(Decimal, [
    "1.5", "0.5", "-0.5", "0.1", "19.99", "2.0", "1e3", "1e300", "3.0000000001", "0.0", "-0.0", "1e-7",
    "123456789.125", "0.10000000000000000000001", "1E+400", "1e-400", "12345678901234567890.5", "1.10",
])
DIVISORS = [1, 2, 3, 7, 10**10] + [Decimal(text) for text in ["0.5", "0.01", "0.1", "1e-8", "1.5", "2.0", "1e-30"]]
TEXTS = ["{}", "[1]", "{", "1 2", "nul", "\"a\"", ""]
TEXTS += [base64.b64encode(text.encode()).decode() for text in TEXTS] + ["e30", "e30==", "a?=="]
TYPES = ["null", "boolean", "integer", "number", "string", "array", "object"]


getcontext().prec = 500


def json_text(value):
    """JSON with decimals as they are."""
    if isinstance(value, dict):
        members = (json.dumps(key, ensure_ascii=False) + ":" + json_text(inner) for key, inner in value.items())
        return "{" + ",".join(members) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(json_text, value)) + "]"
    return str(value) if isinstance(value, Decimal) else json.dumps(value, ensure_ascii=False)


class SchemaMaker:
    """Writes one schema. In place, a definition refers only to later ones, so no reference comes back to itself."""

    def __init__(self, rng, draft7, uri="http://example.com/root"):
        self.rng, self.draft7, self.uri = rng, draft7, uri
        self.count = rng.choice([0, 0, 1, 2, 3])
        self.container = "definitions" if draft7 else "$defs"
        self.dynamic = not draft7 and rng.random() < 0.15
        self.pointers = [f"#/{self.container}/d{i}" for i in range(self.count)]
        self.anchors = [rng.random() < 0.3 for _ in range(self.count)]
        self.resources = [not a and rng.random() < 0.15 for a in self.anchors]

    def make(self):
        root = self.schema(0, -1)
        if not isinstance(root, dict):
            root = {"allOf": [root]}
        definitions = {f"d{i}": self.definition(i) for i in range(self.count)}
        if definitions:
            root[self.container] = definitions
        if self.dynamic:
            root["$dynamicAnchor"] = "node"
            root.setdefault("$defs", {})["tree"] = {
                "$id": "tree", "$dynamicAnchor": "node", "type": ["object", "array", "integer"],
                "properties": {"a": {"$dynamicRef": "#node"}, "b": {"$dynamicRef": "#node"}},
                "items": {"$dynamicRef": "#node"},
            }
            if self.rng.random() < 0.5:
                root["properties"] = {**root.get("properties", {}), "foo": {"$ref": "tree"}}
            elif "$ref" not in root:
                root["$ref"] = "tree"
        if self.draft7:
            if "$ref" in root:
                root = {"allOf": [{"$ref": root["$ref"]}], **{k: v for k, v in root.items() if k != "$ref"}}
            if self.rng.random() < 0.5:
                root["$schema"] = "http://json-schema.org/draft-07/schema#"
        elif self.rng.random() < 0.3:
            root["$schema"] = "https://json-schema.org/draft/2020-12/schema"
        root["$id"] = self.uri
        return root

    def definition(self, index):
        schema = self.schema(1, index, in_resource=self.resources[index])
        if not isinstance(schema, dict) or self.draft7 and "$ref" in schema:
            schema = {"allOf": [schema]}
        if self.anchors[index]:
            if self.draft7:
                schema["$id"] = f"#n{index}"
            else:
                schema["$anchor"] = f"n{index}"
        elif self.resources[index]:
            schema["$id"] = f"r{index}"
        return schema

    def reference(self, level, in_resource):
        """A reference that may stand here: anything below a part of the instance, later definitions in place."""
        targets = [i for i in range(self.count) if i > level]
        choices = []
        for i in targets:
            choices.append((f"{self.uri}#/{self.container}/d{i}" if in_resource else self.pointers[i]))
        if level == -2:
            choices.append(self.uri if in_resource else "#")
        return self.rng.choice(choices) if choices else None

    def schema(self, depth, level, in_resource=False):
        rng = self.rng
        if rng.random() < (0.06 if depth else 0.01):
            return rng.random() < 0.75
        schema = {}
        wanted = rng.choice([1, 1, 2, 2, 3, 4]) if depth < 3 else 1
        kinds = [rng.choice(TYPES) for _ in range(rng.choice([1, 1, 1, 2]))]
        if rng.random() < 0.5:
            kinds = list(dict.fromkeys(kinds))
            schema["type"] = kinds[0] if len(kinds) == 1 else kinds
        makers = []
        if {"string"} & set(kinds):
            makers += [self.string] * 3
        if {"integer", "number"} & set(kinds):
            makers += [self.number] * 3
        if depth < 4:
            if "array" in kinds:
                makers += [self.array] * 4
            if "object" in kinds:
                makers += [self.object] * 4 + [self.tagged, self.chosen]
            makers += [self.combined] * 2 + [self.referring]
        makers += [self.values]
        for _ in range(wanted):
            rng.choice(makers)(schema, depth, level, in_resource)
        if depth < 3 and not self.draft7 and rng.random() < 0.12:
            keyword = rng.choice(["unevaluatedProperties", "unevaluatedItems"])
            schema[keyword] = False if rng.random() < 0.6 else self.schema(depth + 2, -2, in_resource)
        if depth < 3 and not self.draft7 and rng.random() < 0.1:
            self.warned(schema, depth, level, in_resource)
        return schema

    def warned(self, schema, depth, level, in_resource):
        """What others take for annotations, and what our two readers have to warn of alike."""
        rng = self.rng
        if rng.random() < 0.2:
            schema["deprecated"] = True
        rules = []
        for _ in range(rng.randint(1, 3)):
            rule = {}
            for _ in range(rng.randint(1, 2)):
                rng.choice([self.object, self.combined])(rule, depth + 1, level, in_resource)
            if rng.random() < 0.5:
                rule["x-message"] = "a rule"
            rules.append(rule)
        schema["x-warnings"] = rules

    def part(self, depth, in_resource):
        return self.schema(depth + 1, -2, in_resource)

    def values(self, schema, depth, level, in_resource):
        rng = self.rng
        if rng.random() < 0.5:
            schema["const"] = self.value(0)
        else:
            values = []
            for _ in range(rng.randint(1, 4)):
                value = self.value(0)
                if json_text(value) not in map(json_text, values):
                    values.append(value)
            schema["enum"] = values

    def value(self, depth):
        rng = self.rng
        roll = rng.random()
        if roll < 0.3:
            return rng.choice(STRINGS)
        if roll < 0.6:
            return rng.choice(NUMBERS)
        if roll < 0.75 or depth > 2:
            return rng.choice([None, True, False])
        if roll < 0.87:
            return [self.value(depth + 1) for _ in range(rng.randint(0, 3))]
        return {rng.choice(KEYS): self.value(depth + 1) for _ in range(rng.randint(0, 3))}

    def string(self, schema, depth, level, in_resource):
        rng = self.rng
        if self.draft7 and rng.random() < 0.05:
            if rng.random() < 0.7:
                schema["contentMediaType"] = "application/json"
            if rng.random() < 0.5:
                schema["contentEncoding"] = "base64"
        match rng.randint(0, 4):
            case 0: schema["minLength"] = rng.randint(0, 3)
            case 1: schema["maxLength"] = rng.randint(0, 4)
            case 2 | 3: schema["pattern"] = rng.choice(PATTERNS)
            case _: schema["format"] = rng.choice(list(FORMATS) + ["unknown"])

    def number(self, schema, depth, level, in_resource):
        rng = self.rng
        keyword = rng.choice(["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"])
        schema[keyword] = rng.choice(DIVISORS if keyword == "multipleOf" else NUMBERS)

    def array(self, schema, depth, level, in_resource):
        rng = self.rng
        match rng.randint(0, 6):
            case 0: schema["minItems"] = rng.randint(0, 3)
            case 1: schema["maxItems"] = rng.randint(0, 4)
            case 2: schema["uniqueItems"] = True
            case 3:
                schema["contains"] = self.part(depth, in_resource)
                if not self.draft7 and rng.random() < 0.5:
                    schema["minContains"] = rng.randint(0, 2)
                if not self.draft7 and rng.random() < 0.4:
                    schema["maxContains"] = rng.randint(0, 3)
            case 4:
                parts = [self.part(depth, in_resource) for _ in range(rng.randint(1, 3))]
                schema["items" if self.draft7 else "prefixItems"] = parts
                if rng.random() < 0.5:
                    schema["additionalItems" if self.draft7 else "items"] = self.part(depth, in_resource)
            case _:
                if not isinstance(schema.get("items"), list):
                    schema["items"] = self.part(depth, in_resource)

    def object(self, schema, depth, level, in_resource):
        rng = self.rng
        match rng.randint(0, 9):
            case 0: schema["minProperties"] = rng.randint(0, 3)
            case 1: schema["maxProperties"] = rng.randint(0, 4)
            case 2: schema["required"] = rng.sample(KEYS, rng.randint(0, 2))
            case 3: schema["additionalProperties"] = rng.random() < 0.3 or self.part(depth, in_resource)
            case 4: schema["patternProperties"] = {rng.choice(PATTERNS): self.part(depth, in_resource)}
            case 5: schema["propertyNames"] = self.part(depth, in_resource)
            case 6:
                names = {rng.choice(KEYS): rng.sample(KEYS, rng.randint(0, 2)) for _ in range(rng.randint(1, 2))}
                schema["dependencies" if self.draft7 else "dependentRequired"] = names
            case 7:
                parts = {rng.choice(KEYS): self.schema(depth + 1, level, in_resource)}
                schema["dependencies" if self.draft7 else "dependentSchemas"] = parts
            case _:
                names = rng.sample(KEYS, rng.randint(1, 3))
                schema["properties"] = {name: self.part(depth, in_resource) for name in names}

    def tagged(self, schema, depth, level, in_resource):
        """A union whose branches a property tells apart, perhaps closed, beside whatever else there is."""
        rng = self.rng
        tag = rng.choice(KEYS)
        branches = []
        for value in rng.sample(["a", "b", "é"], rng.randint(2, 3)):
            names = [name for name in rng.sample(KEYS, rng.randint(0, 2)) if name != tag]
            properties = {name: self.part(depth, in_resource) for name in names}
            branch = {"properties": {tag: {"const": value}, **properties}, "required": [tag]}
            if rng.random() < 0.15:
                branch["additionalProperties"] = rng.random() < 0.5 or self.part(depth, in_resource)
            branches.append(branch)
        if rng.random() < 0.4:
            self.open(branches, tag, depth, in_resource)
        schema["type"] = "object"
        schema[rng.choice(["oneOf", "anyOf"])] = branches
        if not self.draft7 and rng.random() < 0.6:
            schema["unevaluatedProperties"] = False if rng.random() < 0.7 else self.part(depth, in_resource)

    def open(self, branches, tag, depth, in_resource):
        """A branch takes what no other lists, or nearly: which one, and how it says so, differs."""
        rng = self.rng
        if rng.random() < 0.4:
            rng.choice(branches)["required"] = []
            return
        excluded = rng.choice([{"enum": ["a", "b", "é"]}, {"const": "a"}, {"enum": ["a", "b", "é"], "minLength": 1}])
        branch = {"properties": {tag: {"not": excluded}}}
        if rng.random() < 0.5:
            branch["properties"][tag]["type"] = "string"
        if rng.random() < 0.3:
            branch["required"] = [tag]
        if rng.random() < 0.3:
            branch["properties"][rng.choice([key for key in KEYS if key != tag])] = self.part(depth, in_resource)
        branches.insert(rng.randint(0, len(branches)), branch)

    def chosen(self, schema, depth, level, in_resource):
        """Conditions that the value of a member decides, in each other, with cases that are closed, mostly."""
        rng = self.rng
        member = rng.choice(KEYS)
        values = ["a", "b", "é", None, True]

        def condition():
            listed = rng.sample(values, rng.randint(1, 2))
            value = {"const": listed[0]} if len(listed) == 1 else {"enum": listed}
            if rng.random() < 0.2:
                value = {"not": value}
            condition = {"properties": {member if rng.random() < 0.8 else rng.choice(KEYS): value}}
            if rng.random() < 0.5:
                condition["required"] = list(condition["properties"])
            return {"not": condition} if rng.random() < 0.15 else condition

        def case(steps):
            if steps > 0 and rng.random() < 0.4:
                return conditional(steps - 1)
            names = [member] + [name for name in rng.sample(KEYS, rng.randint(0, 2)) if name != member]
            case = {"properties": {name: True if name == member else self.part(depth, in_resource) for name in names}}
            if rng.random() < 0.8:
                case["additionalProperties"] = False if rng.random() < 0.7 else self.part(depth, in_resource)
            if steps > 0 and rng.random() < 0.3:
                case.update(conditional(steps - 1))
            return case

        def conditional(steps):
            branches = {"if": condition(), "then": case(steps), "else": case(steps)}
            if rng.random() < 0.2:
                del branches[rng.choice(["then", "else"])]
            return branches

        schema["type"] = "object"
        if rng.random() < 0.5:
            schema.setdefault("properties", {})[member] = {"enum": values}
        if rng.random() < 0.7:
            schema.update(conditional(2))
        else:
            schema["allOf"] = [conditional(1) for _ in range(rng.randint(1, 2))]

    def combined(self, schema, depth, level, in_resource):
        rng = self.rng
        keyword = rng.choice(["allOf", "anyOf", "oneOf", "not", "if"])
        inner = lambda: self.schema(depth + 1, level, in_resource)
        if keyword == "not":
            schema["not"] = inner()
        elif keyword == "if":
            schema["if"] = inner()
            for branch in ["then", "else"]:
                if rng.random() < 0.7:
                    schema[branch] = inner()
        else:
            schema[keyword] = [inner() for _ in range(rng.randint(1, 3))]

    def referring(self, schema, depth, level, in_resource):
        rng = self.rng
        if self.dynamic and level == -2 and not in_resource and rng.random() < 0.5:
            schema["$dynamicRef"] = "#node"
            return
        target = self.reference(level, in_resource)
        if target is None:
            return
        index = int(target.rsplit("d", 1)[1]) if target[-1].isdigit() else None
        if index is not None and not in_resource and self.rng.random() < 0.5:
            if self.anchors[index]:
                target = f"#n{index}"
            elif self.resources[index]:
                target = f"r{index}"
        schema["$ref"] = target


class InstanceMaker:
    """Writes instances that a schema is likely to say something about: often valid ones, often just not."""

    def __init__(self, rng, schema):
        self.rng, self.root = rng, schema

    def make(self):
        value = self.towards(self.root, 0)
        for _ in range(self.rng.choice([0, 0, 0, 1, 1, 2])):
            value = self.mutated(value)
        return value

    def resolved(self, reference):
        for keyword in ["$defs", "definitions"]:
            for name, schema in (self.root.get(keyword) or {}).items():
                if reference.endswith("/" + name) or isinstance(schema, dict) and (
                    schema.get("$id", "?") == reference or schema.get("$anchor", "?") == reference[1:]
                ):
                    return schema
        return self.root

    def towards(self, schema, depth):
        rng = self.rng
        if not isinstance(schema, dict) or depth > 5 or rng.random() < 0.04:
            return self.anything(depth)
        if "const" in schema and rng.random() < 0.9:
            return copy.deepcopy(schema["const"])
        if schema.get("enum") and rng.random() < 0.9:
            return copy.deepcopy(rng.choice(schema["enum"]))
        others = [schema.get(k) for k in ["if", "then", "else"]]
        for keyword in ["allOf", "anyOf", "oneOf"]:
            others += schema.get(keyword, [])
        if "$ref" in schema:
            others.append(self.resolved(schema["$ref"]))
        if "$dynamicRef" in schema:
            others.append(self.root)
        others = [o for o in others if isinstance(o, dict)]
        if others and rng.random() < 0.4:
            merged = dict(rng.choice(others))
            properties = {**merged.get("properties", {}), **schema.get("properties", {})}
            merged.update({k: v for k, v in schema.items() if k in merged or rng.random() < 0.8})
            if properties and rng.random() < 0.7:
                merged["properties"] = properties
            for keyword in ["if", "then", "else", "allOf", "anyOf", "oneOf", "$ref", "$dynamicRef"]:
                if rng.random() < 0.8:
                    merged.pop(keyword, None)
            return self.towards(merged, depth + 1)
        kinds = schema.get("type") or self.likely(schema)
        kind = rng.choice(kinds) if isinstance(kinds, list) else kinds
        return getattr(self, "make_" + kind)(schema, depth)

    def likely(self, schema):
        kinds = []
        for kind, keywords in {
            "object": ["properties", "required", "additionalProperties", "patternProperties", "propertyNames",
                       "dependentRequired", "dependentSchemas", "dependencies", "minProperties", "maxProperties",
                       "unevaluatedProperties"],
            "array": ["items", "prefixItems", "contains", "uniqueItems", "minItems", "maxItems", "unevaluatedItems"],
            "string": ["pattern", "format", "minLength", "maxLength", "contentMediaType", "contentEncoding"],
            "number": ["minimum", "maximum", "multipleOf", "exclusiveMinimum", "exclusiveMaximum"],
        }.items():
            if any(k in schema for k in keywords):
                kinds += [kind] * 3
        return kinds + [self.rng.choice(TYPES)]

    def anything(self, depth):
        return getattr(self, "make_" + self.rng.choice(TYPES))({}, depth)

    def make_null(self, schema, depth): return None

    def make_boolean(self, schema, depth): return self.rng.random() < 0.5

    def make_integer(self, schema, depth):
        value = self.make_number(schema, depth)
        return int(value) if self.rng.random() < 0.8 and abs(value) < 1e200 else value

    def make_number(self, schema, depth):
        rng = self.rng
        limits = [v for k, v in schema.items() if k in ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum")]
        if limits and rng.random() < 0.7:
            return rng.choice(limits) + rng.choice([0, 0, 1, -1, Decimal("0.5")])
        divisor = schema.get("multipleOf")
        if divisor and rng.random() < 0.7:
            return divisor * rng.randint(-3, 12)
        return rng.choice(NUMBERS)

    def make_string(self, schema, depth):
        rng = self.rng
        if schema.get("format") in FORMATS and rng.random() < 0.9:
            return rng.choice(FORMATS[schema["format"]])
        if "contentMediaType" in schema or "contentEncoding" in schema:
            return rng.choice(TEXTS)
        if rng.random() < 0.75:
            return rng.choice(STRINGS)
        return "".join(rng.choice("aabbcxy19 é🐲-_/.@Ω\n") for _ in range(rng.randint(0, 6)))

    def make_array(self, schema, depth):
        rng = self.rng
        prefix = schema.get("prefixItems") or (schema["items"] if isinstance(schema.get("items"), list) else [])
        rest = schema.get("additionalItems") if isinstance(schema.get("items"), list) else schema.get("items")
        choices = [rest, schema.get("contains"), schema.get("unevaluatedItems")]
        choices = [c for c in choices if isinstance(c, dict)] or [{}]
        count = rng.choice([0, 1, 2, 2, 3, 4, schema.get("minItems", 1), schema.get("maxItems", 2)])
        items = [self.towards(prefix[i] if i < len(prefix) else rng.choice(choices), depth + 1) for i in range(count)]
        if items and rng.random() < 0.2:
            items.append(copy.deepcopy(rng.choice(items)))
        return items

    def make_object(self, schema, depth):
        rng = self.rng
        members = {}
        properties = schema.get("properties", {})
        names = [n for n in properties if rng.random() < 0.7]
        names += [n for n in schema.get("required", []) if rng.random() < 0.9]
        for keyword in ["dependentRequired", "dependentSchemas", "dependencies"]:
            for name, value in schema.get(keyword, {}).items():
                if rng.random() < 0.5:
                    names.append(name)
                    names += [n for n in value if rng.random() < 0.8] if isinstance(value, list) else []
        names += [rng.choice(KEYS + STRINGS) for _ in range(rng.choice([0, 0, 1, 1, 2]))]
        rng.shuffle(names)
        others = [schema.get("additionalProperties"), schema.get("unevaluatedProperties")]
        others += schema.get("patternProperties", {}).values()
        others = [o for o in others if isinstance(o, dict)] or [{}]
        for name in names:
            members[name] = self.towards(properties.get(name, rng.choice(others)), depth + 1)
        return members

    def mutated(self, value):
        rng = self.rng
        if isinstance(value, list) and value and rng.random() < 0.8:
            index = rng.randrange(len(value))
            copied = list(value)
            match rng.randint(0, 3):
                case 0: del copied[index]
                case 1: copied.insert(index, self.anything(2))
                case _: copied[index] = self.mutated(copied[index])
            return copied
        if isinstance(value, dict) and value and rng.random() < 0.8:
            name = rng.choice(list(value))
            copied = dict(value)
            match rng.randint(0, 3):
                case 0: del copied[name]
                case 1: copied[rng.choice(KEYS)] = self.anything(2)
                case _: copied[name] = self.mutated(copied[name])
            return copied
        if isinstance(value, str) and rng.random() < 0.7:
            index = rng.randint(0, len(value))
            return value[:index] + rng.choice(["a", "é", "🐲", "-", "", "0"]) + value[index + rng.randint(0, 1):]
        if isinstance(value, (int, Decimal)) and not isinstance(value, bool) and rng.random() < 0.7:
            return value + rng.choice([1, -1, Decimal("0.5"), Decimal("0.01")])
        return self.anything(3)


def judged_by_peer(schema, draft7, instances):
    """The verdicts of jsonschema-rs, or why it has none."""
    kind = jsonschema_rs.Draft7Validator if draft7 else jsonschema_rs.Draft202012Validator
    try:
        validator = kind(schema, validate_formats=True)
        return [validator.is_valid(instance) for instance in instances]
    except Exception as error:  # whatever it is, it is listed
        return f"{type(error).__name__}: {str(error).splitlines()[0]}"


class Ours:
    """The interpreter, a line of questions at a time."""

    def __init__(self, program):
        self.process = subprocess.Popen([program, "batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, schema, draft7, instances):
        line = json_text({"schema": schema, "draft7": draft7, "instances": instances})
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()
        reply = self.process.stdout.readline()
        if not reply:
            raise SystemExit(f"the interpreter ended with {self.process.wait()} at: {line}")
        answer = json.loads(reply)
        return answer if isinstance(answer, str) else [v for v in answer]


def differs(ours, schema, draft7, instance):
    mine, theirs = ours.ask(schema, draft7, [instance]), judged_by_peer(schema, draft7, [instance])
    return isinstance(mine, list) and isinstance(theirs, list) and mine != theirs


def shrunk(ours, schema, draft7, instance):
    """The smallest pair found that still differs."""

    def smaller(value):
        if isinstance(value, dict):
            for key in value:
                yield {k: v for k, v in value.items() if k != key}
            for key, inner in value.items():
                for other in smaller(inner):
                    yield {**value, key: other}
        elif isinstance(value, list):
            for index in range(len(value)):
                yield value[:index] + value[index + 1:]
            for index, inner in enumerate(value):
                for other in smaller(inner):
                    yield value[:index] + [other] + value[index + 1:]

    progress = True
    while progress:
        progress = False
        for candidate in smaller(schema):
            if differs(ours, candidate, draft7, instance):
                schema, progress = candidate, True
                break
        for candidate in smaller(instance):
            if differs(ours, schema, draft7, candidate):
                instance, progress = candidate, True
                break
    return schema, instance


def keywords(schema):
    """The keywords of a schema, wherever they stand."""
    if isinstance(schema, dict):
        return set(schema).union(*map(keywords, schema.values()))
    return set().union(*map(keywords, schema)) if isinstance(schema, list) else set()


# Differences that are known, by what the shrunk pair shows: a name, and whether a pair is of the kind.

def compares(keyword, limit, number):
    match keyword:
        case "minimum": return number >= limit
        case "maximum": return number <= limit
        case "exclusiveMinimum": return number > limit
        case "exclusiveMaximum": return number < limit
        case "multipleOf": return number % limit == 0
        case _: return number == limit


def as_double(number):
    try:
        return float(number)
    except OverflowError:
        return math.inf if number > 0 else -math.inf


def numbers(value):
    """The numbers in a value, wherever they stand."""
    if isinstance(value, (dict, list)):
        return [n for inner in (value.values() if isinstance(value, dict) else value) for n in numbers(inner)]
    return [value] if isinstance(value, (int, Decimal)) and not isinstance(value, bool) else []


def limits(schema):
    """The numeric keywords of a schema, wherever they stand, with their values."""
    found = []
    for key, value in schema.items() if isinstance(schema, dict) else enumerate(schema):
        if isinstance(value, (dict, list)) and key not in ("const", "enum"):
            found += limits(value)
        elif key in ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "const", "enum"):
            found += [(key, number) for number in numbers([value])]
    return found


def is_lost_in_doubles(schema, draft7, instance):
    """A limit and a number compare otherwise, where one of them or both are doubles, than they do exactly."""
    for keyword, limit in limits(schema):
        for number in numbers(instance):
            exact = compares(keyword, Fraction(limit), Fraction(number))
            limits_as = Fraction(limit), as_double(limit)
            numbers_as = Fraction(number), as_double(number)
            try:
                if any(compares(keyword, a, b) != exact for a in limits_as for b in numbers_as):
                    return True
            except (OverflowError, ZeroDivisionError):
                return True
    return False


def has_format(schema, name):
    if isinstance(schema, dict) and schema.get("format") == name:
        return True
    inner = schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else []
    return any(has_format(part, name) for part in inner)


def strings(value):
    """The strings in a value, names among them."""
    if isinstance(value, dict):
        return list(value) + [s for inner in value.values() for s in strings(inner)]
    return [s for inner in value for s in strings(inner)] if isinstance(value, list) else [value] * isinstance(value, str)


def is_loose_date_time(schema, draft7, instance):
    """A date-time whose fields are not all digits (RFC 3339 §5.6)."""
    grammar = r"\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d+)?([Zz]|[+-]\d{2}:\d{2})"
    return has_format(schema, "date-time") and any(not re.fullmatch(grammar, s, re.ASCII) for s in strings(instance))


def is_annex_b_escape(schema, draft7, instance):
    """An escape of a letter or '-' that means nothing in Unicode mode (ECMA-262 §22.2.1)."""
    escape = r"\\[^\w^$\\.*+?()\[\]{}|/]|\\[_aeg-jlmoqyzACE-OQRT-VX-Z]"
    return has_format(schema, "regex") and any(re.search(escape, s) for s in strings(instance))


def is_octet_with_zero(schema, draft7, instance):
    """An address literal with an octet of leading zeros: Snum is one to three digits (RFC 5321 §4.1.3)."""
    return (has_format(schema, "email") or has_format(schema, "idn-email")) and any(
        re.search(r"@\[(\d{1,3}\.){3}\d{1,3}\]$", s) and re.search(r"[\[.]0\d", s) for s in strings(instance)
    )


def is_stray_leap_second(schema, draft7, instance):
    """A second 60 on a day that does not end a month (RFC 3339 §5.7)."""
    moments = [re.match(r"\d{4}-\d{2}-(\d{2})[Tt]\d{2}:\d{2}:60", s) for s in strings(instance)]
    return has_format(schema, "date-time") and any(m and int(m[1]) < 28 for m in moments)


def patterns(schema):
    """The patterns that a schema names."""
    if isinstance(schema, list):
        return [p for part in schema for p in patterns(part)]
    if not isinstance(schema, dict):
        return []
    own = [schema["pattern"]] if isinstance(schema.get("pattern"), str) else []
    return own + list(schema.get("patternProperties", {})) + [p for part in schema.values() for p in patterns(part)]


def is_boundary_outside_ascii(schema, draft7, instance):
    """A word boundary beside a letter that is no word character, being outside ASCII (ECMA-262 §22.2.2.9.3)."""
    return any(re.search(r"\\[bB]", p) for p in patterns(schema)) and any(not s.isascii() for s in strings(instance))


def moves_an_index(schema, draft7, instance):
    """A relative JSON pointer that goes to a neighbouring item: in the draft that 2020-12 names, not in its first."""
    return not draft7 and has_format(schema, "relative-json-pointer") and any(
        re.match(r"\d+[+-]\d", s) for s in strings(instance)
    )


KNOWN = [
    ("jsonschema-rs knows no relative JSON pointer that moves an index", moves_an_index),
    ("jsonschema-rs takes leap seconds on any day", is_stray_leap_second),
    ("jsonschema-rs refuses leading zeros in the address literal of an email", is_octet_with_zero),
    ("jsonschema-rs takes a date-time whose fields are not all digits", is_loose_date_time),
    ("jsonschema-rs takes as format 'regex' escapes that Unicode mode does not have", is_annex_b_escape),
    ("jsonschema-rs takes letters outside ASCII for word characters at a word boundary", is_boundary_outside_ascii),
    ("jsonschema-rs compares as doubles what doubles cannot tell apart; schemagen compares exactly", is_lost_in_doubles),
]


def explained(schema, draft7, instance):
    for name, matches in KNOWN:
        if matches(schema, draft7, instance):
            return name
    return None


def suite_file(groups):
    """The pairs as a file of the JSON-Schema-Test-Suite, with the verdicts of jsonschema-rs."""
    return [
        {"description": f"random {number}", "schema": schema,
         "tests": [{"description": str(i), "data": instance, "valid": verdict}
                   for i, (instance, verdict) in enumerate(zip(instances, verdicts))]}
        for number, schema, instances, verdicts in groups
    ]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--schemas", type=int, default=20_000)
    parser.add_argument("--instances", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--suite", help="a folder to write some pairs to, as a test suite of both dialects")
    parser.add_argument("--suite-schemas", type=int, default=500)
    options = parser.parse_args()
    ours = Ours(options.program)
    pairs = valid = 0
    refused, unread, unexplained, known = {}, {}, [], {}
    kept = {False: [], True: []}
    for number in range(options.schemas):
        rng = random.Random(f"{options.seed}/{number}")
        draft7 = number % 2 == 1
        schema = SchemaMaker(rng, draft7, f"http://example.com/{number}/root").make()
        maker = InstanceMaker(rng, schema)
        instances = [maker.make() for _ in range(options.instances)]
        mine = ours.ask(schema, draft7, instances)
        theirs = judged_by_peer(schema, draft7, instances)
        if isinstance(mine, str) or isinstance(theirs, str):
            if isinstance(theirs, str):
                unread.setdefault(theirs, []).append(number)
            if isinstance(mine, str):
                refused.setdefault(mine, []).append(number)
            continue
        pairs += len(instances)
        valid += sum(theirs)
        agreed = [(i, t) for i, t, m in zip(instances, theirs, mine) if m == t]
        if number < options.suite_schemas:
            kept[draft7].append((number, schema, [i for i, _ in agreed], [t for _, t in agreed]))
        for instance, own, their in zip(instances, mine, theirs):
            if own == their:
                continue
            small, value = shrunk(ours, schema, draft7, instance)
            name = explained(small, draft7, value)
            if name:
                known[name] = known.get(name, 0) + 1
            else:
                unexplained.append((number, draft7, small, value, own))
                print(f"differs: schema {number}, {'draft-07' if draft7 else '2020-12'}: "
                      f"{json_text(small)} on {json_text(value)}: "
                      f"ours {own}, theirs {their}", flush=True)
    if options.suite:
        for draft7, folder in [(False, "draft2020-12"), (True, "draft7")]:
            place = os.path.join(options.suite, "tests", folder, "optional", "format")
            os.makedirs(place, exist_ok=True)
            with open(os.path.join(place, "random.json"), "w") as file:
                file.write(json_text(suite_file(kept[draft7])))
        os.makedirs(os.path.join(options.suite, "remotes"), exist_ok=True)
    print(f"pairs compared: {pairs:,}, of {options.schemas:,} schemas (seed {options.seed}); "
          f"valid: {valid:,}; jsonschema-rs {getattr(jsonschema_rs, '__version__', '')}")
    for title, table in [("refused by schemagen", refused), ("refused by jsonschema-rs", unread)]:
        for reason, numbers in sorted(table.items(), key=lambda item: -len(item[1])):
            print(f"{title}: {len(numbers)} schemas, such as {numbers[0]}: {reason}")
    for name, count in sorted(known.items()):
        print(f"explained: {count}: {name}")
    print(f"unexplained: {len(unexplained)}")
    sys.exit(1 if unexplained else 0)


main()
