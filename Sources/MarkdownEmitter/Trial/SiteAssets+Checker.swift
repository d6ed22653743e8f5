extension SiteAssets {
  /// What checks payloads: it loads the module and programs, and asks the module. It needs no page.
  static let checker = #"""
    // Checks payloads by the interpreter of schemas, which is compiled to WebAssembly: the findings are those of
    // `schemagen validate`.
    var schemagenTry = (function () {
      "use strict";
      const encoder = new TextEncoder(), decoder = new TextDecoder();
      // The programs of documents by their scripts; the scripts that are loaded, or are being loaded.
      const programs = new Map(), loads = new Map();
      let keywords = null, packed = null, compiled = null;
      // The running module, with the numbers that it gave to programs.
      let machine = null;

      function call(wasm, name, numbers, texts) {
        const places = texts.map(text => {
          const bytes = encoder.encode(text);
          const place = wasm.schemagen_allocate(bytes.length);
          new Uint8Array(wasm.memory.buffer).set(bytes, place);
          return [place, bytes.length];
        });
        const result = wasm["schemagen_" + name](...numbers, ...places.flat());
        for (const [place] of places) wasm.schemagen_free(place);
        return result;
      }

      async function start() {
        if (!compiled) {
          const bytes = Uint8Array.from(atob(packed), letter => letter.charCodeAt(0));
          const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
          compiled = await WebAssembly.compile(await new Response(stream).arrayBuffer());
        }
        const instance = await WebAssembly.instantiate(compiled, {});
        keywords.forEach((names, kind) => names.forEach(name => call(instance.exports, "name", [kind], [name])));
        return { wasm: instance.exports, numbers: new Map() };
      }

      // Loads a script once; one that failed is loaded again when it is wanted again.
      function once(name) {
        if (!loads.has(name)) {
          loads.set(name, schemagenTry.load(name).catch(error => { loads.delete(name); throw error; }));
        }
        return loads.get(name);
      }

      // Loads the program of a document and those that it refers to.
      async function need(file, needed) {
        if (needed.has(file)) return;
        needed.add(file);
        await once("programs/" + file);
        for (const other of programs.get(file).others) await need(other, needed);
      }

      return {
        // A page says how a script of this folder is loaded, and gives a promise.
        load: null,

        // The scripts call these.
        module: function (ofAnyKind, ofScalars, text) {
          keywords = [ofAnyKind, ofScalars];
          packed = text;
        },
        program: function (file, document, others, text) { programs.set(file, { document, others, text }); },

        // The report of a text against the schema at a place of a document's program.
        check: async function (file, place, text) {
          const needed = new Set();
          await need(file, needed);
          await once("module");
          if (!machine) machine = await start();
          const { wasm, numbers } = machine;
          try {
            for (const each of needed) {
              if (numbers.has(each)) continue;
              const { document, text } = programs.get(each);
              numbers.set(each, call(wasm, "load", [], [document, text]));
            }
            const count = call(wasm, "check", [numbers.get(file)], [place, text]);
            if (count === 0) throw new Error("There is no schema at " + place + ".");
            return JSON.parse(decoder.decode(new Uint8Array(wasm.memory.buffer, wasm.schemagen_answer(), count)));
          } catch (error) {
            // What ended the module may have left it in any state.
            machine = null;
            throw error;
          }
        },
      };
    })();

    """#
}
