/// The name of a declaration that stands by itself in a generated file: of a plan, or a part of one.
public struct GlobalName: Sendable, Hashable {
  public let name: String

  init(_ name: String) { self.name = SwiftIdentifier(name).name }

  /// The name as it is used. Code that holds it mentions the declaration.
  var code: SwiftCode { "\(self)" }

  /// The name of a declaration that belongs to another one.
  static func + (owner: GlobalName, suffix: SwiftCode) -> GlobalName { GlobalName(owner.name + suffix.text) }
}
