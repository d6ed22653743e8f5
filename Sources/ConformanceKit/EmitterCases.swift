import Diagnostics
import Foundation
import SchemaModel
import SchemaRuntime
import YAMLTree

/// The schemas that the emitter is tested with, as files of a suite: one group each, with the instances that are kept for
/// the types of its folder. For instances that are not meant for a group, the suite does not know whether they are
/// valid.
struct EmitterCases {
  private let schemas: String
  private let instances: String

  /// - Parameter package: the folder of the package.
  init(package: String) {
    schemas = package + "/Tests/SwiftEmitterTests/Cases"
    instances = package + "/Tests/EmittedModelTests/Instances"
  }

  /// In order of their paths; none where the package's tests are not at hand.
  func files() throws -> [Suite.File] {
    try FileManager.default.names(in: schemas).flatMap { try files(of: $0) }
  }

  private func files(of folder: String) throws -> [Suite.File] {
    let cases = try cases(of: folder)
    var files: [Suite.File] = []
    for name in try FileManager.default.names(in: "\(schemas)/\(folder)") where name.hasSuffix(".yaml") {
      let path = "\(folder)/\(name)"
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: "\(schemas)/\(path)")))
      var bag = DiagnosticBag()
      guard let node = YAMLReader().read(bytes: bytes, file: path, into: &bag) else { continue }
      let group = Suite.Group(description: path, schema: node.jsonValue, cases: cases)
      files.append(
        Suite.File(dialect: .draft2020, part: .required, path: "emitter/\(path)", groups: [group]))
    }
    return files
  }

  /// The instances of a folder: the lines of the files that are called like its namespace.
  private func cases(of folder: String) throws -> [Suite.Case] {
    try FileManager.default.names(in: instances).filter { $0.lowercased().hasPrefix(folder + ".") }.flatMap {
      name in
      let text = try String(contentsOf: URL(filePath: "\(instances)/\(name)"), encoding: .utf8)
      return text.split(separator: "\n").compactMap { line in
        JSONValue(parsing: String(line)).map { Suite.Case(description: name, data: $0, isValid: true) }
      }
    }
  }
}
