// Generated from wrappers/list.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Wrappers {
  public struct List: SchemaValue {
    public var value: [Alias]

    public init(_ value: [Alias]) {
      self.value = value
    }
  }
}

// MARK: - Machinery

extension Wrappers.List: GeneratedValue {
  public static var schemaLocation: String {
    "wrappers/list.yaml#"
  }

  public static func check(
    _ cursor: inout Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    try checkWrappersList(&cursor, &sink)
  }

  public static func read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    return Self(try [Wrappers.Alias].read(&cursor))
  }

  public func write(to writer: inout JSONWriter) {
    value.write(to: &writer)
  }

  public init(unvalidatedFrom decoder: any Decoder) throws {
    self.init(try [Wrappers.Alias].init(unvalidatedFrom: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
    try container.encode(value)
  }
}

// MARK: - Validators

let checkWrappersListDefsEntryInPlaceNames: MemberTable = MemberTable("id\tstring")

func checkWrappersListDefsEntryInPlace(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/list.yaml#/$defs/entry")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(
      checkWrappersListDefsEntryInPlaceNames,
      at: start,
      skipsOthers: true,
      leavesEarly: true
    )
    while try o.nextUndecided(&c, &s) {
      try c.skipSyntax()
    }
  } else {
    try c.skipSyntax()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}

let checkWrappersListItems: MemberTable = MemberTable(items: "\t{", nested: [checkWrappersListDefsEntryNames])

func checkWrappersList(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/list.yaml#")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtArray {
    var more: Bool = try c.beginArray()
    while more {
      if !checkWrappersListItems.passes(&c) {
        try checkWrappersListDefsEntry(&c, &s, "/items/$ref")
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

let checkWrappersListDefsEntryNames: MemberTable = MemberTable("id\tstring")

func checkWrappersListDefsEntry(
  _ c: inout Cursor, _ s: inout ViolationSink, _ path: StaticString = ""
) throws(Rejection) {
  s.enter(path, "wrappers/list.yaml#/$defs/entry")
  c.skipWhitespace()
  let start: Int = c.position
  if c.isAtObject {
    var o: ObjectWalk = ObjectWalk(checkWrappersListDefsEntryNames, at: start, passesOthers: !s.wantsWarnings)
    while try o.nextUndecided(&c, &s) {
      Assertion.unknownProperty(checkWrappersListDefsEntryNames.names, at: o.offset, &s, "")
      try c.skipValue()
    }
  } else {
    try c.skipValue()
    try Assertion.type(TypeSet(rawValue: 4), at: start, &s, "/type")
    return s.leave()
  }
  s.leave()
}
