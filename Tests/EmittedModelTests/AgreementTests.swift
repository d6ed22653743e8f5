import DecodingKit
import SchemaRuntime
import Testing

/// The interpreter and the generated, compiled code say the same of every instance.
@Suite(.serialized) struct AgreementTests {
  private static let schemas = CaseSchemas.shared
  private static let types = GeneratedTypes(module: "EmittedModels")

  @Test func everySchemaIsCompared() {
    #expect(Self.schemas.errors == [])
    let compared = Set(Self.schemas.cases.filter { !$0.instances.isEmpty }.map(\.document))
    #expect(Self.schemas.documents.filter { !compared.contains($0) } == [])
    #expect(Self.schemas.cases.count > 300)
    #expect(Self.schemas.cases.reduce(0) { $0 + $1.instances.count } > 6_000)
  }

  // Arguments would be worked out before any test runs.
  @Test func verdictsAndReports() throws {
    for item in Self.schemas.cases {
      let type = try #require(Self.types.named(item.type), "no type is called \(item.type)")
      for instance in item.instances { compare(type, item, instance) }
    }
  }

  private func compare<Model: GeneratedValue>(
    _ type: Model.Type, _ item: CaseSchemas.Case, _ instance: String
  ) {
    let bytes = Array(instance.utf8)
    let expected = Self.schemas.interpreter.validate(bytes: bytes, against: item.schema)
    let isValid = bytes.withUnsafeBufferPointer { Self.schemas.interpreter.isValid($0, against: item.schema) }
    #expect(isValid == expected.isValid, "\(item.type): \(instance)")
    #expect(
      type.validate(jsonUTF8Bytes: bytes).violations == expected.violations, "\(item.type): \(instance)")
    if item.document.hasPrefix("annotated/") || item.document.hasPrefix("shapes/") {
      for exchange in Exchange.allCases {
        let expected = Self.schemas.interpreter.validate(bytes: bytes, against: item.schema, as: exchange)
        #expect(
          type.validate(jsonUTF8Bytes: bytes, as: exchange).violations == expected.violations,
          "\(item.type) as \(exchange): \(instance)")
      }
    }
    for text in places(of: instance) {
      let bytes = Array(text.utf8)
      #expect(type.accepts(jsonUTF8Bytes: bytes) == isValid, "\(item.type): \(instance)")
      // The type of a value that may be null stands for the other values.
      guard !instance.hasPrefix("null") else { continue }
      #expect(((try? type.init(jsonUTF8Bytes: bytes)) != nil) == isValid, "\(item.type): \(instance)")
    }
  }
}
