import SchemaModel
import SchemaRuntime

/// Values that are the only ones of a conjunction or a type.
extension Lowering {
  /// The only scalar that satisfies the conjunction, and its type; nil where that is none of Swift's own.
  func onlyValue(of conjunction: Conjunction) -> (value: JSONValue, type: TypeReference)? {
    guard let types = inferredTypes(of: conjunction), !types.contains(.null) else { return nil }
    let key = conjunction.narrowed(to: types)
    guard let values = literals(of: key), values.count == 1, let value = values.first?.value else {
      return nil
    }
    switch value {
    case .string: return (value, .string)
    case .bool: return (value, .bool)
    case .number(let number) where integerValue(of: number) != nil: return (value, .int)
    case .number: return value.exactDouble == nil ? nil : (value, .double)
    case .null, .array, .object: return nil
    }
  }

  /// The only array or object that satisfies the conjunction, as JSON.
  func onlyContainer(of conjunction: Conjunction) -> (value: JSONValue, type: TypeReference)? {
    guard let values = literals(of: conjunction), values.count == 1, values[0].value.isContainer else {
      return nil
    }
    return (values[0].value, .json)
  }

  /// The only value of a type that has only one: an enum of one case, or null.
  func onlyValue(of type: TypeReference, _ conjunction: Conjunction) -> JSONValue? {
    if type == .json { return inferredTypes(of: conjunction) == .null ? .null : nil }
    guard case .named(let id) = type, case .literalEnum(let list) = result[id].declaration,
      list.cases.count == 1
    else { return nil }
    return list.cases[0].value
  }
}
