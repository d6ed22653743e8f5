import Diagnostics
import SchemaModel
import SourceText

/// Reads schemas with the options of a command.
enum Schemas {
  /// The graph of a folder; nil where there is no such folder.
  static func graph(
    ofFolder folder: String, _ options: SchemaOptions, into bag: inout DiagnosticBag
  ) -> SchemaGraph? {
    guard FileAccess.isFolder(folder) else {
      bag.error("there is no such folder", at: SourceLocation(file: folder))
      return nil
    }
    var loader = SchemaLoader(options: loaderOptions(options))
    loader.loadFolder(folder, except: [OutputNames.configuration])
    let graph = loader.finish()
    bag.add(contentsOf: loader.diagnostics)
    return graph
  }

  /// The graph of a file and what it refers to; nil where there is no such file.
  ///
  /// References may lead to the file's folder and below. Where the folder describes a namespace it is one of several
  /// in a schema root, so they may lead to its neighbours too.
  static func graph(
    ofFile file: String, _ options: SchemaOptions, into bag: inout DiagnosticBag
  ) -> SchemaGraph? {
    do throws(FileProblem) {
      _ = try FileAccess.read(file)
    } catch {
      bag.error("\(error.action): \(error.reason)", at: SourceLocation(file: file))
      return nil
    }
    let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let folder = parts.isEmpty ? "." : parts.joined(separator: "/") + "/"
    let isNamespace = FileAccess.isFile(folder + "/" + OutputNames.namespaceDescription)
    var loader = SchemaLoader(options: loaderOptions(options, root: isNamespace ? folder + "/.." : nil))
    loader.loadFile(file)
    let graph = loader.finish()
    bag.add(contentsOf: loader.diagnostics)
    return graph
  }

  private static func loaderOptions(_ options: SchemaOptions, root: String? = nil) -> SchemaLoader.Options {
    SchemaLoader.Options(
      strict: options.strict,
      resolve: options.resolutions.map { .init(uriPrefix: $0.uriPrefix, directory: $0.folder) },
      root: root)
  }
}
