// Generated from wonderpush/action.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension WonderPush {
  /// Something the SDK does in the background: when a notification is received or clicked, or when one of its
  /// buttons is pressed. `type` says what, the other members how. A member that belongs to another type has
  /// no meaning.
  public enum Action: SchemaValue {
    /// Closes the in-app dialog. Added by itself wherever it is not given.
    case close(Close)
    /// Tracks an event of the user, as the SDK's `trackEvent()` does.
    case trackEvent(TrackEvent)
    /// Changes the custom properties of the installation, as the SDK's `putInstallationCustomProperties()`
    /// does.
    case updateInstallation(UpdateInstallation)
    /// Adds values to those that a property of the installation already has, as the SDK's `addProperty()`
    /// does.
    case addProperty(AddProperty)
    /// Removes values from those that a property of the installation has, as the SDK's `removeProperty()`
    /// does.
    case removeProperty(RemoveProperty)
    /// Adds tags to the installation, as the SDK's `addTag()` does.
    case addTag(AddTag)
    /// Removes tags from the installation, as the SDK's `removeTag()` does.
    case removeTag(RemoveTag)
    /// Removes every tag from the installation, as the SDK's `removeAllTags()` does.
    case removeAllTags(RemoveAllTags)
    /// Calls a callback that the app has registered with the SDK.
    case method(Method)
    /// Opens an address in the browser, or in whatever app the system has for it.
    case link(Link)
    /// Opens the page of the app in the store of the platform.
    case rating(Rating)
    /// Closes the displayed notifications that the selectors choose. Each selector is matched if present;
    /// null selects the notifications without that trait.
    case closeNotifications(CloseNotifications)
    /// Subscribes the user to push notifications, asking for permission where needed.
    case subscribeToNotifications(SubscribeToNotifications)
    /// Unsubscribes the user from push notifications.
    case unsubscribeFromNotifications(UnsubscribeFromNotifications)

    /// Closes the in-app dialog. Added by itself wherever it is not given.
    public struct Close: SchemaValue {
      /// The kind of action, which tells it from the others.
      public var type: String { "close" }
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(additionalProperties: JSONObject = [:]) {
        self.additionalProperties = additionalProperties
      }
    }

    /// Tracks an event of the user, as the SDK's `trackEvent()` does.
    public struct TrackEvent: SchemaValue {
      /// The kind of action, which tells it from the others.
      public var type: String { "trackEvent" }
      /// The event to track.
      public var event: Event
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(event: Event, additionalProperties: JSONObject = [:]) {
        self.event = event
        self.additionalProperties = additionalProperties
      }
    }

    /// Changes the custom properties of the installation, as the SDK's `putInstallationCustomProperties()`
    /// does.
    public struct UpdateInstallation: SchemaValue {
      /// The kind of action, which tells it from the others.
      public var type: String { "updateInstallation" }
      /// The properties to create or to overwrite.
      public var installation: Installation?
      /// The properties, in the old place.
      @available(*, deprecated, message: "Use 'installation.custom'.")
      public var custom: JSONObject? {
        get { _custom }
        set { _custom = newValue }
      }
      private var _custom: JSONObject?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(installation: Installation? = nil, additionalProperties: JSONObject = [:]) {
        self.installation = installation
        self._custom = nil
        self.additionalProperties = additionalProperties
      }
    }

    /// Adds values to those that a property of the installation already has, as the SDK's `addProperty()`
    /// does.
    public struct AddProperty: SchemaValue {
      /// The kind of action, which tells it from the others.
      public var type: String { "addProperty" }
      /// The properties and the values to add to each.
      public var installation: Installation?
      /// The properties and values, in the old place.
      @available(*, deprecated, message: "Use 'installation.custom'.")
      public var custom: JSONObject? {
        get { _custom }
        set { _custom = newValue }
      }
      private var _custom: JSONObject?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(installation: Installation? = nil, additionalProperties: JSONObject = [:]) {
        self.installation = installation
        self._custom = nil
        self.additionalProperties = additionalProperties
      }
    }

    /// Removes values from those that a property of the installation has, as the SDK's `removeProperty()`
    /// does.
    public struct RemoveProperty: SchemaValue {
      /// The kind of action, which tells it from the others.
      public var type: String { "removeProperty" }
      /// The properties and the values to remove from each.
      public var installation: Installation?
      /// The properties and values, in the old place.
      @available(*, deprecated, message: "Use 'installation.custom'.")
      public var custom: JSONObject? {
        get { _custom }
        set { _custom = newValue }
      }
      private var _custom: JSONObject?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(installation: Installation? = nil, additionalProperties: JSONObject = [:]) {
        self.installation = installation
        self._custom = nil
        self.additionalProperties = additionalProperties
      }
    }

    /// Adds tags to the installation, as the SDK's `addTag()` does.
    public struct AddTag: SchemaValue {
      /// The kind of action, which tells it from the others.
      public var type: String { "addTag" }
      /// The tags to add.
      public var tags: [String]
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(tags: [String], additionalProperties: JSONObject = [:]) {
        self.tags = tags
        self.additionalProperties = additionalProperties
      }
    }

    /// Removes tags from the installation, as the SDK's `removeTag()` does.
    public struct RemoveTag: SchemaValue {
      /// The kind of action, which tells it from the others.
      public var type: String { "removeTag" }
      /// The tags to remove.
      public var tags: [String]
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(tags: [String], additionalProperties: JSONObject = [:]) {
        self.tags = tags
        self.additionalProperties = additionalProperties
      }
    }

    /// Removes every tag from the installation, as the SDK's `removeAllTags()` does.
    public struct RemoveAllTags: SchemaValue {
      /// The kind of action, which tells it from the others.
      public var type: String { "removeAllTags" }
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(additionalProperties: JSONObject = [:]) {
        self.additionalProperties = additionalProperties
      }
    }

    /// Calls a callback that the app has registered with the SDK.
    public struct Method: SchemaValue {
      /// The kind of action, which tells it from the others.
      public var type: String { "method" }
      /// The name of the callback.
      public var method: String
      /// The argument of the callback. One string, in spite of the plural.
      public var methodArgs: String?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(method: String, methodArgs: String? = nil, additionalProperties: JSONObject = [:]) {
        self.method = method
        self.methodArgs = methodArgs
        self.additionalProperties = additionalProperties
      }
    }

    /// Opens an address in the browser, or in whatever app the system has for it.
    public struct Link: SchemaValue {
      /// The kind of action, which tells it from the others.
      public var type: String { "link" }
      /// The URL or deeplink to open.
      public var url: String
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(url: String, additionalProperties: JSONObject = [:]) {
        self.url = url
        self.additionalProperties = additionalProperties
      }
    }

    /// Opens the page of the app in the store of the platform.
    public struct Rating: SchemaValue {
      /// The kind of action, which tells it from the others.
      public var type: String { "rating" }
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(additionalProperties: JSONObject = [:]) {
        self.additionalProperties = additionalProperties
      }
    }

    /// Closes the displayed notifications that the selectors choose. Each selector is matched if present;
    /// null selects the notifications without that trait.
    public struct CloseNotifications: SchemaValue {
      /// The kind of action, which tells it from the others.
      public var type: String { "closeNotifications" }
      /// Selects the notifications with this tag, or with null those without one.
      public var tag: Presence<String>
      /// Selects by notification channel; null means the default channel. Android only.
      public var channel: Presence<String>
      /// Selects by group; null means notifications outside of any group. Android only.
      public var group: Presence<String>
      /// Selects by category; null means notifications without one. Android and iOS.
      public var category: Presence<String>
      /// Selects by sort key; null means notifications without one. Android only.
      public var sortKey: Presence<String>
      /// Selects by thread identifier; null means notifications without one. iOS only.
      public var threadID: Presence<String>
      /// Selects by target content identifier; null means notifications without one. iOS only.
      public var targetContentID: Presence<String>
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        tag: Presence<String> = .absent,
        channel: Presence<String> = .absent,
        group: Presence<String> = .absent,
        category: Presence<String> = .absent,
        sortKey: Presence<String> = .absent,
        threadID: Presence<String> = .absent,
        targetContentID: Presence<String> = .absent,
        additionalProperties: JSONObject = [:]
      ) {
        self.tag = tag
        self.channel = channel
        self.group = group
        self.category = category
        self.sortKey = sortKey
        self.threadID = threadID
        self.targetContentID = targetContentID
        self.additionalProperties = additionalProperties
      }
    }

    /// Subscribes the user to push notifications, asking for permission where needed.
    public struct SubscribeToNotifications: SchemaValue {
      /// The kind of action, which tells it from the others.
      public var type: String { "subscribeToNotifications" }
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(additionalProperties: JSONObject = [:]) {
        self.additionalProperties = additionalProperties
      }
    }

    /// Unsubscribes the user from push notifications.
    public struct UnsubscribeFromNotifications: SchemaValue {
      /// The kind of action, which tells it from the others.
      public var type: String { "unsubscribeFromNotifications" }
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(additionalProperties: JSONObject = [:]) {
        self.additionalProperties = additionalProperties
      }
    }

    /// An event to track.
    public struct Event: SchemaValue {
      /// The type of the event, the first argument of the SDK's `trackEvent()`.
      public var type: String
      /// Data to attach to the event, in the format of custom properties.
      public var custom: JSONObject?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(type: String, custom: JSONObject? = nil, additionalProperties: JSONObject = [:]) {
        self.type = type
        self.custom = custom
        self.additionalProperties = additionalProperties
      }
    }

    /// What to merge into the installation: fields that it lacks are created, fields that it has are
    /// overwritten. Only `custom` may be changed.
    public struct Installation: SchemaValue {
      /// The custom properties, in the format of custom properties.
      public var custom: JSONObject?

      public init(custom: JSONObject? = nil) {
        self.custom = custom
      }
    }
  }
}

// MARK: - Coding

extension WonderPush.Action: ListedUnion {
  public static let _cases = StoredCases<Self>("#", in: wonderpushActionPlan) { c in
    c.add(Self.close)
    c.add(Self.trackEvent)
    c.add(Self.updateInstallation)
    c.add(Self.addProperty)
    c.add(Self.removeProperty)
    c.add(Self.addTag)
    c.add(Self.removeTag)
    c.add(Self.removeAllTags)
    c.add(Self.method)
    c.add(Self.link)
    c.add(Self.rating)
    c.add(Self.closeNotifications)
    c.add(Self.subscribeToNotifications)
    c.add(Self.unsubscribeFromNotifications)
  }

  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .close(let value): writer.payload(value)
    case .trackEvent(let value): writer.payload(value)
    case .updateInstallation(let value): writer.payload(value)
    case .addProperty(let value): writer.payload(value)
    case .removeProperty(let value): writer.payload(value)
    case .addTag(let value): writer.payload(value)
    case .removeTag(let value): writer.payload(value)
    case .removeAllTags(let value): writer.payload(value)
    case .method(let value): writer.payload(value)
    case .link(let value): writer.payload(value)
    case .rating(let value): writer.payload(value)
    case .closeNotifications(let value): writer.payload(value)
    case .subscribeToNotifications(let value): writer.payload(value)
    case .unsubscribeFromNotifications(let value): writer.payload(value)
    }
  }
}

extension WonderPush.Action.Close: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/close",
    in: wonderpushActionPlan,
    from: Self()
  ) { m in
    m.fixed(0, "close")
    m.others(\.additionalProperties)
  }
}

extension WonderPush.Action.TrackEvent: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/trackEvent",
    in: wonderpushActionPlan,
    from: Self(event: WonderPush.Action.Event._unread)
  ) { m in
    m.fixed(0, "trackEvent")
    m.required(1, \.event)
    m.others(\.additionalProperties)
  }
}

extension WonderPush.Action.UpdateInstallation: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/updateInstallation",
    in: wonderpushActionPlan,
    from: Self()
  ) { m in
    m.fixed(0, "updateInstallation")
    m.optional(1, \.installation)
    m.optional(2, \._custom)
    m.others(\.additionalProperties)
  }
}

extension WonderPush.Action.AddProperty: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/addProperty",
    in: wonderpushActionPlan,
    from: Self()
  ) { m in
    m.fixed(0, "addProperty")
    m.optional(1, \.installation)
    m.optional(2, \._custom)
    m.others(\.additionalProperties)
  }
}

extension WonderPush.Action.RemoveProperty: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/removeProperty",
    in: wonderpushActionPlan,
    from: Self()
  ) { m in
    m.fixed(0, "removeProperty")
    m.optional(1, \.installation)
    m.optional(2, \._custom)
    m.others(\.additionalProperties)
  }
}

extension WonderPush.Action.AddTag: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/addTag",
    in: wonderpushActionPlan,
    from: Self(tags: [])
  ) { m in
    m.fixed(0, "addTag")
    m.required(1, \.tags)
    m.others(\.additionalProperties)
  }
}

extension WonderPush.Action.RemoveTag: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/removeTag",
    in: wonderpushActionPlan,
    from: Self(tags: [])
  ) { m in
    m.fixed(0, "removeTag")
    m.required(1, \.tags)
    m.others(\.additionalProperties)
  }
}

extension WonderPush.Action.RemoveAllTags: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/removeAllTags",
    in: wonderpushActionPlan,
    from: Self()
  ) { m in
    m.fixed(0, "removeAllTags")
    m.others(\.additionalProperties)
  }
}

extension WonderPush.Action.Method: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/method",
    in: wonderpushActionPlan,
    from: Self(method: "")
  ) { m in
    m.fixed(0, "method")
    m.required(1, \.method)
    m.optional(2, \.methodArgs)
    m.others(\.additionalProperties)
  }
}

extension WonderPush.Action.Link: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/link",
    in: wonderpushActionPlan,
    from: Self(url: "")
  ) { m in
    m.fixed(0, "link")
    m.required(1, \.url)
    m.others(\.additionalProperties)
  }
}

extension WonderPush.Action.Rating: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/rating",
    in: wonderpushActionPlan,
    from: Self()
  ) { m in
    m.fixed(0, "rating")
    m.others(\.additionalProperties)
  }
}

extension WonderPush.Action.CloseNotifications: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/closeNotifications",
    in: wonderpushActionPlan,
    from: Self()
  ) { m in
    m.fixed(0, "closeNotifications")
    m.presence(1, \.tag)
    m.presence(2, \.channel)
    m.presence(3, \.group)
    m.presence(4, \.category)
    m.presence(5, \.sortKey)
    m.presence(6, \.threadID)
    m.presence(7, \.targetContentID)
    m.others(\.additionalProperties)
  }
}

extension WonderPush.Action.SubscribeToNotifications: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/subscribeToNotifications",
    in: wonderpushActionPlan,
    from: Self()
  ) { m in
    m.fixed(0, "subscribeToNotifications")
    m.others(\.additionalProperties)
  }
}

extension WonderPush.Action.UnsubscribeFromNotifications: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/unsubscribeFromNotifications",
    in: wonderpushActionPlan,
    from: Self()
  ) { m in
    m.fixed(0, "unsubscribeFromNotifications")
    m.others(\.additionalProperties)
  }
}

extension WonderPush.Action.Event: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/event",
    in: wonderpushActionPlan,
    from: Self(type: "")
  ) { m in
    m.required(0, \.type)
    m.optional(1, \.custom)
    m.others(\.additionalProperties)
  }
}

extension WonderPush.Action.Installation: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/installation",
    in: wonderpushActionPlan,
    from: Self()
  ) { m in
    m.optional(0, \.custom)
  }
}

// MARK: - Plan

let wonderpushActionPlan: SchemaPlan = SchemaPlan(
  "wonderpush/action.yaml",
  #"""
  table #/$defs/close object rows=((type <string const="close">)) required=1 others=warned
  table #/$defs/event object rows=((type <string>) (custom <object>)) required=1 others=warned
  table #/$defs/trackEvent object rows=((type <string const="trackEvent">) (event {)) nested=(#/$defs/event)
    required=3 others=warned
  table #/$defs/installation object rows=((custom <object>)) others=refused
  table #/$defs/updateInstallation~members part rows=((type <string const="updateInstallation">)
    (installation {) (custom <object> …)) nested=(#/$defs/installation)
  table #/$defs/addProperty~members part rows=((type <string const="addProperty">) (installation {) (custom
    <object> …)) nested=(#/$defs/installation)
  table #/$defs/removeProperty~members part rows=((type <string const="removeProperty">) (installation {)
    (custom <object> …)) nested=(#/$defs/installation)
  table #/$defs/tags array rows=((<string>))
  table #/$defs/addTag object rows=((type <string const="addTag">) (tags [)) nested=(#/$defs/tags)
    required=3 others=warned
  table #/$defs/removeTag object rows=((type <string const="removeTag">) (tags [)) nested=(#/$defs/tags)
    required=3 others=warned
  table #/$defs/removeAllTags object rows=((type <string const="removeAllTags">)) required=1 others=warned
  table #/$defs/method object rows=((type <string const="method">) (method <string>) (methodArgs <string>))
    required=3 others=warned
  table #/$defs/link object rows=((type <string const="link">) (url <string>)) required=3 others=warned
  table #/$defs/rating object rows=((type <string const="rating">)) required=1 others=warned
  table #/$defs/closeNotifications object rows=((type <string const="closeNotifications">) (tag
    <null|string>) (channel <null|string>) (group <null|string>) (category <null|string>) (sortKey
    <null|string>) (threadId <null|string>) (targetContentId <null|string>)) required=1 others=warned
  table #/$defs/subscribeToNotifications object rows=((type <string const="subscribeToNotifications">))
    required=1 others=warned
  table #/$defs/unsubscribeFromNotifications object rows=((type <string
    const="unsubscribeFromNotifications">)) required=1 others=warned
  table "#/x-warnings/0 conditional~members" part rows=((event))
  table "#/x-warnings/0/dependentSchemas/event conditional~members" part rows=((type <any
    const="trackEvent">))
  table "#/x-warnings/1 conditional~members" part rows=((installation))
  table "#/x-warnings/1/dependentSchemas/installation conditional~members" part rows=((type <any
    enum=["updateInstallation","addProperty","removeProperty"]>))
  table "#/x-warnings/2 conditional~members" part rows=((custom))
  table "#/x-warnings/3 conditional~members" part rows=((tags))
  table "#/x-warnings/3/dependentSchemas/tags conditional~members" part rows=((type <any enum=["addTag",
    "removeTag"]>))
  table "#/x-warnings/4/then conditional~members" part rows=((type <any const="method">))
  table "#/x-warnings/4/if/anyOf/0 conditional~members" part rows=((method))
  table "#/x-warnings/4/if/anyOf/1 conditional~members" part rows=((methodArgs))
  table "#/x-warnings/5 conditional~members" part rows=((url))
  table "#/x-warnings/5/dependentSchemas/url conditional~members" part rows=((type <any const="link">))
  table "#/x-warnings/6/then conditional~members" part rows=((type <any const="closeNotifications">))
  table "#/x-warnings/6/if/anyOf/0 conditional~members" part rows=((tag))
  table "#/x-warnings/6/if/anyOf/1 conditional~members" part rows=((channel))
  table "#/x-warnings/6/if/anyOf/2 conditional~members" part rows=((group))
  table "#/x-warnings/6/if/anyOf/3 conditional~members" part rows=((category))
  table "#/x-warnings/6/if/anyOf/4 conditional~members" part rows=((sortKey))
  table "#/x-warnings/6/if/anyOf/5 conditional~members" part rows=((threadId))
  table "#/x-warnings/6/if/anyOf/6 conditional~members" part rows=((targetContentId))
  table "# rules~members" part rows=((event <any>) (type <any>) (installation <any>) (custom <any>) (tags
    <any>) (method <any>) (methodArgs <any>) (url <any>) (tag <any>) (channel <any>) (group <any>) (category
    <any>) (sortKey <any>) (threadId <any>) (targetContentId <any>))
  block # defers checks=((union of=(one by=((refuse of=null|boolean|array|number|string) (tag of=object
    tag=(type) values=(close trackEvent updateInstallation addProperty removeProperty addTag removeTag
    removeAllTags method link rating closeNotifications subscribeToNotifications
    unsubscribeFromNotifications) branches=((run=#/$defs/close tags=1) (run=#/$defs/trackEvent tags=1)
    (run=#/$defs/updateInstallation tags=1) (run=#/$defs/addProperty tags=1) (run=#/$defs/removeProperty
    tags=1) (run=#/$defs/addTag tags=1) (run=#/$defs/removeTag tags=1) (run=#/$defs/removeAllTags tags=1)
    (run=#/$defs/method tags=1) (run=#/$defs/link tags=1) (run=#/$defs/rating tags=1)
    (run=#/$defs/closeNotifications tags=1) (run=#/$defs/subscribeToNotifications tags=1)
    (run=#/$defs/unsubscribeFromNotifications tags=1)))))) (warnings run="# rules"))
  block #/$defs/updateInstallation object=(warned members=((1 run=#/$defs/installation) (2 by=table warns))
    required=(0) holds=(any of=((has bits=2) (has bits=4))))
  block #/$defs/addProperty object=(warned members=((1 run=#/$defs/installation) (2 by=table warns))
    required=(0) holds=(any of=((has bits=2) (has bits=4))))
  block #/$defs/removeProperty object=(warned members=((1 run=#/$defs/installation) (2 by=table warns))
    required=(0) holds=(any of=((has bits=2) (has bits=4))))
  block "#/x-warnings/0 conditional" again object=(passing=early others=again dependents=((0
    run="#/x-warnings/0/dependentSchemas/event conditional")))
  block "#/x-warnings/0/dependentSchemas/event conditional" again object=(passing=early others=again)
  block "#/x-warnings/1 conditional" again object=(passing=early others=again dependents=((0
    run="#/x-warnings/1/dependentSchemas/installation conditional")))
  block "#/x-warnings/1/dependentSchemas/installation conditional" again object=(passing=early others=again)
  block "#/x-warnings/2 conditional" again object=(passing=early others=again dependents=((0
    run="#/x-warnings/1/dependentSchemas/installation conditional")))
  block "#/x-warnings/3 conditional" again object=(passing=early others=again dependents=((0
    run="#/x-warnings/3/dependentSchemas/tags conditional")))
  block "#/x-warnings/3/dependentSchemas/tags conditional" again object=(passing=early others=again)
  block "#/x-warnings/4 conditional" again checks=((if run="#/x-warnings/4/if conditional"
    then=(run="#/x-warnings/4/then conditional")))
  block "#/x-warnings/4/then conditional" again object=(passing=early others=again)
  block "#/x-warnings/4/if conditional" defers again checks=((union of=(after=(names=(method methodArgs)
    needs=((names=1 leave=1) (names=2 leave=2))) by=((attempt
    branches=((run="#/x-warnings/4/if/anyOf/0 conditional" bit=1 optional)
    (run="#/x-warnings/4/if/anyOf/1 conditional" bit=2 optional)) few)))))
  block "#/x-warnings/4/if/anyOf/0 conditional" again object=(passing=early others=again required=(0))
  block "#/x-warnings/4/if/anyOf/1 conditional" again object=(passing=early others=again required=(0))
  block "#/x-warnings/5 conditional" again object=(passing=early others=again dependents=((0
    run="#/x-warnings/5/dependentSchemas/url conditional")))
  block "#/x-warnings/5/dependentSchemas/url conditional" again object=(passing=early others=again)
  block "#/x-warnings/6 conditional" again checks=((if run="#/x-warnings/6/if conditional"
    then=(run="#/x-warnings/6/then conditional")))
  block "#/x-warnings/6/then conditional" again object=(passing=early others=again)
  block "#/x-warnings/6/if conditional" defers again checks=((union of=(after=(names=(category channel group
    sortKey tag targetContentId threadId) needs=((names=10 leave=1) (names=2 leave=2) (names=4 leave=4)
    (names=1 leave=8) (names=8 leave=10) (names=40 leave=20) (names=20 leave=40))) by=((attempt
    branches=((run="#/x-warnings/6/if/anyOf/0 conditional" bit=1 optional)
    (run="#/x-warnings/6/if/anyOf/1 conditional" bit=2 optional)
    (run="#/x-warnings/6/if/anyOf/2 conditional" bit=4 optional)
    (run="#/x-warnings/6/if/anyOf/3 conditional" bit=8 optional)
    (run="#/x-warnings/6/if/anyOf/4 conditional" bit=10 optional)
    (run="#/x-warnings/6/if/anyOf/5 conditional" bit=20 optional)
    (run="#/x-warnings/6/if/anyOf/6 conditional" bit=40 optional)) few)))))
  block "#/x-warnings/6/if/anyOf/0 conditional" again object=(passing=early others=again required=(0))
  block "#/x-warnings/6/if/anyOf/1 conditional" again object=(passing=early others=again required=(0))
  block "#/x-warnings/6/if/anyOf/2 conditional" again object=(passing=early others=again required=(0))
  block "#/x-warnings/6/if/anyOf/3 conditional" again object=(passing=early others=again required=(0))
  block "#/x-warnings/6/if/anyOf/4 conditional" again object=(passing=early others=again required=(0))
  block "#/x-warnings/6/if/anyOf/5 conditional" again object=(passing=early others=again required=(0))
  block "#/x-warnings/6/if/anyOf/6 conditional" again object=(passing=early others=again required=(0))
  block "# rules" again object=(passing=early others=again quiet=(all of=((any of=((has not bits=1) (line
    slot=0 name=1 table="#/x-warnings/0/dependentSchemas/event conditional~members"))) (any of=((has not
    bits=4) (line slot=0 name=1 table="#/x-warnings/1/dependentSchemas/installation conditional~members")))
    (any of=((has not bits=8) (line slot=0 name=1
    table="#/x-warnings/1/dependentSchemas/installation conditional~members"))) (any of=((has not bits=10)
    (line slot=0 name=1 table="#/x-warnings/3/dependentSchemas/tags conditional~members"))) (any of=((all
    of=((has not bits=20) (has not bits=40))) (line slot=0 name=1
    table="#/x-warnings/4/then conditional~members"))) (any of=((has not bits=80) (line slot=0 name=1
    table="#/x-warnings/5/dependentSchemas/url conditional~members"))) (any of=((all of=((has not bits=100)
    (has not bits=200) (has not bits=400) (has not bits=800) (has not bits=1000) (has not bits=2000) (has
    not bits=4000))) (line slot=0 name=1 table="#/x-warnings/6/then conditional~members")))))) checks=((rule
    others run="#/x-warnings/0 conditional") (rule others run="#/x-warnings/1 conditional") (rule others
    run="#/x-warnings/2 conditional") (rule others run="#/x-warnings/3 conditional") (rule others
    run="#/x-warnings/4 conditional") (rule others run="#/x-warnings/5 conditional") (rule others
    run="#/x-warnings/6 conditional"))
  reading # kinds=((by=tag validates tag=(type) values=(close trackEvent updateInstallation addProperty
    removeProperty addTag removeTag removeAllTags method link rating closeNotifications
    subscribeToNotifications unsubscribeFromNotifications)))
  reading #/$defs/trackEvent members=((1 as=(own)))
  reading #/$defs/updateInstallation members=((1 as=(own)) (2 as=(any)))
  reading #/$defs/addProperty members=((1 as=(own)) (2 as=(any)))
  reading #/$defs/removeProperty members=((1 as=(own)) (2 as=(any)))
  reading #/$defs/addTag members=((1 as=(items of=(item by=#/$defs/tags))))
  reading #/$defs/removeTag members=((1 as=(items of=(item by=#/$defs/tags))))
  reading #/$defs/event members=((1 as=(any)))
  reading #/$defs/installation members=((0 as=(any)))
  {"#":{"warns":true,"defers":true,"oneOf":{"tag":"type","of":[{"type":"object","name":"Close",
  "tags":["close"],"schema":"#/$defs/close"},{"type":"object","name":"Track event","tags":["trackEvent"],
  "schema":"#/$defs/trackEvent"},{"type":"object","name":"Update installation","tags":["updateInstallation"],
  "schema":"#/$defs/updateInstallation"},{"type":"object","name":"Add property","tags":["addProperty"],
  "schema":"#/$defs/addProperty"},{"type":"object","name":"Remove property","tags":["removeProperty"],
  "schema":"#/$defs/removeProperty"},{"type":"object","name":"Add tag","tags":["addTag"],
  "schema":"#/$defs/addTag"},{"type":"object","name":"Remove tag","tags":["removeTag"],
  "schema":"#/$defs/removeTag"},{"type":"object","name":"Remove all tags","tags":["removeAllTags"],
  "schema":"#/$defs/removeAllTags"},{"type":"object","name":"Method","tags":["method"],
  "schema":"#/$defs/method"},{"type":"object","name":"Link","tags":["link"],"schema":"#/$defs/link"},
  {"type":"object","name":"Rating","tags":["rating"],"schema":"#/$defs/rating"},{"type":"object",
  "name":"Close notifications","tags":["closeNotifications"],"schema":"#/$defs/closeNotifications"},
  {"type":"object","name":"Subscribe to notifications","tags":["subscribeToNotifications"],
  "schema":"#/$defs/subscribeToNotifications"},{"type":"object","name":"Unsubscribe from notifications",
  "tags":["unsubscribeFromNotifications"],"schema":"#/$defs/unsubscribeFromNotifications"}]},
  "x-warnings":[{"message":"`event` means something to trackEvent only","names":["event"],
  "dependentSchemas":{"event":{"properties":{"type":{"const":"trackEvent"}}}}},
  {"message":"`installation` means something to updateInstallation, addProperty and removeProperty only",
  "names":["installation"],
  "dependentSchemas":{"installation":{"properties":{"type":{"strings /enum":["updateInstallation",
  "addProperty","removeProperty"]}}}}},
  {"message":"`custom` means something to updateInstallation, addProperty and removeProperty only",
  "names":["custom"],
  "dependentSchemas":{"custom":{"properties":{"type":{"strings /enum":["updateInstallation","addProperty",
  "removeProperty"]}}}}},{"message":"`tags` means something to addTag and removeTag only","names":["tags"],
  "dependentSchemas":{"tags":{"properties":{"type":{"strings /enum":["addTag","removeTag"]}}}}},
  {"message":"`method` and `methodArgs` mean something to an action of type method only",
  "if":{"if":{"defers":true,"anyOf":{"discriminatingNames":["method","methodArgs"],
  "of":[{"discriminatingNames":1,"schema":{"names":["method"],"required":["method"]}},
  {"discriminatingNames":2,"schema":{"names":["methodArgs"],"required":["methodArgs"]}}]}},
  "then":{"properties":{"type":{"const":"method"}}}}},{"message":"`url` means something to link only",
  "names":["url"],"dependentSchemas":{"url":{"properties":{"type":{"const":"link"}}}}},
  {"message":"the selectors of notifications mean something to closeNotifications only",
  "if":{"if":{"defers":true,"anyOf":{"discriminatingNames":["category","channel","group","sortKey","tag",
  "targetContentId","threadId"],"of":[{"discriminatingNames":16,"schema":{"names":["tag"],
  "required":["tag"]}},{"discriminatingNames":2,"schema":{"names":["channel"],"required":["channel"]}},
  {"discriminatingNames":4,"schema":{"names":["group"],"required":["group"]}},{"discriminatingNames":1,
  "schema":{"names":["category"],"required":["category"]}},{"discriminatingNames":8,
  "schema":{"names":["sortKey"],"required":["sortKey"]}},{"discriminatingNames":64,
  "schema":{"names":["threadId"],"required":["threadId"]}},{"discriminatingNames":32,
  "schema":{"names":["targetContentId"],"required":["targetContentId"]}}]}},
  "then":{"properties":{"type":{"const":"closeNotifications"}}}}}]},
  "#/$defs/close":{"warns":true,"type":"object","properties":{"type":{"type":"string","const":"close"}},
  "required":["type"],"known":true},
  "#/$defs/trackEvent":{"warns":true,"type":"object","properties":{"type":{"type":"string",
  "const":"trackEvent"},"event":"#/$defs/event"},"required":["type","event"],"known":true},
  "#/$defs/event":{"warns":true,"type":"object","properties":{"type":{"type":"string"},
  "custom":{"type":"object"}},"required":["type"],"known":true},
  "#/$defs/updateInstallation":{"warns":true,"type":"object","properties":{"type":{"type":"string",
  "const":"updateInstallation"},"installation":"#/$defs/installation","custom":["/properties/custom",
  {"type":"object"},{"deprecated":"installation.custom"}]},"required":["type"],"known":true,
  "anyOf":{"discriminatingNames":["custom","installation"],"of":[{"discriminatingNames":2,
  "schema":{"message":"`installation` is required","names":["installation"],"required":["installation"]}},
  {"discriminatingNames":1,"schema":{"names":["custom"],"required":["custom"]}}]}},
  "#/$defs/installation":{"type":"object","properties":{"custom":{"type":"object"}},
  "additionalProperties":false},
  "#/$defs/addProperty":{"warns":true,"type":"object","properties":{"type":{"type":"string",
  "const":"addProperty"},"installation":"#/$defs/installation","custom":["/properties/custom",
  {"type":"object"},{"deprecated":"installation.custom"}]},"required":["type"],"known":true,
  "anyOf":{"discriminatingNames":["custom","installation"],"of":[{"discriminatingNames":2,
  "schema":{"message":"`installation` is required","names":["installation"],"required":["installation"]}},
  {"discriminatingNames":1,"schema":{"names":["custom"],"required":["custom"]}}]}},
  "#/$defs/removeProperty":{"warns":true,"type":"object","properties":{"type":{"type":"string",
  "const":"removeProperty"},"installation":"#/$defs/installation","custom":["/properties/custom",
  {"type":"object"},{"deprecated":"installation.custom"}]},"required":["type"],"known":true,
  "anyOf":{"discriminatingNames":["custom","installation"],"of":[{"discriminatingNames":2,
  "schema":{"message":"`installation` is required","names":["installation"],"required":["installation"]}},
  {"discriminatingNames":1,"schema":{"names":["custom"],"required":["custom"]}}]}},
  "#/$defs/addTag":{"warns":true,"type":"object","properties":{"type":{"type":"string","const":"addTag"},
  "tags":"#/$defs/tags"},"required":["type","tags"],"known":true},
  "#/$defs/tags":{"type":"array","items":{"type":"string"}},
  "#/$defs/removeTag":{"warns":true,"type":"object","properties":{"type":{"type":"string",
  "const":"removeTag"},"tags":"#/$defs/tags"},"required":["type","tags"],"known":true},
  "#/$defs/removeAllTags":{"warns":true,"type":"object","properties":{"type":{"type":"string",
  "const":"removeAllTags"}},"required":["type"],"known":true},
  "#/$defs/method":{"warns":true,"type":"object","properties":{"type":{"type":"string","const":"method"},
  "method":{"type":"string"},"methodArgs":{"type":"string"}},"required":["type","method"],"known":true},
  "#/$defs/link":{"warns":true,"type":"object","properties":{"type":{"type":"string","const":"link"},
  "url":{"type":"string"}},"required":["type","url"],"known":true},
  "#/$defs/rating":{"warns":true,"type":"object","properties":{"type":{"type":"string","const":"rating"}},
  "required":["type"],"known":true},
  "#/$defs/closeNotifications":{"warns":true,"type":"object","properties":{"type":{"type":"string",
  "const":"closeNotifications"},"tag":{"type":"null|string"},"channel":{"type":"null|string"},
  "group":{"type":"null|string"},"category":{"type":"null|string"},"sortKey":{"type":"null|string"},
  "threadId":{"type":"null|string"},"targetContentId":{"type":"null|string"}},"required":["type"],
  "known":true},
  "#/$defs/subscribeToNotifications":{"warns":true,"type":"object","properties":{"type":{"type":"string",
  "const":"subscribeToNotifications"}},"required":["type"],"known":true},
  "#/$defs/unsubscribeFromNotifications":{"warns":true,"type":"object","properties":{"type":{"type":"string",
  "const":"unsubscribeFromNotifications"}},"required":["type"],"known":true}}
  """#
)
