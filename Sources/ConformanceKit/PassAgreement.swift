import SchemaModel
import SchemaRuntime
public import ValidationPlanning

/// Whether generated code without some passes agrees with the interpreter, which has no passes, on each instance that
/// the emitter is tested with.
public struct PassAgreement {
  private let groups: [LoadedGroup]
  private let products: String
  private let progress: (String) -> Void

  /// - Parameters:
  ///   - package: the folder of the package, which has the schemas and the instances.
  ///   - products: where it was built, as `swift build --show-bin-path` says.
  public init(package: String, products: String, progress: @escaping (String) -> Void = { _ in }) throws {
    let all = try EmitterCases(package: package).files().flatMap { file in
      file.groups.indices.map { LoadedGroup(file, $0, ReadingSettings(file, nil)) }
    }
    // A schema that refers to other files is none on its own.
    groups = all.filter { $0.problem == nil }
    (self.products, self.progress) = (products, progress)
  }

  /// The answers that differ, a line for each.
  public func differences(_ passes: PassSelection) throws -> [String] {
    var reader = try GeneratedReader(groups, products: products, passes: passes, progress: progress)
    let answers = try reader.run()
    return groups.flatMap { group -> [String] in
      let key = GeneratedReader.key(group)
      if let problem = reader.problems[key] { return ["\(group.name): \(problem)"] }
      return group.group.cases.enumerated().compactMap { number, test in
        difference(group, test, answers[key]?[number])
      }
    }
  }

  private func difference(_ group: LoadedGroup, _ test: Suite.Case, _ reply: Reply?) -> String? {
    let interpreted = group.interpret(Array(test.data.description.utf8))
    let (answer, problem) = reply?.parts ?? (nil, "it was not asked")
    guard let interpreted, let generated = answer else {
      return "\(group.name): of \(test.data): \(problem)"
    }
    if interpreted.accepts == generated.accepts, interpreted.findings == generated.findings { return nil }
    return "\(group.name): of \(test.data): interpreted \(interpreted.accepts) \(interpreted.findings), "
      + "generated \(generated.accepts) \(generated.findings)"
  }
}
