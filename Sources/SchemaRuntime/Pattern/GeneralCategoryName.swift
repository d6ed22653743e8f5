/// The values of General_Category by each of their names, those of groups included.
enum GeneralCategoryName {
  static let categories: [String: Set<Unicode.GeneralCategory>] = {
    var result: [String: Set<Unicode.GeneralCategory>] = [:]
    for (names, members) in rows {
      for name in names.split(separator: " ") { result[String(name)] = members }
    }
    return result
  }()

  private static let rows: [(names: String, members: Set<Unicode.GeneralCategory>)] = [
    ("Lu Uppercase_Letter", [.uppercaseLetter]),
    ("Ll Lowercase_Letter", [.lowercaseLetter]),
    ("Lt Titlecase_Letter", [.titlecaseLetter]),
    ("LC Cased_Letter", [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter]),
    ("Lm Modifier_Letter", [.modifierLetter]),
    ("Lo Other_Letter", [.otherLetter]),
    ("L Letter", [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter]),
    ("Mn Nonspacing_Mark", [.nonspacingMark]),
    ("Mc Spacing_Mark", [.spacingMark]),
    ("Me Enclosing_Mark", [.enclosingMark]),
    ("M Mark Combining_Mark", [.nonspacingMark, .spacingMark, .enclosingMark]),
    ("Nd Decimal_Number digit", [.decimalNumber]),
    ("Nl Letter_Number", [.letterNumber]),
    ("No Other_Number", [.otherNumber]),
    ("N Number", [.decimalNumber, .letterNumber, .otherNumber]),
    ("Pc Connector_Punctuation", [.connectorPunctuation]),
    ("Pd Dash_Punctuation", [.dashPunctuation]),
    ("Ps Open_Punctuation", [.openPunctuation]),
    ("Pe Close_Punctuation", [.closePunctuation]),
    ("Pi Initial_Punctuation", [.initialPunctuation]),
    ("Pf Final_Punctuation", [.finalPunctuation]),
    ("Po Other_Punctuation", [.otherPunctuation]),
    (
      "P Punctuation punct",
      [
        .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation,
      ]
    ),
    ("Sm Math_Symbol", [.mathSymbol]),
    ("Sc Currency_Symbol", [.currencySymbol]),
    ("Sk Modifier_Symbol", [.modifierSymbol]),
    ("So Other_Symbol", [.otherSymbol]),
    ("S Symbol", [.mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol]),
    ("Zs Space_Separator", [.spaceSeparator]),
    ("Zl Line_Separator", [.lineSeparator]),
    ("Zp Paragraph_Separator", [.paragraphSeparator]),
    ("Z Separator", [.spaceSeparator, .lineSeparator, .paragraphSeparator]),
    ("Cc Control cntrl", [.control]),
    ("Cf Format", [.format]),
    ("Cs Surrogate", [.surrogate]),
    ("Co Private_Use", [.privateUse]),
    ("Cn Unassigned", [.unassigned]),
    ("C Other", [.control, .format, .surrogate, .privateUse, .unassigned]),
  ]
}
