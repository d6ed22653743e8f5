import Testing

@testable import TypeModel

/// Pages give what has no title of its own one from its name.
struct NameTitleTests {
  @Test(arguments: [
    ("alertContent", "Alert content"), ("ios-override", "iOS override"), ("iOSOverride", "iOS override"),
    ("HTTPSecurityScheme", "HTTP security scheme"), ("APIKeySecurityScheme", "API key security scheme"),
    ("ExampleXORExamples", "Example XOR examples"),
    ("AuthorizationCodeOAuthFlow", "Authorization code OAuth flow"),
    ("OAuth2SecurityScheme", "OAuth2 security scheme"), ("oauth_token", "OAuth token"), ("XML", "XML"),
    ("image_ids", "Image IDs"), ("blkio_limit", "Blkio limit"), ("CSAFDocument", "CSAF document"),
    ("ETag", "E tag"), ("a", "A"), ("v2", "V2"), ("straße", "Straße"),
    ("größeÄndern", "Größe ändern"),
    ("日本 語", "日本 語"), ("MyGeneric<number,string>", "My generic number string"), ("1.5", "1 point 5"),
    ("+", "+"),
    ("", ""), ("macosVersion", "macOS version"),
  ])
  func titles(name: String, title: String) {
    #expect(NameTitle.of(name) == title)
  }

  @Test func aLongNameStaysAsItIs() {
    let name = String(repeating: "longName", count: 30)
    #expect(NameTitle.of(name) == name)
  }
}
