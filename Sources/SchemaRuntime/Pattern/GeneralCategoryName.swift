/// The values of General_Category by each of their names, those of groups included.
enum GeneralCategoryName {
  /// The categories of two letters that a name stands for.
  static let members: [String: [String]] = {
    var result: [String: [String]] = [:]
    for (names, members) in rows {
      let members = members.split(separator: " ").map(String.init)
      for name in names.split(separator: " ") { result[String(name)] = members }
    }
    return result
  }()

  /// Every category but that of unassigned code points.
  static let assigned = rows.flatMap { row in
    let members = row.members.split(separator: " ").map(String.init)
    return members.count == 1 && members != ["Cn"] ? members : []
  }

  private static let rows: [(names: String, members: String)] = [
    ("Lu Uppercase_Letter", "Lu"),
    ("Ll Lowercase_Letter", "Ll"),
    ("Lt Titlecase_Letter", "Lt"),
    ("LC Cased_Letter", "Lu Ll Lt"),
    ("Lm Modifier_Letter", "Lm"),
    ("Lo Other_Letter", "Lo"),
    ("L Letter", "Lu Ll Lt Lm Lo"),
    ("Mn Nonspacing_Mark", "Mn"),
    ("Mc Spacing_Mark", "Mc"),
    ("Me Enclosing_Mark", "Me"),
    ("M Mark Combining_Mark", "Mn Mc Me"),
    ("Nd Decimal_Number digit", "Nd"),
    ("Nl Letter_Number", "Nl"),
    ("No Other_Number", "No"),
    ("N Number", "Nd Nl No"),
    ("Pc Connector_Punctuation", "Pc"),
    ("Pd Dash_Punctuation", "Pd"),
    ("Ps Open_Punctuation", "Ps"),
    ("Pe Close_Punctuation", "Pe"),
    ("Pi Initial_Punctuation", "Pi"),
    ("Pf Final_Punctuation", "Pf"),
    ("Po Other_Punctuation", "Po"),
    ("P Punctuation punct", "Pc Pd Ps Pe Pi Pf Po"),
    ("Sm Math_Symbol", "Sm"),
    ("Sc Currency_Symbol", "Sc"),
    ("Sk Modifier_Symbol", "Sk"),
    ("So Other_Symbol", "So"),
    ("S Symbol", "Sm Sc Sk So"),
    ("Zs Space_Separator", "Zs"),
    ("Zl Line_Separator", "Zl"),
    ("Zp Paragraph_Separator", "Zp"),
    ("Z Separator", "Zs Zl Zp"),
    ("Cc Control cntrl", "Cc"),
    ("Cf Format", "Cf"),
    ("Cs Surrogate", "Cs"),
    ("Co Private_Use", "Co"),
    ("Cn Unassigned", "Cn"),
    ("C Other", "Cc Cf Cs Co Cn"),
  ]
}
