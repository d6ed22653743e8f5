import PushPayloads
import Testing

/// A game calls its players back, and refreshes its shop without being seen.
struct DevtodevExample {
  var token = "7c9e1f0ab64d4c2f8a35d1e2b9076f54"
  var app = "3f1d9a52-6b7c-4e08-9d21-5a4c8b7e6f10"

  /// A visible push with two buttons; the one that opens the app leads to the chest.
  func chestIsFull(player: String, chest: Int) -> Devtodev.PushRequest {
    let toChest = Devtodev.Action(deeplink: "potions://chests/\(chest)")
    return request(
      to: player,
      Devtodev.IOSMessage(
        payload: .init(
          title: "Your chest is full",
          text: "500 coins are waiting.",
          data: ["chest": .number(.init(chest))],
          badge: 1,
          sound: "chime.aiff",
          action: toChest,
          interactive: .init(
            template: .acceptOpensOrDecline,
            buttons: [.init(id: .accept, action: toChest), .init(id: .decline)])),
        options: .init(priority: .high, expire: .seconds(86400), collapseKey: "chest-\(chest)")))
  }

  /// A push that no player sees.
  func refresh(_ what: String, for player: String) -> Devtodev.PushRequest {
    request(
      to: player,
      Devtodev.IOSMessage(payload: .init(data: ["refresh": .string(what)]), options: .init(hidden: true)))
  }

  private func request(to player: String, _ message: Devtodev.IOSMessage) -> Devtodev.PushRequest {
    Devtodev.PushRequest(userToken: token, appID: app, audience: [.init(userID: player)], ios: message)
  }
}

extension DevtodevExample {
  @Suite struct Tests {
    private let example = DevtodevExample()

    @Test func playersAreCalled() throws {
      for request in [example.chestIsFull(player: "4711", chest: 3), example.refresh("shop", for: "4711")] {
        #expect(request.validate().violations.isEmpty)
        #expect(try Devtodev.PushRequest(jsonUTF8Bytes: request.jsonUTF8Bytes()) == request)
      }
    }

    /// The types allow it, the documents do not.
    @Test func whatHiddenForbidsIsFound() {
      var request = example.refresh("shop", for: "4711")
      request.ios?.payload.badge = 1
      request.ios?.options?.priority = .high
      let errors = request.validate().errors
      #expect(errors.map(\.instanceLocation) == ["/ios/payload/badge", "/ios/options/priority"])
      #expect(errors.first?.message == "a hidden notification has `data` in its payload and nothing else")
    }

    @Test func aDismissingButtonTakesNoAction() throws {
      var request = example.chestIsFull(player: "4711", chest: 3)
      request.ios?.payload.interactive?.buttons?[1].action = .init(url: "https://www.example.com")
      #expect(throws: ValidationError.self) { try Devtodev.PushRequest(jsonString: request.jsonString()) }
    }
  }
}
