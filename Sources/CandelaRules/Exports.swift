/// The JSON text, values and diagnostics that journals are read and written with come along with them.
@_exported public import CandelaJSON
