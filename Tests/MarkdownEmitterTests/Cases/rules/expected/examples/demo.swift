// Generated from the examples that the pages show. Do not edit: change the schemas.
// swift-format-ignore-file
import Demo
import SchemaRuntime

enum DemoExamples {
  /// Where each stands, the JSON that it encodes to, and what it encodes to.
  static let all: [(location: String, json: String, encoded: @Sendable () throws -> String)] = [
    ("demo/order.yaml#/examples/0", "{\"kind\":\"sale\",\"price\":3,\"card\":\"4711\"}", { try example0().jsonString() }),
  ]

  static func example0() -> Demo.Order {
    Demo.Order(kind: .sale, price: 3, card: "4711")
  }
}
