public import SchemaRuntime

extension JSONValue {
  /// The string that a JSON text is; nil where it is something else.
  public static func string(ofJSON text: String) -> String? {
    do {
      guard case .string(let string) = try JSONValue(jsonString: text) else { return nil }
      return string
    } catch {
      return nil
    }
  }
}
