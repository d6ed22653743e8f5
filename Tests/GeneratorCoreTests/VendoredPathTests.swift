import Testing

@testable import GeneratorCore

/// The paths of documents that were fetched, and what the answers of `curl` say.
@Suite struct VendoredPathTests {
  @Test(arguments: [
    (["https://a.example/x/y.json", "https://a.example/x"], ["a.example/x/y.json", "a.example/x.json"]),
    (
      ["https://a.example/", "https://a.example:8080/a/"],
      ["a.example/index.json", "a.example_8080/a/index.json"]
    ),
    (["https://a.example/s.json", "http://a.example/s.json"], ["a.example/s.json", "a.example/s-#.json"]),
    (["https://a.example/s.json", "https://a.example/S.json"], ["a.example/s.json", "a.example/S-#.json"]),
    (
      ["https://a.example/s.json?v=1", "https://a.example/s.json?v=2"],
      ["a.example/s-#.json", "a.example/s-#.json"]
    ),
    (
      ["https://a.example/s.json", "https://a.example/s.json/t.yml"],
      ["a.example/s.json", "a.example/t-#.yml"]
    ),
    (["https://a.example/%2e%2e/%2F.json"], ["a.example/%2e%2e/%2F.json"]),
    (
      ["https://a.example/.well-known/s.json", "https://a.example//s.json"],
      ["a.example/s-#.json", "a.example/s-#.json"]
    ),
    (["https://a.example/a:b*.json"], ["a.example/a_b_-#.json"]),
  ]) func eachDocumentHasAPath(urls: [String], expected: [String]) {
    var paths = VendoredPaths()
    let found = urls.map { paths.path(of: $0, ending: ".json") }
    #expect(Set(found.map { $0.lowercased() }).count == urls.count)
    #expect(found.map { $0.replacing(/-[0-9a-f]{12}\./) { _ in "-#." } } == expected)
  }

  @Test func veryLongAddressesHaveShortPaths() {
    var paths = VendoredPaths()
    let name = String(repeating: "n", count: 3_000)
    let long = paths.path(of: "https://a.example/\(name).json", ending: ".json")
    let deep = paths.path(
      of: "https://a.example/" + String(repeating: "d/", count: 2_000) + "x.yaml", ending: ".json")
    #expect(long.utf8.count < 120)
    #expect(deep.utf8.count < 60 && deep.hasSuffix(".yaml"))
  }

  @Test func theLastAnswerCounts() {
    let text =
      "HTTP/1.1 301 Moved Permanently\r\nLocation: /b\r\nLast-Modified: Sun, 06 Nov 1994 08:49:37 GMT\r\n\r\nHTTP/2 200\r\nlast-modified: Thu, 29 Feb 2024 10:11:12 GMT\r\n\r\n"
    let answer = CurlFetch.Answer(text)
    #expect(answer.status == "200")
    #expect(answer.modified == "2024-02-29T10:11:12Z")
    #expect(
      CurlFetch.Answer(
        "HTTP/1.1 301 Moved\r\nLast-Modified: Sun, 06 Nov 1994 08:49:37 GMT\r\n\r\nHTTP/1.1 200 OK\r\n"
      ).modified == nil)
    #expect(CurlFetch.Answer(nil) == CurlFetch.Answer(""))
    for wrong in [
      "", "yesterday", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT",
      "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 6 Nov 1994 08:49:37 GMT", "Sun, 06 Foo 1994 08:49:37 GMT",
    ] {
      #expect(HTTPDate.timestamp(wrong) == nil, "\(wrong)")
    }
  }

  @Test(
    arguments: [
      (0, "200 OK", "", nil),
      (22, "404 Not Found", "", "cannot be fetched: the server answers 404 Not Found"),
      (6, nil, "curl: (6) Could not resolve host: x\nmore", "cannot be fetched: Could not resolve host: x"),
      (7, nil, "", "cannot be fetched: curl fails with code 7"),
      (28, nil, "curl: (28) x", "cannot be fetched: it takes longer than 60 seconds"),
      (47, nil, "", "cannot be fetched: it is redirected more than 10 times"),
      (63, nil, "", "is larger than 32 MiB"),
      (127, nil, "", "cannot be fetched: there is no 'curl'; install it"),
    ] as [(Int32, String?, String, String?)])
  func eachExitCodeHasAReason(code: Int32, status: String?, said: String, reason: String?) {
    #expect(CurlFetch.reason(code, status, said) == reason)
  }
}
