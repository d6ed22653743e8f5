"""Measures Python's validators: prints nanoseconds per byte of each that is installed, for documents one a line.

    peers.py DOCUMENTS BUNDLES SCHEMA    a folder of bundles that `schemagen generate --only jsonschema` writes, and
                                         the path of the schema in its own folder, such as airship/push.yaml
"""

import glob
import importlib
import json
import os
import sys
import time


def load(name):
    try:
        return importlib.import_module(name)
    except ImportError:
        print(f"not installed: {name} (python3 -m pip install {name.replace('_', '-')})", file=sys.stderr)
        return None


def measure(rounds, size, work):
    times = {name: [] for name, _ in work}
    for _ in range(rounds):
        for name, body in work:
            body()  # so that none pays for what the one before has left in the caches
            start = time.thread_time_ns()
            body()
            times[name].append((time.thread_time_ns() - start) / size)
    for name, _ in work:
        print(f"{name}\t{sorted(times[name])[rounds // 2]}")


def schema_of(bundles, path):
    """The bundle that holds the schema, with a reference to it at its root."""
    folder, name = os.path.split(path)
    files = glob.glob(os.path.join(bundles, (folder.replace("/", "-") or "*") + ".schema.json"))
    schema = json.load(open(files[0]))
    stem = os.path.splitext(name)[0]
    if stem in schema.get("$defs", {}):
        schema["$ref"] = f"#/$defs/{stem}"
    return schema


def holds_content(schema):
    """Whether strings of JSON are asserted somewhere in a schema."""
    if isinstance(schema, list):
        return any(map(holds_content, schema))
    return isinstance(schema, dict) and ("x-assertContent" in schema or any(map(holds_content, schema.values())))


def content_keyword(rust, parse, bundle):
    """`x-assertContent` as a keyword of jsonschema-rs: what a string says as JSON is validated as the rest is."""

    class AssertContent:
        def __init__(self, parent, value, path):
            # References in the bundle begin at its root.
            root = {"$defs": bundle.get("$defs", {}), "allOf": [parent.get("contentSchema", True)]}
            is_json = value and parent.get("contentMediaType") == "application/json"
            self.is_valid = rust.validator_for(root, **options).is_valid if is_json else None

        def validate(self, instance):
            if self.is_valid and isinstance(instance, str) and not self.is_valid(parse(instance)):
                raise ValueError("the content is not valid")

    options = {"validate_formats": True, "keywords": {"x-assertContent": AssertContent}}
    return options


def main():
    lines = [line for line in open(sys.argv[1], "rb").read().split(b"\n") if line]
    schema = schema_of(sys.argv[2], sys.argv[3])
    work = []
    orjson = load("orjson")
    parse, parser = (orjson.loads, "orjson") if orjson else (json.loads, "json")
    work.append((f"{parser}: parse", lambda: [parse(line) for line in lines]))
    if orjson:
        values = [parse(line) for line in lines]
        work.append(("orjson: encode", lambda: [orjson.dumps(value) for value in values]))
    if rust := load("jsonschema_rs"):
        # As it comes, with formats asserted, and with the content of strings, too, as generated code does.
        ways = [("", {}), (", formats asserted", {"validate_formats": True})]
        if holds_content(schema):
            ways.append((", formats and content asserted", content_keyword(rust, parse, schema)))
        for label, options in ways:
            validator = rust.validator_for(schema, **options)
            work.append(
                (
                    f"{parser} + jsonschema-rs{label}: validate",
                    lambda is_valid=validator.is_valid: [is_valid(parse(line)) for line in lines],
                )
            )
    if fast := load("fastjsonschema"):
        try:
            check = fast.compile({**schema, "$schema": "http://json-schema.org/draft-07/schema#"})
            [check(parse(line)) for line in lines]
            work.append((f"{parser} + fastjsonschema: validate", lambda: [check(parse(line)) for line in lines]))
        except Exception as problem:
            print(f"fastjsonschema cannot run this schema: {problem}", file=sys.stderr)
    if msgspec := load("msgspec"):
        decoder = msgspec.json.Decoder()
        work.append(("msgspec: decode, untyped", lambda: [decoder.decode(line) for line in lines]))
    measure(5, sum(map(len, lines)), work)


main()
