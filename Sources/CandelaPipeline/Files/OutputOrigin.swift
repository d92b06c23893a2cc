/// The names in the data from which a file name is made, for diagnostics.
package struct OutputOrigin: Sendable, Hashable {
    /// A name in the data.
    package struct Part: Sendable, Hashable {
        let text: String
        /// A description for the start of a sentence: “the context 'dark' of 'theme'”.
        let words: String
        let place: SourcePosition?

        init(_ text: String, _ words: String, at place: SourcePosition?) {
            self.text = text
            self.words = words
            self.place = place
        }
    }

    let parts: [Part]

    init(_ parts: [Part]) { self.parts = parts }

    /// The empty origin of a file whose name does not depend on data.
    static let format = OutputOrigin([])

    /// The origin of a file for one token.
    func with(_ token: ExportToken) -> OutputOrigin {
        OutputOrigin(
            parts + [Part(token.path, "the token '\(token.path)'", at: token.base.place)])
    }

    /// A diagnostic for an invalid file name, at the place of the part that causes it.
    func diagnostic(_ fault: FileName.Fault, _ severity: Diagnostic.Severity = .error) -> Diagnostic
    {
        let part = parts.last { fault.isOf($0.text) } ?? parts.last
        return Diagnostic(
            severity, "unusable-file-name",
            "\(part?.words ?? "a name") cannot be part of a file name: \(fault)", at: part?.place,
            help: ["rename it; letters, digits, '-' and '_' are valid on every file system"])
    }
}

extension FileName.Fault {
    /// Whether a part of a name has the same fault when checked alone.
    fileprivate func isOf(_ part: String) -> Bool {
        do throws(FileName.Fault) {
            _ = try FileName(part)
            return false
        } catch {
            return error == self
        }
    }
}
