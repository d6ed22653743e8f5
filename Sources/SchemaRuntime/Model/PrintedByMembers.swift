/// A struct that is printed by the members that it has: `Contact(address: "ada@example.org", tags: ["a", "b"])`.
///
/// What is left out of it, and what only generated code touches, is left out of the text, too.
public protocol PrintedByMembers: CustomStringConvertible {}

extension PrintedByMembers {
  /// The name of the type, and the members that are there.
  public var description: String {
    let members = Mirror(reflecting: self).children.compactMap { label, value -> String? in
      guard let label, let content = printedContent(value) else { return nil }
      let name = label.hasPrefix("_") ? label.dropFirst() : label[...]
      return "\(name): \(content)"
    }
    return "\(Self.self)(\(members.joined(separator: ", ")))"
  }
}

/// Strings have quotes, and other values the text that `print` has for them; nil for what is not there.
private func printedContent(_ value: Any) -> String? {
  switch value {
  case let text as String: String(reflecting: text)
  case let holder as any PrintedHolder: holder.printedContent
  default: String(describing: value)
  }
}

/// What is printed as the value that it holds, or not at all.
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
