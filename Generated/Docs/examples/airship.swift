// Generated from the examples that the pages show. Do not edit: change the schemas.
// swift-format-ignore-file
import PushPayloads
import SchemaRuntime

enum AirshipExamples {
  /// Where each stands, the JSON that it encodes to, and what it encodes to.
  static let all: [(location: String, json: String, encoded: @Sendable () throws -> String)] = [
    ("airship/actions.yaml#/examples/0", "{\"add_tag\":\"clicked-spring-sale\",\"open\":{\"type\":\"url\",\"content\":\"https://shop.example.com/sale?from=push\"}}", { try example0().jsonString() }),
    ("airship/actions.yaml#/examples/1", "{\"remove_tag\":\"undecided\",\"app_defined\":{\"screen\":\"basket\"}}", { try example1().jsonString() }),
    ("airship/actions.yaml# (smallest)", "{}", { try example2().jsonString() }),
    ("airship/actions.yaml# (fullest)", "{\"add_tag\":\"newsletter\",\"remove_tag\":\"undecided\",\"open\":{\"type\":\"url\",\"content\":\"https://shop.example.com/sneakers\"},\"app_defined\":{\"screen\":\"basket\",\"item_count\":2}}", { try example3().jsonString() }),
    ("airship/actions.yaml#/$defs/open/examples/0", "{\"type\":\"url\",\"content\":\"https://shop.example.com/sale\"}", { try example4().jsonString() }),
    ("airship/actions.yaml#/$defs/open/examples/1", "{\"type\":\"home\"}", { try example5().jsonString() }),
    ("airship/actions.yaml#/$defs/open (smallest)", "{}", { try example6().jsonString() }),
    ("airship/actions.yaml#/$defs/open_type/examples/0", "\"url\"", { try example7().jsonString() }),
    ("airship/actions.yaml#/$defs/open_type/examples/1", "\"home\"", { try example8().jsonString() }),
    ("airship/android-override.yaml#/examples/0", "{\"actions\":{\"open\":{\"type\":\"url\",\"content\":\"https://ferries.example.com/trips/1810\"}},\"alert\":\"Your ferry leaves in ten minutes\",\"category\":\"transport\",\"delivery_priority\":\"high\",\"extra\":{\"ferry\":\"1810\"},\"icon\":\"ferry\",\"icon_color\":\"#1f6feb\",\"notification_channel\":\"departures\",\"notification_tag\":\"ferry-1810\",\"style\":{\"big_text\":\"Boarding is at pier 4, on the east side. Please have your ticket at hand.\",\"type\":\"big_text\"},\"summary\":\"Pier 4, east side\",\"time_to_live\":600,\"title\":\"Harbour ferries\"}", { try example9().jsonString() }),
    ("airship/android-override.yaml#/examples/1", "{\"alert\":\"Your test results are in\",\"public_notification\":{\"alert\":\"You have a new message\",\"title\":\"Health portal\"},\"visibility\":0,\"wearable\":{\"background_image\":\"https://media.example.com/waves.png\",\"extra_pages\":[{\"title\":\"Next step\",\"alert\":\"Call us to discuss them.\"}]}}", { try example10().jsonString() }),
    ("airship/android-override.yaml# (smallest)", "{}", { try example11().jsonString() }),
    ("airship/android-override.yaml# (fullest)", "{\"actions\":{\"open\":{\"type\":\"url\",\"content\":\"https://shop.example.com/sale\"}},\"alert\":\"Your ferry leaves in ten minutes\",\"category\":\"alarm\",\"collapse_key\":\"ferry-1810\",\"deliver_to\":\"all\",\"delivery_priority\":\"high\",\"extra\":{\"ferry\":\"1810\",\"pier\":\"{\\\"number\\\": 4, \\\"side\\\": \\\"east\\\"}\"},\"icon\":\"ferry\",\"icon_color\":\"#1f6feb\",\"interactive\":{\"type\":\"ua_yes_no_foreground\",\"button_actions\":{\"yes\":{\"add_tag\":\"boarding\"}}},\"live_update\":{\"content_state\":{\"minutes_left\":25},\"event\":\"start\",\"name\":\"order-4711\",\"type\":\"delivery\"},\"local_only\":false,\"notification_channel\":\"departures\",\"notification_tag\":\"ferry-1810\",\"priority\":1,\"public_notification\":{\"alert\":\"News about your trip\",\"title\":\"Harbour ferries\"},\"sound\":\"ship_horn\",\"style\":{\"big_picture\":\"https://media.example.com/harbour.jpg\",\"type\":\"big_picture\"},\"summary\":\"Pier 4, east side\",\"time_to_live\":600,\"title\":\"Harbour ferries\",\"visibility\":-1,\"wearable\":{\"background_image\":\"https://media.example.com/waves.png\"}}", { try example12().jsonString() }),
    ("airship/android-override.yaml#/$defs/public_notification/examples/0", "{\"alert\":\"Unlock your phone to read it\",\"summary\":\"Health portal\",\"title\":\"New message\"}", { try example13().jsonString() }),
    ("airship/android-override.yaml#/$defs/public_notification (smallest)", "{}", { try example14().jsonString() }),
    ("airship/android-override.yaml#/$defs/wearable/examples/0", "{\"background_image\":\"https://media.example.com/waves.png\",\"extra_pages\":[{\"title\":\"Boarding\",\"alert\":\"Pier 4, east side\"}],\"interactive\":{\"type\":\"ua_yes_no_foreground\",\"button_actions\":{\"yes\":{\"add_tag\":\"boarding\"},\"no\":{\"add_tag\":\"later-ferry\"}}}}", { try example15().jsonString() }),
    ("airship/android-override.yaml#/$defs/wearable (smallest)", "{}", { try example16().jsonString() }),
    ("airship/android-override.yaml#/$defs/extra_page/examples/0", "{\"title\":\"Boarding\",\"alert\":\"Pier 4, east side\"}", { try example17().jsonString() }),
    ("airship/android-override.yaml#/$defs/extra_page (smallest)", "{}", { try example18().jsonString() }),
    ("airship/apns-priority.yaml#/examples/0", "10", { try example19().jsonString() }),
    ("airship/email-override.yaml#/examples/0", "{\"html_body\":\"<h1>Spring sale</h1><p>Sneakers at half the price.</p><p><a data-ua-unsubscribe=\\\"1\\\" title=\\\"unsubscribe\\\">Unsubscribe</a></p>\",\"message_type\":\"commercial\",\"plaintext_body\":\"Sneakers at half the price. To unsubscribe: [[ua_unsubscribe]]\",\"reply_to\":\"help@shop.example.com\",\"sender_address\":\"news@shop.example.com\",\"sender_name\":\"Example Shop\",\"subject\":\"Sneakers at half the price\",\"url_parameters\":{\"utm_source\":\"airship\",\"utm_campaign\":\"spring-sale\"}}", { try example20().jsonString() }),
    ("airship/email-override.yaml#/examples/1", "{\"attachments\":[{\"id\":\"3f0c0d64-9a55-4c9e-8d0a-51b7c2b5a0f4\"}],\"bypass_opt_in_level\":true,\"click_tracking\":false,\"message_type\":\"transactional\",\"open_tracking\":false,\"plaintext_body\":\"Thank you for your purchase. The receipt is attached.\",\"reply_to\":\"help@shop.example.com\",\"sender_address\":\"{{branch}}@shop.example.com\",\"sender_name\":\"Example Shop\",\"subject\":\"Your receipt\"}", { try example21().jsonString() }),
    ("airship/email-override.yaml# (smallest)", "{\"message_type\":\"transactional\",\"plaintext_body\":\"Sneakers at half the price. To unsubscribe: [[ua_unsubscribe]]\",\"reply_to\":\"help@shop.example.com\",\"sender_address\":\"news@shop.example.com\",\"sender_name\":\"Example Shop\",\"subject\":\"Sneakers at half the price\"}", { try example22().jsonString() }),
    ("airship/email-override.yaml# (fullest)", "{\"attachments\":[{\"id\":\"3f0c0d64-9a55-4c9e-8d0a-51b7c2b5a0f4\"}],\"bcc\":[\"archive@shop.example.com\"],\"bypass_opt_in_level\":false,\"click_tracking\":true,\"html_body\":\"<h1>Spring sale</h1><p>Sneakers at half the price.</p><p><a data-ua-unsubscribe=\\\"1\\\" title=\\\"unsubscribe\\\">Unsubscribe</a></p>\",\"message_type\":\"transactional\",\"open_tracking\":true,\"plaintext_body\":\"Sneakers at half the price. To unsubscribe: [[ua_unsubscribe]]\",\"reply_to\":\"help@shop.example.com\",\"sender_address\":\"news@shop.example.com\",\"sender_name\":\"Example Shop\",\"subject\":\"Sneakers at half the price\",\"url_parameters\":{\"utm_source\":\"airship\",\"utm_campaign\":\"spring-sale\"}}", { try example23().jsonString() }),
    ("airship/email-override.yaml#/$defs/attachment/examples/0", "{\"id\":\"3f0c0d64-9a55-4c9e-8d0a-51b7c2b5a0f4\"}", { try example24().jsonString() }),
    ("airship/expiry.yaml#/examples/0", "3600", { try example25().jsonString() }),
    ("airship/expiry.yaml#/examples/1", "\"2027-03-01T18:30:00Z\"", { try example26().jsonString() }),
    ("airship/fire-os-override.yaml#/examples/0", "{\"alert\":\"A new chapter is out\",\"consolidation_key\":\"serial-12\",\"expires_after\":86400,\"extra\":{\"serial\":\"12\",\"chapter\":\"7\"},\"icon\":\"book\",\"icon_color\":\"#C2410C\",\"style\":{\"big_picture\":\"https://media.example.com/cover-7.jpg\",\"type\":\"big_picture\"},\"summary\":\"Chapter 7 of the winter serial\",\"title\":\"Example Library\"}", { try example27().jsonString() }),
    ("airship/fire-os-override.yaml# (smallest)", "{}", { try example28().jsonString() }),
    ("airship/fire-os-override.yaml# (fullest)", "{\"actions\":{\"open\":{\"type\":\"url\",\"content\":\"https://library.example.com/new\"}},\"alert\":\"A new chapter is out\",\"consolidation_key\":\"serial-12\",\"expires_after\":86400,\"extra\":{\"serial\":\"12\",\"chapter\":\"{\\\"number\\\": 7, \\\"pages\\\": 24}\"},\"icon\":\"book\",\"icon_color\":\"#C2410C\",\"interactive\":{\"type\":\"ua_yes_no_foreground\",\"button_actions\":{\"yes\":{\"add_tag\":\"reads-serial-12\"}}},\"notification_channel\":\"new-chapters\",\"notification_tag\":\"serial-12\",\"sound\":\"page_turn\",\"style\":{\"big_picture\":\"https://media.example.com/cover-7.jpg\",\"type\":\"big_picture\"},\"summary\":\"Chapter 7 of the winter serial\",\"title\":\"Example Library\"}", { try example29().jsonString() }),
    ("airship/interactive.yaml#/examples/0", "{\"type\":\"ua_yes_no_foreground\",\"button_actions\":{\"yes\":{\"add_tag\":\"coming-to-dinner\",\"open\":{\"type\":\"url\",\"content\":\"https://dinner.example.com/menu\"}},\"no\":{\"add_tag\":\"staying-home\"}}}", { try example30().jsonString() }),
    ("airship/interactive.yaml# (smallest)", "{}", { try example31().jsonString() }),
    ("airship/ios-override.yaml#/examples/0", "{\"alert\":\"Two to one for Harbour Town\",\"badge\":\"+1\",\"collapse_id\":\"match-2207\",\"expiry\":5400,\"extra\":{\"match\":2207,\"scorers\":[\"Okafor\",\"Lind\"]},\"interruption_level\":\"time-sensitive\",\"media_attachment\":{\"options\":{\"time\":4.5},\"url\":\"https://media.example.com/goal.mp4\"},\"relevance_score\":0.8,\"sound\":\"whistle.caf\",\"thread_id\":\"harbour-town\",\"title\":\"Goal!\"}", { try example32().jsonString() }),
    ("airship/ios-override.yaml#/examples/1", "{\"alert\":{\"loc-args\":[\"Harbour Town\",\"83\"],\"loc-key\":\"GOAL_BODY\",\"title-loc-key\":\"GOAL_TITLE\"},\"badge\":\"auto\",\"priority\":10}", { try example33().jsonString() }),
    ("airship/ios-override.yaml#/examples/2", "{\"live_activity\":{\"content_state\":{\"score\":\"2-1\",\"minute\":83},\"event\":\"update\",\"name\":\"match-2207\"}}", { try example34().jsonString() }),
    ("airship/ios-override.yaml# (smallest)", "{}", { try example35().jsonString() }),
    ("airship/ios-override.yaml# (fullest)", "{\"actions\":{\"open\":{\"type\":\"url\",\"content\":\"https://matches.example.com/2207\"}},\"alert\":\"Two to one for Harbour Town\",\"badge\":3,\"category\":\"match-news\",\"collapse_id\":\"match-2207\",\"content_available\":false,\"expiry\":5400,\"extra\":{\"match\":2207,\"scorers\":[\"Okafor\",\"Lind\"]},\"filter_criteria\":\"sports\",\"interactive\":{\"type\":\"ua_yes_no_foreground\",\"button_actions\":{\"yes\":{\"add_tag\":\"follows-2207\"}}},\"interruption_level\":\"passive\",\"live_activity\":{\"content_state\":{\"score\":\"2-1\"},\"event\":\"update\",\"name\":\"match-2207\"},\"media_attachment\":{\"url\":\"https://media.example.com/goal.mp4\"},\"mutable_content\":true,\"priority\":5,\"relevance_score\":0.8,\"sound\":\"whistle.caf\",\"subtitle\":\"Harbour Town against Northside\",\"target_content_id\":\"match-2207-window\",\"thread_id\":\"harbour-town\",\"title\":\"Goal!\"}", { try example36().jsonString() }),
    ("airship/ios-override.yaml#/$defs/alert/examples/0", "\"Two to one for Harbour Town\"", { try example37().jsonString() }),
    ("airship/ios-override.yaml#/$defs/alert/examples/1", "{\"body\":\"Two to one for Harbour Town\",\"title\":\"Goal!\"}", { try example38().jsonString() }),
    ("airship/ios-override.yaml#/$defs/alert (fullest)", "{\"action-loc-key\":\"WATCH_BUTTON\",\"body\":\"Two to one for Harbour Town\",\"launch-image\":\"stadium.png\",\"loc-args\":[\"Harbour Town\",\"83\"],\"loc-key\":\"GOAL_BODY\",\"subtitle\":\"Harbour Town against Northside\",\"subtitle-loc-args\":[\"Harbour Town\",\"Northside\"],\"subtitle-loc-key\":\"GOAL_SUBTITLE\",\"summary-arg\":\"Harbour Town\",\"summary-arg-count\":1,\"title\":\"Goal!\",\"title-loc-args\":[\"Harbour Town\"],\"title-loc-key\":\"GOAL_TITLE\"}", { try example39().jsonString() }),
    ("airship/ios-override.yaml#/$defs/alert_content/examples/0", "{\"body\":\"Two to one for Harbour Town\",\"summary-arg\":\"Harbour Town\",\"summary-arg-count\":1,\"title\":\"Goal!\"}", { try example40().jsonString() }),
    ("airship/ios-override.yaml#/$defs/alert_content/examples/1", "{\"loc-args\":[\"Harbour Town\",\"83\"],\"loc-key\":\"GOAL_BODY\",\"title-loc-key\":\"GOAL_TITLE\"}", { try example41().jsonString() }),
    ("airship/ios-override.yaml#/$defs/alert_content (smallest)", "{}", { try example42().jsonString() }),
    ("airship/ios-override.yaml#/$defs/alert_content (fullest)", "{\"action-loc-key\":\"WATCH_BUTTON\",\"body\":\"Two to one for Harbour Town\",\"launch-image\":\"stadium.png\",\"loc-args\":[\"Harbour Town\",\"83\"],\"loc-key\":\"GOAL_BODY\",\"subtitle\":\"Harbour Town against Northside\",\"subtitle-loc-args\":[\"Harbour Town\",\"Northside\"],\"subtitle-loc-key\":\"GOAL_SUBTITLE\",\"summary-arg\":\"Harbour Town\",\"summary-arg-count\":1,\"title\":\"Goal!\",\"title-loc-args\":[\"Harbour Town\"],\"title-loc-key\":\"GOAL_TITLE\"}", { try example43().jsonString() }),
    ("airship/ios-override.yaml#/$defs/badge/examples/0", "3", { try example44().jsonString() }),
    ("airship/ios-override.yaml#/$defs/badge/examples/1", "\"auto\"", { try example45().jsonString() }),
    ("airship/ios-override.yaml#/$defs/badge/examples/2", "\"+1\"", { try example46().jsonString() }),
    ("airship/ios-override.yaml#/$defs/mutable_content/examples/0", "true", { try example47().jsonString() }),
    ("airship/ios-override.yaml#/$defs/mutable_content/examples/1", "false", { try example48().jsonString() }),
    ("airship/ios-override.yaml#/$defs/sound/examples/0", "\"whistle.caf\"", { try example49().jsonString() }),
    ("airship/ios-override.yaml#/$defs/sound/examples/1", "{\"name\":\"siren.caf\",\"volume\":1,\"critical\":true}", { try example50().jsonString() }),
    ("airship/ios-override.yaml#/$defs/critical_sound/examples/0", "{\"name\":\"siren.caf\",\"volume\":0.9,\"critical\":true}", { try example51().jsonString() }),
    ("airship/ios-override.yaml#/$defs/critical_sound (smallest)", "{}", { try example52().jsonString() }),
    ("airship/live-activity.yaml#/examples/0", "{\"attributes\":{\"home\":\"Harbour Town\",\"away\":\"Northside\"},\"attributes_type\":\"MatchAttributes\",\"content_state\":{\"score\":\"0-0\",\"minute\":0},\"event\":\"start\",\"name\":\"match-2207\",\"priority\":10}", { try example53().jsonString() }),
    ("airship/live-activity.yaml#/examples/1", "{\"alert\":{\"body\":\"Two to one in the 83rd minute.\",\"sound\":\"whistle.caf\",\"title\":\"Goal!\"},\"content_state\":{\"score\":\"2-1\",\"minute\":83},\"event\":\"update\",\"name\":\"match-2207\",\"relevance_score\":75,\"stale_date\":1803898800,\"timestamp\":1803897000}", { try example54().jsonString() }),
    ("airship/live-activity.yaml# (smallest)", "{}", { try example55().jsonString() }),
    ("airship/live-activity.yaml# (fullest)", "{\"alert\":{\"body\":\"Two to one in the 83rd minute.\",\"title\":\"Goal!\"},\"attributes\":{\"home\":\"Harbour Town\",\"away\":\"Northside\"},\"attributes_type\":\"MatchAttributes\",\"content_state\":{\"score\":\"2-1\",\"minute\":83},\"dismissal_date\":1803900600,\"event\":\"start\",\"name\":\"match-2207\",\"priority\":5,\"relevance_score\":75,\"stale_date\":1803898800,\"timestamp\":1803897000}", { try example56().jsonString() }),
    ("airship/live-activity.yaml#/$defs/alert/examples/0", "{\"body\":\"Two to one in the 83rd minute.\",\"sound\":\"whistle.caf\",\"title\":\"Goal!\"}", { try example57().jsonString() }),
    ("airship/live-activity.yaml#/$defs/alert (smallest)", "{}", { try example58().jsonString() }),
    ("airship/live-event.yaml#/examples/0", "\"update\"", { try example59().jsonString() }),
    ("airship/live-update.yaml#/examples/0", "{\"content_state\":{\"driver\":\"Amal\",\"minutes_left\":12},\"event\":\"update\",\"name\":\"order-4711\",\"timestamp\":1803897000,\"type\":\"delivery\"}", { try example60().jsonString() }),
    ("airship/live-update.yaml#/examples/1", "{\"content_state\":{\"minutes_left\":0},\"dismissal_date\":1803900600,\"event\":\"end\",\"name\":\"order-4711\",\"type\":\"delivery\"}", { try example61().jsonString() }),
    ("airship/live-update.yaml# (smallest)", "{}", { try example62().jsonString() }),
    ("airship/live-update.yaml# (fullest)", "{\"content_state\":{\"driver\":\"Amal\",\"minutes_left\":12},\"dismissal_date\":1803900600,\"event\":\"start\",\"name\":\"order-4711\",\"timestamp\":1803897000,\"type\":\"delivery\"}", { try example63().jsonString() }),
    ("airship/media-attachment.yaml#/examples/0", "{\"content\":{\"body\":\"Two to one in the 83rd minute.\",\"title\":\"Watch the winning goal\"},\"options\":{\"crop\":{\"height\":0.5,\"width\":0.5,\"x\":0.25,\"y\":0},\"time\":4.5},\"url\":\"https://media.example.com/goal.mp4\"}", { try example64().jsonString() }),
    ("airship/media-attachment.yaml# (smallest)", "{\"url\":\"https://media.example.com/goal.mp4\"}", { try example65().jsonString() }),
    ("airship/media-attachment.yaml#/$defs/content/examples/0", "{\"body\":\"Two to one in the 83rd minute.\",\"subtitle\":\"Harbour Town against Northside\",\"title\":\"Watch the winning goal\"}", { try example66().jsonString() }),
    ("airship/media-attachment.yaml#/$defs/content (smallest)", "{}", { try example67().jsonString() }),
    ("airship/media-attachment.yaml#/$defs/options/examples/0", "{\"crop\":{\"height\":0.5,\"width\":0.5,\"x\":0.25,\"y\":0.25},\"hidden\":false,\"time\":12}", { try example68().jsonString() }),
    ("airship/media-attachment.yaml#/$defs/options (smallest)", "{}", { try example69().jsonString() }),
    ("airship/media-attachment.yaml#/$defs/crop/examples/0", "{\"height\":0.5,\"width\":0.5,\"x\":0.25,\"y\":0.25}", { try example70().jsonString() }),
    ("airship/media-attachment.yaml#/$defs/crop (smallest)", "{}", { try example71().jsonString() }),
    ("airship/mms-override.yaml#/examples/0", "{\"fallback_text\":\"Our new opening hours: https://shop.example.com/hours\",\"shorten_links\":true,\"slides\":[{\"text\":\"We are open on Sundays now.\",\"media\":{\"url\":\"https://media.example.com/hours.png\",\"content_type\":\"image/png\",\"content_length\":48211}}],\"subject\":\"New opening hours\"}", { try example72().jsonString() }),
    ("airship/mms-override.yaml# (smallest)", "{\"fallback_text\":\"Our new opening hours: https://shop.example.com/hours\",\"slides\":[{}]}", { try example73().jsonString() }),
    ("airship/mms-override.yaml#/$defs/slide/examples/0", "{\"text\":\"We are open on Sundays now.\",\"media\":{\"url\":\"https://media.example.com/hours.png\",\"content_type\":\"image/png\",\"content_length\":48211}}", { try example74().jsonString() }),
    ("airship/mms-override.yaml#/$defs/slide (smallest)", "{}", { try example75().jsonString() }),
    ("airship/mms-override.yaml#/$defs/media/examples/0", "{\"url\":\"https://media.example.com/hours.png\",\"content_type\":\"image/png\",\"content_length\":48211}", { try example76().jsonString() }),
    ("airship/mms-override.yaml#/$defs/media (smallest)", "{}", { try example77().jsonString() }),
    ("airship/notification.yaml#/examples/0", "{\"alert\":\"Two to one for Harbour Town\",\"android\":{\"category\":\"event\",\"notification_channel\":\"matches\"},\"ios\":{\"sound\":\"whistle.caf\",\"thread_id\":\"harbour-town\"},\"web\":{\"title\":\"Goal!\"},\"open::scoreboard\":{\"extra\":{\"score\":\"2-1\"},\"title\":\"Goal!\"}}", { try example78().jsonString() }),
    ("airship/notification.yaml# (smallest)", "{}", { try example79().jsonString() }),
    ("airship/notification.yaml# (fullest)", "{\"alert\":\"Two to one for Harbour Town\",\"android\":{\"alert\":\"Goal for Harbour Town!\",\"notification_channel\":\"matches\"},\"email\":{\"message_type\":\"transactional\",\"plaintext_body\":\"Your season ticket is attached.\",\"reply_to\":\"office@club.example.com\",\"sender_address\":\"tickets@club.example.com\",\"sender_name\":\"Harbour Town FC\",\"subject\":\"Your season ticket\"},\"amazon\":{\"alert\":\"Goal for Harbour Town!\",\"consolidation_key\":\"match-2207\"},\"ios\":{\"alert\":\"Goal for Harbour Town!\",\"sound\":\"whistle.caf\"},\"mms\":{\"fallback_text\":\"Two to one: https://club.example.com/2207\",\"slides\":[{\"text\":\"Two to one for Harbour Town\"}]},\"web\":{\"require_interaction\":false,\"title\":\"Goal!\"}}", { try example80().jsonString() }),
    ("airship/open-channel-override.yaml#/examples/0", "{\"alert\":\"The library closes at six today\",\"extra\":{\"room\":\"main-hall\"},\"media_attachment\":\"https://media.example.com/library.jpg\",\"summary\":\"Shorter hours on Friday\",\"title\":\"Example Library\"}", { try example81().jsonString() }),
    ("airship/open-channel-override.yaml# (smallest)", "{}", { try example82().jsonString() }),
    ("airship/open-channel-override.yaml# (fullest)", "{\"alert\":\"The library closes at six today\",\"extra\":{\"room\":\"main-hall\",\"hours\":\"{\\\"from\\\": \\\"09:00\\\", \\\"to\\\": \\\"18:00\\\"}\"},\"interactive\":{\"type\":\"ua_yes_no_foreground\",\"button_actions\":{\"yes\":{\"add_tag\":\"visits-today\"}}},\"media_attachment\":\"https://media.example.com/library.jpg\",\"summary\":\"Shorter hours on Friday\",\"title\":\"Example Library\"}", { try example83().jsonString() }),
    ("airship/push.yaml#/examples/0", "{\"audience\":\"all\",\"device_types\":[\"android\",\"ios\"],\"notification\":{\"alert\":\"Sneakers at half the price\",\"android\":{\"notification_channel\":\"offers\"},\"ios\":{\"sound\":\"chime.caf\"}},\"options\":{\"expiry\":3600}}", { try example84().jsonString() }),
    ("airship/push.yaml#/examples/1", "{\"audience\":{\"named_user\":\"customer-88\"},\"device_types\":[\"email\"],\"notification\":{\"email\":{\"message_type\":\"transactional\",\"plaintext_body\":\"Thank you for your purchase.\",\"reply_to\":\"help@shop.example.com\",\"sender_address\":\"receipts@shop.example.com\",\"sender_name\":\"Example Shop\",\"subject\":\"Your receipt\"}}}", { try example85().jsonString() }),
    ("airship/push.yaml# (smallest)", "{}", { try example86().jsonString() }),
    ("airship/push.yaml#/$defs/audience/examples/0", "\"all\"", { try example87().jsonString() }),
    ("airship/push.yaml#/$defs/audience/examples/1", "{\"tag\":[\"sneakers\"]}", { try example88().jsonString() }),
    ("airship/push.yaml#/$defs/device_type/examples/0", "\"ios\"", { try example89().jsonString() }),
    ("airship/push.yaml#/$defs/device_type/examples/1", "\"open::kiosk\"", { try example90().jsonString() }),
    ("airship/push.yaml#/$defs/options/examples/0", "{\"expiry\":3600}", { try example91().jsonString() }),
    ("airship/push.yaml#/$defs/options (smallest)", "{}", { try example92().jsonString() }),
    ("airship/sms-override.yaml#/examples/0", "{\"alert\":\"Your table is ready. Directions: https://bistro.example.com/map?ua-tag-add=guests:came\",\"expiry\":7200,\"shorten_links\":true}", { try example93().jsonString() }),
    ("airship/sms-override.yaml# (smallest)", "{}", { try example94().jsonString() }),
    ("airship/sms-override.yaml#/$defs/expiry/examples/0", "7200", { try example95().jsonString() }),
    ("airship/sms-override.yaml#/$defs/expiry/examples/1", "\"2027-03-01T18:30:00Z\"", { try example96().jsonString() }),
    ("airship/style.yaml#/examples/0", "{\"big_picture\":\"https://media.example.com/harbour.jpg\",\"summary\":\"A view from pier 4\",\"title\":\"Harbour news\",\"type\":\"big_picture\"}", { try example97().jsonString() }),
    ("airship/style.yaml#/examples/1", "{\"big_text\":\"The ferry at 18:10 is cancelled. The next one leaves at 18:55 from pier 4.\",\"type\":\"big_text\"}", { try example98().jsonString() }),
    ("airship/style.yaml#/examples/2", "{\"lines\":[\"Mia: see you at eight\",\"Noah: bring the map\"],\"summary\":\"Two new messages\",\"type\":\"inbox\"}", { try example99().jsonString() }),
    ("airship/style.yaml# (smallest)", "{\"big_picture\":\"https://media.example.com/harbour.jpg\",\"type\":\"big_picture\"}", { try example100().jsonString() }),
    ("airship/style.yaml# (fullest)", "{\"big_picture\":\"https://media.example.com/harbour.jpg\",\"big_text\":\"The ferry at 18:10 is cancelled. The next one leaves at 18:55 from pier 4.\",\"lines\":[\"Mia: see you at eight\",\"Noah: bring the map\"],\"summary\":\"Two new messages\",\"title\":\"Harbour news\",\"type\":\"big_picture\"}", { try example101().jsonString() }),
    ("airship/style.yaml#/$defs/layout/examples/0", "\"big_picture\"", { try example102().jsonString() }),
    ("airship/web-override.yaml#/examples/0", "{\"alert\":\"Sneakers at half the price\",\"buttons\":[{\"id\":\"show\",\"label\":\"Show me\",\"actions\":{\"open\":{\"type\":\"url\",\"content\":\"https://shop.example.com/sale\"}}},{\"id\":\"later\",\"label\":\"Later\"}],\"icon\":{\"url\":\"https://media.example.com/icon.png\"},\"image\":{\"url\":\"https://media.example.com/sale.jpg\"},\"require_interaction\":true,\"time_to_live\":3600,\"title\":\"Spring sale\"}", { try example103().jsonString() }),
    ("airship/web-override.yaml# (smallest)", "{}", { try example104().jsonString() }),
    ("airship/web-override.yaml# (fullest)", "{\"actions\":{\"open\":{\"type\":\"url\",\"content\":\"https://shop.example.com/sale\"}},\"alert\":\"Sneakers at half the price\",\"buttons\":[{\"id\":\"show\",\"label\":\"Show me\",\"actions\":{\"open\":{\"type\":\"url\",\"content\":\"https://shop.example.com/sale\"}}},{\"id\":\"later\",\"label\":\"Later\"}],\"extra\":{\"department\":\"sneakers\",\"sizes\":\"[38, 39, 42]\"},\"icon\":{\"url\":\"https://media.example.com/icon.png\"},\"image\":{\"url\":\"https://media.example.com/sale.jpg\"},\"require_interaction\":false,\"time_to_live\":3600,\"title\":\"Spring sale\"}", { try example105().jsonString() }),
    ("airship/web-override.yaml#/$defs/button/examples/0", "{\"id\":\"show\",\"label\":\"Show me\",\"actions\":{\"add_tag\":[\"saw-spring-sale\"],\"open\":{\"type\":\"url\",\"content\":\"https://shop.example.com/sale\"}}}", { try example106().jsonString() }),
    ("airship/web-override.yaml#/$defs/button (smallest)", "{}", { try example107().jsonString() }),
    ("airship/web-override.yaml#/$defs/icon/examples/0", "{\"url\":\"https://media.example.com/icon.png\"}", { try example108().jsonString() }),
    ("airship/web-override.yaml#/$defs/image/examples/0", "{\"url\":\"https://media.example.com/sale.jpg\"}", { try example109().jsonString() }),
  ]

  static func example0() -> Airship.Actions {
    Airship.Actions(
      addTag: "clicked-spring-sale",
      open: Airship.Actions.Open(
        type: .url,
        content: "https://shop.example.com/sale?from=push"
      )
    )
  }

  static func example1() -> Airship.Actions {
    Airship.Actions(removeTag: "undecided", appDefined: ["screen": "basket"])
  }

  static func example2() -> Airship.Actions {
    Airship.Actions()
  }

  static func example3() -> Airship.Actions {
    Airship.Actions(
      addTag: "newsletter",
      removeTag: "undecided",
      open: Airship.Actions.Open(type: .url, content: "https://shop.example.com/sneakers"),
      appDefined: ["screen": "basket", "item_count": 2]
    )
  }

  static func example4() -> Airship.Actions.Open {
    Airship.Actions.Open(type: .url, content: "https://shop.example.com/sale")
  }

  static func example5() -> Airship.Actions.Open {
    Airship.Actions.Open(type: .home)
  }

  static func example6() -> Airship.Actions.Open {
    Airship.Actions.Open()
  }

  static func example7() -> Airship.Actions.OpenType {
    .url
  }

  static func example8() -> Airship.Actions.OpenType {
    .home
  }

  static func example9() -> Airship.AndroidOverride {
    Airship.AndroidOverride(
      actions: Airship.Actions(
        open: Airship.Actions.Open(
          type: .url,
          content: "https://ferries.example.com/trips/1810"
        )
      ),
      alert: "Your ferry leaves in ten minutes",
      category: .transport,
      deliveryPriority: .high,
      extra: ["ferry": "1810"],
      icon: "ferry",
      iconColor: "#1f6feb",
      notificationChannel: "departures",
      notificationTag: "ferry-1810",
      style: Airship.Style(
        bigText: "Boarding is at pier 4, on the east side. Please have your ticket at hand.",
        type: .bigText
      ),
      summary: "Pier 4, east side",
      timeToLive: 600,
      title: "Harbour ferries"
    )
  }

  static func example10() -> Airship.AndroidOverride {
    Airship.AndroidOverride(
      alert: "Your test results are in",
      publicNotification: Airship.AndroidOverride.PublicNotification(
        alert: "You have a new message",
        title: "Health portal"
      ),
      visibility: .private,
      wearable: Airship.AndroidOverride.Wearable(
        backgroundImage: "https://media.example.com/waves.png",
        extraPages: [
          Airship.AndroidOverride.ExtraPage(
            title: "Next step",
            alert: "Call us to discuss them."
          )
        ]
      )
    )
  }

  static func example11() -> Airship.AndroidOverride {
    Airship.AndroidOverride()
  }

  static func example12() -> Airship.AndroidOverride {
    Airship.AndroidOverride(
      actions: Airship.Actions(
        open: Airship.Actions.Open(type: .url, content: "https://shop.example.com/sale")
      ),
      alert: "Your ferry leaves in ten minutes",
      category: .alarm,
      collapseKey: "ferry-1810",
      deliverTo: .all,
      deliveryPriority: .high,
      extra: ["ferry": "1810", "pier": "{\"number\": 4, \"side\": \"east\"}"],
      icon: "ferry",
      iconColor: "#1f6feb",
      interactive: Airship.Interactive(
        type: "ua_yes_no_foreground",
        buttonActions: ["yes": Airship.Actions(addTag: "boarding")]
      ),
      liveUpdate: Airship.LiveUpdate(
        contentState: ["minutes_left": 25],
        event: .start,
        name: "order-4711",
        type: "delivery"
      ),
      localOnly: false,
      notificationChannel: "departures",
      notificationTag: "ferry-1810",
      priority: 1,
      publicNotification: Airship.AndroidOverride.PublicNotification(
        alert: "News about your trip",
        title: "Harbour ferries"
      ),
      sound: "ship_horn",
      style: Airship.Style(
        bigPicture: "https://media.example.com/harbour.jpg",
        type: .bigPicture
      ),
      summary: "Pier 4, east side",
      timeToLive: 600,
      title: "Harbour ferries",
      visibility: .secret,
      wearable: Airship.AndroidOverride.Wearable(
        backgroundImage: "https://media.example.com/waves.png"
      )
    )
  }

  static func example13() -> Airship.AndroidOverride.PublicNotification {
    Airship.AndroidOverride.PublicNotification(
      alert: "Unlock your phone to read it",
      summary: "Health portal",
      title: "New message"
    )
  }

  static func example14() -> Airship.AndroidOverride.PublicNotification {
    Airship.AndroidOverride.PublicNotification()
  }

  static func example15() -> Airship.AndroidOverride.Wearable {
    Airship.AndroidOverride.Wearable(
      backgroundImage: "https://media.example.com/waves.png",
      extraPages: [
        Airship.AndroidOverride.ExtraPage(title: "Boarding", alert: "Pier 4, east side")
      ],
      interactive: Airship.Interactive(
        type: "ua_yes_no_foreground",
        buttonActions: [
          "yes": Airship.Actions(addTag: "boarding"),
          "no": Airship.Actions(addTag: "later-ferry")
        ]
      )
    )
  }

  static func example16() -> Airship.AndroidOverride.Wearable {
    Airship.AndroidOverride.Wearable()
  }

  static func example17() -> Airship.AndroidOverride.ExtraPage {
    Airship.AndroidOverride.ExtraPage(title: "Boarding", alert: "Pier 4, east side")
  }

  static func example18() -> Airship.AndroidOverride.ExtraPage {
    Airship.AndroidOverride.ExtraPage()
  }

  static func example19() -> Airship.APNsPriority {
    .immediate
  }

  static func example20() -> Airship.EmailOverride {
    Airship.EmailOverride(
      htmlBody: "<h1>Spring sale</h1><p>Sneakers at half the price.</p><p><a data-ua-unsubscribe=\"1\" title=\"unsubscribe\">Unsubscribe</a></p>",
      messageType: .commercial,
      plaintextBody: "Sneakers at half the price. To unsubscribe: [[ua_unsubscribe]]",
      replyTo: "help@shop.example.com",
      senderAddress: "news@shop.example.com",
      senderName: "Example Shop",
      subject: "Sneakers at half the price",
      urlParameters: ["utm_source": "airship", "utm_campaign": "spring-sale"]
    )
  }

  static func example21() -> Airship.EmailOverride {
    Airship.EmailOverride(
      attachments: [
        Airship.EmailOverride.Attachment(id: "3f0c0d64-9a55-4c9e-8d0a-51b7c2b5a0f4")
      ],
      bypassOptInLevel: true,
      clickTracking: false,
      messageType: .transactional,
      openTracking: false,
      plaintextBody: "Thank you for your purchase. The receipt is attached.",
      replyTo: "help@shop.example.com",
      senderAddress: "{{branch}}@shop.example.com",
      senderName: "Example Shop",
      subject: "Your receipt"
    )
  }

  static func example22() -> Airship.EmailOverride {
    Airship.EmailOverride(
      messageType: .transactional,
      plaintextBody: "Sneakers at half the price. To unsubscribe: [[ua_unsubscribe]]",
      replyTo: "help@shop.example.com",
      senderAddress: "news@shop.example.com",
      senderName: "Example Shop",
      subject: "Sneakers at half the price"
    )
  }

  static func example23() -> Airship.EmailOverride {
    Airship.EmailOverride(
      attachments: [
        Airship.EmailOverride.Attachment(id: "3f0c0d64-9a55-4c9e-8d0a-51b7c2b5a0f4")
      ],
      bcc: ["archive@shop.example.com"],
      bypassOptInLevel: false,
      clickTracking: true,
      htmlBody: "<h1>Spring sale</h1><p>Sneakers at half the price.</p><p><a data-ua-unsubscribe=\"1\" title=\"unsubscribe\">Unsubscribe</a></p>",
      messageType: .transactional,
      openTracking: true,
      plaintextBody: "Sneakers at half the price. To unsubscribe: [[ua_unsubscribe]]",
      replyTo: "help@shop.example.com",
      senderAddress: "news@shop.example.com",
      senderName: "Example Shop",
      subject: "Sneakers at half the price",
      urlParameters: ["utm_source": "airship", "utm_campaign": "spring-sale"]
    )
  }

  static func example24() -> Airship.EmailOverride.Attachment {
    Airship.EmailOverride.Attachment(id: "3f0c0d64-9a55-4c9e-8d0a-51b7c2b5a0f4")
  }

  static func example25() -> Airship.Expiry {
    3600
  }

  static func example26() -> Airship.Expiry {
    "2027-03-01T18:30:00Z"
  }

  static func example27() -> Airship.FireOSOverride {
    Airship.FireOSOverride(
      alert: "A new chapter is out",
      consolidationKey: "serial-12",
      expiresAfter: 86400,
      extra: ["serial": "12", "chapter": "7"],
      icon: "book",
      iconColor: "#C2410C",
      style: Airship.Style(
        bigPicture: "https://media.example.com/cover-7.jpg",
        type: .bigPicture
      ),
      summary: "Chapter 7 of the winter serial",
      title: "Example Library"
    )
  }

  static func example28() -> Airship.FireOSOverride {
    Airship.FireOSOverride()
  }

  static func example29() -> Airship.FireOSOverride {
    Airship.FireOSOverride(
      actions: Airship.Actions(
        open: Airship.Actions.Open(type: .url, content: "https://library.example.com/new")
      ),
      alert: "A new chapter is out",
      consolidationKey: "serial-12",
      expiresAfter: 86400,
      extra: ["serial": "12", "chapter": "{\"number\": 7, \"pages\": 24}"],
      icon: "book",
      iconColor: "#C2410C",
      interactive: Airship.Interactive(
        type: "ua_yes_no_foreground",
        buttonActions: ["yes": Airship.Actions(addTag: "reads-serial-12")]
      ),
      notificationChannel: "new-chapters",
      notificationTag: "serial-12",
      sound: "page_turn",
      style: Airship.Style(
        bigPicture: "https://media.example.com/cover-7.jpg",
        type: .bigPicture
      ),
      summary: "Chapter 7 of the winter serial",
      title: "Example Library"
    )
  }

  static func example30() -> Airship.Interactive {
    Airship.Interactive(
      type: "ua_yes_no_foreground",
      buttonActions: [
        "yes": Airship.Actions(
          addTag: "coming-to-dinner",
          open: Airship.Actions.Open(type: .url, content: "https://dinner.example.com/menu")
        ),
        "no": Airship.Actions(addTag: "staying-home")
      ]
    )
  }

  static func example31() -> Airship.Interactive {
    Airship.Interactive()
  }

  static func example32() -> Airship.IOSOverride {
    Airship.IOSOverride(
      alert: "Two to one for Harbour Town",
      badge: "+1",
      collapseID: "match-2207",
      expiry: 5400,
      extra: ["match": 2207, "scorers": ["Okafor", "Lind"]],
      interruptionLevel: .timeSensitive,
      mediaAttachment: Airship.MediaAttachment(
        options: Airship.MediaAttachment.Options(time: 4.5),
        url: "https://media.example.com/goal.mp4"
      ),
      relevanceScore: 0.8,
      sound: "whistle.caf",
      threadID: "harbour-town",
      title: "Goal!"
    )
  }

  static func example33() -> Airship.IOSOverride {
    Airship.IOSOverride(
      alert: .content(Airship.IOSOverride.AlertContent(
        locArgs: ["Harbour Town", "83"],
        locKey: "GOAL_BODY",
        titleLocKey: "GOAL_TITLE"
      )),
      badge: .automatic,
      priority: .immediate
    )
  }

  static func example34() -> Airship.IOSOverride {
    Airship.IOSOverride(
      liveActivity: Airship.LiveActivity(
        contentState: ["score": "2-1", "minute": 83],
        event: .update,
        name: "match-2207"
      )
    )
  }

  static func example35() -> Airship.IOSOverride {
    Airship.IOSOverride()
  }

  static func example36() -> Airship.IOSOverride {
    Airship.IOSOverride(
      actions: Airship.Actions(
        open: Airship.Actions.Open(type: .url, content: "https://matches.example.com/2207")
      ),
      alert: "Two to one for Harbour Town",
      badge: 3,
      category: "match-news",
      collapseID: "match-2207",
      contentAvailable: false,
      expiry: 5400,
      extra: ["match": 2207, "scorers": ["Okafor", "Lind"]],
      filterCriteria: "sports",
      interactive: Airship.Interactive(
        type: "ua_yes_no_foreground",
        buttonActions: ["yes": Airship.Actions(addTag: "follows-2207")]
      ),
      interruptionLevel: .passive,
      liveActivity: Airship.LiveActivity(
        contentState: ["score": "2-1"],
        event: .update,
        name: "match-2207"
      ),
      mediaAttachment: Airship.MediaAttachment(url: "https://media.example.com/goal.mp4"),
      mutableContent: true,
      priority: .conservesBattery,
      relevanceScore: 0.8,
      sound: "whistle.caf",
      subtitle: "Harbour Town against Northside",
      targetContentID: "match-2207-window",
      threadID: "harbour-town",
      title: "Goal!"
    )
  }

  static func example37() -> Airship.IOSOverride.Alert {
    "Two to one for Harbour Town"
  }

  static func example38() -> Airship.IOSOverride.Alert {
    .content(Airship.IOSOverride.AlertContent(
      body: "Two to one for Harbour Town",
      title: "Goal!"
    ))
  }

  static func example39() -> Airship.IOSOverride.Alert {
    .content(Airship.IOSOverride.AlertContent(
      actionLocKey: "WATCH_BUTTON",
      body: "Two to one for Harbour Town",
      launchImage: "stadium.png",
      locArgs: ["Harbour Town", "83"],
      locKey: "GOAL_BODY",
      subtitle: "Harbour Town against Northside",
      subtitleLocArgs: ["Harbour Town", "Northside"],
      subtitleLocKey: "GOAL_SUBTITLE",
      summaryArg: "Harbour Town",
      summaryArgCount: 1,
      title: "Goal!",
      titleLocArgs: ["Harbour Town"],
      titleLocKey: "GOAL_TITLE"
    ))
  }

  static func example40() -> Airship.IOSOverride.AlertContent {
    Airship.IOSOverride.AlertContent(
      body: "Two to one for Harbour Town",
      summaryArg: "Harbour Town",
      summaryArgCount: 1,
      title: "Goal!"
    )
  }

  static func example41() -> Airship.IOSOverride.AlertContent {
    Airship.IOSOverride.AlertContent(
      locArgs: ["Harbour Town", "83"],
      locKey: "GOAL_BODY",
      titleLocKey: "GOAL_TITLE"
    )
  }

  static func example42() -> Airship.IOSOverride.AlertContent {
    Airship.IOSOverride.AlertContent()
  }

  static func example43() -> Airship.IOSOverride.AlertContent {
    Airship.IOSOverride.AlertContent(
      actionLocKey: "WATCH_BUTTON",
      body: "Two to one for Harbour Town",
      launchImage: "stadium.png",
      locArgs: ["Harbour Town", "83"],
      locKey: "GOAL_BODY",
      subtitle: "Harbour Town against Northside",
      subtitleLocArgs: ["Harbour Town", "Northside"],
      subtitleLocKey: "GOAL_SUBTITLE",
      summaryArg: "Harbour Town",
      summaryArgCount: 1,
      title: "Goal!",
      titleLocArgs: ["Harbour Town"],
      titleLocKey: "GOAL_TITLE"
    )
  }

  static func example44() -> Airship.IOSOverride.Badge {
    3
  }

  static func example45() -> Airship.IOSOverride.Badge {
    .automatic
  }

  static func example46() -> Airship.IOSOverride.Badge {
    "+1"
  }

  static func example47() -> Airship.IOSOverride.MutableContent {
    true
  }

  static func example48() -> Airship.IOSOverride.MutableContent {
    false
  }

  static func example49() -> Airship.IOSOverride.Sound {
    "whistle.caf"
  }

  static func example50() -> Airship.IOSOverride.Sound {
    .critical(Airship.IOSOverride.CriticalSound(
      name: "siren.caf",
      volume: 1,
      critical: true
    ))
  }

  static func example51() -> Airship.IOSOverride.CriticalSound {
    Airship.IOSOverride.CriticalSound(name: "siren.caf", volume: 0.9, critical: true)
  }

  static func example52() -> Airship.IOSOverride.CriticalSound {
    Airship.IOSOverride.CriticalSound()
  }

  static func example53() -> Airship.LiveActivity {
    Airship.LiveActivity(
      attributes: ["home": "Harbour Town", "away": "Northside"],
      attributesType: "MatchAttributes",
      contentState: ["score": "0-0", "minute": 0],
      event: .start,
      name: "match-2207",
      priority: .immediate
    )
  }

  static func example54() -> Airship.LiveActivity {
    Airship.LiveActivity(
      alert: Airship.LiveActivity.Alert(
        body: "Two to one in the 83rd minute.",
        sound: "whistle.caf",
        title: "Goal!"
      ),
      contentState: ["score": "2-1", "minute": 83],
      event: .update,
      name: "match-2207",
      relevanceScore: 75,
      staleDate: 1803898800,
      timestamp: 1803897000
    )
  }

  static func example55() -> Airship.LiveActivity {
    Airship.LiveActivity()
  }

  static func example56() -> Airship.LiveActivity {
    Airship.LiveActivity(
      alert: Airship.LiveActivity.Alert(
        body: "Two to one in the 83rd minute.",
        title: "Goal!"
      ),
      attributes: ["home": "Harbour Town", "away": "Northside"],
      attributesType: "MatchAttributes",
      contentState: ["score": "2-1", "minute": 83],
      dismissalDate: 1803900600,
      event: .start,
      name: "match-2207",
      priority: .conservesBattery,
      relevanceScore: 75,
      staleDate: 1803898800,
      timestamp: 1803897000
    )
  }

  static func example57() -> Airship.LiveActivity.Alert {
    Airship.LiveActivity.Alert(
      body: "Two to one in the 83rd minute.",
      sound: "whistle.caf",
      title: "Goal!"
    )
  }

  static func example58() -> Airship.LiveActivity.Alert {
    Airship.LiveActivity.Alert()
  }

  static func example59() -> Airship.LiveEvent {
    .update
  }

  static func example60() -> Airship.LiveUpdate {
    Airship.LiveUpdate(
      contentState: ["driver": "Amal", "minutes_left": 12],
      event: .update,
      name: "order-4711",
      timestamp: 1803897000,
      type: "delivery"
    )
  }

  static func example61() -> Airship.LiveUpdate {
    Airship.LiveUpdate(
      contentState: ["minutes_left": 0],
      dismissalDate: 1803900600,
      event: .end,
      name: "order-4711",
      type: "delivery"
    )
  }

  static func example62() -> Airship.LiveUpdate {
    Airship.LiveUpdate()
  }

  static func example63() -> Airship.LiveUpdate {
    Airship.LiveUpdate(
      contentState: ["driver": "Amal", "minutes_left": 12],
      dismissalDate: 1803900600,
      event: .start,
      name: "order-4711",
      timestamp: 1803897000,
      type: "delivery"
    )
  }

  static func example64() -> Airship.MediaAttachment {
    Airship.MediaAttachment(
      content: Airship.MediaAttachment.Content(
        body: "Two to one in the 83rd minute.",
        title: "Watch the winning goal"
      ),
      options: Airship.MediaAttachment.Options(
        crop: Airship.MediaAttachment.Crop(height: 0.5, width: 0.5, x: 0.25, y: 0),
        time: 4.5
      ),
      url: "https://media.example.com/goal.mp4"
    )
  }

  static func example65() -> Airship.MediaAttachment {
    Airship.MediaAttachment(url: "https://media.example.com/goal.mp4")
  }

  static func example66() -> Airship.MediaAttachment.Content {
    Airship.MediaAttachment.Content(
      body: "Two to one in the 83rd minute.",
      subtitle: "Harbour Town against Northside",
      title: "Watch the winning goal"
    )
  }

  static func example67() -> Airship.MediaAttachment.Content {
    Airship.MediaAttachment.Content()
  }

  static func example68() -> Airship.MediaAttachment.Options {
    Airship.MediaAttachment.Options(
      crop: Airship.MediaAttachment.Crop(height: 0.5, width: 0.5, x: 0.25, y: 0.25),
      hidden: false,
      time: 12
    )
  }

  static func example69() -> Airship.MediaAttachment.Options {
    Airship.MediaAttachment.Options()
  }

  static func example70() -> Airship.MediaAttachment.Crop {
    Airship.MediaAttachment.Crop(height: 0.5, width: 0.5, x: 0.25, y: 0.25)
  }

  static func example71() -> Airship.MediaAttachment.Crop {
    Airship.MediaAttachment.Crop()
  }

  static func example72() -> Airship.MMSOverride {
    Airship.MMSOverride(
      fallbackText: "Our new opening hours: https://shop.example.com/hours",
      shortenLinks: true,
      slides: [
        Airship.MMSOverride.Slide(
          text: "We are open on Sundays now.",
          media: Airship.MMSOverride.Media(
            url: "https://media.example.com/hours.png",
            contentType: "image/png",
            contentLength: 48211
          )
        )
      ],
      subject: "New opening hours"
    )
  }

  static func example73() -> Airship.MMSOverride {
    Airship.MMSOverride(
      fallbackText: "Our new opening hours: https://shop.example.com/hours",
      slides: [Airship.MMSOverride.Slide()]
    )
  }

  static func example74() -> Airship.MMSOverride.Slide {
    Airship.MMSOverride.Slide(
      text: "We are open on Sundays now.",
      media: Airship.MMSOverride.Media(
        url: "https://media.example.com/hours.png",
        contentType: "image/png",
        contentLength: 48211
      )
    )
  }

  static func example75() -> Airship.MMSOverride.Slide {
    Airship.MMSOverride.Slide()
  }

  static func example76() -> Airship.MMSOverride.Media {
    Airship.MMSOverride.Media(
      url: "https://media.example.com/hours.png",
      contentType: "image/png",
      contentLength: 48211
    )
  }

  static func example77() -> Airship.MMSOverride.Media {
    Airship.MMSOverride.Media()
  }

  static func example78() -> Airship.Notification {
    Airship.Notification(
      alert: "Two to one for Harbour Town",
      android: Airship.AndroidOverride(category: .event, notificationChannel: "matches"),
      ios: Airship.IOSOverride(sound: "whistle.caf", threadID: "harbour-town"),
      web: Airship.WebOverride(title: "Goal!"),
      openChannels: [
        "open::scoreboard": Airship.OpenChannelOverride(
          extra: ["score": "2-1"],
          title: "Goal!"
        )
      ]
    )
  }

  static func example79() -> Airship.Notification {
    Airship.Notification()
  }

  static func example80() -> Airship.Notification {
    Airship.Notification(
      alert: "Two to one for Harbour Town",
      android: Airship.AndroidOverride(
        alert: "Goal for Harbour Town!",
        notificationChannel: "matches"
      ),
      email: Airship.EmailOverride(
        messageType: .transactional,
        plaintextBody: "Your season ticket is attached.",
        replyTo: "office@club.example.com",
        senderAddress: "tickets@club.example.com",
        senderName: "Harbour Town FC",
        subject: "Your season ticket"
      ),
      amazon: Airship.FireOSOverride(
        alert: "Goal for Harbour Town!",
        consolidationKey: "match-2207"
      ),
      ios: Airship.IOSOverride(alert: "Goal for Harbour Town!", sound: "whistle.caf"),
      mms: Airship.MMSOverride(
        fallbackText: "Two to one: https://club.example.com/2207",
        slides: [Airship.MMSOverride.Slide(text: "Two to one for Harbour Town")]
      ),
      web: Airship.WebOverride(requireInteraction: false, title: "Goal!")
    )
  }

  static func example81() -> Airship.OpenChannelOverride {
    Airship.OpenChannelOverride(
      alert: "The library closes at six today",
      extra: ["room": "main-hall"],
      mediaAttachment: "https://media.example.com/library.jpg",
      summary: "Shorter hours on Friday",
      title: "Example Library"
    )
  }

  static func example82() -> Airship.OpenChannelOverride {
    Airship.OpenChannelOverride()
  }

  static func example83() -> Airship.OpenChannelOverride {
    Airship.OpenChannelOverride(
      alert: "The library closes at six today",
      extra: ["room": "main-hall", "hours": "{\"from\": \"09:00\", \"to\": \"18:00\"}"],
      interactive: Airship.Interactive(
        type: "ua_yes_no_foreground",
        buttonActions: ["yes": Airship.Actions(addTag: "visits-today")]
      ),
      mediaAttachment: "https://media.example.com/library.jpg",
      summary: "Shorter hours on Friday",
      title: "Example Library"
    )
  }

  static func example84() -> Airship.Push {
    Airship.Push(
      audience: .everyone,
      deviceTypes: [.android, .ios],
      notification: Airship.Notification(
        alert: "Sneakers at half the price",
        android: Airship.AndroidOverride(notificationChannel: "offers"),
        ios: Airship.IOSOverride(sound: "chime.caf")
      ),
      options: Airship.Push.Options(expiry: 3600)
    )
  }

  static func example85() -> Airship.Push {
    Airship.Push(
      audience: .selector(["named_user": "customer-88"]),
      deviceTypes: [.email],
      notification: Airship.Notification(
        email: Airship.EmailOverride(
          messageType: .transactional,
          plaintextBody: "Thank you for your purchase.",
          replyTo: "help@shop.example.com",
          senderAddress: "receipts@shop.example.com",
          senderName: "Example Shop",
          subject: "Your receipt"
        )
      )
    )
  }

  static func example86() -> Airship.Push {
    Airship.Push()
  }

  static func example87() -> Airship.Push.Audience {
    .everyone
  }

  static func example88() -> Airship.Push.Audience {
    .selector(["tag": ["sneakers"]])
  }

  static func example89() -> Airship.Push.DeviceType {
    .ios
  }

  static func example90() -> Airship.Push.DeviceType {
    "open::kiosk"
  }

  static func example91() -> Airship.Push.Options {
    Airship.Push.Options(expiry: 3600)
  }

  static func example92() -> Airship.Push.Options {
    Airship.Push.Options()
  }

  static func example93() -> Airship.SMSOverride {
    Airship.SMSOverride(
      alert: "Your table is ready. Directions: https://bistro.example.com/map?ua-tag-add=guests:came",
      expiry: 7200,
      shortenLinks: true
    )
  }

  static func example94() -> Airship.SMSOverride {
    Airship.SMSOverride()
  }

  static func example95() -> Airship.SMSOverride.Expiry {
    7200
  }

  static func example96() -> Airship.SMSOverride.Expiry {
    "2027-03-01T18:30:00Z"
  }

  static func example97() -> Airship.Style {
    Airship.Style(
      bigPicture: "https://media.example.com/harbour.jpg",
      summary: "A view from pier 4",
      title: "Harbour news",
      type: .bigPicture
    )
  }

  static func example98() -> Airship.Style {
    Airship.Style(
      bigText: "The ferry at 18:10 is cancelled. The next one leaves at 18:55 from pier 4.",
      type: .bigText
    )
  }

  static func example99() -> Airship.Style {
    Airship.Style(
      lines: ["Mia: see you at eight", "Noah: bring the map"],
      summary: "Two new messages",
      type: .inbox
    )
  }

  static func example100() -> Airship.Style {
    Airship.Style(bigPicture: "https://media.example.com/harbour.jpg", type: .bigPicture)
  }

  static func example101() -> Airship.Style {
    Airship.Style(
      bigPicture: "https://media.example.com/harbour.jpg",
      bigText: "The ferry at 18:10 is cancelled. The next one leaves at 18:55 from pier 4.",
      lines: ["Mia: see you at eight", "Noah: bring the map"],
      summary: "Two new messages",
      title: "Harbour news",
      type: .bigPicture
    )
  }

  static func example102() -> Airship.Style.Layout {
    .bigPicture
  }

  static func example103() -> Airship.WebOverride {
    Airship.WebOverride(
      alert: "Sneakers at half the price",
      buttons: [
        Airship.WebOverride.Button(
          id: "show",
          label: "Show me",
          actions: Airship.Actions(
            open: Airship.Actions.Open(type: .url, content: "https://shop.example.com/sale")
          )
        ),
        Airship.WebOverride.Button(id: "later", label: "Later")
      ],
      icon: Airship.WebOverride.Icon(url: "https://media.example.com/icon.png"),
      image: Airship.WebOverride.Image(url: "https://media.example.com/sale.jpg"),
      requireInteraction: true,
      timeToLive: 3600,
      title: "Spring sale"
    )
  }

  static func example104() -> Airship.WebOverride {
    Airship.WebOverride()
  }

  static func example105() -> Airship.WebOverride {
    Airship.WebOverride(
      actions: Airship.Actions(
        open: Airship.Actions.Open(type: .url, content: "https://shop.example.com/sale")
      ),
      alert: "Sneakers at half the price",
      buttons: [
        Airship.WebOverride.Button(
          id: "show",
          label: "Show me",
          actions: Airship.Actions(
            open: Airship.Actions.Open(type: .url, content: "https://shop.example.com/sale")
          )
        ),
        Airship.WebOverride.Button(id: "later", label: "Later")
      ],
      extra: ["department": "sneakers", "sizes": "[38, 39, 42]"],
      icon: Airship.WebOverride.Icon(url: "https://media.example.com/icon.png"),
      image: Airship.WebOverride.Image(url: "https://media.example.com/sale.jpg"),
      requireInteraction: false,
      timeToLive: 3600,
      title: "Spring sale"
    )
  }

  static func example106() -> Airship.WebOverride.Button {
    Airship.WebOverride.Button(
      id: "show",
      label: "Show me",
      actions: Airship.Actions(
        addTag: .tags(["saw-spring-sale"]),
        open: Airship.Actions.Open(type: .url, content: "https://shop.example.com/sale")
      )
    )
  }

  static func example107() -> Airship.WebOverride.Button {
    Airship.WebOverride.Button()
  }

  static func example108() -> Airship.WebOverride.Icon {
    Airship.WebOverride.Icon(url: "https://media.example.com/icon.png")
  }

  static func example109() -> Airship.WebOverride.Image {
    Airship.WebOverride.Image(url: "https://media.example.com/sale.jpg")
  }
}
