// Places and diagnostics are part of what an import says, so that one import is enough.
@_exported public import CandelaJSON
