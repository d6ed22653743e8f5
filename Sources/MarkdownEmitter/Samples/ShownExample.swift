import SchemaModel
import SchemaRuntime
import TypeModel

/// A valid instance that the page of a subject shows: an example of the schema, or what the fixtures have.
struct ShownExample {
  /// Where it comes from.
  enum Origin {
    case schema(Int)
    case minimal
    case full
    /// An instance of the form that a branch is.
    case form(SchemaID)
  }

  var origin: Origin
  var value: JSONValue
  /// The Swift that builds it; nil where a developer would not write it in Swift.
  var swift: SwiftExample?
}

extension Site {
  /// How large an instance of the fixtures may be to be shown, as compact JSON, in bytes.
  private static let largestSample = 4_000

  /// The examples on a subject's page: those of its schema that it accepts, and the smallest and the fullest instance, where these show
  /// something else.
  func shownExamples(of subject: Subject) -> [ShownExample] {
    let accepted = examples(of: graph[subject.schema], by: [subject.schema])
    let own = accepted.map(\.value)
    var shown = accepted.map { example(.schema($0.index), $0.value, subject) }
    guard let samples = samples[subject.schema] else { return shown }
    func isNew(_ value: JSONValue) -> Bool {
      !shown.contains { $0.value == value } && value.description.utf8.count <= Self.largestSample
    }
    if let value = samples.minimal, own.isEmpty || value.objectValue != nil, isNew(value) {
      shown.append(example(.minimal, value, subject))
    }
    if let value = samples.full, isNew(value), !own.contains(where: { Self.hasMembers(of: value, $0) }) {
      shown.append(example(.full, value, subject))
    }
    for form in samples.forms where isNew(form.value) {
      shown.append(example(.form(form.branch), form.value, subject))
    }
    return shown
  }

  private func example(_ origin: ShownExample.Origin, _ value: JSONValue, _ subject: Subject) -> ShownExample
  {
    ShownExample(origin: origin, value: value, swift: swiftExample(origin, value, subject))
  }

  /// Whether a value has all members of another one, or neither is an object.
  private static func hasMembers(of value: JSONValue, _ other: JSONValue) -> Bool {
    guard let members = value.objectValue else { return true }
    guard let others = other.objectValue else { return false }
    return members.keys.allSatisfy { others[$0] != nil }
  }

  private func swiftExample(
    _ origin: ShownExample.Origin, _ value: JSONValue, _ subject: Subject
  ) -> SwiftExample? {
    // A module has examples, and compiles them, for its own documents alone.
    guard shows(.swift), graph.documents[subject.document].isEntry else { return nil }
    let renderer = SwiftExampleRenderer(types: types, chooser: chooser)
    let type: TypeReference = nominal(of: subject).map { .named($0.id) } ?? type(of: subject)
    guard let rendered = renderer.render(value, as: type) else { return nil }
    let place =
      switch origin {
      case .schema(let index): "/examples/\(index)"
      case .minimal: " (smallest)"
      case .full: " (fullest)"
      case .form(let branch): " (\(graph[branch].pointer.suffix(2).joined(separator: " ")))"
      }
    return SwiftExample(
      location: graph.location(of: subject.schema) + place, type: swiftType(of: subject),
      name: SwiftExampleName.name(
        of: subject, document: PagePaths.stem(graph.documents[subject.document].path, among: stems)),
      code: rendered.text.laidOut(width: 88), json: rendered.json)
  }
}
