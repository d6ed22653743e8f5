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

    private var _next: Boxed<Node?>
    private var _parent: Boxed<Presence<Node>>
    private var _other: Boxed<Other?>
    private var _memberwise: MemberwiseInitializer = MemberwiseInitializer()
  }
}

extension Recursion.Node {
  public init(
    next: Recursion.Node? = nil,
    parent: Presence<Recursion.Node> = .absent,
    children: [Recursion.Node]? = nil,
    other: Recursion.Other? = nil,
    additionalProperties: JSONObject = [:]
  ) {
    self.init(
      children: children,
      additionalProperties: additionalProperties,
      _next: Boxed(next),
      _parent: Boxed(parent),
      _other: Boxed(other),
      _memberwise: MemberwiseInitializer()
    )
  }
}

// MARK: - Machinery

extension Recursion.Node: StructReadable, FusedReadable {
  public static var schemaLocation: String {
    "recursion/node.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkRecursionNode(&cursor, &sink)
  }

  private enum ListedKeys: KeyListing {
    static let keys: KeyTable = KeyTable("next\nparent\nchildren\nother")
  }

  private static let stored: StoredMembers<Self> = StoredMembers(checkRecursionNodeNames)

  public static var unread: Self {
    Self()
  }

  public static func fill(
    _ value: inout Self, _ c: inout Cursor, checks: Bool
  ) throws(Rejection) {
    var others: [(key: String, value: JSONValue)] = []
    var o: ObjectWalk = try ObjectWalk(stored, &c, checks: checks)
    while try o.nextUnread(&value, &c) {
      switch o.index {
      case 0:
        value._next.value = try Recursion.Node.read(&c, checks: checks)
      case 1:
        value._parent.value = try c.presence { (c: inout Cursor) throws(Rejection) in
          try Recursion.Node.read(&c, checks: checks)
        }
      case 2:
        value.children = try c.array(checks: checks) { (c: inout Cursor) throws(Rejection) in
          try Recursion.Node.read(&c, checks: checks)
        }
      case 3:
        value._other.value = try Recursion.Other.read(&c, checks: checks)
      default:
        try o.readOther(&c, into: &others)
      }
    }
    if !others.isEmpty { value.additionalProperties = JSONMap(uniqueMembers: others) }
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

  public init(unvalidatedFrom decoder: any Decoder) throws {
    let fields: FieldDecoder<ListedKeys> = try FieldDecoder(decoder)
    let next: Recursion.Node? = try fields.optional("next")
    let parent: Presence<Recursion.Node> = try fields.presence("parent")
    let children: [Recursion.Node]? = try fields.optional("children")
    let other: Recursion.Other? = try fields.optional("other")
    let additionalProperties: JSONObject = try fields.additional()
    self.init(
      children: children,
      additionalProperties: additionalProperties,
      _next: Boxed(next),
      _parent: Boxed(parent),
      _other: Boxed(other),
      _memberwise: MemberwiseInitializer()
    )
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

let checkRecursionNodeNames: MemberTable = MemberTable("next\nparent\tnull\t?\nchildren\nother")

func checkRecursionNode(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "recursion/node.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkRecursionNodeNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      switch o.index {
      case 0:
        try checkRecursionNode(&c, &s, "/properties/next/$ref")
      case 1:
        try checkRecursionNodePropertiesParent(&c, &s, "/properties/parent")
      case 2:
        try checkRecursionNodePropertiesChildren(&c, &s, "/properties/children")
      case 3:
        try checkRecursionOther(&c, &s, "/properties/other/$ref")
      default:
        Assertion.unknownProperty(checkRecursionNodeNames.names, at: o.offset, &s, "")
        try c.skipValue()
      }
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

func checkRecursionNodePropertiesParent(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
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
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "recursion/node.yaml#/properties/children")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      try checkRecursionNode(&c, &s, "/items/$ref")
      more = try c.nextItem()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 8), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
