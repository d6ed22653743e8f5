// Generated from shapes/presence.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Shapes {
  /// A property of which absent, null and a value differ, and one that is deprecated.
  public struct PresenceValue: SchemaValue {
    /// Null: no replies.
    public var replyTo: Presence<String>
    @available(*, deprecated, message: "Use 'reply_to'.")
    public var sender: String? {
      get { _sender }
      set { _sender = newValue }
    }
    private var _sender: String?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(replyTo: Presence<String> = .absent, additionalProperties: JSONObject = [:]) {
      self.replyTo = replyTo
      self._sender = nil
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Coding

extension Shapes.PresenceValue: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: shapesPresencePlan, from: Self()) { m in
    m.presence(0, \.replyTo)
    m.optional(1, \._sender)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

private let shapesPresencePlan: SchemaPlan = SchemaPlan(
  "shapes/presence.yaml",
  #"""
  table #~members part rows=((reply_to <null|string>) (sender <string> …))
  block # object=(warned members=((1 by=table warns)))
  {"#":{"warns":true,"type":"object","properties":{"reply_to":{"type":"null|string"},
  "sender":["/properties/sender",{"type":"string"},{"deprecated":"reply_to"}]},"known":true}}
  """#
)
