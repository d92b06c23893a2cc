import CandelaPipeline

extension Tool {
    static let tokensBuild = Command(
        "build", "Export tokens to files.",
        discussion: """
            Writes files for each permutation of contexts that agrees with every '--input', named \
            after its contexts. All of them are written, or none; a run that is killed leaves whole \
            files, some of them perhaps as they were, and the next one puts that right. Two files \
            that would be one on some disk, and names that no disk holds, are errors. With \
            '--diagnostics json' problems and the list of files go to standard error as one object.

            What is to be built can stand in a file 'candela.json' ('{tool} schema build'): it is \
            read when no PATH is given, or when PATH is it or its directory. Options count before it.

            A GLOB goes step by step: '*' is any letters, '?' one letter, '**' any number of steps; \
            what matches a group takes all that is in it. Values are written out, so a token that \
            others refer to can be left out.

            '--watch' goes on until the process is ended: it builds again when a file that was read is \
            saved, replaces the files that are others by it, and says so in one line. When the new input \
            is wrong, it says why, and the files stay as they were.

            The format 'theme' is for a brand laid over the package's products, and built by itself: one \
            Swift file that gives an app the themes which '--theme' makes of the same file; with '--app' \
            it has that of the app's product alone.

            A length in rem stays rem in css, scss and ts; swift, swiftui, android and compose have no \
            such unit and take '--rem' points for one.
            """,
        operands: [
            Operand(
                "PATH",
                "a token file, a resolver document or a \(BuildFile.name); '-' is standard input",
                count: .atMostOne, default: "\(BuildFile.name), or else \(TokenSource.standardPath)"
            )
        ],
        options: BuildOption.all,
        examples: [
            "tokens build --format json --out build/tokens",
            "tokens build theme.resolver.json --format css --format swift --out build",
            "tokens build theme.resolver.json --format css --out build --roles --prefix acme \\\n"
                + "    --selector dark=.dark --except '**.internal'",
            "tokens build brand/candela.json",
            "tokens build brand.resolver.json --format theme --app app.json --out Sources/App",
            "tokens build brand/candela.json --watch",
        ],
        action: .run { invocation, surroundings throws(Failure) in
            let style = try DiagnosticStyle(invocation)
            if ThemeBuild.isAskedFor(invocation) {
                return try style.run { () throws(Failure) in
                    let build = try ThemeBuild(invocation, surroundings)
                    try surroundings.files.write(build.files, in: build.out)
                    return style.outcome(
                        build.warnings, written: .init(build.targets, in: build.out))
                }
            }
            if invocation.has(BuildOption.watch) {
                return try BuildWatch(invocation, surroundings, style).run()
            }
            return try style.run { () throws(Failure) in
                let build = try TokenBuild(BuildPlan(invocation, surroundings), surroundings)
                defer { build.remain() }
                try surroundings.files.write(build.files, in: build.plan.out)
                return style.outcome(
                    build.diagnostics, written: .init(build.targets, in: build.plan.out))
            }
        })
}
