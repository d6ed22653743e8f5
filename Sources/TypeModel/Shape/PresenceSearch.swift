import SchemaModel
import SchemaRuntime

/// Looks for the schemas that hold for a member wherever it occurs.
struct PresenceSearch {
  private let graph: SchemaGraph
  private let flattening: Flattening
  private let presence: Presence
  let name: String
  /// The members of every object that has the member.
  let present: Set<ByteText>
  let settled: [Conjunction.Choice: SchemaID]
  /// The result for each schema; nil within stands for “anything”, and for a schema that is being looked at.
  private var known: [SchemaID: [SchemaID]?] = [:]

  init(
    _ flattening: Flattening, _ presence: Presence, name: String, in key: Conjunction
  ) {
    (graph, self.flattening, self.presence, self.name) = (flattening.graph, flattening, presence, name)
    present = presence.present(with: name, in: key)
    settled = key.settled
  }

  /// Lists of alternatives, each of schemas that hold together; one of a list holds for each object with the member.
  func ways(of schema: Schema) -> [[[SchemaID]]] {
    let choices = schema.choices.filter { settled[.init(owner: schema.id, keyword: $0.keyword)] == nil }
    var ways = choices.map { $0.branches.map { [$0] } }
    for dependent in schema.dependentSchemas where present.contains(ByteText(dependent.name)) {
      ways.append([[dependent.schema]])
    }
    guard let condition = schema.ifSchema, settled[.init(owner: schema.id, keyword: .condition)] == nil
    else { return ways }
    let holding = [condition, schema.thenSchema].compactMap(\.self)
    let failing = [schema.elseSchema].compactMap(\.self)
    if presence.acceptsAll(having: present, condition) { return ways + [[holding]] }
    if presence.refusesAll(having: present, of: name, condition) { return ways + [[failing]] }
    return ways + [[holding, failing]]
  }

  /// The schemas that the alternatives have for the member: none where all refuse it; nil where one leaves it open.
  mutating func schemas(in alternatives: [[SchemaID]]) -> [SchemaID]? {
    var found: [SchemaID] = []
    for alternative in alternatives {
      let said = alternative.map { schemas(in: $0) }
      if said.contains([]) { continue }
      guard let own = said.compactMap(\.self).first else { return nil }
      found += own
    }
    return found
  }

  private mutating func schemas(in part: SchemaID) -> [SchemaID]? {
    if let answer = known[part] { return answer }
    known[part] = .some(nil)
    let answer = said(by: part)
    known[part] = .some(answer)
    return answer
  }

  private mutating func said(by part: SchemaID) -> [SchemaID]? {
    let all = flattening.everything(from: part)
    if all.contains(where: { presence.refusesAll(having: present, of: name, $0) }) { return [] }
    for id in all {
      let own = presence.schemas(ofMember: name, in: graph[id])
      if let first = own.first(where: { !graph[$0].acceptsAll }) { return [first] }
    }
    for id in all {
      for way in ways(of: graph[id]) {
        if let found = schemas(in: way) { return found }
      }
    }
    return nil
  }
}
