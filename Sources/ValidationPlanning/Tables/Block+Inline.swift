package import SchemaRuntime
package import SchemaValidation

extension Block {
  /// Whether only the type is asked.
  package var isPlainType: Bool { facts == .types && message == nil }

  /// Whether the block's keywords stand below those of the caller, with no reference between.
  package func isWritten(into caller: Block, by call: BlockCall) -> Bool {
    // The author's words for failures of the caller are not meant for the property's.
    caller.message == nil && !tracks && location == caller.location + call.path
  }

  /// The one kind of scalar that the block allows, where its checks are few enough to stand in the caller.
  package var inlineKind: JSONKind? {
    guard let types, message == nil, !tracks, facts.areOnly([.types, .values, .numbers, .strings]) else {
      return nil
    }
    if values.contains(where: \.isOfStrings) { return types == .string ? .string : nil }
    guard !facts.contains(.values) else { return nil }
    if types == .string { return .string }
    return types == .number || types == .integer ? .number : nil
  }
}
