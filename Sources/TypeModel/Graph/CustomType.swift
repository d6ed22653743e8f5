public import SchemaModel
public import SchemaRuntime

/// A Swift type that generated code uses and does not declare: one that a package chose for a format, or one of another
/// module.
public struct CustomType: Sendable, Hashable {
  /// The path of the type, with the module where that is needed: `["OrderID"]`, `["Shop", "Order"]`, `["Formatted"]`.
  public var path: [String]
  /// The path of its type argument, where it has one: `["Foundation", "Date"]`.
  public var argument: [String]
  /// The modules that declare the types in its spelling.
  public var modules: [String]
  /// The modules that declare the protocols that its argument conforms to.
  public var conformingModules: [String]
  /// The JSON types of its values; empty where they may be any.
  public var kinds: TypeSet
  /// Whether a value is made from the text of a string or a number, which it may refuse: so for a format, unless the
  /// type is an integer.
  public var isMadeOfText: Bool
  /// The integers that it holds, if it is an integer of a fixed width.
  public var integers: SchemaAdjustments.IntegerRange?

  public init(
    path: [String], argument: [String] = [], modules: [String] = [], conformingModules: [String] = [],
    kinds: TypeSet, isMadeOfText: Bool = false, integers: SchemaAdjustments.IntegerRange? = nil
  ) {
    self.path = path
    self.argument = argument
    self.modules = modules
    self.conformingModules = conformingModules
    self.kinds = kinds
    self.isMadeOfText = isMadeOfText
    self.integers = integers
  }

  /// The type as Swift spells it.
  public var spelling: String {
    path.joined(separator: ".") + (argument.isEmpty ? "" : "<\(argument.joined(separator: "."))>")
  }
}
