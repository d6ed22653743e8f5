import ArgumentParser
import Foundation
import GeneratorCore
import SchemaModel
import SchemaRuntime
import Terminal

/// `generate --watch`: a run at the start, and one after each change of what a run reads, until a signal ends it.
struct WatchedGeneration {
  private let generation: GenerationArguments
  /// The count of runs that changed a site.
  private var siteChanges = 0

  init(_ generation: GenerationArguments) { self.generation = generation }

  func run() -> Never {
    Interruption.isExpected()
    var copy = self
    copy.repeatForever()
  }

  private mutating func repeatForever() -> Never {
    var places = Self.places(of: generation, nil)
    var watcher = FileWatcher(places, without: generation.output)
    while true {
      let request = runOnce()
      let found = Self.places(of: generation, request)
      if request != nil, found != places {
        // The configuration names other folders now. They may have changed since they were read.
        places = found
        watcher = FileWatcher(places, without: generation.output)
        _ = runOnce()
      }
      if watcher.isCutShort {
        Console.error("warning: there are too many files to see each change; watched are the first\n")
      }
      Console.error(Self.text(of: watcher.next()) + "\n")
    }
  }

  /// The files and folders that a run reads: the schemas, the configuration or the places where one would be found, its
  /// overlays and guides, and the folders that references lead to.
  private static func places(of generation: GenerationArguments, _ request: GenerationRequest?) -> [String] {
    let options = request?.options
    let overlays = Set(options?.adjustments.patches.map(\.place.location.file) ?? []).sorted()
    let resolved = options?.resolutions ?? generation.reading.resolutions
    let locks = generation.configurations.map { VendorLock(emptyBeside: $0) }.flatMap {
      [$0.file, $0.folder]
    }
    let places =
      [generation.schemas] + generation.configurations + overlays + resolved.map(\.directory) + locks
      + (options?.modules.map(\.folder) ?? []) + [options?.site.guidesFolder].compactMap(\.self)
    var seen: Set<ScalarKey> = []
    return places.filter { seen.insert(ScalarKey($0)).inserted }
  }

  /// Runs the generator; a mistake is printed, and ends nothing.
  /// - Returns: the request, where the configuration gives one.
  private mutating func runOnce() -> GenerationRequest? {
    let start = ContinuousClock.now
    var request: GenerationRequest?
    do {
      let made = try generation.request()
      request = made
      let summary = try GenerateCommand.write(made).summary
      let time = Self.seconds(ContinuousClock.now - start)
      try Console.print(GenerateCommand.text(summary, in: made.output) + ", in \(time)\n")
      if made.wants(.site), Self.changesPages(summary) || siteChanges == 0 {
        siteChanges += 1
        try SiteReload.tell(made.output, of: siteChanges)
      }
    } catch let status as ExitStatus {
      // The run has printed its findings.
      if status == .unusable {
        Console.error("nothing was written, in \(Self.seconds(ContinuousClock.now - start))\n")
      }
    } catch {
      Console.error("error: \(GenerateCommand.message(for: error))\n")
    }
    return request
  }

  /// Whether a page is new, other than before, or gone: not only what it offers for download.
  private static func changesPages(_ summary: OutputWriter.Summary) -> Bool {
    let isSeen = summary.written.contains { path in [".html", ".css", ".js"].contains(where: path.hasSuffix) }
    return isSeen || !summary.removed.isEmpty
  }

  private static func text(of changes: [String]) -> String {
    let shown = 5
    let more = changes.count > shown ? ", and \(changes.count - shown) more" : ""
    return "changed: " + changes.prefix(shown).joined(separator: ", ") + more
  }

  /// A time in seconds, to the hundredth.
  private static func seconds(_ time: Duration) -> String {
    time.formatted(.units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 2)))
  }
}
