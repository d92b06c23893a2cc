import CandelaTokenExport

/// The arguments of `tokens build`.
///
/// Values that `candela.json` can also state are texts here: ``BuildPlan`` converts them.
struct BuildArguments: ArgumentGroup {
    let paths: [String]
    let formats: [String]
    let out: String?
    let only, except: [String]
    let isOfRoles: Bool
    let prefix, names: String?
    let selectors, filenames: [(String, String)]
    let isSplit, usesReferences: Bool
    let inputs: [String: String]
    let rem, kotlinPackage, app: String?
    let watches: Bool
    let tokens: TokenArguments
    let style: DiagnosticStyle

    /// - Throws: A usage failure for an invalid value, or an option without effect on a theme.
    init(_ arguments: inout ArgumentReader) throws(Failure) {
        paths = arguments.operands(
            "PATH",
            "a token file, a resolver document or a \(BuildFile.name), or several token files, of "
                + "which later ones override those before; '-' is standard input",
            default: "\(BuildFile.name), or else \(TokenSource.standardPath)")
        formats = arguments.values(
            "format", "FORMAT",
            (OutputFormat.allCases.map(\.rawValue) + ThemeBuild.formats).joined(separator: ", "))
        out = arguments.value("out", "DIR", "the directory to write to; created if missing")
        only = arguments.values(
            "only", "GLOB", "write the tokens that match, and those in groups that match")
        except = arguments.values(
            "except", "GLOB", "leave out the tokens that match, and those in groups that match")
        isOfRoles = arguments.flag(
            "roles",
            "leave out primitives: tokens of sets and modifiers that others take values from")
        prefix = arguments.value("prefix", "WORD", "the prefix of every token's name")
        names = arguments.value(
            "names", "PATTERN",
            "names made of the path's steps: '{1}' is the first, '{-1}' the last, '{2..}' all from"
                + " the second; 'camel:', 'kebab:', 'pascal:' or 'snake:' before them sets the case"
                + " in css, scss, tailwind and ts, and 'kebab(--):' also what joins the steps")
        selectors = try arguments.pairs(
            "selector", "CONTEXT=SELECTOR",
            "css, tailwind: the selector of a context; ':root=SELECTOR' is for the whole sheet")
        filenames = try arguments.pairs(
            "filename", "FORMAT=PATTERN",
            "file names, without extension: '{name}', '{group}' and '{MODIFIER}' are "
                + "replaced, '/' separates folders")
        isSplit = arguments.flag("split", "write separate files for each top-level group")
        usesReferences = arguments.flag(
            "references", "css, scss: refer to other tokens instead of repeating their values")
        inputs = try arguments.inputs()
        rem = arguments.value(
            "rem", "NUMBER", "pixels in one rem, for platforms without that unit", default: "16")
        kotlinPackage = arguments.value(
            "kotlin-package", "NAME", "the package of generated Kotlin", default: "tokens")
        app = arguments.app()
        watches = arguments.flag(
            "watch", "rebuild whenever an input file changes, until interrupted")
        tokens = TokenArguments(&arguments)
        style = try arguments.diagnosticStyle()
        try arguments.fileOptions()
        if let theme = themeFormat?.rawValue {
            guard formats == [theme] else {
                throw .usage(
                    "the format '\(theme)' cannot be combined with others", id: "mixed-formats",
                    help: ["run the command again for the others"])
            }
            let known = ["format", "out", "app", "diagnostics", "wait", "break-links"]
            try arguments.refuse(
                arguments.options.map(\.name).filter { !known.contains($0) },
                "on the format '\(theme)'")
        } else if app != nil {
            let themes = ThemeBuild.formats.map { "'\($0)'" }.joined(separator: " and ")
            throw .usage("'--app' only applies to the formats \(themes)", id: "unused-option")
        }
    }

    /// The format of whole themes that is built; `nil` for files of tokens.
    var themeFormat: ThemeBuild.Format? {
        formats.lazy.compactMap(ThemeBuild.Format.init).first
    }
}
