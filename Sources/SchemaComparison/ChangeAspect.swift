import SchemaRuntime

/// The part of the schemas of a place that a difference is about, so that this part alone can be taken back.
enum ChangeAspect {
  /// The keywords of its sites.
  case keywords
  /// The types of the value.
  case types
  /// One value that is or is not allowed.
  case value(JSONValue)
  /// A member that is required.
  case required(String)
  /// A member that another one requires.
  case dependency([String])
  /// A listed member.
  case property(String)
  /// A pattern of names.
  case patternProperty(String)
  /// The pattern of the names that a schema holds for.
  case patterns(Sides<String>)
  /// The schemas of members that are not listed.
  case others
  /// An item with a schema of its own.
  case item(Int)
  /// The schemas of items that have no schema of their own.
  case furtherItems
  /// A branch of a union.
  case branch
  /// A union around everything that the schemas of the other side say.
  case wrapped
  /// Everything that the schemas say.
  case whole

  /// Whether a whole schema says it where no keyword does.
  var isOfParts: Bool {
    switch self {
    case .types, .value: false
    case .keywords, .required, .dependency, .property, .patternProperty, .patterns, .others, .item,
      .furtherItems, .branch, .wrapped, .whole:
      true
    }
  }

  /// The member that it requires, always or beside another one.
  var requiredMember: String? {
    switch self {
    case .required(let name): name
    case .dependency(let rule): rule.last
    case .keywords, .types, .value, .property, .patternProperty, .patterns, .others, .item, .furtherItems,
      .branch,
      .wrapped, .whole:
      nil
    }
  }

  /// Whether the schemas around the value say it.
  var isSaidAround: Bool {
    switch self {
    case .property, .patternProperty, .patterns, .others, .item, .furtherItems, .branch: true
    case .keywords, .types, .value, .required, .dependency, .wrapped, .whole: false
    }
  }
}
