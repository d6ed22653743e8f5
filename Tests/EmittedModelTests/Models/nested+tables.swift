// Generated from nested/tables.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Nested {
  /// Values that a table of their own shows to be valid, and some of which a table says too little.
  public struct Tables: SchemaValue {
    /// A place.
    public var point: Point?
    /// Short words.
    public var tags: [String]?
    /// Numbers by name.
    public var prices: JSONMap<Double>?
    /// Lists of points.
    public var lines: [[Point]]?
    /// Points by name.
    public var places: JSONMap<Point>?
    /// Two places.
    public var box: Box?
    /// A point or a text.
    public var either: Either?
    /// A point or words.
    public var both: Both?
    /// A point with a label or a text.
    public var beside: Beside?
    /// A list of two or a text.
    ///
    /// Must have at least 2 items.
    public var besides: Besides?
    /// A text.
    ///
    /// Must be at most 80 characters long.
    public var warned: String?
    /// A word or a text.
    public var looser: Looser?
    /// A link and what it is called.
    public var advised: Advised?
    /// An object in another.
    public var wrapped: Wrapped?
    /// Such objects.
    public var listed: [Advised]?
    /// A name and words.
    public var others: Others?
    /// A name and points.
    public var placesBeside: PlacesBeside?
    /// A point as text.
    public var pointText: EncodedJSON<Point>?
    /// Words as text.
    public var tagsText: EncodedJSON<[String]>?
    /// Numbers by name as text.
    public var pricesText: EncodedJSON<JSONMap<Double>>?
    /// Two places as text.
    public var boxText: EncodedJSON<Box>?
    /// Lists of points as text.
    public var linesText: EncodedJSON<[[Point]]>?
    /// Names and words as text.
    public var wordsText: EncodedJSON<Words>?
    /// Advice as text.
    public var advisedText: EncodedJSON<Advised>?
    /// Points as texts.
    public var texts: [EncodedJSON<Point>]?
    /// Points as texts by name.
    public var textsByName: JSONMap<EncodedJSON<Point>>?
    /// A point as text in an object as text.
    public var twice: EncodedJSON<Holder>?
    /// What holds a text.
    public var holder: Holder?
    /// Trees.
    public var tree: Tree?
    /// A number or what is not so.
    public var expression: Expression?
    /// A text or more.
    public var mutual: Left?
    /// Trees, with warnings.
    public var advisedTree: AdvisedTree?
    /// A level.
    public var levels: L0?

    /// A place.
    public struct Point: SchemaValue {
      /// To the right.
      ///
      /// Must be at most `90`.
      public var x: Double
      /// To the top.
      public var y: Int
      /// A text.
      ///
      /// Must match the pattern `^[a-z]`.
      public var label: String?
      /// Anything.
      public var more: JSONObject?
      /// Anything in a row.
      public var list: [JSONValue]?
      /// Not in use.
      @available(*, deprecated, message: "No longer in use.")
      public var old: String? {
        get { _old }
        set { _old = newValue }
      }

      private var _old: String?
      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    /// What holds a text.
    public struct Holder: SchemaValue {
      /// A point as text.
      public var text: EncodedJSON<Point>?
      public var n: Int?

      public init(text: EncodedJSON<Point>? = nil, n: Int? = nil) {
        self.text = text
        self.n = n
      }
    }

    /// What may be asked of a text.
    public struct Words: SchemaValue {
      /// One of a few.
      public var word: Word?
      /// A text that is not short.
      ///
      /// Must be at least 70 characters long.
      public var long: String?
      /// A text of few characters.
      ///
      /// Must be at most 4 characters long.
      public var short: String?
      /// An address.
      ///
      /// Must have the format `email`.
      public var mail: String?
      /// Small letters.
      ///
      /// Must match the pattern `^[a-z]+$`.
      public var low: String?
      /// A flag.
      public var aNameThatHasMoreBytesThanASpelling: Bool?
      /// Nothing or all.
      public var none: Presence<Bool>
      /// A multiple.
      ///
      /// Must be a multiple of `0.25`.
      public var step: Double?

      /// One of a few.
      public enum Word: String, CaseIterable, SchemaValue {
        case on
        case off
        case aWordThatIsLongerThanTwoMachineWordsOfIt = "a word that is longer than two machine words of it"
      }

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    /// A link and what it is called.
    public struct Advised: SchemaValue {
      /// Must be at least 2 characters long.
      public var link: String
      public var name: String?
      /// A place.
      public var point: Point?

      public init(link: String, name: String? = nil, point: Point? = nil) {
        self.link = link
        self.name = name
        self.point = point
      }
    }

    /// Two places.
    public struct Box: SchemaValue {
      /// A place.
      public var from: Point?
      /// A place.
      public var to: Point
      public var name: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
    }

    /// Trees.
    public struct Tree: SchemaValue {
      /// Trees.
      public var left: Tree? {
        get { _left.value }
        set { _left.value = newValue }
      }
      /// Trees.
      public var right: Tree? {
        get { _right.value }
        set { _right.value = newValue }
      }
      /// A place.
      public var leaf: Point?

      public init(left: Tree? = nil, right: Tree? = nil, leaf: Point? = nil) {
        self._left = Boxed(left)
        self._right = Boxed(right)
        self.leaf = leaf
      }

      private var _left: Boxed<Tree?>
      private var _right: Boxed<Tree?>
    }

    /// A number or what is not so.
    public indirect enum Expression: SchemaValue, ExpressibleByFloatLiteral {
      case number(Double)
      /// Negation.
      case negation(Negation)

      public init(floatLiteral value: Double) { self = .number(value) }

      /// Negation.
      public struct Negation: SchemaValue {
        /// A number or what is not so.
        public var not: Expression
        public var place: Place?
        /// Members the schema does not name, in document order.
        public var additionalProperties: JSONObject

        public init(not: Expression, place: Place? = nil, additionalProperties: JSONObject = [:]) {
          self.not = not
          self.place = place
          self.additionalProperties = additionalProperties
        }

        public enum Place: SchemaValue, ExpressibleByStringLiteral {
          case string(String)
          /// A place.
          case point(Point)

          public init(stringLiteral value: String) { self = .string(value) }
        }
      }
    }

    /// A text or more.
    public indirect enum Left: SchemaValue, ExpressibleByStringLiteral {
      case string(String)
      /// Left.
      case left(LeftLeft)

      public init(stringLiteral value: String) { self = .string(value) }

      /// Left.
      public struct LeftLeft: SchemaValue {
        /// A text or more.
        public var right: Right?

        public init(right: Right? = nil) {
          self.right = right
        }
      }
    }

    /// A text or more.
    public indirect enum Right: SchemaValue, ExpressibleByStringLiteral {
      case string(String)
      /// Right.
      case right(RightRight)

      public init(stringLiteral value: String) { self = .string(value) }

      /// Right.
      public struct RightRight: SchemaValue {
        /// A text or more.
        public var left: Left?

        public init(left: Left? = nil) {
          self.left = left
        }
      }
    }

    /// Trees, with warnings.
    public struct AdvisedTree: SchemaValue {
      public var next: Next?
      public var name: String?

      public init(next: Next? = nil, name: String? = nil) {
        self.next = next
        self.name = name
      }

      public indirect enum Next: SchemaValue, ExpressibleByStringLiteral {
        case string(String)
        /// Trees, with warnings.
        case advisedTree(AdvisedTree)

        public init(stringLiteral value: String) { self = .string(value) }
      }
    }

    /// A level.
    public struct L0: SchemaValue {
      /// A level.
      public var a: L1?

      public init(a: L1? = nil) {
        self.a = a
      }
    }

    /// A level.
    public struct L1: SchemaValue {
      /// A level.
      public var a: L2?

      public init(a: L2? = nil) {
        self.a = a
      }
    }

    /// A level.
    public struct L2: SchemaValue {
      /// A level.
      public var a: L3?

      public init(a: L3? = nil) {
        self.a = a
      }
    }

    /// A level.
    public struct L3: SchemaValue {
      /// A level.
      public var a: L4?

      public init(a: L4? = nil) {
        self.a = a
      }
    }

    /// A level.
    public struct L4: SchemaValue {
      /// A level.
      public var a: L5?

      public init(a: L5? = nil) {
        self.a = a
      }
    }

    /// A level.
    public struct L5: SchemaValue {
      /// A level.
      public var a: L6?

      public init(a: L6? = nil) {
        self.a = a
      }
    }

    /// A level.
    public struct L6: SchemaValue {
      /// A level.
      public var a: L7?

      public init(a: L7? = nil) {
        self.a = a
      }
    }

    /// A level.
    public struct L7: SchemaValue {
      /// A level.
      public var a: L8?

      public init(a: L8? = nil) {
        self.a = a
      }
    }

    /// A level.
    public struct L8: SchemaValue {
      /// A level.
      public var a: L9?

      public init(a: L9? = nil) {
        self.a = a
      }
    }

    /// A level.
    public struct L9: SchemaValue {
      /// A number.
      public var n: Int?

      public init(n: Int? = nil) {
        self.n = n
      }
    }

    /// A point or a text.
    public enum Either: SchemaValue, ExpressibleByStringLiteral {
      /// A place.
      case point(Point)
      /// Must be at most 4 characters long.
      case string(String)

      public init(stringLiteral value: String) { self = .string(value) }
    }

    /// A point or words.
    public enum Both: SchemaValue, ExpressibleByArrayLiteral {
      /// A place.
      case point(Point)
      case array([String])

      public init(arrayLiteral elements: String...) { self = .array(elements) }
    }

    /// A point with a label or a text.
    public enum Beside: SchemaValue, ExpressibleByStringLiteral {
      /// A place.
      case point(Point)
      case string(String)

      public init(stringLiteral value: String) { self = .string(value) }
    }

    /// A list of two or a text.
    ///
    /// Must have at least 2 items.
    public enum Besides: SchemaValue, ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
      case array([String])
      case string(String)

      public init(arrayLiteral elements: String...) { self = .array(elements) }

      public init(stringLiteral value: String) { self = .string(value) }
    }

    /// A word or a text.
    public enum Looser: OpenEnumeration {
      case on
      /// Any other value.
      case other(String)

      /// The values that are known, in the schema's order.
      public static var knownCases: [Looser] {
        [.on]
      }

      public init(rawValue: String) {
        switch Self.values.index(of: rawValue) {
        case 0: self = .on
        default: self = .other(rawValue)
        }
      }

      public var rawValue: String {
        switch self {
        case .on: return "on"
        case .other(let text): return text
        }
      }
    }

    /// An object in another.
    public struct Wrapped: SchemaValue {
      /// A link and what it is called.
      public var advised: Advised?

      public init(advised: Advised? = nil) {
        self.advised = advised
      }
    }

    /// A name and words.
    public struct Others: SchemaValue {
      public var name: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONMap<String>

      public init(name: String? = nil, additionalProperties: JSONMap<String> = [:]) {
        self.name = name
        self.additionalProperties = additionalProperties
      }
    }

    /// A name and points.
    public struct PlacesBeside: SchemaValue {
      public var name: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONMap<Point>

      public init(name: String? = nil, additionalProperties: JSONMap<Point> = [:]) {
        self.name = name
        self.additionalProperties = additionalProperties
      }
    }

    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Nested.Tables {
  public init(
    point: Point? = nil,
    tags: [String]? = nil,
    prices: JSONMap<Double>? = nil,
    lines: [[Point]]? = nil,
    places: JSONMap<Point>? = nil,
    box: Box? = nil,
    either: Either? = nil,
    both: Both? = nil,
    beside: Beside? = nil,
    besides: Besides? = nil,
    warned: String? = nil,
    looser: Looser? = nil,
    advised: Advised? = nil,
    wrapped: Wrapped? = nil,
    listed: [Advised]? = nil,
    others: Others? = nil,
    placesBeside: PlacesBeside? = nil,
    pointText: EncodedJSON<Point>? = nil,
    tagsText: EncodedJSON<[String]>? = nil,
    pricesText: EncodedJSON<JSONMap<Double>>? = nil,
    boxText: EncodedJSON<Box>? = nil,
    linesText: EncodedJSON<[[Point]]>? = nil,
    wordsText: EncodedJSON<Words>? = nil,
    advisedText: EncodedJSON<Advised>? = nil,
    texts: [EncodedJSON<Point>]? = nil,
    textsByName: JSONMap<EncodedJSON<Point>>? = nil,
    twice: EncodedJSON<Holder>? = nil,
    holder: Holder? = nil,
    tree: Tree? = nil,
    expression: Expression? = nil,
    mutual: Left? = nil,
    advisedTree: AdvisedTree? = nil,
    levels: L0? = nil
  ) {
    self.init(
      point: point,
      tags: tags,
      prices: prices,
      lines: lines,
      places: places,
      box: box,
      either: either,
      both: both,
      beside: beside,
      besides: besides,
      warned: warned,
      looser: looser,
      advised: advised,
      wrapped: wrapped,
      listed: listed,
      others: others,
      placesBeside: placesBeside,
      pointText: pointText,
      tagsText: tagsText,
      pricesText: pricesText,
      boxText: boxText,
      linesText: linesText,
      wordsText: wordsText,
      advisedText: advisedText,
      texts: texts,
      textsByName: textsByName,
      twice: twice,
      holder: holder,
      tree: tree,
      expression: expression,
      mutual: mutual,
      advisedTree: advisedTree,
      levels: levels,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Nested.Tables.Point {
  public init(x: Double, y: Int, label: String? = nil, more: JSONObject? = nil, list: [JSONValue]? = nil) {
    self.init(
      x: x,
      y: y,
      label: label,
      more: more,
      list: list,
      _old: nil,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Nested.Tables.Words {
  public init(
    word: Word? = nil,
    long: String? = nil,
    short: String? = nil,
    mail: String? = nil,
    low: String? = nil,
    aNameThatHasMoreBytesThanASpelling: Bool? = nil,
    none: Presence<Bool> = .absent,
    step: Double? = nil
  ) {
    self.init(
      word: word,
      long: long,
      short: short,
      mail: mail,
      low: low,
      aNameThatHasMoreBytesThanASpelling: aNameThatHasMoreBytesThanASpelling,
      none: none,
      step: step,
      _memberwise: MemberwiseInitializer()
    )
  }
}

extension Nested.Tables.Box {
  public init(
    from: Nested.Tables.Point? = nil,
    to: Nested.Tables.Point,
    name: String? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      from: from,
      to: to,
      name: name,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Nested.Tables: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTables(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable(
      """
      point
      tags
      prices
      lines
      places
      box
      either
      both
      beside
      besides
      warned
      looser
      advised
      wrapped
      listed
      others
      placesBeside
      pointText
      tagsText
      pricesText
      boxText
      linesText
      wordsText
      advisedText
      texts
      textsByName
      twice
      holder
      tree
      expression
      mutual
      advisedTree
      levels
      """)
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedTablesNames)

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.point = try Point.read(&c, checks: checks)
      case 1:
        value.tags = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try checkNestedTablesPropertiesTagsItems.string(&c, checks: checks)
        }
      case 2:
        value.prices = try c.map(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try checkNestedTablesPropertiesPricesAdditional.number(&c, checks: checks)
        }
      case 3:
        value.lines = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
            try Point.read(&c, checks: checks)
          }
        }
      case 4:
        value.places = try c.map(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try Point.read(&c, checks: checks)
        }
      case 5:
        value.box = try Box.read(&c, checks: checks)
      case 6:
        value.either = try Either.read(&c, checks: checks)
      case 7:
        value.both = try Both.read(&c, checks: checks)
      case 8:
        try o.check(&c, checkNestedTablesPropertiesBeside)
        value.beside = try Beside.read(&c)
      case 9:
        try o.check(&c, checkNestedTablesPropertiesBesides)
        value.besides = try Besides.read(&c)
      case 10:
        try o.check(&c, checkNestedTablesPropertiesWarned)
        value.warned = try String.read(&c)
      case 11:
        try o.check(&c, checkNestedTablesPropertiesLooser)
        value.looser = try Looser.read(&c)
      case 12:
        value.advised = try Advised.read(&c, checks: checks)
      case 13:
        value.wrapped = try Wrapped.read(&c, checks: checks)
      case 14:
        value.listed = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try Advised.read(&c, checks: checks)
        }
      case 15:
        value.others = try Others.read(&c, checks: checks)
      case 16:
        value.placesBeside = try PlacesBeside.read(&c, checks: checks)
      case 17:
        value.pointText = try c.content { (c: inout Cursor) throws(Rejection) in
          try Point.read(&c, checks: checks)
        }
      case 18:
        value.tagsText = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
            try checkNestedTablesPropertiesTagsTextContentSchemaItems.string(&c, checks: checks)
          }
        }
      case 19:
        value.pricesText = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.map(checks: checks) { (c: inout Cursor) throws(Rejection) in
            try checkNestedTablesPropertiesPricesTextContentSchemaAdditional.number(&c, checks: checks)
          }
        }
      case 20:
        value.boxText = try c.content { (c: inout Cursor) throws(Rejection) in
          try Box.read(&c, checks: checks)
        }
      case 21:
        value.linesText = try c.content { (c: inout Cursor) throws(Rejection) in
          try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
            try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
              try Point.read(&c, checks: checks)
            }
          }
        }
      case 22:
        value.wordsText = try c.content { (c: inout Cursor) throws(Rejection) in
          try Words.read(&c, checks: checks)
        }
      case 23:
        value.advisedText = try c.content { (c: inout Cursor) throws(Rejection) in
          try Advised.read(&c, checks: checks)
        }
      case 24:
        value.texts = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try c.content { (c: inout Cursor) throws(Rejection) in
            try Point.read(&c, checks: checks)
          }
        }
      case 25:
        value.textsByName = try c.map(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try c.content { (c: inout Cursor) throws(Rejection) in
            try Point.read(&c, checks: checks)
          }
        }
      case 26:
        value.twice = try c.content { (c: inout Cursor) throws(Rejection) in
          try Holder.read(&c, checks: checks)
        }
      case 27:
        value.holder = try Holder.read(&c, checks: checks)
      case 28:
        value.tree = try Tree.read(&c, checks: checks)
      case 29:
        value.expression = try Expression.read(&c, checks: checks)
      case 30:
        value.mutual = try Left.read(&c, checks: checks)
      case 31:
        value.advisedTree = try AdvisedTree.read(&c, checks: checks)
      case 32:
        value.levels = try L0.read(&c, checks: checks)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"point\":", self.point)
    writer.optional("\"tags\":", self.tags)
    writer.optional("\"prices\":", self.prices)
    writer.optional("\"lines\":", self.lines)
    writer.optional("\"places\":", self.places)
    writer.optional("\"box\":", self.box)
    writer.optional("\"either\":", self.either)
    writer.optional("\"both\":", self.both)
    writer.optional("\"beside\":", self.beside)
    writer.optional("\"besides\":", self.besides)
    writer.optional("\"warned\":", self.warned)
    writer.optional("\"looser\":", self.looser)
    writer.optional("\"advised\":", self.advised)
    writer.optional("\"wrapped\":", self.wrapped)
    writer.optional("\"listed\":", self.listed)
    writer.optional("\"others\":", self.others)
    writer.optional("\"placesBeside\":", self.placesBeside)
    writer.optional("\"pointText\":", self.pointText)
    writer.optional("\"tagsText\":", self.tagsText)
    writer.optional("\"pricesText\":", self.pricesText)
    writer.optional("\"boxText\":", self.boxText)
    writer.optional("\"linesText\":", self.linesText)
    writer.optional("\"wordsText\":", self.wordsText)
    writer.optional("\"advisedText\":", self.advisedText)
    writer.optional("\"texts\":", self.texts)
    writer.optional("\"textsByName\":", self.textsByName)
    writer.optional("\"twice\":", self.twice)
    writer.optional("\"holder\":", self.holder)
    writer.optional("\"tree\":", self.tree)
    writer.optional("\"expression\":", self.expression)
    writer.optional("\"mutual\":", self.mutual)
    writer.optional("\"advisedTree\":", self.advisedTree)
    writer.optional("\"levels\":", self.levels)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let point: Point? = try fields.optional("point")
    let tags: [String]? = try fields.optional("tags")
    let prices: JSONMap<Double>? = try fields.optional("prices")
    let lines: [[Point]]? = try fields.optional("lines")
    let places: JSONMap<Point>? = try fields.optional("places")
    let box: Box? = try fields.optional("box")
    let either: Either? = try fields.optional("either")
    let both: Both? = try fields.optional("both")
    let beside: Beside? = try fields.optional("beside")
    let besides: Besides? = try fields.optional("besides")
    let warned: String? = try fields.optional("warned")
    let looser: Looser? = try fields.optional("looser")
    let advised: Advised? = try fields.optional("advised")
    let wrapped: Wrapped? = try fields.optional("wrapped")
    let listed: [Advised]? = try fields.optional("listed")
    let _others: Others? = try fields.optional("others")
    let placesBeside: PlacesBeside? = try fields.optional("placesBeside")
    let pointText: EncodedJSON<Point>? = try fields.optional("pointText")
    let tagsText: EncodedJSON<[String]>? = try fields.optional("tagsText")
    let pricesText: EncodedJSON<JSONMap<Double>>? = try fields.optional("pricesText")
    let boxText: EncodedJSON<Box>? = try fields.optional("boxText")
    let linesText: EncodedJSON<[[Point]]>? = try fields.optional("linesText")
    let wordsText: EncodedJSON<Words>? = try fields.optional("wordsText")
    let advisedText: EncodedJSON<Advised>? = try fields.optional("advisedText")
    let texts: [EncodedJSON<Point>]? = try fields.optional("texts")
    let textsByName: JSONMap<EncodedJSON<Point>>? = try fields.optional("textsByName")
    let twice: EncodedJSON<Holder>? = try fields.optional("twice")
    let holder: Holder? = try fields.optional("holder")
    let tree: Tree? = try fields.optional("tree")
    let expression: Expression? = try fields.optional("expression")
    let mutual: Left? = try fields.optional("mutual")
    let advisedTree: AdvisedTree? = try fields.optional("advisedTree")
    let levels: L0? = try fields.optional("levels")
    try fields.noOthers()
    self.init(
      point: point,
      tags: tags,
      prices: prices,
      lines: lines,
      places: places,
      box: box,
      either: either,
      both: both,
      beside: beside,
      besides: besides,
      warned: warned,
      looser: looser,
      advised: advised,
      wrapped: wrapped,
      listed: listed,
      others: _others,
      placesBeside: placesBeside,
      pointText: pointText,
      tagsText: tagsText,
      pricesText: pricesText,
      boxText: boxText,
      linesText: linesText,
      wordsText: wordsText,
      advisedText: advisedText,
      texts: texts,
      textsByName: textsByName,
      twice: twice,
      holder: holder,
      tree: tree,
      expression: expression,
      mutual: mutual,
      advisedTree: advisedTree,
      levels: levels,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("point", self.point)
    try fields.optional("tags", self.tags)
    try fields.optional("prices", self.prices)
    try fields.optional("lines", self.lines)
    try fields.optional("places", self.places)
    try fields.optional("box", self.box)
    try fields.optional("either", self.either)
    try fields.optional("both", self.both)
    try fields.optional("beside", self.beside)
    try fields.optional("besides", self.besides)
    try fields.optional("warned", self.warned)
    try fields.optional("looser", self.looser)
    try fields.optional("advised", self.advised)
    try fields.optional("wrapped", self.wrapped)
    try fields.optional("listed", self.listed)
    try fields.optional("others", self.others)
    try fields.optional("placesBeside", self.placesBeside)
    try fields.optional("pointText", self.pointText)
    try fields.optional("tagsText", self.tagsText)
    try fields.optional("pricesText", self.pricesText)
    try fields.optional("boxText", self.boxText)
    try fields.optional("linesText", self.linesText)
    try fields.optional("wordsText", self.wordsText)
    try fields.optional("advisedText", self.advisedText)
    try fields.optional("texts", self.texts)
    try fields.optional("textsByName", self.textsByName)
    try fields.optional("twice", self.twice)
    try fields.optional("holder", self.holder)
    try fields.optional("tree", self.tree)
    try fields.optional("expression", self.expression)
    try fields.optional("mutual", self.mutual)
    try fields.optional("advisedTree", self.advisedTree)
    try fields.optional("levels", self.levels)
  }
}

extension Nested.Tables.Point: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/$defs/point"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesDefsPoint(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("x\ny\nlabel\nmore\nlist\nold")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedTablesDefsPointNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.double(0, \.x)
    members.integer(1, \.y)
    members.string(2, optional: \.label)
    members.string(5, optional: \._old)
  }

  public static var unread: Self {
    Self(x: 0, y: 0)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 3:
        value.more = try c.object(checks: checks)
      case 4:
        try o.check(&c)
        value.list = try [JSONValue].read(&c)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
    try o.demand(0x3)
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"x\":", self.x)
    writer.required("\"y\":", self.y)
    writer.optional("\"label\":", self.label)
    writer.optional("\"more\":", self.more)
    writer.optional("\"list\":", self.list)
    writer.optional("\"old\":", self._old)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let x: Double = try fields.required("x")
    let y: Int = try fields.required("y")
    let label: String? = try fields.optional("label")
    let more: JSONObject? = try fields.optional("more")
    let list: [JSONValue]? = try fields.optional("list")
    let old: String? = try fields.optional("old")
    try fields.noOthers()
    self.init(
      x: x,
      y: y,
      label: label,
      more: more,
      list: list,
      _old: old,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("x", self.x)
    try fields.required("y", self.y)
    try fields.optional("label", self.label)
    try fields.optional("more", self.more)
    try fields.optional("list", self.list)
    try fields.optional("old", self._old)
  }
}

extension Nested.Tables.Holder: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/$defs/holder"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesDefsHolder(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("text\nn")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedTablesDefsHolderNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(1, optional: \.n)
  }

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.text = try c.content { (c: inout Cursor) throws(Rejection) in
          try Nested.Tables.Point.read(&c, checks: checks)
        }
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"text\":", self.text)
    writer.optional("\"n\":", self.n)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.text = try fields.optional("text")
    self.n = try fields.optional("n")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("text", self.text)
    try fields.optional("n", self.n)
  }
}

extension Nested.Tables.Words: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/$defs/words"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesDefsWords(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable(
      """
      word
      long
      short
      mail
      low
      a name that has more bytes than a spelling
      none
      step
      """)
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedTablesDefsWordsNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.listed(0, optional: \.word)
    members.string(1, optional: \.long)
    members.string(2, optional: \.short)
    members.string(3, optional: \.mail)
    members.string(4, optional: \.low)
    members.boolean(5, optional: \.aNameThatHasMoreBytesThanASpelling)
    members.double(7, optional: \.step)
  }

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 6:
        value.none = try Presence<Bool>.read(&c)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"word\":", self.word)
    writer.optional("\"long\":", self.long)
    writer.optional("\"short\":", self.short)
    writer.optional("\"mail\":", self.mail)
    writer.optional("\"low\":", self.low)
    writer.optional(
      "\"a name that has more bytes than a spelling\":",
      self.aNameThatHasMoreBytesThanASpelling
    )
    writer.presence("\"none\":", self.none)
    writer.optional("\"step\":", self.step)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let word: Word? = try fields.optional("word")
    let long: String? = try fields.optional("long")
    let short: String? = try fields.optional("short")
    let mail: String? = try fields.optional("mail")
    let low: String? = try fields.optional("low")
    let aNameThatHasMoreBytesThanASpelling: Bool? =
      try fields.optional("a name that has more bytes than a spelling")
    let none: Presence<Bool> = try fields.presence("none")
    let step: Double? = try fields.optional("step")
    try fields.noOthers()
    self.init(
      word: word,
      long: long,
      short: short,
      mail: mail,
      low: low,
      aNameThatHasMoreBytesThanASpelling: aNameThatHasMoreBytesThanASpelling,
      none: none,
      step: step,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("word", self.word)
    try fields.optional("long", self.long)
    try fields.optional("short", self.short)
    try fields.optional("mail", self.mail)
    try fields.optional("low", self.low)
    try fields.optional("a name that has more bytes than a spelling", self.aNameThatHasMoreBytesThanASpelling)
    try fields.presence("none", self.none)
    try fields.optional("step", self.step)
  }
}

extension Nested.Tables.Words.Word: GeneratedValue {
  public static var schemaLocation: String {
    "nested/tables.yaml#/$defs/words/properties/word"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesDefsWordsPropertiesWord(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable(
    """
    on
    off
    a word that is longer than two machine words of it
    """)

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let start: Int = cursor.position
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .on
    case 1: return .off
    case 2: return .aWordThatIsLongerThanTwoMachineWordsOfIt
    default: throw Rejection(.violation, at: start)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .on: writer.bytes("\"on\",")
    case .off: writer.bytes("\"off\",")
    case .aWordThatIsLongerThanTwoMachineWordsOfIt:
      writer.bytes("\"a word that is longer than two machine words of it\",")
    }
  }
}

extension Nested.Tables.Advised: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/$defs/advised"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesDefsAdvised(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("link\nname\npoint")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedTablesDefsAdvisedNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, \.link)
    members.string(1, optional: \.name)
  }

  public static var unread: Self {
    Self(link: "")
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 2:
        value.point = try Nested.Tables.Point.read(&c, checks: checks)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
    try o.demand(0x1)
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"link\":", self.link)
    writer.optional("\"name\":", self.name)
    writer.optional("\"point\":", self.point)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.link = try fields.required("link")
    self.name = try fields.optional("name")
    self.point = try fields.optional("point")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("link", self.link)
    try fields.optional("name", self.name)
    try fields.optional("point", self.point)
  }
}

extension Nested.Tables.Box: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/$defs/box"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesDefsBox(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("from\nto\nname")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedTablesDefsBoxNames, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.string(2, optional: \.name)
  }

  public static var unread: Self {
    Self(to: Nested.Tables.Point.unread)
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.from = try Nested.Tables.Point.read(&c, checks: checks)
      case 1:
        try Nested.Tables.Point.fill(&value.to, &c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x2)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"from\":", self.from)
    writer.required("\"to\":", self.to)
    writer.optional("\"name\":", self.name)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let from: Nested.Tables.Point? = try fields.optional("from")
    let to: Nested.Tables.Point = try fields.required("to")
    let name: String? = try fields.optional("name")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      from: from,
      to: to,
      name: name,
      additionalProperties: additionalProperties,
      _memberwise: MemberwiseInitializer()
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("from", self.from)
    try fields.required("to", self.to)
    try fields.optional("name", self.name)
    try fields.additional(self.additionalProperties)
  }
}

extension Nested.Tables.Tree: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/$defs/tree"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesDefsTree(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("left\nright\nleaf")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedTablesDefsTreeNames)

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value._left.value = try Nested.Tables.Tree.read(&c, checks: checks)
      case 1:
        value._right.value = try Nested.Tables.Tree.read(&c, checks: checks)
      case 2:
        value.leaf = try Nested.Tables.Point.read(&c, checks: checks)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"left\":", self._left.value)
    writer.optional("\"right\":", self._right.value)
    writer.optional("\"leaf\":", self.leaf)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self._left = Boxed(try fields.optional("left"))
    self._right = Boxed(try fields.optional("right"))
    self.leaf = try fields.optional("leaf")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("left", self._left.value)
    try fields.optional("right", self._right.value)
    try fields.optional("leaf", self.leaf)
  }
}

extension Nested.Tables.Expression: FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/$defs/expression"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesDefsExpression(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .number:
      return .number(try Double.read(&cursor))
    case .object:
      return .negation(try Negation.read(&cursor, checks: checks))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .number(let value): value.write(to: &writer)
    case .negation(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .number, .object) {
    case .number:
      self = .number(try Double(unvalidatedFrom: decoder))
    default:
      self = .negation(try Negation(unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .number(let value): try value.encode(to: encoder)
    case .negation(let value): try value.encode(to: encoder)
    }
  }
}

extension Nested.Tables.Expression.Negation: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/$defs/expression/oneOf/1"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesDefsExpressionOneOf1(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("not\nplace")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedTablesDefsExpressionOneOf1Names)

  public static var unread: Self {
    Self(not: .number(0))
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.not = try Nested.Tables.Expression.read(&c, checks: checks)
      case 1:
        value.place = try Place.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    try o.demand(0x1)
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.required("\"not\":", self.not)
    writer.optional("\"place\":", self.place)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.not = try fields.required("not")
    self.place = try fields.optional("place")
    self.additionalProperties = try fields.additional()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.required("not", self.not)
    try fields.optional("place", self.place)
    try fields.additional(self.additionalProperties)
  }
}

extension Nested.Tables.Expression.Negation.Place: FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/$defs/expression/oneOf/1/properties/place"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesDefsExpressionOneOf1PropertiesPlace(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .string:
      return .string(try String.read(&cursor))
    case .object:
      return .point(try Nested.Tables.Point.read(&cursor, checks: checks))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .string(let value): value.write(to: &writer)
    case .point(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .string, .object) {
    case .string:
      self = .string(try String(unvalidatedFrom: decoder))
    default:
      self = .point(try Nested.Tables.Point(unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let value): try value.encode(to: encoder)
    case .point(let value): try value.encode(to: encoder)
    }
  }
}

extension Nested.Tables.Left: FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/$defs/left"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesDefsLeft(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .string:
      return .string(try String.read(&cursor))
    case .object:
      return .left(try LeftLeft.read(&cursor, checks: checks))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .string(let value): value.write(to: &writer)
    case .left(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .string, .object) {
    case .string:
      self = .string(try String(unvalidatedFrom: decoder))
    default:
      self = .left(try LeftLeft(unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let value): try value.encode(to: encoder)
    case .left(let value): try value.encode(to: encoder)
    }
  }
}

extension Nested.Tables.Left.LeftLeft: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/$defs/left/oneOf/1"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesDefsLeftOneOf1(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("right")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedTablesDefsLeftOneOf1Names)

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.right = try Nested.Tables.Right.read(&c, checks: checks)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"right\":", self.right)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.right = try fields.optional("right")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("right", self.right)
  }
}

extension Nested.Tables.Right: FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/$defs/right"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesDefsRight(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .string:
      return .string(try String.read(&cursor))
    case .object:
      return .right(try RightRight.read(&cursor, checks: checks))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .string(let value): value.write(to: &writer)
    case .right(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .string, .object) {
    case .string:
      self = .string(try String(unvalidatedFrom: decoder))
    default:
      self = .right(try RightRight(unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let value): try value.encode(to: encoder)
    case .right(let value): try value.encode(to: encoder)
    }
  }
}

extension Nested.Tables.Right.RightRight: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/$defs/right/oneOf/1"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesDefsRightOneOf1(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("left")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedTablesDefsRightOneOf1Names)

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.left = try Nested.Tables.Left.read(&c, checks: checks)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"left\":", self.left)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.left = try fields.optional("left")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("left", self.left)
  }
}

extension Nested.Tables.AdvisedTree: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/$defs/advisedTree"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesDefsAdvisedTree(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("next\nname")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(
    checkNestedTablesDefsAdvisedTreeNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(1, optional: \.name)
  }

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.next = try Next.read(&c, checks: checks)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"next\":", self.next)
    writer.optional("\"name\":", self.name)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.next = try fields.optional("next")
    self.name = try fields.optional("name")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("next", self.next)
    try fields.optional("name", self.name)
  }
}

extension Nested.Tables.AdvisedTree.Next: FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/$defs/advisedTree/properties/next"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesDefsAdvisedTreePropertiesNext(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .string:
      return .string(try String.read(&cursor))
    case .object:
      return .advisedTree(try Nested.Tables.AdvisedTree.read(&cursor, checks: checks))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .string(let value): value.write(to: &writer)
    case .advisedTree(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .string, .object) {
    case .string:
      self = .string(try String(unvalidatedFrom: decoder))
    default:
      self = .advisedTree(try Nested.Tables.AdvisedTree(unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .string(let value): try value.encode(to: encoder)
    case .advisedTree(let value): try value.encode(to: encoder)
    }
  }
}

extension Nested.Tables.L0: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/$defs/l0"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesDefsL0(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedTablesDefsL0Names)

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.a = try Nested.Tables.L1.read(&c, checks: checks)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"a\":", self.a)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.a = try fields.optional("a")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("a", self.a)
  }
}

extension Nested.Tables.L1: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/$defs/l1"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesDefsL1(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedTablesDefsL1Names)

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.a = try Nested.Tables.L2.read(&c, checks: checks)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"a\":", self.a)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.a = try fields.optional("a")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("a", self.a)
  }
}

extension Nested.Tables.L2: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/$defs/l2"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesDefsL2(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedTablesDefsL2Names)

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.a = try Nested.Tables.L3.read(&c, checks: checks)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"a\":", self.a)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.a = try fields.optional("a")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("a", self.a)
  }
}

extension Nested.Tables.L3: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/$defs/l3"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesDefsL3(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedTablesDefsL3Names)

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.a = try Nested.Tables.L4.read(&c, checks: checks)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"a\":", self.a)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.a = try fields.optional("a")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("a", self.a)
  }
}

extension Nested.Tables.L4: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/$defs/l4"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesDefsL4(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedTablesDefsL4Names)

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.a = try Nested.Tables.L5.read(&c, checks: checks)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"a\":", self.a)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.a = try fields.optional("a")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("a", self.a)
  }
}

extension Nested.Tables.L5: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/$defs/l5"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesDefsL5(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedTablesDefsL5Names)

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.a = try Nested.Tables.L6.read(&c, checks: checks)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"a\":", self.a)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.a = try fields.optional("a")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("a", self.a)
  }
}

extension Nested.Tables.L6: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/$defs/l6"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesDefsL6(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedTablesDefsL6Names)

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.a = try Nested.Tables.L7.read(&c, checks: checks)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"a\":", self.a)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.a = try fields.optional("a")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("a", self.a)
  }
}

extension Nested.Tables.L7: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/$defs/l7"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesDefsL7(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedTablesDefsL7Names)

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.a = try Nested.Tables.L8.read(&c, checks: checks)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"a\":", self.a)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.a = try fields.optional("a")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("a", self.a)
  }
}

extension Nested.Tables.L8: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/$defs/l8"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesDefsL8(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("a")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedTablesDefsL8Names)

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.a = try Nested.Tables.L9.read(&c, checks: checks)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"a\":", self.a)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.a = try fields.optional("a")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("a", self.a)
  }
}

extension Nested.Tables.L9: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/$defs/l9"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesDefsL9(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("n")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedTablesDefsL9Names, places)

  private static func places(_ members: StoredMembers<Self>) {
    members.integer(0, optional: \.n)
  }

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.require(false)
      try o.skip(&c)
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"n\":", self.n)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.n = try fields.optional("n")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("n", self.n)
  }
}

extension Nested.Tables.Either: FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/properties/either"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesPropertiesEither(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .string:
      if checks { try check(cursor) }
      return .string(try String.read(&cursor))
    case .object:
      return .point(try Nested.Tables.Point.read(&cursor, checks: checks))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .point(let value): value.write(to: &writer)
    case .string(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .string, .object) {
    case .string:
      self = .string(try String(unvalidatedFrom: decoder))
    default:
      self = .point(try Nested.Tables.Point(unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .point(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    }
  }
}

extension Nested.Tables.Both: FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/properties/both"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesPropertiesBoth(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor, checks: Bool) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .array:
      return .array(
        try cursor.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try checkNestedTablesPropertiesBothOneOf1Items.string(&c, checks: checks)
        })
    case .object:
      return .point(try Nested.Tables.Point.read(&cursor, checks: checks))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .point(let value): value.write(to: &writer)
    case .array(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .object, .array) {
    case .object:
      self = .point(try Nested.Tables.Point(unvalidatedFrom: decoder))
    default:
      self = .array(try [String](unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .point(let value): try value.encode(to: encoder)
    case .array(let value): try value.encode(to: encoder)
    }
  }
}

extension Nested.Tables.Beside: GeneratedValue {
  public static var schemaLocation: String {
    "nested/tables.yaml#/properties/beside"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesPropertiesBeside(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .string:
      return .string(try String.read(&cursor))
    case .object:
      return .point(try Nested.Tables.Point.read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .point(let value): value.write(to: &writer)
    case .string(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .string, .object) {
    case .string:
      self = .string(try String(unvalidatedFrom: decoder))
    default:
      self = .point(try Nested.Tables.Point(unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .point(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    }
  }
}

extension Nested.Tables.Besides: GeneratedValue {
  public static var schemaLocation: String {
    "nested/tables.yaml#/properties/besides"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesPropertiesBesides(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    switch try cursor.kind() {
    case .string:
      return .string(try String.read(&cursor))
    case .array:
      return .array(try [String].read(&cursor))
    default: throw Rejection(.violation, at: cursor.position)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .array(let value): value.write(to: &writer)
    case .string(let value): value.write(to: &writer)
    }
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    switch try decoder.kind(among: .string, .array) {
    case .string:
      self = .string(try String(unvalidatedFrom: decoder))
    default:
      self = .array(try [String](unvalidatedFrom: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .array(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    }
  }
}

extension Nested.Tables.Looser: GeneratedValue {
  public static var schemaLocation: String {
    "nested/tables.yaml#/properties/looser"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesPropertiesLooser(&cursor, &sink)
  }

  private static let values: KeyTable = KeyTable("on")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    cursor.skipWhitespace()
    let text: StringSlice = try cursor.string()
    switch values.index(of: text, in: cursor) {
    case 0: return .on
    default: return .other(cursor.text(text))
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .on: writer.bytes("\"on\",")
    case .other(let text): writer.string(text)
    }
  }
}

extension Nested.Tables.Wrapped: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/properties/wrapped"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesPropertiesWrapped(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("advised")
  }
  private static let stored: StoredMembers<Self> = StoredMembers(checkNestedTablesPropertiesWrappedNames)

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value.advised = try Nested.Tables.Advised.read(&c, checks: checks)
      default:
        try o.require(false)
        try o.skip(&c)
      }
    }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"advised\":", self.advised)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.advised = try fields.optional("advised")
    try fields.noOthers()
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("advised", self.advised)
  }
}

extension Nested.Tables.Others: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/properties/others"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesPropertiesOthers(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("name")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkNestedTablesPropertiesOthersNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.name)
  }

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: String)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.check(&c, checkNestedTablesDefsWord)
      try o.readOther(&c, into: &others)
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"name\":", self.name)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.name = try fields.optional("name")
    self.additionalProperties = try fields.additional(as: String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("name", self.name)
    try fields.additional(self.additionalProperties)
  }
}

extension Nested.Tables.PlacesBeside: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "nested/tables.yaml#/properties/placesBeside"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkNestedTablesPropertiesPlacesBeside(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("name")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(
    checkNestedTablesPropertiesPlacesBesideNames,
    places
  )

  private static func places(_ members: StoredMembers<Self>) {
    members.string(0, optional: \.name)
  }

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: Nested.Tables.Point)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      try o.check(&c, checkNestedTablesDefsPoint)
      try o.readOther(&c, into: &others)
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"name\":", self.name)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    self.name = try fields.optional("name")
    self.additionalProperties = try fields.additional(as: Nested.Tables.Point.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("name", self.name)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

let checkNestedTablesNames: MemberTable = MemberTable(
  """
  point\t\t{
  tags\t\t[
  prices\t\t*
  lines\t\t[
  places\t\t*
  box\t\t{
  either\tstring maxLength=4\t{
  both\t\t{
  beside\tstring\t?
  besides\tstring\t?
  warned\tstring maxLength=80\t~
  looser\tstring enum=[\"on\"]\t~
  advised\t\t~{
  wrapped
  listed
  others\t\t{
  placesBeside\t\t{
  pointText\t\t'{
  tagsText\t\t'[
  pricesText\t\t'*
  boxText\t\t'{
  linesText\t\t'[
  wordsText\t\t'{
  advisedText\t\t~'{
  texts\t\t[
  textsByName\t\t*
  twice\t\t'{
  holder\t\t{
  tree
  expression\tnumber\t{
  mutual\tstring\t?
  advisedTree\t\t~{
  levels
  """,
  nested: [
    checkNestedTablesDefsPointNames,
    checkNestedTablesPropertiesTagsItems,
    checkNestedTablesPropertiesPricesAdditional,
    checkNestedTablesPropertiesLinesItems,
    checkNestedTablesPropertiesPlacesAdditional,
    checkNestedTablesDefsBoxNames,
    checkNestedTablesDefsPointNames,
    checkNestedTablesDefsPointNames,
    checkNestedTablesDefsAdvisedNames,
    checkNestedTablesPropertiesOthersNames,
    checkNestedTablesPropertiesPlacesBesideNames,
    checkNestedTablesDefsPointNames,
    checkNestedTablesPropertiesTagsTextContentSchemaItems,
    checkNestedTablesPropertiesPricesTextContentSchemaAdditional,
    checkNestedTablesDefsBoxNames,
    checkNestedTablesPropertiesLinesTextContentSchemaItems,
    checkNestedTablesDefsWordsNames,
    checkNestedTablesDefsAdvisedNames,
    checkNestedTablesPropertiesTextsItems,
    checkNestedTablesPropertiesTextsByNameAdditional,
    checkNestedTablesDefsHolderNames,
    checkNestedTablesDefsHolderNames,
    checkNestedTablesDefsExpressionOneOf1Names,
    checkNestedTablesDefsAdvisedTreeNames,
  ]
)

func checkNestedTables(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedTablesNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkNestedTablesDefsPoint(&c, &s, "/properties/point/$ref")
      case 1:
        try checkNestedTablesPropertiesTags(&c, &s, "/properties/tags")
      case 2:
        try checkNestedTablesPropertiesPrices(&c, &s, "/properties/prices")
      case 3:
        try checkNestedTablesPropertiesLines(&c, &s, "/properties/lines")
      case 4:
        try checkNestedTablesPropertiesPlaces(&c, &s, "/properties/places")
      case 5:
        try checkNestedTablesDefsBox(&c, &s, "/properties/box/$ref")
      case 6:
        try checkNestedTablesPropertiesEither(&c, &s, "/properties/either")
      case 7:
        try checkNestedTablesPropertiesBoth(&c, &s, "/properties/both")
      case 8:
        try checkNestedTablesPropertiesBeside(&c, &s, "/properties/beside")
      case 9:
        try checkNestedTablesPropertiesBesides(&c, &s, "/properties/besides")
      case 10:
        try checkNestedTablesPropertiesWarned(&c, &s, "/properties/warned")
      case 11:
        try checkNestedTablesPropertiesLooser(&c, &s, "/properties/looser")
      case 12:
        try checkNestedTablesDefsAdvised(&c, &s, "/properties/advised/$ref")
      case 13:
        try checkNestedTablesPropertiesWrapped(&c, &s, "/properties/wrapped")
      case 14:
        try checkNestedTablesPropertiesListed(&c, &s, "/properties/listed")
      case 15:
        try checkNestedTablesPropertiesOthers(&c, &s, "/properties/others")
      case 16:
        try checkNestedTablesPropertiesPlacesBeside(&c, &s, "/properties/placesBeside")
      case 17:
        try checkNestedTablesDefsPointText(&c, &s, "/properties/pointText/$ref")
      case 18:
        try checkNestedTablesPropertiesTagsText(&c, &s, "/properties/tagsText")
      case 19:
        try checkNestedTablesPropertiesPricesText(&c, &s, "/properties/pricesText")
      case 20:
        try checkNestedTablesPropertiesBoxText(&c, &s, "/properties/boxText")
      case 21:
        try checkNestedTablesPropertiesLinesText(&c, &s, "/properties/linesText")
      case 22:
        try checkNestedTablesPropertiesWordsText(&c, &s, "/properties/wordsText")
      case 23:
        try checkNestedTablesPropertiesAdvisedText(&c, &s, "/properties/advisedText")
      case 24:
        try checkNestedTablesPropertiesTexts(&c, &s, "/properties/texts")
      case 25:
        try checkNestedTablesPropertiesTextsByName(&c, &s, "/properties/textsByName")
      case 26:
        try checkNestedTablesPropertiesTwice(&c, &s, "/properties/twice")
      case 27:
        try checkNestedTablesDefsHolder(&c, &s, "/properties/holder/$ref")
      case 28:
        try checkNestedTablesDefsTree(&c, &s, "/properties/tree/$ref")
      case 29:
        try checkNestedTablesDefsExpression(&c, &s, "/properties/expression/$ref")
      case 30:
        try checkNestedTablesDefsLeft(&c, &s, "/properties/mutual/$ref")
      case 31:
        try checkNestedTablesDefsAdvisedTree(&c, &s, "/properties/advisedTree/$ref")
      case 32:
        try checkNestedTablesDefsL0(&c, &s, "/properties/levels/$ref")
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkNestedTablesNames.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesDefsPointNames: MemberTable = MemberTable(
  """
  x\tnumber maximum=90
  y\tinteger
  label\tstring pattern=\"^[a-z]\"
  more\tobject
  list\tarray
  old\tstring\t…
  """,
  required: 0x3
)

func checkNestedTablesDefsPoint(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/point")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedTablesDefsPointNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 5:
        s.warn(.deprecated(""), at: o.offset, "/properties/old/deprecated")
        try o.decide(&c, &s)
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkNestedTablesDefsPointNames.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("x", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("y", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesPropertiesTagsItems: MemberTable = MemberTable(items: "string maxLength=3")

func checkNestedTablesPropertiesTags(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/tags")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkNestedTablesPropertiesTagsItems.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesPropertiesPricesAdditional: MemberTable = MemberTable(additional: "number minimum=0")

func checkNestedTablesPropertiesPrices(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/prices")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    _ = try checkNestedTablesPropertiesPricesAdditional.readMembers(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesPropertiesLinesItems: MemberTable = MemberTable(
  items: """
    \t[
    """,
  nested: [checkNestedTablesPropertiesLinesItemsItems]
)

func checkNestedTablesPropertiesLines(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/lines")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      if !checkNestedTablesPropertiesLinesItems.passes(&c) {
        try checkNestedTablesPropertiesLinesItems(&c, &s, "/items")
      }
      more = try c.nextItem()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesPropertiesLinesItemsItems: MemberTable = MemberTable(
  items: """
    \t{
    """,
  nested: [checkNestedTablesDefsPointNames]
)

func checkNestedTablesPropertiesLinesItems(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/lines/items")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      if !checkNestedTablesPropertiesLinesItemsItems.passes(&c) {
        try checkNestedTablesDefsPoint(&c, &s, "/items/$ref")
      }
      more = try c.nextItem()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesPropertiesPlacesAdditional: MemberTable = MemberTable(
  additional: """
    \t{
    """,
  nested: [checkNestedTablesDefsPointNames]
)

func checkNestedTablesPropertiesPlaces(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/places")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      if !checkNestedTablesPropertiesPlacesAdditional.passes(&c) {
        try checkNestedTablesDefsPoint(&c, &s, "/additionalProperties/$ref")
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesDefsBoxNames: MemberTable = MemberTable(
  """
  from\t\t{
  to\t\t{
  name\tstring
  """,
  nested: [checkNestedTablesDefsPointNames, checkNestedTablesDefsPointNames],
  required: 0x2
)

func checkNestedTablesDefsBox(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/box")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedTablesDefsBoxNames, at: start, passesOthers: true)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkNestedTablesDefsPoint(&c, &s, "/properties/from/$ref")
      case 1:
        try checkNestedTablesDefsPoint(&c, &s, "/properties/to/$ref")
      default:
        try c.skipValue()
      }
    }
    if o.seen0 & 0x2 != 0x2 {
      try Assertion.required("to", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNestedTablesPropertiesEither(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/either")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    try checkNestedTablesPropertiesEitherOneOf1(&c, &s, "/oneOf/1")
  case .object:
    try checkNestedTablesDefsPoint(&c, &s, "/oneOf/0/$ref")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 20), at: start, &s, "/oneOf")
  }
  s.leave()
}

func checkNestedTablesPropertiesEitherOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/either/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.maxLength(4, string, c, &s, "/maxLength")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNestedTablesPropertiesBoth(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/both")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    try checkNestedTablesPropertiesBothOneOf1(&c, &s, "/oneOf/1")
  case .object:
    try checkNestedTablesDefsPoint(&c, &s, "/oneOf/0/$ref")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 12), at: start, &s, "/oneOf")
  }
  s.leave()
}

let checkNestedTablesPropertiesBothOneOf1Items: MemberTable = MemberTable(items: "string")

func checkNestedTablesPropertiesBothOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/both/oneOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkNestedTablesPropertiesBothOneOf1Items.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesPropertiesBesideNames: MemberTable = MemberTable("label")

func checkNestedTablesPropertiesBeside(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/beside")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(checkNestedTablesPropertiesBesideNames, at: start, passesOthers: true)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("label", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  case .string: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 20), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  switch kind {
  case .string:
    try checkNestedTablesPropertiesBesideOneOf1(&c, &s, "/oneOf/1")
  case .object:
    try checkNestedTablesDefsPoint(&c, &s, "/oneOf/0/$ref")
  default:
    try Assertion.noBranch(TypeSet(rawValue: 20), at: start, &s, "/oneOf")
  }
  c.position = end
  s.leave()
}

func checkNestedTablesPropertiesBesideOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/beside/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNestedTablesPropertiesBesides(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/besides")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    var count: Int = 0
    var more: Bool = try c.beginArray()
    while more {
      try c.skipValue()
      count &+= 1
      more = try c.nextItem()
    }
    try Assertion.minItems(2, count, at: start, &s, "/minItems")
  default: try c.skipValue()
  }
  let end: Int = c.position
  c.position = start
  switch kind {
  case .string:
    try checkNestedTablesPropertiesBesidesOneOf1(&c, &s, "/oneOf/1")
  case .array:
    try checkNestedTablesPropertiesBesidesOneOf0(&c, &s, "/oneOf/0")
  default:
    try Assertion.noBranch(TypeSet(rawValue: 24), at: start, &s, "/oneOf")
  }
  c.position = end
  s.leave()
}

let checkNestedTablesPropertiesBesidesOneOf0Items: MemberTable = MemberTable(items: "string")

func checkNestedTablesPropertiesBesidesOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/besides/oneOf/0")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkNestedTablesPropertiesBesidesOneOf0Items.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNestedTablesPropertiesBesidesOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/besides/oneOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNestedTablesPropertiesWarned(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/warned")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.maxLength(80, string, c, &s, "/maxLength")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "begins high",
      &s
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkNestedTablesPropertiesWarnedXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

func checkNestedTablesPropertiesWarnedXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/warned/x-warnings/0")
  s.explain("begins high")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.pattern(patternAZ, "^[a-z]", string, c, &s, "/pattern")
  default: try c.skipSyntax()
  }
  s.leave()
}

func checkNestedTablesPropertiesLooser(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/looser")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    var anyOfCount: Int = 0
    var anyOfEnd: Int = -1
    do {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkNestedTablesPropertiesLooserAnyOf0(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
      }
    }
    if anyOfCount < 1 {
      let isMatch: Bool = try Validation.accepts(
        c, &s, end: &anyOfEnd,
        { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
          try checkNestedTablesPropertiesLooserAnyOf1(&c, &s)
        })
      if isMatch {
        anyOfCount &+= 1
        if s.collects {
          let before: Cursor = c
          try checkNestedTablesPropertiesLooserAnyOf1(&c, &s, "/anyOf/1")
          c = before
        }
      }
    }
    if anyOfEnd < 0 { try c.skipValue() } else { c.position = anyOfEnd }
    if anyOfCount == 0 {
      try s.report(.anyOf(""), at: start, "/anyOf")
    }
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 16), at: start, &s, "/anyOf")
  }
  s.leave()
}

private let checkNestedTablesPropertiesLooserAnyOf0Values: KeyTable = KeyTable("on")

func checkNestedTablesPropertiesLooserAnyOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/looser/anyOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(checkNestedTablesPropertiesLooserAnyOf0Values, "\"on\"", string, c, &s, "/enum")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNestedTablesPropertiesLooserAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/looser/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.minLength(3, string, c, &s, "/minLength")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  if s.wantsWarnings {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "long",
      &s
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkNestedTablesPropertiesLooserAnyOf1XWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

func checkNestedTablesPropertiesLooserAnyOf1XWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/looser/anyOf/1/x-warnings/0")
  s.explain("long")
  let kind: JSONKind = try c.kind()
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.maxLength(4, string, c, &s, "/maxLength")
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkNestedTablesDefsAdvisedNames: MemberTable = MemberTable(
  """
  link\tstring minLength=2
  name\tstring
  point\t\t{
  """,
  nested: [checkNestedTablesDefsPointNames],
  required: 0x1
)

func checkNestedTablesDefsAdvised(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/advised")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var warnings: UInt64 = s.wantsWarnings ? UInt64.max : 0
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedTablesDefsAdvisedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 2:
        try checkNestedTablesDefsPoint(&c, &s, "/properties/point/$ref")
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkNestedTablesDefsAdvisedNames.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("link", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
    if s.wantsWarnings {
      warnings = s.warn(failing: checkNestedTablesDefsAdvisedWarnings(&o, c))
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  if warnings & 0x1 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "name it",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkNestedTablesDefsAdvisedXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

func checkNestedTablesDefsAdvisedWarnings(_ o: inout ObjectWalk, _ c: Cursor) -> UInt64 {
  var failures: UInt64 = 0
  if o.seen0 & 0x2 != 0x2 { failures |= 0x1 }
  return failures
}

let checkNestedTablesDefsAdvisedXWarnings0FragmentNames: MemberTable = MemberTable("name")

func checkNestedTablesDefsAdvisedXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/advised/x-warnings/0")
  s.explain("name it")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkNestedTablesDefsAdvisedXWarnings0FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("name", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkNestedTablesPropertiesWrappedNames: MemberTable = MemberTable(
  """
  advised\t\t~{
  """,
  nested: [checkNestedTablesDefsAdvisedNames]
)

func checkNestedTablesPropertiesWrapped(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/wrapped")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedTablesPropertiesWrappedNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkNestedTablesDefsAdvised(&c, &s, "/properties/advised/$ref")
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkNestedTablesPropertiesWrappedNames.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNestedTablesPropertiesListed(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/listed")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      try checkNestedTablesDefsAdvised(&c, &s, "/items/$ref")
      more = try c.nextItem()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesPropertiesOthersNames: MemberTable = MemberTable("name\tstring")

let checkNestedTablesPropertiesOthersAdditional: MemberTable = MemberTable(
  additional: """
    string minLength=1\t?
    """)

func checkNestedTablesPropertiesOthers(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/others")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkNestedTablesPropertiesOthersNames,
      at: start,
      passesOthers: true,
      others: checkNestedTablesPropertiesOthersAdditional
    )
    while try o.nextUndecided(&c, &s) {
      try checkNestedTablesDefsWord(&c, &s, "/additionalProperties/$ref")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNestedTablesDefsWord(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/word")
  s.explain("no word")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.minLength(1, string, c, &s, "/minLength")
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesPropertiesPlacesBesideNames: MemberTable = MemberTable("name\tstring")

let checkNestedTablesPropertiesPlacesBesideAdditional: MemberTable = MemberTable(
  additional: """
    \t{
    """,
  nested: [checkNestedTablesDefsPointNames]
)

func checkNestedTablesPropertiesPlacesBeside(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/placesBeside")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedTablesPropertiesPlacesBesideNames, at: start)
    while try o.nextUndecided(&c, &s) {
      if !checkNestedTablesPropertiesPlacesBesideAdditional.passes(&c) {
        try checkNestedTablesDefsPoint(&c, &s, "/additionalProperties/$ref")
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNestedTablesDefsPointText(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/pointText")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.json(
      ContentDemand(
        isBase64: false,
        encodingKeyword: "/contentEncoding",
        mediaType: "application/json",
        mediaTypeKeyword: "/contentMediaType"
      ),
      string, c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkNestedTablesDefsPoint(&c, &s, "/contentSchema/$ref")
      })
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNestedTablesPropertiesTagsText(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/tagsText")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.json(
      ContentDemand(
        isBase64: false,
        encodingKeyword: "/contentEncoding",
        mediaType: "application/json",
        mediaTypeKeyword: "/contentMediaType"
      ),
      string, c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkNestedTablesPropertiesTagsTextContentSchema(&c, &s, "/contentSchema")
      })
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesPropertiesTagsTextContentSchemaItems: MemberTable = MemberTable(
  items: """
    string maxLength=3
    """)

func checkNestedTablesPropertiesTagsTextContentSchema(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/tagsText/contentSchema")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    _ = try checkNestedTablesPropertiesTagsTextContentSchemaItems.readItems(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNestedTablesPropertiesPricesText(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/pricesText")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.json(
      ContentDemand(
        isBase64: false,
        encodingKeyword: "/contentEncoding",
        mediaType: "application/json",
        mediaTypeKeyword: "/contentMediaType"
      ),
      string, c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkNestedTablesPropertiesPricesTextContentSchema(&c, &s, "/contentSchema")
      })
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesPropertiesPricesTextContentSchemaAdditional: MemberTable = MemberTable(
  additional: """
    number minimum=0
    """)

func checkNestedTablesPropertiesPricesTextContentSchema(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/pricesText/contentSchema")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    _ = try checkNestedTablesPropertiesPricesTextContentSchemaAdditional.readMembers(&c, &s)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNestedTablesPropertiesBoxText(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/boxText")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.json(
      ContentDemand(
        isBase64: false,
        encodingKeyword: "/contentEncoding",
        mediaType: "application/json",
        mediaTypeKeyword: "/contentMediaType"
      ),
      string, c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkNestedTablesDefsBox(&c, &s, "/contentSchema/$ref")
      })
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNestedTablesPropertiesLinesText(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/linesText")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.json(
      ContentDemand(
        isBase64: false,
        encodingKeyword: "/contentEncoding",
        mediaType: "application/json",
        mediaTypeKeyword: "/contentMediaType"
      ),
      string, c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkNestedTablesPropertiesLinesTextContentSchema(&c, &s, "/contentSchema")
      })
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesPropertiesLinesTextContentSchemaItems: MemberTable = MemberTable(
  items: """
    \t[
    """,
  nested: [checkNestedTablesPropertiesLinesTextContentSchemaItemsItems]
)

func checkNestedTablesPropertiesLinesTextContentSchema(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/linesText/contentSchema")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      if !checkNestedTablesPropertiesLinesTextContentSchemaItems.passes(&c) {
        try checkNestedTablesPropertiesLinesTextContentSchemaItems(&c, &s, "/items")
      }
      more = try c.nextItem()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesPropertiesLinesTextContentSchemaItemsItems: MemberTable = MemberTable(
  items: """
    \t{
    """,
  nested: [checkNestedTablesDefsPointNames]
)

func checkNestedTablesPropertiesLinesTextContentSchemaItems(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/linesText/contentSchema/items")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      if !checkNestedTablesPropertiesLinesTextContentSchemaItemsItems.passes(&c) {
        try checkNestedTablesDefsPoint(&c, &s, "/items/$ref")
      }
      more = try c.nextItem()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNestedTablesPropertiesWordsText(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/wordsText")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.json(
      ContentDemand(
        isBase64: false,
        encodingKeyword: "/contentEncoding",
        mediaType: "application/json",
        mediaTypeKeyword: "/contentMediaType"
      ),
      string, c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkNestedTablesDefsWords(&c, &s, "/contentSchema/$ref")
      })
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesDefsWordsNames: MemberTable = MemberTable(
  """
  word\tstring enum=[\"on\",\"off\",\"a word that is longer than two machine words of it\"]
  long\tstring minLength=70
  short\tstring maxLength=4
  mail\tstring format=\"email\"
  low\tstring pattern=\"^[a-z]+$\"
  a name that has more bytes than a spelling\tboolean
  none\tnull|boolean
  step\tnumber multipleOf=0.25
  """)

func checkNestedTablesDefsWords(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/words")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedTablesDefsWordsNames, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkNestedTablesDefsWordsNames.names),
        at: o.offset,
        &s,
        "/additionalProperties"
      )
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

private let checkNestedTablesDefsWordsPropertiesWordValues: KeyTable = KeyTable(
  """
  on
  off
  a word that is longer than two machine words of it
  """)

func checkNestedTablesDefsWordsPropertiesWord(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/words/properties/word")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.enumeration(
      checkNestedTablesDefsWordsPropertiesWordValues,
      "\"on\", \"off\", \"a word that is longer than two machine words of it\"",
      string,
      c,
      &s,
      "/enum"
    )
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNestedTablesPropertiesAdvisedText(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/advisedText")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.json(
      ContentDemand(
        isBase64: false,
        encodingKeyword: "/contentEncoding",
        mediaType: "application/json",
        mediaTypeKeyword: "/contentMediaType"
      ),
      string, c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkNestedTablesDefsAdvised(&c, &s, "/contentSchema/$ref")
      })
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesPropertiesTextsItems: MemberTable = MemberTable(
  items: """
    \t'{
    """,
  nested: [checkNestedTablesDefsPointNames]
)

func checkNestedTablesPropertiesTexts(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/texts")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      if !checkNestedTablesPropertiesTextsItems.passes(&c) {
        try checkNestedTablesDefsPointText(&c, &s, "/items/$ref")
      }
      more = try c.nextItem()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesPropertiesTextsByNameAdditional: MemberTable = MemberTable(
  additional: """
    \t'{
    """,
  nested: [checkNestedTablesDefsPointNames]
)

func checkNestedTablesPropertiesTextsByName(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/textsByName")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let key: Key = try c.key()
      try others.insert(key, in: c, object: start)
      if !checkNestedTablesPropertiesTextsByNameAdditional.passes(&c) {
        try checkNestedTablesDefsPointText(&c, &s, "/additionalProperties/$ref")
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNestedTablesPropertiesTwice(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/twice")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    let string: StringSlice = try c.string()
    try Assertion.json(
      ContentDemand(
        isBase64: false,
        encodingKeyword: "/contentEncoding",
        mediaType: "application/json",
        mediaTypeKeyword: "/contentMediaType"
      ),
      string, c, &s,
      { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
        try checkNestedTablesDefsHolder(&c, &s, "/contentSchema/$ref")
      })
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesDefsHolderNames: MemberTable = MemberTable(
  """
  text\t\t'{
  n\tinteger
  """,
  nested: [checkNestedTablesDefsPointNames]
)

func checkNestedTablesDefsHolder(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/holder")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedTablesDefsHolderNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkNestedTablesDefsPointText(&c, &s, "/properties/text/$ref")
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkNestedTablesDefsHolderNames.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesDefsTreeNames: MemberTable = MemberTable(
  """
  left
  right
  leaf\t\t{
  """,
  nested: [checkNestedTablesDefsPointNames]
)

func checkNestedTablesDefsTree(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/tree")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedTablesDefsTreeNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkNestedTablesDefsTree(&c, &s, "/properties/left/$ref")
      case 1:
        try checkNestedTablesDefsTree(&c, &s, "/properties/right/$ref")
      case 2:
        try checkNestedTablesDefsPoint(&c, &s, "/properties/leaf/$ref")
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkNestedTablesDefsTreeNames.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNestedTablesDefsExpression(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/expression")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number:
    try checkNestedTablesDefsExpressionOneOf0(&c, &s, "/oneOf/0")
  case .object:
    try checkNestedTablesDefsExpressionOneOf1(&c, &s, "/oneOf/1")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 36), at: start, &s, "/oneOf")
  }
  s.leave()
}

func checkNestedTablesDefsExpressionOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/expression/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .number: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 32), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesDefsExpressionOneOf1Names: MemberTable = MemberTable(
  """
  not\tnumber\t?
  place\tstring\t{
  """,
  nested: [checkNestedTablesDefsPointNames],
  required: 0x1
)

func checkNestedTablesDefsExpressionOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/expression/oneOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkNestedTablesDefsExpressionOneOf1Names,
      at: start,
      passesOthers: !s.wantsWarnings
    )
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkNestedTablesDefsExpression(&c, &s, "/properties/not/$ref")
      case 1:
        try checkNestedTablesDefsExpressionOneOf1PropertiesPlace(&c, &s, "/properties/place")
      default:
        Assertion.unknownProperty(checkNestedTablesDefsExpressionOneOf1Names.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("not", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNestedTablesDefsExpressionOneOf1PropertiesPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/expression/oneOf/1/properties/place")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    try checkNestedTablesDefsExpressionOneOf1PropertiesPlaceOneOf0(&c, &s, "/oneOf/0")
  case .object:
    try checkNestedTablesDefsPoint(&c, &s, "/oneOf/1/$ref")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 20), at: start, &s, "/oneOf")
  }
  s.leave()
}

func checkNestedTablesDefsExpressionOneOf1PropertiesPlaceOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/expression/oneOf/1/properties/place/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNestedTablesDefsLeft(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/left")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    try checkNestedTablesDefsLeftOneOf0(&c, &s, "/oneOf/0")
  case .object:
    try checkNestedTablesDefsLeftOneOf1(&c, &s, "/oneOf/1")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 20), at: start, &s, "/oneOf")
  }
  s.leave()
}

func checkNestedTablesDefsLeftOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/left/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesDefsLeftOneOf1Names: MemberTable = MemberTable("right\tstring\t?")

func checkNestedTablesDefsLeftOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/left/oneOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedTablesDefsLeftOneOf1Names, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkNestedTablesDefsRight(&c, &s, "/properties/right/$ref")
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkNestedTablesDefsLeftOneOf1Names.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNestedTablesDefsRight(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/right")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    try checkNestedTablesDefsRightOneOf0(&c, &s, "/oneOf/0")
  case .object:
    try checkNestedTablesDefsRightOneOf1(&c, &s, "/oneOf/1")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 20), at: start, &s, "/oneOf")
  }
  s.leave()
}

func checkNestedTablesDefsRightOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/right/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesDefsRightOneOf1Names: MemberTable = MemberTable("left\tstring\t?")

func checkNestedTablesDefsRightOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/right/oneOf/1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedTablesDefsRightOneOf1Names, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkNestedTablesDefsLeft(&c, &s, "/properties/left/$ref")
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkNestedTablesDefsRightOneOf1Names.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesDefsAdvisedTreeNames: MemberTable = MemberTable("next\tstring\t?\nname\tstring")

func checkNestedTablesDefsAdvisedTree(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/advisedTree")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var warnings: UInt64 = s.wantsWarnings ? UInt64.max : 0
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedTablesDefsAdvisedTreeNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkNestedTablesDefsAdvisedTreePropertiesNext(&c, &s, "/properties/next")
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkNestedTablesDefsAdvisedTreeNames.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
    if s.wantsWarnings {
      warnings = s.warn(failing: checkNestedTablesDefsAdvisedTreeWarnings(&o, c))
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  if warnings & 0x1 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "name it",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkNestedTablesDefsAdvisedTreeXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

func checkNestedTablesDefsAdvisedTreeWarnings(_ o: inout ObjectWalk, _ c: Cursor) -> UInt64 {
  var failures: UInt64 = 0
  if o.seen0 & 0x2 != 0x2 { failures |= 0x1 }
  return failures
}

func checkNestedTablesDefsAdvisedTreePropertiesNext(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/advisedTree/properties/next")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string:
    try checkNestedTablesDefsAdvisedTreePropertiesNextOneOf0(&c, &s, "/oneOf/0")
  case .object:
    try checkNestedTablesDefsAdvisedTree(&c, &s, "/oneOf/1/$ref")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 20), at: start, &s, "/oneOf")
  }
  s.leave()
}

func checkNestedTablesDefsAdvisedTreePropertiesNextOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/advisedTree/properties/next/oneOf/0")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .string: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 16), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesDefsAdvisedTreeXWarnings0FragmentNames: MemberTable = MemberTable("name")

func checkNestedTablesDefsAdvisedTreeXWarnings0Fragment(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/advisedTree/x-warnings/0")
  s.explain("name it")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    var o: ObjectWalk = ObjectWalk(
      checkNestedTablesDefsAdvisedTreeXWarnings0FragmentNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
    if o.seen0 & 0x1 != 0x1 {
      try Assertion.required("name", o.seen0 & 0x1 != 0, at: start, &s, "/required")
    }
  default: try c.skipSyntax()
  }
  s.leave()
}

let checkNestedTablesDefsL0Names: MemberTable = MemberTable("a")

func checkNestedTablesDefsL0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/l0")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedTablesDefsL0Names, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkNestedTablesDefsL1(&c, &s, "/properties/a/$ref")
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkNestedTablesDefsL0Names.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesDefsL1Names: MemberTable = MemberTable("a\t\t{", nested: [checkNestedTablesDefsL2Names])

func checkNestedTablesDefsL1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/l1")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedTablesDefsL1Names, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkNestedTablesDefsL2(&c, &s, "/properties/a/$ref")
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkNestedTablesDefsL1Names.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesDefsL2Names: MemberTable = MemberTable("a\t\t{", nested: [checkNestedTablesDefsL3Names])

func checkNestedTablesDefsL2(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/l2")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedTablesDefsL2Names, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkNestedTablesDefsL3(&c, &s, "/properties/a/$ref")
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkNestedTablesDefsL2Names.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesDefsL3Names: MemberTable = MemberTable("a\t\t{", nested: [checkNestedTablesDefsL4Names])

func checkNestedTablesDefsL3(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/l3")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedTablesDefsL3Names, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkNestedTablesDefsL4(&c, &s, "/properties/a/$ref")
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkNestedTablesDefsL3Names.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesDefsL4Names: MemberTable = MemberTable("a\t\t{", nested: [checkNestedTablesDefsL5Names])

func checkNestedTablesDefsL4(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/l4")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedTablesDefsL4Names, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkNestedTablesDefsL5(&c, &s, "/properties/a/$ref")
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkNestedTablesDefsL4Names.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesDefsL5Names: MemberTable = MemberTable("a\t\t{", nested: [checkNestedTablesDefsL6Names])

func checkNestedTablesDefsL5(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/l5")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedTablesDefsL5Names, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkNestedTablesDefsL6(&c, &s, "/properties/a/$ref")
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkNestedTablesDefsL5Names.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesDefsL6Names: MemberTable = MemberTable("a\t\t{", nested: [checkNestedTablesDefsL7Names])

func checkNestedTablesDefsL6(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/l6")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedTablesDefsL6Names, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkNestedTablesDefsL7(&c, &s, "/properties/a/$ref")
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkNestedTablesDefsL6Names.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesDefsL7Names: MemberTable = MemberTable("a\t\t{", nested: [checkNestedTablesDefsL8Names])

func checkNestedTablesDefsL7(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/l7")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedTablesDefsL7Names, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkNestedTablesDefsL8(&c, &s, "/properties/a/$ref")
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkNestedTablesDefsL7Names.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesDefsL8Names: MemberTable = MemberTable("a\t\t{", nested: [checkNestedTablesDefsL9Names])

func checkNestedTablesDefsL8(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/l8")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedTablesDefsL8Names, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkNestedTablesDefsL9(&c, &s, "/properties/a/$ref")
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkNestedTablesDefsL8Names.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkNestedTablesDefsL9Names: MemberTable = MemberTable("n\tinteger")

func checkNestedTablesDefsL9(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/l9")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedTablesDefsL9Names, at: start)
    while try o.nextUndecided(&c, &s) {
      try c.skipValue()
      try Assertion.never(
        .additionalProperty(checkNestedTablesDefsL9Names.names),
        at: o.offset,
        &s,
        "/additionalProperties"
      )
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNestedTablesPropertiesEitherOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/either/oneOf/0")
  _ = try c.kind()
  try checkNestedTablesDefsPointInPlaceFirst(&c, &s, "/$ref")
  s.leave()
}

let checkNestedTablesDefsPointInPlaceFirstNames: MemberTable = MemberTable(
  """
  x\tnumber maximum=90
  y\tinteger
  label\tstring pattern=\"^[a-z]\"
  more\tobject
  list\tarray
  old\tstring\t…
  """)

func checkNestedTablesDefsPointInPlaceFirst(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/point")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedTablesDefsPointInPlaceFirstNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 5:
        s.warn(.deprecated(""), at: o.offset, "/properties/old/deprecated")
        try o.decide(&c, &s)
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkNestedTablesDefsPointInPlaceFirstNames.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
    if o.seen0 & 0x3 != 0x3 {
      try Assertion.required("x", o.seen0 & 0x1 != 0, at: start, &s, "/required")
      try Assertion.required("y", o.seen0 & 0x2 != 0, at: start, &s, "/required")
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkNestedTablesPropertiesBothOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/both/oneOf/0")
  _ = try c.kind()
  try checkNestedTablesDefsPointInPlaceFirst(&c, &s, "/$ref")
  s.leave()
}

func checkNestedTablesPropertiesBesideOneOf0(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/properties/beside/oneOf/0")
  _ = try c.kind()
  try checkNestedTablesDefsPointInPlaceFirst(&c, &s, "/$ref")
  s.leave()
}

func checkNestedTablesDefsExpressionOneOf1PropertiesPlaceOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/expression/oneOf/1/properties/place/oneOf/1")
  _ = try c.kind()
  try checkNestedTablesDefsPointInPlaceFirst(&c, &s, "/$ref")
  s.leave()
}

func checkNestedTablesDefsAdvisedTreePropertiesNextOneOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/advisedTree/properties/next/oneOf/1")
  _ = try c.kind()
  try checkNestedTablesDefsAdvisedTreeInPlaceFirst(&c, &s, "/$ref")
  s.leave()
}

let checkNestedTablesDefsAdvisedTreeInPlaceFirstNames: MemberTable = MemberTable(
  """
  next\tstring\t~{
  name\tstring
  """,
  nested: [checkNestedTablesDefsAdvisedTreeNames]
)

func checkNestedTablesDefsAdvisedTreeInPlaceFirst(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "nested/tables.yaml#/$defs/advisedTree")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  var warnings: UInt64 = s.wantsWarnings ? UInt64.max : 0
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkNestedTablesDefsAdvisedTreeInPlaceFirstNames, at: start)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkNestedTablesDefsAdvisedTreePropertiesNext(&c, &s, "/properties/next")
      default:
        try c.skipValue()
        try Assertion.never(
          .additionalProperty(checkNestedTablesDefsAdvisedTreeInPlaceFirstNames.names),
          at: o.offset,
          &s,
          "/additionalProperties"
        )
      }
    }
    if s.wantsWarnings {
      warnings = s.warn(failing: checkNestedTablesDefsAdvisedTreeInPlaceFirstWarnings(&o, c))
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  let end: Int = c.position
  c.position = start
  if warnings & 0x1 != 0 {
    try Validation.warn(
      c,
      "/x-warnings/0",
      "name it",
      &s,
      fails: kind == .object
    ) { (c: inout Cursor, s: inout ViolationSink) throws(Rejection) in
      try checkNestedTablesDefsAdvisedTreeXWarnings0Fragment(&c, &s)
    }
  }
  c.position = end
  s.leave()
}

func checkNestedTablesDefsAdvisedTreeInPlaceFirstWarnings(_ o: inout ObjectWalk, _ c: Cursor) -> UInt64 {
  var failures: UInt64 = 0
  if o.seen0 & 0x2 != 0x2 { failures |= 0x1 }
  return failures
}
