import Diagnostics
import Foundation
import SchemaComparison
import SchemaModel
import SchemaRuntime
import SchemaValidation
import TestSupport
import Testing
import YAMLTree

/// `Edits.yaml`: what each edit of a schema changes.
@Suite struct EditTableTests {
  /// One test looks at all that the two comparisons of an edit say, since those are most of its time.
  @Test func everyEditGetsItsVerdict() throws {
    let edits = try EditTable.read()
    #expect(edits.count >= 150)
    for edit in edits {
      let changes = try edit.changes()
      expectVerdict(of: changes, edit)
      try expectWitnesses(of: changes, edit)
      guard edit.claims != nil || !edit.isUnproved else { continue }
      let reversed = try edit.reversed.changes()
      expectOppositeVerdict(of: reversed, edit)
      guard let claims = edit.claims else { continue }
      for (way, changes) in [("", changes), (", reversed", reversed)] {
        let found = changes.filter { $0.narrows || $0.widens || !$0.unproved.isEmpty }
        #expect(found.count == claims, "\(edit.name)\(way): \(found.map(\.message))")
      }
    }
  }

  private func expectVerdict(of changes: [SchemaChange], _ edit: Edit) {
    let verdict = [
      changes.contains(where: \.narrows) ? "n" : "", changes.contains(where: \.widens) ? "w" : "",
    ].joined()
    #expect(verdict == edit.verdict, "\(edit.name)")
    for change in changes { #expect(ChangeRule.all.contains(change.rule), "\(edit.name): \(change.rule)") }
    for rule in edit.rules {
      #expect(changes.contains { $0.rule == rule }, "\(edit.name): \(rule) among \(changes.map(\.rule))")
    }
    if let source = edit.source {
      #expect(changes.map(\.source).max() ?? SchemaChange.SourceEffect.none == source, "\(edit.name)")
    }
  }

  /// Each claim has a witness, which both sides judge as it says.
  private func expectWitnesses(of changes: [SchemaChange], _ edit: Edit) throws {
    for change in changes {
      func expect(_ witness: SchemaChange.Witness?, _ verdict: (old: Bool, new: Bool)) throws {
        let witness = try #require(witness, "\(edit.name)")
        let (old, new) = (
          try edit.judge(edit.old, witness.subject.definition),
          try edit.judge(edit.new, witness.subject.definition)
        )
        #expect(
          (old(witness.instance), new(witness.instance)) == verdict, "\(edit.name): \(witness.instance)")
      }
      if change.narrows, !change.unproved.contains(.narrows) { try expect(change.narrowing, (true, false)) }
      if change.widens, !change.unproved.contains(.widens) { try expect(change.widening, (false, true)) }
    }
  }

  private func expectOppositeVerdict(of reversed: [SchemaChange], _ edit: Edit) {
    guard !edit.isUnproved else { return }
    let verdict = [
      reversed.contains(where: \.widens) ? "n" : "", reversed.contains(where: \.narrows) ? "w" : "",
    ].joined()
    #expect(verdict == edit.verdict, "\(edit.name), reversed")
  }

  @Test func whatFewStepsLeadToIsShownFirst() throws {
    var edit = Edit(
      name: "shared", verdict: "n", source: nil, rules: [], isUnproved: false, claims: nil, old: .null,
      new: .null)
    for (path, length) in [(\Edit.old, 5), (\Edit.new, 4)] {
      edit[keyPath: path] = [
        "$defs": [
          "text": ["type": "string", "maxLength": .number(JSONNumber(length))],
          "inner": [
            "type": "object",
            "properties": ["deep": ["$ref": "#/$defs/inner"], "text": ["$ref": "#/$defs/text"]],
            "required": ["text"],
          ],
        ],
        "type": "object",
        "properties": ["first": ["$ref": "#/$defs/inner"], "last": ["$ref": "#/$defs/text"]],
      ]
    }
    let changes = try edit.changes()
    let change = try #require(changes.first { $0.narrows })
    let witness = try #require(change.narrowingWitness?.objectValue)
    #expect(Array(witness.keys) == ["last"])
  }

  private func edit(_ old: String, _ new: String) throws -> Edit {
    let read = { (text: String) in try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) }
    return Edit(
      name: "\(old) → \(new)", verdict: "", source: nil, rules: [], isUnproved: false, claims: nil,
      old: try read(old), new: try read(new))
  }

  /// A change is told at what differs, and not at what says the same on both sides.
  @Test(arguments: [
    (
      ##"{"properties":{"c":{}},"$defs":{"D":{"const":1}}}"##,
      ##"{"properties":{"c":{"$ref":"#/$defs/D"}},"$defs":{"D":{"const":1}}}"##, "/properties/c/$ref"
    ),
    (
      ##"{"properties":{"c":{"$ref":"#/$defs/D"}},"$defs":{"D":{"type":"string","maxLength":4}}}"##,
      ##"{"properties":{"c":{"type":"string"}},"$defs":{"D":{"type":"string","maxLength":4}}}"##,
      "/properties/c/$ref"
    ),
    (
      ##"{"properties":{"c":{"allOf":[{"$ref":"#/$defs/D"}]}},"$defs":{"D":{"type":"string"},"E":{"type":"integer"}}}"##,
      ##"{"properties":{"c":{"allOf":[{"$ref":"#/$defs/E"}]}},"$defs":{"D":{"type":"string"},"E":{"type":"integer"}}}"##,
      "/properties/c/allOf/0/$ref"
    ),
    (
      ##"{"allOf":[{"title":"x"},{"$ref":"#/$defs/D"}],"$defs":{"D":{"type":"string","maxLength":4},"E":{"$ref":"#/$defs/D"}}}"##,
      ##"{"allOf":[{"title":"x"},{"type":"string"}],"$defs":{"D":{"type":"string","maxLength":4},"E":{"$ref":"#/$defs/D"}}}"##,
      "/allOf/1/$ref"
    ),
    (
      ##"{"allOf":[{"enum":[2,"b"]},{"enum":["foo",null,2]}]}"##,
      ##"{"allOf":[{"enum":[2,"b"]},{"type":"string"}]}"##, "/allOf/1/enum"
    ),
    (
      ##"{"allOf":[{"maxLength":9},{"maxLength":5}]}"##, ##"{"allOf":[{"maxLength":9},{"maxLength":4}]}"##,
      "/allOf/1/maxLength"
    ),
    (
      ##"{"type":"string","anyOf":[{"type":"string","maxLength":2},{"type":"object"}]}"##,
      ##"{"type":"string","anyOf":[{"type":"string","maxLength":2},{"type":"string","pattern":"\\d"}]}"##,
      "/anyOf/1"
    ),
    (
      ##"{"type":"integer","oneOf":[{"anyOf":[{"maximum":5},false]},{"multipleOf":2}]}"##,
      ##"{"type":"integer","oneOf":[{"anyOf":[{"maximum":5},{"minimum":10}]},{"multipleOf":2}]}"##,
      "/oneOf/0/anyOf/1"
    ),
    (
      ##"{"anyOf":[{"required":["a"]},{"required":["c"]}]}"##, ##"{"anyOf":[{"required":["a"]},false]}"##,
      "/anyOf/1"
    ),
    (
      ##"{"type":"object","anyOf":[{"required":["a"]},{"required":["c"]}]}"##,
      ##"{"type":"object","anyOf":[{"required":["a"],"enum":["x"]},{"required":["c"]}]}"##, "/anyOf/0"
    ),
    (
      ##"{"allOf":[{"properties":{"a":{}},"additionalProperties":true},{"properties":{"b":{}},"additionalProperties":true}]}"##,
      ##"{"allOf":[{"properties":{"a":{}},"additionalProperties":true},{"properties":{"b":{}},"additionalProperties":false}]}"##,
      "/allOf/1/additionalProperties"
    ),
    (
      ##"{"allOf":[{"anyOf":[{},{"required":["a"]}]}]}"##,
      ##"{"allOf":[{"anyOf":[false,{"required":["a"]}]}]}"##,
      "/allOf/0/anyOf/0"
    ),
    (
      ##"{"type":"string","anyOf":[{"maxLength":2},{"type":"object"}]}"##,
      ##"{"type":"string","anyOf":[{"maxLength":3},{"type":"object"}]}"##, "/anyOf/0/maxLength"
    ),
    (
      ##"{"anyOf":[{"type":"string","maxLength":2},{"type":"integer"}]}"##,
      ##"{"type":"string","anyOf":[{"type":"string","maxLength":2},{"type":"integer"}]}"##, "/anyOf"
    ),
  ])
  func aChangeIsToldWhereItIs(_ old: String, _ new: String, _ location: String) throws {
    let edit = try self.edit(old, new)
    let changes = try edit.changes().filter { $0.narrows || $0.widens }
    #expect(changes.map(\.location) == [location], "\(changes)")
  }

  /// Of several parts that changed, each is told that made the change, with a witness.
  @Test(arguments: [
    (
      ##"{"allOf":[{"properties":{"a":{"minLength":2}}},{"properties":{"a":{"type":"integer"}}}]}"##,
      ##"{"allOf":[{"properties":{"a":{}}},{"properties":{"a":false}}]}"##, ["/allOf/1/properties/a"]
    ),
    (
      ##"{"allOf":[{"properties":{"a":{"minimum":5}}},{"properties":{"a":{"const":1}}}]}"##,
      ##"{"allOf":[{"properties":{"a":{"enum":["b"]}}},{"properties":{"a":{"type":["integer","string"]}}}]}"##,
      ["/allOf/1/properties/a"]
    ),
    (
      ##"{"allOf":[{"properties":{"a":{"const":1}}},{"properties":{"a":{"type":"string"}}}]}"##,
      ##"{"allOf":[{"properties":{"a":{"minLength":2}}},{"properties":{"a":{"type":["integer","string"]}}}]}"##,
      ["/allOf/0/properties/a", "/allOf/1/properties/a"]
    ),
    (
      ##"{"items":{"type":["integer","string"]},"allOf":[{"items":{"enum":["a",1]}}]}"##,
      ##"{"items":{"const":1},"allOf":[{"items":{}}]}"##, ["/items"]
    ),
    (
      ##"{"allOf":[{"properties":{"a":{"enum":["b"]}}},{"properties":{"a":{}}}]}"##,
      ##"{"allOf":[{"properties":{"a":{"minLength":1}}},{"properties":{"a":{"const":1}}}]}"##,
      ["/allOf/0/properties/a", "/allOf/1/properties/a"]
    ),
    (
      ##"{"allOf":[{"type":"string","maxLength":3},{"enum":["a",1]}]}"##,
      ##"{"allOf":[{"minLength":2},{"const":1}]}"##, ["/allOf/0"]
    ),
    (
      ##"{"allOf":[{"type":["integer","string"]},{"minimum":5}]}"##, ##"{"allOf":[{"enum":["a",1]},{}]}"##,
      ["/allOf/0/enum", "/allOf/1/minimum"]
    ),
    (
      ##"{"allOf":[{"properties":{"a":{"type":["integer","string"]}}},{"properties":{"a":{"minimum":5}}}]}"##,
      ##"{"allOf":[{"properties":{"a":{}}},{"properties":{"a":{"type":"string"}}}]}"##,
      ["/allOf/1/properties/a"]
    ),
  ])
  func ofTwoChangedPartsEachIsTold(_ old: String, _ new: String, _ locations: [String]) throws {
    let edit = try self.edit(old, new)
    let changes = try edit.changes().filter { $0.narrows || $0.widens }
    #expect(Set(changes.map(\.location)) == Set(locations), "\(changes)")
    try expectWitnesses(of: changes, edit)
  }

  /// Forms at one place are compared where no others are liker, so that a form is not told of an edit of another one.
  @Test func formsOfOnePlaceAreComparedWhereADefinitionInAllOfThemChanges() throws {
    func schema(_ forms: [String], _ count: Int) -> String {
      let texts = forms.enumerated().map {
        ##"{"type":"\##($1)","items":[{"type":"string"},{"$ref":"#/definitions/d"}],"minItems":\##($0 + 2),"maxItems":\##($0 + 2)}"##
      }
      return
        ##"{"oneOf":[\##(texts.joined(separator: ","))],"definitions":{"d":{"type":"object","maxProperties":\##(count)}}}"##
    }
    let draft7 = ##"{"$schema":"http://json-schema.org/draft-07/schema#","##
    let sides = [
      schema(["array", "array", "array"], 2), schema(["integer", "array", "array"], 3),
    ].map { draft7 + $0.dropFirst() }
    for (old, new) in [(sides[0], sides[1]), (sides[1], sides[0])] {
      let changes = try edit(old, new).changes().filter { $0.narrows || $0.widens }
      #expect(
        Set(changes.map(\.location)) == ["/oneOf", "/oneOf/0", "/definitions/d/maxProperties"], "\(changes)")
    }
  }

  /// A claim is proved, too, where another one implies it: that one is taken back then.
  @Test(arguments: [
    (##"{"type":"string"}"##, ##"{"type":"string","minLength":1,"pattern":"^\\S+$"}"##, 2),
    (##"{"type":"string"}"##, ##"{"type":"string","maxLength":5,"pattern":"^a?$"}"##, 2),
    (##"{"type":"array"}"##, ##"{"type":"array","minItems":1,"contains":{"type":"string"}}"##, 2),
    (##"{"type":"object"}"##, ##"{"type":"object","minProperties":1,"required":["a"]}"##, 2),
    (
      ##"{"properties":{"k":{"type":"object","anyOf":[{"required":["d"]},{"required":["x"]}]},"z":{}}}"##,
      ##"{"properties":{"k":{"type":"object","anyOf":[{"required":["d"],"enum":["a"]},{"required":["x"]}]},"z":{"const":3}}}"##,
      2
    ),
    (
      ##"{"type":"string","anyOf":[{"maxLength":2},{"type":"object"}]}"##,
      ##"{"type":"string","anyOf":[{"maxLength":2},{"const":"abcd"}]}"##, 1
    ),
    (
      ##"{"type":"integer","oneOf":[{"anyOf":[{"maximum":5},false]},{"multipleOf":2}]}"##,
      ##"{"type":"integer","oneOf":[{"anyOf":[{"maximum":5},{"minimum":10}]},{"multipleOf":2}]}"##, 1
    ),
  ])
  func whatAnotherChangeImpliesIsProved(_ old: String, _ new: String, _ count: Int) throws {
    let edit = try self.edit(old, new)
    for edit in [edit, edit.reversed] {
      let changes = try edit.changes().filter { $0.narrows || $0.widens || !$0.unproved.isEmpty }
      #expect(changes.count == count, "\(changes)")
      #expect(changes.allSatisfy { $0.unproved.isEmpty }, "\(changes)")
      try expectWitnesses(of: changes, edit)
    }
  }

  /// A change beside others is claimed where it stands, and not left to what an instance shows of the whole.
  @Test func aUnionThatIsGoneUnderAConditionIsToldBesideOtherChanges() throws {
    let edit = try self.edit(
      ##"{"type":"object","properties":{"d":{"type":"string"}},"if":{"required":["z"]},"then":{"anyOf":[{"type":"object","required":["a"]},{"const":null}]}}"##,
      ##"{"type":"object","properties":{"d":{"type":["string","null"]}},"if":{"required":["z"]},"then":{}}"##)
    for edit in [edit, edit.reversed] {
      let changes = try edit.changes().filter { $0.narrows || $0.widens }
      #expect(Set(changes.map(\.location)) == ["/then/anyOf", "/properties/d/type"], "\(changes)")
    }
  }

  /// Each witness shows its own change: one of the edits that were made at once is taken back.
  @Test func aWitnessShowsTheChangeThatItStandsBeside() throws {
    func schema(_ changed: Set<String>) -> JSONValue {
      let kind: JSONValue = changed.contains("k") ? ["enum": ["a"]] : ["enum": ["a", "b"]]
      let text: JSONValue = changed.contains("t") ? ["type": "string", "maxLength": 3] : ["type": "string"]
      let gone: [String: JSONValue] = changed.contains("g") ? [:] : ["g": ["type": "string"]]
      let added: [String: JSONValue] = changed.contains("w") ? ["w": ["type": "boolean"]] : [:]
      var members = JSONObject()
      members["k"] = kind
      members["t"] = text
      for (name, value) in gone.merging(added, uniquingKeysWith: { first, _ in first }) {
        members[name] = value
      }
      let form: JSONValue = ["type": "object", "properties": .object(members)]
      return ["oneOf": [["type": "string"], form]]
    }
    let all: Set<String> = ["k", "t", "g", "w"]
    let edit = Edit(
      name: "beside", verdict: "", source: nil, rules: [], isUnproved: false, claims: nil, old: schema([]),
      new: schema(all))
    let claims = ["k": true, "t": true, "g": false, "w": true]
    for (name, narrows) in claims {
      let change = try #require(
        try edit.changes().first { $0.place.last == name && ($0.narrows || $0.widens) })
      #expect(change.narrows == narrows && change.widens != narrows, "\(name)")
      let witness = try #require(narrows ? change.narrowingWitness : change.wideningWitness, "\(name)")
      let (old, new, hybrid) = (
        try edit.judge(edit.old), try edit.judge(edit.new), try edit.judge(schema(all.subtracting([name])))
      )
      #expect(
        old(witness) == narrows && new(witness) != narrows && hybrid(witness) == narrows,
        "\(name): \(witness)")
      #expect(witness.objectValue?.count == 1, "\(name): \(witness)")
    }
  }

  /// What a condition decides is shown without what became of that.
  @Test func aWitnessOfAConditionDoesNotLeanOnWhatFollows() throws {
    func schema(_ versions: JSONValue, then: JSONValue) -> JSONValue {
      [
        "type": "object", "required": ["version"],
        "properties": ["version": ["enum": ["v1", "v1beta1", "v2"]]],
        "if": ["properties": ["version": ["enum": versions]]], "then": then,
        "else": ["properties": ["modules": ["type": "array"]]],
      ]
    }
    let open: JSONValue = ["properties": ["name": ["type": "string"]]]
    let closed: JSONValue = [
      "additionalProperties": false, "properties": ["version": [:], "name": ["type": "string"]],
    ]
    let edit = Edit(
      name: "condition", verdict: "n", source: nil, rules: [], isUnproved: false, claims: nil,
      old: schema(["v1"], then: open), new: schema(["v1", "v1beta1"], then: closed))
    let change = try #require(try edit.changes().first { $0.rule == "enum-value-added" })
    let witness = try #require(change.narrowingWitness)
    #expect(try edit.judge(edit.old)(witness))
    #expect(try !edit.judge(edit.new)(witness))
    #expect(try edit.judge(schema(["v1"], then: closed))(witness), "taken back: \(witness)")
    #expect(try !edit.judge(schema(["v1", "v1beta1"], then: open))(witness), "alone: \(witness)")
  }

  /// An instance that shows one direction says nothing of the other one.
  @Test func aWitnessOfOneDirectionLeavesTheOtherOpen() throws {
    let other: JSONValue = ["if": ["required": ["k", "b"]], "then": ["required": ["k", "b"]]]
    func schema(_ forms: JSONValue) -> JSONValue {
      let condition: JSONValue = [
        "if": ["type": "integer", "minimum": 4], "then": ["required": ["b", "k"]],
      ]
      return ["not": ["if": condition, "then": ["oneOf": forms], "else": other]]
    }
    let edit = Edit(
      name: "open", verdict: "", source: nil, rules: [], isUnproved: true, claims: nil,
      old: schema([["required": ["b"]], ["enum": ["b", 5]]]),
      new: schema([
        ["required": ["b"]], ["enum": ["b", 5], "type": "integer", "maximum": 0],
        ["type": "integer", "minimum": 0],
      ]))
    let change = try #require(
      try edit.changes().first { $0.rule == "branch-added" && $0.location == "/not/then/oneOf/2" })
    #expect(change.widens)
    #expect(change.unproved == [.narrows])
  }

  /// A name by which others may refer is told once, and where no root leads to what it names, it counts as gone.
  @Test(arguments: [
    (
      ##"{"$id":"https://e.example/a","$defs":{"A":{"$id":"q"}}}"##,
      ##"{"$id":"https://e.example/2/a","$defs":{"A":{"$id":"q"}}}"##,
      ["'$id' is https://e.example/2/a, was https://e.example/a"], [false]
    ),
    (
      ##"{"$id":"https://e.example/a","$defs":{"A":{"$id":"q","$anchor":"p"}}}"##,
      ##"{"$id":"https://e.example/a","$defs":{"A":{"$id":"r","$anchor":"p"}}}"##,
      ["'$id' is https://e.example/r, was https://e.example/q"], [true]
    ),
    (
      ##"{"$defs":{"A":{"$anchor":"aa"},"B":{"$anchor":"cc"}}}"##,
      ##"{"$defs":{"A":{"$anchor":"bb"},"B":{}}}"##,
      ["the anchor 'aa' is called 'bb' now", "the anchor 'cc' is gone"], [true, true]
    ),
    (
      ##"{"properties":{"a":{"$ref":"#aa"}},"$defs":{"A":{"$anchor":"aa"}}}"##,
      ##"{"properties":{"a":{"$ref":"#bb"}},"$defs":{"A":{"$anchor":"bb"}}}"##,
      ["the anchor 'aa' is called 'bb' now"], [false]
    ),
    (
      ##"{"$defs":{"A":{"$anchor":"aa"},"B":{}}}"##, ##"{"$defs":{"A":{},"B":{"$anchor":"aa"}}}"##, [], []
    ),
  ])
  func aNameForReferencesIsTold(_ old: String, _ new: String, _ messages: [String], _ areGone: [Bool]) throws
  {
    let changes = try edit(old, new).changes().filter { change in
      ["id-", "anchor-"].contains { change.rule.hasPrefix($0) }
    }
    #expect(changes.map(\.message) == messages)
    #expect(changes.map(\.isGone) == areGone)
  }

  /// Where no search may do any work, each direction that keywords leave open is called unproved.
  @Test func withoutASearchEachVerdictIsOpen() throws {
    for (number, edit) in try EditTable.read().enumerated() where Extent.isWhole || number.isMultiple(of: 2) {
      let changes = try edit.changes(workLimit: 0)
      for (letter, claim) in [("n", SchemaChange.Claim.narrows), ("w", .widens)] {
        let isClaimed = changes.contains { claim == .narrows ? $0.narrows : $0.widens }
        let isOpen = changes.contains { $0.unproved.contains(claim) }
        #expect(isOpen || isClaimed || !edit.verdict.contains(letter), "\(edit.name): \(claim)")
        #expect(!isClaimed || edit.isUnproved, "\(edit.name): \(claim)")
      }
    }
  }

  /// Where two schemas forbid a value together, the one that changed is named.
  @Test func aValueThatIsForbiddenIsSaidOfTheSchemaThatChanged() throws {
    func schema(_ type: JSONValue) -> JSONValue {
      [
        "$defs": [
          "base": ["type": "object", "properties": ["kind": ["type": type]]],
          "image": [
            "allOf": [["$ref": "#/$defs/base"]], "properties": ["kind": ["const": "Image"]],
            "required": ["kind"],
          ],
        ],
        "type": "object", "properties": ["image": ["$ref": "#/$defs/image"]],
      ]
    }
    let edit = Edit(
      name: "forbidden", verdict: "n", source: nil, rules: [], isUnproved: false, claims: nil,
      old: schema("string"), new: schema("array"))
    let changes = try edit.changes().filter { $0.rule == "value-forbidden" }
    #expect(changes.map(\.location) == ["/$defs/base/properties/kind"])
  }

  @Test func aSchemaDoesNotDifferFromItself() throws {
    for (number, edit) in try EditTable.read().enumerated() where Extent.isWhole || !number.isMultiple(of: 2)
    {
      var same = edit
      same.new = same.old
      #expect(try same.changes().isEmpty, "\(edit.name)")
    }
  }
}
