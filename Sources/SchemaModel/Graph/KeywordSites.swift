public import Diagnostics

/// The location of a keyword, with those of its values.
public struct KeywordSite: Sendable {
  public let keyword: Keyword
  public internal(set) var location: SourceLocation
  /// The keyword as the source spells it: one token, such as `items` or `dependencies`.
  public internal(set) var spelling: String
  /// The locations of the values that the keyword gives: each of `enum` and `examples`, the one of `const`, `default`
  /// and `format`. Empty for other keywords.
  public internal(set) var values: [SourceLocation] = []
}

/// The keywords of a schema, each once, in the order of the document.
///
/// A list, since a schema has a handful of them: to look through it is quicker than to make an index of it.
public struct KeywordSites: Sendable {
  private var list: [KeywordSite] = []

  /// The site of a keyword, nil where it is absent.
  public subscript(keyword: Keyword) -> KeywordSite? {
    index(of: keyword).map { list[$0] }
  }

  private func index(of keyword: Keyword) -> Int? {
    list.firstIndex { $0.keyword == keyword }
  }

  mutating func reserveCapacity(_ count: Int) { list.reserveCapacity(count) }

  /// Notes that a keyword is present. A keyword that is noted again keeps its place in the order, and gets the location
  /// where it was found last.
  package mutating func note(
    _ keyword: Keyword, at location: SourceLocation, spelling: String, values: [SourceLocation] = []
  ) {
    let site = KeywordSite(keyword: keyword, location: location, spelling: spelling, values: values)
    if let known = index(of: keyword) { list[known] = site } else { list.append(site) }
  }
}

extension KeywordSites {
  /// Makes a keyword count as another one; its place and spelling stay.
  mutating func reinterpret(_ keyword: Keyword, as other: Keyword) {
    guard let index = index(of: keyword), self.index(of: other) == nil else { return }
    let site = list[index]
    list[index] = KeywordSite(
      keyword: other, location: site.location, spelling: site.spelling, values: site.values)
  }
}

extension KeywordSites: RandomAccessCollection {
  public var startIndex: Int { list.startIndex }
  public var endIndex: Int { list.endIndex }
  public subscript(position: Int) -> KeywordSite { list[position] }
}
