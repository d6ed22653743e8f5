// Generated from airship/style.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// An expanded layout for the notification: a long text, a large picture or a list of lines. Android and
  /// Fire OS share it; Android shows it from 4.3 on. `type` names the layout, and the member of that name
  /// holds its content.
  public struct Style: SchemaValue {
    /// The address of the picture to show. Needed when `type` is `big_picture`.
    ///
    /// Must have the format `uri`.
    public var bigPicture: String?
    /// The long text to show. Needed when `type` is `big_text`.
    public var bigText: String?
    /// The lines to list when `type` is `inbox`.
    public var lines: [String]?
    /// Replaces the summary of the notification.
    public var summary: String?
    /// Replaces the title of the notification.
    public var title: String?
    /// Which layout to use.
    public var type: Layout
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      bigPicture: String? = nil,
      bigText: String? = nil,
      lines: [String]? = nil,
      summary: String? = nil,
      title: String? = nil,
      type: Layout,
      additionalProperties: JSONObject = [:]
    ) {
      self.bigPicture = bigPicture
      self.bigText = bigText
      self.lines = lines
      self.summary = summary
      self.title = title
      self.type = type
      self.additionalProperties = additionalProperties
    }

    /// The layout of a notification: a large picture, a long text, or a list of lines.
    public enum Layout: String, CaseIterable, SchemaValue {
      case bigPicture = "big_picture"
      case bigText = "big_text"
      case inbox
    }
  }
}

// MARK: - Coding

extension Airship.Style: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#",
    in: airshipStylePlan,
    from: Self(type: .bigPicture)
  ) { m in
    m.optional(0, \.bigPicture)
    m.optional(1, \.bigText)
    m.optional(2, \.lines)
    m.optional(3, \.summary)
    m.optional(4, \.title)
    m.required(5, \.type)
    m.others(\.additionalProperties)
  }
}

extension Airship.Style.Layout: ListedText {
  public static let _cases = CaseTable(allCases, of: "#/$defs/layout", in: airshipStylePlan)
}

// MARK: - Plan

let airshipStylePlan: SchemaPlan = SchemaPlan(
  "airship/style.yaml",
  #"""
  table #/properties/lines array rows=((<string>))
  table #~members part rows=((big_picture <string format="uri">) (big_text <string>) (lines [) (summary
    <string>) (title <string>) (type <string enum=["big_picture","big_text","inbox"]> @0))
    nested=(#/properties/lines)
  table #/$defs/layout value rows=((<string enum=["big_picture","big_text","inbox"]>))
  block # object=(warned members=((2 run=#/properties/lines) (5 slot=0 by=table)) required=(5) holds=(all
    of=((any of=((has bits=1) (among not bits=2 slot=0 told=1 texts=(big_text big_picture)))) (any of=((has
    bits=2) (among not bits=1 slot=0 told=1 texts=(big_text big_picture)))))))
  reading # members=((2 as=(items of=(item by=#/properties/lines))))
  {"#":{"warns":true,"type":"object","properties":{"big_picture":{"type":"string","format":"uri"},
  "big_text":{"type":"string"},"lines":{"type":"array","items":{"type":"string"}},
  "summary":{"type":"string"},"title":{"type":"string"},"type":"#/$defs/layout"},"required":["type"],
  "known":true,"allOf":[{"message":"a style of type big_picture needs the member big_picture",
  "if":{"if":{"properties":{"type":{"const":"big_picture"}},"required":["type"]},
  "then":{"names":["big_picture"],"required":["big_picture"]}}},
  {"message":"a style of type big_text needs the member big_text",
  "if":{"if":{"properties":{"type":{"const":"big_text"}},"required":["type"]},"then":{"names":["big_text"],
  "required":["big_text"]}}}]},
  "#/$defs/layout":{"type":"string","strings /enum":["big_picture","big_text","inbox"]}}
  """#
)
