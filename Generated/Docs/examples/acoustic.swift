// Generated from the examples that the pages show. Do not edit: change the schemas.
// swift-format-ignore-file
import PushPayloads
import SchemaRuntime

enum AcousticExamples {
  /// Where each stands, the JSON that it encodes to, and what it encodes to.
  static let all: [(location: String, json: String, encoded: @Sendable () throws -> String)] = [
    ("acoustic/action.yaml#/examples/0", "{\"type\":\"url\",\"value\":\"https://www.example.com/offers\"}", { try example0().jsonString() }),
    ("acoustic/action.yaml#/examples/1", "{\"type\":\"openApp\",\"value\":{\"screen\":\"offers\",\"offer\":\"17\"}}", { try example1().jsonString() }),
    ("acoustic/action.yaml#/examples/2", "{\"type\":\"add-to-cart\",\"value\":\"Put it in the cart\",\"sku\":\"KETTLE-1200\",\"quantity\":2}", { try example2().jsonString() }),
    ("acoustic/action.yaml# (smallest)", "{\"type\":\"dial\",\"value\":\"https://www.example.com/offers\"}", { try example3().jsonString() }),
    ("acoustic/android-payload.yaml#/examples/0", "{\"alert\":{\"subject\":\"Two for one\",\"message\":\"Until Sunday every second kettle is free.\",\"notification-action\":{\"type\":\"openApp\",\"value\":{\"screen\":\"offers\",\"offer\":\"17\"}},\"expandable\":{\"type\":\"text\",\"value\":\"Until Sunday every second kettle is free. Fetch them at the shop or have them sent.\",\"expandable-actions\":[{\"name\":\"See offers\",\"type\":\"url\",\"value\":\"https://www.example.com/offers\"},{\"name\":\"Call us\",\"type\":\"dial\",\"value\":\"+1 555 0100\"},{\"name\":\"Later\",\"type\":\"snooze\",\"value\":\"3\"}]}}}", { try example4().jsonString() }),
    ("acoustic/android-payload.yaml# (smallest)", "{}", { try example5().jsonString() }),
    ("acoustic/android-payload.yaml#/$defs/alert/examples/0", "{\"subject\":\"Table ready\",\"message\":\"Your table is waiting.\",\"notification-action\":{\"type\":\"dial\",\"value\":\"+1 555 0100\"}}", { try example6().jsonString() }),
    ("acoustic/android-payload.yaml#/$defs/alert (smallest)", "{}", { try example7().jsonString() }),
    ("acoustic/android-payload.yaml#/$defs/alert (fullest)", "{\"subject\":\"Table ready\",\"message\":\"Your table is waiting.\",\"notification-action\":{\"type\":\"dial\",\"value\":\"+1 555 0100\"},\"expandable\":{\"type\":\"text\",\"value\":\"Your table is waiting. We keep it for a quarter of an hour.\"}}", { try example8().jsonString() }),
    ("acoustic/android-payload.yaml#/$defs/expandable/examples/0", "{\"type\":\"text\",\"value\":\"Your table is waiting. We keep it for a quarter of an hour.\",\"expandable-actions\":[{\"name\":\"Call us\",\"type\":\"dial\",\"value\":\"+1 555 0100\"}]}", { try example9().jsonString() }),
    ("acoustic/android-payload.yaml#/$defs/expandable (smallest)", "{}", { try example10().jsonString() }),
    ("acoustic/category-action.yaml#/examples/0", "{\"name\":\"See offers\",\"type\":\"url\",\"value\":\"https://www.example.com/offers\"}", { try example11().jsonString() }),
    ("acoustic/category-action.yaml#/examples/1", "{\"name\":\"Put it in the cart\",\"destructive\":false,\"authentication\":true,\"foreground\":false,\"type\":\"add-to-cart\",\"sku\":\"KETTLE-1200\"}", { try example12().jsonString() }),
    ("acoustic/category-action.yaml# (smallest)", "{\"name\":\"See offers\",\"destructive\":true,\"authentication\":false,\"foreground\":false,\"type\":\"add-to-cart\"}", { try example13().jsonString() }),
    ("acoustic/category-action.yaml# (fullest)", "{\"name\":\"See offers\",\"destructive\":true,\"authentication\":false,\"foreground\":false,\"type\":\"url\",\"value\":\"https://www.example.com/offers\"}", { try example14().jsonString() }),
    ("acoustic/expandable-action.yaml#/examples/0", "{\"name\":\"Call us\",\"type\":\"dial\",\"value\":\"+1 555 0100\"}", { try example15().jsonString() }),
    ("acoustic/expandable-action.yaml#/examples/1", "{\"name\":\"Later\",\"type\":\"snooze\",\"value\":\"3\"}", { try example16().jsonString() }),
    ("acoustic/expandable-action.yaml# (smallest)", "{\"name\":\"Call us\",\"type\":\"dial\",\"value\":\"https://www.example.com/offers\"}", { try example17().jsonString() }),
    ("acoustic/ios-payload.yaml#/examples/0", "{\"aps\":{\"content-available\":1,\"alert\":{\"action-loc-key\":\"SEE_OFFERS\"}},\"dynamic-aps\":{\"alert\":\"Two for one until Sunday.\",\"badge\":1},\"notification-action\":{\"type\":\"openApp\",\"value\":{\"screen\":\"offers\"}},\"category-actions\":[{\"name\":\"See offers\",\"type\":\"url\",\"value\":\"https://www.example.com/offers\"},{\"name\":\"Put it in the cart\",\"destructive\":false,\"authentication\":true,\"foreground\":false,\"type\":\"add-to-cart\",\"sku\":\"KETTLE-1200\"}]}", { try example18().jsonString() }),
    ("acoustic/ios-payload.yaml# (smallest)", "{}", { try example19().jsonString() }),
    ("acoustic/ios-payload.yaml#/$defs/aps/examples/0", "{\"content-available\":1,\"alert\":{\"action-loc-key\":\"SEE_OFFERS\"}}", { try example20().jsonString() }),
    ("acoustic/ios-payload.yaml#/$defs/aps (smallest)", "{}", { try example21().jsonString() }),
    ("acoustic/ios-payload.yaml#/$defs/alert/examples/0", "{\"action-loc-key\":\"SEE_OFFERS\"}", { try example22().jsonString() }),
    ("acoustic/ios-payload.yaml#/$defs/alert (smallest)", "{}", { try example23().jsonString() }),
    ("acoustic/ios-payload.yaml#/$defs/dynamicAPS/examples/0", "{\"alert\":\"Your table is ready.\",\"badge\":1}", { try example24().jsonString() }),
    ("acoustic/ios-payload.yaml#/$defs/dynamicAPS (smallest)", "{}", { try example25().jsonString() }),
    ("acoustic/notification-action.yaml#/examples/0", "{\"type\":\"url\",\"value\":\"https://www.example.com/offers\"}", { try example26().jsonString() }),
    ("acoustic/notification-action.yaml#/examples/1", "{\"type\":\"openApp\",\"value\":{\"screen\":\"offers\",\"offer\":\"17\"}}", { try example27().jsonString() }),
    ("acoustic/notification-action.yaml#/examples/2", "{\"type\":\"add-to-cart\",\"sku\":\"KETTLE-1200\",\"quantity\":2}", { try example28().jsonString() }),
    ("acoustic/notification-action.yaml# (smallest)", "{\"type\":\"dial\",\"value\":\"https://www.example.com/offers\"}", { try example29().jsonString() }),
  ]

  static func example0() -> Acoustic.Action {
    Acoustic.Action(type: .url, value: "https://www.example.com/offers")
  }

  static func example1() -> Acoustic.Action {
    Acoustic.Action(type: .openApp, value: ["screen": "offers", "offer": "17"])
  }

  static func example2() -> Acoustic.Action {
    Acoustic.Action(
      type: "add-to-cart",
      value: "Put it in the cart",
      additionalProperties: ["sku": "KETTLE-1200", "quantity": 2]
    )
  }

  static func example3() -> Acoustic.Action {
    Acoustic.Action(type: .dial, value: "https://www.example.com/offers")
  }

  static func example4() -> Acoustic.AndroidPayload {
    Acoustic.AndroidPayload(
      alert: Acoustic.AndroidPayload.Alert(
        subject: "Two for one",
        message: "Until Sunday every second kettle is free.",
        notificationAction: Acoustic.NotificationAction(
          type: .openApp,
          value: ["screen": "offers", "offer": "17"]
        ),
        expandable: Acoustic.AndroidPayload.Expandable(
          type: .text,
          value: "Until Sunday every second kettle is free. Fetch them at the shop or have them sent.",
          expandableActions: [
            Acoustic.ExpandableAction(
              name: "See offers",
              type: .url,
              value: "https://www.example.com/offers"
            ),
            Acoustic.ExpandableAction(name: "Call us", type: .dial, value: "+1 555 0100"),
            Acoustic.ExpandableAction(name: "Later", type: "snooze", value: "3")
          ]
        )
      )
    )
  }

  static func example5() -> Acoustic.AndroidPayload {
    Acoustic.AndroidPayload()
  }

  static func example6() -> Acoustic.AndroidPayload.Alert {
    Acoustic.AndroidPayload.Alert(
      subject: "Table ready",
      message: "Your table is waiting.",
      notificationAction: Acoustic.NotificationAction(type: .dial, value: "+1 555 0100")
    )
  }

  static func example7() -> Acoustic.AndroidPayload.Alert {
    Acoustic.AndroidPayload.Alert()
  }

  static func example8() -> Acoustic.AndroidPayload.Alert {
    Acoustic.AndroidPayload.Alert(
      subject: "Table ready",
      message: "Your table is waiting.",
      notificationAction: Acoustic.NotificationAction(type: .dial, value: "+1 555 0100"),
      expandable: Acoustic.AndroidPayload.Expandable(
        type: .text,
        value: "Your table is waiting. We keep it for a quarter of an hour."
      )
    )
  }

  static func example9() -> Acoustic.AndroidPayload.Expandable {
    Acoustic.AndroidPayload.Expandable(
      type: .text,
      value: "Your table is waiting. We keep it for a quarter of an hour.",
      expandableActions: [
        Acoustic.ExpandableAction(name: "Call us", type: .dial, value: "+1 555 0100")
      ]
    )
  }

  static func example10() -> Acoustic.AndroidPayload.Expandable {
    Acoustic.AndroidPayload.Expandable()
  }

  static func example11() -> Acoustic.CategoryAction {
    Acoustic.CategoryAction(
      name: "See offers",
      type: .url,
      value: "https://www.example.com/offers"
    )
  }

  static func example12() -> Acoustic.CategoryAction {
    Acoustic.CategoryAction(
      name: "Put it in the cart",
      destructive: false,
      authentication: true,
      foreground: false,
      type: "add-to-cart",
      additionalProperties: ["sku": "KETTLE-1200"]
    )
  }

  static func example13() -> Acoustic.CategoryAction {
    Acoustic.CategoryAction(
      name: "See offers",
      destructive: true,
      authentication: false,
      foreground: false,
      type: "add-to-cart"
    )
  }

  static func example14() -> Acoustic.CategoryAction {
    Acoustic.CategoryAction(
      name: "See offers",
      destructive: true,
      authentication: false,
      foreground: false,
      type: .url,
      value: "https://www.example.com/offers"
    )
  }

  static func example15() -> Acoustic.ExpandableAction {
    Acoustic.ExpandableAction(name: "Call us", type: .dial, value: "+1 555 0100")
  }

  static func example16() -> Acoustic.ExpandableAction {
    Acoustic.ExpandableAction(name: "Later", type: "snooze", value: "3")
  }

  static func example17() -> Acoustic.ExpandableAction {
    Acoustic.ExpandableAction(
      name: "Call us",
      type: .dial,
      value: "https://www.example.com/offers"
    )
  }

  static func example18() -> Acoustic.IOSPayload {
    Acoustic.IOSPayload(
      aps: Acoustic.IOSPayload.APS(
        contentAvailable: 1,
        alert: Acoustic.IOSPayload.Alert(actionLocKey: "SEE_OFFERS")
      ),
      dynamicAPS: Acoustic.IOSPayload.DynamicAPS(
        alert: "Two for one until Sunday.",
        badge: 1
      ),
      notificationAction: Acoustic.NotificationAction(
        type: .openApp,
        value: ["screen": "offers"]
      ),
      categoryActions: .list([
        Acoustic.CategoryAction(
          name: "See offers",
          type: .url,
          value: "https://www.example.com/offers"
        ),
        Acoustic.CategoryAction(
          name: "Put it in the cart",
          destructive: false,
          authentication: true,
          foreground: false,
          type: "add-to-cart",
          additionalProperties: ["sku": "KETTLE-1200"]
        )
      ])
    )
  }

  static func example19() -> Acoustic.IOSPayload {
    Acoustic.IOSPayload()
  }

  static func example20() -> Acoustic.IOSPayload.APS {
    Acoustic.IOSPayload.APS(
      contentAvailable: 1,
      alert: Acoustic.IOSPayload.Alert(actionLocKey: "SEE_OFFERS")
    )
  }

  static func example21() -> Acoustic.IOSPayload.APS {
    Acoustic.IOSPayload.APS()
  }

  static func example22() -> Acoustic.IOSPayload.Alert {
    Acoustic.IOSPayload.Alert(actionLocKey: "SEE_OFFERS")
  }

  static func example23() -> Acoustic.IOSPayload.Alert {
    Acoustic.IOSPayload.Alert()
  }

  static func example24() -> Acoustic.IOSPayload.DynamicAPS {
    Acoustic.IOSPayload.DynamicAPS(alert: "Your table is ready.", badge: 1)
  }

  static func example25() -> Acoustic.IOSPayload.DynamicAPS {
    Acoustic.IOSPayload.DynamicAPS()
  }

  static func example26() -> Acoustic.NotificationAction {
    Acoustic.NotificationAction(type: .url, value: "https://www.example.com/offers")
  }

  static func example27() -> Acoustic.NotificationAction {
    Acoustic.NotificationAction(type: .openApp, value: ["screen": "offers", "offer": "17"])
  }

  static func example28() -> Acoustic.NotificationAction {
    Acoustic.NotificationAction(
      type: "add-to-cart",
      additionalProperties: ["sku": "KETTLE-1200", "quantity": 2]
    )
  }

  static func example29() -> Acoustic.NotificationAction {
    Acoustic.NotificationAction(type: .dial, value: "https://www.example.com/offers")
  }
}
