import SchemaRuntime

/// A place in a value: by the numbers of the parts that lead there, and by a name that all places of its kind share.
struct Place {
  /// The numbers of members and items on the way, in document order.
  var path: [Int] = []
  /// The names of the members on the way, each behind a `/`; every item is `/*`.
  var kind = ""

  func item(_ index: Int) -> Place { Place(path: path + [index], kind: kind + "/*") }

  func member(_ index: Int, _ name: String) -> Place {
    Place(path: path + [index], kind: kind + "/" + JSONPointer.escaped(name))
  }
}

extension JSONValue {
  /// The items of an array, the values of an object's members; nothing of other values.
  var parts: [JSONValue] {
    switch self {
    case .null, .bool, .number, .string: []
    case .array(let items): items
    case .object(let members): Array(members.values)
    }
  }

  /// How many values it is made of, itself included.
  var size: Int {
    switch self {
    case .null, .bool, .number, .string: 1
    case .array(let items): items.reduce(1) { $0 + $1.size }
    case .object(let members): members.members.reduce(1) { $0 + $1.value.size }
    }
  }

  /// The places of the value and of all that is in it: each before what it holds, else in document order.
  var places: [Place] {
    var places: [Place] = []
    collectPlaces(Place(), into: &places)
    return places
  }

  private func collectPlaces(_ place: Place, into places: inout [Place]) {
    places.append(place)
    switch self {
    case .null, .bool, .number, .string: break
    case .array(let items):
      for (index, item) in items.enumerated() { item.collectPlaces(place.item(index), into: &places) }
    case .object(let members):
      for (index, member) in members.enumerated() {
        member.value.collectPlaces(place.member(index, member.key), into: &places)
      }
    }
  }

  /// One of `places`, by its number, without making the others; the whole where there are not so many.
  func place(_ number: Int, within place: Place = Place()) -> Place {
    if number == 0 { return place }
    var left = number - 1
    switch self {
    case .null, .bool, .number, .string: break
    case .array(let items):
      for (index, item) in items.enumerated() {
        let size = item.size
        if left < size { return item.place(left, within: place.item(index)) }
        left -= size
      }
    case .object(let members):
      for (index, member) in members.enumerated() {
        let size = member.value.size
        if left < size { return member.value.place(left, within: place.member(index, member.key)) }
        left -= size
      }
    }
    return Place()
  }

  /// The part that a path leads to; nil where it leads nowhere.
  func part(at path: some Collection<Int>) -> JSONValue? {
    var value = self
    for index in path {
      switch value {
      case .array(let items) where items.indices.contains(index): value = items[index]
      case .object(let members) where members.indices.contains(index): value = members[index].value
      case .null, .bool, .number, .string, .array, .object: return nil
      }
    }
    return value
  }

  /// The value with another part at the end of a path; unchanged where the path leads nowhere.
  func replacing(_ path: some Collection<Int>, with part: JSONValue) -> JSONValue {
    guard let index = path.first else { return part }
    switch self {
    case .null, .bool, .number, .string: return self
    case .array(var items):
      guard items.indices.contains(index) else { return self }
      items[index] = items[index].replacing(path.dropFirst(), with: part)
      return .array(items)
    case .object(let object):
      var members = object.members
      guard members.indices.contains(index) else { return self }
      members[index].value = members[index].value.replacing(path.dropFirst(), with: part)
      return .object(JSONObject(uniqueMembers: members))
    }
  }

  /// An array without some items, an object without some members, a string without some scalars; other values as they are.
  func removing(_ range: Range<Int>) -> JSONValue {
    switch self {
    case .null, .bool, .number: return self
    case .string(let text):
      var scalars = Array(text.unicodeScalars)
      scalars.removeSubrange(range.clamped(to: scalars.indices))
      return .string(String(scalars))
    case .array(var items):
      items.removeSubrange(range.clamped(to: items.indices))
      return .array(items)
    case .object(let object):
      var members = object.members
      members.removeSubrange(range.clamped(to: members.indices))
      return .object(JSONObject(uniqueMembers: members))
    }
  }

  /// How many items, members or scalars `removing(_:)` can remove.
  var length: Int {
    switch self {
    case .null, .bool, .number: 0
    case .string(let text): text.unicodeScalars.count
    case .array(let items): items.count
    case .object(let members): members.count
    }
  }
}

extension String {
  init(_ scalars: some Sequence<Unicode.Scalar>) {
    self.init()
    unicodeScalars.append(contentsOf: scalars)
  }
}
