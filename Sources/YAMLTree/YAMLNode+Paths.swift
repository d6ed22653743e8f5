extension YAMLNode {
  /// The member with a key, or the item with an index.
  public func child(_ step: String) -> YAMLNode? {
    guard let elements else { return self[step] }
    return Int(step).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
  }

  /// The item at an index as a JSON Pointer writes it, without a leading zero and a sign (RFC 6901 §4).
  public func item(_ token: String) -> YAMLNode? {
    guard let elements, let index = Int(token), String(index) == token, elements.indices.contains(index)
    else {
      return nil
    }
    return elements[index]
  }

  /// The node that keys and indices lead to.
  public func node(at path: some Sequence<String>) -> YAMLNode? {
    var node = self
    for step in path {
      guard let next = node.child(step) else { return nil }
      node = next
    }
    return node
  }

  /// Changes the node that keys and indices lead to. False: there is none.
  @discardableResult
  public mutating func change(at path: ArraySlice<String>, _ change: (inout YAMLNode) -> Void) -> Bool {
    guard let step = path.first else {
      change(&self)
      return true
    }
    switch content {
    case .sequence(var elements):
      guard let index = Int(step), elements.indices.contains(index),
        elements[index].change(at: path.dropFirst(), change)
      else { return false }
      content = .sequence(elements)
    case .mapping(var members):
      guard let index = members.firstIndex(where: { $0.key.utf8.elementsEqual(step.utf8) }),
        members[index].value.change(at: path.dropFirst(), change)
      else { return false }
      content = .mapping(members)
    case .null, .bool, .number, .string: return false
    }
    return true
  }
}
