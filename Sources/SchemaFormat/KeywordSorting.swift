import SchemaModel

/// Puts the members of a schema in the order of the keyword table.
enum KeywordSorting {
  /// The members in order. One that is no keyword stays behind the keyword that it was written behind, and before all where
  /// it was.
  static func sorted<Member>(
    _ members: [Member], isSchema: Bool, _ name: (Member) -> String
  ) -> [Member] {
    guard isSchema else { return members }
    return order(of: members.map(name)).map { members[$0] }
  }

  /// The positions of names in their order.
  static func order(of names: [String]) -> [Int] {
    var place: KeywordPlace?
    let places = names.map { name in
      place = KeywordPlace(of: name) ?? place
      return place
    }
    return names.indices.sorted { first, second in
      guard let a = places[first] else { return places[second] != nil || first < second }
      guard let b = places[second] else { return false }
      return a == b ? first < second : a < b
    }
  }
}
