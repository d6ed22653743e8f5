// Generated from the examples of the schemas. Do not edit: change the schemas.
// swift-format-ignore-file
import PushPayloads
import SchemaRuntime

enum PersonaClickExamples {
  /// Where each stands, the JSON that it encodes to, and what it encodes to.
  static let all: [(location: String, json: String, encoded: @Sendable () throws -> String)] = [
    ("personaclick/android-payload.yaml#/examples/0", "{\"event\":\"{\\\"type\\\":\\\"web\\\",\\\"uri\\\":\\\"https://shop.example.com/spring\\\"}\",\"title\":\"Spring sale\",\"body\":\"Everything for the garden at half price.\",\"icon\":\"ic_sale\",\"type\":\"bulk\",\"id\":\"33901\",\"url\":\"https://shop.example.com/spring\",\"actions\":\"[{\\\"action\\\":\\\"b0\\\",\\\"title\\\":\\\"To the sale\\\"}]\",\"action_urls\":\"[\\\"https://shop.example.com/spring\\\"]\",\"image\":\"https://static.example.com/spring.jpg\"}", { try example0().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/common/examples/0", "{\"title\":\"Spring sale\",\"body\":\"Everything for the garden at half price.\",\"type\":\"bulk\",\"id\":\"33901\"}", { try example1().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/action/examples/0", "{\"action\":\"b0\",\"title\":\"To the sale\"}", { try example2().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/rawMessage/examples/0", "{\"event\":\"order 48213 delivered\",\"title\":\"Parcel delivered\",\"body\":\"It waits at your neighbour's.\",\"type\":\"transactional\",\"id\":\"order_delivered\"}", { try example3().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/simple/examples/0", "{\"icon\":\"ic_welcome\",\"title\":\"Welcome\",\"body\":\"Good to have you with us.\",\"type\":\"bulk\",\"id\":\"33901\"}", { try example4().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/openWebLink/examples/0", "{\"event\":\"{\\\"type\\\":\\\"web\\\",\\\"uri\\\":\\\"https://shop.example.com/spring\\\"}\",\"title\":\"Spring sale\",\"body\":\"Everything for the garden at half price.\",\"type\":\"bulk\",\"id\":\"XK4PQ7\"}", { try example5().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/openCategory/examples/0", "{\"event\":\"{\\\"type\\\":\\\"category\\\",\\\"uri\\\":\\\"GARDEN_TOOLS\\\"}\",\"title\":\"Garden tools\",\"body\":\"New spades have arrived.\",\"type\":\"chain\",\"id\":\"T81LMa\"}", { try example6().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/openProduct/examples/0", "{\"event\":\"{\\\"type\\\":\\\"product\\\",\\\"uri\\\":\\\"KETTLE-1200\\\"}\",\"title\":\"Back in stock\",\"body\":\"The kettle you looked at is here again.\",\"type\":\"chain\",\"id\":\"Zp03rq\"}", { try example7().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/custom/examples/0", "{\"event\":\"{\\\"type\\\":\\\"custom\\\",\\\"payload\\\":{\\\"screen\\\":\\\"loyalty\\\",\\\"points\\\":250}}\",\"title\":\"Points for you\",\"body\":\"Your last order earned 250 points.\",\"type\":\"transactional\",\"id\":\"order_delivered\"}", { try example8().jsonString() }),
    ("personaclick/event.yaml#/examples/0", "{\"type\":\"web\",\"uri\":\"https://shop.example.com/spring\"}", { try example9().jsonString() }),
    ("personaclick/event.yaml#/examples/1", "{\"type\":\"product\",\"uri\":\"KETTLE-1200\"}", { try example10().jsonString() }),
    ("personaclick/event.yaml#/examples/2", "{\"type\":\"custom\",\"payload\":{\"screen\":\"loyalty\",\"points\":250}}", { try example11().jsonString() }),
    ("personaclick/event.yaml#/$defs/web/examples/0", "{\"type\":\"web\",\"uri\":\"https://shop.example.com/spring\"}", { try example12().jsonString() }),
    ("personaclick/event.yaml#/$defs/category/examples/0", "{\"type\":\"category\",\"uri\":\"GARDEN_TOOLS\"}", { try example13().jsonString() }),
    ("personaclick/event.yaml#/$defs/product/examples/0", "{\"type\":\"product\",\"uri\":\"KETTLE-1200\"}", { try example14().jsonString() }),
    ("personaclick/event.yaml#/$defs/custom/examples/0", "{\"type\":\"custom\",\"payload\":{\"screen\":\"loyalty\",\"points\":250}}", { try example15().jsonString() }),
    ("personaclick/event.yaml#/$defs/other/examples/0", "{\"type\":\"brand\",\"uri\":\"NORDIC\"}", { try example16().jsonString() }),
    ("personaclick/ios-payload.yaml#/examples/0", "{\"event\":{\"type\":\"web\",\"uri\":\"https://shop.example.com/spring\"},\"aps\":{\"alert\":{\"title\":\"Spring sale\",\"subtitle\":\"Only today\",\"body\":\"Everything for the garden at half price.\",\"badge\":1},\"mutable-content\":1},\"image_url\":\"https://static.example.com/spring.jpg\",\"src\":{\"type\":\"bulk\",\"id\":\"33901\"}}", { try example17().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/common/examples/0", "{\"aps\":{\"alert\":{\"title\":\"Welcome\",\"subtitle\":\"Hello\",\"body\":\"Good to have you with us.\",\"badge\":1},\"mutable-content\":1},\"src\":{\"type\":\"bulk\",\"id\":\"33901\"}}", { try example18().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/aps/examples/0", "{\"alert\":{\"title\":\"Spring sale\",\"subtitle\":\"Only today\",\"body\":\"Half price for the garden.\",\"badge\":1},\"mutable-content\":1}", { try example19().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/alert/examples/0", "{\"title\":\"Spring sale\",\"subtitle\":\"Only today\",\"body\":\"Half price for the garden.\",\"badge\":1}", { try example20().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/source/examples/0", "{\"type\":\"chain\",\"id\":\"T81LMa\"}", { try example21().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/rawMessage/examples/0", "{\"event\":\"order 48213 delivered\",\"aps\":{\"alert\":{\"title\":\"Parcel delivered\",\"subtitle\":\"Order 48213\",\"body\":\"It waits at your neighbour's.\",\"badge\":1},\"mutable-content\":1},\"src\":{\"type\":\"transactional\",\"id\":\"order_delivered\"}}", { try example22().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/simple/examples/0", "{\"aps\":{\"alert\":{\"title\":\"Welcome\",\"subtitle\":\"Hello\",\"body\":\"Good to have you with us.\",\"badge\":1},\"mutable-content\":1},\"src\":{\"type\":\"bulk\",\"id\":\"33901\"}}", { try example23().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/openWebLink/examples/0", "{\"event\":{\"type\":\"web\",\"uri\":\"https://shop.example.com/spring\"},\"aps\":{\"alert\":{\"title\":\"Spring sale\",\"subtitle\":\"Only today\",\"body\":\"Everything for the garden at half price.\",\"badge\":1},\"mutable-content\":1},\"src\":{\"type\":\"bulk\",\"id\":\"XK4PQ7\"}}", { try example24().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/openCategory/examples/0", "{\"event\":{\"type\":\"category\",\"uri\":\"GARDEN_TOOLS\"},\"aps\":{\"alert\":{\"title\":\"Garden tools\",\"subtitle\":\"News\",\"body\":\"New spades have arrived.\",\"badge\":1},\"mutable-content\":1},\"src\":{\"type\":\"chain\",\"id\":\"T81LMa\"}}", { try example25().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/openProduct/examples/0", "{\"event\":{\"type\":\"product\",\"uri\":\"KETTLE-1200\"},\"aps\":{\"alert\":{\"title\":\"Back in stock\",\"subtitle\":\"Kettle 1200\",\"body\":\"The kettle you looked at is here again.\",\"badge\":1},\"mutable-content\":1},\"src\":{\"type\":\"chain\",\"id\":\"Zp03rq\"}}", { try example26().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/custom/examples/0", "{\"event\":{\"type\":\"custom\",\"payload\":{\"screen\":\"loyalty\",\"points\":250}},\"aps\":{\"alert\":{\"title\":\"Points for you\",\"subtitle\":\"Loyalty\",\"body\":\"Your last order earned 250 points.\",\"badge\":1},\"mutable-content\":1},\"src\":{\"type\":\"transactional\",\"id\":\"order_delivered\"}}", { try example27().jsonString() }),
    ("personaclick/message-type.yaml#/examples/0", "\"bulk\"", { try example28().jsonString() }),
    ("personaclick/message-type.yaml#/examples/1", "\"transactional\"", { try example29().jsonString() }),
  ]

  static func example0() -> PersonaClick.AndroidPayload {
    PersonaClick.AndroidPayload(
      event: .event(EncodedJSON(.web(PersonaClick.Event.Web(
        uri: "https://shop.example.com/spring"
      )))),
      title: "Spring sale",
      body: "Everything for the garden at half price.",
      icon: "ic_sale",
      type: .bulk,
      id: "33901",
      url: "https://shop.example.com/spring",
      actions: EncodedJSON([
        PersonaClick.AndroidPayload.Action(action: "b0", title: "To the sale")
      ]),
      actionURLs: EncodedJSON(["https://shop.example.com/spring"]),
      image: "https://static.example.com/spring.jpg"
    )
  }

  static func example1() -> PersonaClick.AndroidPayload.Common {
    PersonaClick.AndroidPayload.Common(
      title: "Spring sale",
      body: "Everything for the garden at half price.",
      type: .bulk,
      id: "33901"
    )
  }

  static func example2() -> PersonaClick.AndroidPayload.Action {
    PersonaClick.AndroidPayload.Action(action: "b0", title: "To the sale")
  }

  static func example3() -> PersonaClick.AndroidPayload.RawMessage {
    PersonaClick.AndroidPayload.RawMessage(
      event: "order 48213 delivered",
      title: "Parcel delivered",
      body: "It waits at your neighbour's.",
      type: .transactional,
      id: "order_delivered"
    )
  }

  static func example4() -> PersonaClick.AndroidPayload.Simple {
    PersonaClick.AndroidPayload.Simple(
      icon: "ic_welcome",
      title: "Welcome",
      body: "Good to have you with us.",
      type: .bulk,
      id: "33901"
    )
  }

  static func example5() -> PersonaClick.AndroidPayload.OpenWebLink {
    PersonaClick.AndroidPayload.OpenWebLink(
      event: EncodedJSON(PersonaClick.Event.Web(uri: "https://shop.example.com/spring")),
      title: "Spring sale",
      body: "Everything for the garden at half price.",
      type: .bulk,
      id: "XK4PQ7"
    )
  }

  static func example6() -> PersonaClick.AndroidPayload.OpenCategory {
    PersonaClick.AndroidPayload.OpenCategory(
      event: EncodedJSON(PersonaClick.Event.Category(uri: "GARDEN_TOOLS")),
      title: "Garden tools",
      body: "New spades have arrived.",
      type: .chain,
      id: "T81LMa"
    )
  }

  static func example7() -> PersonaClick.AndroidPayload.OpenProduct {
    PersonaClick.AndroidPayload.OpenProduct(
      event: EncodedJSON(PersonaClick.Event.Product(uri: "KETTLE-1200")),
      title: "Back in stock",
      body: "The kettle you looked at is here again.",
      type: .chain,
      id: "Zp03rq"
    )
  }

  static func example8() -> PersonaClick.AndroidPayload.Custom {
    PersonaClick.AndroidPayload.Custom(
      event: EncodedJSON(PersonaClick.Event.Custom(
        payload: ["screen": "loyalty", "points": 250]
      )),
      title: "Points for you",
      body: "Your last order earned 250 points.",
      type: .transactional,
      id: "order_delivered"
    )
  }

  static func example9() -> PersonaClick.Event {
    .web(PersonaClick.Event.Web(uri: "https://shop.example.com/spring"))
  }

  static func example10() -> PersonaClick.Event {
    .product(PersonaClick.Event.Product(uri: "KETTLE-1200"))
  }

  static func example11() -> PersonaClick.Event {
    .custom(PersonaClick.Event.Custom(payload: ["screen": "loyalty", "points": 250]))
  }

  static func example12() -> PersonaClick.Event.Web {
    PersonaClick.Event.Web(uri: "https://shop.example.com/spring")
  }

  static func example13() -> PersonaClick.Event.Category {
    PersonaClick.Event.Category(uri: "GARDEN_TOOLS")
  }

  static func example14() -> PersonaClick.Event.Product {
    PersonaClick.Event.Product(uri: "KETTLE-1200")
  }

  static func example15() -> PersonaClick.Event.Custom {
    PersonaClick.Event.Custom(payload: ["screen": "loyalty", "points": 250])
  }

  static func example16() -> PersonaClick.Event.Other {
    PersonaClick.Event.Other(type: "brand", additionalProperties: ["uri": "NORDIC"])
  }

  static func example17() -> PersonaClick.IOSPayload {
    PersonaClick.IOSPayload(
      event: .event(.web(PersonaClick.Event.Web(uri: "https://shop.example.com/spring"))),
      aps: PersonaClick.IOSPayload.APS(
        alert: PersonaClick.IOSPayload.Alert(
          title: "Spring sale",
          subtitle: "Only today",
          body: "Everything for the garden at half price.",
          badge: 1
        ),
        mutableContent: 1
      ),
      imageURL: "https://static.example.com/spring.jpg",
      src: PersonaClick.IOSPayload.Source(type: .bulk, id: "33901")
    )
  }

  static func example18() -> PersonaClick.IOSPayload.Common {
    PersonaClick.IOSPayload.Common(
      aps: PersonaClick.IOSPayload.APS(
        alert: PersonaClick.IOSPayload.Alert(
          title: "Welcome",
          subtitle: "Hello",
          body: "Good to have you with us.",
          badge: 1
        ),
        mutableContent: 1
      ),
      src: PersonaClick.IOSPayload.Source(type: .bulk, id: "33901")
    )
  }

  static func example19() -> PersonaClick.IOSPayload.APS {
    PersonaClick.IOSPayload.APS(
      alert: PersonaClick.IOSPayload.Alert(
        title: "Spring sale",
        subtitle: "Only today",
        body: "Half price for the garden.",
        badge: 1
      ),
      mutableContent: 1
    )
  }

  static func example20() -> PersonaClick.IOSPayload.Alert {
    PersonaClick.IOSPayload.Alert(
      title: "Spring sale",
      subtitle: "Only today",
      body: "Half price for the garden.",
      badge: 1
    )
  }

  static func example21() -> PersonaClick.IOSPayload.Source {
    PersonaClick.IOSPayload.Source(type: .chain, id: "T81LMa")
  }

  static func example22() -> PersonaClick.IOSPayload.RawMessage {
    PersonaClick.IOSPayload.RawMessage(
      event: "order 48213 delivered",
      aps: PersonaClick.IOSPayload.APS(
        alert: PersonaClick.IOSPayload.Alert(
          title: "Parcel delivered",
          subtitle: "Order 48213",
          body: "It waits at your neighbour's.",
          badge: 1
        ),
        mutableContent: 1
      ),
      src: PersonaClick.IOSPayload.Source(type: .transactional, id: "order_delivered")
    )
  }

  static func example23() -> PersonaClick.IOSPayload.Simple {
    PersonaClick.IOSPayload.Simple(
      aps: PersonaClick.IOSPayload.APS(
        alert: PersonaClick.IOSPayload.Alert(
          title: "Welcome",
          subtitle: "Hello",
          body: "Good to have you with us.",
          badge: 1
        ),
        mutableContent: 1
      ),
      src: PersonaClick.IOSPayload.Source(type: .bulk, id: "33901")
    )
  }

  static func example24() -> PersonaClick.IOSPayload.OpenWebLink {
    PersonaClick.IOSPayload.OpenWebLink(
      event: PersonaClick.Event.Web(uri: "https://shop.example.com/spring"),
      aps: PersonaClick.IOSPayload.APS(
        alert: PersonaClick.IOSPayload.Alert(
          title: "Spring sale",
          subtitle: "Only today",
          body: "Everything for the garden at half price.",
          badge: 1
        ),
        mutableContent: 1
      ),
      src: PersonaClick.IOSPayload.Source(type: .bulk, id: "XK4PQ7")
    )
  }

  static func example25() -> PersonaClick.IOSPayload.OpenCategory {
    PersonaClick.IOSPayload.OpenCategory(
      event: PersonaClick.Event.Category(uri: "GARDEN_TOOLS"),
      aps: PersonaClick.IOSPayload.APS(
        alert: PersonaClick.IOSPayload.Alert(
          title: "Garden tools",
          subtitle: "News",
          body: "New spades have arrived.",
          badge: 1
        ),
        mutableContent: 1
      ),
      src: PersonaClick.IOSPayload.Source(type: .chain, id: "T81LMa")
    )
  }

  static func example26() -> PersonaClick.IOSPayload.OpenProduct {
    PersonaClick.IOSPayload.OpenProduct(
      event: PersonaClick.Event.Product(uri: "KETTLE-1200"),
      aps: PersonaClick.IOSPayload.APS(
        alert: PersonaClick.IOSPayload.Alert(
          title: "Back in stock",
          subtitle: "Kettle 1200",
          body: "The kettle you looked at is here again.",
          badge: 1
        ),
        mutableContent: 1
      ),
      src: PersonaClick.IOSPayload.Source(type: .chain, id: "Zp03rq")
    )
  }

  static func example27() -> PersonaClick.IOSPayload.Custom {
    PersonaClick.IOSPayload.Custom(
      event: PersonaClick.Event.Custom(payload: ["screen": "loyalty", "points": 250]),
      aps: PersonaClick.IOSPayload.APS(
        alert: PersonaClick.IOSPayload.Alert(
          title: "Points for you",
          subtitle: "Loyalty",
          body: "Your last order earned 250 points.",
          badge: 1
        ),
        mutableContent: 1
      ),
      src: PersonaClick.IOSPayload.Source(type: .transactional, id: "order_delivered")
    )
  }

  static func example28() -> PersonaClick.MessageType {
    .bulk
  }

  static func example29() -> PersonaClick.MessageType {
    .transactional
  }
}
