import Foundation
import Testing

/// Pages name commands and numbers: each command is there with its arguments, and each number is one of the code's.
@Suite struct GuideCommandTests {
  private let pages = Page.all
  private let index = SourceIndex.ofTheRepository

  @Test func everySubcommandAndItsOptionsAreThere() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let help = try tool.run("--experimental-dump-help").output
    for page in pages {
      for command in page.commands {
        for word in command.drop(while: { $0 != "schemagen" }).dropFirst().prefix(1)
        where word.allSatisfy(\.isLowercase) {
          let isKnown = help.contains("\"commandName\" : \"\(word)\"")
          #expect(isKnown, "\(page.path) names 'schemagen \(word)'")
        }
        for word in command.drop(while: { $0 != "schemagen" })
        where word.hasPrefix("--") && !GuideTests.optionsOfOthers.contains(word[...]) {
          let isKnown = help.contains("\"name\" : \"\(word.dropFirst(2))\"")
          #expect(isKnown, "\(page.path) names 'schemagen \(word)'")
        }
      }
    }
  }

  /// A script has the words that its command lines have. (Some scripts leave theirs to a program, so those of all scripts count.)
  @Test func everyScriptHasItsArguments() {
    let scripts = Repository.files(below: "Scripts", endingIn: [""])
      .compactMap { try? Repository.text(of: $0) }.joined()  // a folder has no text
    for page in pages {
      for command in page.commands where command[0].hasPrefix("Scripts/") {
        for argument in command.dropFirst() where argument.first == "-" || argument.allSatisfy(\.isLowercase)
        {
          let isKnown = argument.first == "-" ? scripts.contains(argument) : index.words.contains(argument)
          #expect(isKnown, "\(page.path) names '\(command.joined(separator: " "))'")
        }
      }
    }
  }

  /// By `--help` a script says what stands at its head, and does nothing else.
  @Test func everyScriptHasItsHelp() throws {
    let tool = try Tool()
    defer { tool.remove() }
    var tried = 0
    for path in Repository.files(below: "Scripts", endingIn: [""]) {
      guard let text = try? Repository.text(of: path), text.contains("/support.sh") else {
        continue  // a folder, or a script that another program calls
      }
      guard text.hasPrefix("#!") else { continue }
      tried += 1
      let help = try tool.shell(#""$1" --help"#, [Repository.root.appending(path: path).path()])
      #expect(help.status == 0, "\(path)")
      #expect(text.split(separator: "\n")[1].dropFirst(2) == help.output.prefix { $0 != "\n" }, "\(path)")
      #expect(help.errors == "", "\(path)")
    }
    #expect(tried > 8)
  }

  /// What is built, run or chosen by `swift` is declared.
  @Test func everyTargetIsDeclared() throws {
    let package = try Repository.text(of: "Package.swift")
    for page in pages {
      for command in page.commands where command[0] == "swift" || command[0] == "Scripts/test" {
        for (word, next) in zip(command, command.dropFirst()) where next.count > 1 {
          switch word {
          case "run", "--target", "--product":
            #expect(package.contains("name: \"\(next)\""), "\(page.path) names '\(word) \(next)'")
          case "--filter":
            let isKnown = index.members[next] != nil || package.contains("name: \"\(next)\"")
            #expect(isKnown, "\(page.path) names '--filter \(next)'")
          default: break
          }
        }
      }
    }
  }

  /// The guide of a target speaks of bounds; each stands in its code. Of the limits, in any target's.
  @Test func everyNumberIsOneOfTheCode() throws {
    let everywhere = index.numbers.filter { $0.key.hasPrefix("Sources/") }.values.reduce(into: Set()) {
      $0.formUnion($1)
    }
    var tried = 0
    for page in pages where page.path.hasPrefix("Sources/") || page.path == "Documentation/Limits.md" {
      let target = page.path.split(separator: "/").prefix(2).joined(separator: "/")
      let known = page.path.hasPrefix("Sources/") ? index.numbers[target] ?? [] : everywhere
      for number in page.numbers where !Self.foreign.contains("\(page.path): \(number)") {
        tried += 1
        let isKnown = known.contains(number)
        #expect(isKnown, "\(page.path) names \(number)")
      }
    }
    #expect(tried > 20)
  }

  /// Numbers of an example, and of Foundation.
  private static let foreign: Set = [
    "Sources/SchemaComparison/README.md: 80", "Sources/SchemaComparison/README.md: 81",
    "Sources/SchemaRuntimeFoundation/README.md: 40", "Sources/SchemaRuntimeFoundation/README.md: 37",
    "Sources/SchemaRuntimeFoundation/README.md: 64",
  ]
}
