// Generated from the examples that the pages show. Do not edit: change the schemas.
// swift-format-ignore-file
import Demo
import SchemaRuntime

enum DemoExamples {
  /// Where each stands, the JSON that it encodes to, and what it encodes to.
  static let all: [(location: String, json: String, encoded: @Sendable () throws -> String)] = [
    ("demo/bad.yaml#/examples/0", "{\"a|b`c\":\"```\\n</code>\",\"__init__\":\"\\\\(x) \\\" \\\\\"}", { try example0().jsonString() }),
  ]

  static func example0() -> Demo.Bad {
    Demo.Bad(aBC: "```\n</code>", initProperty: "\\(x) \" \\")
  }
}
