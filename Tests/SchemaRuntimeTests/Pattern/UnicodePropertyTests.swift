import Testing

@testable import SchemaRuntime

@Suite struct UnicodePropertyTests {
  /// Scalars of the first planes that are old enough for every standard library to know them.
  private static let scalars = stride(from: UInt32(0), to: 0x3_0000, by: 13).compactMap(Unicode.Scalar.init)
    .filter { $0.properties.age.map { $0.major <= 13 } ?? false }

  @Test(arguments: [
    ("Lu", Unicode.GeneralCategory.uppercaseLetter), ("Ll", .lowercaseLetter), ("Lm", .modifierLetter),
    ("Lo", .otherLetter), ("Mn", .nonspacingMark), ("Nd", .decimalNumber), ("Nl", .letterNumber),
    ("Po", .otherPunctuation), ("Sm", .mathSymbol), ("So", .otherSymbol), ("Zs", .spaceSeparator),
    ("Cc", .control), ("Cf", .format), ("Co", .privateUse),
  ])
  func theTableOfCategoriesIsThatOfTheStandardLibrary(_ name: String, _ category: Unicode.GeneralCategory)
    throws
  {
    let set = try #require(UnicodeProperty.set(name: name, value: nil))
    #expect(!set.isEmpty)
    let wrong = Self.scalars.filter { set.contains($0.value) != ($0.properties.generalCategory == category) }
    #expect(wrong.isEmpty)
  }

  @Test func binaryPropertiesAreThoseOfTheStandardLibrary() throws {
    let alphabetic = try #require(UnicodeProperty.set(name: "Alphabetic", value: nil))
    let ideographic = try #require(UnicodeProperty.set(name: "Unified_Ideograph", value: nil))
    let wrong = Self.scalars.filter { scalar in
      alphabetic.contains(scalar.value) != scalar.properties.isAlphabetic
        || ideographic.contains(scalar.value) != scalar.properties.isUnifiedIdeograph
    }
    #expect(wrong.isEmpty)
    let noncharacters = try #require(UnicodeProperty.set(name: "Noncharacter_Code_Point", value: nil))
    #expect(noncharacters.ranges.reduce(0) { $0 + $1.count } == 66)
  }

  @Test func categoriesPartitionUnicode() throws {
    var count = 0
    for name in ["L", "M", "N", "P", "S", "Z", "C"] {
      count += try #require(UnicodeProperty.set(name: name, value: nil)).ranges.reduce(0) { $0 + $1.count }
    }
    #expect(count == 0x110000)
  }

  @Test func scriptsPartitionUnicode() throws {
    let names = String(describing: UnicodeScriptTable.text).split(separator: "\n").compactMap {
      $0.split(separator: "|").first.map(String.init)
    }
    #expect(names.count > 170)
    var count = 0
    for name in names + ["Unknown"] {
      count += try #require(UnicodeProperty.set(name: "sc", value: name)).ranges.reduce(0) { $0 + $1.count }
    }
    #expect(count == 0x110000)
  }

  @Test(
    arguments: [
      ("Script", "Greek", 0x3B1, true), ("sc", "Grek", 0x61, false), ("sc", "Zyyy", 0x31, true),
      ("sc", "Qaai", 0x300, true), ("scx", "Grek", 0x342, true), ("sc", "Grek", 0x342, false),
      ("scx", "Zinh", 0x342, false), ("sc", "Zzzz", 0x378, true), ("gc", "digit", 0x9EA, true),
    ] as [(String, String, UInt32, Bool)])
  func knowsPropertiesWithValues(_ name: String, _ value: String, _ scalar: UInt32, _ isMember: Bool) throws {
    #expect(try #require(UnicodeProperty.set(name: name, value: value)).contains(scalar) == isMember)
  }

  @Test(
    arguments: [
      ("greek", nil), ("Script", nil), ("sc", "greek"), ("sc", nil), ("Alphabetic", "Y"), ("Block", "Latin"),
      ("", nil),
      ("gc", ""), ("Lu", "Lu"), ("sc", ""), ("scx", "1"),
    ] as [(String, String?)])
  func knowsNoOtherName(_ name: String, _ value: String?) {
    #expect(UnicodeProperty.set(name: name, value: value) == nil)
  }
}
