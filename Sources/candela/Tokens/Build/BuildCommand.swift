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

            What is to be built can stand in a file 'candela.json' ('candela schema build'): it is \
            read when no PATH is given, or when PATH is it or its directory. Options count before it.

            A GLOB goes step by step: '*' is any letters, '?' one letter, '**' any number of steps; \
            what matches a group takes all that is in it. Values are written out, so a token that \
            others refer to can be left out.

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
            "candela tokens build --format json --out build/tokens",
            "candela tokens build theme.resolver.json --format css --format swift --out build",
            "candela tokens build theme.resolver.json --format css --out build --roles --prefix acme \\\n"
                + "    --selector dark=.dark --except '**.internal'",
            "candela tokens build brand/candela.json",
        ],
        action: .run { invocation, surroundings throws(Failure) in
            let style = try DiagnosticStyle(invocation)
            return try style.run { () throws(Failure) in
                try build(BuildPlan(invocation, surroundings), surroundings, style)
            }
        })

    private static func build(
        _ plan: BuildPlan, _ surroundings: Surroundings, _ style: DiagnosticStyle
    ) throws(Failure) -> Outcome {
        var source = try TokenSource(
            plan.source, isLenient: plan.isLenient, allowsOutside: plan.allowsOutside, surroundings)
        let unused = try plan.check(against: source.project)
        var export = try source.export(source.permutations(agreeingWith: plan.inputs))
        export = try plan.filtered(export)
        let files = try source.files(of: export, as: plan.formats, plan.options)
        let targets = files.map { Files.join(plan.out, $0.path) }
        let read = source.project.files + [plan.file].compactMap { $0 }
        let sources = surroundings.files.identities(of: read)
        for target in targets
        where !sources.isDisjoint(with: surroundings.files.identities(of: [target])) {
            throw .usage("'\(target)' would replace a file it is made from", id: "same-file")
        }
        try surroundings.files.write(files.map { .init($0.location, $0.bytes) }, in: plan.out)
        return style.outcome(unused + source.diagnostics, written: .init(targets, in: plan.out))
    }
}
