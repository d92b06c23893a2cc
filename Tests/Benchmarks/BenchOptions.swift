/// The options after the sections on the command line: `--name value`.
enum BenchOptions {
    /// The last value of an option; `nil` if it was not given.
    static func value(_ name: String) -> String? {
        let words = CommandLine.arguments
        guard let index = words.lastIndex(of: "--" + name), index + 1 < words.count else {
            return nil
        }
        return words[index + 1]
    }

    /// The sections given on the command line; empty to run all.
    static var sections: ArraySlice<String> {
        CommandLine.arguments.dropFirst().prefix { !$0.hasPrefix("--") }
    }
}
