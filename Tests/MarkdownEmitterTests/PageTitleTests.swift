import Testing

@testable import MarkdownEmitter

@Suite struct PageTitleTests {
  @Test(arguments: [
    ("npmScope", "npm scope"), ("githubActions", "GitHub actions"), ("useGitHub", "Use GitHub"),
    ("mySqlBinding", "MySQL binding"), ("vcs", "VCS"), ("detekt-1.22.0", "Detekt 1.22.0"),
    ("project-1.0.0-rc1", "Project 1.0.0 rc1"), ("manifestVersion3", "Manifest version 3"),
    ("ios-override", "iOS override"), ("myScript", "My script"), ("conversion2", "Conversion2"), ("", ""),
    ("iso8859-1", "Iso8859-1"), ("released 2024-01-31", "Released 2024-01-31"), ("1.5", "1.5"),
    ("sizes10-20", "Sizes10-20"),
  ])
  func namesAreSpelledAsProseDoes(_ name: String, _ title: String) { #expect(PageTitle.of(name) == title) }
}
