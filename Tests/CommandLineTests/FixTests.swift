import Testing

/// `lint --fix` and `diff --write-since`: what they write into files, and what they leave.
@Suite final class FixTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.remove() }

  @Test func whatTakesNoDecisionIsMended() throws {
    try tool.write(
      """
      title: Note # a note
      type: object
      properties:
        kind: {enum: [a, b, a]}   # twice
        size:
          type: string
          default: 5 # five
          examples:
            - 7
            - large
        count: {type: integer, examples: ['3'], default: many}
      """, to: "note.yaml")
    let outcome = try tool.run("lint", "--fix", "--no-notes", "note.yaml")
    #expect(outcome.status == 0)
    #expect(
      try tool.read("note.yaml") == """
        title: Note # a note
        type: object
        properties:
          kind: {enum: [a, b]}   # twice
          size:
            type: string
            default: '5' # five
            examples:
              - '7'
              - large
          count: {type: integer, examples: [3], default: many}
        """)
    #expect(outcome.errors.split(separator: "\n").count { $0.hasPrefix("mended: ") } == 4)
    #expect(outcome.output.contains("the default \"many\" is refused"))
    #expect(!outcome.output.contains("stands twice"))
  }

  /// A misspelt keyword is written as it was meant, where one meaning is likely and the value is one that it may have.
  @Test func misspeltKeywordsAreMended() throws {
    try tool.write(
      """
      title: Note
      tpye: object # an object
      properties:
        a: {type: string, maxLenght: 3, "minLenght": 1}
        b: {type: string, requred: true}
        c: {type: string, mLength: 3}
        d: {type: string, maxLenght: 3, maxLength: 4}
        e: {type: string, x-mesage: No.}
        f: {tsType: string, name: Fourth, typeOf: string, Minimum: 3}

      """, to: "note.yaml")
    try tool.write(#"{"title": "A", "tpye": "string", "maxLength": 3, "maxLenght": 4}"#, to: "note.json")
    let outcome = try tool.run("lint", "--fix", "--no-notes", "note.yaml", "note.json")
    #expect(
      try tool.read("note.yaml") == """
        title: Note
        type: object # an object
        properties:
          a: {type: string, maxLength: 3, "minLength": 1}
          b: {type: string, requred: true}
          c: {type: string, mLength: 3}
          d: {type: string, maxLenght: 3, maxLength: 4}
          e: {type: string, x-message: No.}
          f: {tsType: string, name: Fourth, typeOf: string, minimum: 3}

        """, "\(outcome)")
    #expect(
      try tool.read("note.json") == #"{"title": "A", "type": "string", "maxLength": 3, "maxLenght": 4}"#)
    #expect(outcome.errors.contains("'required' has no such value"), "\(outcome)")
    #expect(outcome.output.contains("unknown keyword 'mLength'"), "\(outcome)")
    #expect(!outcome.output.contains("'tpye'"), "\(outcome)")
  }

  /// What stands there is what was meant: YAML drops zeros and counts otherwise.
  @Test func aTextKeepsItsSpelling() throws {
    try tool.write(
      """
      properties:
        zip: {type: string, default: 01234}
        mask:
          type: string
          examples: [0x1F, True, +1.50]
        short: {type: string, maxLength: 4, default: 01234}
      """, to: "note.yaml")
    #expect(try tool.run("lint", "--fix", "--no-notes", "note.yaml").status == 0)
    #expect(
      try tool.read("note.yaml") == """
        properties:
          zip: {type: string, default: '01234'}
          mask:
            type: string
            examples: ['0x1F', 'True', '+1.50']
          short: {type: string, maxLength: 4, default: 01234}
        """)
  }

  /// An alias is a reason for what it repeats, not for the file.
  @Test func whatAnAliasRepeatsIsLeftWithAReason() throws {
    try tool.write(
      """
      properties:
        a: &text {type: string, default: 5}
        b: *text
        c: {enum: [x, x]}
        d:
          type: string
          default: &d 6
      """, to: "note.yaml")
    let outcome = try tool.run("lint", "--fix", "--no-notes", "note.yaml")
    #expect(
      try tool.read("note.yaml") == """
        properties:
          a: &text {type: string, default: 5}
          b: *text
          c: {enum: [x]}
          d:
            type: string
            default: &d 6
        """)
    #expect(outcome.errors.contains("mended: note.yaml:4:17: warning: \"x\" stands twice"), "\(outcome)")
    #expect(outcome.errors.contains("left: note.yaml:2:27: an alias repeats it"), "\(outcome)")
    #expect(outcome.errors.contains("left: note.yaml:7:5: it is written in a way"), "\(outcome)")
    #expect(outcome.output.contains("note.yaml:2:27: warning: the default 5 is refused"), "\(outcome)")
  }

  /// Other lists may have the names and words of the values in their order.
  @Test(arguments: [
    ("x-enum-varnames: [One, Uno, Two]", "x-enum-varnames"), ("enumDescriptions: [a, b]", "enumDescriptions"),
    ("x-enumNames: [a, b, c]", "x-enumNames"), ("x-labels-of-ours: [a, b, c]", "x-labels-of-ours"),
    ("x-notes: [a]", nil), ("enumDescriptions: {'1': one}", nil), ("examples: [1, 2, 1]", nil),
  ])
  func aValueWithWordsBesideItIsLeft(_ beside: String, _ list: String?) throws {
    try tool.write("enum: [1, 1, 2]\n\(beside)\n", to: "note.yaml")
    let outcome = try tool.run("lint", "--fix", "--no-notes", "note.yaml")
    #expect(
      try tool.read("note.yaml")
        == (list == nil ? "enum: [1, 2]\n\(beside)\n" : "enum: [1, 1, 2]\n\(beside)\n"))
    if let list {
      #expect(
        outcome.errors.contains(
          "left: note.yaml:1:11: '\(list)' beside it says something of each item: remove the item's there, too\n"
        ),
        "\(outcome)")
      #expect(outcome.output.contains("1 stands twice"), "\(outcome)")
    }
  }

  /// A value that would be refused as a text, too, is none to mend.
  @Test func aValueThatNoSpellingMendsIsLeftAlone() throws {
    let text = #"{"type":"string","maxLength":1,"default":55,"examples":["b",44]}"#
    try tool.write(text, to: "note.json")
    let outcome = try tool.run("lint", "--fix", "--no-notes", "note.json")
    #expect(try tool.read("note.json") == text)
    #expect(outcome.errors == "nothing could be mended\n")
    let json = try tool.run("lint", "--no-notes", "--format", "json", "note.json").output
    #expect(
      json.contains(#""location":"/default""#) && json.contains(#""location":"/examples/1""#), "\(json)")
  }

  @Test func whatIsMendedIsFoundNoMore() throws {
    try tool.write("{\n  \"enum\": [\"a\", \"a\"]\n}\n", to: "note.json")
    #expect(try tool.run("lint", "--fix", "note.json").errors.contains("mended: note.json:2:"))
    #expect(try tool.read("note.json") == "{\n  \"enum\": [\"a\"]\n}\n")
    #expect(try tool.run("lint", "--fix", "note.json").errors == "nothing could be mended\n")
  }

  @Test func theVersionIsWrittenAtWhatIsNew() throws {
    try tool.write("type: object\nproperties: {a: {type: string}}\n", to: "old.yaml")
    try tool.write(
      """
      type: object
      properties:
        a: {type: string}
        b: {type: string} # new
        c:
          # why
          description: See.
          $ref: '#/$defs/d'
        e: true
      $defs:
        d: {x-since: '0.9', type: integer}
      """, to: "new.yaml")
    let outcome = try tool.run("diff", "old.yaml", "new.yaml", "--write-since", "1.5.0")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "x-since: 1.5.0 written at 2 places\n")
    #expect(
      try tool.read("new.yaml") == """
        type: object
        properties:
          a: {type: string}
          b: {x-since: '1.5.0', type: string} # new
          c:
            # why
            description: See.
            x-since: '1.5.0'
            $ref: '#/$defs/d'
          e: true
        $defs:
          d: {x-since: '0.9', type: integer}
        """)
  }
}
