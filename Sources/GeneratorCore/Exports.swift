// An import of the whole generator imports the part that a build needs, too.
@_exported public import Generation
