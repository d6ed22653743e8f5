import EmittedModels
import Foundation
import SchemaRuntime
import Testing

private typealias Value = Unions.Hints

/// Unions of which the value of a member leaves few branches: what is left alone may accept a value.
struct UnionDiscriminatorTests {
  private static let verdicts: [(String, String, Bool)] = [
    ("platform", #"{"name":"debian","release":"trixie"}"#, true),
    ("platform", #"{"release":"trixie","name":"debi\u0061n"}"#, true),
    ("platform", #"{"name":"debian","release":"38"}"#, false),
    ("platform", #"{"name":"fedora","release":38}"#, true),
    ("platform", #"{"name":"fedora","release":"38"}"#, false),
    ("platform", #"{"name":"alpine","release":"3.20"}"#, true),
    ("platform", #"{"name":"al\"pine","release":"3.20"}"#, true),
    ("platform", #"{"name":"alpine","release":"3.2.0"}"#, false),
    ("platform", #"{"release":38}"#, true),
    ("platform", #"{"release":"trixie"}"#, true),
    ("platform", #"{"release":[]}"#, false),
    ("platform", #"{"name":"arch"}"#, false),
    ("platform", #"{"name":1}"#, false),
    ("platform", #"{"name":null}"#, false),
    ("platform", #"{"name":["debian"]}"#, false),
    ("platform", "{}", true),
    ("platform", "[]", false),
    ("preset", #"{"version":1,"binary":"a"}"#, true),
    ("preset", #"{"binary":"a","version":1.0}"#, true),
    ("preset", #"{"version":10e-1,"binary":"a"}"#, true),
    ("preset", #"{"version":1,"build":"a"}"#, false),
    ("preset", #"{"version":2,"build":"a"}"#, true),
    ("preset", #"{"version":-3,"test":"a"}"#, true),
    ("preset", #"{"version":-0,"test":"a"}"#, true),
    ("preset", #"{"version":0.0,"test":"a"}"#, true),
    ("preset", #"{"version":4}"#, false),
    ("preset", #"{"version":"1"}"#, false),
    ("preset", #"{"version":true}"#, false),
    ("preset", #"{"binary":"a"}"#, true),
    // Without the version, the first two accept it.
    ("preset", "{}", false),
    ("preset", #"{"test":"a"}"#, false),
    ("answer", #"{"ok":true,"result":1}"#, true),
    ("answer", #"{"ok":true,"result":"1"}"#, false),
    ("answer", #"{"ok":false,"error":"late"}"#, true),
    ("answer", #"{"ok":false,"error":1}"#, false),
    ("answer", #"{"ok":null}"#, true),
    ("answer", #"{"ok":null,"error":""}"#, false),
    ("answer", "{}", true),
    ("answer", #"{"ok":"true"}"#, false),
    ("expression", #"{"op":"<","left":1,"right":2}"#, true),
    ("expression", #"{"op":"<","left":1}"#, false),
    ("expression", #"{"op":"between","least":1,"most":2}"#, true),
    ("expression", #"{"op":"between","left":1,"right":2}"#, false),
    ("expression", #"{"op":"and","parts":[true,{"op":">","left":1,"right":2}]}"#, true),
    ("expression", #"{"op":"and","parts":[{"op":"and"}]}"#, false),
    ("expression", #"{"op":"and","arguments":[]}"#, false),
    ("expression", #"{"op":"sum","arguments":[]}"#, true),
    ("expression", #"{"op":"sum","parts":[]}"#, false),
    ("expression", #"{"op":1,"arguments":[]}"#, false),
    ("expression", "true", true),
    ("expression", "null", false),
  ]

  @Test(arguments: verdicts)
  func aValueIsValidIfABranchTakesIt(member: String, value: String, isValid: Bool) {
    expect(Value.self, member, value, isValid)
  }

  @Test(arguments: verdicts)
  func aCoderFindsTheSameBranch(member: String, value: String, isValid: Bool) throws {
    guard isValid else { return }
    let data = Data("{\"\(member)\":\(value)}".utf8)
    let model = try Value(jsonUTF8Bytes: data)
    #expect(try JSONDecoder().decode(Value.self, from: data) == model)
    #expect(try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(model)) == model)
  }

  /// What is no JSON is told from what is not accepted, wherever it stands.
  @Test(arguments: [
    #"{"name":debian}"#, #"{"name":"debian","name":"fedora"}"#, #"{"name":"debian""#, #"{"name":tru}"#,
    #"{"name":"arch","name":"debian"}"#, #"{"name":1,"a":01}"#, #"{"name":"\x"}"#, #"{"name":-}"#,
  ])
  func whatIsNoJSONIsRefused(value: String) {
    let document = Array("{\"platform\":\(value)}".utf8)
    #expect(!Value.accepts(jsonUTF8Bytes: document))
    let error = Value.validate(jsonUTF8Bytes: document).errors.last
    #expect(error?.keywordLocation == "", "\(error.map(\.description) ?? "no error")")
  }

  @Test func theNumberOfAMemberSaysWhichBranchIsMeant() {
    func errors(_ preset: String) -> [String] {
      let report = Value.validate(jsonUTF8Bytes: Array(#"{"preset":\#(preset)}"#.utf8))
      return report.errors.map { "\($0.instanceLocation) \($0.message)" }
    }
    #expect(errors(#"{"version":1,"build":""}"#) == ["/preset/build property 'build' is not allowed here"])
    #expect(errors(#"{"version":7,"build":""}"#).count == 1)
  }

  /// The search for the member goes over others without reading them; the report has the first mistake.
  @Test func theFirstMistakeIsReported() {
    let opening = Array(#"{"platform":{"other":"a"#.utf8)
    for mistakes in [
      [0xFF, 0x22, 0x62], [0xFF, 0x01, 0x22, 0x62], [0x01, 0x22, 0x3A], [0x5C, 0x78, 0x22, 0x7D],
    ] as [[UInt8]] {
      let bytes = opening + mistakes + Array(#""name":"debian"}}"#.utf8)
      let report = Value.validate(jsonUTF8Bytes: bytes)
      #expect(report.violations.map(\.offset) == [opening.count])
      #expect(!Value.accepts(jsonUTF8Bytes: bytes))
    }
  }
}
