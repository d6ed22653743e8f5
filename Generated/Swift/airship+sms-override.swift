// Generated from airship/sms-override.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// The text message a push sends when `sms` is among its device types. It excludes the MMS override: one
  /// push sends either an SMS or an MMS.
  public struct SMSOverride: SchemaValue {
    /// The message by SMS, in place of the alert of the notification. At most 1,600 characters; the carrier
    /// splits a long one into several messages.
    public var alert: String?
    /// When delivery is given up. 48 hours after the request if absent, and never later.
    public var expiry: Expiry?
    /// Replaces the HTTP and HTTPS links of the text, where spaces set them off, by links of 25 characters
    /// that differ for every recipient, and reports each click. Such links may carry the query parameters
    /// `ua-tag-add`, `ua-tag-remove`, `ua-list-add` and `ua-list-remove`, which tag or subscribe whoever
    /// follows them.
    public var shortenLinks: Bool?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      alert: String? = nil,
      expiry: Expiry? = nil,
      shortenLinks: Bool? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.alert = alert
      self.expiry = expiry
      self.shortenLinks = shortenLinks
      self.additionalProperties = additionalProperties
    }

    /// `expiry`, or its default where it is left out.
    public var expiryOrDefault: Expiry { self.expiry ?? .seconds(172800) }

    /// When delivery is given up, at most 48 hours ahead.
    public enum Expiry: SchemaValue, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
      /// The last moment for delivery, as an ISO 8601 date and time in UTC. It must lie within the 48 hours
      /// after the request, which the service checks.
      ///
      /// Must have the format `date-time`.
      case timestamp(String)
      /// How long delivery may take, counted from now.
      ///
      /// In seconds. Must be at most `172800`.
      case seconds(Int)

      public init(integerLiteral value: Int) { self = .seconds(value) }

      public init(stringLiteral value: String) { self = .timestamp(value) }
    }
  }
}

// MARK: - Coding

extension Airship.SMSOverride: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: airshipSmsOverridePlan, from: Self()) { m in
    m.optional(0, \.alert)
    m.optional(1, \.expiry)
    m.optional(2, \.shortenLinks)
    m.others(\.additionalProperties)
  }
}

extension Airship.SMSOverride.Expiry: ListedUnion {
  public static let _cases = StoredCases<Self>("#/$defs/expiry", in: airshipSmsOverridePlan) { c in
    c.add(Self.timestamp)
    c.add(Self.seconds)
  }

  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .timestamp(let value): writer.payload(value)
    case .seconds(let value): writer.payload(value)
    }
  }
}

// MARK: - Plan

let airshipSmsOverridePlan: SchemaPlan = SchemaPlan(
  "airship/sms-override.yaml",
  #"""
  table #~members part rows=((alert <string maxLength=1600>) (expiry <string|integer maximum=172800
    format="date-time"> ?) (shorten_links <boolean>))
  table #/$defs/expiry/anyOf/0 value rows=((<string format="date-time">))
  table #/$defs/expiry/anyOf/1 value rows=((<integer maximum=172800>))
  block # object=(warned members=((1 run=#/$defs/expiry)))
  block #/$defs/expiry defers checks=((union of=(by=((refuse of=null|boolean|object|array) (call of=number
    run=#/$defs/expiry/anyOf/1) (call of=string run=#/$defs/expiry/anyOf/0)))))
  reading # members=((1 after=#/$defs/expiry))
  reading #/$defs/expiry kinds=((of=number cases=((1))) (of=string cases=((0))))
  {"#":{"warns":true,"type":"object","properties":{"alert":{"type":"string","maxLength":1600},
  "expiry":"#/$defs/expiry","shorten_links":{"type":"boolean"}},"known":true},
  "#/$defs/expiry":{"defers":true,"anyOf":{"of":[{"type":"string","name":"Timestamp",
  "schema":{"type":"string","format":"date-time"}},{"type":"number","name":"Seconds",
  "schema":{"type":"integer","maximum":172800}}]}}}
  """#
)
