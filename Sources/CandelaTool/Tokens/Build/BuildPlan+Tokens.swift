import CandelaPipeline

extension BuildPlan {
    /// Judges what can be judged only when the tokens are known.
    ///
    /// - Returns: A warning for every setting of a format that is not built.
    /// - Throws: When a selector is of a context there is not, or the name of a file holds a name
    ///   that stands for nothing.
    func check(against project: TokenProject) throws(Failure) -> [Diagnostic] {
        var unused: [Diagnostic] = []
        let contexts = [ExportOptions.rootSelector] + project.modifiers.flatMap(\.contexts)
        for (context, setting) in selectors {
            guard contexts.contains(context) else {
                throw setting.fault(
                    "the selector '\(setting.text)' is for the context '\(context)', which there is"
                        + " not", id: "unknown-context",
                    help: Suggestions.help(for: context, among: contexts, noun: "context"))
            }
            if !formats.contains(.css) { unused.append(Self.unused(setting, by: .css)) }
        }
        for (format, setting) in patterns {
            let known = project.patternNames(format, options)
            for name in options.files[format]?.names ?? [] where !known.contains(name) {
                throw setting.fault(
                    "'{\(name)}' stands for nothing in file names of '\(format.rawValue)'",
                    id: "unknown-name",
                    help: ["known are \(known.map { "'{\($0)}'" }.joined(separator: ", "))"])
            }
            if !formats.contains(format) { unused.append(Self.unused(setting, by: format)) }
        }
        return unused
    }

    private static func unused(_ setting: BuildSetting, by format: OutputFormat) -> Diagnostic {
        .warning(
            "unused-option",
            "'\(setting.text)' of '\(setting.name)' changes nothing: '\(format.rawValue)' is not"
                + " built", at: setting.place)
    }

    /// The tokens that are to be written.
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
