import SchemaRuntime
import SchemaValidation

/// The key tables that belong to a block, and what their constants are called behind the block's name.
enum TableNames {
  static let names: SwiftCode = "Names"
  static let items: SwiftCode = "Items"
  static let contains: SwiftCode = "Contains"
  static let additional: SwiftCode = "Additional"
  static let known: SwiftCode = "Known"
  static let values: SwiftCode = "Values"
  static let signs: SwiftCode = "Signs"
  static let candidates: SwiftCode = "Candidates"

  /// The table of the property that tells a union's branches apart.
  static func tag(of plan: UnionPlan, in block: Block) -> SwiftCode { kind(of: plan, in: block) + "Tag" }

  /// The table of its values.
  static func tags(of plan: UnionPlan, in block: Block) -> SwiftCode { kind(of: plan, in: block) + "Tags" }

  /// The table of the names that leave few branches to an object.
  static func signs(of plan: UnionPlan, in block: Block) -> SwiftCode { kind(of: plan, in: block) + signs }

  /// The function that says which ones.
  static func candidates(of plan: UnionPlan, in block: Block) -> SwiftCode {
    kind(of: plan, in: block) + candidates
  }

  /// A schema may have an `anyOf` and a `oneOf`.
  private static func kind(of plan: UnionPlan, in block: Block) -> SwiftCode {
    let unions = block.whole.filter { if case .union = $0 { true } else { false } }
    if unions.count < 2 { return "" }
    switch plan.kind {
    case .anyOf: return "AnyOf"
    case .oneOf: return "OneOf"
    }
  }

  /// A table of strings, or a list of values.
  struct Table {
    var name: SwiftCode
    var type: SwiftCode = "KeyTable"
    var lines: [String]
    /// Whether types ask it, too.
    var isShared = false
  }

  /// The tables of a block; that of an `ObjectWalk` is another one.
  static func tables(of block: Block, in program: Program) -> [Table] {
    var tables: [Table] = []
    func append(_ name: SwiftCode, _ strings: [String], isShared: Bool = false) {
      tables.append(Table(name: name, lines: KeyTable.lines(of: strings), isShared: isShared))
    }
    if let plan = block.object {
      if plan.usesNames, !block.walksMembers { append(names, plan.names) }
      if let known = plan.ownKnown { append(self.known, known) }
    }
    for check in block.values {
      switch check {
      case .enumerationOfStrings(let strings, _, _): append(values, strings)
      case .enumeration(let list, _, _):
        let lines = KeyTable.lines(of: list.map(\.description))
        tables.append(Table(name: values, type: "ValueList", lines: lines))
      default: continue
      }
    }
    for case .union(let plan) in block.whole {
      if program.usesSigns(of: plan, in: block) {
        append(signs(of: plan, in: block), plan.signs, isShared: true)
      }
      guard let property = plan.tag else { continue }
      append(tag(of: plan, in: block), [property])
      append(tags(of: plan, in: block), plan.branches.flatMap(\.tags))
    }
    return tables
  }
}

extension ObjectPlan {
  /// Whether keys are looked up.
  var usesNames: Bool {
    if case .forbidden = additional { return true }
    return !names.isEmpty
  }

  /// The known names, where they are others than those that are looked up anyway.
  var ownKnown: [String]? {
    guard let known, !names.elementsEqual(known, by: { $0.utf8.elementsEqual($1.utf8) }) else { return nil }
    return known
  }
}
