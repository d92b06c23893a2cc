import CandelaDTCG
import CandelaTokenExport

extension BuildPlan {
    /// Checks the settings that depend on the tokens.
    ///
    /// - Returns: A warning for every setting of a format that is not built.
    /// - Throws: A failure when a selector is for an unknown context, or a file name has an unknown
    ///   placeholder.
    func check(against project: TokenProject) throws(Failure) -> [Diagnostic] {
        var unused: [Diagnostic] = []
        let contexts = [ExportOptions.rootSelector] + project.modifiers.flatMap(\.contexts)
        for (context, setting) in selectors {
            guard contexts.contains(context) else {
                throw setting.fault(
                    "the selector '\(setting.text)' is for the unknown context"
                        + " '\(context)'", id: "unknown-context",
                    help: Suggestions.help(for: context, among: contexts, noun: "context"))
            }
            if Set(formats).isDisjoint(with: [.css, .tailwind]) {
                unused.append(Self.unused(setting, by: .css))
            }
        }
        for (format, setting) in patterns {
            let known = project.patternNames(format, options)
            for name in options.files[format]?.names ?? [] where !known.contains(name) {
                throw setting.fault(
                    "'{\(name)}' is not a placeholder in file names of '\(format.rawValue)'",
                    id: "unknown-name",
                    help: ["use one of \(known.map { "'{\($0)}'" }.joined(separator: ", "))"])
            }
            if !formats.contains(format) { unused.append(Self.unused(setting, by: format)) }
        }
        return unused
    }

    private static func unused(_ setting: BuildSetting, by format: OutputFormat) -> Diagnostic {
        .warning(
            "unused-option",
            "'\(setting.text)' of '\(setting.name)' has no effect: '\(format.rawValue)' is not"
                + " built", at: setting.place)
    }

    /// Returns the tokens that the filter selects.
    ///
    /// - Throws: A failure with the problems in the filter: a data failure if one of them is in
    ///   `candela.json`, else a usage failure.
    func filtered(_ export: TokenExport) throws(Failure) -> TokenExport {
        var found: [Diagnostic] = []
        let export = export.filtered(by: filter, diagnostics: &found)
        guard !found.hasErrors else {
            let isOfFile = found.contains { $0.place != nil }
            throw Failure(found, status: isOfFile ? .badData : .badCommandLine)
        }
        return export
    }
}
