import SchemaModel
import SchemaRuntime
import SchemaValidation
import TypeModel

/// Does on a tree what generated code does on bytes: finds out whether a Swift type can hold an instance.
struct Carrier {
  let types: TypeGraph
  let interpreter: Interpreter

  /// Why the type cannot hold the value; nil if it can.
  func misfit(_ value: JSONValue, _ type: TypeReference, at pointer: String = "") -> String? {
    switch (type, value) {
    case (.json, _), (.string, .string), (.bytes, .string), (.bool, .bool), (.double, .number),
      (.jsonObject, .object):
      return nil
    case (.int, .number(let number)):
      return number.isInteger ? nil : "\(pointer): \(number.text) is no integer"
    case (.array(let element), .array(let items)):
      return first(items.enumerated()) { misfit($0.element, element, at: pointer + "/\($0.offset)") }
    case (.map(let element), .object(let members)):
      return first(members) { misfit($0.value, element, at: pointer + "/" + $0.key) }
    case (.optional(let wrapped), _): return value == .null ? nil : misfit(value, wrapped, at: pointer)
    case (.encoded(let inner), .string(let text)):
      guard let decoded = json(text) else { return "\(pointer): the string holds no JSON" }
      return misfit(decoded, inner, at: pointer)
    case (.named(let id), _): return misfit(value, types[id], at: pointer)
    default: return "\(pointer): \(type) does not hold \(value)"
    }
  }

  func misfit(_ value: JSONValue, _ type: NominalType, at pointer: String) -> String? {
    switch (type.declaration, value) {
    case (.object(let object), .object(let members)): return misfit(members, object, at: pointer)
    case (.tuple(let tuple), .array(let items)): return misfit(items, tuple, at: pointer)
    case (.stringEnum(let list), _), (.integerEnum(let list), _), (.numberEnum(let list), _),
      (.literalEnum(let list), _):
      return list.cases.contains { $0.value == value }
        ? nil : "\(pointer): \(type.name) has no case for \(value)"
    case (.openEnum, .string): return nil
    case (.union(let union), _): return misfit(value, union, type.name, at: pointer)
    case (.wrapper(let wrapper), _): return misfit(value, wrapper.value, at: pointer)
    case (.alias(let target), _): return misfit(value, target, at: pointer)
    case (.namespace, _): return nil
    default: return "\(pointer): \(type.name) does not hold \(value)"
    }
  }

  private func misfit(_ members: JSONObject, _ object: ObjectType, at pointer: String) -> String? {
    for property in object.properties where property.isRequired && members[property.key] == nil {
      return "\(pointer): the required '\(property.key)' is missing"
    }
    return first(members) { key, value in
      let place = pointer + "/" + key
      guard let property = object.properties.first(where: { $0.key.utf8.elementsEqual(key.utf8) }) else {
        if let group = object.patterned.first(where: { $0.accepts(key) }) {
          return misfit(value, group.value, at: place)
        }
        guard let additional = object.additional else { return "\(place): nothing holds additional members" }
        return misfit(value, additional.value, at: place)
      }
      if let fixed = property.fixedValue { return fixed == value ? nil : "\(place): it is not \(fixed)" }
      return misfit(value, property.type, at: place)
    }
  }

  private func misfit(_ items: [JSONValue], _ tuple: TupleType, at pointer: String) -> String? {
    if let missing = tuple.positions.dropFirst(items.count).first, missing.isRequired {
      return "\(pointer): the required position \(missing.key) is missing"
    }
    return first(items.enumerated()) { index, item in
      let place = "\(pointer)/\(index)"
      guard tuple.positions.indices.contains(index) else {
        return tuple.rest.map { misfit(item, $0.element, at: place) }
          ?? "\(place): nothing holds further items"
      }
      let position = tuple.positions[index]
      if let fixed = position.fixedValue { return fixed == item ? nil : "\(place): it is not \(fixed)" }
      return misfit(item, position.type, at: place)
    }
  }

  private func misfit(_ value: JSONValue, _ union: UnionType, _ name: String, at pointer: String) -> String? {
    guard let rule = union.dispatch.first(where: { $0.kinds == kind(of: value) }) else {
      return "\(pointer): \(name) has no case for \(value)"
    }
    switch rule.decision {
    case .branch(let index): return misfit(value, union.cases[index], at: pointer)
    case .tag(let property, let branches, let unlisted, let missing):
      let other = value[property] == nil ? missing : unlisted
      let tag = value[property]?.stringValue
      let listed = branches.first { $0.value.utf8.elementsEqual((tag ?? "").utf8) && tag != nil }?.branch
      guard let index = listed ?? other else { return "\(pointer): no tag tells the case of \(name)" }
      return misfit(value, union.cases[index], at: pointer)
    case .text(let branches, let other):
      guard case .string(let text) = value else { return "\(pointer): \(value) is no string" }
      let listed = branches.first { $0.value.utf8.elementsEqual(text.utf8) }?.branch
      guard let index = listed ?? other else { return "\(pointer): \(name) has no case for \(value)" }
      return misfit(value, union.cases[index], at: pointer)
    // Which of those that accept the value makes no difference to whether it is carried: each has to.
    case .closest(let candidates):
      let accepting = candidates.filter { index in
        union.cases[index].schemas.contains { accepts(value, $0) }
      }
      if accepting.isEmpty { return "\(pointer): no case of \(name) accepts \(value)" }
      return first(accepting) { misfit(value, union.cases[$0], at: pointer) }
    case .ask(let candidates):
      let accepted = candidates.first { index in union.cases[index].schemas.contains { accepts(value, $0) } }
      return misfit(value, union.cases[accepted ?? candidates[candidates.count - 1]], at: pointer)
    }
  }

  private func misfit(_ value: JSONValue, _ item: UnionType.Case, at pointer: String) -> String? {
    guard let constant = item.constant else { return misfit(value, item.payload, at: pointer) }
    return constant == value ? nil : "\(pointer): it is not \(constant)"
  }

  private func accepts(_ value: JSONValue, _ schema: SchemaID) -> Bool {
    let bytes = Array(value.description.utf8)
    return bytes.withUnsafeBufferPointer { interpreter.isValid($0, against: schema) }
  }

  private func kind(of value: JSONValue) -> TypeSet {
    switch value {
    case .null: return .null
    case .bool: return .boolean
    case .number: return .number
    case .string: return .string
    case .array: return .array
    case .object: return .object
    }
  }

  private func first<S: Sequence>(_ sequence: S, _ body: (S.Element) -> String?) -> String? {
    for element in sequence { if let found = body(element) { return found } }
    return nil
  }

  /// The schemas that the unions of a graph have to ask.
  static func askedSchemas(of types: TypeGraph) -> [SchemaID] {
    types.types.flatMap { type -> [SchemaID] in
      guard case .union(let union) = type.declaration else { return [] }
      return union.cases.flatMap(\.schemas)
    }
  }
}

/// The value of a JSON text; nil where it is none.
func json(_ text: String) -> JSONValue? {
  let bytes = Array(text.utf8)
  return bytes.withUnsafeBufferPointer { buffer in
    var cursor = Cursor(buffer)
    do {
      let value = try JSONValue._read(&cursor)
      try cursor.finish()
      return value
    } catch {
      return nil
    }
  }
}

extension PatternedMembers {
  fileprivate func accepts(_ key: String) -> Bool {
    Pattern.generated(pattern).accepts(key)
  }
}
