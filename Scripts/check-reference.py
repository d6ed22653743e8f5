"""Holds the reference pages of schemas against the schemas, by a walk of its own.

    Scripts/check-reference.py pages SCHEMAS DOCS     # schemas, and the pages written from them
    Scripts/check-reference.py sample FOLDER SCHEMAGEN [COUNT [FIRST]]   # pages of COUNT schemas of a folder, each alone

Each keyword of each schema must be in `facts.json`: with a page and an anchor, after which its value stands in the
text, or with a reason. Each member of a root or a definition, its own or inherited through `allOf` and `$ref`, must have a row
on that object's list, which says whether it is required. Links and anchors must exist, no page may be above 200 KB, no line above 2,000 characters.
"""
import collections
import concurrent.futures
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.parse

SINGLE = {"not", "if", "then", "else", "contains", "propertyNames", "additionalProperties", "additionalItems",
          "unevaluatedItems", "unevaluatedProperties", "contentSchema"}
LISTS = {"allOf", "anyOf", "oneOf", "prefixItems", "x-warnings"}
NAMED = {"properties", "patternProperties", "$defs", "definitions", "dependentSchemas"}
# Keywords that each dialect lacks, of those that hold schemas.
LACKS = {
    "2020": {"additionalItems"},
    "2019": {"prefixItems"},
    "7": {"prefixItems", "dependentSchemas", "unevaluatedItems", "unevaluatedProperties", "contentSchema", "$defs"},
    "6": {"prefixItems", "dependentSchemas", "unevaluatedItems", "unevaluatedProperties", "contentSchema", "$defs",
          "if", "then", "else"},
    "4": {"prefixItems", "dependentSchemas", "unevaluatedItems", "unevaluatedProperties", "contentSchema", "$defs",
          "if", "then", "else", "contains", "propertyNames"},
}
TEXTS = {"description", "title", "x-message", "pattern", "format", "contentEncoding", "contentMediaType"}
NUMBERS = {"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength", "maxLength",
           "minItems", "maxItems", "minProperties", "maxProperties", "x-maxBytes", "x-maxSerializedBytes"}


def dialect(document):
    uri = str(document.get("$schema", "")) if isinstance(document, dict) else ""
    for name in ("2019", "2020"):
        if name in uri:
            return name
    found = re.search(r"draft-0?([467])", uri)
    return found.group(1) if found else "2020"


def escaped(token):
    return str(token).replace("~", "~0").replace("/", "~1")


def schemas(document):
    """Each schema with its pointer, and whether a `$ref` hides what is beside it."""
    kind = dialect(document)
    waiting = [("", document)]
    while waiting:
        pointer, schema = waiting.pop()
        if isinstance(schema, bool):
            yield pointer, schema, False
            continue
        if not isinstance(schema, dict):
            continue
        hides = kind in "467" and isinstance(schema.get("$ref"), str)
        yield pointer, schema, hides
        for key, value in schema.items():
            place = pointer + "/" + escaped(key)
            if key in LACKS[kind] or hides and key != "definitions":
                continue
            if key in SINGLE:
                waiting.append((place, value))
            elif key == "items" and not isinstance(value, list):
                waiting.append((place, value))
            elif (key in LISTS or key == "items") and isinstance(value, list):
                waiting += [(f"{place}/{index}", item) for index, item in enumerate(value)]
            elif (key in NAMED or key == "dependencies") and isinstance(value, dict):
                waiting += [(place + "/" + escaped(name), item) for name, item in value.items()
                            if key != "dependencies" or not isinstance(item, list)]


def letters(text):
    return "".join(c for c in text if c.isalnum())


def unmarked(text):
    text = re.sub(r"(?m)^[> ]*\d+[.)] ", "", text)
    text = re.sub(r'<a id="[^"]*"></a>|</?code>|<br/>', " ", text)
    text = re.sub(r"&#(\d+);", lambda found: chr(int(found.group(1))), text)
    # An author's address stands as its own link.
    text = re.sub(r"(?<!\\)\[((?:[^\[\]\\]|\\.)*)\]\(<([^>]*)>\)",
                  lambda found: found[1] if letters(found[1]) == letters(found[2]) else found[0], text)
    return letters(text)


def value_forms(value):
    if isinstance(value, str):
        plain = re.sub(r"<br ?/?>", " ", value, flags=re.I)
        # Items of a list are counted anew.
        plain = re.sub(r"(?m)^\s*\d+[.)] ", "", plain)
        # A link whose words are its address is written once.
        plain = re.sub(r"\[([^\]]*)\]\(\1\)", r"\1", plain)
        # What looks like an entity stands as it is in code.
        return {letters(plain), letters(value), unmarked(value), letters(json.dumps(value, ensure_ascii=False)), letters(json.dumps(value))}
    return {letters(json.dumps(value, ensure_ascii=False)), letters(json.dumps(value))}


def values_of(key, value):
    """What has to stand in the text for a keyword."""
    if key in TEXTS or key in NUMBERS:
        return [value] if not isinstance(value, bool) else []
    if key in ("enum", "examples") and isinstance(value, list):
        return value
    if key in ("const", "default"):
        return [value]
    if key == "required" and isinstance(value, list):
        return value
    if key in ("properties", "patternProperties") and isinstance(value, dict):
        return list(value)
    if key == "type":
        # Of numbers, only integers may be left by what else is asked.
        if value == "number":
            return []
        names = [value] if isinstance(value, str) else value
        return [name for name in names if isinstance(name, str)]
    return []


class Pages:
    def __init__(self, folder):
        self.folder = folder
        self.text = {}
        for root, _, names in os.walk(folder):
            for name in names:
                if name.endswith(".md"):
                    path = os.path.join(root, name)
                    with open(path, encoding="utf-8") as file:
                        self.text[os.path.relpath(path, folder)] = file.read()
        self.after = {}
        self.rows = None
        # What only looks like a part of another page, because its name ends in a number.
        self.firsts = {page for page, text in self.text.items() if not re.match(r'(?:<a id="[^"]*"></a>\n\n)?# .*, part \d+\n', text)}

    def letters_after(self, page, anchor):
        if (page, anchor) not in self.after:
            text = self.text[page]
            start = text.find(f'<a id="{anchor}"></a>') if anchor else 0
            if start < 0:
                return None
            self.after[page, anchor] = unmarked(text[start:] + self.parts(page)).lower()
        return self.after[page, anchor]

    def row(self, page, anchor):
        """The row of a member on a page, or on those that it goes on on."""
        if self.rows is None:
            self.rows = {}
            for name, text in self.text.items():
                for found in re.finditer(r'(?m)^(?:\| |- )<a id="([^"]*)"></a>.*(?:\n {4}.*)*', text):
                    self.rows.setdefault((self.stem(name), found[1]), found[0])
        return self.rows.get((self.stem(page), anchor))

    def link(self, page, anchor):
        """The words at an anchor in a sentence of a page, or of those that it goes on on; none where there is none."""
        for name in self.text:
            if self.stem(name) == self.stem(page):
                found = re.search(f'<a id="{re.escape(anchor)}"></a>([^<]*?)(?:, |\\.\n|$)', self.text[name])
                if found:
                    return found[1]
        return None

    def stem(self, page):
        """The name of a page without the number of its part."""
        return page[:-3] if page in self.firsts else re.sub(r"\.\d+$", "", page[:-3])

    def parts(self, page):
        """The pages that a long page goes on on."""
        stem, _, number = page[:-3].rpartition(".")
        stem, number = (stem, int(number)) if stem and number.isdigit() and page not in self.firsts else (page[:-3], 1)
        text = ""
        last = number + 20
        while number < last and f"{stem}.{number + 1}.md" in self.text:
            number += 1
            text += self.text[f"{stem}.{number}.md"].partition("\n")[2]
        return text

    def faults(self):
        anchors = {}
        for page, text in self.text.items():
            ids = re.findall(r'<a id="([^"]*)"></a>', text)
            anchors[page] = set(ids)
            for name, count in collections.Counter(ids).items():
                if count > 1:
                    yield f"{page}: id {name} occurs {count} times"
            if len(text.encode()) > 200_000:
                yield f"{page}: {len(text.encode())} bytes"
            longest = max(map(len, text.split("\n")))
            if longest > 2000:
                yield f"{page}: a line of {longest} characters"
        for page, text in self.text.items():
            fence = None
            # Code as HTML.
            text = re.sub(r"(?s)<pre><code>.*?</code></pre>", "", text)
            for line in text.split("\n"):
                mark = re.match(r" *(>? ?)*(`{3,})", line)
                if mark:
                    ticks = mark.group(2)
                    fence = ticks if fence is None else None if ticks == fence else fence
                    continue
                if fence:
                    continue
                bare = re.sub(r"(`+)(?!`).*?(?<!`)\1(?!`)", "code", line.replace("\\]", "").replace("\\`", ""))
                for target in re.findall(r"\]\(([^)]*)\)", bare):
                    if target.startswith("<"):
                        continue
                    path, _, anchor = target.partition("#")
                    other = os.path.normpath(os.path.join(os.path.dirname(page), path)) if path else page
                    if other not in anchors or "#" in target and anchor not in anchors[other]:
                        yield f"{page}: dead link {target}"
                    if other == page and not anchor:
                        yield f"{page}: a link to its own page, {target}"
                if re.search(r"(?:^|\| |<br/>|[-:] )[.;,:](?: \||<br/>|$)", line) or "anything is allowed" in line:
                    yield f"{page}: an empty sentence: {line[:80]}"


MOST_INHERITED = 40


def value_at(document, pointer):
    """The schema at a pointer of the same document; None where there is none."""
    for token in pointer.split("/")[1:]:
        token = urllib.parse.unquote(token).replace("~1", "/").replace("~0", "~")
        if isinstance(document, dict) and token in document:
            document = document[token]
        elif isinstance(document, list) and token.isdigit() and int(token) < len(document):
            document = document[int(token)]
        else:
            return None
    return document


def members(document, schema, seen=()):
    """The members of an object and those that it requires, with what it inherits: None where that is in another file."""
    if not isinstance(schema, dict) or id(schema) in seen:
        return [], set()
    names, required = [], set()
    hides = dialect(document) in "467" and isinstance(schema.get("$ref"), str)
    if not hides:
        own = schema.get("properties")
        names += [name for name, inner in own.items() if inner is not False] if isinstance(own, dict) else []
        required |= set(name for name in schema.get("required", []) if isinstance(name, str)) \
            if isinstance(schema.get("required"), list) else set()
    parts = [] if hides else [part for part in schema.get("allOf", []) if isinstance(part, dict)] \
        if isinstance(schema.get("allOf"), list) else []
    if isinstance(schema.get("$ref"), str):
        target = value_at(document, schema["$ref"][1:]) if schema["$ref"].startswith("#") else None
        if target is None:
            return None
        parts.append(target)
    for part in parts:
        inner = members(document, part, (*seen, id(schema)))
        if inner is None:
            return None
        names += inner[0]
        required |= inner[1]
    return list(dict.fromkeys(names)), required


def anchor_of(name):
    return "".join(c if re.match(r"[A-Za-z0-9_.-]", c) else "".join(f"~{byte:02x}" for byte in c.encode()) for c in name)


def lists(path, document, facts, pages):
    """For each root and definition, whether its list has all its members: the number of rows, and what is wrong."""
    count, wrong = 0, []
    subjects = [""] + [f"/{key}/{escaped(name)}" for key in ("$defs", "definitions")
                       for name in (document.get(key) or {} if isinstance(document, dict) else {})]
    for pointer in subjects:
        schema, fact = value_at(document, pointer), facts.get(f"{path}#{pointer}", {})
        if not isinstance(schema, dict) or "page" not in fact or any(key in schema for key in ("$id", "id", "$dynamicRef", "$recursiveRef")) and pointer:
            continue
        found = members(document, schema)
        own = schema.get("properties") if isinstance(schema.get("properties"), dict) else {}
        # A definition that only refers to another one says so.
        if found is None or pointer and "$ref" in schema and not own:
            continue
        isLarge = len(set(found[0]) - set(own)) > MOST_INHERITED
        prefix = fact.get("anchor", "")
        prefix = prefix + "." if prefix else ""
        for name in found[0]:
            count += 1
            rows = [row for kind in ("member", "inherited", "conditional", "required")
                    for row in [pages.row(fact["page"], f"{prefix}{kind}.{anchor_of(name[:60] if kind != 'member' else name)}")] if row]
            link = isLarge and pages.link(fact["page"], f"{prefix}inherited.{anchor_of(name[:60])}")
            if not rows and link:
                # Of very many members a sentence has links, each where its row would be.
                if name in found[1] and "(required)" not in link:
                    wrong.append(f"not required in its link: {path}#{pointer} {name}")
            elif not rows:
                wrong.append(f"no row: {path}#{pointer} {name}")
            elif name in found[1] and not re.search(r"\| yes \||Required: yes|not allowed", rows[0]):
                wrong.append(f"not required in its row: {path}#{pointer} {name}: {rows[0][:160]}")
    return count, wrong


def check(documents, docs):
    """The number of facts, and what is wrong; documents by the path that pages know."""
    pages = Pages(docs)
    with open(os.path.join(docs, "facts.json"), encoding="utf-8") as file:
        facts = json.load(file)["facts"]
    count, wrong, reasons = 0, [f"page: {fault}" for fault in pages.faults()], collections.Counter()
    for path, document in documents.items():
        for pointer, schema, hides in schemas(document):
            place = f"{path}#{pointer}"
            fact = facts.get(place)
            keys = [("true" if schema else "false", None)] if isinstance(schema, bool) else list(schema.items())
            for key, value in keys:
                count += 1
                if fact is None and f"{place}/{escaped(key)}" in facts:
                    continue  # Not a schema, but a container of definitions.
                if fact is None:
                    wrong.append(f"no fact: {place} {key}")
                    continue
                reason = fact.get("undocumented", {}).get(key)
                if reason:
                    reasons[reason] += 1
                    if reason == "unreached":
                        wrong.append(f"unreached: {place} {key}")
                    continue
                if key not in fact.get("keywords", []):
                    wrong.append(f"no fact: {place} {key}")
                    continue
                text = pages.letters_after(fact["page"], fact.get("anchor", ""))
                if text is None:
                    wrong.append(f"no anchor: {place} {key}: {fact['page']}#{fact.get('anchor')}")
                    continue
                if key == "type" and isinstance(value, list) and len(value) > 1:
                    # What else stands beside it may exclude some of the types: then those are not said.
                    if not any(str(item) in text for item in value):
                        wrong.append(f"not said: {place} type: {value}")
                    continue
                for item in values_of(key, value):
                    if not any(form.lower() in text for form in value_forms(item)):
                        wrong.append(f"not said: {place} {key}: {json.dumps(item)[:80]} on {fact['page']}#{fact.get('anchor', '')}")
                        break
    for path, document in documents.items():
        more, faults = lists(path, document, facts, pages)
        count, wrong = count + more, wrong + faults
    return count, wrong, reasons


class Number(float):
    """A number that is printed as it was written."""
    def __new__(cls, text):
        self = super().__new__(cls, text)
        self.text = text
        return self

    def __repr__(self):
        return self.text


def load(path):
    with open(path, encoding="utf-8-sig") as file:
        return json.load(file, parse_float=Number) if path.endswith(".json") else load_yaml(file)


def load_yaml(file):
    """A document of YAML 1.2's core schema; needs the package `pyyaml` of PyPI."""
    import yaml

    class Loader(yaml.SafeLoader):
        yaml_implicit_resolvers = {}

    for tag, pattern, first in [("bool", "true|True|TRUE|false|False|FALSE", "tTfF"), ("int", "[-+]?[0-9]+", "-+0123456789"),
                                ("null", "~|null|", ["~", "n", ""]),
                                ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", "-+.0123456789")]:
        Loader.add_implicit_resolver("tag:yaml.org,2002:" + tag, re.compile(f"^(?:{pattern})$"), list(first))
    Loader.add_constructor("tag:yaml.org,2002:float", lambda loader, node: Number(node.value))
    return yaml.load(file, Loader)


def sample(folder, tool, count, first=0):
    names = sorted(name for name in os.listdir(folder) if name.endswith(".json"))
    step = max(1, len(names) // (count + 20))
    chosen = names[first::step] + [name for index, name in enumerate(names) if index % step != first % step]

    def run(name):
        work = tempfile.mkdtemp(prefix="reference-")
        try:
            os.mkdir(os.path.join(work, "schemas"))
            shutil.copy(os.path.join(folder, name), os.path.join(work, "schemas", name))
            command = [tool, "generate", "--schemas", "schemas", "--output", "out", "--only", "docs,site"]
            done = subprocess.run(command, cwd=work, capture_output=True, text=True, timeout=300, check=False)
            if done.returncode != 0:
                return name, None, (done.stderr.strip().split("\n") or [""])[0]
            document = load(os.path.join(work, "schemas", name))
            count, faults, reasons = check({name: document}, os.path.join(work, "out", "Docs"))
            site = subprocess.run([sys.executable, os.path.join(os.path.dirname(os.path.abspath(__file__)), "check-site.py"),
                                   os.path.join(work, "out", "Site")], capture_output=True, text=True, check=False)
            if site.returncode != 0:
                faults += [f"site: {line}" for line in site.stdout.strip().split("\n")]
            return name, (count, faults, reasons), ""
        except (subprocess.TimeoutExpired, UnicodeDecodeError, json.JSONDecodeError) as error:
            return name, None, str(error)[:100]
        finally:
            shutil.rmtree(work, ignore_errors=True)

    done = 0
    total, wrong, reasons, refused = 0, [], collections.Counter(), 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for start in range(0, len(chosen), 20):
            for name, result, problem in pool.map(run, chosen[start:start + 20]):
                if result is None:
                    refused += 1
                    print(f"{name}: no pages: {problem}")
                elif done < count:
                    done += 1
                    facts, faults, why = result
                    total += facts
                    reasons.update(why)
                    wrong += [f"{name}: {fault}" for fault in faults]
            if done >= count:
                break
    print(f"{done} schemas, {refused} without pages")
    return total, wrong, reasons


def main():
    if len(sys.argv) >= 4 and sys.argv[1] == "sample":
        count = int(sys.argv[4]) if len(sys.argv) > 4 else 100
        first = int(sys.argv[5]) if len(sys.argv) > 5 else 0
        total, wrong, reasons = sample(sys.argv[2], os.path.abspath(sys.argv[3]), count, first)
    elif len(sys.argv) == 4 and sys.argv[1] == "pages":
        documents = {}
        for root, _, names in os.walk(sys.argv[2]):
            for name in names:
                if name.endswith((".json", ".yaml", ".yml")) and name != "namespace.yaml":
                    path = os.path.join(root, name)
                    documents[os.path.relpath(path, sys.argv[2])] = load(path)
        total, wrong, reasons = check(documents, sys.argv[3])
    else:
        sys.exit(__doc__)
    for fault in wrong[:400]:
        print(fault)
    print(f"{total} facts, {len(wrong)} faults, undocumented: {dict(reasons)}")
    kinds = collections.Counter(re.sub(r"^[^:]*\.json: ", "", fault).split(":")[0] for fault in wrong)
    print(dict(kinds))
    sys.exit(1 if wrong else 0)


main()
