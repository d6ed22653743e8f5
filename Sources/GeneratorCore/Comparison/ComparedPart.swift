import Diagnostics
import Generation
import SchemaComparison
import SchemaModel
import SourceText
import TypeModel
import YAMLTree

/// What is compared, as a part of the schemas that settings are about: settings name documents and types from the folder that
/// is compared, or from one around it.
public struct ComparedPart: Sendable {
  /// The names of the folders that lead from the settings to what is compared: a file's own folder, or the folder itself. None
  /// where the settings stand elsewhere.
  private let folders: [String]
  /// The namespaces that these folders are in the Swift of a folder around them.
  private let namespaces: [String]
  /// The namespaces that these folders are where no `namespace.yaml` names them: a file that is compared is read without those.
  private let plainNamespaces: [String]
  /// Whether the settings may speak of schemas that are not compared.
  let isPart: Bool
  private let isFolder: Bool

  /// - Parameters:
  ///   - settings: the file of the settings; nil where there are none.
  ///   - path: the folder or file that is compared.
  public init(of settings: String?, at path: String) {
    isFolder = FileAccess.isFolder(path)
    func folder(around file: String) -> String? { FileAccess.realPath(Schemas.folders(around: file)[0]) }
    guard let outer = settings.flatMap(folder),
      let inner = isFolder ? FileAccess.realPath(path) : folder(around: path),
      inner.hasPrefix(outer == "/" ? outer : outer + "/")
    else {
      (folders, namespaces, plainNamespaces, isPart) = ([], [], [], !isFolder)
      return
    }
    let names = inner.dropFirst(outer.count).split(separator: "/").map(String.init)
    folders = names
    namespaces = names.indices.map { index in
      Self.namespace(([outer == "/" ? "" : outer] + names[...index]).joined(separator: "/"))
    }
    plainNamespaces = names.map { SchemaNamespace.typeName(ofFolder: $0, said: nil) }
    isPart = !isFolder || Self.isPart(names, of: outer, inner)
  }

  /// The name that a folder has as a namespace.
  private static func namespace(_ folder: String) -> String {
    var said: String?
    let file = folder + "/" + OutputNames.namespaceDescription
    // What is wrong with it is told where the schemas are read.
    if FileAccess.isFile(file), case .success(let bytes) = Result(catching: { try FileAccess.read(file) }) {
      var unused = DiagnosticBag()
      said = YAMLReader().read(bytes: bytes, file: file, into: &unused)?["name"]?.string
    }
    return SchemaNamespace.typeName(ofFolder: FolderRun.parts(of: folder).name, said: said)
  }

  /// Whether a folder below settings is likely to hold some of their schemas alone: one directly beside the settings is taken for
  /// all of them, and so is one that is called like a folder of schemas.
  private static func isPart(_ folders: [String], of outer: String, _ inner: String) -> Bool {
    func isOfSchemas(_ name: String) -> Bool { name.lowercased() == "schemas" }
    guard let last = folders.last, !isOfSchemas(last) else { return false }
    return folders.count > 1 || isOfSchemas(FolderRun.parts(of: outer).name)
      || FileAccess.isFile(inner + "/" + OutputNames.namespaceDescription)
  }

  /// The paths of a document from what is compared, and from each of the folders around that.
  func paths(of document: String) -> [String] {
    var paths = [own(document, below: folders.indices.map { folders[$0...].joined(separator: "/") + "/" })]
    for folder in folders.reversed() { paths.append(folder + "/" + paths[paths.count - 1]) }
    return paths
  }

  /// The names of what a change is of, in what is compared and in each of the folders around that.
  func objects(of change: SchemaChange) -> [String] {
    // What has no type is called like its document.
    if change.object == change.document { return paths(of: change.document) }
    let name = own(change.object, below: Self.prefixes(plainNamespaces))
    return [name] + prefixes.map { $0 + name }
  }

  /// A name as it is in the folder that is compared: what is in a file is named from the root that references of it may lead to.
  private func own(_ name: String, below prefixes: [String]) -> String {
    guard !isFolder, let prefix = prefixes.first(where: { name.hasPrefix($0) }) else { return name }
    return String(name.dropFirst(prefix.count))
  }

  /// Whether a name, as a folder around has it, is that of something that is compared.
  func names(_ object: String) -> Bool { isFolder && prefixes.contains { object.hasPrefix($0) } }

  private var prefixes: [String] { Self.prefixes(namespaces) }

  /// What names of the folder begin with in each folder around it, the outermost first.
  private static func prefixes(_ namespaces: [String]) -> [String] {
    namespaces.indices.map { namespaces[$0...].joined(separator: ".") + "." }
  }
}
