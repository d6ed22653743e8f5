import Foundation
import GeneratorCore
import SchemaRuntime

/// Runs a server over streams of bytes: messages are read beside the work, so that one which takes a request back is heard in
/// time.
package enum ServerLoop {
  /// Serves until the client ends it.
  /// - Parameters:
  ///   - next: the next bytes of the client; nil at their end.
  ///   - write: sends bytes to the client.
  /// - Returns: the exit code: 0 where the client has asked for `shutdown` before.
  package static func run(
    _ settings: LanguageServer.Settings, next: @escaping @Sendable () -> [UInt8]?,
    write: @escaping ([UInt8]) -> Void
  ) -> Int32 {
    let events = EventQueue()
    Thread.detachNewThread {
      var frames = MessageFrames()
      while let bytes = next() {
        for frame in frames.frames(completedBy: bytes) { events.add(.frame(frame)) }
      }
      events.add(.end)
    }
    let server = LanguageServer(settings) { write(MessageFrames.framed($0.description)) }
    var workplace = Workplace(events)
    while true {
      switch events.next() {
      case .frame(.message(let bytes)): server.receive(bytes, isCancelled: events.takeCancelled)
      case .frame(.unreadable(let reason)): server.refuse(reason)
      case .early(let early): server.take(early)
      case .outcome(let outcome, let number):
        workplace.note(endOf: number)
        guard let outcome else { break }
        server.take(outcome)
        if outcome.isWhole { _ = Future { UnusedMemory.giveBack() } }
      case .end: return server.exitCode ?? 1
      }
      if let code = server.exitCode { return code }
      // Messages of the client come first: the next one may make the work useless.
      if events.isEmpty { workplace.look(for: server) }
    }
  }
}

/// Has the work of a server done beside it, one piece after the other: what a piece finds at once does not wait for the one before. A
/// piece that texts have overtaken is stopped.
private struct Workplace {
  private let events: EventQueue
  private var running: (work: LanguageServer.Work, number: Int, end: Future<Void>)?
  /// The end of the piece before the next one, which may be stopped and have some way to go.
  private var previous: Future<Void>?
  private var begun = 0
  private var stopped = 0
  /// The piece that is finished although texts have overtaken it. Newer ones are held meanwhile, and stopped as soon as texts overtake
  /// them: few wait at a time.
  private var finishing: Int?
  /// How many pieces in a row the loop may stop for newer ones. It finishes the next one, so that all findings come
  /// however fast edits follow each other.
  private static let mostStopped = 12

  init(_ events: EventQueue) { self.events = events }

  mutating func note(endOf number: Int) {
    if finishing == number {
      (finishing, stopped) = (nil, 0)
      running?.work.release()
    }
    guard running?.number == number else { return }
    (running, previous, stopped) = (nil, nil, 0)
  }

  mutating func look(for server: LanguageServer) {
    if let running, server.isOutdated(running.work) {
      if stopped >= Self.mostStopped, finishing == nil {
        finishing = running.number
        previous = nil
      } else {
        running.work.stop()
        stopped += 1
        previous = running.end
      }
      self.running = nil
    }
    guard running == nil, let work = server.nextWork() else { return }
    if finishing != nil { work.hold() }
    begun += 1
    let end = Future<Void> { [events, previous, number = begun] in
      let early = work.early()
      events.add(.early(early))
      work.rest(after: early)
      previous?.value
      events.add(.outcome(work.run(), number: number))
    }
    running = (work, begun, end)
  }
}

/// The events to handle, in order.
///
/// Sendable because `condition` is held wherever a stored variable is touched.
private final class EventQueue: @unchecked Sendable {
  enum Event: Sendable {
    case frame(MessageFrames.Frame)
    case early(LanguageServer.Early)
    /// The end of a piece of work; its result is nil where it was stopped.
    case outcome(LanguageServer.Outcome?, number: Int)
    case end
  }

  private let condition = NSCondition()
  private var waiting: [Event] = []
  private var taken = 0
  private var cancelled: Set<JSONValue> = []

  func add(_ event: Event) {
    let cancelledID = Self.cancelledRequest(event)
    condition.withLock {
      if let cancelledID { cancelled.insert(cancelledID) } else { waiting.append(event) }
      condition.signal()
    }
  }

  var isEmpty: Bool { condition.withLock { taken == waiting.count } }

  func next() -> Event {
    condition.withLock {
      while taken == waiting.count { condition.wait() }
      let event = waiting[taken]
      taken += 1
      if taken == waiting.count {
        waiting.removeAll(keepingCapacity: true)
        taken = 0
      }
      return event
    }
  }

  /// Whether a request was taken back before it was begun.
  func takeCancelled(_ id: JSONValue) -> Bool { condition.withLock { cancelled.remove(id) != nil } }

  private static func cancelledRequest(_ event: Event) -> JSONValue? {
    // Nearly all messages are something else, which shows without reading them.
    guard case .frame(.message(let bytes)) = event, bytes.count < 512,
      case .notification("$/cancelRequest", let parameters) = Message(bytes)
    else { return nil }
    return parameters["id"]
  }
}
