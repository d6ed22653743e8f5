import SchemaModel
import Testing

/// SHA-256 against the examples of NIST, and at the lengths where a block ends.
@Suite struct DigestTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ]) func theExamplesOfTheStandard(text: String, digest: String) {
    #expect(SHA256.digest(of: Array(text.utf8)) == digest)
  }

  @Test(arguments: [
    (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
    (57, "f13b2d724659eb3bf47f2dd6af1accc87b81f09f59f2b75e5c0bed6589dfe8c6"),
    (63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
    (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    (65, "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0"),
    (119, "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"),
    (120, "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c"),
    (128, "6836cf13bac400e9105071cd6af47084dfacad4e5e302c94bfed24e013afb73e"),
    (1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ]) func theEndOfABlock(count: Int, digest: String) {
    #expect(SHA256.digest(of: [UInt8](repeating: 0x61, count: count)) == digest)
  }

  /// One URL for all spellings of a document's address, and two for two documents.
  @Test(arguments: [
    ("HTTPS://Schemas.Example/a.json", "https://schemas.example/a.json"),
    ("https://schemas.example:443/a.json#/$defs/b", "https://schemas.example/a.json"),
    ("http://schemas.example:80", "http://schemas.example/"),
    ("http://schemas.example:443/", "http://schemas.example:443/"),
    ("https://schemas.example/x/../a.json", "https://schemas.example/a.json"),
    ("https://schemas.example/../../a.json", "https://schemas.example/a.json"),
    ("https://schemas.example/A.json", "https://schemas.example/A.json"),
    ("https://schemas.example/a.json?v=1", "https://schemas.example/a.json?v=1"),
    ("https://schemas.example/%61.json", "https://schemas.example/%61.json"),
    ("file:///etc/passwd", nil), ("urn:example:a", nil), ("https:///a.json", nil), ("a.json", nil),
    ("ftp://schemas.example/a.json", nil), ("https://:443/a.json", nil), ("", nil),
  ]) func anAddressHasOneSpelling(text: String, normal: String?) {
    #expect(VendoredDocuments.normal(text) == normal)
  }
}
