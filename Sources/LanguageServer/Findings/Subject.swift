import GeneratorCore
import SchemaRuntime
import SourceText

/// Schemas that are judged together, and the settings in force, as a command would be told them.
struct Subject: Hashable, Sendable {
  enum Kind { case folder, schema, instance }

  /// A folder of schemas, one schema, or an instance of one.
  var path: String
  var kind: Kind
  /// The configuration; nil where there is none.
  var configuration: String?
  /// Whether the configuration is about these schemas alone.
  var isWhole: Bool

  /// Whether a file stands below the folder, or is the schema or the instance.
  func contains(_ file: String) -> Bool {
    switch kind {
    case .folder: file.utf8.starts(with: (path + "/").utf8)
    case .schema, .instance: file.utf8.elementsEqual(path.utf8)
    }
  }
}

extension Subject {
  /// Whether a file is one of its schemas, by its name.
  func isSchema(_ file: String) -> Bool {
    guard contains(file) else { return false }
    switch kind {
    case .folder:
      return OutputNames.isSchema(String(decoding: file.utf8.dropFirst(path.utf8.count + 1), as: UTF8.self))
    case .schema: return true
    case .instance: return false
    }
  }
}

/// Finds which schemas a file is judged with, as the commands do.
struct SubjectFinder: Sendable {
  /// The folders that the caller of the server named.
  var folders: [String] = []
  /// The configuration that the caller of the server named.
  var configuration: String?

  /// The folder of schemas that a file belongs to, or whose settings it has; nil where no such folder is known.
  func folder(of file: String) -> Subject? {
    for folder in folders {
      let subject = Subject(
        path: folder, kind: .folder,
        configuration: configuration ?? TargetConfiguration.nearest(to: folder)?.file,
        isWhole: configuration != nil || TargetConfiguration.nearest(to: folder)?.isWhole ?? true)
      if subject.contains(file) || subject.configuration?.utf8.elementsEqual(file.utf8) == true {
        return subject
      }
    }
    var inner = file
    while let outer = Self.outer(inner) {
      if let subject = folder(beside: outer, holding: file) { return subject }
      if FileAccess.isFile(outer + "/" + OutputNames.configuration) { return nil }
      if FileAccess.isFile(outer + "/" + OutputNames.namespaceDescription), let root = Self.outer(outer) {
        let found = configuration.map { (file: $0, isWhole: true) } ?? TargetConfiguration.nearest(to: root)
        return Subject(
          path: root, kind: .folder, configuration: found?.file, isWhole: found?.isWhole ?? true)
      }
      inner = outer
    }
    return nil
  }

  /// The folder of schemas that the settings in `place` are about: the folder `Schemas` there, or the place itself.
  private func folder(beside place: String, holding file: String) -> Subject? {
    let settings = place + "/" + OutputNames.configuration
    guard FileAccess.isFile(settings) || file.utf8.elementsEqual(settings.utf8) else { return nil }
    let inner = place + "/Schemas"
    let subject = Subject(
      path: FileAccess.isFolder(inner) ? inner : place, kind: .folder,
      configuration: configuration ?? settings, isWhole: true)
    let isSettings = file.utf8.elementsEqual(settings.utf8) || file.hasSuffix(".overlay.yaml")
    guard subject.contains(file) || isSettings else { return nil }
    // The root of a package or a repository is no folder of schemas: its settings are about the places that they
    // mention.
    let isRepository = [".git", "Package.swift"].contains {
      FileAccess.isFile(place + "/" + $0) || FileAccess.isFolder(place + "/" + $0)
    }
    return subject.path == place && isRepository ? nil : subject
  }

  /// A schema that stands in no folder of schemas, or an instance.
  func single(_ file: String, _ kind: Subject.Kind) -> Subject {
    let found = configuration.map { (file: $0, isWhole: true) } ?? TargetConfiguration.nearest(to: file)
    return Subject(
      path: file, kind: kind, configuration: found?.file, isWhole: found?.isWhole ?? true)
  }

  private static func outer(_ path: String) -> String? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.utf8.startIndex else {
      return nil
    }
    return String(path[..<slash])
  }
}
