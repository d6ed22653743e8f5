import Diagnostics
import Testing

@testable import TypeModel

struct NamesTests {
  @Test(arguments: [
    ("ios-override", "IOSOverride", "iosOverride"), ("iOSOverride", "IOSOverride", "iosOverride"),
    ("live_activity", "LiveActivity", "liveActivity"), ("HTMLParser", "HTMLParser", "htmlParser"),
    ("imageURLs", "ImageURLs", "imageURLs"), ("id", "ID", "id"), ("user_ids", "UserIDs", "userIDs"),
    ("apns", "APNs", "apns"), ("don't", "Dont", "dont"), ("été", "Été", "été"), ("ÉTÉ", "Été", "été"),
    ("жук", "Жук", "жук"), ("größeÄndern", "GrößeÄndern", "größeÄndern"), ("日本", "日本", "日本"),
    ("नमस्ते", "नमस्ते", "नमस्ते"), ("ÉcoleURL", "ÉcoleURL", "écoleURL"), ("1.5", "1Point5", "1Point5"),
    ("a1b", "A1b", "a1b"), ("", "", ""),
    ("ß", "Ss", "ß"), ("٣", "3", "3"),
  ])
  func words(text: String, type: String, member: String) {
    #expect(Words(text).pascalCase == type)
    #expect(Words(text).camelCase == member)
  }

  @Test(arguments: [
    ("3d", "value3d"), ("", "empty"), ("self", "selfProperty"), ("a+b", "aB"), ("+", "plus"),
    ("😀", "grinningFace"),
    ("中", "中"), ("\u{0}", "u0"),
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

  /// Right English, or the whole and `Item`.
  @Test(arguments: [
    ("categories", "category"), ("buttons", "button"), ("addresses", "address"), ("status", "status"),
    ("live_activities", "liveActivity"), ("sms", "sms"), ("class", "class"), ("boxes", "box"), ("ids", "id"),
    ("statuses", "status"), ("aliases", "alias"), ("canvas", "canvas"), ("lens", "lens"), ("sizes", "size"),
    ("caches", "cache"), ("species", "species"), ("quizzes", "quiz"), ("indices", "index"),
    ("cookies", "cookie"),
    ("movies", "movie"), ("series", "series"), ("calories", "caloriesItem"), ("matches", "match"),
    ("archives", "archive"), ("wolves", "wolf"), ("heroes", "hero"), ("photos", "photo"),
    ("responses", "response"),
    ("databases", "database"), ("analysis", "analysis"), ("data", "dataItem"), ("children", "child"),
    ("services", "service"), ("vertices", "vertex"), ("policies", "policy"), ("axes", "axesItem"),
    ("bus", "bus"),
    ("processes", "process"), ("warehouses", "warehouse"), ("purchases", "purchase"), ("branches", "branch"),
    ("imageURLs", "imageURL"), ("keys", "key"), ("brushes", "brush"), ("apis", "api"), ("gas", "gas"),
    ("userGPUs", "userGPU"), ("action", "action"), ("shoes", "shoe"), ("valves", "valve"), ("lives", "life"),
  ])
  func element(plural: String, singular: String) {
    #expect(SwiftNames.element(of: plural) == singular)
  }

  @Test func aShortTitleNamesTheElement() {
    #expect(SwiftNames.element(of: "caddies", title: "Caddie") == "Caddie")
    #expect(SwiftNames.element(of: "tags", title: "The items of the list") == "tag")
    #expect(SwiftNames.shortTitle("JSON schema for the stylelint configuration files") == nil)
    #expect(SwiftNames.shortTitle("Retry policy") == "Retry policy")
    #expect(SwiftNames.shortTitle("Runs on any host.") == nil)
    #expect(SwiftNames.shortTitle("") == nil)
  }

  @Test func takenNamesAreNumberedInTheEnd() {
    var scope = NameScope(reserved: ["taken"])
    let place = SourceLocation(file: "a.yaml", line: 3)
    let first = scope.claim(["taken", "free"], at: place)
    #expect((first.name, first.isNumbered) == ("free", false))
    #expect(first.rival == nil, "a reserved name has no owner")
    let second = scope.claim(["free"])
    #expect((second.name, second.isNumbered, second.rival) == ("free2", true, place))
    #expect(scope.claim(["a1"]).name == "a1")
    #expect(scope.claim(["a1"]).name == "a1Alt2")
    #expect(scope.claim(["b", "c"], besides: ["b": place]).rival == place)
  }

  /// Whatever the text, a name is letters, their marks and digits, and begins with a letter that is no capital.
  @Test(arguments: [
    "💥", "\u{301}", "a\u{301}", "‮x", "日本語", "½", "Ⅷ", "_", "__", "$0", "\u{10FFFF}", "العربية",
  ])
  func everyTextHasAName(text: String) {
    for name in SwiftNames.members(text, fallback: "value", suffix: "Property", reserved: []) {
      let first = name.unicodeScalars.first
      #expect(first.map { $0.isSwiftLetter && !$0.properties.isUppercase } == true)
      #expect(name.unicodeScalars.allSatisfy { $0.isSwiftLetter || $0.isSwiftMark || $0.isASCIIDigit })
    }
  }
}
