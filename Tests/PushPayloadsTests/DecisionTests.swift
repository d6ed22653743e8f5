import DecodingKit
import PushPayloads
import SchemaRuntime
import Testing

/// The generated types decide every documented rule and field as the documents do.
struct DecisionTests {
  @Test(arguments: ["acoustic", "airship", "devtodev", "personaclick", "wonderpush"])
  func decisions(vendor: String) throws {
    let types = Dictionary(
      try CorpusManifest.types().map { ($0.schema, $0.type) }, uniquingKeysWith: { first, _ in first })
    var count = 0
    for decision in try Decision.all(of: vendor) {
      let type = try #require(types["\(vendor)/\(decision.schema)"], "\(decision.schema)")
      for (verdict, value) in decision.instances {
        count += 1
        if let problem = try problem(type, value, verdict, decision.location) {
          Issue.record("\(decision.rule): \(problem): \(value.description.prefix(300))")
        }
      }
    }
    #expect(count > 1000)
  }

  private func problem<T: SchemaValue>(
    _ type: T.Type, _ value: JSONValue, _ verdict: Decision.Verdict, _ location: String
  ) throws -> String? {
    let bytes = Array(value.description.utf8)
    let report = T.validate(jsonUTF8Bytes: bytes)
    guard report.isValid == (verdict != .invalid) else { return "should be \(verdict)\n\(report)" }
    guard T.accepts(jsonUTF8Bytes: bytes) == report.isValid else { return "accepts() disagrees" }
    switch verdict {
    case .valid where !report.violations.isEmpty: return "there should be nothing to say\n\(report)"
    case .warns where !report.violations.contains { $0.instanceLocation == location }:
      return "should warn at \(location)\n\(report)"
    case .invalid where report.errors.contains { $0.instanceLocation != location }:
      return "should fail at \(location) only\n\(report)"
    case .valid, .warns, .invalid: break
    }
    guard report.isValid else { return nil }
    let again = try JSONValue(jsonUTF8Bytes: T(jsonUTF8Bytes: bytes).jsonUTF8Bytes())
    return again == value ? nil : "comes back as \(again)"
  }
}
