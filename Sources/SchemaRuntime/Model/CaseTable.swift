/// The texts of an enum's cases, by which cases are read and written without making strings.
///
/// Generated code keeps one for each enum, for as long as the program runs.
@frozen
public struct CaseTable<Value: RawRepresentable<String> & Sendable>: @unchecked Sendable {
  // Unchecked, because of the pointers: the memory behind them never changes once it is written.

  /// The texts by the number of the case.
  @usableFromInline let names: KeyTable
  @usableFromInline let values: UnsafeBufferPointer<Value>
  /// The JSON of each case, by the bits of the case in memory. Empty where cases hold texts.
  @usableFromInline let written: UnsafeBufferPointer<UnsafeBufferPointer<UInt8>>

  /// The schema of the enum; nil where the enum says it by itself.
  let schema: TypeSchema?

  /// - Parameters:
  ///   - values: the cases that have a text of their own.
  ///   - name: the place of the schema in the document, `#/pointer`.
  ///   - plan: the plan of the document.
  public init(_ values: some Collection<Value>, of name: String, in plan: SchemaPlan) {
    self.init(values, TypeSchema(name, in: plan))
  }

  /// The cases of an enum that says its schema by itself.
  /// - Parameter values: the cases that have a text of their own.
  public init(_ values: some Collection<Value>) { self.init(values, nil) }

  private init(_ values: some Collection<Value>, _ schema: TypeSchema?) {
    self.schema = schema
    names = KeyTable(values.map(\.rawValue))
    let cases = UnsafeMutableBufferPointer<Value>.allocate(capacity: values.count)
    _ = cases.initialize(from: values)
    self.values = UnsafeBufferPointer(cases)
    written = Self.texts(of: self.values)
  }

  private static func texts(
    of values: UnsafeBufferPointer<Value>
  ) -> UnsafeBufferPointer<UnsafeBufferPointer<UInt8>> {
    guard _isPOD(Value.self), let last = values.map(placeOfCase).max() else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    let texts = UnsafeMutableBufferPointer<UnsafeBufferPointer<UInt8>>.allocate(capacity: last + 1)
    texts.initialize(repeating: UnsafeBufferPointer(start: nil, count: 0))
    for value in values { texts[placeOfCase(value)] = text(of: value) }
    return UnsafeBufferPointer(texts)
  }

  private static func text(of value: Value) -> UnsafeBufferPointer<UInt8> {
    let bytes = Array(JSONValue.string(value.rawValue).description.utf8)
    let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = text.initialize(from: bytes)
    return UnsafeBufferPointer(text)
  }

  /// The case of a text; nil where none has it.
  public func value(of text: String) -> Value? {
    let index = names.index(of: text)
    return index < 0 ? nil : values[index]
  }

  /// Reads the case of the string at the cursor; nil where none has its text. The cursor is behind it.
  /// - Throws: `Rejection` where no string stands there.
  @inlinable
  func known(_ cursor: inout Cursor) throws(Rejection) -> (value: Value?, text: StringSlice) {
    cursor.skipWhitespace()
    let text = try cursor.string()
    let index = names.index(of: text, in: cursor)
    return (index < 0 ? nil : values[index], text)
  }

  /// Writes the string of a case.
  @inlinable
  func write(_ value: Value, to writer: inout JSONWriter) {
    guard !written.isEmpty else { return writer.string(value.rawValue) }
    writer.json(written[placeOfCase(value)])
  }
}

/// The bits of a case without a payload in memory: as many bytes as it takes to tell all cases apart.
@inlinable @inline(__always)
func placeOfCase<Value>(_ value: Value) -> Int {
  withUnsafeBytes(of: value) { bytes in
    switch bytes.count {
    case 0: 0
    case 1: Int(bytes[0])
    case 2: Int(bytes.loadUnaligned(as: UInt16.self))
    default: Int(bytes.loadUnaligned(as: UInt32.self))
    }
  }
}

/// The conformance that generated code gives to an enum of strings.
public protocol ListedText: SchemaValue, RawRepresentable where RawValue == String {
  /// The cases that have a text of their own.
  static var _cases: CaseTable<Self> { get }
}

extension ListedText {
  /// The schema, where the type says no other.
  public static var _schema: TypeSchema { _cases.schema.ofList }

  /// Reads the case of the string at the cursor.
  /// - Throws: `Rejection` where no case has the text.
  @inlinable
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    let (value, text) = try _cases.known(&cursor)
    guard let value else { throw Rejection(.violation, at: text.offset) }
    return value
  }

  /// Writes the text of the case.
  @inlinable
  public func _write(to writer: inout JSONWriter) { Self._cases.write(self, to: &writer) }

  /// Decodes the case of a text, without a schema.
  /// - Throws: `DecodingError`, or what the decoder throws, where no case has the text.
  @inlinable
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    guard let value = Self._cases.value(of: try String(_unvalidatedFrom: decoder)) else {
      throw decoder.unlisted
    }
    self = value
  }
}

extension ListedText where Self: OpenEnumeration {
  /// Decodes the case of a text, known or not.
  /// - Throws: what the decoder throws.
  @inlinable
  public init(_unvalidatedFrom decoder: any Decoder) throws {
    self.init(rawValue: try String(_unvalidatedFrom: decoder))
  }

  /// Reads the case of the string at the cursor, known or not.
  /// - Throws: `Rejection` where no string stands there.
  @inlinable
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    let (value, text) = try _cases.known(&cursor)
    return value ?? Self(rawValue: cursor.text(text))
  }
}

/// The conformance that generated code gives to an enum of integers.
public protocol ListedInteger: SchemaValue, RawRepresentable where RawValue == Int {}

extension ListedInteger {
  /// Reads the case of the integer at the cursor.
  /// - Throws: `Rejection` where no case stands for it.
  @inlinable
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start = cursor.position
    guard let value = Self(rawValue: try Int._read(&cursor)) else { throw Rejection(.violation, at: start) }
    return value
  }

  /// Writes the integer of the case.
  @inlinable
  public func _write(to writer: inout JSONWriter) { writer.integer(rawValue) }
}

/// The conformance that generated code gives to an enum of numbers.
public protocol ListedNumber: SchemaValue, RawRepresentable where RawValue == Double {}

extension ListedNumber {
  /// Reads the case of the number at the cursor.
  /// - Throws: `Rejection` where no case stands for it.
  @inlinable
  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start = cursor.position
    guard let value = Self(rawValue: try Double._read(&cursor)) else {
      throw Rejection(.violation, at: start)
    }
    return value
  }

  /// Writes the number of the case.
  @inlinable
  public func _write(to writer: inout JSONWriter) { writer.double(rawValue) }
}
