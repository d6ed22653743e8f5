import SchemaRuntime
import ValidationPlanning

/// The key tables that belong to a block, and what their constants are called behind the block's name.
///
/// What is added is `Table`, or begins with `TableOf`: no name of a function ends in the one or holds the other
/// (`FunctionNames`), so whatever properties are called, no constant meets a function, or that of another one.
enum TableNames {
  static let names: SwiftCode = "Table"
  static let items: SwiftCode = "TableOfItems"
  static let prefix: SwiftCode = "TableOfFirst"
  static let contains: SwiftCode = "TableOfMatches"
  static let additional: SwiftCode = "TableOfValues"
  static let known: SwiftCode = "TableOfKnown"
  static let values: SwiftCode = "TableOfListed"

  /// The strings of a test of names, by its place among the tests.
  static func listed(_ index: Int) -> SwiftCode { "TableOfNameTest\(index)" }

  /// What is done with some of the members, by its place among the parts.
  static func members(_ part: Int) -> SwiftCode { "OfMembers\(part)" }

  /// The validators of an `allOf`, by its place among the checks.
  static func all(_ index: Int) -> SwiftCode { "TableOfAll\(index)" }

  /// Texts that what is decided from notes tells apart.
  static func texts(_ index: Int) -> SwiftCode { "TableOfTexts\(index)" }

  /// A table of strings, or a list of values.
  struct Table {
    var name: SwiftCode
    var type: SwiftCode = "KeyTable"
    var lines: [String]
  }

  /// The tables of a block; that of an `ObjectScanner` is another one.
  static func tables(of block: Block, in validation: ValidationPlan) -> [Table] {
    var tables: [Table] = []
    func append(_ name: SwiftCode, _ strings: [String]) {
      tables.append(Table(name: name, lines: KeyTable.lines(of: strings)))
    }
    if let plan = block.object {
      if plan.usesNames, !validation.scansMembers(of: block) { append(names, plan.names) }
      if let known = plan.ownKnown { append(self.known, known) }
      for (index, test) in (validation.nameTests(of: block) ?? []).enumerated() {
        if case .listed(let strings) = test.property { append(listed(index), strings) }
      }
    }
    for check in block.values {
      switch check {
      case .strings(_, let strings, _): append(values, strings)
      case .list(_, let list, _):
        let lines = KeyTable.lines(of: list.map(\.description))
        tables.append(Table(name: values, type: "ValueList", lines: lines))
      case .constant: continue
      }
    }
    for (index, texts) in validation.captures(of: block).texts.enumerated() {
      append(self.texts(index), texts.texts)
    }
    for union in block.unions {
      if validation.asksNames(for: union, in: block) {
        append(union.discriminatingNames, union.plan.discriminatingNames)
      }
      if validation.asksValue(for: union, in: block), let valueDiscriminator = union.plan.valueDiscriminator {
        tables.append(
          Table(name: union.valueDiscriminator, type: "ValueDiscriminator", lines: valueDiscriminator.lines))
      }
      guard let tag = union.plan.tag else { continue }
      append(union.tag, [tag.name])
      append(union.tags, tag.values)
    }
    return tables
  }
}

extension ValueDiscriminatorPlan {
  fileprivate var lines: [String] {
    let texts = values.compactMap { item in item.value.stringValue.map { ($0, item.branches) } }
    let literals = values.filter { $0.value.stringValue == nil }.map { ($0.value.description, $0.branches) }
    return ValueDiscriminator.lines(
      of: property, missing: missing, others: others, texts: texts, literals: literals)
  }
}

extension ObjectPlan {
  /// Whether keys are looked up.
  var usesNames: Bool { !names.isEmpty }
}

extension NestedTables.Table {
  /// What its constant is called behind the block's name.
  var name: SwiftCode {
    switch kind {
    case .object: TableNames.names
    case .array: TableNames.items
    case .map: TableNames.additional
    }
  }
}

extension ValueTablePlan {
  /// What its constant is called behind the block's name.
  var name: SwiftCode {
    switch kind {
    case .prefixItems: TableNames.prefix
    case .items: TableNames.items
    case .contains: TableNames.contains
    case .additional: TableNames.additional
    }
  }

  /// The label of the table's initializer.
  var label: SwiftCode {
    switch kind {
    case .prefixItems: "prefixItems"
    case .items, .contains: "items"
    case .additional: "additional"
    }
  }
}

extension WholeTable {
  /// The label of the table's initializer.
  var label: SwiftCode {
    switch form {
    case .value: "value"
    case .array: "array"
    case .map: "map"
    case .object: "object"
    }
  }
}
