/// The entry of a list for a member: where the struct keeps it, and how it is read and written.
struct MemberEntry {
  var kind: Kind
  /// Whether nil stands for a member that is not there.
  var isOptional: Bool
  /// Where the struct tells that the value is nil: the member is not there, or it is null.
  var absence = MemberAbsence()
  /// The offset, from the value, of the byte that Swift sets to 1 for nil; nil where the type has no such byte.
  var tag: Int?
  /// The offset of the value in the struct, in bytes. An optional value stands where its optional does: an enum with one
  /// payload has that at its start.
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

  /// How a struct keeps a member.
  enum Kind: UInt8 {
    /// As its value, or an optional one.
    case plain
    /// As a `plain` one that is an enum and takes a byte.
    case listed
    /// As an optional, of which nil stands for null.
    case nullable
    /// As a `Presence`.
    case presence
    /// Not at all: it is always the same.
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
      kind = .plain
      if case .listed(let type) = type._form { list(type) }
    case .nullable: kind = .nullable
    case .presence: kind = .presence
    }
    if isOptional || kind == .nullable {
      (absence, tag) = type.absence(at: offset, value.kind, takesByte: kind == .listed)
    }
  }

  /// An entry for what is always the same.
  init<Value: MemberValue>(_ name: String, always value: Value) {
    self.name = WrittenName(name)
    kind = .constant
    isOptional = false
    offset = 0
    self.value = ListedValue(Value.self)
    constant = (UnsafeRawPointer(kept(value)), kept(Self.json(of: value)))
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
