/// The properties `\p{…}` knows: ECMA-262 tables 67 to 69, spelled as there.
enum UnicodeProperty {
  /// The code points of `\p{name=value}`, or of `\p{name}` without a value; nil when there is no such property.
  static func set(name: String, value: String?) -> ScalarSet? {
    guard let value else {
      return category(name) ?? binary(name)
    }
    switch name {
    case "General_Category", "gc": return category(value)
    case "Script", "sc": return script(value)
    case "Script_Extensions", "scx": return scriptExtensions(value)
    default: return nil
    }
  }

  static func script(_ name: String) -> ScalarSet? {
    if name == "Unknown" || name == "Zzzz" { return union(of: ["Cn", "Co", "Cs"]) }
    return scriptRow(name).map { scripts.set($0[2]) }
  }

  private static func scriptExtensions(_ name: String) -> ScalarSet? {
    if name == "Unknown" || name == "Zzzz" { return script(name) }
    return scriptRow(name).map { fields in
      scripts.set(fields[2]).subtracting(scripts.set(fields[4])).union(scripts.set(fields[3]))
    }
  }

  private static var scripts: UnicodeTable { UnicodeTable(UnicodeScriptTable.text) }

  private static func scriptRow(_ name: String) -> [UnicodeTable.Field]? {
    // Two scripts have an older alias beside their four letters.
    let name = name == "Qaac" ? "Copt" : name == "Qaai" ? "Zinh" : name
    let row = scripts.row(name, names: 2)
    return row?.count == 5 ? row : nil
  }

  private static func category(_ name: String) -> ScalarSet? {
    GeneralCategoryName.members[name].map(union)
  }

  private static func union(of categories: [String]) -> ScalarSet {
    ScalarSet(categories.flatMap { singleCategory($0).ranges })
  }

  /// A category of two letters.
  private static func singleCategory(_ name: String) -> ScalarSet {
    switch name {
    case "Cs": surrogates
    case "Cn": union(of: GeneralCategoryName.assigned).inverted
    default: UnicodeTable(UnicodeCategoryTable.text).set(name) ?? ScalarSet()
    }
  }

  private static func binary(_ name: String) -> ScalarSet? {
    switch name {
    case "Any": ScalarSet([0...ScalarSet.last])
    case "ASCII": ScalarSet([0...0x7F])
    case "Assigned": category("Cn")?.inverted
    case "Extended_Pictographic", "ExtPict": pictographs("Extended_Pictographic")
    case "Emoji_Component", "EComp": pictographs("Emoji_Component")
    case "Regional_Indicator", "RI": pictographs("Regional_Indicator")
    default: BinaryPropertyName.tests[name].map { set(where: $0) }
    }
  }

  private static func pictographs(_ name: String) -> ScalarSet? {
    UnicodeTable(UnicodePictographTable.text).set(name)
  }

  private static let surrogates = ScalarSet([0xD800...0xDFFF])

  /// Stretches whose code points have all the same binary properties, so that one answers for the others:
  /// ideographs, Hangul syllables, private characters, and planes that hold nothing.
  private static let uniformStretches: [ClosedRange<UInt32>] =
    [
      0x3400...0x4DB5, 0x4E00...0x9FEF, 0xAC00...0xD7A3, 0xE000...0xF8FF, 0x17000...0x187EC,
      0x20000...0x2A6D6, 0x2A700...0x2B734, 0x2B820...0x2CEA1, 0x2CEB0...0x2EBE0, 0x30000...0x3134A,
    ]
    + (4...13).map { $0 << 16...$0 << 16 + 0xFFFD }
    + [0xE1000...0xEFFFD, 0xF0000...0xFFFFD, 0x100000...0x10FFFD]

  /// The scalars whose properties pass `test`.
  private static func set(where test: (Unicode.Scalar.Properties) -> Bool) -> ScalarSet {
    var ranges: [ClosedRange<UInt32>] = []
    var scalar: UInt32 = 0
    var stretches = uniformStretches[...]
    while scalar <= ScalarSet.last {
      var last = scalar
      if let stretch = stretches.first, stretch.lowerBound == scalar {
        last = stretch.upperBound
        stretches.removeFirst()
      }
      if let valid = Unicode.Scalar(scalar), test(valid.properties) {
        if let previous = ranges.last, previous.upperBound + 1 == scalar {
          ranges[ranges.count - 1] = previous.lowerBound...last
        } else {
          ranges.append(scalar...last)
        }
      }
      scalar = last + 1
    }
    return ScalarSet(ranges)
  }
}
