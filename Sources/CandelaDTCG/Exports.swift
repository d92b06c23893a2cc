/// The colours, JSON values and diagnostics used in this library's API are exported with it.
@_exported public import CandelaColor
@_exported public import CandelaJSON
