import Diagnostics
import Foundation
import SchemaModel
import SchemaRuntime
import SchemaValidation

/// The schemas of this repository, loaded once and lowered for every schema that a test asks about.
struct Corpus {
  static let vendors = ["acoustic", "airship", "devtodev", "personaclick", "wonderpush"]
  static let shared = Corpus()

  let graph: SchemaGraph
  let program: Program
  let interpreter: Interpreter
  let diagnostics: [String]
  private let locations: [String: SchemaID]

  private init() {
    var loader = SchemaLoader(options: .init(strict: true))
    loader.loadFolder(Place.package + "/Schemas", displayPrefix: "Schemas")
    let graph = loader.finish()
    self.graph = graph
    var bag = loader.diagnostics
    locations = Dictionary(
      graph.schemas.map { (graph.location(of: $0.id), $0.id) }, uniquingKeysWith: { first, _ in first })
    let roots = graph.schemas.filter { $0.boolean == nil }.map(\.id)
    program = ProgramLowering(graph: graph).lower(roots: roots, into: &bag)
    interpreter = Interpreter(program)
    diagnostics = bag.sorted.map(\.description)
  }

  /// The schema at `file.yaml#/pointer`, below a vendor's folder.
  func schema(_ location: String, of vendor: String) -> SchemaID? {
    let parts = location.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    return graph.resolveSchema(
      document: "\(vendor)/\(parts[0])", pointer: parts.count > 1 ? parts[1] : "")
  }

  /// The places that an evaluation went through: the schemas on the way to a keyword, references followed.
  func places(along keywordLocation: String, from root: SchemaID) -> [String] {
    var id = root
    var place = graph.location(of: id)
    var places = [place]
    for token in keywordLocation.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      if token == "$ref", let target = graph[id].reference {
        id = target
        place = graph.location(of: id)
      } else {
        place += "/" + token
        if let schema = locations[place] { id = schema }
      }
      places.append(place)
    }
    return places
  }

  func report(_ bytes: [UInt8], _ schema: SchemaID) -> ValidationReport {
    interpreter.validate(bytes: bytes, against: schema)
  }
}

/// A list of lines whose columns are set off by tabs.
enum Table {
  static func rows(_ path: String) throws -> [[String]] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
