package import SchemaModel
package import SchemaRuntime

/// A place in a valid instance, and the schemas that look at it.
package struct Spot {
  /// A valid instance of the whole object.
  package var host: JSONValue
  /// To the place.
  package var steps: [Step] = []
  /// Every schema that looks at the place.
  package var ids: [SchemaID]
  /// Whether a branch of a union stands between: then the report may name the union instead of what is wrong in it.
  var isHidden = false

  /// Whether it is the name of a member.
  var isName: Bool { if case .name? = steps.last { true } else { false } }

  package var current: JSONValue? { host.value(at: steps) }
  var label: String { steps.map(\.label).joined(separator: ".") }

  /// The instance with another value at the place.
  package func replacing(_ value: JSONValue) -> JSONValue? { host.setting(value, at: steps) }
}
