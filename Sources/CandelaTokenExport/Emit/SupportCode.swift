/// Code that exports contain for every token set: the files in `Support`. The module has their
/// texts, and does not compile them as its own code.
struct SupportCode: Sendable {
    private let texts: [String: String]

    init(_ texts: [String: String]) { self.texts = texts }

    /// The text of a file.
    subscript(file: String) -> String {
        guard let text = texts[file] else { preconditionFailure("there is no file '\(file)'") }
        return text
    }

    /// The text of a Swift file without its first lines, which keep the formatter from it.
    func swift(_ file: String) -> String {
        let text = self[file]
        let mark = "// swift-format-ignore-file\n\n"
        return text.hasPrefix(mark) ? String(text.dropFirst(mark.count)) : text
    }
}
