import SchemaRuntime
import Testing

@testable import SchemaModel

@Suite struct URIReferenceTests {
  /// The examples of RFC 3986 §5.4, against its base.
  @Test(arguments: [
    ("g:h", "g:h"), ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"),
    ("/g", "http://a/g"), ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"),
    ("#s", "http://a/b/c/d;p?q#s"), ("g#s", "http://a/b/c/g#s"), ("g?y#s", "http://a/b/c/g?y#s"),
    (";x", "http://a/b/c/;x"), ("g;x", "http://a/b/c/g;x"), ("g;x?y#s", "http://a/b/c/g;x?y#s"),
    ("", "http://a/b/c/d;p?q"), (".", "http://a/b/c/"), ("./", "http://a/b/c/"), ("..", "http://a/b/"),
    ("../", "http://a/b/"), ("../g", "http://a/b/g"), ("../..", "http://a/"), ("../../", "http://a/"),
    ("../../g", "http://a/g"), ("../../../g", "http://a/g"), ("../../../../g", "http://a/g"),
    ("/./g", "http://a/g"), ("/../g", "http://a/g"), ("g.", "http://a/b/c/g."), (".g", "http://a/b/c/.g"),
    ("g..", "http://a/b/c/g.."), ("..g", "http://a/b/c/..g"), ("./../g", "http://a/b/g"),
    ("./g/.", "http://a/b/c/g/"), ("g/./h", "http://a/b/c/g/h"), ("g/../h", "http://a/b/c/h"),
    ("g;x=1/./y", "http://a/b/c/g;x=1/y"), ("g;x=1/../y", "http://a/b/c/y"),
    ("g?y/./x", "http://a/b/c/g?y/./x"),
    ("g?y/../x", "http://a/b/c/g?y/../x"), ("g#s/./x", "http://a/b/c/g#s/./x"),
    ("g#s/../x", "http://a/b/c/g#s/../x"), ("http:g", "http:g"),
  ])
  func resolves(_ reference: String, _ expected: String) {
    let base = URIReference("http://a/b/c/d;p?q")
    #expect(URIReference(reference).resolved(against: base).text == expected)
  }

  @Test func keepsEveryPart() {
    for text in ["", "#", "?", "a?b#c", "HTTP://X/y", "urn:a:b#c", "//h", "1a:b", "schemagen:///p"] {
      #expect(URIReference(text).text.lowercased() == text.lowercased())
    }
    #expect(URIReference("1a:b").scheme == nil)
    #expect(URIReference("HTTP://Host/Path").text == "http://host/Path")
  }

  @Test func aURNHasAnOpaquePath() {
    let base = URIReference("urn:uuid:deadbeef")
    #expect(URIReference("#/a").resolved(against: base).text == "urn:uuid:deadbeef#/a")
    #expect(URIReference("urn:x:y").resolved(against: base).text == "urn:x:y")
  }

  @Test func knowsWhatClimbsTooFar() {
    let base = URIReference("schemagen:///a/b.yaml")
    #expect(!URIReference("../c.yaml").climbsAboveRoot(of: base))
    #expect(URIReference("../../c.yaml").climbsAboveRoot(of: base))
    #expect(URIReference("x/../../../c.yaml").climbsAboveRoot(of: base))
    #expect(!URIReference("#/../..").climbsAboveRoot(of: base))
  }

  @Test func pointersEscape() {
    #expect(JSONPointer.tokens(of: "") == [])
    #expect(JSONPointer.tokens(of: "/") == [""])
    #expect(JSONPointer.tokens(of: "/a~1b/m~0n//") == ["a/b", "m~n", "", ""])
    #expect(JSONPointer.tokens(of: "/~01") == ["~1"])
    #expect(JSONPointer.tokens(of: "a") == nil)
    #expect(JSONPointer.tokens(of: "/~2") == nil)
    #expect(JSONPointer.tokens(of: "/~") == nil)
    #expect(JSONPointer.text(of: ["a/b", "m~n", ""]) == "/a~1b/m~0n/")
  }

  @Test func percentEscapesAreUTF8() {
    #expect(PercentEncoding.decode("a%20%c3%A9") == "a é")
    #expect(PercentEncoding.decode("%") == nil)
    #expect(PercentEncoding.decode("%4") == nil)
    #expect(PercentEncoding.decode("%gg") == nil)
    #expect(PercentEncoding.decode("%ff") == nil)
    #expect(PercentEncoding.encode(path: "a b/é%") == "a%20b/%C3%A9%25")
  }
}
