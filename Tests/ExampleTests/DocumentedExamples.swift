import Foundation
import PushPayloads
import SchemaRuntime
import Testing

/// The Swift that the reference pages show: it compiles, since `Documented` is a part of this target, and builds what
/// the JSON beside it says.
@Suite struct DocumentedExamples {
  private typealias Example = (location: String, json: String, encoded: @Sendable () throws -> String)

  @Test func eachBuildsItsJSON() throws {
    let all: [Example] =
      AcousticExamples.all + AirshipExamples.all + DevtodevExamples.all + PersonaClickExamples.all
      + WonderPushExamples.all
    #expect(all.count > 250)
    for example in all {
      let encoded = try example.encoded()
      let (found, expected) = (try value(encoded), try value(example.json))
      #expect(found == expected, "\(example.location): \(encoded)")
    }
  }

  private func value(_ text: String) throws -> JSONValue { try EncodedJSON<JSONValue>(jsonText: text).value }
}
