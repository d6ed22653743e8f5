public import Diagnostics
import SchemaRuntime

/// A text that mentions something of the schemas, and where it stands: in `namespace.yaml`, in a configuration.
public struct Mention: Sendable, Hashable {
  public var text: String
  public var location: SourceLocation

  public init(text: String, location: SourceLocation) {
    self.text = text
    self.location = location
  }
}

extension Mention {
  /// The document and the JSON Pointer that a text such as `order.yaml#/properties/lines` has; without `#`, the root.
  public var place: (document: String, pointer: String) {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    return (parts[0], parts.count > 1 ? parts[1] : "")
  }

  /// Whether it is a place in a document, and no name of a type: it has a `#`, or ends as a schema file does.
  public var isPlace: Bool {
    text.utf8.contains(UInt8(ascii: "#")) || FolderWalk.isSchemaFile(text)
  }

  /// Whether it is the place of a member, a position or a branch, which have names of their own in Swift.
  public var isOfMember: Bool {
    guard isPlace, let tokens = JSONPointer.tokens(of: place.pointer) else { return false }
    guard let keyword = tokens.dropLast().last.flatMap(Keyword.init(named:)) else { return false }
    if keyword == .items { return tokens.last.flatMap { Int($0) } != nil }
    return [.properties, .patternProperties, .oneOf, .anyOf, .prefixItems].contains(keyword)
  }
}
