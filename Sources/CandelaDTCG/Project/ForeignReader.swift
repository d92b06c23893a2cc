/// A reader of files that are not in the format: older drafts, and the files of other tools.
///
/// The module that knows such files depends on this one, so a project is given its reader.
package protocol ForeignReader: Sendable {
    /// The document in a file that need not be strict JSON; `nil` after reporting an error.
    func document(
        _ bytes: [UInt8], file: String, diagnostics: inout [Diagnostic]
    ) -> JSONDocument?

    /// The document in the form of the format; places still refer to the author's file.
    ///
    /// - Parameters:
    ///   - role: The part of the document in its project.
    ///   - most: The number of warnings of a kind about values to list; `nil` lists all.
    func normalized(
        _ document: JSONDocument, as role: DocumentRole, listing most: Int?,
        diagnostics: inout [Diagnostic]
    ) -> JSONDocument

    /// The resolver document of a folder that a file describes, the other files read for it, and
    /// the sets that its themes combine; no document if the file describes none.
    ///
    /// - Parameter read: Returns the contents of a file beside it; `nil` if it does not exist.
    func folder(
        describedBy document: JSONDocument, diagnostics: inout [Diagnostic],
        read: (_ name: String) -> [UInt8]?
    ) -> (document: JSONDocument?, files: [String], combined: Set<String>)

    /// Whether the references in some files show that their top-level groups are sets.
    func haveSets(_ roots: [JSONValue]) -> Bool

    /// The names of the sets that the themes of a file combine, so that later ones may override
    /// others.
    func combinedSets(in root: JSONValue) -> Set<String>

    /// Gives the tokens whose values depend on others the values of one permutation, before
    /// references are followed.
    ///
    /// - Parameter known: The graph of another permutation of the project. What depends only on
    ///   tokens that both have is taken from there; its warnings are not repeated.
    func compute(_ graph: inout TokenGraph, after known: TokenGraph?)

    /// The error for a file in another tool's format, for strict reading; `nil` for other files.
    func refusal(of root: JSONValue) -> Diagnostic?

    /// The help for a value that strict reading refuses, if it can be converted to a type.
    func help(for value: JSONValue, as type: TokenType) -> [String]

    /// The warning for a member of `$extensions` that has an effect only in another tool.
    func warning(about extensions: JSONValue) -> Diagnostic?
}

/// The treatment of files that are not in the format.
package struct ForeignFiles: Sendable {
    /// The reader that knows them.
    package let reader: any ForeignReader

    /// Whether they are converted; otherwise they are errors that name their tool.
    package let areConverted: Bool

    /// The reader if it converts them.
    var converter: (any ForeignReader)? { areConverted ? reader : nil }

    /// Creates a treatment.
    package init(_ reader: some ForeignReader, areConverted: Bool) {
        self.reader = reader
        self.areConverted = areConverted
    }
}

/// The part of a document in its project.
package enum DocumentRole: Sendable {
    /// Its references lead only to its own tokens.
    case whole
    /// Its references may lead to the tokens of other documents.
    case part
    /// Its top-level groups are sets.
    case groups
}
