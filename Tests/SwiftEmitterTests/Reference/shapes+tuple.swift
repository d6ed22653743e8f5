// Generated from shapes/tuple.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// A change of a price, as an array.
  ///
  /// Must have at least 3 items.
  public struct Tuple: SchemaValue {
    public var first: String { "price" }
    /// Which article.
    ///
    /// Must be at least 1 character long.
    public var article: String
    /// Must be at least `0`.
    public var third: Double
    /// Why.
    public var fourth: Presence<String>
    public var fifth: Int?
    /// The items behind those, in document order.
    public var rest: [Bool]

    public init(
      article: String,
      third: Double,
      fourth: Presence<String> = .absent,
      fifth: Int? = nil,
      rest: [Bool] = []
    ) {
      self.article = article
      self.third = third
      self.fourth = fourth
      self.fifth = fifth
      self.rest = rest
    }
  }
}

// MARK: - Coding

extension Shapes.Tuple: TupleValue {
  public static let _schema = TypeSchema("#", in: shapesTuplePlan)

  public init<R: ItemReader>(_itemsOf items: inout R) throws(R.Failure) {
    try items.fixed("price")
    self.article = try items.required()
    self.third = try items.required()
    self.fourth = try items.presence()
    self.fifth = try items.optional()
    self.rest = try items.rest()
  }

  public func _write(itemsTo items: inout ItemWriter) {
    items.required(self.first)
    items.required(self.article)
    items.required(self.third)
    items.presence(self.fourth)
    items.optional(self.fifth)
    items.rest(self.rest)
  }
}

// MARK: - Plan

private let shapesTuplePlan: SchemaPlan = SchemaPlan(
  "shapes/tuple.yaml",
  #"""
  table #~first part rows=((0 <any const="price">) (1 <string minLength=1>) (2 <number minimum=0>) (3
    <null|string>) (4 <integer>))
  table #~items part rows=((<boolean>))
  block # array=(prefix=#~first first=((decided) (decided) (decided) (decided) (decided)) table=#~items
    decided least=3 evaluated) types=array
  {"#":{"type":"array","prefixItems":[{"const":"price"},{"type":"string","minLength":1},{"type":"number",
  "minimum":0},{"type":"null|string"},{"type":"integer"}],"items":{"type":"boolean"},"minItems":3}}
  """#
)
