package import SchemaRuntime

extension FoundValue.Keywords {
  /// The keywords of schemas whose messages say what was found, in the order of `Keyword`.
  package static let known = FoundValue.Keywords(
    ofAnyKind: names(of: [.type, .enum, .const]),
    ofScalars: names(
      of: Keyword.allCases.filter { keyword in
        keyword == .format || keyword.subjects?.isSubset(of: [.string, .number, .integer]) ?? false
      }))

  private static func names(of keywords: [Keyword]) -> [String] { keywords.map { "/" + $0.rawValue } }
}
