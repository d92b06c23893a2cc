import CandelaDTCG

extension Tool {
    package static let conformanceCommand = Command(
        "conformance", "Write cases with which a renderer of screens is checked.",
        discussion: """
            Each case is a small screen, and the boxes, lines of text, screen reader stops or events that a \
            renderer makes of it. Text is measured with the kit's own font, so that boxes are the same in every \
            toolkit. README.md says how to run the cases and report the results. These files are written: \
            index.json, README.md, font.ttf, tokens.<appearance>.json, icons.json, cases/<id>.json and \
            schema/*.json; cases of an earlier kit are removed. With '--results' a report is summarised as a \
            table, by topic, with the differences of the cases that fail. It must have one result for each \
            case of the kit.
            """,
        examples: ["conformance --out kit", "conformance --results kit/results.json"],
        action: .run(ConformanceCommand.self))
}

private struct ConformanceCommand: RunnableCommand {
    private let directory, results: String?

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        directory = arguments.value("out", "DIR", "write the kit below this directory")
        results = arguments.value(
            "results", "FILE", "summarise a renderer's report instead; '-' is standard input")
        try arguments.fileOptions()
    }

    func run(in environment: CommandEnvironment) throws(Failure) -> Outcome {
        if let results {
            let (report, warnings) = try Document.read(
                ConformanceResults.self, from: results, environment)
            let faults = report.faults(of: try CaseList.all)
            return Outcome(
                output: Array(report.table.utf8), diagnostics: warnings + faults,
                status: report.passes && faults.isEmpty ? .success : .badData)
        }
        guard let directory else {
            throw .usage("name a directory with '--out'", id: "missing-option")
        }
        try environment.files.check(directory: directory)
        let kit = try ConformanceKit(of: environment.tool)
        let writer = DumpWriter(
            kind: .conformance, folders: ["cases", "schema"], directory: directory,
            files: environment.files)
        return Outcome(diagnostics: try writer.write(kit.index, kit.documents))
    }
}
