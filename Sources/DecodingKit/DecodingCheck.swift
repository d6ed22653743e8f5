import Foundation
public import SchemaRuntime

/// The promise of every way to decode a generated type, tried on one text: decoding throws, or encoding gives an equal
/// JSON value; and with validation it throws wherever the schema refuses.
public struct DecodingCheck<Value: SchemaValue> {
  private let bytes: [UInt8]
  private let value: JSONValue
  private let report: ValidationReport
  /// The report of the value as coders spell its numbers: they do not tell how it was, and where the size of a value is
  /// limited, that counts.
  private let respelt: ValidationReport
  private var complaints: [String] = []

  /// The statements that do not hold; empty where all do.
  public static func complaints(_ type: Value.Type, _ bytes: [UInt8]) -> [String] {
    // A text that is no JSON has no value to change.
    guard let value = try? JSONValue(jsonUTF8Bytes: bytes) else { return [] }
    var check = DecodingCheck(bytes, value)
    check.run()
    return check.complaints
  }

  private init(_ bytes: [UInt8], _ value: JSONValue) {
    (self.bytes, self.value) = (bytes, value)
    report = Value.validate(jsonUTF8Bytes: bytes)
    respelt = Value.validate(jsonUTF8Bytes: Array(value.respelt.description.utf8))
  }

  private mutating func run() {
    let direct = tryBytes()
    for validates in [true, false] {
      let decoder = JSONDecoder()
      if !validates { decoder.userInfo[.schemaValidation] = false }
      // Foundation keeps members in a dictionary, whose keys are compared as `String` compares them.
      if PlainDecoder.hasDistinctKeys(value) {
        let data = Data(bytes)
        tryDecoder("JSONDecoder", validates, direct) { try decoder.decode(Value.self, from: data) }
      }
      if let plain = PlainDecoder(value, userInfo: decoder.userInfo) {
        tryDecoder("PlainDecoder", validates, direct) { try Value(from: plain) }
      }
    }
  }

  private mutating func tryBytes() -> Bool {
    do {
      let decoded = try Value(jsonUTF8Bytes: bytes)
      if !report.isValid { complain("the bytes are decoded, and refused by the schema") }
      compare("the bytes", try decoded.jsonUTF8Bytes())
      let (again, findings) = try Value.decoding(jsonUTF8Bytes: bytes)
      if again != decoded || findings != report {
        complain("value and report differ from those of single calls")
      }
      return true
    } catch let error as ValidationError {
      if error.report != report, !report.isValid { complain("the error has another report: \(error)") }
      return false
    } catch {
      complain("the bytes: \(error)")
      return false
    }
  }

  private mutating func tryDecoder(
    _ name: String, _ validates: Bool, _ direct: Bool, _ decode: () throws -> Value
  ) {
    let name = validates ? name : "\(name) without validation"
    do {
      let decoded = try decode()
      // No coder can tell numbers that differ only behind the 38th digit.
      guard !value.isBeyondDecimals else { return }
      if validates, !respelt.isValid { complain("\(name) decodes what the schema refuses") }
      compare(name, try decoded.jsonUTF8Bytes())
      compare("\(name) and JSONEncoder", [UInt8](try JSONEncoder().encode([decoded])), isItem: true)
    } catch let error as DecodingError {
      // Names that coders cannot tell apart are refused, whatever the schema says of them.
      let isAlike = ["written with other characters", "a coder cannot tell apart"].contains {
        "\(error)".contains($0)
      }
      if isAlike, error.validationReport == nil { return }
      // A coder may know less of a number than its text says, or refuse it itself, as Foundation's does 1e400.
      let mayRefuse = !value.isCodable || "\(error)".contains("does not fit the Swift type")
      if direct, !mayRefuse { complain("\(name) refuses: \(error)") }
      if validates, !respelt.isValid { compare(name, error) }
    } catch {
      complain("\(name): \(error)")
    }
  }

  /// Compares the error for a value that the schema refuses with the report.
  private mutating func compare(_ name: String, _ error: DecodingError) {
    guard let found = error.validationReport else {
      // A value with a number that no coder hands over as it is, is not read, and so the schema is not asked about it.
      if value.isCodable { complain("\(name) has no report: \(error)") }
      return
    }
    guard !value.isBeyondDecimals else { return }
    let (expected, errors) = (Set(respelt.errors.map(Self.line)), Set(found.errors.map(Self.line)))
    if expected != errors { complain("\(name) finds \(errors), not \(expected)") }
  }

  private static func line(_ violation: Violation) -> String {
    "\(violation.instanceLocation) \(violation.keywordLocation) \(violation.message)"
  }

  private mutating func compare(_ name: String, _ written: [UInt8], isItem: Bool = false) {
    guard let copy = try? JSONValue(jsonUTF8Bytes: written) else {
      return complain("\(name): no JSON is written")
    }
    if copy != (isItem ? .array([value]) : value) { complain("\(name): it comes back as \(copy)") }
  }

  private mutating func complain(_ what: String) {
    complaints.append("\(Value.self): \(what): \(value)")
  }
}

extension JSONValue {
  /// The value with each number as its integer type or `Double` is written.
  fileprivate var respelt: JSONValue {
    switch self {
    case .null, .bool, .string: self
    case .number(let number):
      .number(
        [number.int.map { JSONNumber($0) }, number.doubleValue.flatMap { JSONNumber($0) }]
          .compactMap { $0 }.first { $0 == number } ?? number)
    case .array(let items): .array(items.map(\.respelt))
    case .object(let members): .object(members.mapValues(\.respelt))
    }
  }

  /// Whether every coder hands over all numbers as they are.
  fileprivate var isCodable: Bool { hasOnly(\.isCodable) }

  /// Whether a number has more digits than a `Decimal` holds.
  fileprivate var isBeyondDecimals: Bool { !hasOnly(\.isDecimal) }

  private func hasOnly(_ isWanted: (JSONNumber) -> Bool) -> Bool {
    switch self {
    case .null, .bool, .string: true
    case .number(let number): isWanted(number)
    case .array(let items): items.allSatisfy { $0.hasOnly(isWanted) }
    case .object(let members): members.allSatisfy { $0.value.hasOnly(isWanted) }
    }
  }
}

extension JSONNumber {
  /// Whether it is an integer of 64 bits, or a double of which every coder is believed.
  fileprivate var isCodable: Bool {
    // Foundation's decoder has no double for `0e4`.
    if int == 0, description.contains(where: { "eE".contains($0) }) { return false }
    // Nor an integer for a large one that is written with a point or an exponent.
    let isWritten = !description.contains { ".eE".contains($0) }
    if int != nil || isInteger && UInt64(canonicalText) != nil {
      return isWritten || (doubleValue ?? 0).magnitude <= 0x1p53
    }
    guard let double = doubleValue, JSONNumber(double) == self else { return false }
    return double == 0 || 1e-100...1e100 ~= double.magnitude
  }

  /// Whether a `Decimal` holds all digits.
  fileprivate var isDecimal: Bool {
    canonicalText.prefix { $0 != "e" && $0 != "E" }.filter(\.isNumber).drop { $0 == "0" }.count <= 38
  }
}

extension PlainDecoder {
  /// Whether no object has two keys that `String` takes for one.
  static func hasDistinctKeys(_ value: JSONValue) -> Bool {
    switch value {
    case .null, .bool, .number, .string: true
    case .array(let items): items.allSatisfy(hasDistinctKeys)
    case .object(let members):
      Set(members.map(\.key)).count == members.count && members.allSatisfy { hasDistinctKeys($0.value) }
    }
  }
}

extension DecodingCheck {
  /// The statements that do not hold of instances that are changed at random: the first ten findings.
  public static func complaints(
    _ type: Value.Type, changing instances: [JSONValue], count: Int, seed: UInt64
  ) -> [String] {
    guard !instances.isEmpty else { return ["\(type): there are no instances"] }
    var mutator = InstanceMutator(seed: seed, instances: instances)
    var complaints: [String] = []
    for _ in 0..<count where complaints.count < 10 {
      let changed = mutator.mutated(instances[mutator.number(below: instances.count)])
      complaints += Self.complaints(type, Array(changed.description.utf8))
    }
    return complaints
  }
}
