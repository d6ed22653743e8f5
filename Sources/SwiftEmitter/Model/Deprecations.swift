public import TypeModel

// Generated code must compile without warnings about what a schema deprecates. So a deprecated type is declared under a
// name that users do not see, and its own name is a deprecated alias; code that mentions deprecated cases is called
// through the runtime's protocols.

extension NominalType {
  /// Whether the type has another name in generated code.
  var isHidden: Bool { isConcrete && documentation.deprecation != nil }

  /// The name that it is declared under.
  var declaredName: SwiftIdentifier { SwiftIdentifier(isHidden ? "_" + name : name) }
}

extension TypeGraph {
  /// The spelling of a type, from the top level, for code that must not get a deprecation warning.
  public func spelling(of type: NominalType) -> String { TypeSpelling.path(declaredPath(of: type)[...]).text }

  /// The path of the declaration, from the top level.
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
  /// Writes the attribute of a deprecated declaration.
  mutating func deprecate(_ deprecation: Deprecation?) {
    guard let deprecation else { return }
    list("@available(", ["*", "deprecated", "message: \(DocText.message(deprecation))"], ")")
  }

  /// Writes the attribute of a declaration that mentions something deprecated.
  mutating func mentionsDeprecated() { line("@available(*, deprecated)") }
}
