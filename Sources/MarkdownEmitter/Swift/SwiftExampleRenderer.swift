import SchemaModel
import SchemaRuntime
import TypeModel

/// Turns JSON into the Swift expression that builds it.
struct SwiftExampleRenderer {
  let types: TypeGraph
  let chooser: BranchChooser

  /// An expression, and the JSON that its value encodes to.
  struct Rendering {
    var text: SwiftText
    var json: JSONValue
    /// Whether it is written as a literal, which `Presence` takes as it is.
    var isLiteral = false
  }

  /// The Swift that builds a value. Nil for a value that a developer would not write in Swift: one that the type cannot
  /// carry, or a use of what is deprecated.
  func render(_ value: JSONValue, as type: TypeReference) -> Rendering? {
    switch (type, value) {
    case (.string, .string(let text)), (.bytes, .string(let text)):
      return literal(SwiftText.literal(text), value)
    case (.bool, .bool(let flag)): return literal(flag ? "true" : "false", value)
    case (.int, .number(let number)): return number.int.map { literal(String($0), value) } ?? nil
    case (.double, .number(let number)):
      return number.doubleValue == nil ? nil : literal(number.text, value)
    case (.json, _): return any(value).map { Rendering(text: $0, json: value) }
    case (.jsonObject, .object): return any(value).map { Rendering(text: $0, json: value) }
    case (.array(let element), .array(let items)): return array(items, of: element)
    case (.map(let element), .object(let members)): return map(members, of: element)
    case (.optional, .null): return Rendering(text: .word("nil"), json: .null)
    case (.optional(let inner), _): return render(value, as: inner)
    case (.encoded(let inner), .string(let text)): return encoded(text, inner)
    case (.named(let id), _): return named(value, types[id])
    default: return nil
    }
  }

  private func literal(_ text: String, _ value: JSONValue) -> Rendering {
    Rendering(text: .word(text), json: value, isLiteral: true)
  }

  // MARK: - Containers

  private func array(_ items: [JSONValue], of element: TypeReference) -> Rendering? {
    let rendered = items.compactMap { render($0, as: element) }
    guard rendered.count == items.count else { return nil }
    return Rendering(
      text: .list(opening: "[", items: rendered.map { .init(label: "", value: $0.text) }, closing: "]"),
      json: .array(rendered.map(\.json)))
  }

  private func map(_ members: JSONObject, of element: TypeReference) -> Rendering? {
    if members.isEmpty { return Rendering(text: .word("[:]"), json: .object(members)) }
    var items: [SwiftText.Item] = []
    var json = JSONObject()
    for (key, value) in members {
      guard let rendered = render(value, as: element) else { return nil }
      items.append(.init(label: SwiftText.literal(key) + ":", value: rendered.text))
      json[key] = rendered.json
    }
    return Rendering(text: .list(opening: "[", items: items, closing: "]"), json: .object(json))
  }

  private func encoded(_ text: String, _ type: TypeReference) -> Rendering? {
    guard let value = chooser.value(ofJSON: text), let inner = render(value, as: type) else { return nil }
    return Rendering(
      text: .wrapped(opening: "EncodedJSON(", inner.text, closing: ")"), json: .string(inner.json.description)
    )
  }

  /// A literal of `JSONValue`.
  private func any(_ value: JSONValue) -> SwiftText? {
    switch value {
    case .null: return .word("nil")
    case .bool, .string:
      return value.stringValue.map { .word(SwiftText.literal($0)) } ?? .word(value.description)
    case .number(let number):
      let isSafe =
        number.isInteger
        ? number.int64Value != nil : number.doubleValue.map { JSONNumber($0) == number } ?? false
      return isSafe ? .word(number.text) : nil
    case .array(let items):
      let rendered = items.compactMap(any)
      guard rendered.count == items.count else { return nil }
      return .list(opening: "[", items: rendered.map { .init(label: "", value: $0) }, closing: "]")
    case .object(let members):
      if members.isEmpty { return .word("[:]") }
      let items = members.compactMap { key, value in
        any(value).map { SwiftText.Item(label: SwiftText.literal(key) + ":", value: $0) }
      }
      return items.count == members.count ? .list(opening: "[", items: items, closing: "]") : nil
    }
  }

  // MARK: - Declared types

  private func named(_ value: JSONValue, _ type: NominalType) -> Rendering? {
    if type.documentation.deprecation != nil { return nil }
    switch type.declaration {
    case .object(let object): return construct(value, type, object)
    case .tuple(let tuple): return construct(value, type, tuple)
    case .stringEnum(let list), .integerEnum(let list), .numberEnum(let list), .literalEnum(let list):
      return list.cases.first { $0.value == value && $0.documentation.deprecation == nil }
        .map { Rendering(text: .word("." + $0.name), json: value) }
    case .openEnum(let list):
      if let known = list.cases.first(where: { $0.value == value }) {
        if known.documentation.deprecation != nil { return nil }
        return Rendering(text: .word("." + known.name), json: value)
      }
      return value.stringValue.map { literal(SwiftText.literal($0), value) }
    case .union(let union): return branch(value, union)
    case .wrapper(let wrapper):
      return render(value, as: wrapper.value).map {
        Rendering(text: .wrapped(opening: type.qualifiedName + "(", $0.text, closing: ")"), json: $0.json)
      }
    case .alias(let target): return render(value, as: target)
    case .namespace: return nil
    }
  }

  /// The code that makes a struct, and the JSON that it encodes to.
  private struct Construction {
    /// Whether a closure sets what may be missing.
    var isLarge: Bool
    var arguments: [SwiftText.Item] = []
    var settings: [SwiftText.Item] = []
    var json = JSONObject()

    mutating func add(_ name: String, _ label: String, _ value: SwiftText, isRequired: Bool = false) {
      if isLarge, !isRequired {
        settings.append(.init(label: "$0.\(name) =", value: value))
      } else {
        arguments.append(.init(label: label, value: value))
      }
    }

    func rendering(of type: NominalType) -> Rendering {
      let call = SwiftText.list(opening: type.qualifiedName + "(", items: arguments, closing: ")")
      // A closure stands behind the name alone where there are no arguments.
      let start = arguments.isEmpty ? SwiftText.word(type.qualifiedName) : call
      return Rendering(
        text: settings.isEmpty ? call : .setting(start, members: settings), json: .object(json))
    }
  }

  private func construct(_ value: JSONValue, _ type: NominalType, _ object: ObjectType) -> Rendering? {
    guard case .object(var rest) = value else { return nil }
    var construction = Construction(isLarge: object.isLarge)
    for property in object.properties {
      guard take(property, from: &rest, for: &construction) else { return nil }
    }
    for members in object.patterned {
      let pattern = Pattern.generated(members.pattern)
      let matching = JSONObject(rest.filter { pattern.accepts($0.key) })
      for key in matching.keys { rest[key] = nil }
      guard add(matching, members.name, members.value, to: &construction) else { return nil }
    }
    if !rest.isEmpty {
      guard let additional = object.additional,
        add(rest, additional.name, additional.value, to: &construction)
      else { return nil }
    }
    return construction.rendering(of: type)
  }

  /// - Returns: whether the struct can have the member as it is, or without it.
  private func take(
    _ property: Property, from rest: inout JSONObject, for construction: inout Construction
  ) -> Bool {
    guard let member = rest[property.key] else { return !property.isRequired }
    rest[property.key] = nil
    construction.json[property.key] = member
    if let fixed = property.fixedValue { return fixed == member }
    if property.documentation.deprecation != nil, !property.isRequired { return false }
    guard let rendered = argument(member, property) else { return false }
    construction.json[property.key] = rendered.json
    construction.add(
      property.name, label(property.name), rendered.text, isRequired: property.isRequired)
    return true
  }

  /// Adds members that no property has.
  /// - Returns: whether that can be.
  private func add(
    _ members: JSONObject, _ name: String, _ type: TypeReference, to construction: inout Construction
  ) -> Bool {
    if members.isEmpty { return true }
    guard let rendered = map(members, of: type) else { return false }
    construction.add(name, label(name), rendered.text)
    construction.json.merge(rendered.json.objectValue ?? [:]) { first, _ in first }
    return true
  }

  private func construct(_ value: JSONValue, _ type: NominalType, _ tuple: TupleType) -> Rendering? {
    guard case .array(let values) = value else { return nil }
    var items: [SwiftText.Item] = []
    var json: [JSONValue] = []
    for (position, item) in zip(tuple.positions, values) {
      if let fixed = position.fixedValue {
        guard fixed == item else { return nil }
        json.append(item)
        continue
      }
      if position.documentation.deprecation != nil, !position.isRequired { return nil }
      guard let rendered = argument(item, position) else { return nil }
      json.append(rendered.json)
      items.append(.init(label: label(position.name), value: rendered.text))
    }
    let further = Array(values.dropFirst(tuple.positions.count))
    if !further.isEmpty {
      guard let rest = tuple.rest, let rendered = array(further, of: rest.element) else { return nil }
      items.append(.init(label: label(rest.name), value: rendered.text))
      json += rendered.json.arrayValue ?? []
    }
    guard tuple.positions.dropFirst(values.count).allSatisfy({ !$0.isRequired }) else { return nil }
    return Rendering(
      text: .list(opening: type.qualifiedName + "(", items: items, closing: ")"), json: .array(json))
  }

  private func argument(_ value: JSONValue, _ property: Property) -> Rendering? {
    guard property.presence == .optionalNullable else { return render(value, as: property.type) }
    if value.isNull { return Rendering(text: .word(".null"), json: value) }
    guard var rendered = render(value, as: property.type.nonNull) else { return nil }
    if !rendered.isLiteral { rendered.text = .wrapped(opening: ".value(", rendered.text, closing: ")") }
    return rendered
  }

  private func label(_ name: String) -> String {
    (["inout", "var", "let"].contains(name) ? "`\(name)`" : name) + ":"
  }

  private func branch(_ value: JSONValue, _ union: UnionType) -> Rendering? {
    for index in chooser.branches(of: value, union) {
      let item = union.cases[index]
      if item.documentation.deprecation != nil { return nil }
      if item.constant != nil { return Rendering(text: .word("." + item.name), json: value) }
      guard let payload = render(value, as: item.payload) else { continue }
      if payload.isLiteral, isRead(payload, as: index, in: union) { return payload }
      return Rendering(
        text: .wrapped(opening: "." + item.name + "(", payload.text, closing: ")"), json: payload.json)
    }
    return nil
  }

  /// Whether a literal alone makes the case, as the union takes such a one for it.
  private func isRead(_ literal: Rendering, as index: Int, in union: UnionType) -> Bool {
    union.literals.contains { $0.kind == kind(of: literal) && ($0.other == index || $0.whole == index) }
  }

  private func kind(of literal: Rendering) -> UnionType.Literal.Kind? {
    switch literal.json {
    case .string: .string
    case .bool: .boolean
    case .number: literal.text.line.utf8.contains { ".eE".utf8.contains($0) } ? .float : .integer
    case .null, .array, .object: nil
    }
  }
}
