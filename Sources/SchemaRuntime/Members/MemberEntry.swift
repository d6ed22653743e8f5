/// The entry of a list for a member: where the struct keeps it, and how it is read and written.
struct MemberEntry {
  var kind: Kind
  /// The byte that stands for no value in a member of one byte; for others `UInt16.max`.
  var absentByte: UInt16 = .max
  /// The name of the member in JSON.
  var name: WrittenName
  /// The offset of the value in the struct, in bytes.
  var offset: Int
  /// The type of the value where it is present.
  var type: any MemberValue.Type
  /// The type of a struct that has a list itself, which is asked for when it is needed: it may be the one around it.
  var structure: (any ListedStruct.Type)?
  /// The type of an array's items.
  var item: (any MemberValue.Type)?
  /// The JSON of each case of an enum that takes a byte, by that byte.
  var written: UnsafePointer<UnsafeBufferPointer<UInt8>>?
  /// How the member is read where the walk does not store it.
  var reading = MemberReading()
  /// The value of a member that is always the same: of its type, and as JSON.
  var constant: (value: UnsafeRawPointer, json: UnsafePointer<JSONValue>)?

  /// How a struct keeps a member.
  enum Kind: UInt8 {
    // The runtime handles these by itself.
    case string, optionalString, integer, optionalInteger, double, optionalDouble, boolean, optionalBoolean
    /// An enum that takes a byte, and the same of an optional one.
    case listed, optionalListed
    /// An array of strings.
    case strings, optionalStrings
    /// Another array.
    case array, optionalArray
    /// A struct that has a list.
    case structure, optionalStructure
    // The type of the value handles these.
    case required, optional, nullable, presence
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
    self.type = type
    switch presence {
    case .required: kind = .required
    case .optional: kind = .optional
    case .nullable: kind = .nullable
    case .presence: kind = .presence
    }
    choose()
  }

  /// An entry for what is always the same.
  init<Value: MemberValue>(_ name: String, always value: Value) {
    self.name = WrittenName(name)
    kind = .constant
    offset = 0
    type = Value.self
    let copy = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    copy.initialize(to: value)
    let json = UnsafeMutablePointer<JSONValue>.allocate(capacity: 1)
    json.initialize(to: Self.json(of: value))
    constant = (UnsafeRawPointer(copy), UnsafePointer(json))
  }

  /// Takes the kind that spares asking the type, where there is one.
  private mutating func choose() {
    let isOptional = kind == .optional
    guard isOptional || kind == .required else { return }
    switch type._form {
    case .string: kind = isOptional ? .optionalString : .string
    case .integer: kind = isOptional ? .optionalInteger : .integer
    case .double: kind = isOptional ? .optionalDouble : .double
    case .boolean:
      kind = isOptional ? .optionalBoolean : .boolean
      if isOptional { absentByte = UInt16(withUnsafeBytes(of: Bool?.none) { $0[0] }) }
    case .listed(let listed): list(listed, isOptional: isOptional)
    case .strings: kind = isOptional ? .optionalStrings : .strings
    case .array(let item):
      self.item = item
      kind = isOptional ? .optionalArray : .array
    case .structure(let type):
      structure = type
      kind = isOptional ? .optionalStructure : .structure
    case .value: break
    }
  }

  private mutating func list<Value: ListedText>(_ listed: Value.Type, isOptional: Bool) {
    guard listed.takesByte else { return }
    written = listed._cases.written.baseAddress
    guard isOptional else {
      kind = .listed
      return
    }
    kind = .optionalListed
    absentByte = UInt16(withUnsafeBytes(of: Value?.none) { $0[0] })
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
