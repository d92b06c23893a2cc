/// The files of the gallery's page and of the reference renderer, compiled into the program.
enum WebFiles {
    /// The text of an embedded file.
    ///
    /// - Throws: A data failure when the file is missing, which is an error in the program.
    static func text(_ name: String) throws(Failure) -> String {
        guard let text = texts[name] else {
            throw .data("'\(name)' is not a web file of this program", id: "missing-web-file")
        }
        return text
    }
}
