import Testing
import candela

struct ImportCommandTests {
    private let weights = "#Units: kg\n#date;weight\n2026-03-18T06:00:00Z;78.2\nnever;78\n"

    @Test func `prints the journal and counts what was read`() throws {
        let outcome = try Workbench(["w.csv": weights]).run("import libra w.csv")
        #expect(outcome.status == .success)
        #expect(outcome.text.contains("\"2026-03-18T07:00:00+01:00\""))
        #expect(
            outcome.messages == [
                "w.csv:4: 'never' is no point in time",
                "w.csv: read 1 weigh-ins on 1 days; 0 written twice are joined;"
                    + " 1 lines could not be used",
            ])
    }

    @Test func `strict makes one line too many`() throws {
        let outcome = try Workbench(["w.csv": weights]).run("import libra w.csv --strict")
        #expect(outcome.status == .badData)
        #expect(outcome.output.isEmpty)
        #expect(outcome.report.contains("w.csv:4: 'never' is no point in time"))
    }

    @Test func `reads standard input`() throws {
        let outcome = try Workbench(input: weights).run("import libra - --time-zone=-03:00")
        #expect(outcome.text.contains("\"2026-03-18T03:00:00-03:00\""))
        #expect(outcome.messages.first == "-:4: 'never' is no point in time")
    }

    @Test func `nothing read is an error`() throws {
        let outcome = try Workbench(["w.csv": "#Units: kg\nnever;78\n"]).run("import libra w.csv")
        #expect(outcome.status == .badData)
        #expect(outcome.output.isEmpty)
        #expect(outcome.report.contains("[empty-import]"))
    }

    @Test(arguments: [
        (
            "import libra w.csv --time-zone Europe/Berln", "unknown time zone 'Europe/Berln'",
            "'Europe/Berlin'"
        ),
        ("import libra w.csv --unit kgs", "unknown unit 'kgs'", "'kg'"),
        ("import libra w.csv --day-start 3am", "'3am' is no value for '--day-start'", "03:00"),
        ("import libra", "'FILE' is missing", "--help"),
        ("import loop a b", "unexpected argument 'b'", "--help"),
        ("import lop a", "unknown command 'lop'", "'loop'"),
    ])
    func `a mistake in the command line exits 2`(line: String, message: String, help: String) throws
    {
        let outcome = try Workbench(["w.csv": weights]).run(line)
        #expect(outcome.status == .badCommandLine)
        #expect(outcome.output.isEmpty)
        #expect(outcome.report.hasPrefix("error: " + message))
        #expect(outcome.report.contains(help))
    }

    @Test func `every command explains itself`() throws {
        let bench = try Workbench()
        func visit(_ command: Command, _ path: [String]) {
            let outcome = bench.run(path + ["--help"])
            #expect(outcome.status == .success)
            #expect(outcome.text.hasPrefix(command.summary + "\n\nUsage: "))
            #expect(outcome.text.contains("--help"))
            #expect(outcome.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
            for option in command.options { #expect(outcome.text.contains(option.spelling)) }
            for next in command.subcommands { visit(next, path + [next.name]) }
        }
        visit(Tool.command, [])
    }
}
