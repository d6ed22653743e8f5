package import SchemaRuntime

/// One step from a value to a part of it.
package enum Step: Hashable {
  case member(String)
  case item(Int)
  /// A step into the JSON that a string holds.
  case content
  /// A step to the name of a member; a new member gets this value.
  case name(JSONValue)

  var label: String {
    switch self {
    case .member(let name): name
    case .item(let index): String(index)
    case .content: "content"
    case .name: "name"
    }
  }
}

extension Step {
  /// The type of a value that it can be taken from.
  var container: TypeSet {
    switch self {
    case .member, .name: .object
    case .item: .array
    case .content: .string
    }
  }
}

extension JSONValue {
  /// The part that the steps lead to.
  package func value(at steps: some Collection<Step>) -> JSONValue? {
    guard let step = steps.first else { return self }
    let rest = steps.dropFirst()
    switch (step, self) {
    case (.member(let name), .object(let members)): return members[name]?.value(at: rest)
    case (.item(let index), .array(let items)):
      return items.indices.contains(index) ? items[index].value(at: rest) : nil
    case (.content, .string(let text)): return JSONValue.parsed(text)?.value(at: rest)
    case (.name, .object): return rest.isEmpty ? "key" : nil
    default: return nil
    }
  }

  /// The value with a part replaced, a member or the next item added; nil where the steps lead nowhere.
  package func setting(_ part: JSONValue, at steps: some Collection<Step>) -> JSONValue? {
    guard let step = steps.first else { return part }
    let rest = steps.dropFirst()
    switch (step, self) {
    case (.member(let name), .object(var members)):
      let new = rest.isEmpty ? part : members[name]?.setting(part, at: rest)
      guard let new else { return nil }
      members[name] = new
      return .object(members)
    case (.item(let index), .array(var items)):
      if index == items.count, rest.isEmpty { return .array(items + [part]) }
      guard items.indices.contains(index), let new = items[index].setting(part, at: rest) else { return nil }
      items[index] = new
      return .array(items)
    case (.name(let value), .object(var members)):
      guard rest.isEmpty, case .string(let name) = part else { return nil }
      if members[name] == nil { members[name] = value }
      return .object(members)
    case (.content, .string(let text)):
      return JSONValue.parsed(text)?.setting(part, at: rest).map { .string($0.description) }
    default: return nil
    }
  }

  /// The object without a member.
  package func removing(_ name: String) -> JSONValue? {
    guard case .object(var members) = self, members.removeValue(forKey: name) != nil else { return nil }
    return .object(members)
  }

  /// The value that a text holds; nil where it is no JSON.
  static func parsed(_ text: String) -> JSONValue? {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      var cursor = Cursor(buffer)
      do throws(Rejection) {
        let value = try JSONValue._read(&cursor)
        try cursor.finish()
        return value
      } catch {
        return nil
      }
    }
  }

  /// The steps that a JSON Pointer leads through in this value.
  func steps(of pointer: String) -> [Step]? {
    guard let tokens = JSONPointer.tokens(of: pointer) else { return nil }
    var steps: [Step] = []
    var value = self
    for token in tokens {
      let step: Step
      if case .array = value, let index = Int(token) { step = .item(index) } else { step = .member(token) }
      steps.append(step)
      guard let next = value.value(at: [step]) else { return steps }
      value = next
    }
    return steps
  }

  var isObject: Bool { if case .object = self { true } else { false } }
  var isArray: Bool { if case .array = self { true } else { false } }
}
