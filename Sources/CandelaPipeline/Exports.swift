/// The colours, JSON values and diagnostics that this library's API speaks of come along with it.
@_exported public import CandelaColor
@_exported public import CandelaJSON
