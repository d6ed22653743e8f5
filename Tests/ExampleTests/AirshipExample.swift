import PushPayloads
import Testing

/// A match server announces a goal to fans: one push, worded for each platform.
struct AirshipExample {
  var match = 2207
  var home = "Harbour Town"
  var visitors = "Northside"

  /// What to send when a goal is scored.
  func goal(_ score: String, scorer: String) -> Airship.Push {
    let open = Airship.Actions(open: .init(type: .url, content: "https://matches.example.com/\(match)"))
    return Airship.Push(
      audience: .selector(["tag": ["fans-of-harbour-town"]]),
      deviceTypes: [.ios, .android, "open::scoreboard"],
      notification: Airship.Notification(
        alert: "\(scorer) scores: \(score)",
        android: Airship.AndroidOverride(
          actions: open,
          category: .event,
          extra: ["match": String(match)],
          notificationChannel: "matches",
          timeToLive: 600,
          visibility: .public),
        ios: Airship.IOSOverride(
          actions: open,
          badge: "+1",
          collapseID: "match-\(match)",
          expiry: 600,
          extra: ["match": .number(.init(match)), "teams": [.string(home), .string(visitors)]],
          interruptionLevel: .timeSensitive,
          relevanceScore: 0.9,
          sound: "whistle.caf"),
        openChannels: ["open::scoreboard": Airship.OpenChannelOverride(alert: "\(home) \(score) \(visitors)")]
      ),
      options: .init(expiry: .seconds(600)))
  }

  /// What a device shows as its badge after a push.
  func badge(after push: Airship.Push, from count: Int) -> Int {
    switch push.notification?.ios?.badge {
    case .count(let value): value
    case .change(let change): count + (Int(change) ?? 0)
    case .automatic, nil: count
    }
  }
}

extension AirshipExample {
  @Suite struct Tests {
    private let example = AirshipExample()

    @Test func aGoalIsSent() throws {
      let push = example.goal("2-1", scorer: "Okafor")
      #expect(push.validate().violations.isEmpty)

      let received = try Airship.Push(jsonString: push.jsonString())
      #expect(received == push)
      #expect(received.notification?.openChannels.keys.first == "open::scoreboard")
      #expect(example.badge(after: received, from: 4) == 5)
    }

    @Test func aRequestFromElsewhereIsJudged() {
      let report = Airship.Push.validate(
        jsonUTF8Bytes: """
          {"device_types": ["ios", "email"],
           "notification": {
             "alert": "Goal!",
             "ios": {"badge": "7", "relevance-score": 2, "collapse_id": "\(String(repeating: "é", count: 33))"}}}
          """.utf8)
      #expect(!report.isValid)
      #expect(
        report.errors.map(\.instanceLocation) == [
          "/notification", "/notification/ios/badge", "/notification/ios/collapse_id",
        ])
      #expect(report.errors.map(\.line) == [2, 4, 4])
      #expect(report.errors[2].message == "must be at most 64 bytes of UTF-8 long")
      #expect(
        report.warnings.map(\.message) == [
          "unknown property 'relevance-score'; did you mean 'relevance_score'?"
        ])
    }
  }
}
