/// A point in time as RFC 3339 §5.6 writes it: `date "T" time offset`.
struct InternetTime {
  /// Whole seconds since 1970-01-01T00:00:00Z.
  var seconds: Int
  /// The fraction of a second, at least 0 and less than 1.
  var fraction: Double

  init?(_ text: String) {
    var scanner = DigitScanner(text)
    guard let day = CalendarDate(&scanner), scanner.skip("T") || scanner.skip("t") || scanner.skip(" "),
      let hour = scanner.number(2), scanner.skip(":"), let minute = scanner.number(2), scanner.skip(":"),
      let second = scanner.number(2), hour < 24, minute < 60, second < 61
    else { return nil }
    fraction = 0
    if scanner.skip(".") {
      guard let digits = scanner.digits() else { return nil }
      fraction = Double("0." + digits) ?? 0
      // A fraction of so many nines rounds up to 1.
      if fraction >= 1 { fraction = (1 as Double).nextDown }
    }
    var offset = 0
    if !scanner.skip("Z"), !scanner.skip("z") {
      let isWest = scanner.skip("-")
      guard isWest || scanner.skip("+"), let hours = scanner.number(2), scanner.skip(":"),
        let minutes = scanner.number(2), hours < 24, minutes < 60
      else { return nil }
      offset = (hours * 60 + minutes) * (isWest ? -60 : 60)
    }
    guard scanner.isAtEnd else { return nil }
    seconds = day.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second - offset
  }

  /// - Parameter interval: the seconds since 1970; a time outside of the years 0 to 9999 becomes the nearest one in
  /// them.
  init(_ interval: Double) {
    let limited = interval.isNaN ? 0 : min(max(interval, -62_167_219_200), 253_402_300_799)
    let whole = limited.rounded(.down)
    // The time is rounded to the nanosecond, since a `Date` of today holds no more.
    let nanoseconds = ((limited - whole) * 1e9).rounded()
    seconds = Int(whole) + (nanoseconds >= 1e9 ? 1 : 0)
    fraction = nanoseconds >= 1e9 ? 0 : nanoseconds / 1e9
  }

  var text: String {
    let days = seconds >= 0 ? seconds / 86_400 : (seconds + 1) / 86_400 - 1
    let rest = seconds - days * 86_400
    let time = [rest / 3600, rest / 60 % 60, rest % 60].map { $0.padded(2) }.joined(separator: ":")
    var digits = Int((fraction * 1e9).rounded()).padded(9)
    while digits.hasSuffix("0") { digits.removeLast() }
    return CalendarDate(daysSince1970: days).formatText + "T" + time + (digits.isEmpty ? "" : "." + digits)
      + "Z"
  }
}

extension Int {
  /// The digits of a number that is not negative, with zeros in front.
  func padded(_ count: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(0, count - text.count)) + text
  }
}
