/// Dates, times and durations by the grammar of RFC 3339 §5.6 and its appendix A.
enum RFC3339 {
  /// `full-date`.
  static func isDate(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var scanner = ByteScanner(utf8)
    return date(&scanner) != nil && scanner.isAtEnd
  }

  /// `full-time`. A leap second is one of the last minute of a day of UTC.
  static func isTime(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var scanner = ByteScanner(utf8)
    guard let time = time(&scanner), scanner.isAtEnd else { return false }
    return !time.isLeapSecond || time.minuteOfUTC.minute == Self.minutesOfDay - 1
  }

  /// `date-time`. A leap second ends a month of UTC (§5.7).
  static func isDateTime(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var scanner = ByteScanner(utf8)
    guard let date = date(&scanner), scanner.take("T") || scanner.take("t"),
      let time = time(&scanner), scanner.isAtEnd
    else { return false }
    return !time.isLeapSecond || endsMonth(date, time)
  }

  private struct Day {
    let year: Int
    let month: Int
    let day: Int

    var isLastOfMonth: Bool { day == RFC3339.days(of: month, in: year) }
  }

  private struct Time {
    /// Minutes since midnight, local.
    let minute: Int
    let isLeapSecond: Bool
    /// Minutes that local time is ahead of UTC.
    let offset: Int

    /// The minute of the day in UTC, and how many days that day is after the local one.
    var minuteOfUTC: (minute: Int, days: Int) {
      let minute = minute - offset
      if minute < 0 { return (minute + RFC3339.minutesOfDay, -1) }
      if minute >= RFC3339.minutesOfDay { return (minute - RFC3339.minutesOfDay, 1) }
      return (minute, 0)
    }
  }

  private static let minutesOfDay = 24 * 60

  private static func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  private static func endsMonth(_ date: Day, _ time: Time) -> Bool {
    let (minute, days) = time.minuteOfUTC
    guard minute == minutesOfDay - 1 else { return false }
    switch days {
    case -1: return date.day == 1
    case 1: return Day(year: date.year, month: date.month, day: date.day + 1).isLastOfMonth
    default: return date.isLastOfMonth
    }
  }

  private static func date(_ scanner: inout ByteScanner) -> Day? {
    guard let year = scanner.number(digits: 4), scanner.take("-"),
      let month = scanner.number(digits: 2), 1...12 ~= month, scanner.take("-"),
      let day = scanner.number(digits: 2), day >= 1, day <= days(of: month, in: year)
    else { return nil }
    return Day(year: year, month: month, day: day)
  }

  private static func time(_ scanner: inout ByteScanner) -> Time? {
    guard let hour = scanner.number(digits: 2), hour < 24, scanner.take(":"),
      let minute = scanner.number(digits: 2), minute < 60, scanner.take(":"),
      let second = scanner.number(digits: 2), second <= 60
    else { return nil }
    if scanner.take("."), scanner.skip(.digits) == 0 { return nil }
    guard let offset = offset(&scanner) else { return nil }
    return Time(minute: hour * 60 + minute, isLeapSecond: second == 60, offset: offset)
  }

  /// `time-offset`, in minutes.
  private static func offset(_ scanner: inout ByteScanner) -> Int? {
    if scanner.take("Z") || scanner.take("z") { return 0 }
    let isBehind = scanner.take("-")
    guard isBehind || scanner.take("+"), let hour = scanner.number(digits: 2), hour < 24,
      scanner.take(":"), let minute = scanner.number(digits: 2), minute < 60
    else { return nil }
    let offset = hour * 60 + minute
    return isBehind ? -offset : offset
  }
}

extension RFC3339 {
  /// `duration` of appendix A: units in order, each only after its neighbour, weeks alone. The letters are those of
  /// an ABNF, which are of either case.
  static func isDuration(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var scanner = ByteScanner(utf8)
    guard takeLetter(UInt8(ascii: "P"), &scanner) else { return false }
    let dateStart = scanner.position
    if takeUnits("W", &scanner), scanner.position > dateStart, scanner.isAtEnd { return true }
    scanner.position = dateStart
    guard takeUnits("YMD", &scanner) else { return false }
    let hasDate = scanner.position > dateStart
    guard takeLetter(UInt8(ascii: "T"), &scanner) else { return hasDate && scanner.isAtEnd }
    let timeStart = scanner.position
    return takeUnits("HMS", &scanner) && scanner.position > timeStart && scanner.isAtEnd
  }

  private static func takeLetter(_ letter: UInt8, _ scanner: inout ByteScanner) -> Bool {
    guard let byte = scanner.peek, byte & 0xDF == letter else { return false }
    scanner.position &+= 1
    return true
  }

  /// Numbers with these units, which follow one another without a gap; false when a number has none of them.
  private static func takeUnits(_ units: StaticString, _ scanner: inout ByteScanner) -> Bool {
    let units = UnsafeBufferPointer(start: units.utf8Start, count: units.utf8CodeUnitCount)
    var next: Int?
    while scanner.skip(.digits) > 0 {
      guard let unit = units.firstIndex(where: { takeLetter($0, &scanner) }) else { return false }
      if let next, unit != next { return false }
      next = unit + 1
    }
    return true
  }
}
