/// What a dump consists of; its `index.json`.
struct DumpIndex: Sendable, Hashable, Codable {
    enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        case index
    }

    struct File: Sendable, Hashable, Codable {
        /// Relative to the index, parted by `/`.
        let path: String

        /// The schema the file follows: `habit.list` for `schema/habit.list.json`. Absent for a schema.
        var schema: String?

        /// The contexts a token file is for, by modifier.
        var inputs: [String: String]?

        /// The screen and the named state a screen file shows.
        var screen: String?
        var specimen: String?
    }

    let schemaVersion: String
    let kind: Kind
    let files: [File]
}
