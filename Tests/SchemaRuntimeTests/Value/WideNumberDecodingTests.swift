import Foundation
import SchemaRuntime
import Testing

/// Numbers beyond Foundation's `Decimal`, read by its decoder.
@Suite struct WideNumberDecodingTests {
  private struct Holder: Decodable { var number: JSONNumber }

  private func decoded(_ text: String) throws -> JSONNumber {
    try JSONDecoder().decode(Holder.self, from: Data("{\"number\": \(text)}".utf8)).number
  }

  @Test(arguments: [
    "1e-150", "-1e-150", "2.2250738585072014e-308", "5e-324", "1.5e-101", "1e308", "1.7976931348623157e308",
    "-1.7976931348623157e+308", "0.00000001e-142",
  ])
  func isReadWhereADoubleHoldsIt(_ text: String) throws {
    #expect(try decoded(text) == JSONNumber(text: text))
  }

  @Test(arguments: [
    "1.00000000000000000000001e-150", "2.22507385850720140001e-308", "3e-324", "1e-400", "1e400",
    "1.797693134862315700001e308",
  ])
  func isRefusedWhereADoubleWouldChangeIt(_ text: String) {
    #expect(throws: DecodingError.self) { try decoded(text) }
  }
}
