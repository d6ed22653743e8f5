import Diagnostics
import SchemaRuntime
import SourceText

/// Every file of a run, each path once, in the order of the bytes of the paths.
struct FileSet {
  let files: [OutputFile]

  /// Two files that want one place, also where only case tells them apart (a file system may not), and paths that do
  /// not stay below the output folder, are mistakes in the names of the schemas.
  init(_ files: [OutputFile], schemaFolder: String, into bag: inout DiagnosticBag) {
    self.files = files.sorted { $0.path.precedesByScalars($1.path) }
    let place = SourceLocation(file: schemaFolder)
    var places: [String: String] = [:]
    places.reserveCapacity(files.count)
    for file in self.files {
      if let reason = OutputPath.objection(to: file.path) {
        bag.error("the output '\(file.path)' \(reason)", at: place)
      } else if let other = places.updateValue(file.path, forKey: file.path.lowercased()) {
        bag.error(
          "two outputs want the same place: '\(other)' and '\(file.path)'", at: place,
          help: "rename one of their schemas")
      }
    }
  }

  var paths: [String] { files.map(\.path) }
}
