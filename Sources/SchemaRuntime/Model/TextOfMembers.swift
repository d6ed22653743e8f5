/// A struct as it is printed, by the members that it has: `Contact(address: "ada@example.org", tags: ["a", "b"])`.
///
/// The text has neither members that are missing nor storage that only generated code uses.
func textOfMembers(of value: some Any) -> String {
  let members = Mirror(reflecting: value).children.compactMap { label, value -> String? in
    guard let label, let content = printedContent(value) else { return nil }
    let name = label.hasPrefix("_") ? label.dropFirst() : label[...]
    return "\(name): \(content)"
  }
  return "\(type(of: value))(\(members.joined(separator: ", ")))"
}

/// The text of a value: strings have quotes, and other values the text that `print` has for them. Nil for a value that
/// is not there.
private func printedContent(_ value: Any) -> String? {
  switch value {
  case let text as String: String(reflecting: text)
  case let holder as any PrintedHolder: holder.printedContent
  default: String(describing: value)
  }
}

/// A value that is printed by its content, or not at all.
private protocol PrintedHolder {
  var printedContent: String? { get }
}

extension Optional: PrintedHolder {
  fileprivate var printedContent: String? { flatMap { SchemaRuntime.printedContent($0) } }
}

extension Presence: PrintedHolder {
  fileprivate var printedContent: String? {
    switch self {
    case .absent: nil
    case .null: "null"
    case .value(let value): SchemaRuntime.printedContent(value)
    }
  }
}

extension Boxed: PrintedHolder {
  fileprivate var printedContent: String? { SchemaRuntime.printedContent(value) }
}

extension PendingValue: PrintedHolder {
  fileprivate var printedContent: String? { stored.printedContent }
}

extension JSONMap: PrintedHolder {
  fileprivate var printedContent: String? { isEmpty ? nil : description }
}
