/// The JSON values and diagnostics that this library's API speaks of come along with it.
@_exported public import CandelaJSON
