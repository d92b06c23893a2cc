/// The rows that the long lists of a screen show: those of one window, which buttons move.
public struct ListWindows: Sendable, Hashable, Codable {
    /// The id of the first row that is shown, by the name of its list; a list that is left out, and one
    /// without that row, begins with its first.
    public var from: [String: String]

    /// The most rows of a list that are shown at once, from 1 up to the list's own limit, which it is if
    /// left out.
    public var rows: Int?

    /// The first rows of all lists.
    public init() {
        from = [:]
    }

    /// Reads windows; what is left out is as a screen opens.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        from = try members.read("from", or: [:])
        rows = try members.read(ifPresent: "rows")
    }

    /// The most rows that a list shows at once, unless it says otherwise.
    public static let most = 100
}
