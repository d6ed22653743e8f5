import Foundation
import Testing

@testable import SchemaRuntime

/// A model with the list that the generator prints.
private struct Message: Codable, Equatable {
  var title = ""
  var count = 0
  var parent: Int?
  var subject: String?
  var replyTo = Presence<String>.absent
  var tags: [String]?
  var sizes: [[Int]]?
  var additional: JSONObject = [:]

  static let members = StoredMembers<Self>(
    MemberTable("title\ncount\nparent\nsubject\nreply_to\ntags\nsizes"), from: Self()
  ) { m in
    m.required(0, \.title)
    m.required(1, \.count)
    m.nullable(2, \.parent)
    m.optional(3, \.subject)
    m.presence(4, \.replyTo)
    m.optional(5, \.tags)
    m.optional(6, \.sizes)
    m.others(\.additional)
  }

  init() {}

  init(from decoder: any Decoder) throws {
    try withUnsafeMutablePointer(to: &self) { value in
      try Self.members.list.decode(decoder, listing: ListedKeys.self, into: value)
    }
  }

  private enum ListedKeys: KeyListing {
    static var _keys: KeyTable { Message.members.list.contents.pointee.keys }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: JSONKey.self)
    try withUnsafePointer(to: self) { try Self.members.list.encode($0, to: &container) }
  }

  /// What a struct writes of its members.
  var written: String {
    var writer = JSONWriter()
    withUnsafePointer(to: self) { Self.members.list.write($0, to: &writer) }
    return writer.text
  }

  /// What the list hashes of the message.
  var listHash: Int { withUnsafePointer(to: self) { hash($0) } }

  private func hash(_ value: UnsafePointer<Self>) -> Int {
    var hasher = Hasher()
    Self.members.list.hash(value, into: &hasher)
    return hasher.finalize()
  }
}

private func decode(_ json: String) throws -> Message {
  try JSONDecoder().decode(Message.self, from: Data(json.utf8))
}

@Suite struct FieldCodingTests {
  @Test(arguments: [
    #"{"count":1,"parent":null,"title":"t"}"#,
    #"{"count":1,"parent":2,"reply_to":null,"title":"t"}"#,
    #"{"count":1,"parent":null,"reply_to":"r","subject":"s","tags":["a"],"title":"t"}"#,
    #"{"another":{"b":[1]},"count":1,"parent":null,"tags":[],"title":"t","x":null}"#,
  ])
  func survives(json: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(decode(json)), as: UTF8.self) == json)
    #expect(try decode(decode(json).written) == decode(json))
  }

  @Test func keepsUnknownMembersSorted() throws {
    let message = try decode(#"{"z":1,"title":"t","a":{"q":2},"count":1,"parent":null,"m":null}"#)
    #expect(Array(message.additional.keys) == ["a", "m", "z"])
    #expect(message.additional["m"] == .null)
    #expect(try decode(#"{"title":"t","count":1,"parent":3}"#).additional.isEmpty)
  }

  @Test func refusesNullWhereItWouldBeLost() {
    #expect(throws: DecodingError.self) {
      try decode(#"{"title":"t","count":1,"parent":null,"subject":null,"x":1}"#)
    }
  }

  @Test func takesWholeNumbersForIntegers() throws {
    #expect(try decode(#"{"title":"t","count":1.0,"parent":2e2}"#).count == 1)
    #expect(throws: DecodingError.self) { try decode(#"{"title":"t","count":1.5,"parent":null}"#) }
  }

  @Test(arguments: [
    (#"{"count":1,"parent":null}"#, "title"),
    (#"{"title":"t","count":1}"#, "parent"),
  ])
  func namesTheMissingMember(json: String, key: String) {
    do {
      _ = try decode(json)
      Issue.record("decoded without \(key)")
    } catch DecodingError.keyNotFound(let missing, let context) {
      #expect(missing.stringValue == key)
      #expect(context.codingPath.isEmpty)
    } catch {
      Issue.record(error)
    }
  }

  @Test(arguments: [
    (#"{"title":5,"count":1,"parent":null}"#, ["title"]),
    (#"{"title":"t","count":1,"parent":null,"reply_to":[]}"#, ["reply_to"]),
    (#"{"title":"t","count":1,"parent":null,"subject":{}}"#, ["subject"]),
    (#"{"title":"t","count":1,"parent":null,"tags":["a",1]}"#, ["tags", "1"]),
    (#"{"title":"t","count":1,"parent":"p"}"#, ["parent"]),
  ])
  func saysWhereATypeIsWrong(json: String, path: [String]) {
    do {
      _ = try decode(json)
      Issue.record("decoded \(json)")
    } catch DecodingError.typeMismatch(_, let context) {
      #expect(context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue } == path)
    } catch {
      Issue.record(error)
    }
  }

  @Test func refusesNullWhereAValueIsRequired() {
    #expect(throws: DecodingError.self) { try decode(#"{"title":null,"count":1,"parent":null}"#) }
  }

  @Test func writesMembersInTheirOrder() throws {
    let message = try decode(
      #"{"a \"b\"":1,"tags":[],"reply_to":null,"parent":null,"count":-1,"title":"é\n"}"#)
    #expect(
      message.written == #"{"title":"é\n","count":-1,"parent":null,"reply_to":null,"tags":[],"a \"b\"":1}"#)
    #expect(Message().written == #"{"title":"","count":0,"parent":null}"#)
  }

  /// Each differs from the first in one member.
  @Test func hashesAllMembers() throws {
    let messages = try [
      #"{"title":"t","count":1,"parent":2,"subject":"s","tags":["a"],"x":1}"#,
      #"{"title":"u","count":1,"parent":2,"subject":"s","tags":["a"],"x":1}"#,
      #"{"title":"t","count":2,"parent":2,"subject":"s","tags":["a"],"x":1}"#,
      #"{"title":"t","count":1,"parent":null,"subject":"s","tags":["a"],"x":1}"#,
      #"{"title":"t","count":1,"parent":3,"subject":"s","tags":["a"],"x":1}"#,
      #"{"title":"t","count":1,"parent":2,"tags":["a"],"x":1}"#,
      #"{"title":"t","count":1,"parent":2,"subject":"s","reply_to":null,"tags":["a"],"x":1}"#,
      #"{"title":"t","count":1,"parent":2,"subject":"s","reply_to":"","tags":["a"],"x":1}"#,
      #"{"title":"t","count":1,"parent":2,"subject":"s","tags":["b"],"x":1}"#,
      #"{"title":"t","count":1,"parent":2,"subject":"s","x":1}"#,
      #"{"title":"t","count":1,"parent":2,"subject":"s","tags":["a"],"x":2}"#,
      #"{"title":"t","count":1,"parent":2,"subject":"s","tags":["a"]}"#,
      #"{"title":"t","count":1,"parent":2,"subject":"s","tags":["a"],"sizes":[],"x":1}"#,
      #"{"title":"t","count":1,"parent":2,"subject":"s","tags":["a"],"sizes":[[1],[2,3]],"x":1}"#,
      #"{"title":"t","count":1,"parent":2,"subject":"s","tags":["a"],"sizes":[[1],[2,4]],"x":1}"#,
      #"{"title":"t","count":1,"parent":2,"subject":"s","tags":["a"],"sizes":[[1]],"x":1}"#,
    ].map(decode)
    for (index, message) in messages.enumerated() {
      for (other, second) in messages.enumerated() {
        #expect((message.listHash == second.listHash) == (index == other))
        #expect(try message.listHash == decode(message.written).listHash)
        #expect((message == second) == (index == other))
      }
    }
  }

  @Test func decodesTypedAdditionalMembers() throws {
    struct Limits: Decodable {
      var name = ""
      var others: JSONMap<Int> = [:]

      static let members = StoredMembers<Self>(MemberTable("name"), from: Self()) { m in
        m.required(0, \.name)
        m.others(\.others)
      }

      init() {}

      init(from decoder: any Decoder) throws {
        try withUnsafeMutablePointer(to: &self) { value in
          try Self.members.list.decode(decoder, listing: ListedKeys.self, into: value)
        }
      }

      private enum ListedKeys: KeyListing {
        static let _keys = KeyTable("name")
      }
    }
    let json = Data(#"{"name":"n","max_b":2,"max_a":1}"#.utf8)
    let limits = try JSONDecoder().decode(Limits.self, from: json)
    #expect(limits.others.members.map(\.key) == ["max_a", "max_b"])
  }

  /// Maps are hashed whatever the order of their names is, and arrays by their items in order.
  @Test func partsAreHashedAsTheyAreCompared() {
    struct Table {
      var rows: JSONMap<[[Int]]> = [:]
      var others: JSONMap<Double> = [:]

      static let members = StoredMembers<Self>(MemberTable("rows"), from: Self()) { m in
        m.required(0, \.rows)
        m.others(\.others)
      }

      var listHash: Int {
        withUnsafePointer(to: self) {
          var hasher = Hasher()
          Self.members.list.hash($0, into: &hasher)
          return hasher.finalize()
        }
      }

      func isEqual(to other: Self) -> Bool {
        withUnsafePointer(to: self) { own in
          withUnsafePointer(to: other) { Self.members.list.areEqual(own, $0) }
        }
      }
    }
    let tables: [Table] = [
      Table(), Table(rows: ["a": []]), Table(rows: ["a": [[]]]), Table(rows: ["a": [[1], [2]], "b": []]),
      Table(rows: ["b": [], "a": [[1], [2]]]), Table(rows: ["a": [[2], [1]], "b": []]),
      Table(rows: ["a": [[1, 2]], "b": []]), Table(rows: ["a": [], "b": [[1], [2]]]),
      Table(others: ["a": 1, "b": 0]), Table(others: ["b": -0.0, "a": 1]), Table(others: ["a": 0, "b": 1]),
    ]
    for one in tables {
      for other in tables { #expect(one.isEqual(to: other) == (one.listHash == other.listHash)) }
    }
    #expect(Set(tables.map(\.listHash)).count == 9)
  }

  /// `JSONDecoder` takes keys for one another that `String` does. The refusal says so, whatever the value would be refused for.
  @Test func aKeyWithOtherScalarsIsRefusedAsOne() throws {
    struct Place: Decodable {
      var name: Int?

      static let members = StoredMembers<Self>(MemberTable("e\u{301}"), from: Self()) { m in
        m.optional(0, \.name)
      }

      init() {}

      init(from decoder: any Decoder) throws {
        try withUnsafeMutablePointer(to: &self) { value in
          try Self.members.list.decode(decoder, listing: ListedKeys.self, into: value)
        }
      }

      private enum ListedKeys: KeyListing {
        static let _keys = KeyTable("e\u{301}")
      }
    }
    for value in ["1", "false"] {
      let error = #expect(throws: DecodingError.self) {
        _ = try JSONDecoder().decode(Place.self, from: Data("{\"\u{e9}\":\(value)}".utf8))
      }
      #expect("\(error.map(String.init(describing:)) ?? "")".contains("written with other characters"))
    }
    #expect(try JSONDecoder().decode(Place.self, from: Data("{\"e\u{301}\":1}".utf8)).name == 1)
  }
}
