import PushPayloads
import Testing

/// A restaurant offers a table, with a button of its own beside those that every app has.
struct AcousticExample {
  /// On iOS a button of your own says how the system treats it; members of your own go with it.
  func offer(table: Int) -> Acoustic.IOSPayload {
    Acoustic.IOSPayload(
      aps: .init(contentAvailable: 1, alert: .init(actionLocKey: "SEE_TABLE")),
      dynamicAPS: .init(alert: "Your table is ready.", badge: 1),
      notificationAction: .init(type: .openApp, value: ["screen": "tables"]),
      categoryActions: [
        .init(name: "Call us", type: .dial, value: "+1 555 0100"),
        .init(
          name: "Keep it", destructive: false, authentication: false, foreground: true, type: "keep-table",
          additionalProperties: ["table": .number(.init(table))]),
      ])
  }

  /// On Android the flags do not exist.
  func offerOnAndroid(table: Int) -> Acoustic.AndroidPayload {
    Acoustic.AndroidPayload(
      alert: .init(
        subject: "Table ready",
        message: "Your table is waiting.",
        notificationAction: .init(type: .openApp, value: ["screen": "tables"]),
        expandable: .init(
          type: .text,
          value: "We keep it for a quarter of an hour.",
          expandableActions: [
            .init(name: "Call us", type: .dial, value: "+1 555 0100"),
            .init(
              name: "Keep it", type: "keep-table", additionalProperties: ["table": .number(.init(table))]),
          ])))
  }

  /// Which plugin of the app handles an action; nil where the SDK does.
  func plugin(for action: Acoustic.Action) -> String? {
    switch action.type {
    case .dial, .url, .rich, .openApp: nil
    case .other(let name): name
    }
  }
}

extension AcousticExample {
  @Suite struct Tests {
    private let example = AcousticExample()

    @Test func offersAreSent() throws {
      let payload = example.offer(table: 12)
      #expect(payload.validate().violations.isEmpty)
      #expect(try Acoustic.IOSPayload(jsonUTF8Bytes: payload.jsonUTF8Bytes()) == payload)
      #expect(example.offerOnAndroid(table: 12).validate().violations.isEmpty)
    }

    @Test func membersOfYourOwnAreKept() throws {
      let action = try Acoustic.Action(
        jsonString: #"{"type": "add-to-cart", "sku": "KETTLE", "quantity": 2}"#)
      #expect(example.plugin(for: action) == "add-to-cart")
      #expect(action.additionalProperties["sku"] == "KETTLE")
      #expect(try action.jsonString() == #"{"type":"add-to-cart","sku":"KETTLE","quantity":2}"#)
    }

    /// What is complete on Android lacks its flags on iOS.
    @Test func flagsAreNeededOnIOS() throws {
      let android = Acoustic.ExpandableAction(name: "Keep it", type: "keep-table")
      #expect(android.validate().isValid)
      let report = Acoustic.CategoryAction(name: "Keep it", type: "keep-table").validate()
      #expect(report.errors.map(\.keywordLocation) == Array(repeating: "/then/required", count: 3))
    }
  }
}
