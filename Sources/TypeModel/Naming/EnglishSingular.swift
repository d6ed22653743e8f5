/// The singular of English words, where it is certain.
///
/// English spells too much by habit for rules to be right: `caches` and `matches`, `movies` and `categories`, `lens` and
/// `buttons`. A rule stands here only where it has no exception, or names its exceptions; other words have no answer.
enum EnglishSingular {
  /// The singular of a lower-case word that is a plural; the word itself where it is none; nil where neither is certain.
  static func of(_ word: String) -> String? {
    if let known = irregular[word] { return known }
    if singulars.contains(word) { return word }
    if uncertain.contains(word) { return nil }
    guard word.hasSuffix("s") else { return hasPluralEnding(word) ? nil : word }
    if word.hasSuffix("js") { return word }
    if word.hasSuffix("ss") || word.hasSuffix("sis") || word.hasSuffix("xis") { return word }
    if word.utf8.count < 4 { return nil }
    if word.hasSuffix("es") { return ofSibilant(word) }
    guard let before = word.dropLast().last, word.utf8.contains(where: vowels.contains) else { return nil }
    // `-as`, `-is`, `-os`, `-us`: as many singulars as plurals.
    return "aiou".contains(before) ? nil : String(word.dropLast())
  }

  /// Whether a word is one of many or may be, though it does not end in `s`: `foremen`, `larvae`, `plateaux`.
  private static func hasPluralEnding(_ word: String) -> Bool {
    ["men", "ae", "eaux", "mata", "people", "children", "teeth", "geese"].contains { word.hasSuffix($0) }
  }

  /// The singular of a word in `-es`, whose `e` belongs to the word or to the ending.
  private static func ofSibilant(_ word: String) -> String? {
    func ends(_ endings: [String]) -> Bool { endings.contains { word.hasSuffix($0) } }
    if word.hasSuffix("ies") { return ends(iesOfY) ? word.dropLast(3) + "y" : nil }
    if ends(["sses", "shes", "tches", "nches", "rches", "aches", "xes"]) { return String(word.dropLast(2)) }
    if word.hasSuffix("ices") { return ends(icesOfIce) ? String(word.dropLast()) : nil }
    if ends(["ches", "zzes", "tzes", "oes", "yes", "eves", "kerchieves"]) { return nil }
    if ends(["lves", "arves", "eaves", "oaves", "ooves", "wives", "nives", "lives"]) { return nil }
    if ends(["nses", "rses", "eases", "auses", "ouses", "hrases", "hases"]) {
      return String(word.dropLast())
    }
    return word.hasSuffix("ses") ? nil : String(word.dropLast())
  }

  private static let vowels = Set("aeiouy".utf8)

  /// Endings of plurals whose singular ends in `y`; that of `movies` and `calories` ends in `ie`.
  private static let iesOfY = [
    "acies", "ncies", "licies", "cities", "ities", "rties", "nties", "lties", "eties", "uties", "tories",
    "sories", "gories", "mories", "heories", "aries", "queries", "eries", "tries", "ogies", "egies", "ergies",
    "phies", "rchies", "panies", "monies", "milies", "plies", "malies", "emblies", "copies", "bodies",
    "studies", "remedies", "modies", "roxies", "uries", "ectories",
  ]

  /// Endings of plurals whose singular ends in `ice`; that of `helices` ends in `ix`.
  private static let icesOfIce = [
    "ervices", "evices", "prices", "slices", "splices", "offices", "rifices", "oices", "notices", "practices",
    "lattices", "apprentices", "justices", "juices", "spices", "advices",
  ]

  /// Words that look like plurals and are none, and plurals that have no other singular.
  private static let singulars: Set<String> = [
    "access", "address", "alias", "apparatus", "apns", "atlas", "aws", "basis", "bias", "bonus", "bus",
    "campus",
    "canvas", "census", "chaos", "chorus", "class", "consensus", "cors", "corpus", "cosmos", "css", "dns",
    "focus",
    "gas", "genus", "gps", "https", "ios", "ipados", "iris", "lens", "locus", "macos", "mms", "news", "nexus",
    "os",
    "pancreas", "previous", "process", "radius", "rds", "rss", "s3", "series", "sms", "sns", "species", "sqs",
    "stimulus", "status", "surplus", "tls", "tvos", "virus", "visionos", "watchos", "wms", "analytics",
    "kubernetes",
    "lexus", "opus", "cactus", "hiatus", "minus", "plus", "modulus", "nucleus", "papyrus", "thesaurus",
    "various",
    "specimen", "regimen", "abdomen", "omen", "acumen", "stamen", "iops", "postgres", "jenkins", "reggae",
    "christmas", "texas", "kansas", "paris", "tennis", "this", "its", "is", "as", "has", "was", "us", "yes",
  ]

  /// Words whose ending suggests a rule that does not hold for them.
  private static let uncertain: Set<String> = [
    "axes", "bases", "clothes", "ellipses", "means", "thanks", "posses", "mousses", "finesses",
    "aches", "mustaches", "moustaches", "avalanches", "tranches", "data", "media", "metadata",
    "jeans", "scissors", "trousers", "always", "perhaps", "towards", "pajamas", "aunties", "panties",
    "goodies",
    "sorties", "calories", "eyries", "menageries", "lingeries", "reveries", "camaraderies", "prairies",
    "mummies",
    "physics", "mathematics", "graphics", "economics", "politics", "dynamics", "mechanics", "logistics",
    "diabetes",
    "mars", "devops", "sears", "gallows", "headquarters", "hertz", "sales", "goods", "premises", "lies",
    "ties",
    "pies", "dies", "specifics", "arms", "customs", "kudos", "mews", "pliers", "pants", "shorts", "tongs",
    "ashes",
    "toothaches", "earaches", "stomachaches", "caddies", "patties", "sweeties", "beauties", "cuties",
    "monies", "hippies", "yuppies", "curies", "furies", "microfiches", "aries", "hercules",
    "coteries", "brasseries", "patisseries", "rotisseries", "charcuteries", "bogies", "stogies", "hoagies",
    "turves", "beeves", "pickaxes", "quizes", "topazes", "apaches", "panaches", "crevasses", "impasses",
    "electronics", "genetics", "robotics", "linguistics", "semantics", "aerobics", "gymnastics", "acoustics",
    "ethics", "athletics", "obstetrics", "hydraulics", "aerodynamics", "thermodynamics", "ergonomics",
    "genomics", "forensics", "avionics", "ballistics", "statics", "optics", "photonics", "phonetics",
    "tectonics",
    "gitops", "mlops", "finops", "secops", "sunglasses", "binoculars", "sometimes", "besides", "afterwards",
    "upwards", "downwards", "backwards", "forwards", "indoors", "outdoors", "barracks", "crossroads", "dice",
    "lice", "pilates", "cervices", "graffiti", "paparazzi", "brethren", "cherubim", "seraphim",
    "measles", "mumps", "rabies", "shingles", "odds", "testes", "suds", "remains", "earnings", "savings",
    "belongings",
    "outskirts", "whereabouts", "dregs", "amends", "alms", "bellows", "shambles",
    "james", "rhodes", "wales", "naples", "athens", "brussels", "mercedes", "hades", "agnes",
  ]

  /// Plurals that follow no rule, or one that also makes wrong words.
  private static let irregular: [String: String] = [
    "addenda": "addendum", "ads": "ad", "aliases": "alias", "analyses": "analysis", "apis": "api",
    "apps": "app",
    "appendices": "appendix", "areas": "area", "atlases": "atlas", "audios": "audio", "biases": "bias",
    "bonuses": "bonus", "buses": "bus", "busses": "bus", "calves": "calf", "cameras": "camera",
    "campuses": "campus", "canvases": "canvas", "cases": "case", "censuses": "census", "children": "child",
    "choruses": "chorus", "codices": "codex", "commas": "comma", "cookies": "cookie", "corpora": "corpus",
    "cpus": "cpu", "crises": "crisis", "criteria": "criterion", "databases": "database", "demos": "demo",
    "diagnoses": "diagnosis", "doses": "dose", "echoes": "echo", "emojis": "emoji",
    "enterprises": "enterprise",
    "exercises": "exercise", "eyes": "eye", "feet": "foot", "focuses": "focus", "formulas": "formula",
    "franchises": "franchise", "gases": "gas", "gasses": "gas", "geese": "goose", "gpus": "gpu",
    "halves": "half",
    "heroes": "hero", "hypotheses": "hypothesis", "ideas": "idea", "ids": "id", "indices": "index",
    "infos": "info",
    "ips": "ip", "irises": "iris", "keys": "key", "knives": "knife", "leaves": "leaf", "licences": "licence",
    "lives": "life", "loaves": "loaf", "logos": "logo", "macros": "macro", "matrices": "matrix",
    "memos": "memo",
    "men": "man", "menus": "menu", "mice": "mouse", "movies": "movie", "oases": "oasis",
    "parentheses": "parenthesis",
    "people": "person", "personas": "persona", "phases": "phase", "photos": "photo", "poses": "pose",
    "potatoes": "potato", "promises": "promise", "promos": "promo", "purposes": "purpose", "quizzes": "quiz",
    "quotas": "quota", "radios": "radio", "ratios": "ratio", "replicas": "replica", "repos": "repo",
    "roses": "rose", "scarves": "scarf", "scenarios": "scenario", "schemas": "schema", "selfies": "selfie",
    "shelves": "shelf", "shoes": "shoe", "skis": "ski", "skus": "sku", "sleeves": "sleeve",
    "statuses": "status",
    "studios": "studio", "synopses": "synopsis", "teeth": "tooth", "theses": "thesis", "thieves": "thief",
    "todos": "todo", "toes": "toe", "tomatoes": "tomato", "uris": "uri", "urls": "url", "uses": "use",
    "valves": "valve", "vertices": "vertex", "videos": "video", "viruses": "virus", "vms": "vm",
    "vpcs": "vpc",
    "wives": "wife", "wolves": "wolf", "women": "woman", "zombies": "zombie", "bytes": "byte",
    "caches": "cache",
    "headaches": "headache", "niches": "niche", "curves": "curve", "nerves": "nerve", "reserves": "reserve",
    "servos": "servo", "lambdas": "lambda", "pizzas": "pizza", "agendas": "agenda", "cinemas": "cinema",
    "dogmas": "dogma", "panoramas": "panorama", "propagandas": "propaganda", "nebulae": "nebula",
    "phenomena": "phenomenon", "bacteria": "bacterium", "alumni": "alumnus", "cacti": "cactus",
    "fungi": "fungus",
    "nuclei": "nucleus", "radii": "radius", "stimuli": "stimulus", "syllabi": "syllabus", "oxen": "ox",
    "strata": "stratum", "errata": "erratum", "curricula": "curriculum", "memoranda": "memorandum",
    "millennia": "millennium", "quanta": "quantum", "spectra": "spectrum", "symposia": "symposium",
    "automata": "automaton", "ova": "ovum", "stadia": "stadium", "aquaria": "aquarium", "schemata": "schema",
    "stigmata": "stigma", "dicta": "dictum", "momenta": "momentum", "maxima": "maximum", "minima": "minimum",
    "optima": "optimum", "extrema": "extremum", "formulae": "formula", "larvae": "larva",
    "vertebrae": "vertebra",
    "antennae": "antenna", "algae": "alga", "novae": "nova", "supernovae": "supernova", "foci": "focus",
    "loci": "locus", "moduli": "modulus", "octopi": "octopus", "termini": "terminus", "tori": "torus",
    "genera": "genus", "grandchildren": "grandchild", "helices": "helix", "cortices": "cortex",
    "vortices": "vortex", "apices": "apex", "radices": "radix", "ices": "ice", "dwarves": "dwarf",
    "elves": "elf",
    "selves": "self", "hooves": "hoof", "grooves": "groove", "olives": "olive", "drives": "drive",
    "archives": "archive", "waves": "wave", "slaves": "slave", "volcanoes": "volcano",
    "mosquitoes": "mosquito",
    "torpedoes": "torpedo", "canoes": "canoe", "foes": "foe", "lenses": "lens",
    "octopuses": "octopus", "prospectuses": "prospectus", "apparatuses": "apparatus", "nexuses": "nexus",
    "taxis": "taxi", "alibis": "alibi", "bikinis": "bikini",
  ]
}
