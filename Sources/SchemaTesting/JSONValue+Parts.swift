import SchemaRuntime

/// A place in a value: by the numbers of the parts that lead there, and by a name that all places of its kind share.
struct Place {
  /// The numbers of members and items on the way, in document order.
  var path: [Int] = []
  /// The names of the members on the way, each behind a `/`; every item is `/*`.
  var kind = ""
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
  var size: Int { parts.reduce(1) { $0 + $1.size } }

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
      for (index, item) in items.enumerated() {
        item.collectPlaces(Place(path: place.path + [index], kind: place.kind + "/*"), into: &places)
      }
    case .object(let members):
      for (index, member) in members.enumerated() {
        let kind = place.kind + "/" + JSONPointer.escaped(member.key)
        member.value.collectPlaces(Place(path: place.path + [index], kind: kind), into: &places)
      }
    }
  }

  /// The part that a path leads to; nil where it leads nowhere.
  func part(at path: some Collection<Int>) -> JSONValue? {
    guard let index = path.first else { return self }
    let parts = parts
    return parts.indices.contains(index) ? parts[index].part(at: path.dropFirst()) : nil
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
