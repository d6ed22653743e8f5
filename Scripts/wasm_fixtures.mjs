// Compares reports of schemagen.wasm with what is known of them: node Scripts/wasm_fixtures.mjs MODULE
// Every fixture of Generated has the findings that the manifest lists, in their order. Payloads that ask for more than 32 bits of a
// number, or for much of a walk, have the findings that stand here.
import fs from "node:fs";
import path from "node:path";

const root = path.join(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), "..");
const generated = path.join(root, "Generated");
const module = new WebAssembly.Module(fs.readFileSync(process.argv[2]));
const imports = WebAssembly.Module.imports(module);
if (imports.length > 0) throw new Error(`the module asks for ${imports.map((each) => each.name).join(", ")}`);

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

/** The module, with its memory's texts lent and given back. */
class Interpreter {
  constructor() {
    this.wasm = new WebAssembly.Instance(module, {}).exports;
    this.programs = new Map();
  }

  /** Calls a function of the module with texts behind its other arguments. */
  call(name, numbers, ...texts) {
    const places = texts.map((text) => {
      const bytes = typeof text === "string" ? encoder.encode(text) : text;
      const place = this.wasm.schemagen_allocate(bytes.length);
      new Uint8Array(this.wasm.memory.buffer).set(bytes, place);
      return [place, bytes.length];
    });
    const result = this.wasm[name](...numbers, ...places.flat());
    for (const [place] of places) this.wasm.schemagen_free(place);
    return result;
  }

  load(file, program) { this.programs.set(file, this.call("schemagen_load", [], file, program)); }

  /** The report of a payload against a schema, such as `a.yaml#/$defs/b`. */
  report(schema, payload) {
    const [file, place] = schema.split("#");
    const count = this.call("schemagen_check", [this.programs.get(file)], "#" + (place ?? ""), payload);
    if (count === 0) throw new Error(`there is no program of ${schema}`);
    return JSON.parse(decoder.decode(new Uint8Array(this.wasm.memory.buffer, this.wasm.schemagen_answer(), count)));
  }
}

let failures = 0;

function compare(what, found, known) {
  const [a, b] = [JSON.stringify(found, null, 1), JSON.stringify(known, null, 1)];
  if (a === b) return;
  failures += 1;
  if (failures <= 5) console.error(`${what}: found ${a}, and known is ${b}`);
}

/** The programs in a file of Swift: the name of the document, and a literal of several lines. */
function* programs(text) {
  const constant = /: SchemaProgram = SchemaProgram\(\n  ("[^\n]*"),\n  (#*)"""\n([^]*?)\n  """\2/g;
  for (const [, name, , lines] of text.matchAll(constant)) {
    yield [JSON.parse(name), lines.split("\n").map((line) => line.replace(/^ {2}/, "")).join("\n")];
  }
}

// Fixtures

const corpus = new Interpreter();
const folder = path.join(generated, "Swift");
for (const file of fs.readdirSync(folder).sort()) {
  for (const [name, text] of programs(fs.readFileSync(path.join(folder, file), "utf8"))) corpus.load(name, text);
}

let fixtures = 0;
const parts = (finding) => [
  finding.line, finding.column, finding.message ?? finding.error, finding.instanceLocation, finding.keywordLocation,
];
for (const object of JSON.parse(fs.readFileSync(path.join(generated, "manifest.json"), "utf8")).objects) {
  for (const fixture of object.fixtures) {
    const report = corpus.report(object.schema, fs.readFileSync(path.join(generated, fixture.path)));
    for (const severity of ["error", "warning"]) {
      const known = fixture.violations.filter((finding) => finding.severity === severity);
      compare(`${fixture.path}: ${severity}s`, report[severity + "s"].map(parts), known.map(parts));
    }
    compare(`${fixture.path}: valid`, report.valid, fixture.valid);
    fixtures += 1;
  }
}
if (fixtures === 0) throw new Error("there are no fixtures");

// Numbers, depth and texts: a block, a payload, and the errors as line:column: message

const cases = [
  [{ maximum: "9007199254740993" }, "9007199254740993", []],
  [{ maximum: "9007199254740993" }, "9007199254740994", ["1:1: must be at most 9007199254740993"]],
  [{ exclusiveMinimum: "-2147483649" }, "-2147483649", ["1:1: must be greater than -2147483649"]],
  [{ exclusiveMinimum: "-2147483649" }, "-2147483648.5", []],
  [{ maximum: "1e400" }, "9.99e400", ["1:1: must be at most 1e400"]],
  [{ multipleOf: "0.01" }, "12345678901.23", []],
  [{ multipleOf: "0.01" }, "12345678901.234", ["1:1: must be a multiple of 0.01"]],
  [{ multipleOf: "4294967296" }, "8589934592", []],
  [{ multipleOf: "4294967296" }, "8589934593", ["1:1: must be a multiple of 4294967296"]],
  [{ enum: "[4294967296]" }, "4294967296.0", []],
  [{ const: "4294967296" }, "0", ["1:1: must be 4294967296"]],
  [{ type: '"integer"' }, "1e9999999999", []],
  [{ type: '"integer"' }, "1e-9999999999", ["1:1: must be an integer"]],
  [{ uniqueItems: "true" }, "[1, 4294967297]", []],
  [{ uniqueItems: "true" }, "[4294967297, 4294967297.0]", ["1:14: must not repeat an item"]],
  [{ maxLength: "4294967296" }, '"text"', []],
  [{ maxLength: "3" }, '"\u{1F600}\u{1F600}\\u00e9z"', ["1:1: must be at most 3 characters long"]],
  [{ pattern: '"^\\\\p{Lu}{2,200}$"' }, '"\u00c4\u00d6"', []],
  [{ pattern: '"^\\\\p{Lu}{2,200}$"' }, '"\u00c4\u00f6"', ["1:1: must match the pattern ^\\p{Lu}{2,200}$"]],
  [{ format: '"idn-hostname"' }, '"\u00fc\u0062er.example"', []],
  [{ format: '"idn-hostname"' }, '"\u0301x.example"', ["1:1: must have the format idn-hostname"]],
  [{}, "[".repeat(512) + "]".repeat(512), []],
  [{}, "[".repeat(513) + "]".repeat(513), ["1:513: nested more than 512 levels deep"]],
  [{}, '{"a": {"b": 1, "b": 2}}', ["1:16: duplicate key 'b': each member of an object needs a name of its own"]],
  [{}, '{"a": [1, 2}', ["1:12: unexpected character '}'; expected ',' or ']'"]],
];
const single = new Interpreter();
for (const [number, [demands, payload, known]] of cases.entries()) {
  const block = Object.entries(demands).map(([name, value]) => `${JSON.stringify(name)}: ${value}`).join(", ");
  single.load(`${number}.yaml`, `{"#": {${block}}}`);
  const { errors } = single.report(`${number}.yaml`, payload);
  const found = errors.map((error) => `${error.line}:${error.column}: ${error.error}`);
  compare(`${block} of ${payload.slice(0, 40)}`, found, known);
}

console.log(`${fixtures} fixtures and ${cases.length} payloads, ${failures} differ`);
process.exit(failures === 0 ? 0 : 1);
