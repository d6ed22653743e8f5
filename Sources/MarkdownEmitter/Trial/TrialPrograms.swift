import SchemaModel
import SchemaRuntime
import SchemaValidation
import SourceText

/// The programs that pages load to check payloads: a script of each document, and the script with the module that runs them.
struct TrialPrograms: Sendable {
  /// Where a page finds the schema of a payload.
  struct Place: Sendable {
    /// The script of the document, below the folder of programs and without its ending.
    var file: String
    /// The name of the schema's block behind that of its document, such as `#/$defs/a`.
    var name: String
    fileprivate var block: BlockID
  }

  private let graph: SchemaGraph
  private let trial: Trial
  private let names: [String]
  /// The script of each document, below the folder of programs and without its ending.
  private let scripts: [String]

  init(_ trial: Trial, of graph: SchemaGraph) {
    (self.trial, self.graph) = (trial, graph)
    names = ProgramPrinter.names(of: trial.program.blocks)
    var taken: Set<String> = []
    scripts = graph.documents.map { document in
      let script = PagePaths.free(Self.plain(document.path)) { taken.contains($0.lowercased()) }
      taken.insert(script.lowercased())
      return script
    }
  }

  /// A path of letters, digits and what links write as it is.
  private static func plain(_ path: String) -> String {
    let steps = path.split(separator: "/").map { step in
      let bytes = step.utf8.map { byte -> UInt8 in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
          byte
        default: UInt8(ascii: "-")
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      return text.hasPrefix(".") ? "-" + text.dropFirst() : text
    }
    return steps.isEmpty ? "schema" : steps.joined(separator: "/")
  }

  /// Where a page finds a schema; nil for one that no program was made for.
  func place(of schema: SchemaID) -> Place? {
    guard let block = trial.program.entries[schema] else { return nil }
    let document = graph[trial.program[block].schema].document
    let name = names[block.index].dropFirst(graph.documents[document].path.count)
    return Place(file: scripts[document], name: String(name), block: block)
  }

  /// The script of each document that some places lead to.
  func files(for places: [Place]) -> [OutputFile] {
    let blocks = trial.program.blocks
    let documents = graph.documents.map(\.path)
    let printer = ProgramPrinter(
      SchemaProgram(blocks: blocks.map(\.body)), parts: blocks.map { graph[$0.schema].document },
      documents: documents, names: names, entries: places.map(\.block.index))
    return documents.indices.compactMap { document in
      printer.text(ofPart: document).map { text in
        let others = printer.callees(ofPart: document).map { JSONValue.string(scripts[$0]) }
        let arguments: [JSONValue] = [
          .string(scripts[document]), .string(documents[document]), .array(others), .string(text),
        ]
        return OutputFile(
          path: "assets/try/programs/\(scripts[document]).js", contents: Self.call("program", arguments))
      }
    }
  }

  /// The script with the module, and with the keywords whose messages say what was found.
  var module: OutputFile {
    let keywords = FoundValue.Keywords.known
    let arguments = [keywords.ofAnyKind, keywords.ofScalars].map { JSONValue.array($0.map(JSONValue.string)) }
    return OutputFile(
      path: "assets/try/module.js",
      contents: Self.call("module", arguments + [.string(Base64.encode(trial.module))]))
  }

  private static func call(_ function: String, _ arguments: [JSONValue]) -> String {
    "schemagenTry.\(function)(" + arguments.map { VisibleText.json($0.description) }.joined(separator: ", ")
      + ");\n"
  }
}
