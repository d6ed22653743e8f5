import Foundation
import TestSupport
import Testing

/// Forty things that readers ask of a reference. Each is answered within one click or one search, at an anchor: those are
/// kept, for links from elsewhere.
@Suite struct QuestionTests {
  /// The sites that are asked: of this repository's schemas, and of three that others publish.
  enum Site: String, CaseIterable {
    case airship, workflow, mcp, telemetry

    /// The folder or file of schemas; nil where it is not here.
    var schemas: URL? {
      switch self {
      case .airship:
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
          .deletingLastPathComponent()
          .appending(path: "Schemas")
      case .workflow: Self.strangers?.appending(path: "github-workflow.json")
      case .mcp: Self.strangers?.appending(path: "mcp.json")
      case .telemetry: Self.strangers?.appending(path: "telemetry")
      }
    }

    private static let strangers = SharedFolder.strangers.map { URL(filePath: $0) }
  }

  /// How a reader comes to the answer.
  enum Way {
    /// By a link on a page, or on the page itself.
    case link(on: String)
    /// As one of the first three results of a search.
    case search(String)
  }

  struct Question: CustomTestStringConvertible {
    var site: Site
    var words: String
    var way: Way
    /// The page and the anchor that answer it.
    var place: String
    /// What stands there, as HTML.
    var answer: String

    init(_ site: Site, _ words: String, _ way: Way, _ place: String, _ answer: String) {
      (self.site, self.words, self.way, self.place, self.answer) = (site, words, way, place, answer)
    }

    var testDescription: String { words }
  }

  private static let questions = [
    Question(
      .airship, "How long may a collapse id be?", .search("collapse id bytes"),
      "airship/ios-override.html#member.collapse_id", "64 bytes"),
    Question(
      .airship, "Is audience required?", .link(on: "airship/push.html"), "airship/push.html#member.audience",
      "Who receives"),
    Question(
      .airship, "To which platforms may one send?", .link(on: "airship/push.html"),
      "airship/push.html#member.device_types", "device_types"),
    Question(
      .airship, "What does a whole push look like?", .link(on: "airship/push.html"),
      "airship/push.html#section-what-to-send", "audience"),
    Question(
      .airship, "What does the badge take?", .link(on: "airship/ios-override.html"),
      "airship/ios-override.html#def.badge", "auto"),
    Question(
      .airship, "How loud may a critical sound be?", .search("volume critical sound"),
      "airship/ios-override.html#def.critical_sound.member.volume", "at most <code>1</code>"),
    Question(
      .airship, "Which interruption levels are there?", .search("interruption level"),
      "airship/ios-override.html#member.interruption_level", "time-sensitive"),
    Question(
      .airship, "When is a notification given up?", .search("expiry of a push"),
      "airship/push.html#def.options.member.expiry", "number of seconds"),
    Question(
      .airship, "What has an email to have?", .link(on: "airship/notification.html"),
      "airship/email-override.html#member.subject", "required"),
    Question(
      .airship, "Which values of mutable content mean the same?", .search("mutable_content"),
      "airship/ios-override.html#member.mutable_content", "default"),
    Question(
      .workflow, "What must a workflow have?", .link(on: "github-workflow.html"),
      "github-workflow.html#member.on", "required"),
    Question(
      .workflow, "What does a workflow look like?", .link(on: "github-workflow.html"),
      "github-workflow.html#section-what-to-send", "runs-on"),
    Question(
      .workflow, "For how long does a job run?", .search("job timeout minutes"),
      "github-workflow.normalJob.html#def.normalJob.member.timeout-minutes", "360"),
    Question(
      .workflow, "Which shells are known?", .search("shell"), "github-workflow.shell.html#def.shell", "pwsh"),
    Question(
      .workflow, "How is a job run on a schedule?", .search("schedule cron"),
      "github-workflow.3.html#member.on.form.2.member.schedule.items.member.cron", "5 minutes"),
    Question(
      .workflow, "Which rights may a token have?", .search("token permissions"),
      "github-workflow.html#member.permissions", "read-all"),
    Question(
      .workflow, "May a step both use and run?", .search("step uses"),
      "github-workflow.step.html#def.step.member.uses", "one of"),
    Question(
      .workflow, "Does one failed job stop the others?", .search("fail fast"),
      "github-workflow.normalJob.html#def.normalJob.member.strategy.member.fail-fast", "true"),
    Question(
      .workflow, "How is a running job cancelled by a new one?", .search("cancel in progress"),
      "github-workflow.concurrency.html#def.concurrency.member.cancel-in-progress", "concurrency group"),
    Question(
      .workflow, "On which branches does a push not count?", .search("ignore branches push"),
      "github-workflow.3.html#member.on.form.2.member.push.form.1.member.branches-ignore", "at least"),
    Question(
      .mcp, "What does this document define?", .link(on: "mcp.html"), "mcp.html#section-definitions",
      "145 types"),
    Question(
      .mcp, "What may a client ask of a server?", .link(on: "mcp.html"),
      "mcp.html#definitions.def.ClientRequest", "Call tool request"),
    Question(
      .mcp, "What is a message?", .search("JSONRPC message"), "mcp.JSONRPCMessage.html#def.JSONRPCMessage",
      "JSONRPC"),
    Question(
      .mcp, "What must a tool have?", .search("tool inputSchema"),
      "mcp.Tool.html#def.Tool.member.inputSchema", "required"),
    Question(
      .mcp, "What does a call of a tool look like?", .search("call tool request params"),
      "mcp.CallToolRequestParams.html#def.CallToolRequestParams", "name"),
    Question(
      .mcp, "What answers tools/list?", .search("list tools result"),
      "mcp.ListToolsResult.html#def.ListToolsResult", "tools/list"),
    Question(
      .mcp, "How does a result say that a tool failed?", .search("tool call ended in an error"),
      "mcp.CallToolResult.html#def.CallToolResult.member.isError", "ended in an error"),
    Question(
      .mcp, "Is there a next page of a list?", .search("nextCursor list of tools"),
      "mcp.ListToolsResult.html#def.ListToolsResult.member.nextCursor", "more results"),
    Question(
      .mcp, "Which levels may a log message have?", .search("logging level"),
      "mcp.LoggingLevel.html#def.LoggingLevel", "emergency"),
    Question(
      .mcp, "May members that are not listed be sent?", .link(on: "mcp.html"),
      "mcp.CallToolResult.html#def.CallToolResult", "Other properties are allowed"),
    Question(
      .telemetry, "What has a configuration to have?", .link(on: "opentelemetry_configuration.html"),
      "opentelemetry_configuration.html#member.file_format", "required"),
    Question(
      .telemetry, "What is used without a schedule_delay?", .search("schedule_delay span"),
      "tracer_provider.BatchSpanProcessor.html#def.BatchSpanProcessor.member.schedule_delay", "5000"),
    Question(
      .telemetry, "Where are spans sent without an endpoint?", .search("otlp http endpoint"),
      "common.html#def.OtlpHttpExporter.member.endpoint", "localhost:4318"),
    Question(
      .telemetry, "What does disabled: null mean?", .search("disabled"),
      "opentelemetry_configuration.html#member.disabled", "boolean or null"),
    Question(
      .telemetry, "What is debug2?", .search("severity number"), "common.html#def.SeverityNumber",
      "severity number 6"),
    Question(
      .telemetry, "May log_level be null?", .search("log_level"),
      "opentelemetry_configuration.html#member.log_level", "string"),
    Question(
      .telemetry, "Which samplers are there?", .search("sampler"), "tracer_provider.Sampler.html#def.Sampler",
      "trace_id_ratio_based"),
    Question(
      .telemetry, "What ratios does a sampler take?", .search("ratio"),
      "tracer_provider.TraceIdRatioBasedSampler.html#def.TraceIdRatioBasedSampler.member.ratio",
      "at most <code>1</code>"),
    Question(
      .telemetry, "Has a tracer provider to have processors?", .search("tracer provider processors"),
      "tracer_provider.html#member.processors", "required"),
    Question(
      .telemetry, "How many attributes may a span have?", .search("span attribute count limit"),
      "tracer_provider.SpanLimits.html#def.SpanLimits.member.attribute_count_limit", "128"),
  ]

  @Test(arguments: questions.filter { $0.site == .airship })
  func aQuestionIsAnswered(_ question: Question) throws { try check(question) }

  @Test(
    .enabled(if: SharedFolder.strangers != nil, "\(SharedFolder.strangersAreMissing)"),
    arguments: questions.filter { $0.site != .airship })
  func aQuestionToAStrangersSchemaIsAnswered(_ question: Question) throws { try check(question) }

  @Test func thereAreFortyQuestions() {
    for site in Site.allCases { #expect(Self.questions.filter { $0.site == site }.count == 10) }
  }

  // MARK: - Answers

  private func check(_ question: Question) throws {
    let site = try #require(try Self.sites[question.site]?.get())
    let parts = question.place.split(separator: "#").map(String.init)
    let page = try #require(site.pages[parts[0]])
    let start = try #require(page.range(of: "id=\"\(parts[1])\""), "there is no \(question.place)")
    // A member's answer is in its row; a page or section is about what it is of.
    let isMember = parts[1].contains("member.")
    let rest = page[start.upperBound...]
    #expect((isMember ? rest.prefix(3_000) : rest).contains(question.answer), "\(rest.prefix(3_000))")
    switch question.way {
    case .link(let name):
      let from = try #require(site.pages[name])
      let folder = name.split(separator: "/").dropLast().joined(separator: "/") + "/"
      let target = parts[0].hasPrefix(folder) ? String(parts[0].dropFirst(folder.count)) : parts[0]
      #expect(name == parts[0] || from.contains("href=\"\(target)"))
    case .search(let query):
      guard Node.program != nil else { return }
      let found = try #require(site.found[query])
      #expect(found.prefix(3).contains(question.place), "\(query): \(found)")
    }
  }

  private struct Made: Sendable {
    var pages: [String: String] = [:]
    /// The places of the first results of each search.
    var found: [String: [String]] = [:]
  }

  /// The sites whose schemas are here, each made once.
  private static let sites: [Site: Result<Made, any Error>] = Dictionary(
    uniqueKeysWithValues: Site.allCases.compactMap { site in
      site.schemas.map { schemas in (site, Result { try make(site, of: schemas) }) }
    })

  private static func make(_ site: Site, of schemas: URL) throws -> Made {
    let tool = try Tool()
    defer { tool.remove() }
    let own = tool.folder.appending(path: "schemas")
    if schemas.pathExtension == "json" {
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: schemas, to: own.appending(path: schemas.lastPathComponent))
    } else {
      try FileManager.default.copyItem(at: schemas, to: own)
    }
    // Its schemas say by keywords of their own what holds for a member that is left out.
    let settings =
      site == .telemetry ? "annotations: {defaultBehavior: If omitted, nullBehavior: If null}\n" : "{}\n"
    try tool.write(settings, to: "schemagen.yaml")
    let outcome = try tool.run(
      "generate", "--schemas", "schemas", "--config", "schemagen.yaml", "--output", "out", "--only", "site")
    try #require(outcome.status == 0, "\(outcome.errors)")
    var made = Made()
    let list = try tool.shell("cd out/Site && find . -name '*.html'")
    for line in list.output.split(separator: "\n") {
      let path = String(line.dropFirst(2))
      made.pages[path] = try tool.read("out/Site/" + path)
    }
    if Node.program != nil { made.found = try found(in: tool, questions.filter { $0.site == site }) }
    return made
  }

  /// Searches as a browser does, by node.
  private static func found(in tool: Tool, _ questions: [Question]) throws -> [String: [String]] {
    let queries = questions.compactMap { if case .search(let query) = $0.way { query } else { nil } }
    let asked = String(decoding: try JSONEncoder().encode(queries), as: UTF8.self)
    let script =
      try tool.read("out/Site/assets/find.js")
      + "\nlet index, finder;\nfunction schemagenSearch(data) { index = data; finder = new schemagenFinder(data); }\n"
      + tool.read("out/Site/assets/search.js") + """
        console.log(JSON.stringify(\(asked).map(query => finder.find(query, "", "").slice(0, 8).map(
          ({ entry }) => index.files[entry[4]] + "#" + entry[5]))));
        """
    let results = try JSONDecoder().decode([[String]].self, from: try Node.output(of: script))
    return Dictionary(zip(queries, results)) { first, _ in first }
  }
}
