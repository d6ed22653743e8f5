import SourceText

/// What a site has where its readers can try payloads.
extension SiteWriter {
  /// The scripts that a page loads once a reader wants to try a payload: the form, what checks, the programs, and the module,
  /// which older versions share with the newest.
  var trialFiles: [OutputFile] {
    guard let trial else { return [] }
    let places = layout.files.flatMap(\.blocks).compactMap { block in
      if case .samples(let samples) = block { samples.place } else { nil }
    }
    return trial.files(for: places) + (versions?.isNewest ?? true ? [trial.module] : []) + [
      OutputFile(path: "assets/try/checker.js", contents: SiteAssets.checker),
      OutputFile(path: "assets/try/form.js", contents: SiteAssets.trialForm),
    ]
  }

  /// The part of the site's script that offers the form.
  var trialButtons: String { trial == nil ? "" : SiteAssets.trialButtons }

  /// The style sheet's rules for the form.
  var trialStyle: String { trial == nil ? "" : SiteAssets.trialStyle }

  /// The way to the folder of the version that has the module, as an attribute of the site's script; nothing where that is the
  /// version of the page.
  /// - Parameter root: the way to the folder of the version's own pages.
  func sharedAssets(_ root: String) -> String {
    guard trial != nil, let versions, !versions.isNewest else { return "" }
    return " data-shared=\"\(root)\(versions.up)\""
  }
}
