@main
struct Bench {
    /// The measurements, in the order of the output.
    static let sections: [BenchSection] = [
        // Sections that start processes come first: a child inherits its parent's peak memory.
        TokenBench.section, ScreenBench.section, JSONBench.section, StreakBench.section,
        HabitBench.section, SessionBench.section, OwnRecordsBench.section, WeightBench.section,
        ImportBench.section, BrandBench.section, FuzzBench.section,
    ]

    static func main() throws {
        if CommandLine.arguments.contains(where: { $0 == "--help" || $0 == "-h" }) { return help() }
        let wanted = BenchOptions.sections
        for name in wanted where !sections.contains(where: { $0.name == name }) {
            print("candela-bench: unknown section '\(name)'\n")
            return help()
        }
        if CommandLine.arguments.contains("--table") {
            let chosen = sections.filter { wanted.isEmpty || wanted.contains($0.name) }
            return print(BenchRow.table(try chosen.flatMap { try $0.rows() }), terminator: "")
        }
        for section in sections where wanted.isEmpty || wanted.contains(section.name) {
            print("\(section.name): \(section.summary)")
            try section.run()
        }
    }

    private static func help() {
        print(
            "usage: swift run -c release candela-bench [SECTION]... [OPTION]...\n\nsections:")
        for section in sections { print("  \(section.name)  \(section.summary)") }
        print(
            """

            options:
              --table           the main results as a Markdown table
              --keep DIRECTORY  the directory for the sets and builds of 'tokens'
              --count NUMBER    the number of inputs of 'fuzz'
              --from NUMBER     the first input of 'fuzz'
            """)
    }
}
