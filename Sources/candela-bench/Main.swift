@main
struct Bench {
    /// What can be measured, in the order it is printed.
    static let sections: [BenchSection] = [JSONBench.section, StreakBench.section]

    static func main() {
        let wanted = CommandLine.arguments.dropFirst()
        if wanted.contains("--help") || wanted.contains("-h") { return help() }
        for name in wanted where !sections.contains(where: { $0.name == name }) {
            print("candela-bench: there is no section '\(name)'\n")
            return help()
        }
        for section in sections where wanted.isEmpty || wanted.contains(section.name) {
            print("\(section.name): \(section.summary)")
            section.run()
        }
    }

    private static func help() {
        print("usage: swift run -c release candela-bench [SECTION]...\n\nsections:")
        for section in sections { print("  \(section.name)  \(section.summary)") }
    }
}
