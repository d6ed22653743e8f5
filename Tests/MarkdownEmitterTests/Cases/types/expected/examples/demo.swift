// Generated from the examples that the pages show. Do not edit: change the schemas.
// swift-format-ignore-file
import Demo
import SchemaRuntime

enum DemoExamples {
  /// Where each stands, the JSON that it encodes to, and what it encodes to.
  static let all: [(location: String, json: String, encoded: @Sendable () throws -> String)] = [
    ("demo/index.yaml#/examples/0", "{\"part\":{\"id\":7},\"parts\":[{\"id\":1},{}],\"maybe\":null,\"level\":1,\"either\":{\"a\":1},\"colour\":\"blue\",\"text\":\"{\\\"id\\\":3}\",\"anything\":[1,{\"b\":null}],\"always\":\"yes\",\"extra\":\"more\"}", { try example0().jsonString() }),
  ]

  static func example0() -> Demo.Index {
    Demo.Index(
      part: Demo.Part(id: 7),
      parts: [Demo.Part(id: 1), Demo.Part()],
      maybe: .null,
      level: .soft,
      either: .full(Demo.Index.Either.Full(a: 1)),
      colour: "blue",
      text: EncodedJSON(Demo.Part(id: 3)),
      anything: [1, ["b": nil]],
      additionalProperties: ["extra": "more"]
    )
  }
}
