// The faults in this file are meant: `DeskTests` shows that samples find each of them.
import SchemaRuntime

/// A ticket as a row of a table.
public struct Row {
  public var id: Int32
  public var subject: String
  public var tags: String?

  public init(_ ticket: Ticket) {
    // A large number becomes another one.
    id = Int32(truncatingIfNeeded: ticket.id)
    // A long text loses its end.
    subject = String(ticket.subject.prefix(60))
    tags = ticket.tags?.joined(separator: ",")
  }

  /// The tags of the row.
  public var listedTags: [String]? {
    // Of no tags this makes one without letters.
    tags?.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
}

extension Ticket {
  /// The ticket without what is written around words.
  public var trimmed: Ticket {
    var ticket = self
    ticket.answers = answers?.map { answer in
      // Who answered is forgotten.
      Answer(text: String(answer.text.drop { $0 == " " }), minutes: answer.minutes)
    }
    return ticket
  }
}

/// What a ticket was refused for.
public struct Refusal: Error {
  public var place: String
}

/// Reads a ticket for a form that has a field for the subject.
public func accept(_ json: String) throws {
  let report = Ticket.validate(jsonUTF8Bytes: json.utf8)
  // Only the first word of the place is looked at, so what is wrong with an answer is not seen.
  let places = ["/id", "/subject", "/from", "/tags"]
  for error in report.errors where error.instanceLocation == "" || places.contains(error.instanceLocation) {
    throw Refusal(place: error.instanceLocation)
  }
}
