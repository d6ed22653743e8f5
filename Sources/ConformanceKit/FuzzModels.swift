import Foundation
import SchemaModel

/// The schemas whose instances are fuzzed: those that the JSON-Schema-Test-Suite requires of 2020-12, and those that the
/// emitter is tested with.
public enum FuzzModels {
  /// In an order that stays; those of the suite only where it is at hand.
  package static let groups: [LoadedGroup] = {
    let package = FileManager.default.currentDirectoryPath
    let suite = Suite(besidePackage: package)
    do {
      let files = try (suite?.files(.draft2020, .required) ?? []) + EmitterCases(package: package).files()
      return files.flatMap { file in
        file.groups.indices.map { LoadedGroup(file, $0, ReadingSettings(file, suite)) }
      }.filter { $0.problem == nil }
    } catch {
      return []
    }
  }()

  /// Writes the generated Swift of the models, a folder for each module, the entry point of a fuzzer in `Entry`, and
  /// `keywords.dict`.
  /// - Returns: the modules, in the order in which they import one another.
  public static func write(to folder: String) throws -> [String] {
    let batches = GeneratedBatch.deal(groups)
    var keys: [String: String] = [:]
    try write(["Harness.swift": Harness.module], to: folder + "/Harness")
    for batch in batches {
      try write(try batch.emit().get(), to: "\(folder)/\(batch.name)")
      for group in batch.groups { keys[group.path] = batch.key(group) }
    }
    let modules = batches.map(\.name)
    let entry = Harness.fuzzEntry(modules: modules, keys: groups.map { keys[$0.path] ?? "" })
    try write(["Entry.swift": entry], to: folder + "/Entry")
    try write(["keywords.dict": keywordDictionary], to: folder)
    return ["Harness"] + modules + ["Entry"]
  }

  /// The keywords of every dialect in the format of a fuzzer's dictionary: each alone, and as YAML and JSON write it before a value.
  public static let keywordDictionary: String = {
    let names = Set(Dialect.allCases.flatMap { KeywordFacts.all(in: $0).map(\.name) }).sorted()
    return names.flatMap { [#""\#($0)""#, #""\#($0): ""#, #""\"\#($0)\":""#] }.joined(separator: "\n") + "\n"
  }()

  /// Writes every schema of the suite into the folder `schema`, and into `instance` every instance with the number of
  /// its model before it.
  public static func writeSeeds(to folder: String) throws {
    for name in ["schema", "instance"] {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    for (index, group) in groups.enumerated() {
      try Data(group.group.schema.description.utf8).write(to: URL(filePath: "\(folder)/schema/\(index)"))
      for (number, test) in group.group.cases.enumerated() {
        let input = [UInt8(index / 256), UInt8(index % 256)] + Array(test.data.description.utf8)
        try Data(input).write(to: URL(filePath: "\(folder)/instance/\(index)-\(number)"))
      }
    }
  }

  private static func write(_ files: [String: String], to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: URL(filePath: folder + "/" + name))
    }
  }
}
