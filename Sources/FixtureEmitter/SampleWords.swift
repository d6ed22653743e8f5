/// Words and numbers that fit the name of a member, as a person would write them.
enum SampleWords {
  /// Texts for a member, the likeliest first; at least one.
  /// - Parameter most: how many scalars a text may have.
  static func texts(_ name: String, formats: [String], most: Int) -> [String] {
    let words = words(of: name)
    var texts = formats.flatMap { FormatSamples.good($0) }
    if let format = formats.first, let own = byFormat[format] { texts.insert(own, at: 0) }
    let whole = words.joined(separator: "-")
    for word in [whole] + words.reversed() { texts += byWord[word] ?? byWord[singular(word)] ?? [] }
    let slug = words.suffix(3).joined(separator: "-")
    if !slug.isEmpty { texts += ["my-" + slug, slug, words.joined(), words.joined(separator: "_")] }
    texts += texts.map { $0.uppercased() }.prefix(4)
    texts += ["some text", "1", "a"]
    let cut = texts.map {
      $0.unicodeScalars.count <= most
        ? $0 : String(String.UnicodeScalarView($0.unicodeScalars.prefix(max(0, most))))
    }
    var seen: Set<String> = []
    return cut.filter { seen.insert($0).inserted }
  }

  /// The longest text that a word is put into, in scalars.
  private static let longestFrame = 24

  /// Texts with the words of a member's name in a text that has what a pattern asks for, and says nothing:
  /// `./hooks.json` of `./.json`, `./skills` of `./a`.
  static func texts(_ name: String, within text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    let word = words(of: name).suffix(3).joined(separator: "-").unicodeScalars
    guard !word.isEmpty, (1...longestFrame).contains(scalars.count) else { return [] }
    func isLetter(_ index: Int) -> Bool {
      scalars.indices.contains(index)
        && (scalars[index].properties.isAlphabetic || scalars[index].properties.numericType != nil)
    }
    func framed(_ range: Range<Int>) -> String {
      var all = String.UnicodeScalarView(scalars[..<range.lowerBound])
      all.append(contentsOf: word)
      all.append(contentsOf: scalars[range.upperBound...])
      return String(all)
    }
    // One or two letters or digits fill a place; a word beside a mark makes a name.
    let fillers = scalars.indices.compactMap { start -> Range<Int>? in
      guard isLetter(start), !isLetter(start - 1) else { return nil }
      return [start + 1, start + 2].first { !isLetter($0) }.map { start..<$0 }
    }
    let gaps = (1..<scalars.count).filter { !isLetter($0 - 1) && !isLetter($0) }
    return fillers.reversed().map(framed)
      + gaps.reversed().map { framed($0..<$0) }
      + [scalars.count, 0].filter { !isLetter($0) && !isLetter($0 - 1) }.map { framed($0..<$0) }
  }

  /// Names for a member of an object whose members no schema lists: what one of its values is called.
  static func keys(_ holder: String) -> [String] {
    let one = singular(holder)
    let words = one == holder ? [] : words(of: one)
    let own =
      words.isEmpty ? [] : [words.joined(separator: "-"), words.joined(separator: "_"), words.joined()]
    return own + ["name", "example", "NAME", "Name"]
  }

  static func numbers(_ name: String) -> [Int] {
    let known = words(of: name).reversed().compactMap { numbersByWord[$0] ?? numbersByWord[singular($0)] }
    return known + [10, 1, 100, 0, 5, 2, 50]
  }

  /// A plural name without its ending: what an item is called.
  static func singular(_ name: String) -> String {
    if name.hasSuffix("ies"), name.utf8.count > 4 { return name.dropLast(3) + "y" }
    if ["sses", "xes", "ches", "shes"].contains(where: name.hasSuffix) { return String(name.dropLast(2)) }
    return name.hasSuffix("s") && !name.hasSuffix("ss") && name.utf8.count > 3
      ? String(name.dropLast()) : name
  }

  /// The words of a name in camel, snake or kebab case, in lower case.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for scalar in name.unicodeScalars.prefix(80) {
      let isUpper = ("A"..."Z").contains(scalar)
      let isPart = scalar.isASCII && (isUpper || ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar))
      if !isPart || isUpper && wasLower {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isPart { word += String(Character(scalar)).lowercased() }
      wasLower = isPart && !isUpper
    }
    return word.isEmpty ? words : words + [word]
  }

  private static let byFormat: [String: String] = [
    "date-time": "2027-03-01T09:30:00Z", "date": "2027-03-01", "time": "09:30:00Z", "duration": "PT30M",
    "email": "ana@example.com", "idn-email": "ana@example.com", "hostname": "www.example.com",
    "idn-hostname": "www.example.com", "ipv4": "192.0.2.10", "ipv6": "2001:db8::10",
    "uri": "https://example.com/start", "uri-reference": "/start", "iri": "https://example.com/start",
    "iri-reference": "/start", "uri-template": "https://example.com/{id}",
    "uuid": "3f2b8c1e-7a4d-4e0b-9c55-1d2e3f4a5b6c", "json-pointer": "/items/0", "regex": "^[a-z]+$",
  ]

  private static let byWord: [String: [String]] = [
    "email": ["ana@example.com"], "mail": ["ana@example.com"],
    "address": ["12 Harbour Street", "ana@example.com"],
    "url": ["https://example.com/start"], "uri": ["https://example.com/start"],
    "href": ["https://example.com/start"], "link": ["https://example.com/start"],
    "homepage": ["https://example.com"], "website": ["https://example.com"],
    "repository": ["https://example.com/ana/project", "ana/project"], "endpoint": ["https://api.example.com"],
    "image": ["https://example.com/picture.png"], "icon": ["https://example.com/icon.png"],
    "logo": ["https://example.com/logo.png"], "picture": ["https://example.com/picture.png"],
    "photo": ["https://example.com/picture.png"], "avatar": ["https://example.com/ana.png"],
    "video": ["https://example.com/clip.mp4"], "host": ["www.example.com"], "hostname": ["www.example.com"],
    "domain": ["example.com"], "server": ["www.example.com"], "ip": ["192.0.2.10"],
    "id": ["a1b2c3", "42"], "uuid": ["3f2b8c1e-7a4d-4e0b-9c55-1d2e3f4a5b6c"], "key": ["first-key", "key1"],
    "token": ["token-1a2b3c"], "secret": ["not-a-real-secret"], "password": ["not-a-real-password"],
    "name": ["Example"], "firstname": ["Ana"], "lastname": ["Silva"], "username": ["ana"], "user": ["ana"],
    "author": ["Ana Silva"], "owner": ["ana"], "person": ["Ana Silva"], "company": ["Example Ltd"],
    "organization": ["Example Ltd"], "title": ["A short title"], "subtitle": ["A second line"],
    "heading": ["A short title"], "label": ["A label", "label"], "tag": ["release"], "category": ["news"],
    "group": ["first-group"], "topic": ["news"], "channel": ["news"], "description": ["What it is for."],
    "summary": ["What it is about, in a line."], "text": ["Hello, Ana!"], "message": ["Hello, Ana!"],
    "body": ["Hello, Ana!"], "content": ["Hello, Ana!"], "alert": ["Hello, Ana!"], "comment": ["A remark."],
    "note": ["A remark."], "reason": ["No longer needed."], "version": ["1.2.0", "1.2", "1"],
    "path": ["src/main", "/src/main"], "format": ["json"], "file": ["report.json"],
    "filename": ["report.json"],
    "folder": ["src"], "directory": ["src"], "dir": ["src"], "color": ["#0b57c2", "blue"],
    "colour": ["#0b57c2", "blue"], "language": ["en"], "lang": ["en"], "locale": ["en", "en-GB"],
    "country": ["PT"], "city": ["Lisbon"], "region": ["Lisbon"], "street": ["12 Harbour Street"],
    "postcode": ["1100-148"], "zip": ["1100-148"], "phone": ["+351 210 000 000"], "currency": ["EUR"],
    "timezone": ["Europe/Lisbon"], "date": ["2027-03-01"], "time": ["09:30"],
    "timestamp": ["2027-03-01T09:30:00Z"],
    "schedule": ["2027-03-01T09:30:00Z", "0 9 * * 1"], "cron": ["0 9 * * 1"], "timeout": ["30s"],
    "interval": ["1h"], "branch": ["main"], "ref": ["main"], "commit": ["9fceb02"], "command": ["make test"],
    "run": ["make test"], "script": ["make test"], "shell": ["bash"], "image_name": ["debian:12"],
    "container": ["debian:12"], "runner": ["ubuntu-latest"], "runs-on": ["ubuntu-latest"], "os": ["linux"],
    "environment": ["production"],
    "env": ["production"], "pattern": ["^[a-z]+$"], "regex": ["^[a-z]+$"], "glob": ["src/**"],
    "expression": ["count > 3"], "condition": ["count > 3"], "query": ["name = 'Ana'"], "license": ["MIT"],
    "type": ["standard"], "kind": ["standard"], "status": ["open"], "state": ["open"], "level": ["info"],
    "mode": ["standard"], "role": ["editor"], "method": ["GET"], "sound": ["chime.caf"], "unit": ["ms"],
    "value": ["a value"], "default": ["a value"], "package": ["example-package"], "module": ["example"],
    "class": ["Example"], "function": ["main"], "variable": ["NAME"], "port": ["8080"],
    "schema": ["https://example.com/schema.json"],
  ]

  private static let numbersByWord: [String: Int] = [
    "port": 8080, "timeout": 30, "seconds": 30, "minutes": 15, "hours": 2, "days": 7, "ttl": 3600,
    "expiry": 3600,
    "interval": 60, "delay": 5, "duration": 90, "width": 640, "height": 480, "size": 1024, "length": 20,
    "count": 3,
    "limit": 100, "max": 100, "min": 1, "percent": 50, "ratio": 1, "year": 2027, "month": 3, "day": 1,
    "hour": 9,
    "minute": 30, "age": 30, "version": 1, "id": 42, "index": 0, "line": 12, "column": 5, "row": 3, "page": 1,
    "priority": 5, "level": 2, "badge": 3, "retries": 3, "attempts": 3, "latitude": 38, "lat": 38,
    "longitude": -9,
    "lon": -9, "price": 20, "amount": 20, "quantity": 2, "total": 40, "timestamp": 1_803_893_400, "code": 200,
  ]
}
