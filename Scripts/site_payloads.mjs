// Compares what the pages of a site find in payloads with what is known of them: node Scripts/site_payloads.mjs SITE SCHEMAGEN
// SITE is a site of Schemas with `try: true`; its own scripts are run. Every fixture of Generated has the findings that
// `SCHEMAGEN validate` prints, with their places and words, in their order. Payloads that ask for more than 32 bits of a number, or
// for much of a walk, have the findings that stand here.
import child from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import vm from "node:vm";

const root = path.join(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), "..");
const generated = path.join(root, "Generated");
const [site, program] = process.argv.slice(2);
const scripts = path.join(site, "assets", "try");

const run = name => vm.runInThisContext(fs.readFileSync(path.join(scripts, `${name}.js`), "utf8"));
run("checker");
const checker = globalThis.schemagenTry;
const loaded = [];
checker.load = async name => {
  loaded.push(name);
  if (!name.startsWith("programs/known-")) run(name);
};

// The places of schemas by their locations, such as `a.yaml#/$defs/b`: those that pages name.
const documents = new Map();
for (const file of fs.readdirSync(path.join(scripts, "programs"), { recursive: true })) {
  if (!file.endsWith(".js")) continue;
  const text = fs.readFileSync(path.join(scripts, "programs", file), "utf8");
  const [script, document] = JSON.parse(`[${text.match(/^schemagenTry\.program\(("[^"]*", "(?:[^"\\]|\\.)*")/)[1]}]`);
  if (script + ".js" !== file) throw new Error(`${file} is called ${script}`);
  documents.set(script, document);
}
const places = new Map();
for (const file of fs.readdirSync(site, { recursive: true })) {
  if (!file.endsWith(".html")) continue;
  for (const [, script, name] of fs.readFileSync(path.join(site, file), "utf8").matchAll(/ data-program="([^"]*)" data-place="([^"]*)"/g)) {
    places.set(documents.get(script) + decodeURIComponent(name), [script, decodeURIComponent(name)]);
  }
}

let failures = 0;

function compare(what, found, known) {
  const [a, b] = [JSON.stringify(found, null, 1), JSON.stringify(known, null, 1)];
  if (a === b) return;
  failures += 1;
  if (failures <= 5) console.error(`${what}: found ${a}, and known is ${b}`);
}

// Fixtures

let fixtures = 0;
const { objects } = JSON.parse(fs.readFileSync(path.join(generated, "manifest.json"), "utf8"));
for (const object of objects) {
  const schema = object.schema.includes("#") ? object.schema : object.schema + "#";
  const files = object.fixtures.map(fixture => path.join(generated, fixture.path));
  if (files.length === 0) continue;
  if (!places.has(schema)) throw new Error(`no page lets a reader try ${schema}`);
  const [script, name] = places.get(schema);
  const command = child.spawnSync(
    program, ["validate", "--schema", path.join(root, "Schemas", schema), "--format", "json", ...files],
    { encoding: "utf8", maxBuffer: 1 << 28 });
  const lines = command.stdout.split("\n").filter(line => line !== "").map(line => JSON.parse(line));
  if (lines.length !== files.length) throw new Error(`${schema}: ${command.stderr}`);
  for (const [index, fixture] of object.fixtures.entries()) {
    const { instance, ...known } = lines[index];
    if (instance !== files[index] || known.valid !== fixture.valid) throw new Error(`${instance} is not ${fixture.path}`);
    compare(fixture.path, await checker.check(script, name, fs.readFileSync(files[index], "utf8")), known);
    fixtures += 1;
  }
}
if (fixtures === 0) throw new Error("there are no fixtures");
if (new Set(loaded).size !== loaded.length) throw new Error("a script was loaded twice");

// Numbers, depth and texts: a block, a payload, and the errors as line:column: message

const cases = [
  [{ maximum: "9007199254740993" }, "9007199254740993", []],
  [{ maximum: "9007199254740993" }, "9007199254740994", ["1:1: must be at most 9007199254740993, found 9007199254740994"]],
  [{ exclusiveMinimum: "-2147483649" }, "-2147483649", ["1:1: must be greater than -2147483649, found -2147483649"]],
  [{ exclusiveMinimum: "-2147483649" }, "-2147483648.5", []],
  [{ maximum: "1e400" }, "9.99e400", ["1:1: must be at most 1e400, found 9.99e400"]],
  [{ multipleOf: "0.01" }, "12345678901.23", []],
  [{ multipleOf: "0.01" }, "12345678901.234", ["1:1: must be a multiple of 0.01, found 12345678901.234"]],
  [{ multipleOf: "4294967296" }, "8589934592", []],
  [{ multipleOf: "4294967296" }, "8589934593", ["1:1: must be a multiple of 4294967296, found 8589934593"]],
  [{ enum: "[4294967296]" }, "4294967296.0", []],
  [{ const: "4294967296" }, "0", ["1:1: must be 4294967296, found 0"]],
  [{ const: "4294967296" }, "{}", ["1:1: must be 4294967296, found an object"]],
  [{ type: '"integer"' }, "1e9999999999", []],
  [{ type: '"integer"' }, "1e-9999999999", ["1:1: must be an integer, found 1e-9999999999"]],
  [{ uniqueItems: "true" }, "[1, 4294967297]", []],
  [{ uniqueItems: "true" }, "[4294967297, 4294967297.0]", ["1:14: must not repeat an item"]],
  [{ maxLength: "4294967296" }, '"text"', []],
  [{ maxLength: "3" }, '"\u{1F600}\u{1F600}\\u00e9z"', ['1:1: must be at most 3 characters long, found "\u{1F600}\u{1F600}\u00e9z"']],
  [{ maxLength: "3" }, `"${"\u{1F600}".repeat(41)}"`, [`1:1: must be at most 3 characters long, found "${"\u{1F600}".repeat(40)}\u2026"`]],
  [{ pattern: '"^\\\\p{Lu}{2,200}$"' }, '"\u00c4\u00d6"', []],
  [{ pattern: '"^\\\\p{Lu}{2,200}$"' }, '"\u00c4\u00f6"', ['1:1: must match the pattern ^\\p{Lu}{2,200}$, found "\u00c4\u00f6"']],
  [{ format: '"idn-hostname"' }, '"\u00fc\u0062er.example"', []],
  [{ format: '"idn-hostname"' }, '"\u0301x.example"', ['1:1: must have the format idn-hostname, found "\u0301x.example"']],
  [{}, "[".repeat(512) + "]".repeat(512), []],
  [{}, "[".repeat(513) + "]".repeat(513), ["1:513: nested more than 512 levels deep"]],
  [{}, '{"a": {"b": 1, "b": 2}}', ["1:16: duplicate key 'b': each member of an object needs a name of its own"]],
  [{}, '{"a": [1, 2}', ["1:12: unexpected character '}'; expected ',' or ']'"]],
];
for (const [number, [demands, payload, known]] of cases.entries()) {
  const block = Object.entries(demands).map(([name, value]) => `${JSON.stringify(name)}: ${value}`).join(", ");
  const script = `known-${number}`;
  checker.program(script, script, [], `{"#": {${block}}}`);
  const { errors } = await checker.check(script, "#", payload);
  const found = errors.map(error => `${error.line}:${error.column}: ${error.error}`);
  compare(`${block} of ${payload.slice(0, 40)}`, found, known);
}

// A schema that the programs do not hold is an error, and what comes after it is found as before.
const [script] = [...places.values()][0];
const refusal = await checker.check(script, "#/nowhere", "1").then(() => "none", error => error.message);
compare("a schema that is nowhere", refusal, "There is no schema at #/nowhere.");
compare("a payload behind it", (await checker.check("known-0", "#", "1")).valid, true);

console.log(`${fixtures} fixtures of ${objects.length} objects, and ${cases.length} payloads, ${failures} differ`);
process.exit(failures === 0 ? 0 : 1);
