import CandelaPipeline

/// What a build can be told on the command line.
enum BuildOption {
    static let format = Option(
        "format", "FORMAT",
        (OutputFormat.allCases.map(\.rawValue) + [ThemeBuild.format]).joined(separator: ", "),
        repeats: true)
    static let out = Option("out", "DIR", "where to write; made when it is not there")
    static let only = Option(
        "only", "GLOB", "write the tokens whose path, or a group around them, matches",
        repeats: true)
    static let except = Option(
        "except", "GLOB", "leave out the tokens whose path, or a group around them, matches",
        repeats: true)
    static let roles = Option(
        "roles", nil, "leave out primitives: sets and modifiers that others take values from")
    static let prefix = Option("prefix", "WORD", "the first word of every token's name")
    static let selector = Option(
        "selector", "CONTEXT=SELECTOR",
        "css: what shows a context; ':root=SELECTOR' is for all of the sheet", repeats: true)
    static let filename = Option(
        "filename", "FORMAT=PATTERN",
        "how files are called, without their ending: '{name}', '{group}' and '{MODIFIER}' are "
            + "replaced, '/' parts folders", repeats: true)
    static let split = Option("split", nil, "write files for each top group")
    static let rem = Option(
        "rem", "NUMBER", "pixels of one rem, where a platform has none", default: "16")
    static let kotlinPackage = Option(
        "kotlin-package", "NAME", "the package of generated Kotlin", default: "tokens")

    static let watch = Option(
        "watch", nil, "build again when a file that is read changes, until the process is ended")

    static let all =
        [
            format, out, only, except, roles, prefix, selector, filename, split, Tool.input, rem,
            kotlinPackage, AppOption.option, watch, TokenSource.lenient, TokenSource.allowOutside,
            DiagnosticStyle.option,
        ] + WriteOptions.all
}
