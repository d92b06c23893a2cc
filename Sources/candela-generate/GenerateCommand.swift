import CandelaDTCG

/// The command of the tool, independent of its process.
package struct GenerateCommand {
    /// The help text.
    package static let help = """
        usage: swift run candela-generate [--check]

        Writes the generated sources of this package, from its top level:
          Tokens/ to Sources/CandelaTokens/Generated/ and Sources/CandelaBrand/Generated/
          the string catalogs, and the recorded lists of phrases that each screen uses, to
            Sources/CandelaKit/Generated/ and Sources/CandelaScreens/Generated/, the
            engine's texts to Sources/CandelaLanguage/Generated/, the comments to
            Sources/CandelaCommands/Generated/, the tones to Sources/CandelaBrand/Generated/
          the doc comments of types in JSON documents to Sources/CandelaCommands/Generated/,
            those of our screens to Sources/candela/Generated/
          the schemas of Sources/CandelaCommands/Schemas/Files/ and the cases of
            Sources/CandelaCommands/Conformance/Cases/ to Sources/CandelaCommands/Generated/
          the web files of Sources/CandelaPreview/ to Sources/CandelaPreview/Generated/
          the list of the audit's checks, and the tables of Sources/CandelaAudit/Tables/, to
            Sources/CandelaAudit/Generated/
          the code that exports contain, in Sources/CandelaTokenExport/Support/, and the colour
            names in Sources/CandelaTokenImport/Tables/, to Generated/ of these modules
        Files there that are no longer generated are removed.

          --check   change nothing; fail when a file is stale, missing or left over
          --help    show this help

        Exits with 0 on success, 1 for an error in a source or a stale file, and 2 for a
        mistake in the command line.

        """

    /// The output and exit code of a run.
    package struct Result: Sendable, Hashable {
        /// The text for standard output.
        package var output = ""
        /// The text for standard error.
        package var errors = ""
        /// The exit code: 0 for success, 1 for an error in a source or a stale file, 2 for a
        /// mistake in the command line.
        package var code: Int32 = 0

        package init() {}
    }

    private let source: SourceFolder
    private let parts: [GeneratedPart]

    /// A command for the files of one package.
    package init(_ source: SourceFolder, parts: [GeneratedPart] = GeneratedPart.all) {
        self.source = source
        self.parts = parts
    }

    /// Generates all parts, and writes the changed files or, with `--check`, reports them as
    /// errors.
    ///
    /// - Parameter arguments: The arguments after the program's name.
    package func run(_ arguments: [String]) -> Result {
        if arguments.contains("--help") || arguments.contains("-h") {
            var result = Result()
            result.output = Self.help
            return result
        }
        if let unknown = arguments.first(where: { $0 != "--check" }) {
            let help = Suggestions.help(for: unknown, among: ["--check", "--help"], noun: "option")
            let fault = Diagnostic.error("usage", "unknown argument '\(unknown)'", help: help)
            var result = Result()
            result.errors = "\(fault)\n" + Self.help
            result.code = 2
            return result
        }
        var result = Result()
        for part in parts {
            var diagnostics: [Diagnostic] = []
            let changes = part.changes(in: source, diagnostics: &diagnostics)
            for change in changes ?? [] {
                if arguments.contains("--check") {
                    diagnostics.append(Self.stale(change))
                } else {
                    apply(change, &result, &diagnostics)
                }
            }
            result.errors += diagnostics.report
            if changes == nil || diagnostics.hasErrors { result.code = 1 }
        }
        return result
    }

    private static func stale(_ change: GeneratedPart.Change) -> Diagnostic {
        let state =
            switch change {
            case .write: "is out of date"
            case .remove: "is no longer generated"
            }
        return .error(
            "stale-generated-file", "'\(change.path)' \(state)",
            help: ["run 'swift run candela-generate' and commit the changes"])
    }

    private func apply(
        _ change: GeneratedPart.Change, _ result: inout Result, _ diagnostics: inout [Diagnostic]
    ) {
        do {
            switch change {
            case .write(let file):
                try source.write(file)
                result.output += "wrote \(file.path)\n"
            case .remove(let path):
                try source.remove(path)
                result.output += "removed \(path)\n"
            }
        } catch {
            diagnostics.append(
                .error("unwritable-file", "'\(change.path)' cannot be changed: \(error)"))
        }
    }
}
