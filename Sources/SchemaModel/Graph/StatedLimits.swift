public import SchemaRuntime

/// The limits of numbers, lengths and counts that a schema states, or several that hold for one value together.
public struct StatedLimits: Sendable {
  var minimum: JSONNumber?
  var exclusiveMinimum: JSONNumber?
  var maximum: JSONNumber?
  var exclusiveMaximum: JSONNumber?
  var characters = Count()
  var items = Count()
  var properties = Count()

  struct Count {
    var least: Int?
    var most: Int?
    var isStated: Bool { least != nil || most != nil }
  }

  /// The keywords that state limits.
  public static let keywords = Set(values.keys)

  private static let values: [Keyword: @Sendable (StatedLimits) -> JSONNumber?] = [
    .minimum: { $0.minimum }, .exclusiveMinimum: { $0.exclusiveMinimum },
    .maximum: { $0.maximum }, .exclusiveMaximum: { $0.exclusiveMaximum },
    .minLength: { number($0.characters.least) }, .maxLength: { number($0.characters.most) },
    .minItems: { number($0.items.least) }, .maxItems: { number($0.items.most) },
    .minProperties: { number($0.properties.least) }, .maxProperties: { number($0.properties.most) },
  ]

  private static func number(_ count: Int?) -> JSONNumber? {
    count.map { JSONNumber(integerLiteral: Int64($0)) }
  }

  /// The limit that a keyword states.
  public func value(of keyword: Keyword) -> JSONNumber? { Self.values[keyword]?(self) ?? nil }

  public init(_ schema: Schema) {
    (minimum, exclusiveMinimum) = (schema.minimum, schema.exclusiveMinimum)
    (maximum, exclusiveMaximum) = (schema.maximum, schema.exclusiveMaximum)
    characters = Count(least: schema.minLength, most: schema.maxLength)
    items = Count(least: schema.minItems, most: schema.maxItems)
    properties = Count(least: schema.minProperties, most: schema.maxProperties)
  }

  private var hasNumbers: Bool {
    minimum != nil || exclusiveMinimum != nil || maximum != nil || exclusiveMaximum != nil
  }

  /// The limits of several schemas that hold for one value together, each kind of limit stated once: the first schema
  /// that states the kind gets the tightest limit of all. `minLength: 10` beside a reference to
  /// `{minLength: 5, maxLength: 250}` is from 10 to 250.
  ///
  /// - Parameter others: schemas that hold for the value as well, and are not among the result.
  public static func together(_ schemas: [Schema], beside others: [Schema] = []) -> [StatedLimits] {
    var result = schemas.map(StatedLimits.init)
    // An author's message for a limit stays with that limit.
    let isOpen = { (schema: Schema) in schema.extensions.message == nil }
    let open = schemas.indices.filter { isOpen(schemas[$0]) }
    let all = (schemas + others).filter(isOpen).map(StatedLimits.init)
    if all.isEmpty { return result }
    let counts: [WritableKeyPath<StatedLimits, Count>] = [\.characters, \.items, \.properties]
    for count in counts {
      guard let first = open.first(where: { result[$0][keyPath: count].isStated }) else { continue }
      let (least, most) = (
        all.compactMap { $0[keyPath: count].least }, all.compactMap { $0[keyPath: count].most }
      )
      for index in open { result[index][keyPath: count] = Count() }
      result[first][keyPath: count] = Count(least: least.max(), most: most.min())
    }
    if let first = open.first(where: { result[$0].hasNumbers }) {
      for index in open { result[index].setNumbers(of: []) }
      result[first].setNumbers(of: all)
    }
    return result
  }

  private mutating func setNumbers(of all: [StatedLimits]) {
    minimum = all.compactMap(\.minimum).max()
    exclusiveMinimum = all.compactMap(\.exclusiveMinimum).max()
    maximum = all.compactMap(\.maximum).min()
    exclusiveMaximum = all.compactMap(\.exclusiveMaximum).min()
    if let limit = minimum, let exclusive = exclusiveMinimum {
      if exclusive < limit { exclusiveMinimum = nil } else { minimum = nil }
    }
    if let limit = maximum, let exclusive = exclusiveMaximum {
      if limit < exclusive { exclusiveMaximum = nil } else { maximum = nil }
    }
  }
}
