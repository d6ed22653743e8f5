// Generated from airship/notification.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Airship {
  /// What a push says, once for all platforms and again for each platform that should say or do something
  /// else. An override counts only when its platform is among the device types of the push.
  ///
  /// At most one of `sms` and `mms` may be present.
  public struct Notification: SchemaValue {
    /// The message for every platform whose override has no alert of its own.
    public var alert: String?
    /// What Android devices receive instead.
    public var android: AndroidOverride? {
      get { _android.unboxed }
      set { _android.unboxed = newValue }
    }
    private var _android: Boxed<AndroidOverride>?
    /// The email to send. Required when the device types of the push include `email`.
    public var email: EmailOverride?
    /// What Fire OS devices receive instead.
    public var amazon: FireOSOverride?
    /// What iOS devices receive instead.
    public var ios: IOSOverride? {
      get { _ios.unboxed }
      set { _ios.unboxed = newValue }
    }
    private var _ios: Boxed<IOSOverride>?
    /// The MMS to send. Excludes `sms`.
    public var mms: MMSOverride?
    /// The SMS to send. Excludes `mms`.
    public var sms: SMSOverride?
    /// What browsers receive instead.
    public var web: WebOverride?
    /// What the open platform of this name receives instead.
    public var openChannels: JSONMap<OpenChannelOverride>
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      alert: String? = nil,
      android: AndroidOverride? = nil,
      email: EmailOverride? = nil,
      amazon: FireOSOverride? = nil,
      ios: IOSOverride? = nil,
      mms: MMSOverride? = nil,
      sms: SMSOverride? = nil,
      web: WebOverride? = nil,
      openChannels: JSONMap<OpenChannelOverride> = [:],
      additionalProperties: JSONObject = [:]
    ) {
      self.alert = alert
      self._android = android.map(Boxed.init)
      self.email = email
      self.amazon = amazon
      self._ios = ios.map(Boxed.init)
      self.mms = mms
      self.sms = sms
      self.web = web
      self.openChannels = openChannels
      self.additionalProperties = additionalProperties
    }
  }
}

// MARK: - Coding

extension Airship.Notification: ListedStruct {
  private static let openChannelsPattern = Pattern.generated("^open::.+$")

  public static let _members = StoredMembers<Self>("#", in: airshipNotificationPlan, from: Self()) { m in
    m.optional(0, \.alert)
    m.optional(1, \._android)
    m.optional(2, \.email)
    m.optional(3, \.amazon)
    m.optional(4, \._ios)
    m.optional(5, \.mms)
    m.optional(6, \.sms)
    m.optional(7, \.web)
    m.others(\.openChannels, matching: openChannelsPattern)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

let airshipNotificationPlan: SchemaPlan = SchemaPlan(
  "airship/notification.yaml",
  #"""
  table airship/sms-override.yaml#~members part rows=((alert <string maxLength=1600>) (expiry
    <string|integer maximum=172800 format="date-time"> ?) (shorten_links <boolean>))
  table #~members part rows=((alert <string>) (android) (email) (amazon) (ios) (mms) (sms {) (web))
    nested=(airship/sms-override.yaml#~members)
  table "#/propertyNames/not conditional" value rows=((<any const="open::">))
  table "#/allOf/1/then/anyOf/1/properties/ios/anyOf/0 conditional~members" part rows=((alert))
  table "#/allOf/1/then/anyOf/1/properties/ios/anyOf/1 conditional~members" part rows=((badge))
  table "#/allOf/1/then/anyOf/1/properties/ios/anyOf/2 conditional~members" part rows=((sound))
  table "#/allOf/1/if/properties/ios conditional~members" part rows=((priority <any const=10>))
  table "#/x-warnings/0/propertyNames/anyOf/0 conditional" value rows=((<any enum=["alert","android","email",
    "amazon","ios","mms","sms","web"]>))
  table "#/x-warnings/0/propertyNames/anyOf/1 conditional" value rows=((<any pattern="^open::">))
  block # object=(naming=(tests=((listed not of=("open::"))) run=#/propertyNames) patterns=(("^open::.+$"
    run=@airship/open-channel-override.yaml#)) members=((1 run=@airship/android-override.yaml#) (2
    run=@airship/email-override.yaml#) (3 run=@airship/fire-os-override.yaml#) (4 slot=0
    run=@airship/ios-override.yaml#) (5 run=@airship/mms-override.yaml#) (6 run=@airship/sms-override.yaml#)
    (7 run=@airship/web-override.yaml#)) holds=(all of=((has not bits=60) (any of=((has not bits=10) (has
    bits=1) (block not slot=0 block="#/allOf/1/if/properties/ios conditional") (block slot=0
    block="#/allOf/1/then/anyOf/1/properties/ios conditional")))))) checks=((rule
    run="#/x-warnings/0 conditional"))
  block #/propertyNames checks=((not run="#/propertyNames/not conditional"))
  block "#/allOf/1/then/anyOf/1/properties/ios conditional" defers again checks=((union
    of=(after=(names=(alert badge sound) needs=((names=1 leave=1) (names=2 leave=2) (names=4 leave=4)))
    by=((attempt branches=((run="#/allOf/1/then/anyOf/1/properties/ios/anyOf/0 conditional" bit=1 optional)
    (run="#/allOf/1/then/anyOf/1/properties/ios/anyOf/1 conditional" bit=2 optional)
    (run="#/allOf/1/then/anyOf/1/properties/ios/anyOf/2 conditional" bit=4 optional)) few)))))
  block "#/allOf/1/then/anyOf/1/properties/ios/anyOf/0 conditional" again object=(passing=early others=again
    required=(0))
  block "#/allOf/1/then/anyOf/1/properties/ios/anyOf/1 conditional" again object=(passing=early others=again
    required=(0))
  block "#/allOf/1/then/anyOf/1/properties/ios/anyOf/2 conditional" again object=(passing=early others=again
    required=(0))
  block "#/allOf/1/if/properties/ios conditional" again object=(passing=early others=again required=(0))
  block "#/x-warnings/0 conditional" again object=(tableless again
    naming=(run="#/x-warnings/0/propertyNames conditional") others=again)
  block "#/x-warnings/0/propertyNames conditional" defers again checks=((union of=(by=((call
    of=null|boolean|object|array|number run="#/x-warnings/0/propertyNames/anyOf/1 conditional") (attempt
    of=string branches=((run="#/x-warnings/0/propertyNames/anyOf/0 conditional")
    (run="#/x-warnings/0/propertyNames/anyOf/1 conditional")))))))
  reading # members=((1 as=(own)) (2 as=(own)) (3 as=(own)) (4 as=(own)) (5 as=(own)) (6 as=(own)) (7
    as=(own)))
  {"#":{"warns":true,"type":"object","properties":{"alert":{"type":"string"},
  "android":"airship/android-override.yaml#","email":"airship/email-override.yaml#",
  "amazon":"airship/fire-os-override.yaml#","ios":"airship/ios-override.yaml#",
  "mms":"airship/mms-override.yaml#","sms":"airship/sms-override.yaml#","web":"airship/web-override.yaml#"},
  "patternProperties":{"^open::.+$":"airship/open-channel-override.yaml#"},
  "propertyNames":{"message":"expected the name of an open platform after the prefix 'open::'",
  "not":{"const":"open::"}},
  "allOf":[{"message":"a push sends either an SMS or an MMS, so sms and mms exclude each other",
  "not":{"names":["sms","mms"],"required":["sms","mms"]}},
  {"message":"ios.priority 10 needs a visible notification, one with an alert, a badge or a sound",
  "if":{"if":{"properties":{"ios":{"properties":{"priority":{"const":10}},"required":["priority"]}},
  "required":["ios"]},"then":{"defers":true,"anyOf":{"discriminatingNames":["alert"],
  "of":[{"discriminatingNames":1,"schema":{"names":["alert"],"required":["alert"]}},
  {"schema":{"properties":{"ios":{"defers":true,"anyOf":{"discriminatingNames":["alert","badge","sound"],
  "of":[{"discriminatingNames":1,"schema":{"names":["alert"],"required":["alert"]}},{"discriminatingNames":2,
  "schema":{"names":["badge"],"required":["badge"]}},{"discriminatingNames":4,"schema":{"names":["sound"],
  "required":["sound"]}}]}}}}}]}}}}],
  "x-warnings":[{"message":"a notification has alert, android, email, amazon, ios, mms, sms, web and members named open::<platform>",
  "propertyNames":{"defers":true,"anyOf":{"of":[{"type":"string","schema":{"strings /enum":["alert",
  "android","email","amazon","ios","mms","sms","web"]}},{"schema":{"pattern":"^open::"}}]}}}]}}
  """#,
  with: {
    [
      airshipAndroidOverridePlan,
      airshipEmailOverridePlan,
      airshipFireOsOverridePlan,
      airshipIosOverridePlan,
      airshipMmsOverridePlan,
      airshipOpenChannelOverridePlan,
      airshipSmsOverridePlan,
      airshipWebOverridePlan,
    ]
  }
)
