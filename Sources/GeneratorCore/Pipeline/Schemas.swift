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
  /// References may lead to what stands below the schema root.
  static func graph(
    ofFile file: String, _ options: SchemaOptions, into bag: inout DiagnosticBag
  ) -> SchemaGraph? {
    do throws(FileProblem) {
      _ = try FileAccess.read(file)
    } catch {
      bag.error("\(error.action): \(error.reason)", at: SourceLocation(file: file))
      return nil
    }
    var loading = loaderOptions(options, root: options.root ?? configuredRoot(of: file))
    // Of the settings of a folder not all concern one file.
    loading.adjustments.areComplete = false
    var loader = SchemaLoader(options: loading)
    loader.loadFile(file)
    let graph = loader.finish()
    bag.add(contentsOf: loader.diagnostics)
    return graph
  }

  /// The schema root that a file belongs to, by what stands around it: the folder beside a `schemagen.yaml`, as a build
  /// has it, or the one that holds a folder with a description of a namespace. Nil where there is neither: then it is the
  /// file's own folder.
  private static func configuredRoot(of file: String) -> String? {
    let folders = folders(around: file)
    var namespaceRoot: String?
    for folder in folders {
      if FileAccess.isFile(folder + "/" + OutputNames.configuration) {
        let inner = folder + "/Schemas"
        return FileAccess.isFolder(inner) && FileAccess.isBelow(folders[0], inner) ? inner : folder
      }
      if FileAccess.isFile(folder + "/" + OutputNames.namespaceDescription) {
        namespaceRoot = outer(folder)
      }
    }
    return namespaceRoot
  }

  /// The folder of a file, and those around it, from the inside out.
  static func folders(around file: String) -> [String] {
    let own = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    var folders = [own.isEmpty ? (file.hasPrefix("/") ? "/" : ".") : own]
    while folders.count < deepest, let last = folders.last, let real = FileAccess.realPath(last), real != "/"
    {
      folders.append(outer(last))
    }
    return folders
  }

  /// The folder around another one.
  private static func outer(_ folder: String) -> String {
    let (parent, name) = FolderRun.parts(of: folder)
    if ["", ".", ".."].contains(name) { return folder == "/" ? "/" : folder + "/.." }
    if parent.isEmpty { return folder.hasPrefix("/") ? "/" : "." }
    return parent
  }

  /// How many folders around a file are asked.
  private static let deepest = 64

  static func loaderOptions(_ options: SchemaOptions, root: String? = nil) -> SchemaLoader.Options {
    SchemaLoader.Options(
      strict: options.strict,
      resolve: options.resolutions.map {
        .init(uriPrefix: $0.uriPrefix, directory: $0.folder, location: $0.location)
      },
      root: root, defaultDialect: options.defaultDialect, adjustments: options.adjustments)
  }
}
