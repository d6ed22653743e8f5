import Diagnostics
import Foundation
import SchemaModel
import TypeModel

/// `benchmark-inputs SCHEMAS DOCUMENT TWINS SUBJECT`: what `Scripts/benchmark` compares the generated types of a
/// schema folder with. Writes the file TWINS, and the file SUBJECT, which names the type of the folder's DOCUMENT and
/// its twin.
@main
enum Main {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 5 else { return fail("usage: benchmark-inputs SCHEMAS DOCUMENT TWINS SUBJECT") }
    var loader = SchemaLoader()
    loader.loadFolder(arguments[1], except: [])
    let graph = loader.finish()
    var bag = DiagnosticBag()
    bag.add(contentsOf: loader.diagnostics)
    let types = TypeLowering(graph).lower(into: &bag)
    guard !bag.hasErrors else {
      return fail(bag.sorted.map { "\($0)" }.joined(separator: "\n"))
    }
    guard let document = graph.entryDocuments.first(where: { $0.path == arguments[2] }),
      let root = types.rootType(ofDocument: document.index)
    else { return fail("there is no schema '\(arguments[2])' in \(arguments[1])") }
    do {
      try TwinWriter(types: types).text.write(toFile: arguments[3], atomically: true, encoding: .utf8)
      try subject(root).write(toFile: arguments[4], atomically: true, encoding: .utf8)
    } catch {
      fail("\(error)")
    }
  }

  private static func subject(_ root: NominalType) -> String {
    let path = TwinWriter.path(root.path)
    return """
      import Payloads
      import Twins

      typealias Subject = Payloads.\(path)
      typealias SubjectTwin = Twins.\(path)

      """
  }

  private static func fail(_ text: String) {
    FileHandle.standardError.write(Data("error: \(text)\n".utf8))
    exit(2)
  }
}
