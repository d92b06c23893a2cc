/// The names in the data from which a file name is made, for diagnostics.
package struct OutputOrigin: Sendable, Hashable {
    /// A name in the data.
    package struct Part: Sendable, Hashable {
        let text: String
        /// A description for the start of a sentence: “the context 'dark' of 'theme'”.
        let words: String
        let place: SourcePosition?

        package init(_ text: String, _ words: String, at place: SourcePosition?) {
            self.text = text
            self.words = words
            self.place = place
        }
    }

    package let parts: [Part]

    package init(_ parts: [Part]) { self.parts = parts }

    /// The empty origin of a file whose name does not depend on data.
    package static let format = OutputOrigin([])

    /// A diagnostic for an invalid file name, at the place of the part that causes it.
    package func diagnostic(_ fault: FileName.Fault, _ severity: Diagnostic.Severity = .error)
        -> Diagnostic
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

extension Diagnostic {
    /// An error for two files that cannot both exist.
    ///
    /// - Parameters:
    ///   - origin: The origin of the second file's name.
    ///   - other: The origin of the first file's name.
    package static func clash(
        _ message: String, _ origin: OutputOrigin, _ other: OutputOrigin, _ severity: Severity
    ) -> Diagnostic {
        func words(_ origin: OutputOrigin, _ start: String) -> Note? {
            guard let last = origin.parts.last else { return nil }
            let names = origin.parts.map(\.words).joined(separator: " and ")
            return Note("\(start) is for \(names)", at: last.place)
        }
        return Diagnostic(
            severity, "file-clash", message, at: origin.parts.last?.place,
            help: ["rename one of them, or choose one with '--input'"],
            notes: [words(other, "the first"), words(origin, "the second")].compactMap { $0 })
    }
}

extension TokenProject {
    /// The origin of a file name made from the contexts of some modifiers.
    ///
    /// - Parameters:
    ///   - choices: All modifiers, or those that are not appearances.
    ///   - name: The file name if no modifier contributes to it.
    package func origin(
        of inputs: [String: String], choosing choices: [ResolverModifier], named name: String
    ) -> OutputOrigin {
        let parts = choices.compactMap { modifier -> OutputOrigin.Part? in
            guard let context = inputs[modifier.name] else { return nil }
            return OutputOrigin.Part(
                context, "the context '\(context)' of '\(modifier.name)'",
                at: modifier.place(of: context))
        }
        return OutputOrigin(
            parts.isEmpty ? [.init(name, "the name '\(name)' of the document", at: nil)] : parts)
    }
}
