import FixtureEmitter
import SchemaModel
import SchemaRuntime

// Names that a schema demands or depends on, and that no `properties` lists.
extension SchemaLinter {
  /// - Parameter forbidden: the required names of which another finding speaks.
  mutating func checkListed(_ schema: Schema, besides forbidden: [String]) {
    guard !schema.properties.isEmpty, isWhole(schema) else { return }
    for name in schema.required where !forbidden.contains(name) {
      checkListed(
        name, schema, .required, "is required",
        item: schema.required.firstIndex { $0.hasSameScalars(as: name) })
    }
    var seen: Set<ScalarKey> = []
    for dependent in schema.dependentRequired {
      for name in [dependent.name] + dependent.required where seen.insert(ScalarKey(name)).inserted {
        checkListed(name, schema, .dependentRequired, where: dependent.name)
      }
    }
    for dependent in schema.dependentSchemas where seen.insert(ScalarKey(dependent.name)).inserted {
      checkListed(dependent.name, schema, .dependentSchemas, where: dependent.name)
    }
  }

  private mutating func checkListed(
    _ name: String, _ schema: Schema, _ keyword: Keyword, where present: String
  ) {
    let use = "stands in '\(schema.spelling(of: keyword))'"
    checkListed(name, schema, keyword, use, where: present)
  }

  /// Reports a name that `properties` should list.
  /// - Parameters:
  ///   - present: the member that is there wherever the name counts; nil where it counts always.
  ///   - item: which value of the keyword it is.
  private mutating func checkListed(
    _ name: String, _ schema: Schema, _ keyword: Keyword, _ use: String, where present: String? = nil,
    item: Int? = nil
  ) {
    let members = search.members(of: [schema.id]).map { graph[$0] }
    let there = search.requiredNames(of: [schema.id]) + [present].compactMap(\.self)
    let dependents = members.flatMap(\.dependentSchemas)
    func isGiven(_ dependent: NamedSchema) -> Bool {
      there.contains { $0.hasSameScalars(as: dependent.name) }
    }
    let given = dependents.filter(isGiven).map(\.schema)
    let dependent = Set(dependents.map(\.schema))
    let branches = members.flatMap(\.conditionalParts).filter { !dependent.contains($0) }
    guard !isListed(name, by: [schema.id] + given),
      !(branches + given).contains(where: { mayList(name, $0) })
    else { return }
    let names = dependents.filter { !isGiven($0) && mayList(name, $0.schema) }.map { "'\(shown($0.name))'" }
    var message = "'\(name)' \(use), and no 'properties' lists it"
    var help: String?
    if names.isEmpty {
      // The author did not mean a member that is required already.
      help = spellingHelp(
        for: name, among: schema.properties.map(\.name), except: Set(schema.required.map(ScalarKey.init)))
    } else {
      message += " where \(names.joined(separator: " and ")) \(names.count == 1 ? "is" : "are") missing"
    }
    add(LintRule.requiredUnlisted, message, schema, keyword, item: item, help: help)
  }

  /// Whether what always holds with schemas describes the member.
  private func isListed(_ name: String, by ids: [SchemaID]) -> Bool {
    search.schemas(ofMember: name, of: ids).contains { graph[$0].boolean != false }
      || search.members(of: ids).contains { id in
        graph[id].properties.contains { $0.name.hasSameScalars(as: name) }
      }
  }

  /// Whether a schema, or a part of it that holds on a condition, describes the member.
  private func mayList(_ name: String, _ id: SchemaID) -> Bool {
    var (seen, waiting) = (Set([id]), [id])
    while let next = waiting.popLast() {
      if isListed(name, by: [next]) { return true }
      let parts = search.members(of: [next]).flatMap { graph[$0].conditionalParts }
      waiting += parts.filter { seen.insert($0).inserted }
    }
    return false
  }

  /// Whether a schema describes an object by itself: branches and parts leave the list to what is around them.
  private func isWhole(_ schema: Schema) -> Bool {
    let way = schema.pointerParts.suffix(2).map(\.keyword)
    let inPlace = [Keyword.allOf, .anyOf, .oneOf, .dependentSchemas].contains(way.dropLast().last ?? nil)
    let own = [Keyword.if, .then, .else, .not, .contains].contains(way.last ?? nil)
    return !inPlace && !own
  }
}
