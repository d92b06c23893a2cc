/// The projects and diagnostics used in this library's API are exported with it.
@_exported public import CandelaDTCG
