// Generated from the examples that the pages show. Do not edit: change the schemas.
// swift-format-ignore-file
import PushPayloads
import SchemaRuntime

enum PersonaClickExamples {
  /// Where each stands, the JSON that it encodes to, and what it encodes to.
  static let all: [(location: String, json: String, encoded: @Sendable () throws -> String)] = [
    ("personaclick/android-payload.yaml#/examples/0", "{\"event\":\"{\\\"type\\\":\\\"web\\\",\\\"uri\\\":\\\"https://shop.example.com/spring\\\"}\",\"title\":\"Spring sale\",\"body\":\"Everything for the garden at half price.\",\"icon\":\"ic_sale\",\"type\":\"bulk\",\"id\":\"33901\",\"url\":\"https://shop.example.com/spring\",\"actions\":\"[{\\\"action\\\":\\\"b0\\\",\\\"title\\\":\\\"To the sale\\\"}]\",\"action_urls\":\"[\\\"https://shop.example.com/spring\\\"]\",\"image\":\"https://static.example.com/spring.jpg\"}", { try example0().jsonString() }),
    ("personaclick/android-payload.yaml# (smallest)", "{}", { try example1().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/common/examples/0", "{\"title\":\"Spring sale\",\"body\":\"Everything for the garden at half price.\",\"type\":\"bulk\",\"id\":\"33901\"}", { try example2().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/common (smallest)", "{}", { try example3().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/common (fullest)", "{\"title\":\"Spring sale\",\"body\":\"Everything for the garden at half price.\",\"icon\":\"ic_sale\",\"type\":\"bulk\",\"id\":\"33901\",\"url\":\"https://shop.example.com/spring\",\"actions\":\"[{\\\"action\\\":\\\"b0\\\",\\\"title\\\":\\\"To the sale\\\"}]\",\"action_urls\":\"[\\\"https://shop.example.com/spring\\\"]\",\"image\":\"https://static.example.com/spring.jpg\"}", { try example4().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/action/examples/0", "{\"action\":\"b0\",\"title\":\"To the sale\"}", { try example5().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/action (smallest)", "{}", { try example6().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/rawMessage/examples/0", "{\"event\":\"order 48213 delivered\",\"title\":\"Parcel delivered\",\"body\":\"It waits at your neighbour's.\",\"type\":\"transactional\",\"id\":\"order_delivered\"}", { try example7().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/rawMessage (smallest)", "{}", { try example8().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/rawMessage (fullest)", "{\"event\":\"order 48213 delivered\",\"title\":\"Spring sale\",\"body\":\"Everything for the garden at half price.\",\"icon\":\"ic_sale\",\"type\":\"bulk\",\"id\":\"33901\",\"url\":\"https://shop.example.com/spring\",\"actions\":\"[{\\\"action\\\":\\\"b0\\\",\\\"title\\\":\\\"To the sale\\\"}]\",\"action_urls\":\"[\\\"https://shop.example.com/spring\\\"]\",\"image\":\"https://static.example.com/spring.jpg\"}", { try example9().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/simple/examples/0", "{\"icon\":\"ic_welcome\",\"title\":\"Welcome\",\"body\":\"Good to have you with us.\",\"type\":\"bulk\",\"id\":\"33901\"}", { try example10().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/simple (smallest)", "{}", { try example11().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/simple (fullest)", "{\"icon\":\"ic_welcome\",\"title\":\"Spring sale\",\"body\":\"Everything for the garden at half price.\",\"type\":\"bulk\",\"id\":\"33901\",\"url\":\"https://shop.example.com/spring\",\"actions\":\"[{\\\"action\\\":\\\"b0\\\",\\\"title\\\":\\\"To the sale\\\"}]\",\"action_urls\":\"[\\\"https://shop.example.com/spring\\\"]\",\"image\":\"https://static.example.com/spring.jpg\"}", { try example12().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/openWebLink/examples/0", "{\"event\":\"{\\\"type\\\":\\\"web\\\",\\\"uri\\\":\\\"https://shop.example.com/spring\\\"}\",\"title\":\"Spring sale\",\"body\":\"Everything for the garden at half price.\",\"type\":\"bulk\",\"id\":\"XK4PQ7\"}", { try example13().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/openWebLink (smallest)", "{}", { try example14().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/openWebLink (fullest)", "{\"event\":\"{\\\"type\\\":\\\"web\\\",\\\"uri\\\":\\\"https://shop.example.com/spring\\\"}\",\"title\":\"Spring sale\",\"body\":\"Everything for the garden at half price.\",\"icon\":\"ic_sale\",\"type\":\"bulk\",\"id\":\"33901\",\"url\":\"https://shop.example.com/spring\",\"actions\":\"[{\\\"action\\\":\\\"b0\\\",\\\"title\\\":\\\"To the sale\\\"}]\",\"action_urls\":\"[\\\"https://shop.example.com/spring\\\"]\",\"image\":\"https://static.example.com/spring.jpg\"}", { try example15().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/openCategory/examples/0", "{\"event\":\"{\\\"type\\\":\\\"category\\\",\\\"uri\\\":\\\"GARDEN_TOOLS\\\"}\",\"title\":\"Garden tools\",\"body\":\"New spades have arrived.\",\"type\":\"chain\",\"id\":\"T81LMa\"}", { try example16().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/openCategory (smallest)", "{}", { try example17().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/openCategory (fullest)", "{\"event\":\"{\\\"type\\\":\\\"category\\\",\\\"uri\\\":\\\"GARDEN_TOOLS\\\"}\",\"title\":\"Spring sale\",\"body\":\"Everything for the garden at half price.\",\"icon\":\"ic_sale\",\"type\":\"bulk\",\"id\":\"33901\",\"url\":\"https://shop.example.com/spring\",\"actions\":\"[{\\\"action\\\":\\\"b0\\\",\\\"title\\\":\\\"To the sale\\\"}]\",\"action_urls\":\"[\\\"https://shop.example.com/spring\\\"]\",\"image\":\"https://static.example.com/spring.jpg\"}", { try example18().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/openProduct/examples/0", "{\"event\":\"{\\\"type\\\":\\\"product\\\",\\\"uri\\\":\\\"KETTLE-1200\\\"}\",\"title\":\"Back in stock\",\"body\":\"The kettle you looked at is here again.\",\"type\":\"chain\",\"id\":\"Zp03rq\"}", { try example19().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/openProduct (smallest)", "{}", { try example20().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/openProduct (fullest)", "{\"event\":\"{\\\"type\\\":\\\"product\\\",\\\"uri\\\":\\\"KETTLE-1200\\\"}\",\"title\":\"Spring sale\",\"body\":\"Everything for the garden at half price.\",\"icon\":\"ic_sale\",\"type\":\"bulk\",\"id\":\"33901\",\"url\":\"https://shop.example.com/spring\",\"actions\":\"[{\\\"action\\\":\\\"b0\\\",\\\"title\\\":\\\"To the sale\\\"}]\",\"action_urls\":\"[\\\"https://shop.example.com/spring\\\"]\",\"image\":\"https://static.example.com/spring.jpg\"}", { try example21().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/custom/examples/0", "{\"event\":\"{\\\"type\\\":\\\"custom\\\",\\\"payload\\\":{\\\"screen\\\":\\\"loyalty\\\",\\\"points\\\":250}}\",\"title\":\"Points for you\",\"body\":\"Your last order earned 250 points.\",\"type\":\"transactional\",\"id\":\"order_delivered\"}", { try example22().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/custom (smallest)", "{}", { try example23().jsonString() }),
    ("personaclick/android-payload.yaml#/$defs/custom (fullest)", "{\"event\":\"{\\\"type\\\":\\\"custom\\\",\\\"payload\\\":{\\\"screen\\\":\\\"loyalty\\\",\\\"points\\\":250}}\",\"title\":\"Spring sale\",\"body\":\"Everything for the garden at half price.\",\"icon\":\"ic_sale\",\"type\":\"bulk\",\"id\":\"33901\",\"url\":\"https://shop.example.com/spring\",\"actions\":\"[{\\\"action\\\":\\\"b0\\\",\\\"title\\\":\\\"To the sale\\\"}]\",\"action_urls\":\"[\\\"https://shop.example.com/spring\\\"]\",\"image\":\"https://static.example.com/spring.jpg\"}", { try example24().jsonString() }),
    ("personaclick/event.yaml#/examples/0", "{\"type\":\"web\",\"uri\":\"https://shop.example.com/spring\"}", { try example25().jsonString() }),
    ("personaclick/event.yaml#/examples/1", "{\"type\":\"product\",\"uri\":\"KETTLE-1200\"}", { try example26().jsonString() }),
    ("personaclick/event.yaml#/examples/2", "{\"type\":\"custom\",\"payload\":{\"screen\":\"loyalty\",\"points\":250}}", { try example27().jsonString() }),
    ("personaclick/event.yaml# (smallest)", "{\"type\":\"web\"}", { try example28().jsonString() }),
    ("personaclick/event.yaml# (oneOf 1)", "{\"type\":\"category\",\"uri\":\"GARDEN_TOOLS\"}", { try example29().jsonString() }),
    ("personaclick/event.yaml# (oneOf 4)", "{\"type\":\"brand\"}", { try example30().jsonString() }),
    ("personaclick/event.yaml#/$defs/web/examples/0", "{\"type\":\"web\",\"uri\":\"https://shop.example.com/spring\"}", { try example31().jsonString() }),
    ("personaclick/event.yaml#/$defs/web (smallest)", "{\"type\":\"web\"}", { try example32().jsonString() }),
    ("personaclick/event.yaml#/$defs/category/examples/0", "{\"type\":\"category\",\"uri\":\"GARDEN_TOOLS\"}", { try example33().jsonString() }),
    ("personaclick/event.yaml#/$defs/category (smallest)", "{\"type\":\"category\"}", { try example34().jsonString() }),
    ("personaclick/event.yaml#/$defs/product/examples/0", "{\"type\":\"product\",\"uri\":\"KETTLE-1200\"}", { try example35().jsonString() }),
    ("personaclick/event.yaml#/$defs/product (smallest)", "{\"type\":\"product\"}", { try example36().jsonString() }),
    ("personaclick/event.yaml#/$defs/custom/examples/0", "{\"type\":\"custom\",\"payload\":{\"screen\":\"loyalty\",\"points\":250}}", { try example37().jsonString() }),
    ("personaclick/event.yaml#/$defs/custom (smallest)", "{\"type\":\"custom\"}", { try example38().jsonString() }),
    ("personaclick/event.yaml#/$defs/other/examples/0", "{\"type\":\"brand\",\"uri\":\"NORDIC\"}", { try example39().jsonString() }),
    ("personaclick/event.yaml#/$defs/other (smallest)", "{}", { try example40().jsonString() }),
    ("personaclick/ios-payload.yaml#/examples/0", "{\"event\":{\"type\":\"web\",\"uri\":\"https://shop.example.com/spring\"},\"aps\":{\"alert\":{\"title\":\"Spring sale\",\"subtitle\":\"Only today\",\"body\":\"Everything for the garden at half price.\",\"badge\":1},\"mutable-content\":1},\"image_url\":\"https://static.example.com/spring.jpg\",\"src\":{\"type\":\"bulk\",\"id\":\"33901\"}}", { try example41().jsonString() }),
    ("personaclick/ios-payload.yaml# (smallest)", "{}", { try example42().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/common/examples/0", "{\"aps\":{\"alert\":{\"title\":\"Welcome\",\"subtitle\":\"Hello\",\"body\":\"Good to have you with us.\",\"badge\":1},\"mutable-content\":1},\"src\":{\"type\":\"bulk\",\"id\":\"33901\"}}", { try example43().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/common (smallest)", "{}", { try example44().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/common (fullest)", "{\"aps\":{\"alert\":{\"title\":\"Spring sale\",\"body\":\"Everything for the garden at half price.\"},\"mutable-content\":1},\"image_url\":\"https://static.example.com/spring.jpg\",\"src\":{\"type\":\"bulk\",\"id\":\"33901\"}}", { try example45().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/aps/examples/0", "{\"alert\":{\"title\":\"Spring sale\",\"subtitle\":\"Only today\",\"body\":\"Half price for the garden.\",\"badge\":1},\"mutable-content\":1}", { try example46().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/aps (smallest)", "{}", { try example47().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/alert/examples/0", "{\"title\":\"Spring sale\",\"subtitle\":\"Only today\",\"body\":\"Half price for the garden.\",\"badge\":1}", { try example48().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/alert (smallest)", "{}", { try example49().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/source/examples/0", "{\"type\":\"chain\",\"id\":\"T81LMa\"}", { try example50().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/source (smallest)", "{}", { try example51().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/rawMessage/examples/0", "{\"event\":\"order 48213 delivered\",\"aps\":{\"alert\":{\"title\":\"Parcel delivered\",\"subtitle\":\"Order 48213\",\"body\":\"It waits at your neighbour's.\",\"badge\":1},\"mutable-content\":1},\"src\":{\"type\":\"transactional\",\"id\":\"order_delivered\"}}", { try example52().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/rawMessage (smallest)", "{}", { try example53().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/rawMessage (fullest)", "{\"event\":\"order 48213 delivered\",\"aps\":{\"alert\":{\"title\":\"Spring sale\",\"body\":\"Everything for the garden at half price.\"},\"mutable-content\":1},\"image_url\":\"https://static.example.com/spring.jpg\",\"src\":{\"type\":\"bulk\",\"id\":\"33901\"}}", { try example54().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/simple/examples/0", "{\"aps\":{\"alert\":{\"title\":\"Welcome\",\"subtitle\":\"Hello\",\"body\":\"Good to have you with us.\",\"badge\":1},\"mutable-content\":1},\"src\":{\"type\":\"bulk\",\"id\":\"33901\"}}", { try example55().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/simple (smallest)", "{}", { try example56().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/simple (fullest)", "{\"image_url\":\"https://static.example.com/welcome.png\",\"aps\":{\"alert\":{\"title\":\"Spring sale\",\"body\":\"Everything for the garden at half price.\"},\"mutable-content\":1},\"src\":{\"type\":\"bulk\",\"id\":\"33901\"}}", { try example57().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/openWebLink/examples/0", "{\"event\":{\"type\":\"web\",\"uri\":\"https://shop.example.com/spring\"},\"aps\":{\"alert\":{\"title\":\"Spring sale\",\"subtitle\":\"Only today\",\"body\":\"Everything for the garden at half price.\",\"badge\":1},\"mutable-content\":1},\"src\":{\"type\":\"bulk\",\"id\":\"XK4PQ7\"}}", { try example58().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/openWebLink (smallest)", "{}", { try example59().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/openWebLink (fullest)", "{\"event\":{\"type\":\"web\",\"uri\":\"https://shop.example.com/spring\"},\"aps\":{\"alert\":{\"title\":\"Spring sale\",\"body\":\"Everything for the garden at half price.\"},\"mutable-content\":1},\"image_url\":\"https://static.example.com/spring.jpg\",\"src\":{\"type\":\"bulk\",\"id\":\"33901\"}}", { try example60().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/openCategory/examples/0", "{\"event\":{\"type\":\"category\",\"uri\":\"GARDEN_TOOLS\"},\"aps\":{\"alert\":{\"title\":\"Garden tools\",\"subtitle\":\"News\",\"body\":\"New spades have arrived.\",\"badge\":1},\"mutable-content\":1},\"src\":{\"type\":\"chain\",\"id\":\"T81LMa\"}}", { try example61().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/openCategory (smallest)", "{}", { try example62().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/openCategory (fullest)", "{\"event\":{\"type\":\"category\",\"uri\":\"GARDEN_TOOLS\"},\"aps\":{\"alert\":{\"title\":\"Spring sale\",\"body\":\"Everything for the garden at half price.\"},\"mutable-content\":1},\"image_url\":\"https://static.example.com/spring.jpg\",\"src\":{\"type\":\"bulk\",\"id\":\"33901\"}}", { try example63().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/openProduct/examples/0", "{\"event\":{\"type\":\"product\",\"uri\":\"KETTLE-1200\"},\"aps\":{\"alert\":{\"title\":\"Back in stock\",\"subtitle\":\"Kettle 1200\",\"body\":\"The kettle you looked at is here again.\",\"badge\":1},\"mutable-content\":1},\"src\":{\"type\":\"chain\",\"id\":\"Zp03rq\"}}", { try example64().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/openProduct (smallest)", "{}", { try example65().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/openProduct (fullest)", "{\"event\":{\"type\":\"product\",\"uri\":\"KETTLE-1200\"},\"aps\":{\"alert\":{\"title\":\"Spring sale\",\"body\":\"Everything for the garden at half price.\"},\"mutable-content\":1},\"image_url\":\"https://static.example.com/spring.jpg\",\"src\":{\"type\":\"bulk\",\"id\":\"33901\"}}", { try example66().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/custom/examples/0", "{\"event\":{\"type\":\"custom\",\"payload\":{\"screen\":\"loyalty\",\"points\":250}},\"aps\":{\"alert\":{\"title\":\"Points for you\",\"subtitle\":\"Loyalty\",\"body\":\"Your last order earned 250 points.\",\"badge\":1},\"mutable-content\":1},\"src\":{\"type\":\"transactional\",\"id\":\"order_delivered\"}}", { try example67().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/custom (smallest)", "{}", { try example68().jsonString() }),
    ("personaclick/ios-payload.yaml#/$defs/custom (fullest)", "{\"event\":{\"type\":\"custom\",\"payload\":{\"screen\":\"loyalty\",\"points\":250}},\"aps\":{\"alert\":{\"title\":\"Spring sale\",\"body\":\"Everything for the garden at half price.\"},\"mutable-content\":1},\"image_url\":\"https://static.example.com/spring.jpg\",\"src\":{\"type\":\"bulk\",\"id\":\"33901\"}}", { try example69().jsonString() }),
    ("personaclick/message-type.yaml#/examples/0", "\"bulk\"", { try example70().jsonString() }),
    ("personaclick/message-type.yaml#/examples/1", "\"transactional\"", { try example71().jsonString() }),
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

  static func example1() -> PersonaClick.AndroidPayload {
    PersonaClick.AndroidPayload()
  }

  static func example2() -> PersonaClick.AndroidPayload.Common {
    PersonaClick.AndroidPayload.Common(
      title: "Spring sale",
      body: "Everything for the garden at half price.",
      type: .bulk,
      id: "33901"
    )
  }

  static func example3() -> PersonaClick.AndroidPayload.Common {
    PersonaClick.AndroidPayload.Common()
  }

  static func example4() -> PersonaClick.AndroidPayload.Common {
    PersonaClick.AndroidPayload.Common(
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

  static func example5() -> PersonaClick.AndroidPayload.Action {
    PersonaClick.AndroidPayload.Action(action: "b0", title: "To the sale")
  }

  static func example6() -> PersonaClick.AndroidPayload.Action {
    PersonaClick.AndroidPayload.Action()
  }

  static func example7() -> PersonaClick.AndroidPayload.RawMessage {
    PersonaClick.AndroidPayload.RawMessage(
      event: "order 48213 delivered",
      title: "Parcel delivered",
      body: "It waits at your neighbour's.",
      type: .transactional,
      id: "order_delivered"
    )
  }

  static func example8() -> PersonaClick.AndroidPayload.RawMessage {
    PersonaClick.AndroidPayload.RawMessage()
  }

  static func example9() -> PersonaClick.AndroidPayload.RawMessage {
    PersonaClick.AndroidPayload.RawMessage(
      event: "order 48213 delivered",
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

  static func example10() -> PersonaClick.AndroidPayload.Simple {
    PersonaClick.AndroidPayload.Simple(
      icon: "ic_welcome",
      title: "Welcome",
      body: "Good to have you with us.",
      type: .bulk,
      id: "33901"
    )
  }

  static func example11() -> PersonaClick.AndroidPayload.Simple {
    PersonaClick.AndroidPayload.Simple()
  }

  static func example12() -> PersonaClick.AndroidPayload.Simple {
    PersonaClick.AndroidPayload.Simple(
      icon: "ic_welcome",
      title: "Spring sale",
      body: "Everything for the garden at half price.",
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

  static func example13() -> PersonaClick.AndroidPayload.OpenWebLink {
    PersonaClick.AndroidPayload.OpenWebLink(
      event: EncodedJSON(PersonaClick.Event.Web(uri: "https://shop.example.com/spring")),
      title: "Spring sale",
      body: "Everything for the garden at half price.",
      type: .bulk,
      id: "XK4PQ7"
    )
  }

  static func example14() -> PersonaClick.AndroidPayload.OpenWebLink {
    PersonaClick.AndroidPayload.OpenWebLink()
  }

  static func example15() -> PersonaClick.AndroidPayload.OpenWebLink {
    PersonaClick.AndroidPayload.OpenWebLink(
      event: EncodedJSON(PersonaClick.Event.Web(uri: "https://shop.example.com/spring")),
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

  static func example16() -> PersonaClick.AndroidPayload.OpenCategory {
    PersonaClick.AndroidPayload.OpenCategory(
      event: EncodedJSON(PersonaClick.Event.Category(uri: "GARDEN_TOOLS")),
      title: "Garden tools",
      body: "New spades have arrived.",
      type: .chain,
      id: "T81LMa"
    )
  }

  static func example17() -> PersonaClick.AndroidPayload.OpenCategory {
    PersonaClick.AndroidPayload.OpenCategory()
  }

  static func example18() -> PersonaClick.AndroidPayload.OpenCategory {
    PersonaClick.AndroidPayload.OpenCategory(
      event: EncodedJSON(PersonaClick.Event.Category(uri: "GARDEN_TOOLS")),
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

  static func example19() -> PersonaClick.AndroidPayload.OpenProduct {
    PersonaClick.AndroidPayload.OpenProduct(
      event: EncodedJSON(PersonaClick.Event.Product(uri: "KETTLE-1200")),
      title: "Back in stock",
      body: "The kettle you looked at is here again.",
      type: .chain,
      id: "Zp03rq"
    )
  }

  static func example20() -> PersonaClick.AndroidPayload.OpenProduct {
    PersonaClick.AndroidPayload.OpenProduct()
  }

  static func example21() -> PersonaClick.AndroidPayload.OpenProduct {
    PersonaClick.AndroidPayload.OpenProduct(
      event: EncodedJSON(PersonaClick.Event.Product(uri: "KETTLE-1200")),
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

  static func example22() -> PersonaClick.AndroidPayload.Custom {
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

  static func example23() -> PersonaClick.AndroidPayload.Custom {
    PersonaClick.AndroidPayload.Custom()
  }

  static func example24() -> PersonaClick.AndroidPayload.Custom {
    PersonaClick.AndroidPayload.Custom(
      event: EncodedJSON(PersonaClick.Event.Custom(
        payload: ["screen": "loyalty", "points": 250]
      )),
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

  static func example25() -> PersonaClick.Event {
    .web(PersonaClick.Event.Web(uri: "https://shop.example.com/spring"))
  }

  static func example26() -> PersonaClick.Event {
    .product(PersonaClick.Event.Product(uri: "KETTLE-1200"))
  }

  static func example27() -> PersonaClick.Event {
    .custom(PersonaClick.Event.Custom(payload: ["screen": "loyalty", "points": 250]))
  }

  static func example28() -> PersonaClick.Event {
    .web(PersonaClick.Event.Web())
  }

  static func example29() -> PersonaClick.Event {
    .category(PersonaClick.Event.Category(uri: "GARDEN_TOOLS"))
  }

  static func example30() -> PersonaClick.Event {
    .other(PersonaClick.Event.Other(type: "brand"))
  }

  static func example31() -> PersonaClick.Event.Web {
    PersonaClick.Event.Web(uri: "https://shop.example.com/spring")
  }

  static func example32() -> PersonaClick.Event.Web {
    PersonaClick.Event.Web()
  }

  static func example33() -> PersonaClick.Event.Category {
    PersonaClick.Event.Category(uri: "GARDEN_TOOLS")
  }

  static func example34() -> PersonaClick.Event.Category {
    PersonaClick.Event.Category()
  }

  static func example35() -> PersonaClick.Event.Product {
    PersonaClick.Event.Product(uri: "KETTLE-1200")
  }

  static func example36() -> PersonaClick.Event.Product {
    PersonaClick.Event.Product()
  }

  static func example37() -> PersonaClick.Event.Custom {
    PersonaClick.Event.Custom(payload: ["screen": "loyalty", "points": 250])
  }

  static func example38() -> PersonaClick.Event.Custom {
    PersonaClick.Event.Custom()
  }

  static func example39() -> PersonaClick.Event.Other {
    PersonaClick.Event.Other(type: "brand", additionalProperties: ["uri": "NORDIC"])
  }

  static func example40() -> PersonaClick.Event.Other {
    PersonaClick.Event.Other()
  }

  static func example41() -> PersonaClick.IOSPayload {
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

  static func example42() -> PersonaClick.IOSPayload {
    PersonaClick.IOSPayload()
  }

  static func example43() -> PersonaClick.IOSPayload.Common {
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

  static func example44() -> PersonaClick.IOSPayload.Common {
    PersonaClick.IOSPayload.Common()
  }

  static func example45() -> PersonaClick.IOSPayload.Common {
    PersonaClick.IOSPayload.Common(
      aps: PersonaClick.IOSPayload.APS(
        alert: PersonaClick.IOSPayload.Alert(
          title: "Spring sale",
          body: "Everything for the garden at half price."
        ),
        mutableContent: 1
      ),
      imageURL: "https://static.example.com/spring.jpg",
      src: PersonaClick.IOSPayload.Source(type: .bulk, id: "33901")
    )
  }

  static func example46() -> PersonaClick.IOSPayload.APS {
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

  static func example47() -> PersonaClick.IOSPayload.APS {
    PersonaClick.IOSPayload.APS()
  }

  static func example48() -> PersonaClick.IOSPayload.Alert {
    PersonaClick.IOSPayload.Alert(
      title: "Spring sale",
      subtitle: "Only today",
      body: "Half price for the garden.",
      badge: 1
    )
  }

  static func example49() -> PersonaClick.IOSPayload.Alert {
    PersonaClick.IOSPayload.Alert()
  }

  static func example50() -> PersonaClick.IOSPayload.Source {
    PersonaClick.IOSPayload.Source(type: .chain, id: "T81LMa")
  }

  static func example51() -> PersonaClick.IOSPayload.Source {
    PersonaClick.IOSPayload.Source()
  }

  static func example52() -> PersonaClick.IOSPayload.RawMessage {
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

  static func example53() -> PersonaClick.IOSPayload.RawMessage {
    PersonaClick.IOSPayload.RawMessage()
  }

  static func example54() -> PersonaClick.IOSPayload.RawMessage {
    PersonaClick.IOSPayload.RawMessage(
      event: "order 48213 delivered",
      aps: PersonaClick.IOSPayload.APS(
        alert: PersonaClick.IOSPayload.Alert(
          title: "Spring sale",
          body: "Everything for the garden at half price."
        ),
        mutableContent: 1
      ),
      imageURL: "https://static.example.com/spring.jpg",
      src: PersonaClick.IOSPayload.Source(type: .bulk, id: "33901")
    )
  }

  static func example55() -> PersonaClick.IOSPayload.Simple {
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

  static func example56() -> PersonaClick.IOSPayload.Simple {
    PersonaClick.IOSPayload.Simple()
  }

  static func example57() -> PersonaClick.IOSPayload.Simple {
    PersonaClick.IOSPayload.Simple(
      imageURL: "https://static.example.com/welcome.png",
      aps: PersonaClick.IOSPayload.APS(
        alert: PersonaClick.IOSPayload.Alert(
          title: "Spring sale",
          body: "Everything for the garden at half price."
        ),
        mutableContent: 1
      ),
      src: PersonaClick.IOSPayload.Source(type: .bulk, id: "33901")
    )
  }

  static func example58() -> PersonaClick.IOSPayload.OpenWebLink {
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

  static func example59() -> PersonaClick.IOSPayload.OpenWebLink {
    PersonaClick.IOSPayload.OpenWebLink()
  }

  static func example60() -> PersonaClick.IOSPayload.OpenWebLink {
    PersonaClick.IOSPayload.OpenWebLink(
      event: PersonaClick.Event.Web(uri: "https://shop.example.com/spring"),
      aps: PersonaClick.IOSPayload.APS(
        alert: PersonaClick.IOSPayload.Alert(
          title: "Spring sale",
          body: "Everything for the garden at half price."
        ),
        mutableContent: 1
      ),
      imageURL: "https://static.example.com/spring.jpg",
      src: PersonaClick.IOSPayload.Source(type: .bulk, id: "33901")
    )
  }

  static func example61() -> PersonaClick.IOSPayload.OpenCategory {
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

  static func example62() -> PersonaClick.IOSPayload.OpenCategory {
    PersonaClick.IOSPayload.OpenCategory()
  }

  static func example63() -> PersonaClick.IOSPayload.OpenCategory {
    PersonaClick.IOSPayload.OpenCategory(
      event: PersonaClick.Event.Category(uri: "GARDEN_TOOLS"),
      aps: PersonaClick.IOSPayload.APS(
        alert: PersonaClick.IOSPayload.Alert(
          title: "Spring sale",
          body: "Everything for the garden at half price."
        ),
        mutableContent: 1
      ),
      imageURL: "https://static.example.com/spring.jpg",
      src: PersonaClick.IOSPayload.Source(type: .bulk, id: "33901")
    )
  }

  static func example64() -> PersonaClick.IOSPayload.OpenProduct {
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

  static func example65() -> PersonaClick.IOSPayload.OpenProduct {
    PersonaClick.IOSPayload.OpenProduct()
  }

  static func example66() -> PersonaClick.IOSPayload.OpenProduct {
    PersonaClick.IOSPayload.OpenProduct(
      event: PersonaClick.Event.Product(uri: "KETTLE-1200"),
      aps: PersonaClick.IOSPayload.APS(
        alert: PersonaClick.IOSPayload.Alert(
          title: "Spring sale",
          body: "Everything for the garden at half price."
        ),
        mutableContent: 1
      ),
      imageURL: "https://static.example.com/spring.jpg",
      src: PersonaClick.IOSPayload.Source(type: .bulk, id: "33901")
    )
  }

  static func example67() -> PersonaClick.IOSPayload.Custom {
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

  static func example68() -> PersonaClick.IOSPayload.Custom {
    PersonaClick.IOSPayload.Custom()
  }

  static func example69() -> PersonaClick.IOSPayload.Custom {
    PersonaClick.IOSPayload.Custom(
      event: PersonaClick.Event.Custom(payload: ["screen": "loyalty", "points": 250]),
      aps: PersonaClick.IOSPayload.APS(
        alert: PersonaClick.IOSPayload.Alert(
          title: "Spring sale",
          body: "Everything for the garden at half price."
        ),
        mutableContent: 1
      ),
      imageURL: "https://static.example.com/spring.jpg",
      src: PersonaClick.IOSPayload.Source(type: .bulk, id: "33901")
    )
  }

  static func example70() -> PersonaClick.MessageType {
    .bulk
  }

  static func example71() -> PersonaClick.MessageType {
    .transactional
  }
}
