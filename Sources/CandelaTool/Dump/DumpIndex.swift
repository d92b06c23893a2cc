/// The files of a dump; its `index.json`.
package struct DumpIndex: Sendable, Hashable, Codable {
    /// The word that tells an index from other documents.
    package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// An index.
        case index
    }

    /// One file of a dump.
    package struct File: Sendable, Hashable, Codable {
        /// The file's path from the index, with `/` between its steps.
        package let path: String

        /// The schema the file follows: `habit.list` for `schema/habit.list.json`. Absent for a schema.
        package var schema: String?

        /// The contexts a token file is for, by modifier; absent for other files.
        package var inputs: [String: String]?

        /// The screen that a screen file shows; absent for other files.
        package var screen: String?

        /// The named state that a screen file shows; absent for other files.
        package var specimen: String?
    }

    /// The version of the contract.
    package let schemaVersion: String

    /// The word that tells an index from other documents.
    package let kind: Kind

    /// The files, the index itself not among them.
    package let files: [File]
}
