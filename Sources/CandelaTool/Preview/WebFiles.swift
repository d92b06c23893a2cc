/// The page of the gallery and the reference renderer, as text of the program.
enum WebFiles {
    /// The text of a file that is part of the program.
    ///
    /// - Throws: A data failure when it is not; then the program is wrong.
    static func text(_ name: String) throws(Failure) -> String {
        guard let text = texts[name] else {
            throw .data("'\(name)' is no web file of this program", id: "missing-web-file")
        }
        return text
    }
}
