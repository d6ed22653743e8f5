// Generated from the examples that the pages show. Do not edit: change the schemas.
// swift-format-ignore-file
import PushPayloads
import SchemaRuntime

enum DevtodevExamples {
  /// Where each stands, the JSON that it encodes to, and what it encodes to.
  static let all: [(location: String, json: String, encoded: @Sendable () throws -> String)] = [
    ("devtodev/action.yaml#/examples/0", "{\"deeplink\":\"potions://chests/3\"}", { try example0().jsonString() }),
    ("devtodev/action.yaml#/examples/1", "{\"url\":\"https://www.example.com/spring\"}", { try example1().jsonString() }),
    ("devtodev/action.yaml#/examples/2", "{\"share\":\"Half price potions!\"}", { try example2().jsonString() }),
    ("devtodev/action.yaml# (smallest)", "{}", { try example3().jsonString() }),
    ("devtodev/action.yaml# (fullest)", "{\"deeplink\":\"potions://chests/3\",\"url\":\"https://www.example.com/spring\",\"share\":\"Half price potions!\"}", { try example4().jsonString() }),
    ("devtodev/interactive.yaml#/examples/0", "{\"template\":\"dtd_accept.open_decline.dismiss\",\"buttons\":[{\"id\":\"accept\",\"action\":{\"deeplink\":\"potions://chests/3/open\"}},{\"id\":\"decline\"}]}", { try example5().jsonString() }),
    ("devtodev/interactive.yaml#/examples/1", "{\"template\":\"dtd_search.open\"}", { try example6().jsonString() }),
    ("devtodev/interactive.yaml# (smallest)", "{\"template\":\"dtd_yes.open_no.dismiss\"}", { try example7().jsonString() }),
    ("devtodev/interactive.yaml#/$defs/template/examples/0", "\"dtd_like.open_share.open\"", { try example8().jsonString() }),
    ("devtodev/interactive.yaml#/$defs/button/examples/0", "{\"id\":\"shop_now\",\"action\":{\"url\":\"https://www.example.com/spring\"}}", { try example9().jsonString() }),
    ("devtodev/interactive.yaml#/$defs/button (smallest)", "{\"id\":\"yes\"}", { try example10().jsonString() }),
    ("devtodev/interactive.yaml#/$defs/buttonID/examples/0", "\"more_info\"", { try example11().jsonString() }),
    ("devtodev/ios-message.yaml#/examples/0", "{\"payload\":{\"title\":\"Your chest is full\",\"text\":\"500 coins are waiting.\",\"sound\":\"default\"},\"options\":{\"priority\":\"high\",\"expire\":3600}}", { try example12().jsonString() }),
    ("devtodev/ios-message.yaml#/examples/1", "{\"payload\":{\"data\":{\"refresh\":\"shop\"}},\"options\":{\"hidden\":true}}", { try example13().jsonString() }),
    ("devtodev/ios-message.yaml# (smallest)", "{\"payload\":{\"data\":{}},\"options\":{\"hidden\":true}}", { try example14().jsonString() }),
    ("devtodev/options.yaml#/examples/0", "{\"sandbox\":false,\"priority\":\"high\",\"expire\":86400,\"collapse_key\":\"spring-sale\"}", { try example15().jsonString() }),
    ("devtodev/options.yaml#/examples/1", "{\"hidden\":true}", { try example16().jsonString() }),
    ("devtodev/options.yaml# (smallest)", "{}", { try example17().jsonString() }),
    ("devtodev/options.yaml# (fullest)", "{\"sandbox\":true,\"hidden\":false,\"priority\":\"high\",\"expire\":86400,\"collapse_key\":\"spring-sale\"}", { try example18().jsonString() }),
    ("devtodev/payload.yaml#/examples/0", "{\"title\":\"Your chest is full\",\"text\":\"500 coins are waiting.\",\"data\":{\"chest\":3,\"source\":\"timer\"},\"badge\":1,\"sound\":\"chime.aiff\",\"attachment\":{\"type\":\"image\",\"url\":\"https://media.example.com/chest.gif\"},\"action\":{\"deeplink\":\"potions://chests/3\"},\"interactive\":{\"template\":\"dtd_accept.open_decline.dismiss\",\"buttons\":[{\"id\":\"accept\",\"action\":{\"deeplink\":\"potions://chests/3/open\"}}]}}", { try example19().jsonString() }),
    ("devtodev/payload.yaml#/examples/1", "{\"data\":{\"refresh\":\"shop\"}}", { try example20().jsonString() }),
    ("devtodev/payload.yaml# (smallest)", "{}", { try example21().jsonString() }),
    ("devtodev/payload.yaml# (fullest)", "{\"title\":\"Your chest is full\",\"text\":\"500 coins are waiting.\",\"title-loc-key\":\"CHEST_TITLE\",\"title-loc-args\":[\"500\"],\"action-loc-key\":\"OPEN_CHEST\",\"loc-key\":\"CHEST_TEXT\",\"loc-args\":[\"500\",\"coins\"],\"launch-image\":\"chest-launch.png\",\"data\":{\"chest\":3,\"source\":\"timer\"},\"badge\":0,\"sound\":\"default\",\"attachment\":{\"type\":\"image\",\"url\":\"https://media.example.com/chest.gif\"},\"action\":{\"deeplink\":\"potions://chests/3\"},\"interactive\":{\"template\":\"dtd_more_info.open\"}}", { try example22().jsonString() }),
    ("devtodev/payload.yaml#/$defs/attachment/examples/0", "{\"type\":\"video\",\"url\":\"https://media.example.com/trailer.mp4\"}", { try example23().jsonString() }),
    ("devtodev/payload.yaml#/$defs/attachment (smallest)", "{\"type\":\"image\",\"url\":\"https://media.example.com/chest.gif\"}", { try example24().jsonString() }),
    ("devtodev/push-request.yaml#/examples/0", "{\"user_token\":\"7c9e1f0ab64d4c2f8a35d1e2b9076f54\",\"app_id\":\"3f1d9a52-6b7c-4e08-9d21-5a4c8b7e6f10\",\"campaign_tag\":\"spring sale\",\"pack_id\":\"spring-sale-2\",\"audience\":[{\"userId\":\"player-4711\"}],\"ios\":{\"payload\":{\"title\":\"Spring sale\",\"text\":\"Every potion at half price until Sunday.\",\"badge\":1,\"sound\":\"chime.aiff\",\"attachment\":{\"type\":\"image\",\"url\":\"https://media.example.com/spring.gif\"},\"action\":{\"deeplink\":\"potions://shop/spring\"},\"interactive\":{\"template\":\"dtd_shop_now.open_share.open\",\"buttons\":[{\"id\":\"share\",\"action\":{\"share\":\"Half price potions!\"}}]}},\"options\":{\"priority\":\"high\",\"expire\":86400,\"collapse_key\":\"spring-sale\"}}}", { try example25().jsonString() }),
    ("devtodev/push-request.yaml#/examples/1", "{\"audience\":[{\"devtodevId\":90210}],\"ios\":{\"payload\":{\"data\":{\"refresh\":\"shop\"}},\"options\":{\"hidden\":true}}}", { try example26().jsonString() }),
    ("devtodev/push-request.yaml# (smallest)", "{}", { try example27().jsonString() }),
    ("devtodev/user-identifiers.yaml#/examples/0", "{\"userId\":\"player-4711\",\"devtodevId\":90210}", { try example28().jsonString() }),
    ("devtodev/user-identifiers.yaml#/examples/1", "{\"token\":\"9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c5b4a39281706f5e4d3c2b1a0\"}", { try example29().jsonString() }),
    ("devtodev/user-identifiers.yaml# (fullest)", "{\"token\":\"9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c5b4a39281706f5e4d3c2b1a0\",\"idfa\":\"6D92078A-8246-4BA4-AE5B-76104861E7DC\",\"idfv\":\"599F9C00-92DC-4B5C-9464-7971F01F8370\",\"userId\":\"player-4711\",\"devtodevId\":90210}", { try example30().jsonString() }),
  ]

  static func example0() -> Devtodev.Action {
    Devtodev.Action(deeplink: "potions://chests/3")
  }

  static func example1() -> Devtodev.Action {
    Devtodev.Action(url: "https://www.example.com/spring")
  }

  static func example2() -> Devtodev.Action {
    Devtodev.Action(share: "Half price potions!")
  }

  static func example3() -> Devtodev.Action {
    Devtodev.Action()
  }

  static func example4() -> Devtodev.Action {
    Devtodev.Action(
      deeplink: "potions://chests/3",
      url: "https://www.example.com/spring",
      share: "Half price potions!"
    )
  }

  static func example5() -> Devtodev.Interactive {
    Devtodev.Interactive(
      template: .acceptOpensOrDecline,
      buttons: [
        Devtodev.Interactive.Button(
          id: .accept,
          action: Devtodev.Action(deeplink: "potions://chests/3/open")
        ),
        Devtodev.Interactive.Button(id: .decline)
      ]
    )
  }

  static func example6() -> Devtodev.Interactive {
    Devtodev.Interactive(template: .search)
  }

  static func example7() -> Devtodev.Interactive {
    Devtodev.Interactive(template: .yesOpensOrNo)
  }

  static func example8() -> Devtodev.Interactive.Template {
    .likeAndShare
  }

  static func example9() -> Devtodev.Interactive.Button {
    Devtodev.Interactive.Button(
      id: .shopNow,
      action: Devtodev.Action(url: "https://www.example.com/spring")
    )
  }

  static func example10() -> Devtodev.Interactive.Button {
    Devtodev.Interactive.Button(id: .yes)
  }

  static func example11() -> Devtodev.Interactive.ButtonID {
    .moreInfo
  }

  static func example12() -> Devtodev.IOSMessage {
    Devtodev.IOSMessage(
      payload: Devtodev.Payload(
        title: "Your chest is full",
        text: "500 coins are waiting.",
        sound: "default"
      ),
      options: Devtodev.Options(priority: .high, expire: 3600)
    )
  }

  static func example13() -> Devtodev.IOSMessage {
    Devtodev.IOSMessage(
      payload: Devtodev.Payload(data: ["refresh": "shop"]),
      options: Devtodev.Options(hidden: true)
    )
  }

  static func example14() -> Devtodev.IOSMessage {
    Devtodev.IOSMessage(
      payload: Devtodev.Payload(data: [:]),
      options: Devtodev.Options(hidden: true)
    )
  }

  static func example15() -> Devtodev.Options {
    Devtodev.Options(
      sandbox: false,
      priority: .high,
      expire: 86400,
      collapseKey: "spring-sale"
    )
  }

  static func example16() -> Devtodev.Options {
    Devtodev.Options(hidden: true)
  }

  static func example17() -> Devtodev.Options {
    Devtodev.Options()
  }

  static func example18() -> Devtodev.Options {
    Devtodev.Options(
      sandbox: true,
      hidden: false,
      priority: .high,
      expire: 86400,
      collapseKey: "spring-sale"
    )
  }

  static func example19() -> Devtodev.Payload {
    Devtodev.Payload(
      title: "Your chest is full",
      text: "500 coins are waiting.",
      data: ["chest": 3, "source": "timer"],
      badge: 1,
      sound: "chime.aiff",
      attachment: Devtodev.Payload.Attachment(
        type: .image,
        url: "https://media.example.com/chest.gif"
      ),
      action: Devtodev.Action(deeplink: "potions://chests/3"),
      interactive: Devtodev.Interactive(
        template: .acceptOpensOrDecline,
        buttons: [
          Devtodev.Interactive.Button(
            id: .accept,
            action: Devtodev.Action(deeplink: "potions://chests/3/open")
          )
        ]
      )
    )
  }

  static func example20() -> Devtodev.Payload {
    Devtodev.Payload(data: ["refresh": "shop"])
  }

  static func example21() -> Devtodev.Payload {
    Devtodev.Payload()
  }

  static func example22() -> Devtodev.Payload {
    Devtodev.Payload(
      title: "Your chest is full",
      text: "500 coins are waiting.",
      titleLocKey: "CHEST_TITLE",
      titleLocArgs: .list(["500"]),
      actionLocKey: "OPEN_CHEST",
      locKey: "CHEST_TEXT",
      locArgs: ["500", "coins"],
      launchImage: "chest-launch.png",
      data: ["chest": 3, "source": "timer"],
      badge: 0,
      sound: "default",
      attachment: Devtodev.Payload.Attachment(
        type: .image,
        url: "https://media.example.com/chest.gif"
      ),
      action: Devtodev.Action(deeplink: "potions://chests/3"),
      interactive: Devtodev.Interactive(template: .moreInfo)
    )
  }

  static func example23() -> Devtodev.Payload.Attachment {
    Devtodev.Payload.Attachment(type: .video, url: "https://media.example.com/trailer.mp4")
  }

  static func example24() -> Devtodev.Payload.Attachment {
    Devtodev.Payload.Attachment(type: .image, url: "https://media.example.com/chest.gif")
  }

  static func example25() -> Devtodev.PushRequest {
    Devtodev.PushRequest(
      userToken: "7c9e1f0ab64d4c2f8a35d1e2b9076f54",
      appID: "3f1d9a52-6b7c-4e08-9d21-5a4c8b7e6f10",
      campaignTag: "spring sale",
      packID: "spring-sale-2",
      audience: [Devtodev.UserIdentifiers(userID: "player-4711")],
      ios: Devtodev.IOSMessage(
        payload: Devtodev.Payload(
          title: "Spring sale",
          text: "Every potion at half price until Sunday.",
          badge: 1,
          sound: "chime.aiff",
          attachment: Devtodev.Payload.Attachment(
            type: .image,
            url: "https://media.example.com/spring.gif"
          ),
          action: Devtodev.Action(deeplink: "potions://shop/spring"),
          interactive: Devtodev.Interactive(
            template: .shopNowOrShare,
            buttons: [
              Devtodev.Interactive.Button(
                id: .share,
                action: Devtodev.Action(share: "Half price potions!")
              )
            ]
          )
        ),
        options: Devtodev.Options(
          priority: .high,
          expire: 86400,
          collapseKey: "spring-sale"
        )
      )
    )
  }

  static func example26() -> Devtodev.PushRequest {
    Devtodev.PushRequest(
      audience: [Devtodev.UserIdentifiers(devtodevID: 90210)],
      ios: Devtodev.IOSMessage(
        payload: Devtodev.Payload(data: ["refresh": "shop"]),
        options: Devtodev.Options(hidden: true)
      )
    )
  }

  static func example27() -> Devtodev.PushRequest {
    Devtodev.PushRequest()
  }

  static func example28() -> Devtodev.UserIdentifiers {
    Devtodev.UserIdentifiers(userID: "player-4711", devtodevID: 90210)
  }

  static func example29() -> Devtodev.UserIdentifiers {
    Devtodev.UserIdentifiers(
      token: "9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c5b4a39281706f5e4d3c2b1a0"
    )
  }

  static func example30() -> Devtodev.UserIdentifiers {
    Devtodev.UserIdentifiers(
      token: "9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c5b4a39281706f5e4d3c2b1a0",
      idfa: "6D92078A-8246-4BA4-AE5B-76104861E7DC",
      idfv: "599F9C00-92DC-4B5C-9464-7971F01F8370",
      userID: "player-4711",
      devtodevID: 90210
    )
  }
}
