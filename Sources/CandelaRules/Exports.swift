/// Re-exported: public API uses its JSON text, values and diagnostics to read and write journals.
@_exported public import CandelaJSON
