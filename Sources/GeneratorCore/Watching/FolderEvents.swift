#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system's notice that something in one of some folders may have changed: inotify on Linux, kqueue on macOS.
///
/// Events only end a wait early; they do not say what changed. Where the system has no more of them to give, a wait ends
/// after half a second by itself.
struct FolderEvents: ~Copyable {
  /// The descriptor that events are read from; negative where the system gives none.
  private let queue: Int32
  /// Whether each folder is watched, so that there is no need to look without an event.
  private var isComplete = true
  #if canImport(Darwin)
    /// The files and folders that are held open to be watched.
    private var opened: [Int32] = []
    private static let mostOpened = 200
  #endif

  private static let interval: Int32 = 500

  #if canImport(Darwin)
    init() { queue = kqueue() }

    deinit {
      for descriptor in opened { close(descriptor) }
      if queue >= 0 { close(queue) }
    }

    /// Watches these folders, and those alone. A folder's event says that names in it changed, and not that a file's text
    /// did: texts are looked at without an event.
    mutating func watch(_ folders: [String]) {
      for descriptor in opened { close(descriptor) }
      opened = []
      isComplete = false
      guard queue >= 0 else { return }
      for folder in folders.prefix(Self.mostOpened) {
        let descriptor = open(folder, O_EVTONLY | O_CLOEXEC)
        guard descriptor >= 0 else { continue }
        opened.append(descriptor)
        var event = kevent(
          ident: UInt(descriptor), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
          fflags: UInt32(NOTE_WRITE | NOTE_DELETE | NOTE_RENAME), data: 0, udata: nil)
        kevent(queue, &event, 1, nil, 0, nil)
      }
    }
  #else
    init() { queue = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)) }

    deinit {
      if queue >= 0 { close(queue) }
    }

    /// Watches these folders beside those before; one that is gone is forgotten by the system.
    mutating func watch(_ folders: [String]) {
      let changes =
        IN_CLOSE_WRITE | IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
        | IN_MOVE_SELF
      // All are asked for each time: under a path from before there may be another folder now.
      isComplete = queue >= 0 && folders.allSatisfy { inotify_add_watch(queue, $0, UInt32(changes)) >= 0 }
    }
  #endif

  /// Waits for an event.
  /// - Parameter most: milliseconds; nil: as long as it takes, where each folder is watched.
  /// - Returns: whether one came.
  func wait(atMost most: Int32?) -> Bool {
    let time = most ?? (isComplete ? -1 : Self.interval)
    guard queue >= 0 else {
      usleep(UInt32(max(time, 0)) * 1000)
      return false
    }
    var wanted = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
    guard poll(&wanted, 1, time) > 0 else { return false }
    drain()
    return true
  }

  /// Takes all events that are there.
  private func drain() {
    #if canImport(Darwin)
      var events = [kevent](repeating: kevent(), count: 64)
      var now = timespec()
      while kevent(queue, nil, 0, &events, Int32(events.count), &now) == events.count {}
    #else
      withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
        while read(queue, buffer.baseAddress, buffer.count) > 0 {}
      }
    #endif
  }
}
