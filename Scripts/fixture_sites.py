"""What Scripts/check-fixtures and Scripts/mutate share: schemas, their assertions, and fixtures that are made of them."""

import json
import os
import re
import subprocess
import tempfile
from pathlib import Path
from urllib.parse import unquote, urljoin

import jsonschema_rs

ROOT = Path(__file__).resolve().parent.parent
TOOL = os.environ.get("SCHEMAGEN", str(ROOT / ".build/debug/schemagen"))

ONE = {"not", "if", "then", "else", "contains", "propertyNames", "additionalProperties", "unevaluatedProperties",
       "unevaluatedItems", "items", "additionalItems"}
LISTS = {"allOf", "anyOf", "oneOf", "prefixItems", "items"}
MAPS = {"properties", "patternProperties", "dependentSchemas", "dependencies"}
TYPES = {"string": ["minLength", "maxLength", "pattern", "format"],
         "number": ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
         "array": ["minItems", "maxItems", "uniqueItems", "contains", "minContains", "maxContains", "items",
                   "additionalItems", "unevaluatedItems"],
         "object": ["required", "dependentRequired", "dependencies", "minProperties", "maxProperties",
                    "additionalProperties", "unevaluatedProperties", "patternProperties"]}
TYPE_OF = {keyword: name for (name, keywords) in TYPES.items() for keyword in keywords}
ANY = ["type", "enum", "const", "anyOf", "oneOf", "not"]
FORMATS = {"date-time", "date", "time", "duration", "email", "idn-email", "hostname", "idn-hostname", "ipv4", "ipv6",
           "uri", "uri-reference", "iri", "iri-reference", "uuid", "uri-template", "json-pointer",
           "relative-json-pointer", "regex"}
NEW_FORMATS = {"duration", "uuid"}
# What a dialect does not have asserts nothing in it.
NOT_IN_DRAFT4 = {"const", "contains", "propertyNames", "if", "then", "else"}
NOT_IN_OLD = {"dependentRequired", "dependentSchemas", "minContains", "maxContains", "unevaluatedItems",
              "unevaluatedProperties", "prefixItems"}
DRAFT4_FORMATS = {"date-time", "email", "hostname", "ipv4", "ipv6", "uri"}
DRAFT6_FORMATS = DRAFT4_FORMATS | {"uri-reference", "uri-template", "json-pointer"}


def escaped(token):
    return str(token).replace("~", "~0").replace("/", "~1")


def value_at(document, pointer):
    for token in pointer.split("/")[1:]:
        token = token.replace("~1", "/").replace("~0", "~")
        document = document[int(token)] if isinstance(document, list) else document[token]
    return document


def type_of(value):
    for (name, kind) in [("boolean", bool), ("string", str), ("array", list), ("object", dict)]:
        if isinstance(value, kind):
            return name
    return "null" if value is None else "number"


class Document:
    """One schema file: its subschemas by pointer, and where its references lead."""

    def __init__(self, schema):
        self.schema = schema
        dialect = str(schema.get("$schema", "")) if isinstance(schema, dict) else ""
        self.is_old = any(f"draft-0{n}" in dialect for n in "467")
        self.is_draft4 = "draft-04" in dialect
        self.id_key = "id" if self.is_draft4 else "$id"
        self.uri = schema.get(self.id_key, "").rstrip("#") if isinstance(schema, dict) else ""
        if not re.match("[a-z]+:", self.uri):
            self.uri = urljoin("json-schema:///", self.uri or "schema.json")
        self.subschemas = {}
        self.bases = {}
        self.anchors = {}
        self.visit(schema, "", self.uri)

    def visit(self, schema, pointer, base):
        if pointer in self.subschemas or not isinstance(schema, (dict, bool)):
            return
        self.subschemas[pointer] = (schema, base)
        if isinstance(schema, bool):
            return
        own = schema.get(self.id_key)
        if isinstance(own, str) and not (self.is_old and "$ref" in schema and pointer):
            if own.startswith("#"):
                self.anchors[base + own] = pointer
            else:
                base = urljoin(base, own).rstrip("#")
        for key in ["$anchor", "$dynamicAnchor"]:
            if key in schema:
                self.anchors[f"{base}#{schema[key]}"] = pointer
        self.bases.setdefault(base, pointer)
        self.subschemas[pointer] = (schema, base)

    def children(self, pointer):
        """The subschemas of one schema, as pointer and whether it is only asked, never demanded."""
        schema, base = self.subschemas[pointer]
        if isinstance(schema, bool):
            return
        if isinstance(schema.get("$ref"), str):
            target = self.target(schema["$ref"], base)
            if target is not None:
                yield target, False
            if self.is_old:
                return
        if isinstance(schema.get("$dynamicRef"), str):
            target = self.target(schema["$dynamicRef"], base)
            if target is not None:
                yield target, False
        for (keyword, value) in schema.items():
            at = f"{pointer}/{escaped(keyword)}"
            if not self.has(keyword):
                continue
            if keyword in ONE and isinstance(value, (dict, bool)):
                if keyword not in ("then", "else") or "if" in schema:
                    yield at, keyword in ("not", "if", "contains")
            elif keyword in LISTS and isinstance(value, list):
                for index in range(len(value)):
                    yield f"{at}/{index}", False
            elif keyword in MAPS and isinstance(value, dict):
                for (name, inner) in value.items():
                    if isinstance(inner, (dict, bool)):
                        yield f"{at}/{escaped(name)}", False

    def has(self, keyword):
        """Whether the dialect has a keyword."""
        return not (self.is_draft4 and keyword in NOT_IN_DRAFT4) and not (self.is_old and keyword in NOT_IN_OLD)

    def look(self, pointer):
        """Makes a pointer known, with all the base URIs on the way to it."""
        if pointer in self.subschemas:
            return True
        tokens = pointer.split("/")[1:]
        base = self.uri
        try:
            for count in range(len(tokens) + 1):
                at = "".join("/" + token for token in tokens[:count])
                if at in self.subschemas:
                    base = self.base_below(at)
                    continue
                inner = value_at(self.schema, at)
                if isinstance(inner, dict) and (count == len(tokens) or isinstance(inner.get(self.id_key), str)):
                    self.visit(inner, at, base)
                    base = self.base_below(at)
                elif count == len(tokens):
                    self.visit(inner, at, base)
        except (KeyError, IndexError, ValueError, TypeError):
            return False
        return pointer in self.subschemas

    def base_below(self, pointer):
        return self.subschemas[pointer][1]

    def target(self, reference, base):
        uri = urljoin(base, reference) if not reference.startswith("#") else base + reference
        resource, _, fragment = uri.partition("#")
        if uri.rstrip("#") in self.anchors:
            return self.anchors[uri.rstrip("#")]
        if resource not in self.bases:
            return None
        fragment = unquote(fragment)
        pointer = self.bases[resource] + (fragment if fragment.startswith("/") else "")
        if fragment and not fragment.startswith("/"):
            return None
        return pointer if self.look(pointer) else None

    def reach(self, starts):
        """All schemas that the given ones lead to; those that are only asked are kept apart."""
        demanded, asked = {}, {}
        self.find_ids()
        waiting = [(start, False) for start in starts]
        while waiting:
            (pointer, is_asked) = waiting.pop()
            known = asked if is_asked else demanded
            if pointer in known or not self.look(pointer):
                continue
            known[pointer] = True
            for (child, asks) in self.children(pointer):
                waiting.append((child, is_asked or asks))
        return sorted(demanded), sorted(set(asked) - set(demanded))

    def find_ids(self):
        """Notes every identifier, whichever schema refers to it."""
        def walk(value, pointer):
            if isinstance(value, dict):
                if isinstance(value.get(self.id_key), str) or "$anchor" in value or "$dynamicAnchor" in value:
                    self.look(pointer)
                for (key, inner) in value.items():
                    if key not in ("enum", "const", "default", "examples"):
                        walk(inner, f"{pointer}/{escaped(key)}")
            elif isinstance(value, list):
                for (index, inner) in enumerate(value):
                    walk(inner, f"{pointer}/{index}")
        walk(self.schema, "")

    def pointer_of(self, location):
        """The pointer that a keyword location of jsonschema-rs means."""
        if "#" in location:
            resource, _, fragment = location.partition("#")
            return self.bases.get(resource, "") + unquote(fragment)
        return location

    def sites(self, pointer):
        """The assertions of one schema."""
        schema, _ = self.subschemas[pointer]
        if isinstance(schema, bool):
            return
        if self.is_old and "$ref" in schema:
            return
        for keyword in ANY + list(TYPE_OF):
            if keyword in schema and self.has(keyword) and self.asserts(keyword, schema[keyword], schema):
                yield keyword

    def count(self, pointer, keyword):
        """How many things to show an assertion has: values, names, branches."""
        value = self.subschemas[pointer][0][keyword]
        if keyword in ("enum", "anyOf", "oneOf", "required"):
            return max(1, len(value))
        if keyword == "type" and isinstance(value, list):
            return len(value)
        return 1

    def asserts(self, keyword, value, schema):
        if keyword in ("minLength", "minItems", "minProperties", "minContains"):
            return isinstance(value, (int, float)) and value > 0
        if keyword == "uniqueItems":
            return value is True
        if keyword == "format":
            return value in (DRAFT4_FORMATS if self.is_draft4 else FORMATS - NEW_FORMATS if self.is_old else FORMATS)
        if keyword in ("items", "additionalItems", "unevaluatedItems", "additionalProperties", "unevaluatedProperties"):
            if keyword == "additionalItems" and not isinstance(schema.get("items"), list):
                return False
            return value is False
        if keyword == "patternProperties":
            return False
        if keyword == "required":
            return isinstance(value, list) and len(value) > 0
        if keyword in ("dependencies", "dependentRequired"):
            return isinstance(value, dict) and any(isinstance(names, list) and names for names in value.values())
        if keyword in ("exclusiveMinimum", "exclusiveMaximum"):
            return not isinstance(value, bool)
        if keyword == "type":
            types = set(value if isinstance(value, list) else [value])
            return not types >= {"null", "boolean", "object", "array", "string", "number"}
        if keyword in ("anyOf", "oneOf"):
            return not any(branch is True or branch == {} for branch in value) or keyword == "oneOf"
        return True


class Fixture:
    def __init__(self, text, is_valid, pointer, keyword, path):
        self.value = json.loads(text)
        self.is_valid, self.pointer, self.keyword, self.path = is_valid, pointer, keyword, path


class Subject:
    """A schema file with its fixtures, and what was left out."""

    def __init__(self, path, seconds=120):
        self.path = Path(path)
        self.document = Document(json.loads(self.path.read_text(encoding="utf-8-sig")))
        self.fixtures, self.unmet = [], []
        with tempfile.TemporaryDirectory() as folder:
            schemas = Path(folder, "schemas")
            schemas.mkdir()
            Path(schemas, self.path.name).write_bytes(self.path.read_bytes())
            run = subprocess.run(
                [TOOL, "generate", "--flat", "--only", "fixtures", "--schemas", schemas, "--output", Path(folder, "out"),
                 "--module", "Fixtures"], capture_output=True, text=True, timeout=seconds)
            self.messages = run.stderr
            self.failed = run.returncode != 0
            if not self.failed:
                self.load(Path(folder, "out"))

    def load(self, folder):
        # The name of the file leaves out an ending `.schema` of that of the schema.
        (file,) = folder.glob("*.fixtures.json")
        bundle = json.loads(file.read_text())
        self.bytes = 0
        for item in [bundle] + bundle["definitions"]:
            pointer = unquote(item["schema"].partition("#")[2])
            for (label, is_valid) in [("valid", True), ("invalid", False)]:
                for entry in item.get(label, []):
                    self.bytes += len(entry["instance"])
                    path = f"{pointer}/{label}/{entry['name']}"
                    self.fixtures.append(Fixture(entry["instance"], is_valid, pointer, entry.get("keyword"), path))
            self.unmet += item.get("unmet", [])

    def judges(self, schema=None):
        return Judges(self.document, self.document.schema if schema is None else schema)


class Judges:
    """Validators for places in one document, made when they are asked for."""

    def __init__(self, document, schema):
        self.document, self.schema, self.known, self.registry = document, schema, {}, None

    def __getitem__(self, pointer):
        if pointer not in self.known:
            self.known[pointer] = self.make(pointer)
        return self.known[pointer]

    def make(self, pointer):
        options = {"validate_formats": True, "ignore_unknown_formats": True}
        if not pointer:
            return jsonschema_rs.validator_for(self.schema, **options)
        if self.registry is None:
            self.registry = jsonschema_rs.Registry([(self.document.uri, self.schema)])
        wrapper = {"$ref": f"{self.document.uri}#{pointer}"}
        if isinstance(self.schema, dict) and "$schema" in self.schema:
            wrapper["$schema"] = self.schema["$schema"]
        return jsonschema_rs.validator_for(wrapper, registry=self.registry, **options)
