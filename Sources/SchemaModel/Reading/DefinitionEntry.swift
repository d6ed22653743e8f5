import SchemaRuntime
import YAMLTree

/// An entry of `$defs`: a schema, or a container of definitions.
///
/// Authors sort definitions into mappings: `$defs: {shapes: {circle: {…}, square: {…}}}`. Such a container is an object,
/// its values are all objects and booleans, and none of its names is a keyword whose shape the value fits. It is
/// no schema: `shapes/circle` is a definition. One of the values must have a keyword itself, so that `{discriminator: {…}}` and
/// an empty object stay schemas; or all of them are `{}`, and none of the names is one of OpenAPI's keywords. A name without a
/// value says nothing about what it stands in: its schema is not written yet.
enum DefinitionEntry {
  /// A schema; `isEvident` says whether it has a keyword with a value that fits.
  case schema(isEvident: Bool)
  /// The entries in document order; among them may be containers.
  case container([(member: YAMLNode.Member, entry: DefinitionEntry)])

  /// Decides what a value is. It looks at each value below it once, as deep as the text nests.
  init(_ node: YAMLNode) {
    self = .schema(isEvident: false)
    guard let members = node.members else { return }
    if members.contains(where: Self.isKeyword) {
      self = .schema(isEvident: true)
      return
    }
    guard members.allSatisfy({ $0.value.mayBeSchema || $0.value.isNull }) else { return }
    let entries = members.map { (member: $0, entry: DefinitionEntry($0.value)) }
    if entries.contains(where: { $0.entry.isEvident && !Self.isOfSchema($0.member) })
      || !members.isEmpty && members.allSatisfy(Self.isEmptyDefinition)
    {
      // An annotation among definitions stays an annotation.
      self = .container(entries.filter { $0.entry.isEvident || !Self.isExtension($0.member) })
    }
  }

  var isContainer: Bool {
    switch self {
    case .schema: false
    case .container: true
    }
  }

  /// Whether it is a schema with a keyword, or holds one.
  private var isEvident: Bool {
    switch self {
    case .schema(let isEvident): isEvident
    case .container: true
    }
  }

  /// Whether a member is a keyword of any dialect, or of editors, by its name and its shape.
  private static func isKeyword(_ member: YAMLNode.Member) -> Bool {
    fits(member.value, member.key)
      || EditorKeyword(rawValue: member.key) != nil && member.value.holds { $0.string != nil }
  }

  /// Whether a member without a keyword's name is more likely a part of a schema than a definition: an extension, or
  /// `propertes` with an object of schemas.
  private static func isOfSchema(_ member: YAMLNode.Member) -> Bool {
    if isExtension(member) { return true }
    let meant = spellingSuggestion(for: member.key, among: KeywordTable.rows.lazy.map(\.name))
    return meant.map { fits(member.value, $0) } ?? false
  }

  /// Whether a member is `{}`, and neither a part of a schema nor a keyword of OpenAPI.
  private static func isEmptyDefinition(_ member: YAMLNode.Member) -> Bool {
    member.value.members?.isEmpty == true && !isOfSchema(member)
      && DocumentKeyword(rawValue: member.key) == nil
  }

  private static func isExtension(_ member: YAMLNode.Member) -> Bool {
    member.key.utf8.starts(with: "x-".utf8)
  }

  private static func fits(_ value: YAMLNode, _ keyword: String) -> Bool {
    let rows = KeywordTable.rows(named: keyword)
    if rows.isEmpty { return false }
    let value = value.withoutNullMembers
    return rows.contains { $0.shape.fits(value) }
  }
}

extension YAMLNode {
  /// The mapping without the names that have no value; any other value as it is.
  fileprivate var withoutNullMembers: YAMLNode {
    guard let members, members.contains(where: \.value.isNull) else { return self }
    return YAMLNode(.mapping(members.filter { !$0.value.isNull }), at: location)
  }
}
