/// The entry of a list for a member: where the struct keeps it, and how it is read and written.
struct MemberEntry {
  var kind: Kind
  /// Whether nil stands for a member that is not there.
  var isOptional: Bool
  /// Where the struct tells that the value is nil: the member is not there, or it is null.
  var absence = MemberAbsence()
  /// Where the byte stands behind the value that is 0 for a value and 1 for nil; nil where the value tells it by itself.
  var tag: Int?
  /// The offset of the value in the struct, in bytes.
  var offset: Int
  /// The name of the member in JSON.
  var name: WrittenName
  /// The value where it is present.
  var value: ListedValue
  /// The JSON of each case of an enum that takes a byte, by that byte.
  var written: UnsafePointer<UnsafeBufferPointer<UInt8>>?
  /// How the member is read where the walk does not store it.
  var reading = MemberReading()
  /// The value of a member that is always the same: of its type, and as JSON.
  var constant: (value: UnsafeRawPointer, json: UnsafePointer<JSONValue>)?

  /// How a struct keeps a member. An optional value that is there stands where its optional does: an enum with one payload has
  /// that at its start.
  enum Kind: UInt8 {
    // The runtime handles these by itself.
    case string, integer, double, boolean
    /// An enum that takes a byte.
    case listed
    case array
    /// Members of any names.
    case map
    /// A string that holds JSON.
    case content
    /// A struct that has a list.
    case structure
    /// The type of the value handles it.
    case value
    /// Nil stands for null, and the type of the value handles others.
    case nullable
    /// A `Presence`.
    case presence
    /// The struct does not keep it: it is always the same.
    case constant
  }
}

/// How a member can occur.
@usableFromInline
enum MemberPresence { case required, optional, nullable, presence }

extension MemberEntry {
  /// An entry for a property.
  init(_ name: String, _ presence: MemberPresence, at offset: Int, _ type: any MemberValue.Type) {
    self.name = WrittenName(name)
    self.offset = offset
    value = ListedValue(type)
    isOptional = presence == .optional
    switch presence {
    case .required, .optional:
      kind = value.kind
      if case .listed(let type) = type._form { list(type) }
    case .nullable: kind = .nullable
    case .presence: kind = .presence
    }
    if isOptional || kind == .nullable { (absence, tag) = type.absence(at: offset, value.kind) }
  }

  /// An entry for what is always the same.
  init<Value: MemberValue>(_ name: String, always value: Value) {
    self.name = WrittenName(name)
    kind = .constant
    isOptional = false
    offset = 0
    self.value = ListedValue(Value.self)
    let copy = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    copy.initialize(to: value)
    let json = UnsafeMutablePointer<JSONValue>.allocate(capacity: 1)
    json.initialize(to: Self.json(of: value))
    constant = (UnsafeRawPointer(copy), UnsafePointer(json))
  }

  private mutating func list(_ type: (some ListedText).Type) {
    guard type.takesByte else { return }
    kind = .listed
    written = type._cases.written.baseAddress
  }

  private static func json(of value: some JSONWritable) -> JSONValue {
    var writer = JSONWriter(capacity: 64)
    value._write(to: &writer)
    do throws(Rejection) {
      return try JSONValue.readWhole(writer.text)
    } catch {
      preconditionFailure("what is written is JSON")  // by the emitter alone, not by input
    }
  }
}

extension ListedText {
  /// Whether the enum takes a byte, and an optional of it, too.
  static var takesByte: Bool {
    MemoryLayout<Self>.size == 1 && MemoryLayout<Self?>.size == 1 && !_cases.written.isEmpty
  }
}
