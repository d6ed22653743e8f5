/// A JSON value of any kind, kept as it was written: numbers keep their text, objects their order.
///
/// Two values are equal as JSON Schema means it (Core §4.2.2): numbers by mathematical value, strings by Unicode
/// scalars, objects regardless of member order.
public enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

/// An object's members in document order.
public typealias JSONObject = JSONMap<JSONValue>
