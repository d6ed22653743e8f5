public import SchemaModel
public import SchemaRuntime

/// A named member of an object.
public struct Property: Sendable {
  /// The key in JSON.
  public var key: String
  /// The Swift name, without backticks.
  public var name: String
  /// The schemas that describe the member wherever it occurs; the first one documents it. Where there are
  /// `alternatives`, it is one of them. Empty for a member that only `required` or a condition names.
  public var schemas: [SchemaID]
  /// Whether the member must occur.
  public var isRequired: Bool
  /// The type of the value when it is there; optional when `null` is allowed.
  public var type: TypeReference
  /// The only value that the member can have, where it is required: it has no storage and no argument. Nil where it may
  /// have others.
  public var fixedValue: JSONValue?
  /// Whether the value is stored behind a reference, because it contains the struct itself or is large.
  public var isBoxed = false
  /// Whether the value is stored as one that may not have been read yet, because no value of its type can stand for it.
  public var isPending = false
  public var defaultValue: JSONValue?
  /// The name of the accessor that falls back on the default.
  public var defaultAccessor: String?
  public var documentation: Documentation
  /// The branches of its schemas that the property describes, because other members have the same type.
  public var branches: [SchemaID] = []
  /// The schemas of which one holds wherever the member occurs, where conditions name it. A demand of all of them
  /// always holds.
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
