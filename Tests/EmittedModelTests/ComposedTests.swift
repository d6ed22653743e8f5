import EmittedModels
import SchemaRuntime
import Testing

/// An object that several schemas describe: its verdict comes from one walk over what they say together, its report
/// from one walk for each.
struct ComposedTests {
  @Test(arguments: [
    (#"{"count":1}"#, "/allOf/0/$ref/required"),
    (#"{"name":"nn"}"#, "/allOf/1/required"),
    (#"{"name":"nn","count":0}"#, "/allOf/1/properties/count/minimum"),
    (#"{"name":"n","count":1}"#, "/allOf/3/properties/name/minLength"),
    (#"{"name":"01234567890","count":1}"#, "/allOf/0/$ref/properties/name/maxLength"),
    (#"{"name":"nn","count":1,"level":"medium"}"#, "/properties/level/$ref/enum"),
    (#"{"name":"nn","count":1,"level":"high"}"#, "/allOf/2/then/required"),
    (#"{"name":"nn","count":1,"note":"x"}"#, "/allOf/1/dependentRequired/note"),
    (#"{"name":"nn","count":1,"tags":["A"]}"#, "/allOf/0/$ref/properties/tags/items/pattern"),
    (#"{"name":"nn","count":1,"old":1}"#, "/properties/old/type"),
    (#"{"name":"nn","count":1,"a":1,"b":1,"c":1,"d":1,"e":1}"#, "/allOf/3/maxProperties"),
    (
      #"{"name":"nn","count":1,"nested":{"name":"nn"}}"#,
      "/allOf/0/$ref/properties/nested/$ref/allOf/1/required"
    ),
    (#"{"name":"nn","count":1,"step":3}"#, "/anyOf"),
    (#"[]"#, "/type"),
  ])
  func refusesWhatOnePartRefuses(text: String, keyword: String) throws {
    let bytes = Array(text.utf8)
    #expect(!Composed.ComposedValue.accepts(jsonUTF8Bytes: bytes))
    #expect(throws: (any Error).self) { try Composed.ComposedValue(jsonUTF8Bytes: bytes) }
    let report = Composed.ComposedValue.validate(jsonUTF8Bytes: bytes)
    // A union is followed by what its nearest branch asks.
    #expect(report.errors.first?.keywordLocation == keyword)
    #expect(report.errors.allSatisfy { $0.keywordLocation.hasPrefix(keyword) })
  }
}

/// What is found in lists of composed objects: the walk that collects asks first whether there is anything to find, and
/// misses neither an error nor a warning.
struct FindingTests {
  @Test(arguments: [
    (#"{"plain":[{"id":1,"text":"a","lines":1}],"marked":[{"id":1}],"forms":[{"id":1,"name":""}]}"#, []),
    (#"{"plain":[{"id":1,"txt":"a"},{"id":2}]}"#, ["warning /plain/0/txt "]),
    (#"{"plain":[{"id":1,"size":{"width":1,"height":2}}]}"#, ["warning /plain/0/size/height "]),
    (
      #"{"plain":[{"id":1,"txt":1},{"id":"x"},{"id":2},{"id":3,"\u0074ex":1}]}"#,
      ["warning /plain/0/txt ", "error /plain/1/id type", "warning /plain/3/tex "]
    ),
    (#"{"marked":[{"id":1,"old":"x"},{"id":2}]}"#, ["warning /marked/0/old deprecated"]),
    (
      #"{"marked":[{"id":1,"old":"x"},{"id":2},{"id":"x","more":1}]}"#,
      [
        "warning /marked/0/old deprecated", "error /marked/2/id type",
        "error /marked/2/more unevaluatedProperties",
      ]
    ),
    (
      #"{"forms":[{"id":1,"name":""},{"id":2,"old":""},{"id":3,"old":1},{"id":4,"name":"","old":""}]}"#,
      [
        "warning /forms/1/old deprecated", "error /forms/2 oneOf", "warning /forms/2/old deprecated",
        "error /forms/2/old type", "error /forms/3 oneOf",
        "warning /forms/3/old deprecated",
      ]
    ),
    // A name that a branch requires is known.
    (#"{"doubled":[{"id":1,"kind":"b","form":"d","q":1,"s":1}]}"#, []),
    (
      #"{"doubled":[{"id":1,"kind":"a","more":{"y":1},"form":"c","less":{"x":1},"p":{},"r":{"y":1}}]}"#,
      ["warning /doubled/0/more/y ", "warning /doubled/0/r/y "]
    ),
    (
      #"{"doubled":[{"id":1,"kind":"c","form":"d","q":1,"s":1},{"id":2,"kind":"b","form":"c","less":1,"p":1,"s":1}]}"#,
      [
        "error /doubled/0/kind oneOf", "error /doubled/1 oneOf", "error /doubled/1/less type",
        "error /doubled/1/p type",
      ]
    ),
    (#"{"marked":[{"id":1,"id":2}]}"#, ["error /marked/0/id "]),
  ])
  func areAllThere(text: String, findings: [String]) {
    for document in places(of: text) {
      let report = Composed.Entries.validate(jsonUTF8Bytes: document.utf8)
      let found = report.violations.map { violation in
        let keyword = violation.keywordLocation.split(separator: "/").last ?? ""
        let isName = violation.message.hasPrefix("unknown property")
        return "\(violation.severity) \(violation.instanceLocation) \(isName ? "" : keyword)"
      }
      #expect(found == findings, "\(document)")
      #expect(Composed.Entries.accepts(jsonUTF8Bytes: document.utf8) == report.errors.isEmpty)
    }
  }

  /// Of a member that several describe, one warns, of what none of them lists.
  @Test(arguments: [
    (#"{"options":{"a":1,"b":2,"inner":{"x":1,"y":2}},"list":[{"a":1,"width":1}]}"#, []),
    (
      #"{"options":{"a":1,"c":2,"inner":{"x":1,"z":2}},"list":[{"width":1,"hight":1}]}"#,
      ["/options/c", "/options/inner/z", "/list/0/hight"]
    ),
    (
      #"{"next":{"options":{"b":1,"d":1},"next":{"form":"tall","e":1}}}"#,
      ["/next/options/d", "/next/next/e"]
    ),
  ])
  func areNoFalseAlarms(text: String, unknown: [String]) {
    for document in places(of: text) {
      let report = Composed.Beside.validate(jsonUTF8Bytes: document.utf8)
      #expect(report.isValid)
      #expect(report.violations.map(\.instanceLocation) == unknown, "\(document)")
    }
  }

  /// What is found deep inside is asked for again and again by those around it, but not by all of them.
  @Test(arguments: [1, 7, 8, 9, 10, 40])
  func areAllThereAtAnyDepth(levels: Int) {
    let around = (0..<levels).map { ##"{"id":\##($0),"other":{"id":1,"txt":2},"inner":"## }
    let text = around.joined() + #"{"id":"x"}"# + String(repeating: "}", count: levels)
    let report = Composed.Entries.validate(jsonUTF8Bytes: "{\"plain\":[\(text)]}".utf8)
    let paths = (0...levels).map { "/plain/0" + String(repeating: "/inner", count: $0) }
    #expect(report.errors.map(\.instanceLocation) == [paths[levels] + "/id"])
    #expect(report.warnings.map(\.instanceLocation) == paths.dropLast().map { $0 + "/other/txt" })
  }
}

/// Conditions on an object: its verdict comes from what the walk has noted, in order of cost, its report from a walk
/// for each, in order of the schema.
struct ConditionTests {
  /// Every object with some of the members, each with one of a few values.
  static let objects: [String] = {
    let values = [
      #""a":1"#, #""a":2"#, #""b":1"#, #""b":2"#, #""c":true"#, #""c":false"#, #""d":{}"#, #""d":{"e":1}"#,
    ]
    return (0..<256).compactMap { choice in
      let members = values.indices.filter { choice & 1 << $0 != 0 }
      // No name twice.
      guard Set(members.map { $0 / 2 }).count == members.count else { return nil }
      return "{\(members.map { values[$0] }.joined(separator: ","))}"
    }
  }()

  @Test func verdictAndReportAgree() throws {
    #expect(Self.objects.count == 81)
    var accepted: [String] = []
    for text in Self.objects {
      let bytes = Array(text.utf8)
      let report = Composed.Conditions.validate(jsonUTF8Bytes: bytes)
      #expect(Composed.Conditions.accepts(jsonUTF8Bytes: bytes) == report.errors.isEmpty, "\(text)")
      let model = try? Composed.Conditions(jsonUTF8Bytes: bytes)
      #expect((model != nil) == report.errors.isEmpty, "\(text)")
      if report.errors.isEmpty { accepted.append(text) }
    }
    // By hand, from the schema.
    let expected = [
      #"{"b":1}"#, #"{"a":2,"c":true}"#, #"{"a":2,"c":false}"#, #"{"a":2,"d":{}}"#, #"{"a":1,"d":{"e":1}}"#,
      #"{"a":2,"d":{"e":1}}"#,
    ]
    #expect(accepted == expected)
  }
}
