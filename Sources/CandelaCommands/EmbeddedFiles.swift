/// Text files beside the tool's sources, compiled into the program.
package struct EmbeddedFiles: Sendable {
    /// The text of each file, by its path in the folder.
    package let texts: [String: String]

    package init(_ texts: [String: String]) { self.texts = texts }

    /// The text of a file.
    ///
    /// - Throws: A data failure when the file is missing, which is an error in the program.
    package func text(_ path: String) throws(Failure) -> String {
        guard let text = texts[path] else {
            throw .data("'\(path)' is not a file of this program", id: "missing-file")
        }
        return text
    }
}
