// Generated from wonderpush/web-alert.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension WonderPush {
  /// The options of an alert in a web browser. They follow the Notification API of the web; browsers differ
  /// in what they support.
  public struct WebAlert: SchemaValue {
    /// The direction of the text, for languages that are written from right to left.
    public var dir: Dir?
    /// The language tag of the title, the body and the button labels. The empty string says that the language
    /// is unknown. Nobody checks the tag.
    public var lang: String?
    /// The text of the alert, `alert.text` under the name that the web uses.
    public var body: String?
    /// The HTTPS URL of the icon beside the text.
    ///
    /// Must have the format `uri`.
    public var icon: String?
    /// The HTTPS URL of a small icon for places too narrow for the notification; it may also appear inside
    /// the notification, less prominent than `icon`.
    ///
    /// Must have the format `uri`.
    public var badge: String?
    /// The HTTPS URL of a large image under the text.
    ///
    /// Must have the format `uri`.
    public var image: String?
    /// The URL of the sound to play.
    ///
    /// Must have the format `uri`.
    public var sound: String?
    /// The vibration pattern. Unlike on Android, true and false are not accepted.
    public var vibrate: [Int]?
    /// When the event happened that the notification reports, in milliseconds since the epoch.
    ///
    /// In milliseconds since 1970 (UTC).
    public var timestamp: Int?
    /// Whether an update of a displayed notification alerts the user again.
    public var renotify: Bool?
    /// Whether sound and vibration are suppressed.
    public var silent: Bool?
    /// Whether the screen of the device stays off.
    public var noscreen: Bool?
    /// Whether the notification stays until the user acts on it, where the screen is large enough. WonderPush
    /// turns this on because some browsers dismiss notifications after seconds.
    public var requireInteraction: Bool?
    /// Whether the notification resists being cleared.
    public var sticky: Bool?
    /// The buttons of the notification. The Notification API of the web calls them actions; here that word
    /// means what a button does.
    public var buttons: [Button]?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      dir: Dir? = nil,
      lang: String? = nil,
      body: String? = nil,
      icon: String? = nil,
      badge: String? = nil,
      image: String? = nil,
      sound: String? = nil,
      vibrate: [Int]? = nil,
      timestamp: Int? = nil,
      renotify: Bool? = nil,
      silent: Bool? = nil,
      noscreen: Bool? = nil,
      requireInteraction: Bool? = nil,
      sticky: Bool? = nil,
      buttons: [Button]? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.dir = dir
      self.lang = lang
      self.body = body
      self.icon = icon
      self.badge = badge
      self.image = image
      self.sound = sound
      self.vibrate = vibrate
      self.timestamp = timestamp
      self.renotify = renotify
      self.silent = silent
      self.noscreen = noscreen
      self.requireInteraction = requireInteraction
      self.sticky = sticky
      self.buttons = buttons
      self.additionalProperties = additionalProperties
    }

    /// `requireInteraction`, or its default where it is left out.
    public var requireInteractionOrDefault: Bool { self.requireInteraction ?? true }

    /// A button of a web notification.
    public struct Button: SchemaValue {
      /// The text on the button.
      public var label: String?
      /// The identifier of the button. One is generated when it is missing.
      public var action: String?
      /// The URL of a small icon beside the label.
      ///
      /// Must have the format `uri`.
      public var icon: String?
      /// The page that the button opens instead of the target of the notification.
      ///
      /// Must have the format `uri`.
      public var targetURL: String?
      /// What the button does besides opening its page.
      public var actions: [Action]?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        label: String? = nil,
        action: String? = nil,
        icon: String? = nil,
        targetURL: String? = nil,
        actions: [Action]? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.label = label
        self.action = action
        self.icon = icon
        self.targetURL = targetURL
        self.actions = actions
        self.additionalProperties = additionalProperties
      }
    }

    /// The direction of the text, for languages that are written from right to left.
    public enum Dir: String, CaseIterable, SchemaValue {
      case automatic = "auto"
      case leftToRight = "ltr"
      case rightToLeft = "rtl"
    }
  }
}

// MARK: - Coding

extension WonderPush.WebAlert: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: wonderpushWebAlertPlan, from: Self()) { m in
    m.optional(0, \.dir)
    m.optional(1, \.lang)
    m.optional(2, \.body)
    m.optional(3, \.icon)
    m.optional(4, \.badge)
    m.optional(5, \.image)
    m.optional(6, \.sound)
    m.optional(7, \.vibrate)
    m.optional(8, \.timestamp)
    m.optional(9, \.renotify)
    m.optional(10, \.silent)
    m.optional(11, \.noscreen)
    m.optional(12, \.requireInteraction)
    m.optional(13, \.sticky)
    m.optional(14, \.buttons)
    m.others(\.additionalProperties)
  }
}

extension WonderPush.WebAlert.Button: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/button",
    in: wonderpushWebAlertPlan,
    from: Self()
  ) { m in
    m.optional(0, \.label)
    m.optional(1, \.action)
    m.optional(2, \.icon)
    m.optional(3, \.targetURL)
    m.optional(4, \.actions)
    m.others(\.additionalProperties)
  }
}

extension WonderPush.WebAlert.Dir: ListedText {
  public static let _cases = CaseTable(allCases, of: "#/properties/dir", in: wonderpushWebAlertPlan)
}

// MARK: - Plan

let wonderpushWebAlertPlan: SchemaPlan = SchemaPlan(
  "wonderpush/web-alert.yaml",
  #"""
  table #/properties/vibrate array rows=((<integer>))
  table #~members part rows=((dir <string enum=["auto","ltr","rtl"]>) (lang <string>) (body <string>) (icon
    <string pattern="^[Hh][Tt][Tt][Pp][Ss]://" format="uri">) (badge <string
    pattern="^[Hh][Tt][Tt][Pp][Ss]://" format="uri">) (image <string pattern="^[Hh][Tt][Tt][Pp][Ss]://"
    format="uri">) (sound <string format="uri">) (vibrate [) (timestamp <integer>) (renotify <boolean>)
    (silent <boolean>) (noscreen <boolean>) (requireInteraction <boolean>) (sticky <boolean>) (buttons))
    nested=(#/properties/vibrate)
  table #/properties/dir value rows=((<string enum=["auto","ltr","rtl"]>))
  table #/$defs/button~members part rows=((label <string>) (action <string>) (icon <string format="uri">)
    (targetUrl <string format="uri">) (actions))
  block # object=(warned members=((7 run=#/properties/vibrate) (14 run=#/properties/buttons)))
  block #/properties/buttons array=(items=(run=#/$defs/button) evaluated) types=array
  block #/$defs/button object=(warned members=((4 run=#/$defs/button/properties/actions)))
  block #/$defs/button/properties/actions array=(items=(run=@wonderpush/action.yaml#) evaluated) types=array
  reading # members=((7 as=(items of=(item by=#/properties/vibrate))) (14 as=(items of=(own))))
  reading #/$defs/button members=((4 as=(items of=(own))))
  {"#":{"warns":true,"type":"object","properties":{"dir":".","lang":{"type":"string"},
  "body":{"type":"string"},"icon":{"message":"the icon must be served over HTTPS","type":"string",
  "pattern":"^[Hh][Tt][Tt][Pp][Ss]://","format":"uri"},
  "badge":{"message":"the badge must be served over HTTPS","type":"string",
  "pattern":"^[Hh][Tt][Tt][Pp][Ss]://","format":"uri"},
  "image":{"message":"the image must be served over HTTPS","type":"string",
  "pattern":"^[Hh][Tt][Tt][Pp][Ss]://","format":"uri"},"sound":{"type":"string","format":"uri"},
  "vibrate":{"type":"array","items":{"type":"integer"}},"timestamp":{"type":"integer"},
  "renotify":{"type":"boolean"},"silent":{"type":"boolean"},"noscreen":{"type":"boolean"},
  "requireInteraction":{"type":"boolean"},"sticky":{"type":"boolean"},"buttons":{"warns":true,"type":"array",
  "items":"#/$defs/button"}},"known":true},
  "#/properties/dir":{"type":"string","strings /enum":["auto","ltr","rtl"]},
  "#/$defs/button":{"warns":true,"type":"object","properties":{"label":{"type":"string"},
  "action":{"type":"string"},"icon":{"type":"string","format":"uri"},"targetUrl":{"type":"string",
  "format":"uri"},"actions":{"warns":true,"type":"array","items":"wonderpush/action.yaml#"}},"known":true}}
  """#,
  with: { [wonderpushActionPlan] }
)
