// Generated from wonderpush/ios-alert.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension WonderPush {
  /// The options of an alert on iOS. Most of them become the member of the same meaning in the `aps`
  /// dictionary of the notification that Apple delivers.
  public struct IOSAlert: SchemaValue {
    /// Which sound to play: a file of the app's bundle or of `Library/Sounds` in its data container.
    /// `default` is the standard sound, and so is a file that is not there.
    public var sound: String?
    /// The number on the icon of the app. 0 removes the badge; without this member it stays as it is.
    public var badge: Int?
    /// The key of the title in the `Localizable.strings` file of the app. The string may hold `%@` and `%n$@`
    /// specifiers, which `titleLocArgs` fills.
    public var titleLocKey: String?
    /// The strings that replace the format specifiers of the title.
    public var titleLocArgs: [String]?
    /// A second line under the title.
    public var subtitle: String?
    /// The key of the subtitle in the `Localizable.strings` file of the app. The string may hold `%@` and
    /// `%n$@` specifiers, which `subtitleLocArgs` fills.
    public var subtitleLocKey: String?
    /// The strings that replace the format specifiers of the subtitle.
    public var subtitleLocArgs: [String]?
    /// The text of the alert, `alert.text` under the name that iOS uses.
    public var body: String?
    /// The key of the text in the `Localizable.strings` file of the app. The string may hold `%@` and `%n$@`
    /// specifiers, which `locArgs` fills.
    public var locKey: String?
    /// The strings that replace the format specifiers of the text.
    public var locArgs: [String]?
    /// The key of a localized string for the right button of the alert, in place of “View”. With this member
    /// the alert has a Close and a View button.
    public var actionLocKey: String?
    /// The name of an image file in the bundle of the app, with or without its extension, to show while the
    /// app launches from the notification. Without it the system falls back to a snapshot, the launch image
    /// of `Info.plist`, or `Default.png`.
    ///
    /// Since iOS 4.0.
    public var launchImage: String?
    /// The identifier of the notification category whose custom actions the alert offers.
    public var category: String?
    /// Media to attach. iOS 10 shows the first one only; a notification content extension of your own can use
    /// the others.
    ///
    /// Since WonderPush SDK 1.2.2.0.
    public var attachments: [Attachment]?
    /// 1 says that there is new content: the app is woken in the background to fetch it. WonderPush sends 1
    /// for its own bookkeeping unless you say otherwise. A number, not a boolean.
    public var contentAvailable: Int?
    /// 1 lets the notification service extension run and change the notification, which attachments need.
    /// WonderPush sends 1 unless you say otherwise. A number, not a boolean.
    public var mutableContent: Int?
    /// The app's own identifier by which notifications are grouped.
    public var threadID: String?
    /// Names the window of the app that comes to the front.
    public var targetContentID: String?
    /// What happens when the notification arrives while the app is in the foreground.
    public var foreground: Foreground?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(
      sound: String? = nil,
      badge: Int? = nil,
      titleLocKey: String? = nil,
      titleLocArgs: [String]? = nil,
      subtitle: String? = nil,
      subtitleLocKey: String? = nil,
      subtitleLocArgs: [String]? = nil,
      body: String? = nil,
      locKey: String? = nil,
      locArgs: [String]? = nil,
      actionLocKey: String? = nil,
      launchImage: String? = nil,
      category: String? = nil,
      attachments: [Attachment]? = nil,
      contentAvailable: Int? = nil,
      mutableContent: Int? = nil,
      threadID: String? = nil,
      targetContentID: String? = nil,
      foreground: Foreground? = nil,
      additionalProperties: JSONObject = [:]
    ) {
      self.sound = sound
      self.badge = badge
      self.titleLocKey = titleLocKey
      self.titleLocArgs = titleLocArgs
      self.subtitle = subtitle
      self.subtitleLocKey = subtitleLocKey
      self.subtitleLocArgs = subtitleLocArgs
      self.body = body
      self.locKey = locKey
      self.locArgs = locArgs
      self.actionLocKey = actionLocKey
      self.launchImage = launchImage
      self.category = category
      self.attachments = attachments
      self.contentAvailable = contentAvailable
      self.mutableContent = mutableContent
      self.threadID = threadID
      self.targetContentID = targetContentID
      self.foreground = foreground
      self.additionalProperties = additionalProperties
    }

    /// `contentAvailable`, or its default where it is left out.
    public var contentAvailableOrDefault: Int { self.contentAvailable ?? 1 }

    /// `mutableContent`, or its default where it is left out.
    public var mutableContentOrDefault: Int { self.mutableContent ?? 1 }

    /// An image, a sound or a film that the device fetches and shows with the notification.
    public struct Attachment: SchemaValue {
      /// An identifier for your own notification content extension.
      public var id: String?
      /// Where the media is downloaded from, preferably over HTTPS. Apple limits the formats and the size of
      /// the file.
      ///
      /// Must have the format `uri`.
      public var url: String?
      /// What kind of file `url` points to. Needed when the URL does not end in one of the file extensions of
      /// this list.
      public var type: AttachmentType?
      /// Raw options that the constructor of the attachment receives as they are.
      public var options: JSONObject?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(
        id: String? = nil,
        url: String? = nil,
        type: AttachmentType? = nil,
        options: JSONObject? = nil,
        additionalProperties: JSONObject = [:]
      ) {
        self.id = id
        self.url = url
        self.type = type
        self.options = options
        self.additionalProperties = additionalProperties
      }
    }

    /// The type of an attached file in one of three spellings: the uniform type identifiers of iOS, file
    /// extensions, or media types.
    public enum AttachmentType: String, CaseIterable, SchemaValue {
      case publicPNG = "public.png"
      case publicJPEG = "public.jpeg"
      case compuserveGIF = "com.compuserve.gif"
      case microsoftWaveformAudio = "com.microsoft.waveform-audio"
      case publicAIFFAudio = "public.aiff-audio"
      case publicMP3 = "public.mp3"
      case publicMPEG4Audio = "public.mpeg-4-audio"
      case publicMPEG = "public.mpeg"
      case publicMPEG2Video = "public.mpeg-2-video"
      case publicMPEG4 = "public.mpeg-4"
      case publicAVI = "public.avi"
      case png
      case jpg
      case jpeg
      case gif
      case wav
      case wave
      case aiff
      case mp3
      case m4a
      case mp4a
      case mpg
      case mpeg
      case mp2
      case m2v
      case mp4
      case avi
      case imagePNG = "image/png"
      case imageXPNG = "image/x-png"
      case imageJPEG = "image/jpeg"
      case imageGIF = "image/gif"
      case audioWAV = "audio/wav"
      case audioXWAV = "audio/x-wav"
      case audioAIFF = "audio/aiff"
      case audioXAIFF = "audio/x-aiff"
      case audioMPEG = "audio/mpeg"
      case audioMP3 = "audio/mp3"
      case audioMPEG3 = "audio/mpeg3"
      case audioMP4 = "audio/mp4"
      case videoMPEG = "video/mpeg"
      case videoXMPEG1 = "video/x-mpeg1"
      case videoMPEG2 = "video/mpeg2"
      case videoXMPEG2 = "video/x-mpeg2"
      case videoMP4 = "video/mp4"
      case videoMPEG4 = "video/mpeg4"
      case videoAVI = "video/avi"
    }

    /// What to do with a notification that arrives while the app is in the foreground. With neither member
    /// the SDK presents it: through the system since iOS 10 and SDK 1.2.2.0 when the notification center
    /// delegate is set up, as an alert with title and text otherwise.
    public struct Foreground: SchemaValue {
      /// Whether to act at once as if the user had clicked the notification.
      public var autoOpen: Bool?
      /// Whether to act at once as if the user had swiped the notification away.
      public var autoDrop: Bool?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(autoOpen: Bool? = nil, autoDrop: Bool? = nil, additionalProperties: JSONObject = [:]) {
        self.autoOpen = autoOpen
        self.autoDrop = autoDrop
        self.additionalProperties = additionalProperties
      }
    }
  }
}

// MARK: - Coding

extension WonderPush.IOSAlert: ListedStruct {
  public static let _members = StoredMembers<Self>("#", in: wonderpushIosAlertPlan, from: Self()) { m in
    m.optional(0, \.sound)
    m.optional(1, \.badge)
    m.optional(2, \.titleLocKey)
    m.optional(3, \.titleLocArgs)
    m.optional(4, \.subtitle)
    m.optional(5, \.subtitleLocKey)
    m.optional(6, \.subtitleLocArgs)
    m.optional(7, \.body)
    m.optional(8, \.locKey)
    m.optional(9, \.locArgs)
    m.optional(10, \.actionLocKey)
    m.optional(11, \.launchImage)
    m.optional(12, \.category)
    m.optional(13, \.attachments)
    m.optional(14, \.contentAvailable)
    m.optional(15, \.mutableContent)
    m.optional(16, \.threadID)
    m.optional(17, \.targetContentID)
    m.optional(18, \.foreground)
    m.others(\.additionalProperties)
  }
}

extension WonderPush.IOSAlert.Attachment: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/attachment",
    in: wonderpushIosAlertPlan,
    from: Self()
  ) { m in
    m.optional(0, \.id)
    m.optional(1, \.url, inCode: true)
    m.optional(2, \.type)
    m.optional(3, \.options)
    m.others(\.additionalProperties)
  }
}

extension WonderPush.IOSAlert.AttachmentType: ListedText {
  public static let _cases = CaseTable(allCases, of: "#/$defs/attachmentType", in: wonderpushIosAlertPlan)
}

extension WonderPush.IOSAlert.Foreground: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/foreground",
    in: wonderpushIosAlertPlan,
    from: Self()
  ) { m in
    m.optional(0, \.autoOpen)
    m.optional(1, \.autoDrop)
    m.others(\.additionalProperties)
  }
}

// MARK: - Plan

let wonderpushIosAlertPlan: SchemaPlan = SchemaPlan(
  "wonderpush/ios-alert.yaml",
  #"""
  table #/properties/titleLocArgs array rows=((<string>))
  table #/$defs/foreground object rows=((autoOpen <boolean>) (autoDrop <boolean>)) others=warned
  table #~members part rows=((sound <string>) (badge <integer>) (titleLocKey <string>) (titleLocArgs [)
    (subtitle <string>) (subtitleLocKey <string>) (subtitleLocArgs [) (body <string>) (locKey <string>)
    (locArgs [) (actionLocKey <string>) (launchImage <string>) (category <string>) (attachments)
    (contentAvailable <integer>) (mutableContent <integer>) (threadId <string>) (targetContentId <string>)
    (foreground {)) nested=(#/properties/titleLocArgs #/properties/titleLocArgs #/properties/titleLocArgs
    #/$defs/foreground)
  table #/$defs/attachment~members part rows=((id <string>) (url) (type <string enum=["public.png",
    "public.jpeg","com.compuserve.gif","com.microsoft.waveform-audio","public.aiff-audio","public.mp3",
    "public.mpeg-4-audio","public.mpeg","public.mpeg-2-video","public.mpeg-4","public.avi","png","jpg",
    "jpeg","gif","wav","wave","aiff","mp3","m4a","mp4a","mpg","mpeg","mp2","m2v","mp4","avi","image/png",
    "image/x-png","image/jpeg","image/gif","audio/wav","audio/x-wav","audio/aiff","audio/x-aiff",
    "audio/mpeg","audio/mp3","audio/mpeg3","audio/mp4","video/mpeg","video/x-mpeg1","video/mpeg2",
    "video/x-mpeg2","video/mp4","video/mpeg4","video/avi"]>) (options <object>))
  table "#/$defs/attachment/properties/url/x-warnings/0 conditional" value rows=((<any
    pattern="^[Hh][Tt][Tt][Pp][Ss]://">))
  table #/$defs/attachmentType value rows=((<string enum=["public.png","public.jpeg","com.compuserve.gif",
    "com.microsoft.waveform-audio","public.aiff-audio","public.mp3","public.mpeg-4-audio","public.mpeg",
    "public.mpeg-2-video","public.mpeg-4","public.avi","png","jpg","jpeg","gif","wav","wave","aiff","mp3",
    "m4a","mp4a","mpg","mpeg","mp2","m2v","mp4","avi","image/png","image/x-png","image/jpeg","image/gif",
    "audio/wav","audio/x-wav","audio/aiff","audio/x-aiff","audio/mpeg","audio/mp3","audio/mpeg3","audio/mp4",
    "video/mpeg","video/x-mpeg1","video/mpeg2","video/x-mpeg2","video/mp4","video/mpeg4","video/avi"]>))
  table "#/$defs/attachment/if/properties/url/not/anyOf/0 conditional" value rows=((<any
    pattern="\\.([Pp][Nn][Gg]|[Jj][Pp][Ee]?[Gg]|[Gg][Ii][Ff])$">))
  table "#/$defs/attachment/if/properties/url/not/anyOf/1 conditional" value rows=((<any
    pattern="\\.([Ww][Aa][Vv][Ee]?|[Aa][Ii][Ff][Ff]|[Mm][Pp]3|[Mm]4[Aa]|[Mm][Pp]4[Aa])$">))
  table "#/$defs/attachment/if/properties/url/not/anyOf/2 conditional" value rows=((<any
    pattern="\\.([Mm][Pp][Ee]?[Gg]|[Mm][Pp]2|[Mm]2[Vv]|[Mm][Pp]4|[Aa][Vv][Ii])$">))
  block # object=(warned members=((3 run=#/properties/titleLocArgs) (6 run=#/properties/titleLocArgs) (9
    run=#/properties/titleLocArgs) (13 run=#/properties/attachments) (18 run=#/$defs/foreground)))
  block #/properties/attachments array=(items=(run=#/$defs/attachment) evaluated) types=array
  block #/$defs/attachment object=(warned members=((1 slot=0 run=#/$defs/attachment/properties/url))
    holds=(any of=((has not bits=2) (has bits=4) (block not slot=0
    block="#/$defs/attachment/if/properties/url conditional"))))
  block #/$defs/attachment/properties/url scalars=<string format="uri"> types=string checks=((rule
    run="#/$defs/attachment/properties/url/x-warnings/0 conditional"))
  block "#/$defs/attachment/if/properties/url conditional" again checks=((not
    run="#/$defs/attachment/if/properties/url/not conditional"))
  block "#/$defs/attachment/if/properties/url/not conditional" defers again checks=((union of=(by=((attempt
    branches=((run="#/$defs/attachment/if/properties/url/not/anyOf/0 conditional")
    (run="#/$defs/attachment/if/properties/url/not/anyOf/1 conditional")
    (run="#/$defs/attachment/if/properties/url/not/anyOf/2 conditional")))))))
  reading # members=((3 as=(items of=(item by=#/properties/titleLocArgs))) (6 as=(items of=(item
    by=#/properties/titleLocArgs))) (9 as=(items of=(item by=#/properties/titleLocArgs))) (13 as=(items
    of=(own))) (18 as=(own)))
  reading #/$defs/attachment members=((1 after=#/$defs/attachment/properties/url) (3 as=(any)))
  {"#":{"warns":true,"type":"object","properties":{"sound":{"type":"string"},"badge":{"type":"integer"},
  "titleLocKey":{"type":"string"},"titleLocArgs":{"type":"array","items":{"type":"string"}},
  "subtitle":{"type":"string"},"subtitleLocKey":{"type":"string"},"subtitleLocArgs":{"type":"array",
  "items":{"type":"string"}},"body":{"type":"string"},"locKey":{"type":"string"},"locArgs":{"type":"array",
  "items":{"type":"string"}},"actionLocKey":{"type":"string"},"launchImage":{"type":"string"},
  "category":{"type":"string"},"attachments":{"warns":true,"type":"array","items":"#/$defs/attachment"},
  "contentAvailable":{"type":"integer"},"mutableContent":{"type":"integer"},"threadId":{"type":"string"},
  "targetContentId":{"type":"string"},"foreground":"#/$defs/foreground"},"known":true},
  "#/$defs/attachment":{"warns":true,"type":"object","properties":{"id":{"type":"string"},
  "url":{"warns":true,"type":"string","format":"uri",
  "x-warnings":[{"message":"an attachment is better served over HTTPS; iOS may refuse other downloads",
  "pattern":"^[Hh][Tt][Tt][Pp][Ss]://"}]},"type":"#/$defs/attachmentType","options":{"type":"object"}},
  "known":true,"if":{"if":{"properties":{"url":{"not":{"defers":true,
  "anyOf":{"of":[{"schema":{"pattern":"\\.([Pp][Nn][Gg]|[Jj][Pp][Ee]?[Gg]|[Gg][Ii][Ff])$"}},
  {"schema":{"pattern":"\\.([Ww][Aa][Vv][Ee]?|[Aa][Ii][Ff][Ff]|[Mm][Pp]3|[Mm]4[Aa]|[Mm][Pp]4[Aa])$"}},
  {"schema":{"pattern":"\\.([Mm][Pp][Ee]?[Gg]|[Mm][Pp]2|[Mm]2[Vv]|[Mm][Pp]4|[Aa][Vv][Ii])$"}}]}}}},
  "required":["url"]},"then":{"message":"a URL that does not end in a known file extension needs a `type`",
  "names":["type"],"required":["type"]}}},
  "#/$defs/attachmentType":{"type":"string","strings /enum":["public.png","public.jpeg","com.compuserve.gif",
  "com.microsoft.waveform-audio","public.aiff-audio","public.mp3","public.mpeg-4-audio","public.mpeg",
  "public.mpeg-2-video","public.mpeg-4","public.avi","png","jpg","jpeg","gif","wav","wave","aiff","mp3",
  "m4a","mp4a","mpg","mpeg","mp2","m2v","mp4","avi","image/png","image/x-png","image/jpeg","image/gif",
  "audio/wav","audio/x-wav","audio/aiff","audio/x-aiff","audio/mpeg","audio/mp3","audio/mpeg3","audio/mp4",
  "video/mpeg","video/x-mpeg1","video/mpeg2","video/x-mpeg2","video/mp4","video/mpeg4","video/avi"]},
  "#/$defs/foreground":{"warns":true,"type":"object","properties":{"autoOpen":{"type":"boolean"},
  "autoDrop":{"type":"boolean"}},"known":true}}
  """#
)
