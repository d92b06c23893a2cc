/// The files of a dump or of the conformance kit; its `index.json`.
package struct DumpIndex: Sendable, Hashable, Codable {
    /// The value that identifies an index among other documents.
    package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// The index of a dump.
        case index

        /// The index of the conformance kit.
        case conformance
    }

    /// One file of a dump.
    package struct File: Sendable, Hashable, Codable {
        /// The file's path relative to the index, separated by `/`.
        package let path: String

        /// The schema that the file conforms to: `habit.list` for `schema/habit.list.json`. Absent
        /// for a schema.
        package var schema: String?

        /// The contexts of a token file, by modifier; absent for other files.
        package var inputs: [String: String]?

        /// The screen in a screen file; absent for other files.
        package var screen: String?

        /// The specimen in a screen file; absent for other files.
        package var specimen: String?
    }

    /// The version of the contract.
    package let schemaVersion: String

    /// The value that identifies an index among other documents.
    package let kind: Kind

    /// The files, without the index itself.
    package let files: [File]
}
