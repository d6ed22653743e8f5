// Generated from wonderpush/alert.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension WonderPush {
  /// What the user sees in the notification center. The members here serve every platform; `ios`, `android`
  /// and `web` add the options that only one of them knows.
  public struct Alert: SchemaValue {
    /// The message itself.
    public var text: String?
    /// The title shown with the message.
    public var title: String?
    /// Where a click leads. An address of any scheme is left to the operating system, which opens the app
    /// that claims it or else the browser. Three addresses are special:
    /// `wonderpush://notificationOpen/default` simply opens the app (so do null and a missing member),
    /// `wonderpush://notificationOpen/broadcast` lets the code of the app choose the screen, and
    /// `wonderpush://notificationOpen/noop` does nothing; keep that last one for buttons, since a click on
    /// the notification should always show an effect.
    ///
    /// Must have the format `uri`.
    public var targetURL: Presence<String>
    /// An identity for the notification. A notification with the tag of one that is still displayed replaces
    /// it; null or no tag shows a new notification every time.
    public var tag: Presence<String>
    /// Actions to perform in the background when the user clicks the notification.
    public var actions: [Action]?
    /// Options for iOS.
    public var ios: IOSAlert?
    /// Options for Android.
    public var android: AndroidAlert? {
      get { _android.unboxed }
      set { _android.unboxed = newValue }
    }
    private var _android: Boxed<AndroidAlert>?
    /// Options for web browsers.
    public var web: WebAlert?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      text: String? = nil,
      title: String? = nil,
      targetURL: Presence<String> = .absent,
      tag: Presence<String> = .absent,
      actions: [Action]? = nil,
      ios: IOSAlert? = nil,
      android: AndroidAlert? = nil,
      web: WebAlert? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.text = text
      self.title = title
      self.targetURL = targetURL
      self.tag = tag
      self.actions = actions
      self.ios = ios
      self._android = android.map(Boxed.init)
      self.web = web
      self.additionalProperties = additionalProperties
    }

    /// `targetURL`, or its default where it is left out.
    public var targetURLOrDefault: String? {
      self.targetURL.isAbsent ? .some("wonderpush://notificationOpen/default") : self.targetURL.value
    }
  }
}

// MARK: - Coding

extension WonderPush.Alert: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: wonderpushAlertPlan, from: Self()) { m in
    m.optional(0, \.text)
    m.optional(1, \.title)
    m.presence(2, \.targetURL)
    m.presence(3, \.tag)
    m.optional(4, \.actions)
    m.optional(5, \.ios)
    m.optional(6, \._android)
    m.optional(7, \.web)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

let wonderpushAlertPlan: SchemaPlan = SchemaPlan(
  "wonderpush/alert.yaml",
  #"""
  table #~members part rows=((text <string>) (title <string>) (targetUrl <null|string format="uri">) (tag
    <null|string>) (actions) (ios) (android) (web))
  block # object=(warned members=((4 run=#/properties/actions) (5 run=@wonderpush/ios-alert.yaml#) (6
    run=@"wonderpush/android-alert.yaml# merged") (7 run=@wonderpush/web-alert.yaml#)))
  block #/properties/actions array=(items=(run=@wonderpush/action.yaml#) evaluated) types=array
  reading # members=((2 table) (4 as=(items of=(own))) (5 as=(own)) (6 as=(own)) (7 as=(own)))
  {"#":{"warns":true,"type":"object","properties":{"text":{"type":"string"},"title":{"type":"string"},
  "targetUrl":{"type":"null|string","format":"uri"},"tag":{"type":"null|string"},"actions":{"warns":true,
  "type":"array","items":"wonderpush/action.yaml#"},"ios":"wonderpush/ios-alert.yaml#",
  "android":"wonderpush/android-alert.yaml#","web":"wonderpush/web-alert.yaml#"},"known":true}}
  """#,
  with: {
    [wonderpushActionPlan, wonderpushAndroidAlertPlan, wonderpushIosAlertPlan, wonderpushWebAlertPlan]
  }
)
