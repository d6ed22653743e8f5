extension JSONMap: CustomStringConvertible {
  /// The members as a dictionary is printed: `["name": value]`.
  public var description: String {
    if isEmpty { return "[:]" }
    let members = storage.map { key, value in "\(String(reflecting: key)): \(String(reflecting: value))" }
    return "[\(members.joined(separator: ", "))]"
  }
}
