import Foundation

/// The `candela` command.
@main
package struct Tool {
    static func main() {
        let outcome = run(
            Array(CommandLine.arguments.dropFirst()), in: Surroundings.ofThisProcess())
        exit(StandardStreams.say(outcome).rawValue)
    }

    /// Runs one command line from its words to everything it has to say.
    ///
    /// - Parameters:
    ///   - words: What follows the tool's name.
    ///   - tool: The commands to choose among.
    package static func run(
        _ words: [String], of tool: Command = command, in surroundings: Surroundings
    ) -> Outcome {
        do throws(Failure) {
            switch try LineParser.parse(words, for: tool) {
            case .help(let path): return Outcome(HelpText(path: path).text)
            case .version: return Outcome("candela \(version)\n")
            case .run(let command, let invocation):
                guard case .run(let body) = command.action else { return Outcome() }
                var outcome: Outcome
                do throws(Failure) {
                    var surroundings = surroundings
                    surroundings.files.options = try WriteOptions(invocation)
                    outcome = try body(invocation, surroundings)
                } catch {
                    let isUsage = error.status == .badCommandLine
                    outcome = Outcome(isUsage ? error.adding(helpFor: invocation.path) : error)
                }
                outcome.isVerbose = invocation.isVerbose
                return outcome
            }
        } catch {
            return Outcome(error)
        }
    }

    package static let version = "0.1.0"

    /// All commands, under the word `candela`.
    package static let command = Command(
        "candela", "Design tokens and finished screens for habit, streak and weight apps.",
        discussion: """
            Results go to standard output, everything else to standard error. Exit status 0 is \
            success, 1 a problem in the data, 2 a mistake in the command line. Of many problems of \
            one kind or many files the first are named and the rest counted; '--verbose' names all.
            """,
        action: .group([
            dumpCommand, screenCommand, streamCommand, transcriptCommand, previewCommand,
            auditCommand, tokensCommand, schemaCommand, importCommand, exportCommand,
            journalCommand, phrasesCommand,
        ]))
}
