import SchemaModel
import SchemaRuntime
import TypeModel

/// A Swift type that is chosen for a format.
enum FormatChoice {
  /// A type of Foundation or of SchemaRuntimeFoundation.
  case provided(Provided)
  /// An integer of a fixed width.
  case integer(name: String, minimum: JSONNumber, maximum: JSONNumber)
  /// Any other type, which adopts `SchemaFormatted`.
  case own(String)

  enum Provided: String, CaseIterable {
    case date = "Date"
    case calendarDate = "CalendarDate"
    case duration = "CalendarDuration"
    case uuid = "UUID"
    case url = "URL"
    case decimal = "Decimal"

    /// The format of strings whose values the type all holds; nil where it is none of the specification.
    fileprivate var format: Format? {
      switch self {
      case .date: .dateTime
      case .calendarDate: .date
      case .duration: .duration
      case .uuid: .uuid
      case .url: .uri
      case .decimal: nil
      }
    }

    /// The path of the type in the module that declares it.
    fileprivate var path: [String] {
      switch self {
      case .date, .uuid, .url, .decimal: ["Foundation", rawValue]
      case .calendarDate, .duration: [rawValue]
      }
    }

    /// The module that declares it.
    fileprivate var module: String {
      switch self {
      case .date, .uuid, .url, .decimal: "Foundation"
      case .calendarDate, .duration: "SchemaRuntimeFoundation"
      }
    }
  }

  init(_ written: String) {
    let name = Self.unqualified(written)
    if let provided = Provided(rawValue: name) {
      self = .provided(provided)
    } else if let range = Self.integers[name] {
      self = .integer(name: name, minimum: range.minimum, maximum: range.maximum)
    } else {
      self = .own(written)
    }
  }

  /// A name without the module that declares the type: `Foundation.Date` is `Date`.
  private static func unqualified(_ name: String) -> String {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return name }
    let isBuiltIn =
      Provided(rawValue: parts[1]).map { $0.module == parts[0] }
      ?? (parts[0] == "Swift" && integers[parts[1]] != nil)
    return isBuiltIn ? parts[1] : name
  }

  /// Types of the standard library and of Foundation that hold values and cannot be chosen, because they cannot be made
  /// from a text.
  private static let unfit: Set<String> = [
    "Any", "AnyHashable", "Array", "Bool", "CGFloat", "Character", "Data", "Dictionary", "Double", "Float",
    "Float16", "Float32", "Float64", "Float80", "Int", "Int128", "NSDate", "NSDecimalNumber", "NSNumber",
    "NSString",
    "NSURL", "NSUUID", "Set", "StaticString", "String", "Substring", "TimeInterval", "UInt", "UInt128",
  ]

  /// Whether a name is that of a type which another module declares, and which cannot be chosen.
  private static func isUnfit(_ name: String) -> Bool {
    if unfit.contains(name) { return true }
    return ["Foundation.", "Swift.", "SchemaRuntime.", "SchemaRuntimeFoundation."].contains(
      where: name.hasPrefix)
  }

  private static let integers: [String: (minimum: JSONNumber, maximum: JSONNumber)] = {
    let types: [any FixedWidthInteger.Type] = [
      Int8.self, Int16.self, Int32.self, Int64.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self,
    ]
    return Dictionary(
      uniqueKeysWithValues: types.map { type in
        ("\(type)", (JSONNumber(uncheckedText: "\(type.min)"), JSONNumber(uncheckedText: "\(type.max)")))
      })
  }()

  /// The integers that the type holds, if it is an integer of a fixed width.
  var range: SchemaAdjustments.IntegerRange? {
    guard case .integer(_, let minimum, let maximum) = self else { return nil }
    return .init(minimum: minimum, maximum: maximum)
  }

  /// Why the type cannot be chosen for a format; nil where it can. A package's own type can be chosen, unless its name
  /// is that of a type which cannot be; for an author's own format, every type can be.
  func problem(with format: String, named name: String) -> (message: String, help: String)? {
    if case .own = self, Self.isUnfit(name) {
      let choices = Provided.allCases.map(\.rawValue) + ["Int8 to Int64", "UInt8 to UInt64"]
      return (
        "'\(name)' is no type for a format",
        "choose \(choices.joined(separator: ", ")), or a type of your own that adopts 'SchemaFormatted'"
      )
    }
    guard let known = Format(rawValue: format) else { return isLowercase(name) }
    let fitting = Provided.allCases.first { $0.format == known }
    let help =
      (fitting.map { "'\($0.rawValue)' does, and so may" } ?? "no type that is built in does; choose")
      + " a type of your own that adopts 'SchemaFormatted'"
    switch self {
    case .provided(let type) where type.format == known: return nil
    case .provided, .integer:
      return ("'\(name)' does not hold every value with the format '\(format)'", help)
    case .own: return isLowercase(name)
    }
  }

  /// Swift's types begin with capitals: `uuid` is a misspelt `UUID`.
  private func isLowercase(_ name: String) -> (message: String, help: String)? {
    guard case .own = self,
      name.split(separator: ".").last?.unicodeScalars.first?.properties.isLowercase == true
    else { return nil }
    let known = Provided.allCases.map(\.rawValue) + Self.integers.keys.sorted()
    let meant = known.first { $0.lowercased() == name.lowercased() }
    return (
      "'\(name)' is no name of a type: it begins with a small letter",
      meant.map { "did you mean '\($0)'?" } ?? "write it as Swift has it"
    )
  }

  /// - Parameter imports: the modules that the package imports, as a name may begin with one of them.
  func formatting(of format: Mention, imports: [String]) -> TypeSettings.Formatting {
    switch self {
    case .provided(let type):
      func custom(_ name: String, _ kinds: TypeSet) -> CustomType {
        CustomType(
          path: [name], argument: type.path, modules: [type.module],
          conformingModules: ["SchemaRuntimeFoundation"], kinds: kinds, isMadeOfText: true)
      }
      let ofStrings = custom("Formatted", .string)
      guard type == .decimal else { return .init(format: format, ofStrings: ofStrings) }
      return .init(
        format: format, ofStrings: ofStrings, ofIntegers: custom("FormattedNumber", .integer),
        ofNumbers: custom("FormattedNumber", .number))
    case .integer(let name, _, _):
      return .init(
        format: format, ofIntegers: CustomType(path: [name], kinds: .integer, integers: range))
    case .own(let name):
      let path = name.split(separator: ".").map(String.init)
      func custom(_ kinds: TypeSet) -> CustomType {
        CustomType(
          path: path, modules: path.prefix(1).filter(imports.contains), kinds: kinds,
          isMadeOfText: true)
      }
      return .init(
        format: format, ofStrings: custom(.string), ofIntegers: custom(.integer), ofNumbers: custom(.number))
    }
  }
}
