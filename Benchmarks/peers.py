"""Measures Python's validators on the documents of the benchmark; says which are not installed."""

import importlib
import json
import sys
import time


def load(name):
    try:
        return importlib.import_module(name)
    except ImportError:
        print(f"{name}: not installed")
        return None


def median(runs, body):
    times = []
    for _ in range(runs):
        start = time.process_time_ns()
        body()
        times.append(time.process_time_ns() - start)
    return sorted(times)[runs // 2]


def report(name, size, body):
    print(f"{name:<40} {median(5, body) / size:7.2f} ns/byte")


def main():
    lines = open(sys.argv[1], "rb").read().split(b"\n")
    size = sum(map(len, lines))
    yaml, orjson = load("yaml"), load("orjson")
    if yaml is None:
        return
    schema = yaml.safe_load(open(sys.argv[2]))
    parse = orjson.loads if orjson else json.loads
    parser = "orjson" if orjson else "json"
    report(f"{parser}: parse", size, lambda: [parse(line) for line in lines])
    if rust := load("jsonschema_rs"):
        validator = rust.validator_for(schema)
        report(f"{parser} + jsonschema-rs: validate", size, lambda: [validator.is_valid(parse(line)) for line in lines])
    if fast := load("fastjsonschema"):
        check = fast.compile({"$schema": "http://json-schema.org/draft-07/schema#", **schema})
        report(f"{parser} + fastjsonschema: validate", size, lambda: [check(parse(line)) for line in lines])


main()
