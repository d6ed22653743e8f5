import PushPayloads
import Testing

/// A parcel service tells people where their parcel is.
struct WonderPushExample {
  /// The notification for a parcel on its way; a later one takes its place.
  func onItsWay(parcel: Int, hours: ClosedRange<Int>) -> WonderPush.Notification {
    let tracking = "https://www.example.com/track/\(parcel)"
    let opened = WonderPush.Action.trackEvent(.init(event: .init(type: "parcel_push_opened")))
    return WonderPush.Notification(
      alert: WonderPush.Alert(
        text: "Your parcel arrives between \(hours.lowerBound) and \(hours.upperBound) o'clock.",
        title: "Parcel on its way",
        targetURL: .value(tracking),
        tag: "parcel-\(parcel)",
        actions: [opened, .addTag(.init(tags: ["tracks-parcels"]))],
        ios: .init(badge: 1, attachments: [.init(url: tracking + "/map", type: .imagePNG)]),
        android: .init(
          priority: .high,
          type: .value(.bigText),
          bigText: "Nobody home? Choose a neighbour in the app.",
          vibrate: [0, 200, 100, 200],
          progress: 60)),
      push: .init(
        ios: .init(collapseID: "parcel-\(parcel)"), custom: ["parcel": .number(.init(parcel))],
        expirationTime: "4 hours", priority: .high))
  }

  /// Takes everything of the parcel off the screen, and whatever has no channel of its own.
  func clear(parcel: Int) -> WonderPush.Action {
    .closeNotifications(.init(tag: "parcel-\(parcel)", channel: .null))
  }

  /// What a log says of an action.
  func summary(_ action: WonderPush.Action) -> String {
    switch action {
    case .trackEvent(let action): "tracks \(action.event.type)"
    case .addTag(let action): "adds \(action.tags.joined(separator: ", "))"
    case .removeTag(let action): "removes \(action.tags.joined(separator: ", "))"
    case .link(let action): "opens \(action.url)"
    case .method(let action): "calls \(action.method)"
    case .closeNotifications(let action):
      switch action.tag {
      case .value(let tag): "closes what is tagged \(tag)"
      case .null: "closes what has no tag"
      case .absent: "closes notifications, whatever their tag"
      }
    case .close, .rating, .removeAllTags, .subscribeToNotifications, .unsubscribeFromNotifications,
      .updateInstallation, .addProperty, .removeProperty:
      "does something else"
    }
  }
}

extension WonderPushExample {
  @Suite struct Tests {
    private let example = WonderPushExample()

    @Test func aParcelIsAnnounced() throws {
      let notification = example.onItsWay(parcel: 48213, hours: 14...16)
      #expect(notification.validate().violations.isEmpty)
      let received = try WonderPush.Notification(jsonUTF8Bytes: notification.jsonUTF8Bytes())
      #expect(received == notification)
      #expect(
        received.alert?.actions?.map(example.summary) == ["tracks parcel_push_opened", "adds tracks-parcels"])
    }

    @Test func nullIsNotMissing() throws {
      let action = example.clear(parcel: 7)
      #expect(
        try action.jsonString() == #"{"type":"closeNotifications","tag":"parcel-7","channel":null}"#)
      let any = try WonderPush.Action(jsonString: #"{"type": "closeNotifications", "tag": null}"#)
      #expect(example.summary(any) == "closes what has no tag")
    }

    @Test func whatIsMissingIsNamed() {
      var report = WonderPush.Action.validate(jsonUTF8Bytes: #"{"type": "link"}"#.utf8)
      #expect(report.errors.map(\.message) == ["missing required property 'url'"])
      report = WonderPush.Action.validate(jsonUTF8Bytes: #"{"type": "open", "url": "x"}"#.utf8)
      #expect(report.errors.map(\.instanceLocation) == ["/type"])
    }
  }
}
