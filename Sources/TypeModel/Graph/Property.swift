public import SchemaModel
public import SchemaRuntime

/// A named member of an object.
public struct Property: Sendable {
  /// The key in JSON.
  public var key: String
  /// The Swift name, without backticks.
  public var name: String
  /// The schemas that describe the member wherever it occurs; the first is the one to document. Of `alternatives` it is one.
  /// Empty for a member that only `required` or a condition names.
  public var schemas: [SchemaID]
  /// Whether the member must occur.
  public var isRequired: Bool
  /// The type of the value when it is there; optional when `null` is allowed.
  public var type: TypeReference
  /// The only value the member can have, when it is required and has but one: no storage, no argument.
  public var fixedValue: JSONValue?
  /// Whether the value is stored behind a reference, because it contains the struct itself or is large.
  public var isBoxed = false
  /// Whether the value is stored as one that may not have been read yet, as its type has none to stand for it.
  public var isPending = false
  public var defaultValue: JSONValue?
  /// The name of the accessor that falls back on the default.
  public var defaultAccessor: String?
  public var documentation: Documentation
  /// The branches of its schemas that are described here, as their type is that of other members, too.
  public var branches: [SchemaID] = []
  /// The schemas of which one holds wherever the member occurs, where conditions name it: what all of them ask always holds.
  public var alternatives: [SchemaID] = []

  /// Whether the struct has storage for it.
  public var isStored: Bool { fixedValue == nil }

  /// How absence and `null` show in the Swift type.
  public var presence: Presence {
    switch (isRequired, type.isOptional) {
    case (true, false): return .required
    case (true, true): return .requiredNullable
    case (false, false): return .optional
    case (false, true): return .optionalNullable
    }
  }

  public enum Presence: Sendable {
    /// `T`.
    case required
    /// `T?`: nil is written as null.
    case requiredNullable
    /// `T?`: nil is not written.
    case optional
    /// `Presence<T>`: absent, null or a value.
    case optionalNullable
  }
}
