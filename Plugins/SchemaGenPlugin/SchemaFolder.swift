import Foundation
import PackagePlugin

/// The schemas of a target: those in its folder `Schemas`, or, where there is no such folder, in its own.
struct SchemaFolder {
  let root: URL
  /// Paths of the schemas below the root.
  let schemas: [String]
  /// Every file that the outputs depend on.
  let inputs: [URL]
  /// The target's `schemagen.yaml`, if it has one.
  let configuration: URL?

  /// Nil where the target has no schema.
  init?(of target: SwiftSourceModuleTarget) {
    self.init(folder: target.directoryURL, files: target.sourceFiles.map(\.url))
  }

  /// Nil where there is no schema.
  /// - Parameters:
  ///   - folder: of the target.
  ///   - files: those of the target, whatever they are.
  init?(folder: URL, files all: [URL]) {
    // What was fetched is no schema of the target, and changes what comes of those.
    let locks = all.filter { $0.lastPathComponent == OutputNames.lock }
    let vendors = locks.map {
      $0.deletingLastPathComponent().appending(path: OutputNames.vendorFolder, directoryHint: .isDirectory)
    }
    let vendored = all.filter { file in vendors.contains { Self.path(of: file, below: $0) != nil } }
    let others = Set(vendored)
    let files = all.filter { !others.contains($0) }
    let configuration = files.first { Self.path(of: $0, below: folder) == OutputNames.configuration }
    let inner = folder.appending(path: "Schemas", directoryHint: .isDirectory)
    root =
      files.contains { Self.path(of: $0, below: inner).map(OutputNames.isSchema) ?? false } ? inner : folder

    var schemas: [String] = []
    var inputs: [URL] = configuration.map { [$0] } ?? []
    for file in files {
      guard let path = Self.path(of: file, below: root), !Self.leadsBack(path, below: root) else { continue }
      if OutputNames.isSchema(path) {
        schemas.append(path)
        inputs.append(file)
      } else if file.lastPathComponent == OutputNames.namespaceDescription {
        inputs.append(file)
      }
    }
    inputs += files.filter { $0.lastPathComponent.hasSuffix(OutputNames.overlaySuffix) } + locks + vendored
    guard !schemas.isEmpty else { return nil }
    self.schemas = schemas
    self.inputs = inputs
    self.configuration = configuration
  }

  /// The inputs of the targets that a target depends on, whose types a configuration may import.
  static func inputs(ofDependencies target: any Target) -> [URL] {
    target.dependencies.flatMap { dependency -> [URL] in
      let targets: [any Target] =
        switch dependency {
        case .target(let target): [target]
        case .product(let product): product.targets
        @unknown default: []
        }
      return targets.compactMap { $0 as? SwiftSourceModuleTarget }.flatMap {
        SchemaFolder(of: $0)?.inputs ?? []
      }
    }
  }

  /// Whether a symbolic link on the way leads back to a folder around it: the generator does not follow that.
  private static func leadsBack(_ path: String, below root: URL) -> Bool {
    var folder = root
    var outer: Set<String> = [folder.resolvingSymlinksInPath().path(percentEncoded: false)]
    for name in path.split(separator: "/").dropLast() {
      folder.append(path: name, directoryHint: .isDirectory)
      guard outer.insert(folder.resolvingSymlinksInPath().path(percentEncoded: false)).inserted else {
        return true
      }
    }
    return false
  }

  private static func path(of file: URL, below folder: URL) -> String? {
    let prefix = folder.path(percentEncoded: false)
    let path = file.path(percentEncoded: false)
    let start = prefix.hasSuffix("/") ? prefix : prefix + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
  }
}
