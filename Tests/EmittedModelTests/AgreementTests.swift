import DecodingKit
import SchemaRuntime
import SchemaValidation
import Testing

/// The interpreter and the generated, compiled code say the same of every instance.
@Suite struct AgreementTests {
  private static let types = GeneratedTypes(module: "EmittedModels")
  /// Tests run side by side, each of the cases of one share: all of them at the end would leave a processor idle.
  private static let shares = 8

  @Test func everySchemaIsCompared() async {
    let schemas = await CaseSchemas.shared.value
    #expect(schemas.errors == [])
    let compared = Set(schemas.cases.filter { !$0.instances.isEmpty }.map(\.document))
    #expect(schemas.documents.filter { !compared.contains($0) } == [])
    #expect(schemas.cases.count > 300)
    #expect(schemas.cases.reduce(0) { $0 + $1.instances.count } > 6_000)
  }

  // The cases as arguments would be worked out before any test runs.
  @Test(arguments: 0..<shares)
  func verdictsAndReports(share: Int) async throws {
    let schemas = await CaseSchemas.shared.value
    for (index, item) in schemas.cases.enumerated() where index % Self.shares == share {
      let type = try #require(Self.types.named(item.type), "no type is called \(item.type)")
      for instance in item.instances { compare(type, item, instance, schemas.interpreter) }
    }
  }

  private func compare<Model: SchemaValue>(
    _ type: Model.Type, _ item: CaseSchemas.Case, _ instance: String, _ interpreter: Interpreter
  ) {
    let bytes = Array(instance.utf8)
    let expected = interpreter.validate(bytes: bytes, against: item.schema)
    let isValid = bytes.withUnsafeBufferPointer { interpreter.isValid($0, against: item.schema) }
    #expect(isValid == expected.isValid, "\(item.type): \(instance)")
    #expect(
      type.validate(jsonUTF8Bytes: bytes).violations == expected.violations, "\(item.type): \(instance)")
    if item.document.hasPrefix("annotated/") || item.document.hasPrefix("shapes/") {
      for exchange in Exchange.allCases {
        let expected = interpreter.validate(bytes: bytes, against: item.schema, as: exchange)
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
