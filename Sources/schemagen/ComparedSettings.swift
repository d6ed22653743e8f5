import Diagnostics
import GeneratorCore
import Terminal

/// The settings of the two sides of a comparison: each side is read with those that stand around it.
struct ComparedSettings {
  /// The file of the new side's settings.
  let file: String?
  /// They also say how much changes matter, and whether a program uses the Swift types.
  let new: TargetConfiguration
  let old: TargetConfiguration
  /// The options of the sides, with the decisions of packages whose types are imported. Where the old side has no vendored
  /// document, as before the first `schemagen vendor`, it is read with those of the new side.
  let options: (old: SchemaOptions, new: SchemaOptions)

  /// - Parameters:
  ///   - named: a file whose settings are those of both sides.
  ///   - revision: the old side, where it is a revision of the new one.
  init(named: String?, old: String, new: String, revision: Revision?) throws {
    let file = named ?? TargetConfiguration.nearest(to: new)?.file
    let configuration = try Configurations.readAll(file)
    (self.file, self.new) = (file, configuration)
    if named != nil {
      self.old = configuration
    } else if let revision {
      self.old = try Self.configuration(of: revision)
    } else {
      let other = TargetConfiguration.nearest(to: old)?.file
      self.old = try Self.areSame(file, other) ? configuration : Configurations.readAll(other)
    }
    var bag = DiagnosticBag()
    var before = try self.old.optionsOfComparison(at: named == nil ? revision : nil, into: &bag)
    let after = try configuration.optionsOfComparison(into: &bag)
    // What was vendored later stood at its URL before, too.
    if before.vendored.isEmpty { before.vendored = after.vendored }
    options = (before, after)
    try Self.check(bag, revision)
  }

  private static func configuration(of revision: Revision) throws -> TargetConfiguration {
    var bag = DiagnosticBag()
    let configuration = try revision.configuration(into: &bag)
    try check(bag, revision)
    return configuration
  }

  /// Ends the run where settings are wrong.
  private static func check(_ bag: DiagnosticBag, _ revision: Revision?) throws {
    let errors = bag.sorted.filter { $0.severity == .error }
    Console.report(errors.map { revision?.named($0) ?? $0 })
    if bag.hasErrors { throw ExitStatus.unusable }
  }

  private static func areSame(_ file: String?, _ other: String?) -> Bool {
    file == other || file.flatMap(FileAccess.realPath) == other.flatMap(FileAccess.realPath)
  }
}
