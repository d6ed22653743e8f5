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
