// Generated from the examples that the pages show. Do not edit: change the schemas.
// swift-format-ignore-file
import PushPayloads
import SchemaRuntime

enum WonderPushExamples {
  /// Where each stands, the JSON that it encodes to, and what it encodes to.
  static let all: [(location: String, json: String, encoded: @Sendable () throws -> String)] = [
    ("wonderpush/action.yaml#/examples/0", "{\"type\":\"trackEvent\",\"event\":{\"type\":\"wishlist_opened\",\"custom\":{\"int_items\":4}}}", { try example0().jsonString() }),
    ("wonderpush/action.yaml#/examples/1", "{\"type\":\"addTag\",\"tags\":[\"bargain-hunter\",\"reads-news\"]}", { try example1().jsonString() }),
    ("wonderpush/action.yaml#/examples/2", "{\"type\":\"closeNotifications\",\"tag\":\"parcel-48213\",\"channel\":null}", { try example2().jsonString() }),
    ("wonderpush/action.yaml# (smallest)", "{\"type\":\"close\"}", { try example3().jsonString() }),
    ("wonderpush/action.yaml# (oneOf 1)", "{\"type\":\"trackEvent\",\"event\":{\"type\":\"wishlist_opened\"}}", { try example4().jsonString() }),
    ("wonderpush/action.yaml# (oneOf 2)", "{\"type\":\"updateInstallation\",\"installation\":{\"custom\":{\"string_tier\":\"gold\"}}}", { try example5().jsonString() }),
    ("wonderpush/action.yaml# (oneOf 3)", "{\"type\":\"addProperty\",\"installation\":{\"custom\":{\"string_interests\":[\"cycling\"]}}}", { try example6().jsonString() }),
    ("wonderpush/action.yaml# (oneOf 4)", "{\"type\":\"removeProperty\",\"installation\":{\"custom\":{\"string_interests\":[\"hiking\"]}}}", { try example7().jsonString() }),
    ("wonderpush/action.yaml# (oneOf 5)", "{\"type\":\"addTag\",\"tags\":[\"bargain-hunter\"]}", { try example8().jsonString() }),
    ("wonderpush/action.yaml#/$defs/close/examples/0", "{\"type\":\"close\"}", { try example9().jsonString() }),
    ("wonderpush/action.yaml#/$defs/trackEvent/examples/0", "{\"type\":\"trackEvent\",\"event\":{\"type\":\"wishlist_opened\",\"custom\":{\"int_items\":4}}}", { try example10().jsonString() }),
    ("wonderpush/action.yaml#/$defs/trackEvent (smallest)", "{\"type\":\"trackEvent\",\"event\":{\"type\":\"wishlist_opened\"}}", { try example11().jsonString() }),
    ("wonderpush/action.yaml#/$defs/updateInstallation/examples/0", "{\"type\":\"updateInstallation\",\"installation\":{\"custom\":{\"string_tier\":\"gold\",\"bool_newsletter\":true}}}", { try example12().jsonString() }),
    ("wonderpush/action.yaml#/$defs/updateInstallation (smallest)", "{\"type\":\"updateInstallation\",\"installation\":{}}", { try example13().jsonString() }),
    ("wonderpush/action.yaml#/$defs/updateInstallation (anyOf 0)", "{\"type\":\"updateInstallation\",\"installation\":{\"custom\":{\"string_tier\":\"gold\"}}}", { try example14().jsonString() }),
    ("wonderpush/action.yaml#/$defs/addProperty/examples/0", "{\"type\":\"addProperty\",\"installation\":{\"custom\":{\"string_interests\":[\"cycling\",\"hiking\"]}}}", { try example15().jsonString() }),
    ("wonderpush/action.yaml#/$defs/addProperty (smallest)", "{\"type\":\"addProperty\",\"installation\":{}}", { try example16().jsonString() }),
    ("wonderpush/action.yaml#/$defs/addProperty (anyOf 0)", "{\"type\":\"addProperty\",\"installation\":{\"custom\":{\"string_interests\":[\"cycling\"]}}}", { try example17().jsonString() }),
    ("wonderpush/action.yaml#/$defs/removeProperty/examples/0", "{\"type\":\"removeProperty\",\"installation\":{\"custom\":{\"string_interests\":[\"hiking\"]}}}", { try example18().jsonString() }),
    ("wonderpush/action.yaml#/$defs/removeProperty (smallest)", "{\"type\":\"removeProperty\",\"installation\":{}}", { try example19().jsonString() }),
    ("wonderpush/action.yaml#/$defs/addTag/examples/0", "{\"type\":\"addTag\",\"tags\":[\"bargain-hunter\"]}", { try example20().jsonString() }),
    ("wonderpush/action.yaml#/$defs/addTag (smallest)", "{\"type\":\"addTag\",\"tags\":[]}", { try example21().jsonString() }),
    ("wonderpush/action.yaml#/$defs/removeTag/examples/0", "{\"type\":\"removeTag\",\"tags\":[\"bargain-hunter\"]}", { try example22().jsonString() }),
    ("wonderpush/action.yaml#/$defs/removeTag (smallest)", "{\"type\":\"removeTag\",\"tags\":[]}", { try example23().jsonString() }),
    ("wonderpush/action.yaml#/$defs/removeAllTags/examples/0", "{\"type\":\"removeAllTags\"}", { try example24().jsonString() }),
    ("wonderpush/action.yaml#/$defs/method/examples/0", "{\"type\":\"method\",\"method\":\"openLoyaltyCard\",\"methodArgs\":\"card-7\"}", { try example25().jsonString() }),
    ("wonderpush/action.yaml#/$defs/method (smallest)", "{\"type\":\"method\",\"method\":\"openLoyaltyCard\"}", { try example26().jsonString() }),
    ("wonderpush/action.yaml#/$defs/link/examples/0", "{\"type\":\"link\",\"url\":\"https://www.example.com/track/48213\"}", { try example27().jsonString() }),
    ("wonderpush/action.yaml#/$defs/rating/examples/0", "{\"type\":\"rating\"}", { try example28().jsonString() }),
    ("wonderpush/action.yaml#/$defs/closeNotifications/examples/0", "{\"type\":\"closeNotifications\",\"tag\":\"parcel-48213\",\"channel\":null}", { try example29().jsonString() }),
    ("wonderpush/action.yaml#/$defs/closeNotifications (smallest)", "{\"type\":\"closeNotifications\"}", { try example30().jsonString() }),
    ("wonderpush/action.yaml#/$defs/closeNotifications (fullest)", "{\"type\":\"closeNotifications\",\"tag\":\"parcel-48213\",\"channel\":\"deliveries\",\"group\":\"parcels\",\"category\":\"promo\",\"sortKey\":\"parcel-01\",\"threadId\":\"parcels\",\"targetContentId\":\"tracking-window\"}", { try example31().jsonString() }),
    ("wonderpush/action.yaml#/$defs/subscribeToNotifications/examples/0", "{\"type\":\"subscribeToNotifications\"}", { try example32().jsonString() }),
    ("wonderpush/action.yaml#/$defs/unsubscribeFromNotifications/examples/0", "{\"type\":\"unsubscribeFromNotifications\"}", { try example33().jsonString() }),
    ("wonderpush/action.yaml#/$defs/event/examples/0", "{\"type\":\"wishlist_opened\",\"custom\":{\"int_items\":4,\"string_source\":\"push\"}}", { try example34().jsonString() }),
    ("wonderpush/action.yaml#/$defs/event (smallest)", "{\"type\":\"wishlist_opened\"}", { try example35().jsonString() }),
    ("wonderpush/action.yaml#/$defs/installation/examples/0", "{\"custom\":{\"string_tier\":\"gold\",\"bool_newsletter\":true}}", { try example36().jsonString() }),
    ("wonderpush/action.yaml#/$defs/installation (smallest)", "{}", { try example37().jsonString() }),
    ("wonderpush/alert.yaml#/examples/0", "{\"text\":\"Your table is booked for 8 pm.\",\"title\":\"Booking confirmed\",\"targetUrl\":\"bistro://bookings/next\",\"tag\":\"booking\",\"actions\":[{\"type\":\"trackEvent\",\"event\":{\"type\":\"booking_push_opened\"}}],\"ios\":{\"sound\":\"default\",\"badge\":1},\"android\":{\"priority\":\"high\",\"channel\":\"bookings\"},\"web\":{\"requireInteraction\":false}}", { try example38().jsonString() }),
    ("wonderpush/alert.yaml# (smallest)", "{}", { try example39().jsonString() }),
    ("wonderpush/android-alert.yaml#/examples/0", "{\"priority\":\"default\",\"foreground\":{\"priority\":\"low\",\"autoDrop\":false},\"channel\":\"deliveries\",\"type\":\"inbox\",\"bigTitle\":\"Three parcels today\",\"summaryText\":\"3 deliveries\",\"lines\":[\"North Post at 2 pm\",\"Green Wheels at 4 pm\",\"Pick-up point until 8 pm\"],\"html\":false,\"category\":\"status\",\"color\":\"#1B5E20\",\"group\":\"parcels\",\"groupTargetUrl\":null,\"lights\":{\"color\":\"#1B5E20\",\"on\":300,\"off\":2000},\"vibrate\":[0,200,100,200],\"progress\":60,\"smallIcon\":\"ic_parcel\",\"largeIcon\":\"https://static.example.com/icons/parcel-192.png\",\"buttons\":[{\"label\":\"Track\",\"icon\":\"ic_track\",\"targetUrl\":\"parcels://track/48213\",\"actions\":[{\"type\":\"addTag\",\"tags\":[\"tracks-parcels\"]}]}]}", { try example40().jsonString() }),
    ("wonderpush/android-alert.yaml# (smallest)", "{}", { try example41().jsonString() }),
    ("wonderpush/android-alert.yaml# (fullest)", "{\"priority\":\"max\",\"foreground\":{\"priority\":\"low\",\"autoDrop\":false},\"channel\":\"deliveries\",\"type\":\"none\",\"bigTitle\":\"Three parcels today\",\"bigText\":\"Your parcel arrives between 2 and 4 pm. Nobody home? Choose a neighbour in the app.\",\"summaryText\":\"3 deliveries\",\"bigLargeIcon\":\"https://static.example.com/icons/parcel-512.png\",\"bigPicture\":\"https://static.example.com/campaigns/spring-wide.jpg\",\"lines\":[\"North Post at 2 pm\",\"Green Wheels at 4 pm\"],\"html\":false,\"title\":\"Parcel on its way\",\"text\":\"Your parcel arrives between 2 and 4 pm.\",\"subText\":\"North Post\",\"info\":\"3 km away\",\"ticker\":\"Your parcel arrives between two and four.\",\"persons\":[\"mailto:courier@example.com\",\"tel:+15550100\"],\"category\":\"promo\",\"color\":\"#1B5E20\",\"group\":\"parcels\",\"groupTargetUrl\":\"parcels://list\",\"sortKey\":\"parcel-01\",\"localOnly\":false,\"number\":3}", { try example42().jsonString() }),
    ("wonderpush/android-alert.yaml#/$defs/options/examples/0", "{\"channel\":\"deliveries\",\"type\":\"bigPicture\",\"summaryText\":\"Until Sunday\",\"bigPicture\":\"https://static.example.com/campaigns/spring-wide.jpg\",\"category\":\"promo\",\"visibility\":\"public\"}", { try example43().jsonString() }),
    ("wonderpush/android-alert.yaml#/$defs/options (smallest)", "{}", { try example44().jsonString() }),
    ("wonderpush/android-alert.yaml#/$defs/options (fullest)", "{\"channel\":\"deliveries\",\"type\":\"none\",\"bigTitle\":\"Three parcels today\",\"bigText\":\"Your parcel arrives between 2 and 4 pm. Nobody home? Choose a neighbour in the app.\",\"summaryText\":\"3 deliveries\",\"bigLargeIcon\":\"https://static.example.com/icons/parcel-512.png\",\"bigPicture\":\"https://static.example.com/campaigns/spring-wide.jpg\",\"lines\":[\"North Post at 2 pm\",\"Green Wheels at 4 pm\"],\"html\":false,\"title\":\"Parcel on its way\",\"text\":\"Your parcel arrives between 2 and 4 pm.\",\"subText\":\"North Post\",\"info\":\"3 km away\",\"ticker\":\"Your parcel arrives between two and four.\",\"persons\":[\"mailto:courier@example.com\",\"tel:+15550100\"],\"category\":\"promo\",\"color\":\"#1B5E20\",\"group\":\"parcels\",\"groupTargetUrl\":\"parcels://list\",\"sortKey\":\"parcel-01\",\"localOnly\":false,\"number\":3,\"onlyAlertOnce\":false,\"when\":1767258000000}", { try example45().jsonString() }),
    ("wonderpush/android-alert.yaml#/$defs/priority/examples/0", "\"high\"", { try example46().jsonString() }),
    ("wonderpush/android-alert.yaml#/$defs/style/examples/0", "\"inbox\"", { try example47().jsonString() }),
    ("wonderpush/android-alert.yaml#/$defs/visibility/examples/0", "\"public\"", { try example48().jsonString() }),
    ("wonderpush/android-alert.yaml#/$defs/badgeIconType/examples/0", "\"large\"", { try example49().jsonString() }),
    ("wonderpush/android-alert.yaml#/$defs/lights/examples/0", "{\"color\":\"#1B5E20\",\"on\":300,\"off\":2000}", { try example50().jsonString() }),
    ("wonderpush/android-alert.yaml#/$defs/lights (smallest)", "{}", { try example51().jsonString() }),
    ("wonderpush/android-alert.yaml#/$defs/button/examples/0", "{\"label\":\"Track\",\"icon\":\"ic_track\",\"targetUrl\":\"parcels://track/48213\",\"actions\":[{\"type\":\"addTag\",\"tags\":[\"tracks-parcels\"]}]}", { try example52().jsonString() }),
    ("wonderpush/android-alert.yaml#/$defs/button (smallest)", "{}", { try example53().jsonString() }),
    ("wonderpush/android-alert.yaml#/$defs/foreground/examples/0", "{\"priority\":\"low\",\"autoOpen\":false,\"autoDrop\":false,\"channel\":\"in-app\"}", { try example54().jsonString() }),
    ("wonderpush/android-alert.yaml#/$defs/foreground (smallest)", "{}", { try example55().jsonString() }),
    ("wonderpush/android-alert.yaml#/$defs/foreground (fullest)", "{\"priority\":\"max\",\"autoOpen\":true,\"autoDrop\":false,\"channel\":\"deliveries\",\"type\":\"none\",\"bigTitle\":\"Three parcels today\",\"bigText\":\"Your parcel arrives between 2 and 4 pm. Nobody home? Choose a neighbour in the app.\",\"summaryText\":\"3 deliveries\",\"bigLargeIcon\":\"https://static.example.com/icons/parcel-512.png\",\"bigPicture\":\"https://static.example.com/campaigns/spring-wide.jpg\",\"lines\":[\"North Post at 2 pm\",\"Green Wheels at 4 pm\"],\"html\":false,\"title\":\"Parcel on its way\",\"text\":\"Your parcel arrives between 2 and 4 pm.\",\"subText\":\"North Post\",\"info\":\"3 km away\",\"ticker\":\"Your parcel arrives between two and four.\",\"persons\":[\"mailto:courier@example.com\",\"tel:+15550100\"],\"category\":\"promo\",\"color\":\"#1B5E20\",\"group\":\"parcels\",\"groupTargetUrl\":\"parcels://list\",\"sortKey\":\"parcel-01\",\"localOnly\":false}", { try example56().jsonString() }),
    ("wonderpush/in-app.yaml#/examples/0", "{\"type\":\"text\",\"title\":\"Today's delivery\",\"message\":\"The courier has eleven stops before yours.\",\"buttons\":[{\"label\":\"Track it\",\"actions\":[{\"type\":\"link\",\"url\":\"https://www.example.com/track/48213\"}]},{\"label\":\"Later\"}]}", { try example57().jsonString() }),
    ("wonderpush/in-app.yaml#/examples/1", "{\"type\":\"url\",\"url\":\"https://www.example.com/in-app/spring\"}", { try example58().jsonString() }),
    ("wonderpush/in-app.yaml# (smallest)", "{}", { try example59().jsonString() }),
    ("wonderpush/in-app.yaml# (fullest)", "{\"type\":\"text\",\"title\":\"Today's delivery\",\"message\":\"The courier has eleven stops before yours.\",\"url\":\"https://www.example.com/in-app/spring\",\"buttons\":[{\"label\":\"Got it\"}]}", { try example60().jsonString() }),
    ("wonderpush/in-app.yaml#/$defs/kind/examples/0", "\"html\"", { try example61().jsonString() }),
    ("wonderpush/in-app.yaml#/$defs/button/examples/0", "{\"label\":\"Rate us\",\"actions\":[{\"type\":\"rating\"}]}", { try example62().jsonString() }),
    ("wonderpush/in-app.yaml#/$defs/button (smallest)", "{}", { try example63().jsonString() }),
    ("wonderpush/ios-alert.yaml#/examples/0", "{\"sound\":\"doorbell.caf\",\"badge\":1,\"titleLocKey\":\"PARCEL_TITLE\",\"titleLocArgs\":[\"North Post\"],\"subtitle\":\"Order 48213\",\"body\":\"Your parcel arrives between 2 and 4 pm.\",\"category\":\"PARCEL_ACTIONS\",\"attachments\":[{\"id\":\"map\",\"url\":\"https://media.example.com/parcels/48213/map\",\"type\":\"image/png\",\"options\":{\"UNNotificationAttachmentOptionsThumbnailHiddenKey\":false}}],\"threadId\":\"parcels\",\"foreground\":{\"autoOpen\":false,\"autoDrop\":false}}", { try example64().jsonString() }),
    ("wonderpush/ios-alert.yaml# (smallest)", "{}", { try example65().jsonString() }),
    ("wonderpush/ios-alert.yaml# (fullest)", "{\"sound\":\"default\",\"badge\":0,\"titleLocKey\":\"PARCEL_TITLE\",\"titleLocArgs\":[\"North Post\",\"48213\"],\"subtitle\":\"Order 48213\",\"subtitleLocKey\":\"PARCEL_SUBTITLE\",\"subtitleLocArgs\":[\"48213\"],\"body\":\"Your parcel arrives between 2 and 4 pm.\",\"locKey\":\"PARCEL_BODY\",\"locArgs\":[\"2 pm\",\"4 pm\"],\"actionLocKey\":\"TRACK_BUTTON\",\"launchImage\":\"parcel-launch.png\",\"category\":\"PARCEL_ACTIONS\",\"attachments\":[{\"url\":\"https://media.example.com/parcels/map-48213.png\"}],\"contentAvailable\":1,\"mutableContent\":1,\"threadId\":\"parcels\",\"targetContentId\":\"tracking-window\",\"foreground\":{\"autoDrop\":true}}", { try example66().jsonString() }),
    ("wonderpush/ios-alert.yaml#/$defs/attachment/examples/0", "{\"url\":\"https://media.example.com/parcels/map-48213.png\"}", { try example67().jsonString() }),
    ("wonderpush/ios-alert.yaml#/$defs/attachment/examples/1", "{\"id\":\"clip\",\"url\":\"https://media.example.com/clips/7f3a\",\"type\":\"video/mp4\",\"options\":{\"UNNotificationAttachmentOptionsThumbnailTimeKey\":10}}", { try example68().jsonString() }),
    ("wonderpush/ios-alert.yaml#/$defs/attachment (smallest)", "{}", { try example69().jsonString() }),
    ("wonderpush/ios-alert.yaml#/$defs/attachmentType/examples/0", "\"image/png\"", { try example70().jsonString() }),
    ("wonderpush/ios-alert.yaml#/$defs/attachmentType/examples/1", "\"png\"", { try example71().jsonString() }),
    ("wonderpush/ios-alert.yaml#/$defs/attachmentType/examples/2", "\"public.png\"", { try example72().jsonString() }),
    ("wonderpush/ios-alert.yaml#/$defs/foreground/examples/0", "{\"autoOpen\":true,\"autoDrop\":false}", { try example73().jsonString() }),
    ("wonderpush/ios-alert.yaml#/$defs/foreground (smallest)", "{}", { try example74().jsonString() }),
    ("wonderpush/notification.yaml#/examples/0", "{\"alert\":{\"text\":\"Good morning!\"}}", { try example75().jsonString() }),
    ("wonderpush/notification.yaml#/examples/1", "{\"alert\":{\"text\":\"Your parcel arrives between 2 and 4 pm.\",\"title\":\"Parcel on its way\",\"targetUrl\":\"parcels://track/48213\",\"tag\":\"parcel-48213\",\"actions\":[{\"type\":\"trackEvent\",\"event\":{\"type\":\"parcel_push_opened\",\"custom\":{\"string_carrier\":\"north-post\"}}}],\"ios\":{\"sound\":\"doorbell.caf\",\"threadId\":\"parcels\"},\"android\":{\"channel\":\"deliveries\",\"type\":\"bigText\",\"bigText\":\"Your parcel arrives between 2 and 4 pm. Nobody home? Choose a neighbour in the app.\",\"color\":\"#1B5E20\"},\"web\":{\"icon\":\"https://static.example.com/icons/parcel-192.png\"}},\"inApp\":{\"type\":\"text\",\"title\":\"Today's delivery\",\"message\":\"The courier has eleven stops before yours.\",\"buttons\":[{\"label\":\"Track it\",\"actions\":[{\"type\":\"link\",\"url\":\"https://www.example.com/track/48213\"}]}]},\"push\":{\"custom\":{\"parcelId\":48213},\"expirationTime\":\"4 hours\",\"priority\":\"high\"}}", { try example76().jsonString() }),
    ("wonderpush/notification.yaml# (smallest)", "{}", { try example77().jsonString() }),
    ("wonderpush/push.yaml#/examples/0", "{\"android\":{\"collapseKey\":\"parcel-status\",\"priority\":\"normal\"},\"ios\":{\"collapseId\":\"parcel-48213\",\"expirationTime\":\"1 hour\"},\"web\":{\"topic\":\"parcel-48213\"},\"payload\":{\"theme\":\"spring\"},\"custom\":{\"parcelId\":48213},\"expirationTime\":\"4 hours\",\"priority\":\"high\",\"receiveActions\":[{\"type\":\"trackEvent\",\"event\":{\"type\":\"parcel_push_received\"}}]}", { try example78().jsonString() }),
    ("wonderpush/push.yaml# (smallest)", "{}", { try example79().jsonString() }),
    ("wonderpush/push.yaml# (fullest)", "{\"android\":{\"collapseKey\":\"parcel-status\"},\"ios\":{\"collapseId\":\"parcel-48213\"},\"web\":{\"topic\":\"parcel-48213\"},\"payload\":{\"theme\":\"spring\"},\"custom\":{\"parcelId\":48213,\"carrier\":\"north-post\"},\"expirationDate\":1767258000000,\"expirationTime\":3600000,\"priority\":\"normal\",\"receiveActions\":[{\"type\":\"addTag\",\"tags\":[\"reachable\"]}]}", { try example80().jsonString() }),
    ("wonderpush/push.yaml#/$defs/common/examples/0", "{\"payload\":{\"theme\":\"spring\"},\"custom\":{\"parcelId\":48213},\"expirationDate\":\"2026-01-01T10:00:00.000+01:00\",\"priority\":\"high\",\"receiveActions\":[{\"type\":\"trackEvent\",\"event\":{\"type\":\"parcel_push_received\"}}]}", { try example81().jsonString() }),
    ("wonderpush/push.yaml#/$defs/common (smallest)", "{}", { try example82().jsonString() }),
    ("wonderpush/push.yaml#/$defs/common (fullest)", "{\"payload\":{\"theme\":\"spring\"},\"custom\":{\"parcelId\":48213,\"carrier\":\"north-post\"},\"expirationDate\":1767258000000,\"expirationTime\":3600000,\"priority\":\"normal\",\"receiveActions\":[{\"type\":\"addTag\",\"tags\":[\"reachable\"]}]}", { try example83().jsonString() }),
    ("wonderpush/push.yaml#/$defs/priority/examples/0", "\"normal\"", { try example84().jsonString() }),
    ("wonderpush/push.yaml#/$defs/android/examples/0", "{\"delayWhenIdle\":false,\"collapseKey\":\"parcel-status\",\"restrictedPackageName\":\"com.example.parcels\",\"priority\":\"normal\"}", { try example85().jsonString() }),
    ("wonderpush/push.yaml#/$defs/android (smallest)", "{}", { try example86().jsonString() }),
    ("wonderpush/push.yaml#/$defs/android (fullest)", "{\"delayWhenIdle\":true,\"collapseKey\":\"parcel-status\",\"restrictedPackageName\":\"com.example.parcels\",\"payload\":{\"theme\":\"spring\"},\"custom\":{\"parcelId\":48213,\"carrier\":\"north-post\"},\"expirationDate\":1767258000000,\"expirationTime\":3600000,\"priority\":\"normal\",\"receiveActions\":[{\"type\":\"addTag\",\"tags\":[\"reachable\"]}]}", { try example87().jsonString() }),
    ("wonderpush/push.yaml#/$defs/ios/examples/0", "{\"collapseId\":\"parcel-48213\",\"expirationTime\":\"1 hour\"}", { try example88().jsonString() }),
    ("wonderpush/push.yaml#/$defs/ios (smallest)", "{}", { try example89().jsonString() }),
    ("wonderpush/push.yaml#/$defs/ios (fullest)", "{\"collapseId\":\"parcel-48213\",\"payload\":{\"theme\":\"spring\"},\"custom\":{\"parcelId\":48213,\"carrier\":\"north-post\"},\"expirationDate\":1767258000000,\"expirationTime\":3600000,\"priority\":\"normal\",\"receiveActions\":[{\"type\":\"addTag\",\"tags\":[\"reachable\"]}]}", { try example90().jsonString() }),
    ("wonderpush/push.yaml#/$defs/web/examples/0", "{\"topic\":\"parcel-48213\",\"priority\":\"high\"}", { try example91().jsonString() }),
    ("wonderpush/push.yaml#/$defs/web (smallest)", "{}", { try example92().jsonString() }),
    ("wonderpush/push.yaml#/$defs/web (fullest)", "{\"topic\":\"parcel-48213\",\"payload\":{\"theme\":\"spring\"},\"custom\":{\"parcelId\":48213,\"carrier\":\"north-post\"},\"expirationDate\":1767258000000,\"expirationTime\":3600000,\"priority\":\"normal\",\"receiveActions\":[{\"type\":\"addTag\",\"tags\":[\"reachable\"]}]}", { try example93().jsonString() }),
    ("wonderpush/web-alert.yaml#/examples/0", "{\"dir\":\"ltr\",\"lang\":\"en\",\"body\":\"Your parcel arrives between 2 and 4 pm.\",\"icon\":\"https://static.example.com/icons/parcel-192.png\",\"vibrate\":[200,100,200],\"timestamp\":1767258000000,\"requireInteraction\":false,\"buttons\":[{\"label\":\"Track it\",\"action\":\"track\",\"icon\":\"https://static.example.com/icons/track.png\",\"targetUrl\":\"https://www.example.com/track/48213\",\"actions\":[{\"type\":\"addTag\",\"tags\":[\"tracks-parcels\"]}]}]}", { try example94().jsonString() }),
    ("wonderpush/web-alert.yaml# (smallest)", "{}", { try example95().jsonString() }),
    ("wonderpush/web-alert.yaml# (fullest)", "{\"dir\":\"auto\",\"lang\":\"pt-BR\",\"body\":\"Your parcel arrives between 2 and 4 pm.\",\"icon\":\"https://static.example.com/icons/parcel-192.png\",\"badge\":\"https://static.example.com/icons/badge-72.png\",\"image\":\"https://static.example.com/campaigns/spring.jpg\",\"sound\":\"https://static.example.com/sounds/doorbell.mp3\",\"vibrate\":[200,100,200],\"timestamp\":1767258000000,\"renotify\":false,\"silent\":true,\"noscreen\":true,\"requireInteraction\":true,\"sticky\":true,\"buttons\":[{\"label\":\"Track it\",\"targetUrl\":\"https://www.example.com/track/48213\"}]}", { try example96().jsonString() }),
    ("wonderpush/web-alert.yaml#/$defs/button/examples/0", "{\"label\":\"Track it\",\"action\":\"track\",\"icon\":\"https://static.example.com/icons/track.png\",\"targetUrl\":\"https://www.example.com/track/48213\",\"actions\":[{\"type\":\"addTag\",\"tags\":[\"tracks-parcels\"]}]}", { try example97().jsonString() }),
    ("wonderpush/web-alert.yaml#/$defs/button (smallest)", "{}", { try example98().jsonString() }),
  ]

  static func example0() -> WonderPush.Action {
    .trackEvent(WonderPush.Action.TrackEvent(
      event: WonderPush.Action.Event(type: "wishlist_opened", custom: ["int_items": 4])
    ))
  }

  static func example1() -> WonderPush.Action {
    .addTag(WonderPush.Action.AddTag(tags: ["bargain-hunter", "reads-news"]))
  }

  static func example2() -> WonderPush.Action {
    .closeNotifications(WonderPush.Action.CloseNotifications(
      tag: "parcel-48213",
      channel: .null
    ))
  }

  static func example3() -> WonderPush.Action {
    .close(WonderPush.Action.Close())
  }

  static func example4() -> WonderPush.Action {
    .trackEvent(WonderPush.Action.TrackEvent(
      event: WonderPush.Action.Event(type: "wishlist_opened")
    ))
  }

  static func example5() -> WonderPush.Action {
    .updateInstallation(WonderPush.Action.UpdateInstallation(
      installation: WonderPush.Action.Installation(custom: ["string_tier": "gold"])
    ))
  }

  static func example6() -> WonderPush.Action {
    .addProperty(WonderPush.Action.AddProperty(
      installation: WonderPush.Action.Installation(
        custom: ["string_interests": ["cycling"]]
      )
    ))
  }

  static func example7() -> WonderPush.Action {
    .removeProperty(WonderPush.Action.RemoveProperty(
      installation: WonderPush.Action.Installation(custom: ["string_interests": ["hiking"]])
    ))
  }

  static func example8() -> WonderPush.Action {
    .addTag(WonderPush.Action.AddTag(tags: ["bargain-hunter"]))
  }

  static func example9() -> WonderPush.Action.Close {
    WonderPush.Action.Close()
  }

  static func example10() -> WonderPush.Action.TrackEvent {
    WonderPush.Action.TrackEvent(
      event: WonderPush.Action.Event(type: "wishlist_opened", custom: ["int_items": 4])
    )
  }

  static func example11() -> WonderPush.Action.TrackEvent {
    WonderPush.Action.TrackEvent(event: WonderPush.Action.Event(type: "wishlist_opened"))
  }

  static func example12() -> WonderPush.Action.UpdateInstallation {
    WonderPush.Action.UpdateInstallation(
      installation: WonderPush.Action.Installation(
        custom: ["string_tier": "gold", "bool_newsletter": true]
      )
    )
  }

  static func example13() -> WonderPush.Action.UpdateInstallation {
    WonderPush.Action.UpdateInstallation(installation: WonderPush.Action.Installation())
  }

  static func example14() -> WonderPush.Action.UpdateInstallation {
    WonderPush.Action.UpdateInstallation(
      installation: WonderPush.Action.Installation(custom: ["string_tier": "gold"])
    )
  }

  static func example15() -> WonderPush.Action.AddProperty {
    WonderPush.Action.AddProperty(
      installation: WonderPush.Action.Installation(
        custom: ["string_interests": ["cycling", "hiking"]]
      )
    )
  }

  static func example16() -> WonderPush.Action.AddProperty {
    WonderPush.Action.AddProperty(installation: WonderPush.Action.Installation())
  }

  static func example17() -> WonderPush.Action.AddProperty {
    WonderPush.Action.AddProperty(
      installation: WonderPush.Action.Installation(
        custom: ["string_interests": ["cycling"]]
      )
    )
  }

  static func example18() -> WonderPush.Action.RemoveProperty {
    WonderPush.Action.RemoveProperty(
      installation: WonderPush.Action.Installation(custom: ["string_interests": ["hiking"]])
    )
  }

  static func example19() -> WonderPush.Action.RemoveProperty {
    WonderPush.Action.RemoveProperty(installation: WonderPush.Action.Installation())
  }

  static func example20() -> WonderPush.Action.AddTag {
    WonderPush.Action.AddTag(tags: ["bargain-hunter"])
  }

  static func example21() -> WonderPush.Action.AddTag {
    WonderPush.Action.AddTag(tags: [])
  }

  static func example22() -> WonderPush.Action.RemoveTag {
    WonderPush.Action.RemoveTag(tags: ["bargain-hunter"])
  }

  static func example23() -> WonderPush.Action.RemoveTag {
    WonderPush.Action.RemoveTag(tags: [])
  }

  static func example24() -> WonderPush.Action.RemoveAllTags {
    WonderPush.Action.RemoveAllTags()
  }

  static func example25() -> WonderPush.Action.Method {
    WonderPush.Action.Method(method: "openLoyaltyCard", methodArgs: "card-7")
  }

  static func example26() -> WonderPush.Action.Method {
    WonderPush.Action.Method(method: "openLoyaltyCard")
  }

  static func example27() -> WonderPush.Action.Link {
    WonderPush.Action.Link(url: "https://www.example.com/track/48213")
  }

  static func example28() -> WonderPush.Action.Rating {
    WonderPush.Action.Rating()
  }

  static func example29() -> WonderPush.Action.CloseNotifications {
    WonderPush.Action.CloseNotifications(tag: "parcel-48213", channel: .null)
  }

  static func example30() -> WonderPush.Action.CloseNotifications {
    WonderPush.Action.CloseNotifications()
  }

  static func example31() -> WonderPush.Action.CloseNotifications {
    WonderPush.Action.CloseNotifications(
      tag: "parcel-48213",
      channel: "deliveries",
      group: "parcels",
      category: "promo",
      sortKey: "parcel-01",
      threadID: "parcels",
      targetContentID: "tracking-window"
    )
  }

  static func example32() -> WonderPush.Action.SubscribeToNotifications {
    WonderPush.Action.SubscribeToNotifications()
  }

  static func example33() -> WonderPush.Action.UnsubscribeFromNotifications {
    WonderPush.Action.UnsubscribeFromNotifications()
  }

  static func example34() -> WonderPush.Action.Event {
    WonderPush.Action.Event(
      type: "wishlist_opened",
      custom: ["int_items": 4, "string_source": "push"]
    )
  }

  static func example35() -> WonderPush.Action.Event {
    WonderPush.Action.Event(type: "wishlist_opened")
  }

  static func example36() -> WonderPush.Action.Installation {
    WonderPush.Action.Installation(custom: ["string_tier": "gold", "bool_newsletter": true])
  }

  static func example37() -> WonderPush.Action.Installation {
    WonderPush.Action.Installation()
  }

  static func example38() -> WonderPush.Alert {
    WonderPush.Alert(
      text: "Your table is booked for 8 pm.",
      title: "Booking confirmed",
      targetURL: "bistro://bookings/next",
      tag: "booking",
      actions: [
        .trackEvent(WonderPush.Action.TrackEvent(
          event: WonderPush.Action.Event(type: "booking_push_opened")
        ))
      ],
      ios: WonderPush.IOSAlert(sound: "default", badge: 1),
      android: WonderPush.AndroidAlert(priority: .high, channel: "bookings"),
      web: WonderPush.WebAlert(requireInteraction: false)
    )
  }

  static func example39() -> WonderPush.Alert {
    WonderPush.Alert()
  }

  static func example40() -> WonderPush.AndroidAlert {
    WonderPush.AndroidAlert(
      priority: .default,
      foreground: WonderPush.AndroidAlert.Foreground(priority: .low, autoDrop: false),
      channel: "deliveries",
      type: .value(.inbox),
      bigTitle: "Three parcels today",
      summaryText: "3 deliveries",
      lines: ["North Post at 2 pm", "Green Wheels at 4 pm", "Pick-up point until 8 pm"],
      html: false,
      category: "status",
      color: "#1B5E20",
      group: "parcels",
      groupTargetURL: .null,
      lights: .custom(WonderPush.AndroidAlert.Lights(
        color: "#1B5E20",
        onDuration: 300,
        offDuration: 2000
      )),
      vibrate: .pattern([0, 200, 100, 200]),
      progress: 60,
      smallIcon: "ic_parcel",
      largeIcon: "https://static.example.com/icons/parcel-192.png",
      buttons: [
        WonderPush.AndroidAlert.Button(
          label: "Track",
          icon: "ic_track",
          targetURL: "parcels://track/48213",
          actions: [.addTag(WonderPush.Action.AddTag(tags: ["tracks-parcels"]))]
        )
      ]
    )
  }

  static func example41() -> WonderPush.AndroidAlert {
    WonderPush.AndroidAlert()
  }

  static func example42() -> WonderPush.AndroidAlert {
    WonderPush.AndroidAlert(
      priority: .max,
      foreground: WonderPush.AndroidAlert.Foreground(priority: .low, autoDrop: false),
      channel: "deliveries",
      type: .value(.singleLine),
      bigTitle: "Three parcels today",
      bigText: "Your parcel arrives between 2 and 4 pm. Nobody home? Choose a neighbour in the app.",
      summaryText: "3 deliveries",
      bigLargeIcon: "https://static.example.com/icons/parcel-512.png",
      bigPicture: "https://static.example.com/campaigns/spring-wide.jpg",
      lines: ["North Post at 2 pm", "Green Wheels at 4 pm"],
      html: false,
      title: "Parcel on its way",
      text: "Your parcel arrives between 2 and 4 pm.",
      subText: "North Post",
      info: "3 km away",
      ticker: "Your parcel arrives between two and four.",
      persons: ["mailto:courier@example.com", "tel:+15550100"],
      category: "promo",
      color: "#1B5E20",
      group: "parcels",
      groupTargetURL: "parcels://list",
      sortKey: "parcel-01",
      localOnly: false,
      number: 3
    )
  }

  static func example43() -> WonderPush.AndroidAlert.Options {
    WonderPush.AndroidAlert.Options(
      channel: "deliveries",
      type: .value(.bigPicture),
      summaryText: "Until Sunday",
      bigPicture: "https://static.example.com/campaigns/spring-wide.jpg",
      category: "promo",
      visibility: .public
    )
  }

  static func example44() -> WonderPush.AndroidAlert.Options {
    WonderPush.AndroidAlert.Options()
  }

  static func example45() -> WonderPush.AndroidAlert.Options {
    WonderPush.AndroidAlert.Options(
      channel: "deliveries",
      type: .value(.singleLine),
      bigTitle: "Three parcels today",
      bigText: "Your parcel arrives between 2 and 4 pm. Nobody home? Choose a neighbour in the app.",
      summaryText: "3 deliveries",
      bigLargeIcon: "https://static.example.com/icons/parcel-512.png",
      bigPicture: "https://static.example.com/campaigns/spring-wide.jpg",
      lines: ["North Post at 2 pm", "Green Wheels at 4 pm"],
      html: false,
      title: "Parcel on its way",
      text: "Your parcel arrives between 2 and 4 pm.",
      subText: "North Post",
      info: "3 km away",
      ticker: "Your parcel arrives between two and four.",
      persons: ["mailto:courier@example.com", "tel:+15550100"],
      category: "promo",
      color: "#1B5E20",
      group: "parcels",
      groupTargetURL: "parcels://list",
      sortKey: "parcel-01",
      localOnly: false,
      number: 3,
      onlyAlertOnce: false,
      when: 1767258000000
    )
  }

  static func example46() -> WonderPush.AndroidAlert.Priority {
    .high
  }

  static func example47() -> WonderPush.AndroidAlert.Style {
    .inbox
  }

  static func example48() -> WonderPush.AndroidAlert.Visibility {
    .public
  }

  static func example49() -> WonderPush.AndroidAlert.BadgeIconType {
    .large
  }

  static func example50() -> WonderPush.AndroidAlert.Lights {
    WonderPush.AndroidAlert.Lights(color: "#1B5E20", onDuration: 300, offDuration: 2000)
  }

  static func example51() -> WonderPush.AndroidAlert.Lights {
    WonderPush.AndroidAlert.Lights()
  }

  static func example52() -> WonderPush.AndroidAlert.Button {
    WonderPush.AndroidAlert.Button(
      label: "Track",
      icon: "ic_track",
      targetURL: "parcels://track/48213",
      actions: [.addTag(WonderPush.Action.AddTag(tags: ["tracks-parcels"]))]
    )
  }

  static func example53() -> WonderPush.AndroidAlert.Button {
    WonderPush.AndroidAlert.Button()
  }

  static func example54() -> WonderPush.AndroidAlert.Foreground {
    WonderPush.AndroidAlert.Foreground(
      priority: .low,
      autoOpen: false,
      autoDrop: false,
      channel: "in-app"
    )
  }

  static func example55() -> WonderPush.AndroidAlert.Foreground {
    WonderPush.AndroidAlert.Foreground()
  }

  static func example56() -> WonderPush.AndroidAlert.Foreground {
    WonderPush.AndroidAlert.Foreground(
      priority: .max,
      autoOpen: true,
      autoDrop: false,
      channel: "deliveries",
      type: .value(.singleLine),
      bigTitle: "Three parcels today",
      bigText: "Your parcel arrives between 2 and 4 pm. Nobody home? Choose a neighbour in the app.",
      summaryText: "3 deliveries",
      bigLargeIcon: "https://static.example.com/icons/parcel-512.png",
      bigPicture: "https://static.example.com/campaigns/spring-wide.jpg",
      lines: ["North Post at 2 pm", "Green Wheels at 4 pm"],
      html: false,
      title: "Parcel on its way",
      text: "Your parcel arrives between 2 and 4 pm.",
      subText: "North Post",
      info: "3 km away",
      ticker: "Your parcel arrives between two and four.",
      persons: ["mailto:courier@example.com", "tel:+15550100"],
      category: "promo",
      color: "#1B5E20",
      group: "parcels",
      groupTargetURL: "parcels://list",
      sortKey: "parcel-01",
      localOnly: false
    )
  }

  static func example57() -> WonderPush.InApp {
    WonderPush.InApp(
      type: .text,
      title: "Today's delivery",
      message: "The courier has eleven stops before yours.",
      buttons: [
        WonderPush.InApp.Button(
          label: "Track it",
          actions: [
            .link(WonderPush.Action.Link(url: "https://www.example.com/track/48213"))
          ]
        ),
        WonderPush.InApp.Button(label: "Later")
      ]
    )
  }

  static func example58() -> WonderPush.InApp {
    WonderPush.InApp(type: .url, url: "https://www.example.com/in-app/spring")
  }

  static func example59() -> WonderPush.InApp {
    WonderPush.InApp()
  }

  static func example60() -> WonderPush.InApp {
    WonderPush.InApp(
      type: .text,
      title: "Today's delivery",
      message: "The courier has eleven stops before yours.",
      url: "https://www.example.com/in-app/spring",
      buttons: [WonderPush.InApp.Button(label: "Got it")]
    )
  }

  static func example61() -> WonderPush.InApp.Kind {
    .html
  }

  static func example62() -> WonderPush.InApp.Button {
    WonderPush.InApp.Button(
      label: "Rate us",
      actions: [.rating(WonderPush.Action.Rating())]
    )
  }

  static func example63() -> WonderPush.InApp.Button {
    WonderPush.InApp.Button()
  }

  static func example64() -> WonderPush.IOSAlert {
    WonderPush.IOSAlert(
      sound: "doorbell.caf",
      badge: 1,
      titleLocKey: "PARCEL_TITLE",
      titleLocArgs: ["North Post"],
      subtitle: "Order 48213",
      body: "Your parcel arrives between 2 and 4 pm.",
      category: "PARCEL_ACTIONS",
      attachments: [
        WonderPush.IOSAlert.Attachment(
          id: "map",
          url: "https://media.example.com/parcels/48213/map",
          type: .imagePNG,
          options: ["UNNotificationAttachmentOptionsThumbnailHiddenKey": false]
        )
      ],
      threadID: "parcels",
      foreground: WonderPush.IOSAlert.Foreground(autoOpen: false, autoDrop: false)
    )
  }

  static func example65() -> WonderPush.IOSAlert {
    WonderPush.IOSAlert()
  }

  static func example66() -> WonderPush.IOSAlert {
    WonderPush.IOSAlert(
      sound: "default",
      badge: 0,
      titleLocKey: "PARCEL_TITLE",
      titleLocArgs: ["North Post", "48213"],
      subtitle: "Order 48213",
      subtitleLocKey: "PARCEL_SUBTITLE",
      subtitleLocArgs: ["48213"],
      body: "Your parcel arrives between 2 and 4 pm.",
      locKey: "PARCEL_BODY",
      locArgs: ["2 pm", "4 pm"],
      actionLocKey: "TRACK_BUTTON",
      launchImage: "parcel-launch.png",
      category: "PARCEL_ACTIONS",
      attachments: [
        WonderPush.IOSAlert.Attachment(
          url: "https://media.example.com/parcels/map-48213.png"
        )
      ],
      contentAvailable: 1,
      mutableContent: 1,
      threadID: "parcels",
      targetContentID: "tracking-window",
      foreground: WonderPush.IOSAlert.Foreground(autoDrop: true)
    )
  }

  static func example67() -> WonderPush.IOSAlert.Attachment {
    WonderPush.IOSAlert.Attachment(url: "https://media.example.com/parcels/map-48213.png")
  }

  static func example68() -> WonderPush.IOSAlert.Attachment {
    WonderPush.IOSAlert.Attachment(
      id: "clip",
      url: "https://media.example.com/clips/7f3a",
      type: .videoMP4,
      options: ["UNNotificationAttachmentOptionsThumbnailTimeKey": 10]
    )
  }

  static func example69() -> WonderPush.IOSAlert.Attachment {
    WonderPush.IOSAlert.Attachment()
  }

  static func example70() -> WonderPush.IOSAlert.AttachmentType {
    .imagePNG
  }

  static func example71() -> WonderPush.IOSAlert.AttachmentType {
    .png
  }

  static func example72() -> WonderPush.IOSAlert.AttachmentType {
    .publicPNG
  }

  static func example73() -> WonderPush.IOSAlert.Foreground {
    WonderPush.IOSAlert.Foreground(autoOpen: true, autoDrop: false)
  }

  static func example74() -> WonderPush.IOSAlert.Foreground {
    WonderPush.IOSAlert.Foreground()
  }

  static func example75() -> WonderPush.Notification {
    WonderPush.Notification(alert: WonderPush.Alert(text: "Good morning!"))
  }

  static func example76() -> WonderPush.Notification {
    WonderPush.Notification(
      alert: WonderPush.Alert(
        text: "Your parcel arrives between 2 and 4 pm.",
        title: "Parcel on its way",
        targetURL: "parcels://track/48213",
        tag: "parcel-48213",
        actions: [
          .trackEvent(WonderPush.Action.TrackEvent(
            event: WonderPush.Action.Event(
              type: "parcel_push_opened",
              custom: ["string_carrier": "north-post"]
            )
          ))
        ],
        ios: WonderPush.IOSAlert(sound: "doorbell.caf", threadID: "parcels"),
        android: WonderPush.AndroidAlert(
          channel: "deliveries",
          type: .value(.bigText),
          bigText: "Your parcel arrives between 2 and 4 pm. Nobody home? Choose a neighbour in the app.",
          color: "#1B5E20"
        ),
        web: WonderPush.WebAlert(icon: "https://static.example.com/icons/parcel-192.png")
      ),
      inApp: WonderPush.InApp(
        type: .text,
        title: "Today's delivery",
        message: "The courier has eleven stops before yours.",
        buttons: [
          WonderPush.InApp.Button(
            label: "Track it",
            actions: [
              .link(WonderPush.Action.Link(url: "https://www.example.com/track/48213"))
            ]
          )
        ]
      ),
      push: WonderPush.Push(
        custom: ["parcelId": 48213],
        expirationTime: "4 hours",
        priority: .high
      )
    )
  }

  static func example77() -> WonderPush.Notification {
    WonderPush.Notification()
  }

  static func example78() -> WonderPush.Push {
    WonderPush.Push(
      android: WonderPush.Push.Android(collapseKey: "parcel-status", priority: .normal),
      ios: WonderPush.Push.IOS(collapseID: "parcel-48213", expirationTime: "1 hour"),
      web: WonderPush.Push.Web(topic: "parcel-48213"),
      payload: ["theme": "spring"],
      custom: ["parcelId": 48213],
      expirationTime: "4 hours",
      priority: .high,
      receiveActions: [
        .trackEvent(WonderPush.Action.TrackEvent(
          event: WonderPush.Action.Event(type: "parcel_push_received")
        ))
      ]
    )
  }

  static func example79() -> WonderPush.Push {
    WonderPush.Push()
  }

  static func example80() -> WonderPush.Push {
    WonderPush.Push(
      android: WonderPush.Push.Android(collapseKey: "parcel-status"),
      ios: WonderPush.Push.IOS(collapseID: "parcel-48213"),
      web: WonderPush.Push.Web(topic: "parcel-48213"),
      payload: ["theme": "spring"],
      custom: ["parcelId": 48213, "carrier": "north-post"],
      expirationDate: 1767258000000,
      expirationTime: 3600000,
      priority: .normal,
      receiveActions: [.addTag(WonderPush.Action.AddTag(tags: ["reachable"]))]
    )
  }

  static func example81() -> WonderPush.Push.Common {
    WonderPush.Push.Common(
      payload: ["theme": "spring"],
      custom: ["parcelId": 48213],
      expirationDate: "2026-01-01T10:00:00.000+01:00",
      priority: .high,
      receiveActions: [
        .trackEvent(WonderPush.Action.TrackEvent(
          event: WonderPush.Action.Event(type: "parcel_push_received")
        ))
      ]
    )
  }

  static func example82() -> WonderPush.Push.Common {
    WonderPush.Push.Common()
  }

  static func example83() -> WonderPush.Push.Common {
    WonderPush.Push.Common(
      payload: ["theme": "spring"],
      custom: ["parcelId": 48213, "carrier": "north-post"],
      expirationDate: 1767258000000,
      expirationTime: 3600000,
      priority: .normal,
      receiveActions: [.addTag(WonderPush.Action.AddTag(tags: ["reachable"]))]
    )
  }

  static func example84() -> WonderPush.Push.Priority {
    .normal
  }

  static func example85() -> WonderPush.Push.Android {
    WonderPush.Push.Android(
      delayWhenIdle: false,
      collapseKey: "parcel-status",
      restrictedPackageName: "com.example.parcels",
      priority: .normal
    )
  }

  static func example86() -> WonderPush.Push.Android {
    WonderPush.Push.Android()
  }

  static func example87() -> WonderPush.Push.Android {
    WonderPush.Push.Android(
      delayWhenIdle: true,
      collapseKey: "parcel-status",
      restrictedPackageName: "com.example.parcels",
      payload: ["theme": "spring"],
      custom: ["parcelId": 48213, "carrier": "north-post"],
      expirationDate: 1767258000000,
      expirationTime: 3600000,
      priority: .normal,
      receiveActions: [.addTag(WonderPush.Action.AddTag(tags: ["reachable"]))]
    )
  }

  static func example88() -> WonderPush.Push.IOS {
    WonderPush.Push.IOS(collapseID: "parcel-48213", expirationTime: "1 hour")
  }

  static func example89() -> WonderPush.Push.IOS {
    WonderPush.Push.IOS()
  }

  static func example90() -> WonderPush.Push.IOS {
    WonderPush.Push.IOS(
      collapseID: "parcel-48213",
      payload: ["theme": "spring"],
      custom: ["parcelId": 48213, "carrier": "north-post"],
      expirationDate: 1767258000000,
      expirationTime: 3600000,
      priority: .normal,
      receiveActions: [.addTag(WonderPush.Action.AddTag(tags: ["reachable"]))]
    )
  }

  static func example91() -> WonderPush.Push.Web {
    WonderPush.Push.Web(topic: "parcel-48213", priority: .high)
  }

  static func example92() -> WonderPush.Push.Web {
    WonderPush.Push.Web()
  }

  static func example93() -> WonderPush.Push.Web {
    WonderPush.Push.Web(
      topic: "parcel-48213",
      payload: ["theme": "spring"],
      custom: ["parcelId": 48213, "carrier": "north-post"],
      expirationDate: 1767258000000,
      expirationTime: 3600000,
      priority: .normal,
      receiveActions: [.addTag(WonderPush.Action.AddTag(tags: ["reachable"]))]
    )
  }

  static func example94() -> WonderPush.WebAlert {
    WonderPush.WebAlert(
      dir: .leftToRight,
      lang: "en",
      body: "Your parcel arrives between 2 and 4 pm.",
      icon: "https://static.example.com/icons/parcel-192.png",
      vibrate: [200, 100, 200],
      timestamp: 1767258000000,
      requireInteraction: false,
      buttons: [
        WonderPush.WebAlert.Button(
          label: "Track it",
          action: "track",
          icon: "https://static.example.com/icons/track.png",
          targetURL: "https://www.example.com/track/48213",
          actions: [.addTag(WonderPush.Action.AddTag(tags: ["tracks-parcels"]))]
        )
      ]
    )
  }

  static func example95() -> WonderPush.WebAlert {
    WonderPush.WebAlert()
  }

  static func example96() -> WonderPush.WebAlert {
    WonderPush.WebAlert(
      dir: .automatic,
      lang: "pt-BR",
      body: "Your parcel arrives between 2 and 4 pm.",
      icon: "https://static.example.com/icons/parcel-192.png",
      badge: "https://static.example.com/icons/badge-72.png",
      image: "https://static.example.com/campaigns/spring.jpg",
      sound: "https://static.example.com/sounds/doorbell.mp3",
      vibrate: [200, 100, 200],
      timestamp: 1767258000000,
      renotify: false,
      silent: true,
      noscreen: true,
      requireInteraction: true,
      sticky: true,
      buttons: [
        WonderPush.WebAlert.Button(
          label: "Track it",
          targetURL: "https://www.example.com/track/48213"
        )
      ]
    )
  }

  static func example97() -> WonderPush.WebAlert.Button {
    WonderPush.WebAlert.Button(
      label: "Track it",
      action: "track",
      icon: "https://static.example.com/icons/track.png",
      targetURL: "https://www.example.com/track/48213",
      actions: [.addTag(WonderPush.Action.AddTag(tags: ["tracks-parcels"]))]
    )
  }

  static func example98() -> WonderPush.WebAlert.Button {
    WonderPush.WebAlert.Button()
  }
}
