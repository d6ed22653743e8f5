/// Schemas of which so many parts look at one value.
public enum WideSchema: CaseIterable, Sendable {
  /// Each member requires the next one by `dependentSchemas`, in a circle.
  case dependents
  /// Each member requires the next one by `dependentRequired`, in a circle.
  case required
  /// Each condition brings the member that another one asks for; the first to hold is the last one.
  case conditions
  /// Each condition stands in the `else` of the one before.
  case elses
  /// Unions beside each other.
  case unions
  /// An array that has to contain an item for each part.
  case contained
  /// A pattern beside each member.
  case patterns
  /// Definitions with a member that may be any of them.
  case references
  /// Definitions each of which has the members of the next one, too.
  case bases

  /// - Parameter most: a limit that stands in each part.
  public func text(_ count: Int, most: Int = 7) -> String {
    let indices = 0..<count
    func list(_ part: (Int) -> String) -> String { indices.map(part).joined(separator: ",") }
    func next(_ index: Int) -> Int { (index + 1) % count }
    let limit = #"{"type": "string", "maxLength": \#(most)}"#
    let members = list { #""m\#($0)": \#(limit)"# }
    switch self {
    case .dependents:
      let schemas = list { #""m\#($0)": {"required": ["m\#(next($0))"], "properties": {"m\#($0)": {}}}"# }
      return
        #"{"type": "object", "required": ["m0"], "properties": {\#(members)}, "dependentSchemas": {\#(schemas)}}"#
    case .required:
      let names = list { #""m\#($0)": ["m\#(next($0))"]"# }
      return
        #"{"type": "object", "required": ["m0"], "properties": {\#(members)}, "dependentRequired": {\#(names)}}"#
    case .conditions:
      let conditions = list { index in
        let asked = count - 1 - index
        return #"{"if": {"required": ["m\#(asked)"]}, "then": {"required": ["m\#(asked + 1)"]}}"#
      }
      return
        #"{"type": "object", "required": ["m0"], "properties": {\#(members)}, "allOf": [\#(conditions)]}"#
    case .elses:
      let chain = indices.reduce(#"{"minProperties": 0}"#) { inner, index in
        #"{"if": {"required": ["m\#(index)"]}, "then": {"required": ["n\#(index)"]}, "else": \#(inner)}"#
      }
      return #"{"type": "object", "properties": {\#(members)}, "allOf": [\#(chain)]}"#
    case .unions:
      let unions = list { index in
        let branches = ["m", "n"].map { name in
          #"{"required": ["\#(name)\#(index)"], "properties": {"\#(name)\#(index)": \#(limit)}}"#
        }
        return #"{"oneOf": [\#(branches.joined(separator: ","))]}"#
      }
      return #"{"type": "object", "allOf": [\#(unions)]}"#
    case .contained:
      let parts = list { index in
        let item = #"{"type": "object", "required": ["m\#(index)"], "properties": {"m\#(index)": \#(limit)}}"#
        return #"{"contains": \#(item)}"#
      }
      return #"{"type": "array", "allOf": [\#(parts)]}"#
    case .patterns:
      let patterns = list { #""^m\#($0)": {"minLength": 1}"# }
      return #"{"type": "object", "properties": {\#(members)}, "patternProperties": {\#(patterns)}}"#
    case .references:
      let branches = list { ##"{"$ref": "#/$defs/d\##($0)"}"## }
      let definitions = list { index in
        #""d\#(index)": {"type": "object", "properties": {"m": {"anyOf": [\#(branches)]}, "n": \#(limit)}}"#
      }
      return ##"{"$ref": "#/$defs/d0", "$defs": {\##(definitions)}}"##
    case .bases:
      let definitions = list { index in
        let base = index + 1 < count ? ##""allOf": [{"$ref": "#/$defs/d\##(index + 1)"}], "## : ""
        return #""d\#(index)": {\#(base)"properties": {"m\#(index)": \#(limit)}}"#
      }
      return ##"{"$ref": "#/$defs/d0", "$defs": {\##(definitions)}}"##
    }
  }
}
