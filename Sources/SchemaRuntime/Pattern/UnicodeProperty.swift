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
    scriptRow(name).map { UnicodeTable.decode($0[2]) }
  }

  static func scriptExtensions(_ name: String) -> ScalarSet? {
    scriptRow(name).map { fields in
      UnicodeTable.decode(fields[2])
        .subtracting(UnicodeTable.decode(fields[4]))
        .union(UnicodeTable.decode(fields[3]))
    }
  }

  private static func scriptRow(_ name: String) -> [Substring]? {
    // Two scripts have an older alias beside their four letters.
    let name = name == "Qaac" ? "Copt" : name == "Qaai" ? "Zinh" : name
    let row = UnicodeTable.row(of: UnicodeScriptTable.text) { $0[0] == name || $0[1] == name }
    return row?.count == 5 ? row : nil
  }

  private static func category(_ name: String) -> ScalarSet? {
    guard let categories = GeneralCategoryName.categories[name] else { return nil }
    return set { categories.contains($0.generalCategory) }
      .union(categories.contains(.surrogate) ? surrogates : ScalarSet())
  }

  private static func binary(_ name: String) -> ScalarSet? {
    switch name {
    case "Any": ScalarSet([0...ScalarSet.last])
    case "ASCII": ScalarSet([0...0x7F])
    case "Assigned": set { $0.generalCategory != .unassigned }.union(surrogates)
    case "Extended_Pictographic", "ExtPict": pictographs("Extended_Pictographic")
    case "Emoji_Component", "EComp": pictographs("Emoji_Component")
    case "Regional_Indicator", "RI": pictographs("Regional_Indicator")
    default: BinaryPropertyName.tests[name].map { set(where: $0) }
    }
  }

  private static func pictographs(_ name: String) -> ScalarSet? {
    UnicodeTable.set(named: name, in: UnicodePictographTable.text)
  }

  private static let surrogates = ScalarSet([0xD800...0xDFFF])

  /// The planes 4 to 13 hold nothing but noncharacters at their ends, the last two private characters, and the
  /// rest of plane 14 unassigned ones: one code point answers for each such stretch.
  private static let uniformStretches: [ClosedRange<UInt32>] =
    (4...13).map { $0 << 16...$0 << 16 + 0xFFFD }
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
