import CandelaJSON

/// The visible rows of a screen's long lists; buttons move to other rows.
public struct ListWindows: Sendable, Equatable, Codable {
    /// The id of each list's first visible row, by the list's name. A list that has no entry, or no
    /// row with that id, starts at its first row.
    public var from: [String: String]

    /// The maximum number of visible rows of a list, from 1 to the list's own limit, which is the
    /// default.
    public var rows: Int?

    /// Creates windows at the start of all lists.
    public init() {
        from = [:]
    }

    /// Decodes windows; missing members have their default values.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        from = try members.read("from", or: [:])
        rows = try members.read(ifPresent: "rows")
    }

    /// The default limit of the visible rows of a list.
    public static let most = 100
}
