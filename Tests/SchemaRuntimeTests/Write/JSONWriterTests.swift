import Foundation
import Testing

@testable import SchemaRuntime

/// What `body` writes.
private func written(_ body: (inout JSONWriter) -> Void) throws -> String {
  var writer = JSONWriter()
  body(&writer)
  return try writer.finishString()
}

@Suite struct JSONWriterTests {
  @Test func placesCommas() throws {
    let text = try written { writer in
      writer.beginObject()
      writer.name("empty")
      writer.beginObject()
      writer.endObject()
      writer.name("none")
      writer.beginArray()
      writer.endArray()
      writer.name("list")
      writer.beginArray()
      writer.integer(1)
      writer.beginArray()
      writer.null()
      writer.endArray()
      writer.bool(true)
      writer.endArray()
      writer.member(named: "a \"key\"")
      writer.bytes("\"fixed\",")
      writer.endObject()
    }
    #expect(text == #"{"empty":{},"none":[],"list":[1,[null],true],"a \"key\"":"fixed"}"#)
    #expect(try written { $0.string(",") } == "\",\"")
    #expect(try written { _ in } == "")
  }

  /// Every byte at every place of strings of every length up to 40, against a byte-wise judge.
  @Test func escapesWhatMustBeEscaped() throws {
    for scalar in [
      0, 1, 8, 9, 10, 12, 13, 0x1B, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x2F, 0x5B, 0x5C, 0x5D, 0x7F, 0x80, 0xA2,
      0xDC, 0x2028, 0x1F600,
    ] as [UInt32] {
      let character = try #require(Unicode.Scalar(scalar))
      for length in 1...40 {
        for place in [0, 1, length / 2, length - 1] where place < length {
          var scalars = [Unicode.Scalar](repeating: "a", count: length)
          scalars[place] = character
          var string = ""
          string.unicodeScalars.append(contentsOf: scalars)
          #expect(
            try written { $0.string(string) } == judge(string), "U+\(String(scalar, radix: 16)) at \(place)")
        }
      }
    }
    let all = String(String.UnicodeScalarView((0..<0x250).compactMap(Unicode.Scalar.init(_:))))
    #expect(try written { $0.string(all) } == judge(all))
    #expect(try written { $0.string("") } == "\"\"")
    #expect(try written { $0.string("a/b é \u{2028}") } == "\"a/b é \u{2028}\"")
  }

  /// Several escapes with few and with many bytes between them, up to the end of what has room.
  @Test(arguments: 0..<24)
  func escapesWhatStandsClose(gap: Int) throws {
    let piece = "\"" + String(repeating: "a", count: gap) + "\u{1}" + String(repeating: "é", count: gap)
    for count in 0..<12 {
      for end in 0..<20 {
        let string = String(repeating: piece, count: count) + "\\" + String(repeating: "b", count: end)
        var writer = JSONWriter(capacity: 0)
        writer.string(string)
        #expect(try writer.finishString() == judge(string), "\(count) times, and \(end) bytes")
      }
    }
  }

  private func judge(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      case _ where scalar.value < 16: result += "\\u000" + String(scalar.value, radix: 16)
      case _ where scalar.value < 32: result += "\\u00" + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  @Test func growsAsNeeded() throws {
    let controls = String(repeating: "\u{1}", count: 5000)
    #expect(try written { $0.string(controls) }.utf8.count == 30_002)
    let text = try written { writer in
      writer.beginArray()
      for index in 0..<5000 { writer.integer(index) }
      writer.endArray()
    }
    #expect(text == "[" + (0..<5000).map(String.init).joined(separator: ",") + "]")
    for capacity in 0..<80 {
      var writer = JSONWriter(capacity: capacity)
      writer.beginObject()
      for _ in 0..<20 {
        writer.name("k")
        writer.string("a\nb")
      }
      writer.endObject()
      #expect(try writer.finish().count == 20 * 11 + 1)
    }
  }

  @Test func writesIntegers() throws {
    var values: [Int] = [0, 9, 10, 99, 100, 101, 999, 1000, .max, .min, .max - 1]
    var power = 1
    while power < .max / 10 {
      power *= 10
      values += [power - 1, power, power + 1]
    }
    for value in values {
      #expect(try written { $0.integer(value) } == "\(value)")
      if value != .min { #expect(try written { $0.integer(-value) } == "\(-value)") }
    }
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "-0"), (1, "1"), (-1, "-1"), (19.99, "19.99"), (-0.5, "-0.5"), (0.0001, "0.0001"),
      (0.00001, "1e-05"),
      (1e15, "1000000000000000"), (123456.000001, "123456.000001"), (0.1 + 0.2, "0.30000000000000004"),
      (1e300, "1e+300"), (0.05, "0.05"), (100.25, "100.25"), (9_007_199_254_740_992, "9007199254740992"),
    ] as [(Double, String)])
  func writesDoubles(value: Double, text: String) throws {
    #expect(try written { $0.double(value) } == text)
  }

  @Test func doublesAreTheShortestThatReadBack() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let digits = Double(
        Int64.random(in: 0...999_999_999_999_999, using: &generator) >> Int64.random(in: 0...50))
      let scales = [1, 10, 100, 1000, 1e4, 1e5, 1e6, 1e7]
      let values = [
        digits / (scales.randomElement() ?? 1), Double(bitPattern: generator.next()),
        .random(in: -180...180, using: &generator), .random(in: 0...2e-3, using: &generator),
        .random(in: 1e14...2e15, using: &generator),
      ]
      for value in values where value.isFinite {
        #expect(try written { $0.double(value) } == value.shortestJSONText)
      }
    }
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func refusesWhatIsNoNumber(value: Double) {
    var writer = JSONWriter()
    writer.beginArray()
    writer.double(value)
    writer.integer(1)
    writer.endArray()
    #expect(writer.failure == .nonFiniteNumber)
    #expect(writer.text == "[null,1]")
    do {
      _ = try writer.finish()
      Issue.record("an infinite number was written")
    } catch {
      #expect(error == .nonFiniteNumber)
    }
  }

  @Test func countsWithoutTheLastComma() throws {
    var writer = JSONWriter()
    #expect(writer.count == 0)
    writer.integer(12)
    #expect(writer.count == 2)
    #expect(writer.withBytes { Array($0) } == Array("12".utf8))
    writer.removeAll()
    #expect(writer.count == 0)
    writer.bool(false)
    #expect(try writer.finish() == Array("false".utf8))
  }

  @Test func writesValuesThatAFoundationReads() throws {
    let value: JSONValue = [
      "a": [1, nil, 2.5, "x\u{1}\n\\", ["é": [:]]], "b": .number(JSONNumber(uncheckedText: "1e2")),
    ]
    let bytes = Array(value.description.utf8)
    #expect(try JSONDecoder().decode(JSONValue.self, from: Data(bytes)) == value)
    let items: [String?] = ["a", nil]
    let map: JSONMap<[Int]> = ["k": [1, 2]]
    #expect(try written { items._write(to: &$0) } == #"["a",null]"#)
    #expect(try written { map._write(to: &$0) } == #"{"k":[1,2]}"#)
  }
}
