import SchemaModel

/// After it, no `typealias` has types of its own: a root with such becomes a wrapper of the type that it refers to.
struct RootWrappers {
  /// The types of the entry documents.
  let roots: [TypeID]

  func apply(to types: inout TypeGraph) {
    for id in roots where !types[id].children.isEmpty {
      guard case .alias(let target) = types[id].declaration else { continue }
      types.types[id.index].declaration = .wrapper(WrapperType(value: target))
    }
  }
}
