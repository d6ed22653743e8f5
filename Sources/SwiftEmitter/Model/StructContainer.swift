import TypeModel

/// A property of a struct that holds what has no property of its own: members of an object, or items of an array.
struct StructContainer {
  var name: SwiftIdentifier
  var type: TypeReference
  var comment: DocComment
  /// The literal of an empty one.
  var empty: SwiftCode
}

extension ObjectType {
  var containers: [StructContainer] {
    var all = patterned.map { members in
      StructContainer(
        name: SwiftIdentifier(members.name), type: members.type, comment: comment(members), empty: "[:]")
    }
    if let additional {
      let isAlone = properties.isEmpty && patterned.isEmpty
      var comment = DocComment()
      comment.add(
        isAlone
          ? "The members, in document order." : "Members the schema does not name, in document order.")
      all.append(
        StructContainer(
          name: SwiftIdentifier(additional.name), type: additional.type, comment: comment, empty: "[:]"))
    }
    return all
  }

  private func comment(_ members: PatternedMembers) -> DocComment {
    let comment = DocText.comment(members.documentation, of: members.name)
    if !comment.isEmpty { return comment }
    var own = DocComment()
    own.add("Members whose names match `\(members.pattern)`, in document order.")
    return own
  }
}

extension TupleType {
  var containers: [StructContainer] {
    guard let rest else { return [] }
    var comment = DocComment()
    comment.add("The items behind those, in document order.")
    return [StructContainer(name: SwiftIdentifier(rest.name), type: rest.type, comment: comment, empty: "[]")]
  }
}
