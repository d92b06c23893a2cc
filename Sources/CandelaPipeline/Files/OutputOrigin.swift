/// The names of the data that a file's name is made of, to say which is to blame and where it stands.
package struct OutputOrigin: Sendable, Hashable {
    /// One name of the data.
    package struct Part: Sendable, Hashable {
        let text: String
        /// What it is, for the start of a sentence: “the context 'dark' of 'theme'”.
        let words: String
        let place: SourcePlace?

        init(_ text: String, _ words: String, at place: SourcePlace?) {
            self.text = text
            self.words = words
            self.place = place
        }
    }

    let parts: [Part]

    init(_ parts: [Part]) { self.parts = parts }

    /// That of a file every export of a format has.
    static let format = OutputOrigin([])

    /// That of a file for one token.
    func with(_ token: ExportToken) -> OutputOrigin {
        OutputOrigin(
            parts + [Part(token.path, "the token '\(token.path)'", at: token.base.place)])
    }

    /// Says that a name cannot be a file's, at the place of the part that is to blame.
    func diagnostic(_ fault: FileName.Fault, _ severity: Diagnostic.Severity = .error) -> Diagnostic
    {
        let part = parts.last { fault.isOf($0.text) } ?? parts.last
        return Diagnostic(
            severity, "unusable-file-name",
            "\(part?.words ?? "a name") cannot be part of a file name: \(fault)", at: part?.place,
            help: ["rename it; letters, digits, '-' and '_' are safe on every disk"])
    }
}

extension FileName.Fault {
    /// Whether a part of a name has this fault by itself.
    fileprivate func isOf(_ part: String) -> Bool {
        do throws(FileName.Fault) {
            _ = try FileName(part)
            return false
        } catch {
            return error == self
        }
    }
}
