import Diagnostics
import SchemaModel

/// A case folder, loaded as its `options.txt` says, one option a line:
///
///     strict
///     draft-07                          the dialect of a document without `$schema`
///     pattern-annotation                what is no regular expression asserts nothing
///     resolve <uri-prefix> <folder>     the folder lies in the case
///     file <path>                       only that file, instead of the whole folder
///     warnings                          a rejected case whose findings are warnings
///
/// The schemas lie in `schemas/`, if there is such a folder, otherwise in the case itself.
struct LoadedCase {
  var folder: String
  var graph: SchemaGraph
  var diagnostics: DiagnosticBag
  var expectsWarnings = false

  init(folder: String) {
    self.folder = folder
    var options = SchemaLoader.Options()
    var file: String?
    for line in (Folders.text(of: folder + "/options.txt") ?? "").split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      switch words[0] {
      case "strict": options.strict = true
      case "draft-07": options.defaultDialect = .draft7
      case "pattern-annotation": options.patternIsAnnotation = true
      case "resolve":
        options.resolve.append(.init(uriPrefix: words[1], directory: folder + "/" + words[2]))
      case "file": file = words[1]
      case "warnings": expectsWarnings = true
      default: preconditionFailure("unknown option '\(line)' in \(folder)/options.txt")
      }
    }
    let inner = folder + "/schemas"
    let root = Folders.isFolder(inner) ? inner : folder
    if file != nil { options.root = root }
    var loader = SchemaLoader(options: options)
    if let file { loader.loadFile(root + "/" + file) } else { loader.loadFolder(root) }
    graph = loader.finish()
    diagnostics = loader.diagnostics
  }

  /// Every finding, sorted, one a line, with paths from the case folder on.
  var findings: String {
    diagnostics.sorted.map { finding in
      finding.description.replacing(folder + "/", with: "").replacing(folder, with: ".") + "\n"
    }.joined()
  }
}
