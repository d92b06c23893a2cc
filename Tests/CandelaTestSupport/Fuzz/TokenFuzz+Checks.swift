import CandelaDTCG
import CandelaTokenExport
import CandelaTokenImport

/// The checks applied to an input.
extension TokenFuzz {
    /// Reads an input strictly or leniently, resolves it and exports it.
    ///
    /// - Returns: The verdict. It has a fault when a token of an accepted document is neither in
    ///   the output nor named in a diagnostic, when the output is not JSON with the same number of
    ///   tokens, when a format writes nothing without an error, or when a document is rejected
    ///   without an error.
    package func check(_ number: Int) -> Verdict {
        let files = files(number)
        var options = TokenProject.Options()
        options.isLenient = number / 8 % 2 == 1
        let texts = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
        let access = FileAccess { path throws(FileAccessError) in
            guard let bytes = texts[path] else { throw .missing }
            return bytes
        }
        var diagnostics: [Diagnostic] = []
        let project = TokenProject.load(
            files[0].path, files: access, options: options, diagnostics: &diagnostics)
        guard let project, !diagnostics.hasErrors else {
            let isExplained = diagnostics.hasErrors
            return Verdict(
                isAccepted: false, fault: isExplained ? nil : "rejected without an error")
        }
        guard let inputs = project.permutations.last,
            let tokens = project.resolve(inputs, diagnostics: &diagnostics)
        else {
            return Verdict(
                isAccepted: false,
                fault: diagnostics.hasErrors ? nil : "resolving failed without an error")
        }
        guard !diagnostics.hasErrors else { return Verdict(isAccepted: false, fault: nil) }
        return Verdict(
            isAccepted: true,
            fault: lost(files, project, tokens, diagnostics)
                ?? unreadable(tokens) ?? unwritten(project, number))
    }

    /// The fault if a token of a token file is missing from the resolved tokens and not named in a
    /// diagnostic; `nil` for a resolver document, unless a token has no value.
    private func lost(
        _ files: [(path: String, bytes: [UInt8])], _ project: TokenProject,
        _ tokens: ResolvedTokens, _ diagnostics: [Diagnostic]
    ) -> String? {
        let paths = Set(tokens.paths.map { Array($0.utf8) })
        if tokens.tokens.count != tokens.count { return "a token has no value" }
        guard !project.isResolver,
            let root = try? JSONDocument(parsing: files[0].bytes, file: "fuzz").root
        else { return nil }
        for path in Self.paths(root) where !paths.contains(Array(path.utf8)) {
            if diagnostics.contains(where: { $0.message.contains("'\(path)'") }) { continue }
            return "'\(path)' is lost"
        }
        return nil
    }

    /// The paths of all objects with a `$value`, found without the reader under test.
    private static func paths(_ root: JSONValue) -> [String] {
        var found: [String] = []
        var stack = [(root, "")]
        while let (object, path) = stack.popLast() {
            for member in object.members where member.value.isObject {
                guard !member.name.hasPrefix("$") || member.name == "$root" else { continue }
                let inner = path.isEmpty ? member.name : path + "." + member.name
                if member.value["$value"] != nil {
                    found.append(inner)
                } else {
                    stack.append((member.value, inner))
                }
            }
        }
        return found
    }

    /// The fault if our own parser cannot read the output or finds a different number of tokens in
    /// it.
    private func unreadable(_ tokens: ResolvedTokens) -> String? {
        var writer = JSONWriter(style: .compact)
        tokens.writeJSON(to: &writer)
        guard let again = try? JSONDocument(parsing: writer.finish(), file: "again") else {
            return "the output is not JSON"
        }
        return again.root.count == tokens.count ? nil : "the output has lost tokens"
    }

    /// The fault if a format writes nothing without an error. Each input checks one format, taking
    /// turns; projects with more than 8 permutations are skipped.
    private func unwritten(_ project: TokenProject, _ number: Int) -> String? {
        var diagnostics: [Diagnostic] = []
        let formats = OutputFormat.allCases
        let format = formats[number / 16 % formats.count]
        guard project.permutations.count <= 8 else { return nil }
        let export = TokenExport(
            project, project.permutations, name: "fuzz", diagnostics: &diagnostics)
        guard !diagnostics.hasErrors else { return nil }
        let files = format.files(for: export, diagnostics: &diagnostics)
        let isEmpty = files.isEmpty && !diagnostics.hasErrors
        return isEmpty ? "\(format.rawValue) wrote nothing without an error" : nil
    }
}
