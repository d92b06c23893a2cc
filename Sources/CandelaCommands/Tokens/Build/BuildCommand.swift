import CandelaDTCG

extension Tool {
    static let tokensBuild = Command(
        "build", "Export tokens to files.",
        discussion: """
            Writes files for each permutation of contexts that matches every '--input', named \
            after its contexts. Either all of them are written or none; files that already have the \
            same content are left untouched. A run that is killed \
            leaves only complete files, some perhaps outdated; the next run updates those. A file \
            name that is not valid on every file system is an error, and so are two that are equal \
            on some. With '--diagnostics json' problems and the list of files are written to \
            standard error as one object.

            The build can be described in a file 'candela.json' ('{tool} schema build'): it is read \
            when no PATH is given, or when PATH is the file or its directory. Options take precedence.

            A GLOB is matched step by step: '*' matches any characters, '?' one character, '**' \
            any number of steps; a GLOB that matches a group includes all of its tokens. \
            References are resolved to values, so a token that others refer to can be left out.

            '--references' keeps them in css and scss where that gives the same values in every \
            appearance: 'var(--color-red, #ff0000)' and '$color-red', also in parts of composite values.

            '--watch' runs until the process is ended: it rebuilds when an input file is saved \
            and prints one line. If the new input has an error, \
            it is reported, and the files are left unchanged.

            The format 'theme' is for a brand that overrides the package's products, and cannot be \
            combined with other formats: it writes one Swift file with the themes that '--theme' \
            builds from the same file; with '--app' only the theme of that app's product. In the same \
            way 'a2ui-css' writes a style sheet for A2UI's web renderers for each theme, without PATH for \
            the tool's own.

            A length in rem stays in rem in css, tailwind, scss and ts; swift, swiftui, android and compose have \
            no such unit and use '--rem' points for one rem.
            """,
        examples: [
            "tokens build --format json --out build/tokens",
            "tokens build theme.resolver.json --format css --format swift --out build",
            "tokens build theme.resolver.json --format css --out build --roles --prefix acme \\\n"
                + "    --selector dark=.dark --except '**.internal'",
            "tokens build theme.resolver.json --format tailwind --out src --names '{2..}'",
            "tokens build brand/candela.json",
            "tokens build base.json dark.json --format css --out build",
            "tokens build brand.resolver.json --format theme --app app.json --out Sources/App",
            "tokens build brand/candela.json --watch",
        ], action: .run(TokensBuildCommand.self))
}

private struct TokensBuildCommand: RunnableCommand {
    private let arguments: BuildArguments

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        self.arguments = try BuildArguments(&arguments)
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        let style = arguments.style
        if let format = arguments.themeFormat {
            let build = try ThemeBuild(format, arguments, environment)
            let changed = try environment.files.write(build.files, in: build.out)
            return style.outcome(
                build.warnings, written: .init(build.files, in: build.out, changed: changed))
        }
        if arguments.watches {
            return try BuildWatch(arguments, environment).run()
        }
        let build = try TokenBuild(
            BuildPlan(arguments, environment),
            listsAll: style == .json || environment.isVerbose, environment)
        defer { build.remain() }
        let changed = try environment.files.write(build.files, in: build.plan.out)
        return style.outcome(
            build.diagnostics,
            written: .init(build.files, in: build.plan.out, changed: changed))
    }
}
