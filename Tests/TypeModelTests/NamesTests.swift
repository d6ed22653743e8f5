import Diagnostics
import Testing

@testable import TypeModel

struct NamesTests {
  @Test(arguments: [
    ("ios-override", "IOSOverride", "iosOverride"), ("iOSOverride", "IOSOverride", "iOSOverride"),
    ("IOSOverride", "IOSOverride", "iosOverride"), ("minIOS", "MinIOS", "minIOS"),
    ("macOS", "MacOS", "macOS"), ("tvOS", "TVOS", "tvOS"), ("iPadOS", "IPadOS", "iPadOS"),
    ("eBPF", "EBPF", "eBPF"),
    ("gRPC", "GRPC", "gRPC"), ("x2FA", "X2FA", "x2FA"), ("eBPFMaps", "EBPFMaps", "eBPFMaps"),
    ("maxRPM", "MaxRPM", "maxRPM"), ("NSFWContent", "NSFWContent", "nsfwContent"),
    ("use_eBPF", "UseEBPF", "useEBPF"), ("NE", "NE", "ne"), ("NE_SW", "NeSw", "neSw"),
    ("STATUS", "Status", "status"),
    ("Ne", "Ne", "ne"), ("NaN", "NaN", "nan"), ("node.js", "NodeJS", "nodeJS"),
    ("live_activity", "LiveActivity", "liveActivity"), ("HTMLParser", "HTMLParser", "htmlParser"),
    ("imageURLs", "ImageURLs", "imageURLs"), ("SKUs", "Skus", "skus"),
    ("productSKUs", "ProductSKUs", "productSKUs"), ("id", "ID", "id"), ("user_ids", "UserIDs", "userIDs"),
    ("apns", "APNs", "apns"), ("don't", "Dont", "dont"), ("été", "Été", "été"), ("ÉTÉ", "Été", "été"),
    ("жук", "Жук", "жук"), ("größeÄndern", "GrößeÄndern", "größeÄndern"), ("日本", "日本", "日本"),
    ("नमस्ते", "नमस्ते", "नमस्ते"), ("ÉcoleURL", "ÉcoleURL", "écoleURL"), ("1.5", "1Point5", "1Point5"),
    ("sourceIPv4Address", "SourceIPv4Address", "sourceIPv4Address"),
    ("OAuth2Token", "OAuth2Token", "oauth2Token"),
    ("x86_64", "X86_64", "x86_64"),
    ("a1b", "A1b", "a1b"), ("", "", ""),
    ("ß", "Ss", "ß"), ("٣", "3", "3"),
  ])
  func words(text: String, type: String, member: String) {
    #expect(Words(text).pascalCase == type)
    #expect(Words(text).camelCase == member)
  }

  @Test(arguments: [
    ("3d", "value3d"), ("", "empty"), ("self", "selfProperty"), ("a+b", "aB"), ("+", "plus"),
    ("😀", "grinningFace"),
    ("中", "中"), ("\u{0}", "u0"),
  ])
  func members(text: String, name: String) {
    let candidates = SwiftNames.members(
      text, fallback: "value", suffix: "Property", reserved: ReservedNames.structMembers)
    #expect(candidates.first == name)
  }

  @Test func aGivenNameIsKept() {
    #expect(
      SwiftNames.members("imageUrl", fallback: "v", suffix: "P", reserved: [], isGiven: true) == ["imageUrl"])
    #expect(SwiftNames.type("APnsThing", isGiven: true) == "APnsThing")
    #expect(SwiftNames.type("imageUrl") == "ImageURL")
  }

  /// Right English, or the whole and `Item`; never a wrong singular.
  @Test(arguments: [
    "categories category", "buttons button", "addresses address", "status status", "sms sms", "class class",
    "boxes box", "ids id", "statuses status", "aliases alias", "canvas canvas", "canvases canvas",
    "lens lens",
    "lenses lens", "sizes size", "caches cache", "species species", "series series", "quizzes quiz",
    "indices index", "indexes index", "cookies cookie", "movies movie", "calories caloriesItem",
    "matches match",
    "archives archive", "wolves wolf", "leaves leaf", "shelves shelf", "knives knife", "lives life",
    "wives wife",
    "halves half", "calves calf", "loaves loaf", "thieves thief", "scarves scarf", "hooves hoof",
    "valves valve",
    "curves curve", "sleeves sleeve", "heroes hero", "potatoes potato", "tomatoes tomato", "echoes echo",
    "shoes shoe", "toes toe", "photos photo", "videos video", "volcanoes volcano", "canoes canoe",
    "tornadoes tornadoesItem", "responses response", "databases database", "analysis analysis",
    "analyses analysis", "crises crisis", "theses thesis", "diagnoses diagnosis", "hypotheses hypothesis",
    "parentheses parenthesis", "bases basesItem", "axes axesItem", "axis axis", "data dataItem",
    "media mediaItem", "criteria criterion", "phenomena phenomenon", "strata stratum", "errata erratum",
    "children child", "grandchildren grandchild", "people person", "men man", "women woman",
    "firemen firemenItem", "specimen specimen", "teeth tooth", "mice mouse", "geese goose",
    "services service", "devices device", "prices price", "slices slice", "offices office", "choices choice",
    "invoices invoice", "notices notice", "practices practice", "vertices vertex", "matrices matrix",
    "appendices appendix", "helices helix", "vortices vortex", "codices codex", "calices calicesItem",
    "policies policy", "batteries battery", "companies company", "queries query", "entries entry",
    "brownies browniesItem", "hoodies hoodiesItem", "zombies zombie", "coteries coteriesItem",
    "bus bus", "buses bus", "virus virus", "viruses virus", "radius radius", "radii radius", "cacti cactus",
    "foci focus", "alumni alumnus", "larvae larva", "formulae formula", "algae alga", "minutiae minutiaeItem",
    "plateaux plateauxItem", "menus menu", "news news", "gas gas", "gases gas", "process process",
    "processes process", "warehouses warehouse", "purchases purchase", "licenses license", "courses course",
    "clauses clause", "branches branch", "keys key", "brushes brush", "niches niche", "headaches headache",
    "apis api", "action action", "dice diceItem", "sheep sheep", "postgres postgres",
    "electronics electronicsItem",
    "metrics metric", "settings setting", "taxes tax", "prefixes prefix", "axles axle", "queues queue",
    "gasses gas", "odds oddsItem", "measles measlesItem", "dogmata dogmataItem", "savings savingsItem",
    "analytics analytics", "https https", "nextjs nextjs", "iops iops",
  ])
  func element(plural: String) {
    let words = plural.split(separator: " ").map(String.init)
    #expect(SwiftNames.element(of: words[0]) == words[1])
  }

  @Test func theLastWordIsTheSingular() {
    #expect(SwiftNames.element(of: "live_activities") == "liveActivity")
    #expect(SwiftNames.element(of: "imageURLs") == "imageURL")
    #expect(SwiftNames.element(of: "userGPUs") == "userGPU")
    #expect(SwiftNames.element(of: "iOSVersions") == "iOSVersion")
    #expect(SwiftNames.item(of: "eBPF") == "eBPFItem")
    #expect(SwiftNames.item(of: "statuses") == "statusesItem")
  }

  @Test func aShortTitleNamesTheElement() {
    #expect(SwiftNames.element(of: "caddies", title: "Caddie") == "Caddie")
    #expect(SwiftNames.element(of: "tags", title: "The items of the list") == "tag")
    #expect(SwiftNames.shortTitle("JSON schema for the stylelint configuration files") == nil)
    #expect(SwiftNames.shortTitle("Retry policy") == "Retry policy")
    #expect(SwiftNames.shortTitle("Runs on any host.") == nil)
    #expect(SwiftNames.shortTitle("") == nil)
  }

  @Test func takenNamesAreNumberedInTheEnd() {
    var scope = NameScope(reserved: ["taken"])
    let place = SourceLocation(file: "a.yaml", line: 3)
    let first = scope.claim(["taken", "free"], at: place)
    #expect((first.name, first.isNumbered) == ("free", false))
    #expect(first.rival == nil, "a reserved name has no owner")
    let second = scope.claim(["free"])
    #expect((second.name, second.isNumbered, second.rival) == ("free2", true, place))
    #expect(scope.claim(["a1"]).name == "a1")
    #expect(scope.claim(["a1"]).name == "a1Alt2")
    #expect(scope.claim(["b", "c"], besides: ["b": place]).rival == place)
  }

  /// Whatever the text, a name is letters, their marks and digits, and begins with a letter that is no capital.
  @Test(arguments: [
    "💥", "\u{301}", "a\u{301}", "‮x", "日本語", "½", "Ⅷ", "_", "__", "$0", "\u{10FFFF}", "العربية",
  ])
  func everyTextHasAName(text: String) {
    for name in SwiftNames.members(text, fallback: "value", suffix: "Property", reserved: []) {
      let first = name.unicodeScalars.first
      #expect(first.map { $0.isSwiftLetter && !$0.properties.isUppercase } == true)
      #expect(name.unicodeScalars.allSatisfy { $0.isSwiftLetter || $0.isSwiftMark || $0.isASCIIDigit })
    }
  }
}
