// Re-exported: findings contain its positions and diagnostics, so one import is enough.
@_exported public import CandelaJSON
