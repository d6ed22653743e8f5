"""The places of a text of schemas, found by PyYAML: what stands where, and where references lead."""

from dataclasses import dataclass, field
from urllib.parse import unquote

import yaml

ONE = {"items", "additionalItems", "additionalProperties", "contains", "propertyNames", "not", "if", "then", "else",
       "unevaluatedItems", "unevaluatedProperties", "contentSchema"}
SOME = {"allOf", "anyOf", "oneOf", "prefixItems", "x-warnings"}
NAMED = {"properties", "patternProperties", "dependentSchemas", "$defs", "definitions"}
# Keywords that every dialect here has and that any schema may have beside any other: what completion must know of.
KNOWN = ONE - {"additionalItems", "items", "contains", "additionalProperties", "propertyNames", "unevaluatedItems",
               "unevaluatedProperties", "contentSchema"} | {
    "$ref", "title", "description", "type", "enum", "const", "default", "examples", "allOf", "anyOf", "oneOf"}


def start(node):
    return (node.start_mark.line, node.start_mark.column)


def end(node):
    return (node.end_mark.line, node.end_mark.column)


@dataclass
class Schema:
    """A schema that is an object: its keywords, as nodes of keys and values."""

    pointer: str
    node: object
    keywords: dict = field(default_factory=dict)

    def value(self, keyword):
        pair = self.keywords.get(keyword)
        return pair[1] if pair else None

    def text(self, keyword):
        value = self.value(keyword)
        return value.value if isinstance(value, yaml.ScalarNode) else None


def pairs(node):
    return node.value if isinstance(node, yaml.MappingNode) else []


def items(node):
    return node.value if isinstance(node, yaml.SequenceNode) else []


def token(text):
    return text.replace("~", "~0").replace("/", "~1")


class Text:
    """A file of a schema."""

    def __init__(self, path):
        self.path = path
        self.text = path.read_text()
        self.root = yaml.compose(self.text, Loader=yaml.SafeLoader)
        self.schemas = {}
        self.members = {}
        self.keys = {}
        self.walk(self.root, "")

    def walk(self, node, pointer):
        if not isinstance(node, yaml.MappingNode) or pointer in self.schemas:
            return
        schema = Schema(pointer, node, {key.value: (key, value) for key, value in node.value})
        self.schemas[pointer] = schema
        for key, value in node.value:
            name, at = key.value, f"{pointer}/{token(key.value)}"
            if name in ONE:
                self.walk(value, at)
            elif name in SOME:
                for index, item in enumerate(items(value)):
                    self.walk(item, f"{at}/{index}")
            elif name in NAMED:
                for inner, member in pairs(value):
                    place = f"{at}/{token(inner.value)}"
                    self.keys[place] = inner
                    if name != "patternProperties":
                        self.members[place] = (inner, member)
                    self.walk(member, place)

    def key(self, pointer):
        """The key of a node; None for the root and for items."""
        around, _, name = pointer.rpartition("/")
        name = name.replace("~1", "/").replace("~0", "~")
        node = self.node(around) if pointer else None
        return next((key for key, _ in node.value if key.value == name), None) if isinstance(node, yaml.MappingNode) else None

    def node(self, pointer):
        node = self.root
        for part in pointer.split("/")[1:]:
            part = part.replace("~1", "/").replace("~0", "~")
            if isinstance(node, yaml.SequenceNode):
                node = node.value[int(part)]
            else:
                node = next(value for key, value in node.value if key.value == part)
        return node


def schemas_of(folder):
    """The texts of a folder that are schemas."""
    texts = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix not in (".yaml", ".yml", ".json") or path.name in ("namespace.yaml", "schemagen.yaml"):
            continue
        if path.name.endswith(".overlay.yaml"):
            continue
        texts[path] = Text(path)
    return texts


def target(texts, text, reference):
    """The file and the node that a reference leads to; None where it leads elsewhere."""
    file, _, fragment = reference.partition("#")
    path = (text.path.parent / unquote(file)).resolve() if file else text.path
    if path not in texts or (fragment and not fragment.startswith("/")):
        return None
    try:
        pointer = unquote(fragment)
        return path, pointer, texts[path].node(pointer)
    except (StopIteration, IndexError, ValueError):
        return None
