import Testing

@testable import TypeModel

struct NamesTests {
  @Test(arguments: [
    ("ios-override", "IOSOverride", "iosOverride"), ("iOSOverride", "IOSOverride", "iosOverride"),
    ("live_activity", "LiveActivity", "liveActivity"), ("HTMLParser", "HTMLParser", "htmlParser"),
    ("imageURLs", "ImageURLs", "imageURLs"), ("id", "ID", "id"), ("user_ids", "UserIDs", "userIDs"),
    ("apns", "APNs", "apns"), ("don't", "Dont", "dont"), ("été", "Ete", "ete"), ("ÉTÉ", "Ete", "ete"),
    ("жук", "Zheuka", "zheuka"), ("1.5", "1Point5", "1Point5"), ("a1b", "A1b", "a1b"), ("", "", ""),
    ("ß", "Ss", "ss"), ("٣", "3", "3"),
  ])
  func words(text: String, type: String, member: String) {
    #expect(Words(text).pascalCase == type)
    #expect(Words(text).camelCase == member)
  }

  @Test(arguments: [
    ("3d", "value3d"), ("", "empty"), ("self", "selfProperty"), ("a+b", "aB"), ("+", "plus"),
    ("😀", "grinningFace"),
    ("中", "u4e2d"), ("\u{0}", "u0"),
  ])
  func members(text: String, name: String) {
    let candidates = SwiftNames.members(
      text, fallback: "value", suffix: "Property", reserved: ReservedNames.structMembers)
    #expect(candidates.first == name)
  }

  @Test func aGivenNameIsKept() {
    #expect(
      SwiftNames.members("imageUrl", fallback: "v", suffix: "P", reserved: [], isGiven: true) == ["imageUrl"])
    #expect(SwiftNames.type("APnsThing", isGiven: true) == "APnsThing")
    #expect(SwiftNames.type("imageUrl") == "ImageURL")
  }

  @Test(arguments: [
    ("categories", "category"), ("buttons", "button"), ("addresses", "address"), ("status", "status"),
    ("live_activities", "liveActivity"), ("sms", "sms"), ("class", "class"), ("boxes", "box"), ("ids", "id"),
  ])
  func singular(plural: String, singular: String) {
    #expect(SwiftNames.singular(plural) == singular)
  }

  @Test func takenNamesAreNumberedInTheEnd() {
    var scope = NameScope(reserved: ["taken"])
    #expect(scope.claim(["taken", "free"]) == ("free", false))
    #expect(scope.claim(["taken", "free"]) == ("free2", true))
    #expect(scope.claim(["a1"]) == ("a1", false))
    #expect(scope.claim(["a1"]) == ("a1Alt2", true))
  }

  /// Whatever the text, a name is ASCII letters and digits and begins with a letter.
  @Test(arguments: [
    "💥", "\u{301}", "a\u{301}", "‮x", "日本語", "½", "Ⅷ", "_", "__", "$0", "\u{10FFFF}", "العربية",
  ])
  func everyTextHasAName(text: String) {
    for name in SwiftNames.members(text, fallback: "value", suffix: "Property", reserved: []) {
      #expect(name.utf8.first.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 } == true)
      #expect(name.unicodeScalars.allSatisfy { $0.isASCIILower || $0.isASCIIUpper || $0.isASCIIDigit })
    }
  }
}
