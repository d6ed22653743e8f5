// Generated from shapes/wrapper.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// An address of a customer.
  ///
  /// Must have the format `email`.
  public struct Wrapper: SchemaValue {
    public var value: String

    public init(_ value: String) {
      self.value = value
    }
  }
}

// MARK: - Coding

extension Shapes.Wrapper {
  public static let _schema = TypeSchema("#", in: shapesWrapperPlan)

  public static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {
    return Self(try String._read(&cursor))
  }

  public func _write(to writer: inout JSONWriter) {
    value._write(to: &writer)
  }

  public init(_unvalidatedFrom decoder: any Decoder) throws {
    self.init(try String.init(_unvalidatedFrom: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
    try container.encode(value)
  }
}

// MARK: - Plan

private let shapesWrapperPlan: SchemaPlan = SchemaPlan(
  "shapes/wrapper.yaml",
  #"""
  table # value rows=((<string format="email">))
  {"#":{"type":"string","format":"email"}}
  """#
)
