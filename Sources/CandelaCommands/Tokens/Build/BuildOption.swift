import CandelaTokenExport

/// The options of `tokens build`.
enum BuildOption {
    static let format = Option(
        "format", "FORMAT",
        (OutputFormat.allCases.map(\.rawValue) + [ThemeBuild.format]).joined(separator: ", "),
        repeats: true)
    static let out = Option("out", "DIR", "the directory to write to; created if missing")
    static let only = Option(
        "only", "GLOB", "write the tokens that match, and those in groups that match",
        repeats: true)
    static let except = Option(
        "except", "GLOB", "leave out the tokens that match, and those in groups that match",
        repeats: true)
    static let roles = Option(
        "roles", nil,
        "leave out primitives: tokens of sets and modifiers that others take values from")
    static let prefix = Option("prefix", "WORD", "the prefix of every token's name")
    static let names = Option(
        "names", "PATTERN",
        "names made of the path's steps: '{1}' is the first, '{-1}' the last, '{2..}' all from"
            + " the second; 'camel:', 'kebab:', 'pascal:' or 'snake:' before them sets the case in"
            + " css, scss, tailwind and ts, and 'kebab(--):' also what joins the steps")
    static let selector = Option(
        "selector", "CONTEXT=SELECTOR",
        "css, tailwind: the selector of a context; ':root=SELECTOR' is for the whole sheet",
        repeats: true)
    static let filename = Option(
        "filename", "FORMAT=PATTERN",
        "file names, without extension: '{name}', '{group}' and '{MODIFIER}' are "
            + "replaced, '/' separates folders", repeats: true)
    static let references = Option(
        "references", nil, "css, scss: refer to other tokens instead of repeating their values")
    static let split = Option("split", nil, "write separate files for each top-level group")
    static let rem = Option(
        "rem", "NUMBER", "pixels in one rem, for platforms without that unit", default: "16")
    static let kotlinPackage = Option(
        "kotlin-package", "NAME", "the package of generated Kotlin", default: "tokens")

    static let watch = Option(
        "watch", nil, "rebuild whenever an input file changes, until interrupted")

    static let all =
        [
            format, out, only, except, roles, prefix, names, selector, filename, split, references,
            Tool.input, rem,
            kotlinPackage, AppOption.option, watch, TokenSource.lenient, TokenSource.allowOutside,
            DiagnosticStyle.option,
        ] + WriteOptions.all
}
