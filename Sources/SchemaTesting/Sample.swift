public import SchemaRuntime

/// A value that is valid by its type, with the JSON that it was read from.
public struct Sample<Value: SchemaValue>: Sendable, Hashable, Identifiable, CustomStringConvertible {
  /// The value.
  public let value: Value
  /// Compact JSON that gives the value. Numbers and the order of members are as they were found: `1.0` stays so.
  public let json: String
  let instance: JSONValue

  /// The JSON text, with hidden characters as escapes, as which test reports show the sample.
  public var description: String { VisibleText.json(json) }
  /// The JSON text, by which a test of many samples is run again with one of them.
  public var id: String { json }
}

/// A JSON text that a type refuses, for one fault.
public struct InvalidSample<Value: SchemaValue>: Sendable, Hashable, Identifiable, CustomStringConvertible {
  /// Compact JSON.
  public let json: String
  /// The only error that the type finds: the keyword, the place in the text, and a message.
  public let violation: Violation
  let instance: JSONValue

  /// The JSON text, with hidden characters as escapes, and the violation.
  public var description: String { "\(VisibleText.json(json)) (\(violation))" }
  /// The JSON text, by which a test of many samples is run again with one of them.
  public var id: String { json }
}

/// An example that a type has judged.
protocol JudgedExample: Sendable, CustomStringConvertible {
  /// The value that was judged.
  var instance: JSONValue { get }
  /// The value as compact JSON.
  var json: String { get }

  /// The example of a value; nil where the type does not judge it so.
  init?(judging instance: JSONValue)

  /// Whether it shows the same as another one.
  func shows(_ other: Self) -> Bool
}

extension Sample: JudgedExample {
  init?(judging instance: JSONValue) {
    self.instance = instance
    json = instance.description
    do {
      value = try Value(jsonString: json)
    } catch {
      return nil
    }
  }

  func shows(_ other: Self) -> Bool { true }
}

extension InvalidSample: JudgedExample {
  init?(judging instance: JSONValue) {
    self.instance = instance
    json = instance.description
    let errors = Value.validate(jsonUTF8Bytes: json.utf8).errors
    guard errors.count == 1 else { return nil }
    violation = errors[0]
  }

  /// Whether the same keyword refuses the value at the same place.
  func shows(_ other: Self) -> Bool {
    violation.keywordLocation == other.violation.keywordLocation
      && violation.instanceLocation == other.violation.instanceLocation
  }
}
