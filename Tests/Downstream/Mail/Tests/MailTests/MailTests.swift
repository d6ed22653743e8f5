import Foundation
import Mail
import SchemaRuntime
import Testing

@Test func aMessageIsBuiltAndEncoded() throws {
  let message = Message.welcome(Contact(name: "Ada", address: "ada@example.com"))
  #expect(message.validate().isValid)
  #expect(try Message(jsonString: message.jsonString()) == message)
}

@Test func aSubjectThatIsTooLongIsLocated() throws {
  let subject = String(repeating: "\u{E9}", count: 40)
  let report = Message(channel: .push, recipient: "ada@example.com", subject: subject).validate()
  #expect(report.errors.map(\.instanceLocation) == ["/subject"])
  #expect(report.errors.map(\.keywordLocation) == ["/properties/subject/x-maxBytes"])
}
