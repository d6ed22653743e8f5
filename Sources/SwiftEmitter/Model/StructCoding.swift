import SchemaRuntime
import TypeModel

/// Writes the list of a struct's members, by which the runtime reads and writes the struct.
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
    let reader = object.isReadByMember ? StructReader(self) : nil
    if reader?.listSaysSchema != true {
      emitter.writeSchema(of: type, to: &writer)
      writer.blank()
    }
    for members in object.patterned {
      let pattern = StringLiteral(members.pattern)
      writer.line("private static let \(matcher(members)) = Pattern.generated(\(pattern))")
    }
    if !object.patterned.isEmpty { writer.blank() }
    if let reader {
      reader.write(to: &writer)
    } else {
      list([], unread: "Self()", [], to: &writer)
    }
  }

  // MARK: The list

  /// The list of the members.
  /// - Parameters:
  ///   - arguments: where the names and demands of the members stand; none where there are no names.
  ///   - unread: a struct of which no member has been read.
  ///   - lines: the entries of the list for each property.
  func list(
    _ arguments: [SwiftCode], unread: SwiftCode, _ lines: [[SwiftCode]], to writer: inout SwiftWriter
  ) {
    let opening: SwiftCode = "\(emitter.access)static let _members = StoredMembers<Self>("
    let lines = lines + containers
    let parameter: SwiftCode = lines.isEmpty ? "_ in" : "m in"
    writer.list(opening, arguments + ["from: \(unread)"], ") { \(parameter)")
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

  /// The constant that holds a pattern of member names.
  func matcher(_ members: PatternedMembers) -> SwiftIdentifier {
    SwiftIdentifier(members.name + "Pattern")
  }
}
