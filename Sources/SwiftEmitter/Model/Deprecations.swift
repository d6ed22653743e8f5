public import TypeModel

// What a schema deprecates must not make generated code warn of itself. So a deprecated type is declared under a name that
// is none of its users', and its own name is a deprecated alias; what mentions deprecated cases is called by way of the
// runtime's protocols.

extension NominalType {
  /// Whether the type has another name in generated code.
  var isHidden: Bool { isConcrete && documentation.deprecation != nil }

  /// The name that it is declared under.
  var declaredName: SwiftIdentifier { SwiftIdentifier(isHidden ? "_" + name : name) }
}

extension TypeGraph {
  /// What code calls a type from the top level that must not be warned of its deprecation.
  public func spelling(of type: NominalType) -> String { TypeSpelling.path(declaredPath(of: type)[...]).text }

  /// The path of what is declared, from the top level.
  func declaredPath(of type: NominalType) -> [SwiftIdentifier] {
    var path = type.path.map { SwiftIdentifier($0) }
    var current: NominalType? = type
    while let type = current {
      path[type.path.count - 1] = type.declaredName
      current = type.parent.map { self[$0] }
    }
    return path
  }
}

extension EnumType {
  /// Whether generated code cannot mention all cases.
  var hasDeprecatedCases: Bool { cases.contains { $0.documentation.deprecation != nil } }

  /// A switch over the positions of the cases.
  func eachPosition(_ subject: SwiftCode, _ body: (Case) -> SwiftCode, to writer: inout SwiftWriter) {
    writer.line("switch \(subject) {")
    for (index, item) in cases.enumerated() {
      let label: SwiftCode = index + 1 == cases.count ? "default" : "case \(index)"
      writer.line("\(label): \(body(item))")
    }
    writer.line("}")
  }

  /// An expression for a case.
  func reference(to item: Case, at position: Int) -> SwiftCode {
    item.documentation.deprecation == nil
      ? ".\(SwiftIdentifier(item.name))" : "Self._listed(\(position))"
  }
}

extension UnionType {
  /// Whether generated code cannot mention all cases.
  var hasDeprecatedCases: Bool { cases.contains { $0.documentation.deprecation != nil } }
}

extension SwiftWriter {
  /// The attribute of what is deprecated.
  mutating func deprecate(_ deprecation: Deprecation?) {
    guard let deprecation else { return }
    list("@available(", ["*", "deprecated", "message: \(DocText.message(deprecation))"], ")")
  }

  /// The attribute of what mentions something deprecated.
  mutating func mentionsDeprecated() { line("@available(*, deprecated)") }
}
