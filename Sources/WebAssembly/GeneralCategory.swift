// The library's tables of Unicode are a quarter of what a page would load. The runtime has one of categories itself, for
// patterns; a test holds it against the library's.

/// The code points of each category, in the order in which the library counts categories.
private let categories = GeneralCategoryName.assigned.map {
  UnicodeTable(UnicodeCategoryTable.text).set($0) ?? ScalarSet()
}

/// Answers the library for its own table: the category of a code point, the last one for an unassigned one.
@_cdecl("_swift_stdlib_getGeneralCategory")
public func generalCategory(_ scalar: UInt32) -> UInt8 {
  UInt8(truncatingIfNeeded: categories.firstIndex { $0.contains(scalar) } ?? categories.count)
}
