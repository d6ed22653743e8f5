// The types of this module are made from the YAML files beside this one, on every build.
public import SchemaRuntime

extension Message {
  /// A message that greets a contact.
  public static func welcome(_ contact: Contact) -> Message {
    Message(channel: .email, recipient: .contact(contact), subject: "Welcome, \(contact.name)")
  }
}
