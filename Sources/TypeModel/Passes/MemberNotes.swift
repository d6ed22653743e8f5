import Diagnostics
import SchemaModel
import SchemaRuntime

/// A note on the type of a member; without a reason where the type has all that the schema states.
struct MemberNote {
  var place: SourceLocation
  /// The schemas that describe the member there.
  var schemas: [SchemaID]
  /// The struct that has the member.
  var owner: TypeID
  /// The values that have the type: “the elements of 'a'”.
  var subject: String
  var reason: Reason?

  /// The key by which equal notes are one.
  var key: Key { Key(place: place, text: subject + (reason?.why ?? "")) }

  struct Key: Hashable, Comparable {
    var place: SourceLocation
    var text: String

    static func < (a: Self, b: Self) -> Bool { (a.place, a.text) < (b.place, b.text) }
  }

  /// The reason for `JSONValue`, or for an unexpected kind of integer.
  struct Reason: Hashable {
    var verb: String
    var type = "JSONValue"
    var why: String
    var help: String?
  }
}

/// After it, one note says of each member why it is `JSONValue`; where it is so in only some of the types that have it, the
/// note names those.
struct MemberNotes {
  let notes: [MemberNote]

  func apply(to types: TypeGraph, into bag: inout DiagnosticBag) {
    let typed = Set(notes.filter { $0.reason == nil }.flatMap(\.schemas))
    let untyped = notes.filter { $0.reason != nil }
    for alike in Dictionary(grouping: untyped, by: \.key).values.sorted(by: { $0[0].key < $1[0].key }) {
      guard let first = alike.first, let reason = first.reason else { continue }
      let isTypedElsewhere = first.schemas.contains(where: typed.contains)
      let owners = isTypedElsewhere ? " in \(names(of: alike.map(\.owner), types))" : ""
      bag.note(
        "\(first.subject)\(owners) \(reason.verb) \(reason.type): \(reason.why)", at: first.place,
        help: reason.help)
    }
  }

  private func names(of owners: [TypeID], _ types: TypeGraph) -> String {
    let names = owners.map { "'\(types[$0].qualifiedName)'" }
    if names.count > 3 { return "\(names[0]), \(names[1]) and \(names.count - 2) other types" }
    return names.listed("and")
  }
}
