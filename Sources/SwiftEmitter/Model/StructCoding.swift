import SchemaRuntime
import TypeModel

/// Reads and writes a struct.
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
    if object.isReadByMember {
      listKeys(to: &writer)
      for members in object.patterned {
        let pattern = StringLiteral(members.pattern)
        writer.line("private static let \(matcher(members)) = Pattern.generated(\(pattern))")
      }
      if !object.patterned.isEmpty { writer.blank() }
      StructReader(self).write(to: &writer)
    } else {
      readAdditionalOnly(to: &writer)
    }
    writer.blank()
    writeMembers(to: &writer)
    writer.blank()
    decode(to: &writer)
  }

  /// A decoder asks for the keys of members without a property.
  private var listsKeys: Bool { !object.properties.isEmpty }

  /// Where there is a table of the properties' names, those are the keys.
  private func listKeys(to writer: inout SwiftWriter) {
    guard listsKeys, !emitter.tabulatesKeys(of: type, object) else { return }
    KeyTableText.write("\(emitter.access)static let _keys = ", object.properties.map(\.key), to: &writer)
    writer.blank()
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

  /// The constant that holds a pattern of member names.
  func matcher(_ members: PatternedMembers) -> SwiftIdentifier {
    SwiftIdentifier(members.name + "Pattern")
  }

  /// The variable or constant that holds a member until the value is made.
  func local(_ property: Property) -> SwiftCode { local(property.name) }

  func local(_ members: PatternedMembers) -> SwiftCode { local(members.name) }

  private func local(_ member: String) -> SwiftCode {
    let name = SwiftIdentifier(member)
    return Self.ownNames.contains(member) ? name.storage : name.code
  }

  /// Names that readers use themselves.
  private static let ownNames: Set<String> = [
    "c", "checks", "decoder", "fields", "key", "keys", "o", "others", "value",
  ]

  // MARK: Writing

  /// The members, for the writer of bytes and for encoders.
  private func writeMembers(to writer: inout SwiftWriter) {
    // Written here, so that it is compiled for the writer of bytes: a default of the protocol would not be.
    writer.line("\(emitter.access)func _write(to writer: inout JSONWriter) { writer.object(self) }")
    writer.block(
      "\(emitter.access)func _write(membersTo writer: inout JSONWriter) {"
    ) { writer in
      if let portions {
        for number in portions.indices { writer.line("_write(members\(number): &writer)") }
      } else {
        for property in object.properties { writeMember(property, to: &writer) }
      }
      for container in object.containers { writer.line("writer.additional(self.\(container.name))") }
    }
    for (number, portion) in (portions ?? []).enumerated() {
      writer.blank()
      let parameter: SwiftCode = "members\(number) writer: inout JSONWriter"
      writer.block(
        "private func _write(\(parameter)) {"
      ) { writer in
        for property in object.properties[portion] { writeMember(property, to: &writer) }
      }
    }
  }

  /// How many members a function reads or writes, in up to six lines each, of a struct that is divided.
  private static let portion = 25

  /// The members that a function of its own reads or writes, of a struct that has so many that one would be long.
  var portions: [Range<Int>]? {
    guard emitter.keepsUnread(type) else { return nil }
    return stride(from: 0, to: object.properties.count, by: Self.portion).map {
      $0..<min($0 + Self.portion, object.properties.count)
    }
  }

  private func writeMember(_ property: Property, to writer: inout SwiftWriter) {
    let key = StringLiteral(property.key).code
    let label: SwiftCode =
      property.key.utf8.contains { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C } ? "escaping: " : ""
    writer.list("writer.\(property.presence.verb)(", ["\(label)\(key)", property.writtenValue], ")")
  }

  // MARK: Coding

  private func decode(to writer: inout SwiftWriter) {
    writer.block("\(emitter.access)init(_unvalidatedFrom decoder: any Decoder) throws {") { writer in
      let decoder: SwiftCode = listsKeys ? "FieldDecoder<Self>" : "FieldDecoder<NoListedKeys>"
      if !alike.isEmpty {
        writer.list("try decoder.refuseMembers(namedLike: [", alike.map { StringLiteral($0).code }, "])")
      }
      writer.line("let fields: \(decoder) = try FieldDecoder(decoder)")
      if let portions {
        writer.line("var copy = Self(_unread: ())")
        for number in portions.indices { writer.line("try copy._decode(members\(number): fields)") }
        writer.line("self = copy")
      } else {
        for property in object.properties { decodeMember(property, to: &writer) }
      }
      decodeMaps(to: &writer)
    }
    for (number, portion) in (portions ?? []).enumerated() {
      writer.blank()
      let parameter: SwiftCode = "members\(number) fields: FieldDecoder<Self>"
      writer.block("private mutating func _decode(\(parameter)) throws {") { writer in
        for property in object.properties[portion] { decodeMember(property, to: &writer) }
      }
    }
  }

  /// The keys that are equal for `String`, and have other scalars.
  private var alike: [String] {
    let spelt = Dictionary(grouping: object.properties.map(\.key)) { $0 }.filter { $0.value.count > 1 }
    return object.properties.map(\.key).filter { spelt[$0] != nil }
  }

  private func decodeMember(_ property: Property, to writer: inout SwiftWriter) {
    let key = StringLiteral(property.key).code
    if let value = property.fixedValue {
      return writer.list("try fields.fixed(", [key, JSONText.literal(value)], ")")
    }
    var call: SwiftCode = "try fields.\(property.presence.verb)(\(key))"
    if property.presence == .optional, property.type == .json { call = "try fields.anything(\(key))" }
    call = property.stored(call)
    let single: SwiftCode = "self.\(property.storage) = \(call)"
    if single.width <= writer.width { return writer.line(single) }
    writer.line("self.\(property.storage) =")
    writer.indented { $0.line(call) }
  }

  /// The members without a property; of several patterns, the first that a name matches has the member.
  private func decodeMaps(to writer: inout SwiftWriter) {
    var refused: [SwiftCode] = []
    for members in object.patterned {
      let accepted: SwiftCode = "Self.\(matcher(members)).accepts($0)"
      decode(members.name, members.value, where: refused + [accepted], to: &writer)
      refused.append("!" + accepted)
    }
    guard let additional = object.additional else {
      let accepted = object.patterned.map { "Self.\(matcher($0)).accepts($0)" as SwiftCode }
      let exceptions: [SwiftCode] = accepted.isEmpty ? [] : ["but: { \(accepted.joined(" || ")) }"]
      return writer.list("try fields.noOthers(", exceptions, ")")
    }
    decode(additional.name, additional.value, where: refused, to: &writer)
  }

  private func decode(
    _ name: String, _ value: TypeReference, where conditions: [SwiftCode], to writer: inout SwiftWriter
  ) {
    var arguments: [SwiftCode] = []
    if value != .json || !conditions.isEmpty { arguments.append("as: \(spelling.type(value)).self") }
    if !conditions.isEmpty { arguments.append("where: { \(conditions.joined(" && ")) }") }
    writer.list("self.\(SwiftIdentifier(name)) = try fields.additional(", arguments, ")")
  }
}
