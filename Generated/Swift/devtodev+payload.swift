// Generated from devtodev/payload.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Devtodev {
  /// The content of a notification. When it is hidden, `data` is the only member allowed.
  public struct Payload: SchemaValue {
    /// A short headline. Apple Watch shows it for a moment only, so it should be grasped at a glance.
    ///
    /// Since iOS 8.2.
    public var title: String?
    /// The text of the notification. Required unless the notification is hidden.
    public var text: String?
    /// The key of the title in the `Localizable.strings` file of the app. The string may hold `%@` and `%n$@`
    /// specifiers, which `title-loc-args` fills.
    ///
    /// Since iOS 8.2.
    public var titleLocKey: String?
    /// The strings that replace the format specifiers of the title.
    ///
    /// Since iOS 8.2.
    public var titleLocArgs: TitleLocArgs?
    /// The key of a localized string for the right button of the alert, in place of “View”. With this member
    /// the alert has a Close and a View button.
    public var actionLocKey: String?
    /// The key of the text in the `Localizable.strings` file of the app. The string may hold `%@` and `%n$@`
    /// specifiers, which `loc-args` fills.
    public var locKey: String?
    /// The strings that replace the format specifiers of the text.
    public var locArgs: [String]?
    /// The name of an image file in the bundle of the app, with or without its extension, to show while the
    /// app launches from the notification. Without it the system falls back to a snapshot, the launch image
    /// of `Info.plist`, or `Default.png`.
    ///
    /// Since iOS 4.0.
    public var launchImage: String?
    /// Parameters for the app, of any JSON type. Required when the notification is hidden.
    public var data: JSONObject?
    /// The number on the icon of the app. 0 removes the badge; without this member it stays as it is.
    public var badge: Double?
    /// Which sound to play: a file of the app's bundle or of `Library/Sounds` in its data container.
    /// `default` is the standard sound, and so is a file that is not there.
    public var sound: String?
    /// An image, a sound or a film to show with the notification, since iOS 10. Needs SDK 1.9 for iOS,
    /// Cordova and UE4, 2.3 for Unity, or 1.8 for Air.
    ///
    /// Since devtodev iOS SDK 1.9.
    public var attachment: Attachment?
    /// What a click on the notification does, if not simply opening the app. Needs SDK 1.9 for iOS, Cordova
    /// and UE4, 2.3 for Unity, or 1.8 for Air.
    ///
    /// Since devtodev iOS SDK 1.9.
    public var action: Action?
    /// The buttons of the notification. Needs SDK 1.9 for iOS, Cordova and UE4, 2.3 for Unity, or 1.8 for
    /// Air.
    ///
    /// Since devtodev iOS SDK 1.9.
    public var interactive: Interactive?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      title: String? = nil,
      text: String? = nil,
      titleLocKey: String? = nil,
      titleLocArgs: TitleLocArgs? = nil,
      actionLocKey: String? = nil,
      locKey: String? = nil,
      locArgs: [String]? = nil,
      launchImage: String? = nil,
      data: JSONObject? = nil,
      badge: Double? = nil,
      sound: String? = nil,
      attachment: Attachment? = nil,
      action: Action? = nil,
      interactive: Interactive? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.title = title
      self.text = text
      self.titleLocKey = titleLocKey
      self.titleLocArgs = titleLocArgs
      self.actionLocKey = actionLocKey
      self.locKey = locKey
      self.locArgs = locArgs
      self.launchImage = launchImage
      self.data = data
      self.badge = badge
      self.sound = sound
      self.attachment = attachment
      self.action = action
      self.interactive = interactive
      self.additionalProperties = additionalProperties
    }

    /// Media that the device downloads and attaches.
    public struct Attachment: SchemaValue {
      /// The kind of media.
      public var type: AttachmentType
      /// The HTTPS URL of the file.
      ///
      /// Must have the format `uri`.
      public var url: String
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(type: AttachmentType, url: String, additionalProperties: JSONObject = [:]) {
        self.type = type
        self.url = url
        self.additionalProperties = additionalProperties
      }

      /// The kind of media.
      public enum AttachmentType: String, CaseIterable, SchemaValue {
        case image
        case audio
        case video
      }
    }

    /// The strings that replace the format specifiers of the title.
    ///
    /// Since iOS 8.2.
    public enum TitleLocArgs: SchemaValue, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
      /// One string for each specifier.
      case list([String])
      /// A single string, the form that the table of the vendor names.
      case text(String)

      public init(stringLiteral value: String) { self = .text(value) }

      public init(arrayLiteral elements: String...) { self = .list(elements) }
    }
  }
}

// MARK: - Coding

extension Devtodev.Payload: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: devtodevPayloadPlan, from: Self()) { m in
    m.optional(0, \.title)
    m.optional(1, \.text)
    m.optional(2, \.titleLocKey)
    m.optional(3, \.titleLocArgs)
    m.optional(4, \.actionLocKey)
    m.optional(5, \.locKey)
    m.optional(6, \.locArgs)
    m.optional(7, \.launchImage)
    m.optional(8, \.data)
    m.optional(9, \.badge)
    m.optional(10, \.sound)
    m.optional(11, \.attachment)
    m.optional(12, \.action)
    m.optional(13, \.interactive)
    m.others(\.additionalProperties)
  }
}

extension Devtodev.Payload.Attachment: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/attachment",
    in: devtodevPayloadPlan,
    from: Self(type: .image, url: "")
  ) { m in
    m.required(0, \.type)
    m.required(1, \.url)
    m.others(\.additionalProperties)
  }
}

extension Devtodev.Payload.Attachment.AttachmentType: ListedText {
  public static let _cases = CaseTable(
    allCases,
    of: "#/$defs/attachment/properties/type",
    in: devtodevPayloadPlan
  )
}

extension Devtodev.Payload.TitleLocArgs: ListedUnion {
  public static let _cases = StoredCases<Self>("#/properties/title-loc-args", in: devtodevPayloadPlan) { c in
    c.add(Self.list)
    c.add(Self.text)
  }

  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .list(let value): writer.payload(value)
    case .text(let value): writer.payload(value)
    }
  }
}

// MARK: - Plan

let devtodevPayloadPlan: SchemaPlan = SchemaPlan(
  "devtodev/payload.yaml",
  #"""
  table #/properties/title-loc-args/anyOf/0 array rows=((<string>))
  table #/$defs/attachment object rows=((type <string enum=["image","audio","video"]>) (url <string
    pattern="^[Hh][Tt][Tt][Pp][Ss]://" format="uri">)) required=3 others=warned
  table devtodev/action.yaml#~members part rows=((deeplink <string>) (url <string>) (share <string>))
  table #~members part rows=((title <string>) (text <string>) (title-loc-key <string>) (title-loc-args
    <string> ~) (action-loc-key <string>) (loc-key <string>) (loc-args [) (launch-image <string>) (data
    <object>) (badge <number>) (sound <string>) (attachment {) (action ~{) (interactive))
    nested=(#/properties/title-loc-args/anyOf/0 #/$defs/attachment devtodev/action.yaml#~members)
  table "#/properties/title-loc-args/anyOf/1/x-warnings/0 conditional" value rows=((<array>))
  table #/$defs/attachment/properties/type value rows=((<string enum=["image","audio","video"]>))
  block # object=(warned members=((3 run=#/properties/title-loc-args) (6
    run=#/properties/title-loc-args/anyOf/0) (11 run=#/$defs/attachment) (12 run=@devtodev/action.yaml#) (13
    run=@devtodev/interactive.yaml#)))
  block #/properties/title-loc-args defers checks=((union of=(by=((refuse of=null|boolean|object|number)
    (call of=string run=#/properties/title-loc-args/anyOf/1) (call of=array
    run=#/properties/title-loc-args/anyOf/0)))))
  block #/properties/title-loc-args/anyOf/1 types=string checks=((rule
    run="#/properties/title-loc-args/anyOf/1/x-warnings/0 conditional"))
  reading # members=((3 as=(own)) (6 as=(items of=(item by=#/properties/title-loc-args/anyOf/0))) (8
    as=(any)) (11 as=(own)) (12 as=(own)) (13 as=(own)))
  reading #/properties/title-loc-args kinds=((of=string cases=((1))) (of=array validates cases=((0 as=(items
    of=(item by=#/properties/title-loc-args/anyOf/0))))))
  {"#":{"warns":true,"type":"object","properties":{"title":{"type":"string"},"text":{"type":"string"},
  "title-loc-key":{"type":"string"},"title-loc-args":".","action-loc-key":{"type":"string"},
  "loc-key":{"type":"string"},"loc-args":{"type":"array","items":{"type":"string"}},
  "launch-image":{"type":"string"},"data":{"type":"object"},"badge":{"type":"number"},
  "sound":{"type":"string"},"attachment":"#/$defs/attachment","action":"devtodev/action.yaml#",
  "interactive":"devtodev/interactive.yaml#"},"known":true},
  "#/properties/title-loc-args":{"warns":true,"defers":true,"anyOf":{"of":[{"type":"array","name":"List",
  "schema":{"type":"array","items":{"type":"string"}}},{"type":"string","name":"Text","schema":{"warns":true,
  "type":"string","x-warnings":[{"message":"prefer an array of strings, which is what iOS takes",
  "type":"array"}]}}]}},
  "#/$defs/attachment":{"warns":true,"type":"object","properties":{"type":".",
  "url":{"message":"iOS downloads attachments over HTTPS only","type":"string",
  "pattern":"^[Hh][Tt][Tt][Pp][Ss]://","format":"uri"}},"required":["type","url"],"known":true},
  "#/$defs/attachment/properties/type":{"type":"string","strings /enum":["image","audio","video"]}}
  """#,
  with: { [devtodevActionPlan, devtodevInteractivePlan] }
)
