import PushPayloads
import Testing

/// A shop sends what its Android app can open, and reads what reaches the app.
struct PersonaClickExample {
  /// Firebase carries strings only: buttons and event travel as JSON inside strings.
  func sale(at address: String) -> PersonaClick.AndroidPayload {
    PersonaClick.AndroidPayload(
      event: .event(.init(.web(.init(uri: address)))),
      title: "Spring sale",
      body: "Everything for the garden at half price.",
      type: .bulk,
      id: "33901",
      actions: .init([.init(action: "b0", title: "To the sale")]),
      actionURLs: .init([address]))
  }

  /// What the app does when a message is opened.
  func destination(of payload: PersonaClick.AndroidPayload) -> String {
    switch payload.event {
    case .event(let event): destination(of: event.value)
    case .text(let text): "the app reads \(text)"
    case nil: "the app opens"
    }
  }

  private func destination(of event: PersonaClick.Event) -> String {
    switch event {
    case .web(let page): "the browser shows \(page.uri ?? "nothing")"
    case .category(let category): "the shop lists \(category.uri ?? "everything")"
    case .product(let product): "the shop shows \(product.uri ?? "nothing")"
    case .custom(let custom): "the app reads \(custom.payload?.description ?? "nothing")"
    case .other(let other): "an event of type \(other.type ?? "no name") is left alone"
    }
  }
}

extension PersonaClickExample {
  @Suite struct Tests {
    private let example = PersonaClickExample()

    @Test func aSaleIsAnnounced() throws {
      let payload = example.sale(at: "https://shop.example.com/spring")
      #expect(payload.validate().violations.isEmpty)
      let sent = try JSONValue(jsonString: payload.jsonString())
      #expect(sent["event"] == #"{"type":"web","uri":"https://shop.example.com/spring"}"#)
      #expect(sent["actions"] == #"[{"action":"b0","title":"To the sale"}]"#)
      #expect(example.destination(of: payload) == "the browser shows https://shop.example.com/spring")
    }

    /// A text that no code changed is written as it came, spaces included.
    @Test func textInsideStringsIsKept() throws {
      let text = #"{"event":"{ \"uri\" : \"GARDEN\",  \"type\":\"category\" }","id":"1"}"#
      let payload = try PersonaClick.AndroidPayload(jsonString: text)
      #expect(example.destination(of: payload) == "the shop lists GARDEN")
      #expect(try payload.jsonString() == text)
    }

    @Test func aRawMessageIsText() throws {
      let payload = try PersonaClick.AndroidPayload(jsonString: #"{"event": "order 48213 delivered"}"#)
      #expect(example.destination(of: payload) == "the app reads order 48213 delivered")
    }

    @Test func arraysAreNoStrings() {
      let report = PersonaClick.AndroidPayload.validate(
        jsonUTF8Bytes: #"{"actions": [], "action_urls": "["}"#.utf8)
      #expect(report.errors.map(\.instanceLocation) == ["/actions", "/action_urls"])
    }
  }
}
