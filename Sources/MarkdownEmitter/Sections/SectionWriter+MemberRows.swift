import SchemaModel
import SchemaRuntime
import TypeModel

extension SectionWriter {
  /// An object that has a table of its properties, and what each row of that asks.
  struct TabledObject {
    let group: Group
    let context: Context
    let inherited: InheritedMembers
    /// The schemas that hold for the object.
    let whole: [SchemaID]
    let required: Set<ScalarKey>
    /// What changed of when members are required.
    let history: [ScalarKey: [Inline]]
    /// The members that no valid object has.
    let impossible: Set<ScalarKey>
    let hasPatterns: Bool
    private let conditions: [ScalarKey: Inline]
    private let inEach: Set<ScalarKey>

    init(_ group: Group, _ context: Context, _ writer: SectionWriter) {
      (self.group, self.context) = (group, context)
      inherited = InheritedMembers(group, beside: context.beside, writer.site)
      required = Set((group.required + inherited.required).map(ScalarKey.init))
      conditions = writer.conditionalPresence(inherited.together)
      whole = (writer.holding(group) + context.beside).uniqueIDs
      inEach = writer.namesInEachObject(whole, beside: whole).union(writer.namesOfConditions(around: group))
      history = writer.historyOfPresence(whole)
      impossible = writer.site.impossibleMembers(of: whole)
      hasPatterns = writer.site.parts(of: whole).contains {
        !writer.site.graph[$0].patternProperties.isEmpty
      }
    }

    /// “yes”, “no”, or the condition under which a member is required.
    func presence(of name: String) -> Inline {
      let isRequired = required.contains(ScalarKey(name)) || inEach.contains(ScalarKey(name))
      return isRequired ? "yes" : conditions[ScalarKey(name)] ?? "no"
    }

    /// What begins the anchor of each row.
    var anchors: String { context.anchor.isEmpty ? "" : context.anchor + "." }
  }

  /// The rows of a table while they are collected.
  struct MemberRows {
    var rows: [MemberRow] = []
    /// The schemas of each row, to open the objects in it.
    private(set) var schemas: [[SchemaID]] = []
    /// The names of the members that have rows, which stand before all others.
    private var names: [String] = []
    /// The members that have rows, or need none.
    var known: Set<ScalarKey> = []
    /// The anchors of rows for what is described elsewhere.
    var taken: Set<String> = []

    /// - Parameter name: the member's; nil for a row of several members.
    mutating func add(_ row: MemberRow, _ name: String?, _ schemas: [SchemaID]) {
      rows.append(row)
      self.schemas.append(schemas)
      if let name { names.append(name) }
    }

    /// Adds a row for what is described elsewhere, whose anchor is made unlike all others.
    mutating func add(_ row: MemberRow, _ name: String?, _ schemas: [SchemaID], anchor: String) {
      var row = row
      row.anchor = anchor
      while !taken.insert(row.anchor).inserted { row.anchor += "-" }
      row.lines = row.lines.map(\.withoutAnchors)
      add(row, name, schemas)
    }

    /// The members that an object may have.
    var possibleNames: [String] {
      zip(names, rows).filter { $0.1.presence != MemberRow.never }.map(\.0)
    }
  }

  /// The row of a member, by what looks at it beside the schemas that describe it.
  private mutating func row(
    _ name: String, _ schemas: [SchemaID], inherited: [SchemaID], of object: TabledObject
  ) -> (row: MemberRow, detail: Detail?) {
    let inherited = inherited + patterned(name, of: object).filter { !inherited.contains($0) }
    let all = schemas + inherited
    let kinds = site.kinds(ofMember: name, described: all, in: object.whole)
    let isNever =
      !object.required.contains(ScalarKey(name))
      && (object.impossible.contains(ScalarKey(name)) || isNever(all))
    var (row, detail) = entry(
      .code(name), .member(name), schemas, inherited: inherited, kinds: kinds,
      presence: isNever ? MemberRow.never : object.presence(of: name), object.context)
    narrow(&row, to: kinds, Group(all, site.graph), around: typeAround(name, object.group))
    row.lines += (site.history?.changes(of: all) ?? []).map(\.line) + (object.history[ScalarKey(name)] ?? [])
    return (row, detail)
  }

  private func patterned(_ name: String, of object: TabledObject) -> [SchemaID] {
    object.hasPatterns ? site.patterned(name, in: object.whole) : []
  }

  /// Adds the properties that the object lists itself.
  mutating func addOwn(of object: TabledObject, to table: inout MemberRows) -> [Detail] {
    var details: [Detail] = []
    for property in object.group.properties {
      let inherited = object.inherited[property.name]
      let (row, detail) = row(property.name, property.schemas, inherited: inherited, of: object)
      table.add(row, property.name, property.schemas + inherited + patterned(property.name, of: object))
      details += [detail].compactMap(\.self)
    }
    table.known = Set(object.group.properties.map { ScalarKey($0.name) })
    return details
  }

  /// Adds the members that the object inherits.
  /// - Parameter isListed: whether they have rows.
  mutating func addInherited(of object: TabledObject, _ isListed: Bool, to table: inout MemberRows) {
    for name in object.inherited.names where table.known.insert(ScalarKey(name)).inserted && isListed {
      let inherited = object.inherited[name]
      var (row, _) = row(name, [], inherited: inherited, of: object)
      row.anchor = Self.anchor(ofInherited: name, in: object.context, &table.taken)
      row.lines = row.lines.map(\.withoutAnchors)
      table.add(row, name, inherited)
    }
  }

  /// Adds the members that conditions alone name.
  mutating func addConditional(of object: TabledObject, to table: inout MemberRows) {
    for member in conditionalMembers(object.inherited.together, beside: table.known) {
      let ways = possibleWays(of: member, in: object.whole)
      let rows = ways.map { row(member.name, [], inherited: $0, of: object).row }
      guard var row = united(rows, ways) else { continue }
      row.origin = origin(of: member, in: object.whole)
      let name = Escaping.anchor(String(member.name.unicodeScalars.prefix(60)))
      table.known.insert(ScalarKey(member.name))
      table.add(
        row, member.name, ways.count == 1 ? ways[0] : [], anchor: object.anchors + "conditional." + name)
    }
  }

  /// Adds the members that are required, and that nothing lists.
  mutating func addRequired(of object: TabledObject, _ isListed: Bool, to table: inout MemberRows) {
    let names = isListed ? object.group.required + object.inherited.required : object.group.required
    for name in names where table.known.insert(ScalarKey(name)).inserted {
      let anchor = object.anchors + "required." + Escaping.anchor(name)
      let ways = site.ways(ofMember: name, in: object.whole)
      if var row = united(ways.map { row(name, [], inherited: $0, of: object).row }, ways) {
        // The forms say what each of them asks of it.
        (row.anchor, row.presence, row.origin, row.more) = (anchor, "yes", "", nil)
        row.lines = row.lines.map(\.withoutAnchors)
        table.add(row, name, [])
        continue
      }
      let kinds = site.kinds(ofMember: name, described: [], in: object.whole)
      table.add(
        MemberRow(
          anchor: anchor, name: .code(name), path: Step.member(name).path(after: object.context.path),
          type: typeAround(name, object.group) ?? kinds.map { .text(TypePhraser.names(of: $0)) }
            ?? "any value",
          presence: "yes", defaultValue: "", lines: object.history[ScalarKey(name)] ?? []),
        name, [])
    }
  }

  /// Adds what is said of members by patterns, or of all others.
  mutating func addUnnamed(
    of object: TabledObject, _ isListed: Bool, to table: inout MemberRows
  ) -> [Detail] {
    var details: [Detail] = []
    let names = table.possibleNames
    let own = otherMembers(object.group, among: names)
    for (name, step, id) in own {
      var (row, detail) = entry(name, step, [id], presence: "", object.context)
      if step == .unevaluated,
        object.group.schemas.contains(where: { $0.unevaluatedProperties == id && evaluatesEverything($0) })
      {
        row.lines.append("No property is left for it: each is looked at before.")
      }
      table.add(row, nil, [id])
      details += [detail].compactMap(\.self)
    }
    let inherited = isListed ? otherMembers(object.inherited.together, among: names) : []
    for (name, step, id) in inherited where !own.contains(where: { $0.schema == id }) {
      let (row, _) = entry(name, step, [], inherited: [id], presence: "", object.context)
      table.add(row, nil, [id], anchor: object.anchors + "inherited." + (step.anchor ?? ""))
    }
    return details
  }
}
