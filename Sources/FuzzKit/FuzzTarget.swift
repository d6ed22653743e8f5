import ConformanceKit
import Foundation
import PatternKit

/// A target of `Scripts/fuzz`: one of the ways by which untrusted bytes come in.
public enum FuzzTarget: String, CaseIterable, Sendable {
  case schema, instance, pattern, edit

  /// The target named by `FUZZ_TARGET`.
  public static let chosen: FuzzTarget =
    ProcessInfo.processInfo.environment["FUZZ_TARGET"].flatMap(FuzzTarget.init) ?? .schema

  /// The complaints about an input. `model` answers for the generated validators, where there are any.
  public func complaints(
    _ input: [UInt8], model: (_ index: Int, _ instance: [UInt8]) -> String? = { _, _ in nil }
  ) -> [String] {
    switch self {
    case .schema: SchemaFuzz.complaints(input)
    case .instance: InstanceFuzz.complaints(input, model)
    case .pattern: PatternFuzz.complaints(input)
    case .edit: EditFuzz.complaints(input)
    }
  }
}
