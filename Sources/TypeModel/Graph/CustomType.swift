public import SchemaRuntime

/// A Swift type that generated code uses and does not declare: one that a package chose for a format, or one of another
/// module.
public struct CustomType: Sendable, Hashable {
  /// Its path, with the module where that is needed: `["OrderID"]`, `["Shop", "Order"]`, `["Formatted"]`.
  public var path: [String]
  /// The path of its type argument, where it has one: `["Foundation", "Date"]`.
  public var argument: [String]
  /// The modules that a file which mentions it imports.
  public var modules: [String]
  /// The JSON types of its values; empty: any.
  public var kinds: TypeSet
  /// Whether it is a number that `0` is a value of.
  public var isNumber: Bool

  public init(
    path: [String], argument: [String] = [], modules: [String] = [], kinds: TypeSet, isNumber: Bool = false
  ) {
    self.path = path
    self.argument = argument
    self.modules = modules
    self.kinds = kinds
    self.isNumber = isNumber
  }

  /// As Swift spells it.
  public var spelling: String {
    path.joined(separator: ".") + (argument.isEmpty ? "" : "<\(argument.joined(separator: "."))>")
  }
}
