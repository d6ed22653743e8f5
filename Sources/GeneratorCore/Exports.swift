// Who imports the whole generator has the part that a build needs, too.
@_exported public import Generation
