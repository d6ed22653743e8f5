import DecodingKit
import Foundation
import PushPayloads
import SchemaRuntime
import Testing

/// The generated module against the fixtures, whose verdicts and violations the interpreter found.
struct FixtureTests {
  @Test func everyObjectHasItsType() throws {
    let (objects, missing) = try CorpusManifest.objects()
    #expect(missing == [])
    #expect(objects.count > 100)
    #expect(objects.reduce(0) { $0 + $1.fixtures.count } > 1200)
  }

  /// Interpreter and generated validator agree: the same violations, in the same order, at the same places.
  @Test func agreement() throws {
    for object in try CorpusManifest.objects().objects {
      for fixture in object.fixtures {
        let bytes = try CorpusManifest.bytes(fixture.path)
        let report = validate(object.type, bytes)
        #expect(report.isValid == fixture.isValid, "\(fixture.path)")
        #expect(report.violations.map(line) == fixture.violations, "\(fixture.path)")
        #expect(accepts(object.type, bytes) == fixture.isValid, "\(fixture.path)")
      }
    }
  }

  /// Bytes → model → bytes loses nothing.
  @Test func roundTripOfBytes() throws {
    for object in try CorpusManifest.objects().objects {
      for fixture in object.fixtures where fixture.isValid {
        let bytes = try CorpusManifest.bytes(fixture.path)
        let written = try rewritten(object.type, bytes)
        #expect(try CorpusManifest.value(written) == CorpusManifest.value(bytes), "\(fixture.path)")
      }
    }
  }

  /// `JSONDecoder` and `JSONEncoder` give the same JSON as the direct path.
  @Test func roundTripOfCoders() throws {
    for object in try CorpusManifest.objects().objects {
      for fixture in object.fixtures where fixture.isValid {
        let bytes = try CorpusManifest.bytes(fixture.path)
        let written = try recoded(object.type, Data(bytes))
        #expect(try CorpusManifest.value([UInt8](written)) == CorpusManifest.value(bytes), "\(fixture.path)")
      }
    }
  }

  /// An invalid instance never becomes a model.
  @Test func rejection() throws {
    for object in try CorpusManifest.objects().objects {
      for fixture in object.fixtures where !fixture.isValid {
        let bytes = try CorpusManifest.bytes(fixture.path)
        #expect(throws: ValidationError.self, "\(fixture.path)") { try rewritten(object.type, bytes) }
      }
    }
  }

  private func line(_ violation: Violation) -> String {
    [
      "\(violation.line)", "\(violation.column)", violation.severity.rawValue, violation.instanceLocation,
      violation.keywordLocation, violation.message,
    ].joined(separator: " ")
  }

  private func validate<T: SchemaValue>(_ type: T.Type, _ bytes: [UInt8]) -> ValidationReport {
    T.validate(jsonUTF8Bytes: bytes)
  }

  private func accepts<T: SchemaValue>(_ type: T.Type, _ bytes: [UInt8]) -> Bool {
    T.accepts(jsonUTF8Bytes: bytes)
  }

  private func rewritten<T: SchemaValue>(_ type: T.Type, _ bytes: [UInt8]) throws -> [UInt8] {
    try T(jsonUTF8Bytes: bytes).jsonUTF8Bytes()
  }

  private func recoded<T: SchemaValue>(_ type: T.Type, _ data: Data) throws -> Data {
    try JSONEncoder().encode(JSONDecoder().decode(T.self, from: data))
  }
}
