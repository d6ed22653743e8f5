import SchemaRuntime
import TypeModel

/// Writes the list of a struct's members, by which the runtime reads and writes the struct, and the code that reads it
/// from bytes.
struct StructCoding {
  let emitter: ModelEmitter
  let type: NominalType
  let object: ObjectType
  let spelling: TypeSpelling

  init(emitter: ModelEmitter, type: NominalType, object: ObjectType) {
    self.emitter = emitter
    self.type = type
    self.object = object
    spelling = emitter.spelling(type, in: .extension)
  }

  func write(to writer: inout SwiftWriter) {
    for members in object.patterned {
      let pattern = StringLiteral(members.pattern)
      writer.line("private static let \(matcher(members)) = Pattern.generated(\(pattern))")
    }
    if !object.patterned.isEmpty { writer.blank() }
    if object.isReadByMember {
      StructReader(self).write(to: &writer)
    } else {
      list(nil, [], to: &writer)
      writer.line("\(emitter.access)static var _unread: Self { Self() }")
      writer.blank()
      readAdditionalOnly(to: &writer)
    }
    writer.blank()
    writeMembers(to: &writer)
  }

  // MARK: The list

  /// The list of the members.
  /// - Parameters:
  ///   - table: the constant with their names; nil where there are none.
  ///   - lines: the entries of the list for each property.
  func list(_ table: SwiftCode?, _ lines: [[SwiftCode]], to writer: inout SwiftWriter) {
    let opening: SwiftCode = "\(emitter.access)static let _members: StoredMembers<Self> = StoredMembers"
    let lines = lines + containers
    let parameter: SwiftCode = lines.isEmpty ? "_ in" : "m in"
    if let table {
      writer.list("\(opening)(", [table], ") { \(parameter)")
    } else {
      writer.line("\(opening) { \(parameter)")
    }
    writer.indented { writer in
      for line in lines { writer.list("m.\(line[0])(", Array(line.dropFirst()), ")") }
    }
    writer.line("}")
  }

  /// The entries of the list for the maps; the first map whose names match has a member.
  private var containers: [[SwiftCode]] {
    object.patterned.map { ["others", "\\.\(SwiftIdentifier($0.name))", "matching: \(matcher($0))"] }
      + [object.additional].compactMap { $0 }.map { ["others", "\\.\(SwiftIdentifier($0.name))"] }
  }

  // MARK: Reading bytes

  private func readAdditionalOnly(to writer: inout SwiftWriter) {
    writer.block("\(emitter.access)static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {") {
      writer in
      guard let additional = object.additional else {
        writer.line("try cursor.skipSyntax()")
        return writer.line("return Self()")
      }
      let name = SwiftIdentifier(additional.name)
      writer.line("return Self(\(name.label): try \(spelling.type(additional.type))._read(&cursor))")
    }
  }

  // MARK: Writing bytes

  private func writeMembers(to writer: inout SwiftWriter) {
    writer.block("\(emitter.access)func _write(to writer: inout JSONWriter) {") { writer in
      writer.line("writer.beginObject()")
      if let portions {
        for number in portions.indices { writer.line("_write(members\(number): &writer)") }
      } else {
        for property in object.properties { writeMember(property, to: &writer) }
      }
      for container in object.containers { writer.line("writer.members(self.\(container.name))") }
      writer.line("writer.endObject()")
    }
    for (number, portion) in (portions ?? []).enumerated() {
      writer.blank()
      writer.block("private func _write(members\(number) writer: inout JSONWriter) {") { writer in
        for property in object.properties[portion] { writeMember(property, to: &writer) }
      }
    }
  }

  private func writeMember(_ property: Property, to writer: inout SwiftWriter) {
    let value = property.writtenValue
    let occurring: SwiftCode =
      switch property.presence {
      case .required: value
      case .requiredNullable: "nullable: \(value)"
      case .optional: "optional: \(value)"
      case .optionalNullable: "presence: \(value)"
      }
    let key = StringLiteral(writtenKey(property.key)).code
    writer.list("writer.member(", [key, occurring], ")")
  }

  /// The name of a member as JSON has it between the quotes.
  private func writtenKey(_ key: String) -> String {
    String(JSONText.of(.string(key)).dropFirst().dropLast())
  }

  /// The ranges of members that functions of their own write, where one function would be long.
  private var portions: [Range<Int>]? {
    guard emitter.keepsUnread(type) else { return nil }
    return stride(from: 0, to: object.properties.count, by: Self.portion).map {
      $0..<min($0 + Self.portion, object.properties.count)
    }
  }

  /// How many members a function writes, of a struct that is divided.
  private static let portion = 50

  /// The constant that holds a pattern of member names.
  func matcher(_ members: PatternedMembers) -> SwiftIdentifier {
    SwiftIdentifier(members.name + "Pattern")
  }

  /// The variable that holds members until the value is made.
  func local(_ members: PatternedMembers) -> SwiftCode {
    let name = SwiftIdentifier(members.name)
    return Self.ownNames.contains(members.name) ? name.storage : name.code
  }

  /// Names that readers use themselves.
  private static let ownNames: Set<String> = ["c", "checks", "key", "o", "others", "value"]
}
