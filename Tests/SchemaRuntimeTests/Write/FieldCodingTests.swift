import Foundation
import SchemaRuntime
import Testing

/// A model as the generator writes it.
private struct Message: Codable, Hashable, JSONWritable, ObjectWritable {
  var title: String
  var count: Int
  var parent: Int?
  var subject: String?
  var replyTo: Presence<String>
  var tags: [String]?
  var additional: JSONObject = [:]

  init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder<ListedKeys>(decoder)
    title = try fields.required("title", as: String.self)
    count = try fields.required("count", as: Int.self)
    parent = try fields.nullable("parent", as: Int.self)
    subject = try fields.optional("subject", as: String.self)
    replyTo = try fields.presence("reply_to", as: String.self)
    tags = try fields.optional("tags", as: [String].self)
    additional = try fields.additional()
  }

  private enum ListedKeys: KeyListing {
    static let _keys = KeyTable("title\ncount\nparent\nsubject\nreply_to\ntags")
  }

  func _write(membersTo writer: inout JSONWriter) {
    writer.required("title", title)
    writer.required("count", count)
    writer.nullable("parent", parent)
    writer.optional("subject", subject)
    writer.presence("reply_to", replyTo)
    writer.optional("tags", tags)
    writer.additional(additional)
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

  @Test func decodesTypedAdditionalMembers() throws {
    struct Limits: Decodable {
      var name: String
      var others: JSONMap<Int>
      init(from decoder: any Decoder) throws {
        let fields = try FieldDecoder<ListedKeys>(decoder)
        name = try fields.required("name", as: String.self)
        others = try fields.additional(as: Int.self)
      }
      private enum ListedKeys: KeyListing {
        static let _keys = KeyTable("name")
      }
    }
    let json = Data(#"{"name":"n","max_b":2,"max_a":1}"#.utf8)
    let limits = try JSONDecoder().decode(Limits.self, from: json)
    #expect(limits.others.members.map(\.key) == ["max_a", "max_b"])
  }
}
