/// What every format of one export run is told.
public struct ExportOptions: Sendable, Hashable {
    /// How many pixels one rem is where a platform has no rem; 16 unless said otherwise (F-80).
    public var rem: Double = 16

    /// The package that generated Kotlin stands in.
    public var kotlinPackage = "tokens"

    /// The usual choices.
    public init() {}
}
