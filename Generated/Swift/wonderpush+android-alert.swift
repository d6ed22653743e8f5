// Generated from wonderpush/android-alert.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension WonderPush {
  /// The options of an alert on Android. Strings for display may be styled with simple HTML tags when `html`
  /// is true: line breaks, headings, bold, italic, underlined, larger and smaller text, fonts, links,
  /// quotations and aligned blocks.
  public struct AndroidAlert: SchemaValue {
    /// How prominently Android ranks the notification.
    public var priority: Priority?
    /// Other values for these options while the app is in the foreground.
    public var foreground: Foreground? {
      get { _foreground.unboxed }
      set { _foreground.unboxed = newValue }
    }
    private var _foreground: Boxed<Foreground>?
    /// The notification channel to post to, the SDK's default channel if missing. Before Android 8 the SDK
    /// imitates the preferences of channels.
    public var channel: String?
    /// The style of the notification. Null, like a missing member, is the default style.
    public var type: Presence<Style>
    /// The title of the expanded notification, for every style but `none`. Text or HTML.
    public var bigTitle: String?
    /// The text of the expanded notification, for style `bigText`. Text or HTML.
    public var bigText: String?
    /// The last line of the expanded notification, under a rule. Text or HTML.
    public var summaryText: String?
    /// The large icon of the expanded notification, for style `bigPicture`: a URL, preferably HTTPS, or the
    /// name of a resource.
    public var bigLargeIcon: String?
    /// The picture of the expanded notification, for style `bigPicture`: a URL, preferably HTTPS.
    ///
    /// Must have the format `uri`.
    public var bigPicture: String?
    /// The lines of the expanded notification, for style `inbox`.
    public var lines: [String]?
    /// Whether every string for display in this object is HTML with simple tags.
    public var html: Bool?
    /// The first line of the notification. Text or HTML.
    public var title: String?
    /// The second line of the notification. Text or HTML.
    public var text: String?
    /// More information, shown by the template of the platform. Text or HTML.
    public var subText: String?
    /// A small piece of information at the far right of the last line. Text or HTML.
    public var info: String?
    /// The text handed to accessibility services. Text or HTML.
    public var ticker: String?
    /// The people whom the notification is about. Android resolves `mailto:` and `tel:` URIs.
    ///
    /// Items must have the format `uri`.
    public var persons: [String]?
    /// The value of one of Android's notification category constants, which tells the system what the
    /// notification is about.
    public var category: String?
    /// The accent color: the name of an Android color constant, or `#` and six hex digits.
    public var color: String?
    /// The key of a group; devices that can do so show the notifications of a group as a cluster.
    public var group: String?
    /// Where a click on the folded-out group leads. Missing, it follows the target of the last notification
    /// received; null makes the group not clickable.
    public var groupTargetURL: Presence<String>
    /// Orders the notifications of the app by this string, lexicographically. Different priorities may
    /// outrank it.
    public var sortKey: String?
    /// Whether the notification should stay on this device, away from connected ones.
    public var localOnly: Bool?
    /// A number at the right-hand side, in place of `info` and in larger type.
    public var number: Int?
    /// Whether sound, vibration and ticker stay silent if the notification is already displayed.
    public var onlyAlertOnce: Bool?
    /// When the reported event happened, in milliseconds since the epoch. Apps for Android 7 and later show
    /// it only if `showWhen` is true.
    ///
    /// In milliseconds since 1970 (UTC).
    public var when: Int?
    /// Whether `when` is shown. Missing, it is hidden in apps for Android 7 and later, and shown in earlier
    /// ones.
    public var showWhen: Bool?
    /// Whether `when` is shown as a stopwatch that counts from it.
    public var usesChronometer: Bool?
    /// Whether the stopwatch counts down to `when`; relevant only with `usesChronometer`.
    public var chronometerCountDown: Bool?
    /// After how many milliseconds Android closes the notification by itself.
    public var timeoutAfter: Int?
    /// How much of the notification the lock screen shows.
    public var visibility: Visibility?
    /// The indicator light: false turns it off, true uses the defaults of the device, an object overrides
    /// some of them. Many devices ignore it.
    public var lights: Options.Lights?
    /// Whether to vibrate by the default pattern, or the pattern to vibrate by.
    public var vibrate: Options.Vibrate?
    /// The sound to play, a URL or the name of a resource. A notification that makes a sound is more likely
    /// to appear heads-up.
    public var sound: String?
    /// Whether the notification stands for something in progress, which the user cannot dismiss.
    public var ongoing: Bool?
    /// A progress bar, true for an undetermined one or the percentage that is done.
    public var progress: Options.Progress?
    /// The resource that stands for the notification in the status bar. Expanded, it moves to the right if
    /// there is a large icon.
    public var smallIcon: String?
    /// The icon at the left of the notification, a URL, preferably HTTPS, or the name of a resource.
    public var largeIcon: String?
    /// Up to three buttons.
    ///
    /// Must have at most 3 items.
    public var buttons: [Button]?
    /// Whether Android may add actions that it derives from the content.
    public var allowSystemGeneratedContextualActions: Bool?
    /// Which icon stands for the notification in a badge, in launchers that show badges.
    public var badgeIconType: BadgeIconType?
    /// Whether `color` fills the background. Meant for ongoing tasks of high priority, such as navigation or
    /// a call; most styles ignore it outside of foreground services.
    public var colorized: Bool?
    /// Values for the extras of the system's notification object, beside those that Android puts there;
    /// readable when active notifications are listed.
    public var extras: JSONObject?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      priority: Priority? = nil,
      foreground: Foreground? = nil,
      channel: String? = nil,
      type: Presence<Style> = .absent,
      bigTitle: String? = nil,
      bigText: String? = nil,
      summaryText: String? = nil,
      bigLargeIcon: String? = nil,
      bigPicture: String? = nil,
      lines: [String]? = nil,
      html: Bool? = nil,
      title: String? = nil,
      text: String? = nil,
      subText: String? = nil,
      info: String? = nil,
      ticker: String? = nil,
      persons: [String]? = nil,
      category: String? = nil,
      color: String? = nil,
      group: String? = nil,
      groupTargetURL: Presence<String> = .absent,
      sortKey: String? = nil,
      localOnly: Bool? = nil,
      number: Int? = nil,
      onlyAlertOnce: Bool? = nil,
      when: Int? = nil,
      showWhen: Bool? = nil,
      usesChronometer: Bool? = nil,
      chronometerCountDown: Bool? = nil,
      timeoutAfter: Int? = nil,
      visibility: Visibility? = nil,
      lights: Options.Lights? = nil,
      vibrate: Options.Vibrate? = nil,
      sound: String? = nil,
      ongoing: Bool? = nil,
      progress: Options.Progress? = nil,
      smallIcon: String? = nil,
      largeIcon: String? = nil,
      buttons: [Button]? = nil,
      allowSystemGeneratedContextualActions: Bool? = nil,
      badgeIconType: BadgeIconType? = nil,
      colorized: Bool? = nil,
      extras: JSONObject? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.priority = priority
      self._foreground = foreground.map(Boxed.init)
      self.channel = channel
      self.type = type
      self.bigTitle = bigTitle
      self.bigText = bigText
      self.summaryText = summaryText
      self.bigLargeIcon = bigLargeIcon
      self.bigPicture = bigPicture
      self.lines = lines
      self.html = html
      self.title = title
      self.text = text
      self.subText = subText
      self.info = info
      self.ticker = ticker
      self.persons = persons
      self.category = category
      self.color = color
      self.group = group
      self.groupTargetURL = groupTargetURL
      self.sortKey = sortKey
      self.localOnly = localOnly
      self.number = number
      self.onlyAlertOnce = onlyAlertOnce
      self.when = when
      self.showWhen = showWhen
      self.usesChronometer = usesChronometer
      self.chronometerCountDown = chronometerCountDown
      self.timeoutAfter = timeoutAfter
      self.visibility = visibility
      self.lights = lights
      self.vibrate = vibrate
      self.sound = sound
      self.ongoing = ongoing
      self.progress = progress
      self.smallIcon = smallIcon
      self.largeIcon = largeIcon
      self.buttons = buttons
      self.allowSystemGeneratedContextualActions = allowSystemGeneratedContextualActions
      self.badgeIconType = badgeIconType
      self.colorized = colorized
      self.extras = extras
      self.additionalProperties = additionalProperties
    }

    /// `visibility`, or its default where it is left out.
    public var visibilityOrDefault: Visibility { self.visibility ?? .`private` }

    /// `allowSystemGeneratedContextualActions`, or its default where it is left out.
    public var allowSystemGeneratedContextualActionsOrDefault: Bool {
      self.allowSystemGeneratedContextualActions ?? true
    }

    /// `badgeIconType`, or its default where it is left out.
    public var badgeIconTypeOrDefault: BadgeIconType { self.badgeIconType ?? .noIcon }

    /// The options that an alert has both in the background and in the foreground, except for the priority,
    /// whose default differs.
    public struct Options: SchemaValue {
      /// The notification channel to post to, the SDK's default channel if missing. Before Android 8 the SDK
      /// imitates the preferences of channels.
      public var channel: String?
      /// The style of the notification. Null, like a missing member, is the default style.
      public var type: Presence<Style>
      /// The title of the expanded notification, for every style but `none`. Text or HTML.
      public var bigTitle: String?
      /// The text of the expanded notification, for style `bigText`. Text or HTML.
      public var bigText: String?
      /// The last line of the expanded notification, under a rule. Text or HTML.
      public var summaryText: String?
      /// The large icon of the expanded notification, for style `bigPicture`: a URL, preferably HTTPS, or the
      /// name of a resource.
      public var bigLargeIcon: String?
      /// The picture of the expanded notification, for style `bigPicture`: a URL, preferably HTTPS.
      ///
      /// Must have the format `uri`.
      public var bigPicture: String?
      /// The lines of the expanded notification, for style `inbox`.
      public var lines: [String]?
      /// Whether every string for display in this object is HTML with simple tags.
      public var html: Bool?
      /// The first line of the notification. Text or HTML.
      public var title: String?
      /// The second line of the notification. Text or HTML.
      public var text: String?
      /// More information, shown by the template of the platform. Text or HTML.
      public var subText: String?
      /// A small piece of information at the far right of the last line. Text or HTML.
      public var info: String?
      /// The text handed to accessibility services. Text or HTML.
      public var ticker: String?
      /// The people whom the notification is about. Android resolves `mailto:` and `tel:` URIs.
      ///
      /// Items must have the format `uri`.
      public var persons: [String]?
      /// The value of one of Android's notification category constants, which tells the system what the
      /// notification is about.
      public var category: String?
      /// The accent color: the name of an Android color constant, or `#` and six hex digits.
      public var color: String?
      /// The key of a group; devices that can do so show the notifications of a group as a cluster.
      public var group: String?
      /// Where a click on the folded-out group leads. Missing, it follows the target of the last notification
      /// received; null makes the group not clickable.
      public var groupTargetURL: Presence<String>
      /// Orders the notifications of the app by this string, lexicographically. Different priorities may
      /// outrank it.
      public var sortKey: String?
      /// Whether the notification should stay on this device, away from connected ones.
      public var localOnly: Bool?
      /// A number at the right-hand side, in place of `info` and in larger type.
      public var number: Int?
      /// Whether sound, vibration and ticker stay silent if the notification is already displayed.
      public var onlyAlertOnce: Bool?
      /// When the reported event happened, in milliseconds since the epoch. Apps for Android 7 and later show
      /// it only if `showWhen` is true.
      ///
      /// In milliseconds since 1970 (UTC).
      public var when: Int?
      /// Whether `when` is shown. Missing, it is hidden in apps for Android 7 and later, and shown in earlier
      /// ones.
      public var showWhen: Bool?
      /// Whether `when` is shown as a stopwatch that counts from it.
      public var usesChronometer: Bool?
      /// Whether the stopwatch counts down to `when`; relevant only with `usesChronometer`.
      public var chronometerCountDown: Bool?
      /// After how many milliseconds Android closes the notification by itself.
      public var timeoutAfter: Int?
      /// How much of the notification the lock screen shows.
      public var visibility: Visibility?
      /// The indicator light: false turns it off, true uses the defaults of the device, an object overrides
      /// some of them. Many devices ignore it.
      public var lights: Lights?
      /// Whether to vibrate by the default pattern, or the pattern to vibrate by.
      public var vibrate: Vibrate?
      /// The sound to play, a URL or the name of a resource. A notification that makes a sound is more likely
      /// to appear heads-up.
      public var sound: String?
      /// Whether the notification stands for something in progress, which the user cannot dismiss.
      public var ongoing: Bool?
      /// A progress bar, true for an undetermined one or the percentage that is done.
      public var progress: Progress?
      /// The resource that stands for the notification in the status bar. Expanded, it moves to the right if
      /// there is a large icon.
      public var smallIcon: String?
      /// The icon at the left of the notification, a URL, preferably HTTPS, or the name of a resource.
      public var largeIcon: String?
      /// Up to three buttons.
      ///
      /// Must have at most 3 items.
      public var buttons: [Button]?
      /// Whether Android may add actions that it derives from the content.
      public var allowSystemGeneratedContextualActions: Bool?
      /// Which icon stands for the notification in a badge, in launchers that show badges.
      public var badgeIconType: BadgeIconType?
      /// Whether `color` fills the background. Meant for ongoing tasks of high priority, such as navigation
      /// or a call; most styles ignore it outside of foreground services.
      public var colorized: Bool?
      /// Values for the extras of the system's notification object, beside those that Android puts there;
      /// readable when active notifications are listed.
      public var extras: JSONObject?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        channel: String? = nil,
        type: Presence<Style> = .absent,
        bigTitle: String? = nil,
        bigText: String? = nil,
        summaryText: String? = nil,
        bigLargeIcon: String? = nil,
        bigPicture: String? = nil,
        lines: [String]? = nil,
        html: Bool? = nil,
        title: String? = nil,
        text: String? = nil,
        subText: String? = nil,
        info: String? = nil,
        ticker: String? = nil,
        persons: [String]? = nil,
        category: String? = nil,
        color: String? = nil,
        group: String? = nil,
        groupTargetURL: Presence<String> = .absent,
        sortKey: String? = nil,
        localOnly: Bool? = nil,
        number: Int? = nil,
        onlyAlertOnce: Bool? = nil,
        when: Int? = nil,
        showWhen: Bool? = nil,
        usesChronometer: Bool? = nil,
        chronometerCountDown: Bool? = nil,
        timeoutAfter: Int? = nil,
        visibility: Visibility? = nil,
        lights: Lights? = nil,
        vibrate: Vibrate? = nil,
        sound: String? = nil,
        ongoing: Bool? = nil,
        progress: Progress? = nil,
        smallIcon: String? = nil,
        largeIcon: String? = nil,
        buttons: [Button]? = nil,
        allowSystemGeneratedContextualActions: Bool? = nil,
        badgeIconType: BadgeIconType? = nil,
        colorized: Bool? = nil,
        extras: JSONObject? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.channel = channel
        self.type = type
        self.bigTitle = bigTitle
        self.bigText = bigText
        self.summaryText = summaryText
        self.bigLargeIcon = bigLargeIcon
        self.bigPicture = bigPicture
        self.lines = lines
        self.html = html
        self.title = title
        self.text = text
        self.subText = subText
        self.info = info
        self.ticker = ticker
        self.persons = persons
        self.category = category
        self.color = color
        self.group = group
        self.groupTargetURL = groupTargetURL
        self.sortKey = sortKey
        self.localOnly = localOnly
        self.number = number
        self.onlyAlertOnce = onlyAlertOnce
        self.when = when
        self.showWhen = showWhen
        self.usesChronometer = usesChronometer
        self.chronometerCountDown = chronometerCountDown
        self.timeoutAfter = timeoutAfter
        self.visibility = visibility
        self.lights = lights
        self.vibrate = vibrate
        self.sound = sound
        self.ongoing = ongoing
        self.progress = progress
        self.smallIcon = smallIcon
        self.largeIcon = largeIcon
        self.buttons = buttons
        self.allowSystemGeneratedContextualActions = allowSystemGeneratedContextualActions
        self.badgeIconType = badgeIconType
        self.colorized = colorized
        self.extras = extras
        self.additionalProperties = additionalProperties
      }

      /// `visibility`, or its default where it is left out.
      public var visibilityOrDefault: Visibility { self.visibility ?? .`private` }

      /// `allowSystemGeneratedContextualActions`, or its default where it is left out.
      public var allowSystemGeneratedContextualActionsOrDefault: Bool {
        self.allowSystemGeneratedContextualActions ?? true
      }

      /// `badgeIconType`, or its default where it is left out.
      public var badgeIconTypeOrDefault: BadgeIconType { self.badgeIconType ?? .noIcon }

      /// The indicator light: false turns it off, true uses the defaults of the device, an object overrides
      /// some of them. Many devices ignore it.
      public enum Lights: SchemaValue, ExpressibleByBooleanLiteral {
        /// Off, or on with the defaults of the device.
        case enabled(Bool)
        /// The color and the rhythm of the indicator light.
        case custom(AndroidAlert.Lights)

        public init(booleanLiteral value: Bool) { self = .enabled(value) }
      }

      /// Whether to vibrate by the default pattern, or the pattern to vibrate by.
      public enum Vibrate: SchemaValue, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral {
        /// Off, or on with the default pattern.
        case enabled(Bool)
        /// The lengths of the pauses and vibrations, in turn.
        case pattern([Int])

        public init(booleanLiteral value: Bool) { self = .enabled(value) }

        public init(arrayLiteral elements: Int...) { self = .pattern(elements) }
      }

      /// A progress bar, true for an undetermined one or the percentage that is done.
      public enum Progress: SchemaValue, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
        /// True for a bar without a percentage. What false does is not documented.
        case indeterminate(Bool)
        /// How much is done, from 0 to 100.
        ///
        /// In percent.
        case percent(Int)

        public init(booleanLiteral value: Bool) { self = .indeterminate(value) }

        public init(integerLiteral value: Int) { self = .percent(value) }
      }
    }

    /// The rank of a notification on the screen, highest first.
    public enum Priority: String, CaseIterable, SchemaValue {
      case max
      case high
      case `default`
      case low
      case min
    }

    /// How a notification is laid out. `none` keeps the text on one line; `bigText` has another text when
    /// expanded; `bigPicture` a large picture under one line of text; `inbox` several lines. Null is the
    /// default style, with expandable text.
    public enum Style: String, CaseIterable, SchemaValue {
      case singleLine = "none"
      case bigText
      case bigPicture
      case inbox
    }

    /// What the lock screen shows of a notification: all but private content, nothing at all, or everything.
    public enum Visibility: String, CaseIterable, SchemaValue {
      case `private`
      case secret
      case `public`
    }

    /// The icon of a notification in a badge, if any. Launchers without badge icons ignore it.
    public enum BadgeIconType: String, CaseIterable, SchemaValue {
      case noIcon = "none"
      case small
      case large
    }

    /// The color and the rhythm of the indicator light.
    public struct Lights: SchemaValue {
      /// The color of the light.
      public var color: String?
      /// For how many milliseconds the light stays on.
      public var onDuration: Double?
      /// For how many milliseconds the light stays off.
      public var offDuration: Double?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        color: String? = nil,
        onDuration: Double? = nil,
        offDuration: Double? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.color = color
        self.onDuration = onDuration
        self.offDuration = offDuration
        self.additionalProperties = additionalProperties
      }
    }

    /// A button of an Android notification.
    public struct Button: SchemaValue {
      /// The text on the button.
      public var label: String?
      /// The name of the resource shown beside the label.
      public var icon: String?
      /// What the button opens instead of the target of the notification.
      ///
      /// Must have the format `uri`.
      public var targetURL: String?
      /// What the button does in the background.
      public var actions: [Action]?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        label: String? = nil,
        icon: String? = nil,
        targetURL: String? = nil,
        actions: [Action]? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.label = label
        self.icon = icon
        self.targetURL = targetURL
        self.actions = actions
        self.additionalProperties = additionalProperties
      }
    }

    /// Values that replace those of the alert when the notification arrives while the app is in the
    /// foreground. Every option of the alert may be overridden; what is missing is taken from there, except
    /// for the priority, which is high.
    public struct Foreground: SchemaValue {
      /// How prominently Android ranks the notification. High unless given, so that it appears heads-up above
      /// the app.
      public var priority: Priority?
      /// Whether to act at once as if the user had clicked the notification.
      public var autoOpen: Bool?
      /// Whether to act at once as if the user had swiped the notification away.
      public var autoDrop: Bool?
      /// The notification channel to post to, the SDK's default channel if missing. Before Android 8 the SDK
      /// imitates the preferences of channels.
      public var channel: String?
      /// The style of the notification. Null, like a missing member, is the default style.
      public var type: Presence<Style>
      /// The title of the expanded notification, for every style but `none`. Text or HTML.
      public var bigTitle: String?
      /// The text of the expanded notification, for style `bigText`. Text or HTML.
      public var bigText: String?
      /// The last line of the expanded notification, under a rule. Text or HTML.
      public var summaryText: String?
      /// The large icon of the expanded notification, for style `bigPicture`: a URL, preferably HTTPS, or the
      /// name of a resource.
      public var bigLargeIcon: String?
      /// The picture of the expanded notification, for style `bigPicture`: a URL, preferably HTTPS.
      ///
      /// Must have the format `uri`.
      public var bigPicture: String?
      /// The lines of the expanded notification, for style `inbox`.
      public var lines: [String]?
      /// Whether every string for display in this object is HTML with simple tags.
      public var html: Bool?
      /// The first line of the notification. Text or HTML.
      public var title: String?
      /// The second line of the notification. Text or HTML.
      public var text: String?
      /// More information, shown by the template of the platform. Text or HTML.
      public var subText: String?
      /// A small piece of information at the far right of the last line. Text or HTML.
      public var info: String?
      /// The text handed to accessibility services. Text or HTML.
      public var ticker: String?
      /// The people whom the notification is about. Android resolves `mailto:` and `tel:` URIs.
      ///
      /// Items must have the format `uri`.
      public var persons: [String]?
      /// The value of one of Android's notification category constants, which tells the system what the
      /// notification is about.
      public var category: String?
      /// The accent color: the name of an Android color constant, or `#` and six hex digits.
      public var color: String?
      /// The key of a group; devices that can do so show the notifications of a group as a cluster.
      public var group: String?
      /// Where a click on the folded-out group leads. Missing, it follows the target of the last notification
      /// received; null makes the group not clickable.
      public var groupTargetURL: Presence<String>
      /// Orders the notifications of the app by this string, lexicographically. Different priorities may
      /// outrank it.
      public var sortKey: String?
      /// Whether the notification should stay on this device, away from connected ones.
      public var localOnly: Bool?
      /// A number at the right-hand side, in place of `info` and in larger type.
      public var number: Int?
      /// Whether sound, vibration and ticker stay silent if the notification is already displayed.
      public var onlyAlertOnce: Bool?
      /// When the reported event happened, in milliseconds since the epoch. Apps for Android 7 and later show
      /// it only if `showWhen` is true.
      ///
      /// In milliseconds since 1970 (UTC).
      public var when: Int?
      /// Whether `when` is shown. Missing, it is hidden in apps for Android 7 and later, and shown in earlier
      /// ones.
      public var showWhen: Bool?
      /// Whether `when` is shown as a stopwatch that counts from it.
      public var usesChronometer: Bool?
      /// Whether the stopwatch counts down to `when`; relevant only with `usesChronometer`.
      public var chronometerCountDown: Bool?
      /// After how many milliseconds Android closes the notification by itself.
      public var timeoutAfter: Int?
      /// How much of the notification the lock screen shows.
      public var visibility: Visibility?
      /// The indicator light: false turns it off, true uses the defaults of the device, an object overrides
      /// some of them. Many devices ignore it.
      public var lights: Options.Lights?
      /// Whether to vibrate by the default pattern, or the pattern to vibrate by.
      public var vibrate: Options.Vibrate?
      /// The sound to play, a URL or the name of a resource. A notification that makes a sound is more likely
      /// to appear heads-up.
      public var sound: String?
      /// Whether the notification stands for something in progress, which the user cannot dismiss.
      public var ongoing: Bool?
      /// A progress bar, true for an undetermined one or the percentage that is done.
      public var progress: Options.Progress?
      /// The resource that stands for the notification in the status bar. Expanded, it moves to the right if
      /// there is a large icon.
      public var smallIcon: String?
      /// The icon at the left of the notification, a URL, preferably HTTPS, or the name of a resource.
      public var largeIcon: String?
      /// Up to three buttons.
      ///
      /// Must have at most 3 items.
      public var buttons: [Button]?
      /// Whether Android may add actions that it derives from the content.
      public var allowSystemGeneratedContextualActions: Bool?
      /// Which icon stands for the notification in a badge, in launchers that show badges.
      public var badgeIconType: BadgeIconType?
      /// Whether `color` fills the background. Meant for ongoing tasks of high priority, such as navigation
      /// or a call; most styles ignore it outside of foreground services.
      public var colorized: Bool?
      /// Values for the extras of the system's notification object, beside those that Android puts there;
      /// readable when active notifications are listed.
      public var extras: JSONObject?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        priority: Priority? = nil,
        autoOpen: Bool? = nil,
        autoDrop: Bool? = nil,
        channel: String? = nil,
        type: Presence<Style> = .absent,
        bigTitle: String? = nil,
        bigText: String? = nil,
        summaryText: String? = nil,
        bigLargeIcon: String? = nil,
        bigPicture: String? = nil,
        lines: [String]? = nil,
        html: Bool? = nil,
        title: String? = nil,
        text: String? = nil,
        subText: String? = nil,
        info: String? = nil,
        ticker: String? = nil,
        persons: [String]? = nil,
        category: String? = nil,
        color: String? = nil,
        group: String? = nil,
        groupTargetURL: Presence<String> = .absent,
        sortKey: String? = nil,
        localOnly: Bool? = nil,
        number: Int? = nil,
        onlyAlertOnce: Bool? = nil,
        when: Int? = nil,
        showWhen: Bool? = nil,
        usesChronometer: Bool? = nil,
        chronometerCountDown: Bool? = nil,
        timeoutAfter: Int? = nil,
        visibility: Visibility? = nil,
        lights: Options.Lights? = nil,
        vibrate: Options.Vibrate? = nil,
        sound: String? = nil,
        ongoing: Bool? = nil,
        progress: Options.Progress? = nil,
        smallIcon: String? = nil,
        largeIcon: String? = nil,
        buttons: [Button]? = nil,
        allowSystemGeneratedContextualActions: Bool? = nil,
        badgeIconType: BadgeIconType? = nil,
        colorized: Bool? = nil,
        extras: JSONObject? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.priority = priority
        self.autoOpen = autoOpen
        self.autoDrop = autoDrop
        self.channel = channel
        self.type = type
        self.bigTitle = bigTitle
        self.bigText = bigText
        self.summaryText = summaryText
        self.bigLargeIcon = bigLargeIcon
        self.bigPicture = bigPicture
        self.lines = lines
        self.html = html
        self.title = title
        self.text = text
        self.subText = subText
        self.info = info
        self.ticker = ticker
        self.persons = persons
        self.category = category
        self.color = color
        self.group = group
        self.groupTargetURL = groupTargetURL
        self.sortKey = sortKey
        self.localOnly = localOnly
        self.number = number
        self.onlyAlertOnce = onlyAlertOnce
        self.when = when
        self.showWhen = showWhen
        self.usesChronometer = usesChronometer
        self.chronometerCountDown = chronometerCountDown
        self.timeoutAfter = timeoutAfter
        self.visibility = visibility
        self.lights = lights
        self.vibrate = vibrate
        self.sound = sound
        self.ongoing = ongoing
        self.progress = progress
        self.smallIcon = smallIcon
        self.largeIcon = largeIcon
        self.buttons = buttons
        self.allowSystemGeneratedContextualActions = allowSystemGeneratedContextualActions
        self.badgeIconType = badgeIconType
        self.colorized = colorized
        self.extras = extras
        self.additionalProperties = additionalProperties
      }

      /// `priority`, or its default where it is left out.
      public var priorityOrDefault: Priority { self.priority ?? .high }

      /// `visibility`, or its default where it is left out.
      public var visibilityOrDefault: Visibility { self.visibility ?? .`private` }

      /// `allowSystemGeneratedContextualActions`, or its default where it is left out.
      public var allowSystemGeneratedContextualActionsOrDefault: Bool {
        self.allowSystemGeneratedContextualActions ?? true
      }

      /// `badgeIconType`, or its default where it is left out.
      public var badgeIconTypeOrDefault: BadgeIconType { self.badgeIconType ?? .noIcon }
    }
  }
}

// MARK: - Coding

extension WonderPush.AndroidAlert: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: wonderpushAndroidAlertPlan, from: Self()) { m in
    m.optional(0, \.priority)
    m.optional(1, \._foreground)
    m.optional(2, \.channel)
    m.presence(3, \.type)
    m.optional(4, \.bigTitle)
    m.optional(5, \.bigText)
    m.optional(6, \.summaryText)
    m.optional(7, \.bigLargeIcon, inCode: true)
    m.optional(8, \.bigPicture, inCode: true)
    m.optional(9, \.lines)
    m.optional(10, \.html)
    m.optional(11, \.title)
    m.optional(12, \.text)
    m.optional(13, \.subText)
    m.optional(14, \.info)
    m.optional(15, \.ticker)
    m.optional(16, \.persons)
    m.optional(17, \.category)
    m.optional(18, \.color)
    m.optional(19, \.group)
    m.presence(20, \.groupTargetURL)
    m.optional(21, \.sortKey)
    m.optional(22, \.localOnly)
    m.optional(23, \.number)
    m.optional(24, \.onlyAlertOnce)
    m.optional(25, \.when)
    m.optional(26, \.showWhen)
    m.optional(27, \.usesChronometer)
    m.optional(28, \.chronometerCountDown)
    m.optional(29, \.timeoutAfter)
    m.optional(30, \.visibility)
    m.optional(31, \.lights)
    m.optional(32, \.vibrate)
    m.optional(33, \.sound)
    m.optional(34, \.ongoing)
    m.optional(35, \.progress)
    m.optional(36, \.smallIcon)
    m.optional(37, \.largeIcon, inCode: true)
    m.optional(38, \.buttons)
    m.optional(39, \.allowSystemGeneratedContextualActions)
    m.optional(40, \.badgeIconType)
    m.optional(41, \.colorized)
    m.optional(42, \.extras)
    m.others(\.additionalProperties)
  }
}

extension WonderPush.AndroidAlert.Options: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/options",
    in: wonderpushAndroidAlertPlan,
    from: Self()
  ) { m in
    m.optional(0, \.channel)
    m.presence(1, \.type)
    m.optional(2, \.bigTitle)
    m.optional(3, \.bigText)
    m.optional(4, \.summaryText)
    m.optional(5, \.bigLargeIcon, inCode: true)
    m.optional(6, \.bigPicture, inCode: true)
    m.optional(7, \.lines)
    m.optional(8, \.html)
    m.optional(9, \.title)
    m.optional(10, \.text)
    m.optional(11, \.subText)
    m.optional(12, \.info)
    m.optional(13, \.ticker)
    m.optional(14, \.persons)
    m.optional(15, \.category)
    m.optional(16, \.color)
    m.optional(17, \.group)
    m.presence(18, \.groupTargetURL)
    m.optional(19, \.sortKey)
    m.optional(20, \.localOnly)
    m.optional(21, \.number)
    m.optional(22, \.onlyAlertOnce)
    m.optional(23, \.when)
    m.optional(24, \.showWhen)
    m.optional(25, \.usesChronometer)
    m.optional(26, \.chronometerCountDown)
    m.optional(27, \.timeoutAfter)
    m.optional(28, \.visibility)
    m.optional(29, \.lights)
    m.optional(30, \.vibrate)
    m.optional(31, \.sound)
    m.optional(32, \.ongoing)
    m.optional(33, \.progress)
    m.optional(34, \.smallIcon)
    m.optional(35, \.largeIcon, inCode: true)
    m.optional(36, \.buttons)
    m.optional(37, \.allowSystemGeneratedContextualActions)
    m.optional(38, \.badgeIconType)
    m.optional(39, \.colorized)
    m.optional(40, \.extras)
    m.others(\.additionalProperties)
  }
}

extension WonderPush.AndroidAlert.Options.Lights: ListedUnion {
  public static let _cases = StoredCases<Self>(
    "#/$defs/options/properties/lights",
    in: wonderpushAndroidAlertPlan
  ) { c in
    c.add(Self.enabled)
    c.add(Self.custom)
  }

  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .enabled(let value): writer.payload(value)
    case .custom(let value): writer.payload(value)
    }
  }
}

extension WonderPush.AndroidAlert.Options.Vibrate: ListedUnion {
  public static let _cases = StoredCases<Self>(
    "#/$defs/options/properties/vibrate",
    in: wonderpushAndroidAlertPlan
  ) { c in
    c.add(Self.enabled)
    c.add(Self.pattern)
  }

  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .enabled(let value): writer.payload(value)
    case .pattern(let value): writer.payload(value)
    }
  }
}

extension WonderPush.AndroidAlert.Options.Progress: ListedUnion {
  public static let _cases = StoredCases<Self>(
    "#/$defs/options/properties/progress",
    in: wonderpushAndroidAlertPlan
  ) { c in
    c.add(Self.indeterminate)
    c.add(Self.percent)
  }

  public func _write(payloadTo writer: inout JSONWriter) {
    switch self {
    case .indeterminate(let value): writer.payload(value)
    case .percent(let value): writer.payload(value)
    }
  }
}

extension WonderPush.AndroidAlert.Priority: ListedText {
  public static let _cases = CaseTable(allCases, of: "#/$defs/priority", in: wonderpushAndroidAlertPlan)
}

extension WonderPush.AndroidAlert.Style: ListedText {
  public static let _cases = CaseTable(allCases, of: "#/$defs/style", in: wonderpushAndroidAlertPlan)
}

extension WonderPush.AndroidAlert.Visibility: ListedText {
  public static let _cases = CaseTable(allCases, of: "#/$defs/visibility", in: wonderpushAndroidAlertPlan)
}

extension WonderPush.AndroidAlert.BadgeIconType: ListedText {
  public static let _cases = CaseTable(allCases, of: "#/$defs/badgeIconType", in: wonderpushAndroidAlertPlan)
}

extension WonderPush.AndroidAlert.Lights: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/lights",
    in: wonderpushAndroidAlertPlan,
    from: Self()
  ) { m in
    m.optional(0, \.color)
    m.optional(1, \.onDuration)
    m.optional(2, \.offDuration)
    m.others(\.additionalProperties)
  }
}

extension WonderPush.AndroidAlert.Button: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/button",
    in: wonderpushAndroidAlertPlan,
    from: Self()
  ) { m in
    m.optional(0, \.label)
    m.optional(1, \.icon)
    m.optional(2, \.targetURL)
    m.optional(3, \.actions)
    m.others(\.additionalProperties)
  }
}

extension WonderPush.AndroidAlert.Foreground: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/foreground",
    in: wonderpushAndroidAlertPlan,
    from: Self()
  ) { m in
    m.optional(0, \.priority)
    m.optional(1, \.autoOpen)
    m.optional(2, \.autoDrop)
    m.optional(3, \.channel)
    m.presence(4, \.type)
    m.optional(5, \.bigTitle)
    m.optional(6, \.bigText)
    m.optional(7, \.summaryText)
    m.optional(8, \.bigLargeIcon, inCode: true)
    m.optional(9, \.bigPicture, inCode: true)
    m.optional(10, \.lines)
    m.optional(11, \.html)
    m.optional(12, \.title)
    m.optional(13, \.text)
    m.optional(14, \.subText)
    m.optional(15, \.info)
    m.optional(16, \.ticker)
    m.optional(17, \.persons)
    m.optional(18, \.category)
    m.optional(19, \.color)
    m.optional(20, \.group)
    m.presence(21, \.groupTargetURL)
    m.optional(22, \.sortKey)
    m.optional(23, \.localOnly)
    m.optional(24, \.number)
    m.optional(25, \.onlyAlertOnce)
    m.optional(26, \.when)
    m.optional(27, \.showWhen)
    m.optional(28, \.usesChronometer)
    m.optional(29, \.chronometerCountDown)
    m.optional(30, \.timeoutAfter)
    m.optional(31, \.visibility)
    m.optional(32, \.lights)
    m.optional(33, \.vibrate)
    m.optional(34, \.sound)
    m.optional(35, \.ongoing)
    m.optional(36, \.progress)
    m.optional(37, \.smallIcon)
    m.optional(38, \.largeIcon, inCode: true)
    m.optional(39, \.buttons)
    m.optional(40, \.allowSystemGeneratedContextualActions)
    m.optional(41, \.badgeIconType)
    m.optional(42, \.colorized)
    m.optional(43, \.extras)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

let wonderpushAndroidAlertPlan: SchemaPlan = SchemaPlan(
  "wonderpush/android-alert.yaml",
  #"""
  table #/$defs/priority value rows=((<string enum=["max","high","default","low","min"]>))
  table #/$defs/style value rows=((<null|string enum=["none","bigText","bigPicture","inbox",null]>))
  table "#/$defs/options/properties/bigLargeIcon/x-warnings/0/not conditional" value rows=((<any
    pattern="^[Hh][Tt][Tt][Pp]:">))
  table #/$defs/options/properties/lines array rows=((<string>))
  table #/$defs/options/properties/persons array rows=((<string format="uri">))
  table #/$defs/visibility value rows=((<string enum=["private","secret","public"]>))
  table #/$defs/options/properties/lights/anyOf/0 value rows=((<boolean>))
  table #/$defs/lights object rows=((color <string>) (on <number>) (off <number>)) others=warned
  table #/$defs/options/properties/vibrate/anyOf/0 value rows=((<boolean>))
  table #/$defs/options/properties/vibrate/anyOf/1 array rows=((<integer>))
  table #/$defs/options/properties/progress/anyOf/0 value rows=((<boolean>))
  table #/$defs/options/properties/progress/anyOf/1 value rows=((<integer maximum=100 minimum=0>))
  table #/$defs/button~members part rows=((label <string>) (icon <string>) (targetUrl <string format="uri">)
    (actions))
  table #/$defs/badgeIconType value rows=((<string enum=["none","small","large"]>))
  table "#/$defs/options/x-warnings/0/dependentSchemas/bigTitle conditional~members" part rows=((type <any
    enum=["bigText","bigPicture","inbox"]>))
  table "#/$defs/options/x-warnings/1/dependentSchemas/bigText conditional~members" part rows=((type <any
    const="bigText">))
  table "#/$defs/options/x-warnings/3/dependentSchemas/bigLargeIcon conditional~members" part rows=((type
    <any const="bigPicture">))
  table "#/$defs/options/x-warnings/5/dependentSchemas/lines conditional~members" part rows=((type <any
    const="inbox">))
  table "#/$defs/options/x-warnings/6/dependentSchemas/chronometerCountDown conditional~members" part
    rows=((usesChronometer <any const=true>))
  table "#/x-warnings/1/then conditional~members" part rows=((type <any enum=["bigText","bigPicture",
    "inbox"]>))
  table "#/x-warnings/1/if/properties/foreground/anyOf/0 conditional~members" part rows=((bigTitle))
  table "#/x-warnings/1/if/properties/foreground/anyOf/1 conditional~members" part rows=((summaryText))
  table "#/x-warnings/1/if/properties/foreground/not conditional~members" part rows=((type))
  table "#/x-warnings/2/then conditional~members" part rows=((type <any const="bigText">))
  table "#/x-warnings/2/if/properties/foreground/not conditional~members" part rows=((type))
  table "#/x-warnings/3/then conditional~members" part rows=((type <any const="bigPicture">))
  table "#/x-warnings/3/if/properties/foreground/anyOf/0 conditional~members" part rows=((bigLargeIcon))
  table "#/x-warnings/3/if/properties/foreground/anyOf/1 conditional~members" part rows=((bigPicture))
  table "#/x-warnings/3/if/properties/foreground/not conditional~members" part rows=((type))
  table "#/x-warnings/4/then conditional~members" part rows=((type <any const="inbox">))
  table "#/x-warnings/4/if/properties/foreground/not conditional~members" part rows=((type))
  table "#/x-warnings/6/then conditional~members" part rows=((usesChronometer <any const=true>))
  table "#/x-warnings/6/if/properties/foreground/not conditional~members" part rows=((usesChronometer))
  table #/$defs/options~members part rows=((channel <string>) (type <null|string enum=["none","bigText",
    "bigPicture","inbox",null]>) (bigTitle <string>) (bigText <string>) (summaryText <string>) (bigLargeIcon
    <string> ~) (bigPicture <string format="uri"> ~) (lines [) (html <boolean>) (title <string>) (text
    <string>) (subText <string>) (info <string>) (ticker <string>) (persons [) (category <string>) (color
    <string pattern="^([^#]|#[0-9A-Fa-f]{6}$)">) (group <string>) (groupTargetUrl <null|string>) (sortKey
    <string>) (localOnly <boolean>) (number <integer>) (onlyAlertOnce <boolean>) (when <integer>) (showWhen
    <boolean>) (usesChronometer <boolean>) (chronometerCountDown <boolean>) (timeoutAfter <integer>)
    (visibility <string enum=["private","secret","public"]>) (lights <boolean> {) (vibrate <boolean> [)
    (sound <string>) (ongoing <boolean>) (progress <boolean|integer maximum=100 minimum=0> ?) (smallIcon
    <string>) (largeIcon <string> ~) (buttons) (allowSystemGeneratedContextualActions <boolean>)
    (badgeIconType <string enum=["none","small","large"]>) (colorized <boolean>) (extras <object>))
    nested=(#/$defs/options/properties/lines #/$defs/options/properties/persons #/$defs/lights
    #/$defs/options/properties/vibrate/anyOf/1)
  table "# merged~members" part rows=((priority <string enum=["max","high","default","low","min"]>)
    (foreground) (channel <string>) (type <null|string enum=["none","bigText","bigPicture","inbox",null]>)
    (bigTitle <string>) (bigText <string>) (summaryText <string>) (bigLargeIcon <string> ~) (bigPicture
    <string format="uri"> ~) (lines [) (html <boolean>) (title <string>) (text <string>) (subText <string>)
    (info <string>) (ticker <string>) (persons [) (category <string>) (color <string
    pattern="^([^#]|#[0-9A-Fa-f]{6}$)">) (group <string>) (groupTargetUrl <null|string>) (sortKey <string>)
    (localOnly <boolean>) (number <integer>) (onlyAlertOnce <boolean>) (when <integer>) (showWhen <boolean>)
    (usesChronometer <boolean>) (chronometerCountDown <boolean>) (timeoutAfter <integer>) (visibility
    <string enum=["private","secret","public"]>) (lights <boolean> {) (vibrate <boolean> [) (sound <string>)
    (ongoing <boolean>) (progress <boolean|integer maximum=100 minimum=0> ?) (smallIcon <string>) (largeIcon
    <string> ~) (buttons) (allowSystemGeneratedContextualActions <boolean>) (badgeIconType <string
    enum=["none","small","large"]>) (colorized <boolean>) (extras <object>))
    nested=(#/$defs/options/properties/lines #/$defs/options/properties/persons #/$defs/lights
    #/$defs/options/properties/vibrate/anyOf/1)
  table "#/$defs/foreground merged~members" part rows=((priority <string enum=["max","high","default","low",
    "min"]>) (autoOpen <boolean>) (autoDrop <boolean>) (channel <string>) (type <null|string enum=["none",
    "bigText","bigPicture","inbox",null]>) (bigTitle <string>) (bigText <string>) (summaryText <string>)
    (bigLargeIcon <string> ~) (bigPicture <string format="uri"> ~) (lines [) (html <boolean>) (title
    <string>) (text <string>) (subText <string>) (info <string>) (ticker <string>) (persons [) (category
    <string>) (color <string pattern="^([^#]|#[0-9A-Fa-f]{6}$)">) (group <string>) (groupTargetUrl
    <null|string>) (sortKey <string>) (localOnly <boolean>) (number <integer>) (onlyAlertOnce <boolean>)
    (when <integer>) (showWhen <boolean>) (usesChronometer <boolean>) (chronometerCountDown <boolean>)
    (timeoutAfter <integer>) (visibility <string enum=["private","secret","public"]>) (lights <boolean> {)
    (vibrate <boolean> [) (sound <string>) (ongoing <boolean>) (progress <boolean|integer maximum=100
    minimum=0> ?) (smallIcon <string>) (largeIcon <string> ~) (buttons)
    (allowSystemGeneratedContextualActions <boolean>) (badgeIconType <string enum=["none","small","large"]>)
    (colorized <boolean>) (extras <object>)) nested=(#/$defs/options/properties/lines
    #/$defs/options/properties/persons #/$defs/lights #/$defs/options/properties/vibrate/anyOf/1)
  table "#/x-warnings/2/if/properties/foreground conditional merged~members" part rows=((bigText) (type))
  table "#/x-warnings/4/if/properties/foreground conditional merged~members" part rows=((lines) (type))
  table "#/x-warnings/6/if/properties/foreground conditional merged~members" part
    rows=((chronometerCountDown) (usesChronometer))
  block # as="# merged"
  block #/$defs/foreground as="#/$defs/foreground merged"
  block #/$defs/options/properties/bigLargeIcon types=string checks=((rule
    run="#/$defs/options/properties/bigLargeIcon/x-warnings/0 conditional"))
  block "#/$defs/options/properties/bigLargeIcon/x-warnings/0 conditional" again checks=((not
    run="#/$defs/options/properties/bigLargeIcon/x-warnings/0/not conditional"))
  block #/$defs/options/properties/bigPicture scalars=<string format="uri"> types=string checks=((rule
    run="#/$defs/options/properties/bigLargeIcon/x-warnings/0 conditional"))
  block #/$defs/options/properties/lights defers checks=((union of=(by=((refuse of=null|array|number|string)
    (call of=boolean run=#/$defs/options/properties/lights/anyOf/0) (call of=object run=#/$defs/lights)))))
  block #/$defs/options/properties/vibrate defers checks=((union of=(by=((refuse
    of=null|object|number|string) (call of=boolean run=#/$defs/options/properties/vibrate/anyOf/0) (call
    of=array run=#/$defs/options/properties/vibrate/anyOf/1)))))
  block #/$defs/options/properties/progress defers checks=((union of=(by=((refuse
    of=null|object|array|string) (call of=boolean run=#/$defs/options/properties/progress/anyOf/0) (call
    of=number run=#/$defs/options/properties/progress/anyOf/1)))))
  block #/$defs/options/properties/buttons array=(items=(run=#/$defs/button) most=3 evaluated) types=array
  block #/$defs/button object=(warned members=((3 run=#/$defs/button/properties/actions)))
  block #/$defs/button/properties/actions array=(items=(run=@wonderpush/action.yaml#) evaluated) types=array
  block "#/$defs/options/x-warnings/0/dependentSchemas/bigTitle conditional" object=()
  block "#/$defs/options/x-warnings/1/dependentSchemas/bigText conditional" object=()
  block "#/$defs/options/x-warnings/3/dependentSchemas/bigLargeIcon conditional" object=()
  block "#/$defs/options/x-warnings/5/dependentSchemas/lines conditional" object=()
  block "#/$defs/options/x-warnings/6/dependentSchemas/chronometerCountDown conditional" object=()
  block "#/x-warnings/1/then conditional" object=()
  block "#/x-warnings/1/if/properties/foreground conditional" defers again checks=((union
    of=(after=(names=(bigTitle summaryText) needs=((names=1 leave=1) (names=2 leave=2))) by=((attempt
    branches=((run="#/x-warnings/1/if/properties/foreground/anyOf/0 conditional" bit=1 optional)
    (run="#/x-warnings/1/if/properties/foreground/anyOf/1 conditional" bit=2 optional)) few)))) (not
    run="#/x-warnings/1/if/properties/foreground/not conditional"))
  block "#/x-warnings/1/if/properties/foreground/anyOf/0 conditional" again object=(passing=early
    others=again required=(0))
  block "#/x-warnings/1/if/properties/foreground/anyOf/1 conditional" again object=(passing=early
    others=again required=(0))
  block "#/x-warnings/1/if/properties/foreground/not conditional" again object=(passing=early others=again
    required=(0))
  block "#/x-warnings/2/then conditional" object=()
  block "#/x-warnings/2/if/properties/foreground conditional"
    as="#/x-warnings/2/if/properties/foreground conditional merged"
  block "#/x-warnings/2/if/properties/foreground/not conditional" again object=(passing=early others=again
    required=(0))
  block "#/x-warnings/3/then conditional" object=()
  block "#/x-warnings/3/if/properties/foreground conditional" defers again checks=((union
    of=(after=(names=(bigLargeIcon bigPicture) needs=((names=1 leave=1) (names=2 leave=2))) by=((attempt
    branches=((run="#/x-warnings/3/if/properties/foreground/anyOf/0 conditional" bit=1 optional)
    (run="#/x-warnings/3/if/properties/foreground/anyOf/1 conditional" bit=2 optional)) few)))) (not
    run="#/x-warnings/3/if/properties/foreground/not conditional"))
  block "#/x-warnings/3/if/properties/foreground/anyOf/0 conditional" again object=(passing=early
    others=again required=(0))
  block "#/x-warnings/3/if/properties/foreground/anyOf/1 conditional" again object=(passing=early
    others=again required=(0))
  block "#/x-warnings/3/if/properties/foreground/not conditional" again object=(passing=early others=again
    required=(0))
  block "#/x-warnings/4/then conditional" object=()
  block "#/x-warnings/4/if/properties/foreground conditional"
    as="#/x-warnings/4/if/properties/foreground conditional merged"
  block "#/x-warnings/4/if/properties/foreground/not conditional" again object=(passing=early others=again
    required=(0))
  block "#/x-warnings/6/then conditional" object=()
  block "#/x-warnings/6/if/properties/foreground conditional"
    as="#/x-warnings/6/if/properties/foreground conditional merged"
  block "#/x-warnings/6/if/properties/foreground/not conditional" again object=(passing=early others=again
    required=(0))
  block #/$defs/options object=(warned members=((5 run=#/$defs/options/properties/bigLargeIcon) (6
    run=#/$defs/options/properties/bigPicture) (7 run=#/$defs/options/properties/lines) (14
    run=#/$defs/options/properties/persons) (29 run=#/$defs/options/properties/lights) (30
    run=#/$defs/options/properties/vibrate) (33 run=#/$defs/options/properties/progress) (35
    run=#/$defs/options/properties/bigLargeIcon) (36 run=#/$defs/options/properties/buttons)) quiet=(all
    of=((any of=((has not bits=4) (line slot=0 name=1
    table="#/$defs/options/x-warnings/0/dependentSchemas/bigTitle conditional~members"))) (any of=((has not
    bits=8) (line slot=0 name=1
    table="#/$defs/options/x-warnings/1/dependentSchemas/bigText conditional~members"))) (any of=((has not
    bits=10) (line slot=0 name=1
    table="#/$defs/options/x-warnings/0/dependentSchemas/bigTitle conditional~members"))) (any of=((has not
    bits=20) (line slot=0 name=1
    table="#/$defs/options/x-warnings/3/dependentSchemas/bigLargeIcon conditional~members"))) (any of=((has
    not bits=40) (line slot=0 name=1
    table="#/$defs/options/x-warnings/3/dependentSchemas/bigLargeIcon conditional~members"))) (any of=((has
    not bits=80) (line slot=0 name=1
    table="#/$defs/options/x-warnings/5/dependentSchemas/lines conditional~members"))) (any of=((has not
    bits=4000000) (line slot=1 name=25
    table="#/$defs/options/x-warnings/6/dependentSchemas/chronometerCountDown conditional~members"))))))
  block "# merged" object=(warned members=((1 run="#/$defs/foreground merged") (7
    run=#/$defs/options/properties/bigLargeIcon) (8 run=#/$defs/options/properties/bigPicture) (9
    run=#/$defs/options/properties/lines) (16 run=#/$defs/options/properties/persons) (31
    run=#/$defs/options/properties/lights) (32 run=#/$defs/options/properties/vibrate) (35
    run=#/$defs/options/properties/progress) (37 run=#/$defs/options/properties/bigLargeIcon) (38
    run=#/$defs/options/properties/buttons)) quiet=(all of=((any of=((has not bits=10) (has bits=8))) (any
    of=((has not bits=20) (has bits=8))) (any of=((has not bits=40) (has bits=8))) (any of=((has not
    bits=80) (has bits=8))) (any of=((has not bits=100) (has bits=8))) (any of=((has not bits=200) (has
    bits=8))) (any of=((has not bits=10000000) (has bits=8000000))) (any of=((has not bits=10) (line slot=0
    name=3 table="#/$defs/options/x-warnings/0/dependentSchemas/bigTitle conditional~members"))) (any
    of=((has not bits=20) (line slot=0 name=3
    table="#/$defs/options/x-warnings/1/dependentSchemas/bigText conditional~members"))) (any of=((has not
    bits=40) (line slot=0 name=3
    table="#/$defs/options/x-warnings/0/dependentSchemas/bigTitle conditional~members"))) (any of=((has not
    bits=80) (line slot=0 name=3
    table="#/$defs/options/x-warnings/3/dependentSchemas/bigLargeIcon conditional~members"))) (any of=((has
    not bits=100) (line slot=0 name=3
    table="#/$defs/options/x-warnings/3/dependentSchemas/bigLargeIcon conditional~members"))) (any of=((has
    not bits=200) (line slot=0 name=3
    table="#/$defs/options/x-warnings/5/dependentSchemas/lines conditional~members"))) (any of=((has not
    bits=10000000) (line slot=1 name=27
    table="#/$defs/options/x-warnings/6/dependentSchemas/chronometerCountDown conditional~members"))) (any
    of=((has not bits=2) (block not slot=2 name=1
    block="#/x-warnings/1/if/properties/foreground conditional") (all of=((has bits=8) (line slot=0 name=3
    table="#/x-warnings/1/then conditional~members"))))) (any of=((has not bits=2) (block not slot=2 name=1
    block="#/x-warnings/2/if/properties/foreground conditional merged") (all of=((has bits=8) (line slot=0
    name=3 table="#/x-warnings/2/then conditional~members"))))) (any of=((has not bits=2) (block not slot=2
    name=1 block="#/x-warnings/3/if/properties/foreground conditional") (all of=((has bits=8) (line slot=0
    name=3 table="#/x-warnings/3/then conditional~members"))))) (any of=((has not bits=2) (block not slot=2
    name=1 block="#/x-warnings/4/if/properties/foreground conditional merged") (all of=((has bits=8) (line
    slot=0 name=3 table="#/x-warnings/4/then conditional~members"))))) (any of=((has not bits=2) (block not
    slot=2 name=1 block="#/x-warnings/6/if/properties/foreground conditional merged") (all of=((has
    bits=8000000) (line slot=1 name=27 table="#/x-warnings/6/then conditional~members"))))))))
  block "#/$defs/foreground merged" object=(warned members=((8 run=#/$defs/options/properties/bigLargeIcon)
    (9 run=#/$defs/options/properties/bigPicture) (10 run=#/$defs/options/properties/lines) (17
    run=#/$defs/options/properties/persons) (32 run=#/$defs/options/properties/lights) (33
    run=#/$defs/options/properties/vibrate) (36 run=#/$defs/options/properties/progress) (38
    run=#/$defs/options/properties/bigLargeIcon) (39 run=#/$defs/options/properties/buttons)) quiet=(all
    of=((any of=((has not bits=20) (line slot=0 name=4
    table="#/$defs/options/x-warnings/0/dependentSchemas/bigTitle conditional~members"))) (any of=((has not
    bits=40) (line slot=0 name=4
    table="#/$defs/options/x-warnings/1/dependentSchemas/bigText conditional~members"))) (any of=((has not
    bits=80) (line slot=0 name=4
    table="#/$defs/options/x-warnings/0/dependentSchemas/bigTitle conditional~members"))) (any of=((has not
    bits=100) (line slot=0 name=4
    table="#/$defs/options/x-warnings/3/dependentSchemas/bigLargeIcon conditional~members"))) (any of=((has
    not bits=200) (line slot=0 name=4
    table="#/$defs/options/x-warnings/3/dependentSchemas/bigLargeIcon conditional~members"))) (any of=((has
    not bits=400) (line slot=0 name=4
    table="#/$defs/options/x-warnings/5/dependentSchemas/lines conditional~members"))) (any of=((has not
    bits=20000000) (line slot=1 name=28
    table="#/$defs/options/x-warnings/6/dependentSchemas/chronometerCountDown conditional~members"))))))
  block "#/x-warnings/2/if/properties/foreground conditional merged" again object=(passing=early
    others=again required=(0) holds=(has not bits=2)) checks=((not others
    run="#/x-warnings/2/if/properties/foreground/not conditional"))
  block "#/x-warnings/4/if/properties/foreground conditional merged" again object=(passing=early
    others=again required=(0) holds=(has not bits=2)) checks=((not others
    run="#/x-warnings/4/if/properties/foreground/not conditional"))
  block "#/x-warnings/6/if/properties/foreground conditional merged" again object=(passing=early
    others=again required=(0) holds=(has not bits=2)) checks=((not others
    run="#/x-warnings/6/if/properties/foreground/not conditional"))
  reading # of="# merged" members=((1 as=(own)) (3 table) (7 after=#/$defs/options/properties/bigLargeIcon)
    (8 after=#/$defs/options/properties/bigPicture) (9 as=(items of=(item
    by=#/$defs/options/properties/lines))) (16 as=(items of=(item by=#/$defs/options/properties/persons)))
    (31 as=(own)) (32 as=(own)) (35 as=(own)) (37 after=#/$defs/options/properties/bigLargeIcon) (38
    as=(items most=3 of=(own))) (42 as=(any)))
  reading #/$defs/options members=((1 table) (5 after=#/$defs/options/properties/bigLargeIcon) (6
    after=#/$defs/options/properties/bigPicture) (7 as=(items of=(item
    by=#/$defs/options/properties/lines))) (14 as=(items of=(item by=#/$defs/options/properties/persons)))
    (29 as=(own)) (30 as=(own)) (33 as=(own)) (35 after=#/$defs/options/properties/bigLargeIcon) (36
    as=(items most=3 of=(own))) (40 as=(any)))
  reading #/$defs/button members=((3 as=(items of=(own))))
  reading #/$defs/foreground of="#/$defs/foreground merged" members=((4 table) (8
    after=#/$defs/options/properties/bigLargeIcon) (9 after=#/$defs/options/properties/bigPicture) (10
    as=(items of=(item by=#/$defs/options/properties/lines))) (17 as=(items of=(item
    by=#/$defs/options/properties/persons))) (32 as=(own)) (33 as=(own)) (36 as=(own)) (38
    after=#/$defs/options/properties/bigLargeIcon) (39 as=(items most=3 of=(own))) (43 as=(any)))
  reading #/$defs/options/properties/lights kinds=((of=boolean validates cases=((0 as=(plain)))) (validates
    cases=((1))))
  reading #/$defs/options/properties/vibrate kinds=((of=boolean validates cases=((0 as=(plain)))) (of=array
    validates cases=((1 as=(items of=(item by=#/$defs/options/properties/vibrate/anyOf/1))))))
  reading #/$defs/options/properties/progress kinds=((of=boolean validates cases=((0 as=(plain))))
    (of=number cases=((1))))
  {"#":{"warns":true,"type":"object","properties":{"priority":"#/$defs/priority",
  "foreground":"#/$defs/foreground"},"known":["priority","foreground","channel","type","bigTitle","bigText",
  "summaryText","bigLargeIcon","bigPicture","lines","html","title","text","subText","info","ticker",
  "persons","category","color","group","groupTargetUrl","sortKey","localOnly","number","onlyAlertOnce",
  "when","showWhen","usesChronometer","chronometerCountDown","timeoutAfter","visibility","lights","vibrate",
  "sound","ongoing","progress","smallIcon","largeIcon","buttons","allowSystemGeneratedContextualActions",
  "badgeIconType","colorized","extras"],"allOf":["#/$defs/options inPlace"],
  "x-warnings":[{"message":"the default style, used when `type` is missing, shows no member of the expanded styles",
  "names":["bigTitle","type","bigText","summaryText","bigLargeIcon","bigPicture","lines"],
  "dependentRequired":{"bigTitle":["type"],"bigText":["type"],"summaryText":["type"],"bigLargeIcon":["type"],
  "bigPicture":["type"],"lines":["type"]}},
  {"message":"`bigTitle` and `summaryText` are shown by type bigText, bigPicture or inbox, which neither `foreground` nor the alert has",
  "if":{"if":{"properties":{"foreground":{"defers":true,"anyOf":{"discriminatingNames":["bigTitle",
  "summaryText"],"of":[{"discriminatingNames":1,"schema":{"names":["bigTitle"],"required":["bigTitle"]}},
  {"discriminatingNames":2,"schema":{"names":["summaryText"],"required":["summaryText"]}}]},
  "not":{"names":["type"],"required":["type"]}}},"required":["foreground"]},
  "then":{"properties":{"type":{"strings /enum":["bigText","bigPicture","inbox"]}},"required":["type"]}}},
  {"message":"`bigText` is shown by type bigText, which neither `foreground` nor the alert has",
  "if":{"if":{"properties":{"foreground":{"names":["bigText"],"required":["bigText"],"not":{"names":["type"],
  "required":["type"]}}},"required":["foreground"]},"then":{"properties":{"type":{"const":"bigText"}},
  "required":["type"]}}},
  {"message":"`bigLargeIcon` and `bigPicture` are shown by type bigPicture, which neither `foreground` nor the alert has",
  "if":{"if":{"properties":{"foreground":{"defers":true,"anyOf":{"discriminatingNames":["bigLargeIcon",
  "bigPicture"],"of":[{"discriminatingNames":1,"schema":{"names":["bigLargeIcon"],
  "required":["bigLargeIcon"]}},{"discriminatingNames":2,"schema":{"names":["bigPicture"],
  "required":["bigPicture"]}}]},"not":{"names":["type"],"required":["type"]}}},"required":["foreground"]},
  "then":{"properties":{"type":{"const":"bigPicture"}},"required":["type"]}}},
  {"message":"`lines` is shown by type inbox, which neither `foreground` nor the alert has",
  "if":{"if":{"properties":{"foreground":{"names":["lines"],"required":["lines"],"not":{"names":["type"],
  "required":["type"]}}},"required":["foreground"]},"then":{"properties":{"type":{"const":"inbox"}},
  "required":["type"]}}},{"message":"`chronometerCountDown` is only relevant when `usesChronometer` is true",
  "names":["chronometerCountDown","usesChronometer"],
  "dependentRequired":{"chronometerCountDown":["usesChronometer"]}},
  {"message":"`chronometerCountDown` is only relevant when `usesChronometer` is true",
  "if":{"if":{"properties":{"foreground":{"names":["chronometerCountDown"],
  "required":["chronometerCountDown"],"not":{"names":["usesChronometer"],"required":["usesChronometer"]}}},
  "required":["foreground"]},"then":{"properties":{"usesChronometer":{"const":true}},
  "required":["usesChronometer"]}}}]},
  "#/$defs/priority":{"type":"string","strings /enum":["max","high","default","low","min"]},
  "#/$defs/foreground":{"warns":true,"type":"object","properties":{"priority":"#/$defs/priority",
  "autoOpen":{"type":"boolean"},"autoDrop":{"type":"boolean"}},"known":["priority","autoOpen","autoDrop",
  "channel","type","bigTitle","bigText","summaryText","bigLargeIcon","bigPicture","lines","html","title",
  "text","subText","info","ticker","persons","category","color","group","groupTargetUrl","sortKey",
  "localOnly","number","onlyAlertOnce","when","showWhen","usesChronometer","chronometerCountDown",
  "timeoutAfter","visibility","lights","vibrate","sound","ongoing","progress","smallIcon","largeIcon",
  "buttons","allowSystemGeneratedContextualActions","badgeIconType","colorized","extras"],
  "allOf":["#/$defs/options inPlace"]},
  "#/$defs/options inPlace":{"at":"wonderpush/android-alert.yaml#/$defs/options","warns":true,
  "type":"object","properties":{"channel":".","type":"#/$defs/style","bigTitle":".","bigText":".",
  "summaryText":".","bigLargeIcon":".","bigPicture":".","lines":".","html":".","title":".","text":".",
  "subText":".","info":".","ticker":".","persons":".","category":".","color":".","group":".",
  "groupTargetUrl":".","sortKey":".","localOnly":".","number":".","onlyAlertOnce":".","when":".",
  "showWhen":".","usesChronometer":".","chronometerCountDown":".","timeoutAfter":".",
  "visibility":"#/$defs/visibility","lights":".","vibrate":".","sound":".","ongoing":".","progress":".",
  "smallIcon":".","largeIcon":".","buttons":".","allowSystemGeneratedContextualActions":".",
  "badgeIconType":"#/$defs/badgeIconType","colorized":".","extras":"."},"x-warnings":[["/x-warnings/0",
  "#/$defs/options/x-warnings/0 conditional"],["/x-warnings/1","#/$defs/options/x-warnings/1 conditional"],
  ["/x-warnings/2","#/$defs/options/x-warnings/2 conditional"],["/x-warnings/3",
  "#/$defs/options/x-warnings/3 conditional"],["/x-warnings/4","#/$defs/options/x-warnings/4 conditional"],
  ["/x-warnings/5","#/$defs/options/x-warnings/5 conditional"],["/x-warnings/6",
  "#/$defs/options/x-warnings/6 conditional"]]},
  "#/$defs/options/properties/channel":{"type":"string"},
  "#/$defs/style":{"type":"null|string","enum":["none","bigText","bigPicture","inbox",null]},
  "#/$defs/options/properties/bigTitle":{"type":"string"},
  "#/$defs/options/properties/bigText":{"type":"string"},
  "#/$defs/options/properties/summaryText":{"type":"string"},
  "#/$defs/options/properties/bigLargeIcon":{"warns":true,"type":"string",
  "x-warnings":[{"message":"prefer HTTPS to HTTP","not":{"pattern":"^[Hh][Tt][Tt][Pp]:"}}]},
  "#/$defs/options/properties/bigPicture":{"warns":true,"type":"string","format":"uri",
  "x-warnings":[{"message":"prefer HTTPS to HTTP","not":{"pattern":"^[Hh][Tt][Tt][Pp]:"}}]},
  "#/$defs/options/properties/lines":{"type":"array","items":{"type":"string"}},
  "#/$defs/options/properties/html":{"type":"boolean"},
  "#/$defs/options/properties/title":{"type":"string"},
  "#/$defs/options/properties/text":{"type":"string"},
  "#/$defs/options/properties/subText":{"type":"string"},
  "#/$defs/options/properties/info":{"type":"string"},
  "#/$defs/options/properties/ticker":{"type":"string"},
  "#/$defs/options/properties/persons":{"type":"array","items":{"type":"string","format":"uri"}},
  "#/$defs/options/properties/category":{"type":"string"},
  "#/$defs/options/properties/color":{"message":"expected the name of a color constant, or # and six hex digits",
  "type":"string","pattern":"^([^#]|#[0-9A-Fa-f]{6}$)"},
  "#/$defs/options/properties/group":{"type":"string"},
  "#/$defs/options/properties/groupTargetUrl":{"type":"null|string"},
  "#/$defs/options/properties/sortKey":{"type":"string"},
  "#/$defs/options/properties/localOnly":{"type":"boolean"},
  "#/$defs/options/properties/number":{"type":"integer"},
  "#/$defs/options/properties/onlyAlertOnce":{"type":"boolean"},
  "#/$defs/options/properties/when":{"type":"integer"},
  "#/$defs/options/properties/showWhen":{"type":"boolean"},
  "#/$defs/options/properties/usesChronometer":{"type":"boolean"},
  "#/$defs/options/properties/chronometerCountDown":{"type":"boolean"},
  "#/$defs/options/properties/timeoutAfter":{"type":"integer"},
  "#/$defs/visibility":{"type":"string","strings /enum":["private","secret","public"]},
  "#/$defs/options/properties/lights":{"warns":true,"defers":true,"anyOf":{"of":[{"type":"boolean",
  "name":"Enabled","schema":{"type":"boolean"}},{"type":"object","name":"Custom",
  "schema":"#/$defs/lights"}]}},
  "#/$defs/lights":{"warns":true,"type":"object","properties":{"color":{"type":"string"},
  "on":{"type":"number"},"off":{"type":"number"}},"known":true},
  "#/$defs/options/properties/vibrate":{"defers":true,"anyOf":{"of":[{"type":"boolean","name":"Enabled",
  "schema":{"type":"boolean"}},{"type":"array","name":"Pattern","schema":{"type":"array",
  "items":{"type":"integer"}}}]}},
  "#/$defs/options/properties/sound":{"type":"string"},
  "#/$defs/options/properties/ongoing":{"type":"boolean"},
  "#/$defs/options/properties/progress":{"defers":true,"anyOf":{"of":[{"type":"boolean",
  "name":"Indeterminate","schema":{"type":"boolean"}},{"type":"number","name":"Percent",
  "schema":{"type":"integer","maximum":100,"minimum":0}}]}},
  "#/$defs/options/properties/smallIcon":{"type":"string"},
  "#/$defs/options/properties/largeIcon":{"warns":true,"type":"string",
  "x-warnings":[{"message":"prefer HTTPS to HTTP","not":{"pattern":"^[Hh][Tt][Tt][Pp]:"}}]},
  "#/$defs/options/properties/buttons":{"warns":true,"type":"array","items":"#/$defs/button","maxItems":3},
  "#/$defs/button":{"warns":true,"type":"object","properties":{"label":{"type":"string"},
  "icon":{"type":"string"},"targetUrl":{"type":"string","format":"uri"},"actions":{"warns":true,
  "type":"array","items":"wonderpush/action.yaml#"}},"known":true},
  "#/$defs/options/properties/allowSystemGeneratedContextualActions":{"type":"boolean"},
  "#/$defs/badgeIconType":{"type":"string","strings /enum":["none","small","large"]},
  "#/$defs/options/properties/colorized":{"type":"boolean"},
  "#/$defs/options/properties/extras":{"type":"object"},
  "#/$defs/options/x-warnings/0 conditional":{"at":"wonderpush/android-alert.yaml#/$defs/options/x-warnings/0",
  "message":"`bigTitle` is shown by type bigText, bigPicture or inbox only","names":["bigTitle"],
  "dependentSchemas":{"bigTitle":{"properties":{"type":{"strings /enum":["bigText","bigPicture",
  "inbox"]}}}}},
  "#/$defs/options/x-warnings/1 conditional":{"at":"wonderpush/android-alert.yaml#/$defs/options/x-warnings/1",
  "message":"`bigText` is shown by type bigText only","names":["bigText"],
  "dependentSchemas":{"bigText":{"properties":{"type":{"const":"bigText"}}}}},
  "#/$defs/options/x-warnings/2 conditional":{"at":"wonderpush/android-alert.yaml#/$defs/options/x-warnings/2",
  "message":"`summaryText` is shown by type bigText, bigPicture or inbox only","names":["summaryText"],
  "dependentSchemas":{"summaryText":{"properties":{"type":{"strings /enum":["bigText","bigPicture",
  "inbox"]}}}}},
  "#/$defs/options/x-warnings/3 conditional":{"at":"wonderpush/android-alert.yaml#/$defs/options/x-warnings/3",
  "message":"`bigLargeIcon` is shown by type bigPicture only","names":["bigLargeIcon"],
  "dependentSchemas":{"bigLargeIcon":{"properties":{"type":{"const":"bigPicture"}}}}},
  "#/$defs/options/x-warnings/4 conditional":{"at":"wonderpush/android-alert.yaml#/$defs/options/x-warnings/4",
  "message":"`bigPicture` is shown by type bigPicture only","names":["bigPicture"],
  "dependentSchemas":{"bigPicture":{"properties":{"type":{"const":"bigPicture"}}}}},
  "#/$defs/options/x-warnings/5 conditional":{"at":"wonderpush/android-alert.yaml#/$defs/options/x-warnings/5",
  "message":"`lines` is shown by type inbox only","names":["lines"],
  "dependentSchemas":{"lines":{"properties":{"type":{"const":"inbox"}}}}},
  "#/$defs/options/x-warnings/6 conditional":{"at":"wonderpush/android-alert.yaml#/$defs/options/x-warnings/6",
  "message":"`chronometerCountDown` is only relevant when `usesChronometer` is true",
  "names":["chronometerCountDown"],
  "dependentSchemas":{"chronometerCountDown":{"properties":{"usesChronometer":{"const":true}}}}},
  "#/$defs/options":{"warns":true,"type":"object","properties":{"channel":".","type":"#/$defs/style",
  "bigTitle":".","bigText":".","summaryText":".","bigLargeIcon":".","bigPicture":".","lines":".","html":".",
  "title":".","text":".","subText":".","info":".","ticker":".","persons":".","category":".","color":".",
  "group":".","groupTargetUrl":".","sortKey":".","localOnly":".","number":".","onlyAlertOnce":".","when":".",
  "showWhen":".","usesChronometer":".","chronometerCountDown":".","timeoutAfter":".",
  "visibility":"#/$defs/visibility","lights":".","vibrate":".","sound":".","ongoing":".","progress":".",
  "smallIcon":".","largeIcon":".","buttons":".","allowSystemGeneratedContextualActions":".",
  "badgeIconType":"#/$defs/badgeIconType","colorized":".","extras":"."},"known":true,
  "x-warnings":[["/x-warnings/0","#/$defs/options/x-warnings/0 conditional"],["/x-warnings/1",
  "#/$defs/options/x-warnings/1 conditional"],["/x-warnings/2","#/$defs/options/x-warnings/2 conditional"],
  ["/x-warnings/3","#/$defs/options/x-warnings/3 conditional"],["/x-warnings/4",
  "#/$defs/options/x-warnings/4 conditional"],["/x-warnings/5","#/$defs/options/x-warnings/5 conditional"],
  ["/x-warnings/6","#/$defs/options/x-warnings/6 conditional"]]}}
  """#,
  with: { [wonderpushActionPlan] }
)
