extension Demand {
  /// The demand of `deprecated` for a part of a value.
  package static func deprecation(of part: AnnotatedPart, _ replacement: String) -> Demand {
    switch part {
    case .member: .deprecated(replacement)
    case .item: .authored(deprecated("item", replacement))
    case .form: .authored(deprecated("form", replacement))
    }
  }

  private static func deprecated(_ what: String, _ replacement: String) -> String {
    "this \(what) is deprecated" + (replacement.isEmpty ? "" : ": use '\(replacement)'")
  }

  /// The demand in English, as a sentence about the instance: lower case, no full stop.
  public var message: String {
    switch self {
    case .never: "no value is allowed here"
    case .type(let types): "must be \(types.phrase)"
    case .enumeration(let values): "must be one of \(values)"
    case .constant(let value): "must be \(value)"
    case .value(let rule): rule.message
    case .multipleOf(let divisor): "must be a multiple of \(divisor)"
    case .maximum(let limit): "must be at most \(limit)"
    case .exclusiveMaximum(let limit): "must be less than \(limit)"
    case .minimum(let limit): "must be at least \(limit)"
    case .exclusiveMinimum(let limit): "must be greater than \(limit)"
    case .maxLength, .minLength, .pattern, .patternUndecided, .format, .contentEncoding, .contentMediaType,
      .string:
      stringMessage
    case .maxItems, .minItems, .uniqueItems, .containing, .minContains, .maxContains, .additionalItem,
      .unevaluatedItem:
      arrayMessage
    case .maxProperties, .minProperties, .required, .dependentRequired, .additionalProperty,
      .unevaluatedProperty, .deprecated, .unknownProperty:
      objectMessage
    case .anyOf(let forms): "matches none of the allowed forms" + (forms.isEmpty ? "" : ": " + forms)
    case .oneOf(let forms):
      "matches none of the allowed forms, and must match exactly one" + (forms.isEmpty ? "" : ": " + forms)
    case .severalForms(let forms):
      "matches more than one of the allowed forms, and must match exactly one"
        + (forms.isEmpty ? "" : ": " + forms)
    case .not(let excluded):
      excluded.isEmpty ? "must not have the form that is excluded here" : excluded
    case .tag(let property, let values): "'\(property)' must be one of \(values)"
    case .missingTag(let property): "missing property '\(property)', which says what form the object has"
    case .unmet: "should hold, and does not"
    case .authored(let message): message
    case .malformed(let reason): reason.description
    }
  }

  /// The message as a sentence about the name of a member, where `propertyNames` asks something of that. Messages about
  /// the member itself, and the author's words, stay as they are.
  func message(ofName name: String) -> String {
    switch self {
    case .additionalProperty, .unevaluatedProperty, .unknownProperty, .deprecated, .authored, .unmet,
      .malformed:
      message
    case .never: "the name '\(name)' is not allowed"
    case .type, .enumeration, .constant, .anyOf, .oneOf, .severalForms, .not, .value,
      .maxLength, .minLength, .pattern, .patternUndecided, .format, .contentEncoding, .contentMediaType,
      .string,
      // These are not about strings, so not about names.
      .multipleOf, .maximum, .exclusiveMaximum, .minimum, .exclusiveMinimum, .maxItems, .minItems,
      .uniqueItems, .containing, .minContains, .maxContains, .additionalItem, .unevaluatedItem,
      .maxProperties, .minProperties, .required, .dependentRequired, .tag, .missingTag:
      "the name '\(name)' \(message)"
    }
  }

  private var stringMessage: String {
    switch self {
    case .maxLength(let limit): "must be at most \(Self.counted(limit, "character")) long"
    case .minLength(.max): "must be longer than any string is"
    case .minLength(let limit): "must be at least \(Self.counted(limit, "character")) long"
    case .pattern(let source): "must match the pattern \(source)"
    case .patternUndecided(let source): "the pattern \(source) took too many steps to decide"
    case .format(let name): "must have the format \(name)"
    case .contentEncoding(let name): "must be encoded in \(name)"
    case .contentMediaType(let name): "must hold \(name)"
    case .string(let rule): rule.message
    default: ""
    }
  }

  private var arrayMessage: String {
    switch self {
    case .maxItems(let limit): "must have at most \(Self.counted(limit, "item"))"
    case .minItems(.max): "must have more items than any array has"
    case .minItems(let limit): "must have at least \(Self.counted(limit, "item"))"
    case .uniqueItems: "must not repeat an item"
    case .containing(let item):
      "must contain " + (item.isEmpty ? "an item of the demanded form" : item)
    case .minContains(.max): "must contain more items of the demanded form than any array has"
    case .minContains(let limit): "must contain at least \(Self.counted(limit, "item")) of the demanded form"
    case .maxContains(let limit): "must contain at most \(Self.counted(limit, "item")) of the demanded form"
    case .additionalItem(let limit): "must have no more than \(Self.counted(limit, "item"))"
    case .unevaluatedItem: "this item is not allowed: no subschema describes it"
    default: ""
    }
  }

  private var objectMessage: String {
    switch self {
    case .maxProperties(let limit): "must have at most \(Self.counted(limit, "property", "properties"))"
    case .minProperties(.max): "must have more properties than any object has"
    case .minProperties(let limit): "must have at least \(Self.counted(limit, "property", "properties"))"
    case .required(let name): "missing required property '\(name)'"
    case .dependentRequired(let name, let other):
      "missing property '\(other)', required where '\(name)' is present"
    case .additionalProperty: "this property is not allowed"
    case .unevaluatedProperty: "this property is not allowed: no subschema describes it"
    case .deprecated(let replacement): Self.deprecated("property", replacement)
    case .unknownProperty: "unknown property"
    default: ""
    }
  }

  static func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    count == 1 ? "1 \(one)" : "\(count) \(many ?? one + "s")"
  }
}

extension TypeSet {
  /// The types with their article, joined by “or”.
  public var phrase: String {
    var names: [String] = []
    for (type, name) in TypeSet.named where contains(type) {
      switch name {
      case "null": names.append("null")
      case "integer", "array", "object": names.append("an " + name)
      default: names.append("a " + name)
      }
    }
    return names.joined(separator: " or ")
  }
}
