/// Whether a picture can be shared, in the bag of options of screens that have none of their own.
public struct ShareOptions: Sendable, Hashable, Codable {
    /// How far the picture has come.
    public var state: ShareCardOptions.State? = .ready

    /// A picture that can be shared.
    public init() {}
}
