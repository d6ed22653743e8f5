// Generated from recursion/node.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Recursion {
  public struct Node: SchemaValue {
    public var next: Node? {
      get { _next.value }
      set { _next.value = newValue }
    }
    public var parent: Presence<Node> {
      get { _parent.value }
      set { _parent.value = newValue }
    }
    public var children: [Node]?
    public var other: Other? {
      get { _other.value }
      set { _other.value = newValue }
    }
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      next: Node? = nil,
      parent: Presence<Node> = .absent,
      children: [Node]? = nil,
      other: Other? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self._next = Boxed(next)
      self._parent = Boxed(parent)
      self.children = children
      self._other = Boxed(other)
      self.additionalProperties = additionalProperties
    }

    private var _next: Boxed<Node?>
    private var _parent: Boxed<Presence<Node>>
    private var _other: Boxed<Other?>
  }
}

// MARK: - Machinery

extension Recursion.Node: GeneratedValue {
  public static var schemaLocation: String {
    "recursion/node.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkRecursionNode(&cursor, &sink)
  }

  private static let keys: KeyTable = KeyTable("next\nparent\nchildren\nother")

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    var next: Recursion.Node?
    var parent: Presence<Recursion.Node> = .absent
    var children: [Recursion.Node]?
    var other: Recursion.Other?
    var others: [(key: String, value: JSONValue)] = []
    cursor.skipWhitespace()
    if try cursor.beginObject() {
      repeat {
        let member = try cursor.member(of: keys)
        switch member.index {
        case 0: try cursor.read(&next)
        case 1: try cursor.readPresence(&parent)
        case 2: try cursor.read(&children)
        case 3: try cursor.read(&other)
        default: try cursor.readMember(cursor.key(at: member.offset), into: &others)
        }
      } while try cursor.nextMember()
    }
    return Self(
      next: consume next,
      parent: consume parent,
      children: consume children,
      other: consume other,
      additionalProperties: JSONMap(uniqueMembers: others)
    )
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.optional("\"next\":", self._next.value)
    writer.presence("\"parent\":", self._parent.value)
    writer.optional("\"children\":", self.children)
    writer.optional("\"other\":", self._other.value)
    writer.members(self.additionalProperties)
    writer.endObject()
  }

  public init(from decoder: any Decoder) throws {
    var fields: FieldDecoder = try FieldDecoder(decoder)
    self._next = Boxed(try fields.optional("next"))
    self._parent = Boxed(try fields.presence("parent"))
    self.children = try fields.optional("children")
    self._other = Boxed(try fields.optional("other"))
    self.additionalProperties = try fields.additional(except: Self.keys)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields: FieldEncoder = FieldEncoder(encoder)
    try fields.optional("next", self._next.value)
    try fields.presence("parent", self._parent.value)
    try fields.optional("children", self.children)
    try fields.optional("other", self._other.value)
    try fields.additional(self.additionalProperties)
  }
}

// MARK: - Validators

private let checkRecursionNodeNames: KeyTable = KeyTable("next\nparent\nchildren\nother")

func checkRecursionNode(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "recursion/node.yaml#")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .object:
    let names: KeyTable = checkRecursionNodeNames
    var seen0: UInt64 = 0
    var others: KeySet = KeySet()
    var more: Bool = try c.beginObject()
    while more {
      let member = try c.member(of: names)
      let index: Int = member.index
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)
      if index < 0 {
        try others.insert(c.key(at: member.offset), in: c, object: start)
      } else {
        if seen0 & bit != 0 { try c.refuseDuplicate(at: member.offset) }
        seen0 |= bit
      }
      switch index {
      case 0:
        try checkRecursionNode(&c, &s, "/properties/next/$ref")
      case 1:
        try checkRecursionNodePropertiesParent(&c, &s, "/properties/parent")
      case 2:
        try checkRecursionNodePropertiesChildren(&c, &s, "/properties/children")
      case 3:
        try checkRecursionOther(&c, &s, "/properties/other/$ref")
      default:
        Assertion.unknownProperty(names, at: member.offset, &s, "")
        try c.skipValue()
      }
      more = try c.nextMember()
    }
    try others.finish(in: c, object: start)
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkRecursionNodePropertiesParent(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "recursion/node.yaml#/properties/parent")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null:
    try checkRecursionNodePropertiesParentAnyOf1(&c, &s, "/anyOf/1")
  case .object:
    try checkRecursionNode(&c, &s, "/anyOf/0/$ref")
  default:
    try c.skipValue()
    try Assertion.noBranch(TypeSet(rawValue: 5), at: start, &s, "/anyOf")
  }
  s.leave()
}

func checkRecursionNodePropertiesParentAnyOf1(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "recursion/node.yaml#/properties/parent/anyOf/1")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .null: try c.skipValue()
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 1), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkRecursionNodePropertiesChildren(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: String = ""
) throws(Rejection) {
  s.enter(path, "recursion/node.yaml#/properties/children")
  let kind: JSONKind = try c.kind()
  let start: Int = c.position
  switch kind {
  case .array:
    var more: Bool = try c.beginArray()
    while more {
      try checkRecursionNode(&c, &s, "/items/$ref")
      more = try c.nextItem()
    }
  default:
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
