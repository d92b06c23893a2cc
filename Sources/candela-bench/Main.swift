@main
struct Bench {
    /// What can be measured, in the order it is printed.
    static let sections: [BenchSection] = [
        // Those that start processes come first: a process counts the memory of the one that starts it.
        TokenBench.section, ScreenBench.section, JSONBench.section, StreakBench.section,
        HabitBench.section, SessionBench.section, WeightBench.section, ImportBench.section,
        BrandBench.section, FuzzBench.section,
    ]

    static func main() {
        if CommandLine.arguments.contains(where: { $0 == "--help" || $0 == "-h" }) { return help() }
        let wanted = BenchOptions.sections
        for name in wanted where !sections.contains(where: { $0.name == name }) {
            print("candela-bench: there is no section '\(name)'\n")
            return help()
        }
        if CommandLine.arguments.contains("--table") {
            let chosen = sections.filter { wanted.isEmpty || wanted.contains($0.name) }
            return print(BenchRow.table(chosen.flatMap { $0.rows() }), terminator: "")
        }
        for section in sections where wanted.isEmpty || wanted.contains(section.name) {
            print("\(section.name): \(section.summary)")
            section.run()
        }
    }

    private static func help() {
        print(
            "usage: swift run -c release candela-bench [SECTION]... [OPTION VALUE]...\n\nsections:")
        for section in sections { print("  \(section.name)  \(section.summary)") }
        print(
            """

            options:
              --table           the figures of the README as a table of Markdown
              --keep DIRECTORY  where 'tokens' leaves its sets and what is built from them
              --count NUMBER    how many inputs 'fuzz' tries
              --from NUMBER     the input 'fuzz' begins with
            """)
    }
}
