import CandelaCommands
import CandelaPreview
import Foundation

extension Tool {
    /// Runs the command line of this process and exits with its status.
    public func main() -> Never {
        do throws(Failure) {
            exit(run(try Self.arguments()))
        } catch {
            exit(StandardStreams.say(Outcome(error)).rawValue)
        }
    }

    /// Runs a command line. Results are written to standard output, everything else to standard
    /// error.
    ///
    /// - Parameter arguments: The program's path and its arguments, as in `CommandLine.arguments`.
    ///   Help and messages use the last component of the path as the program's name.
    /// - Returns: The exit status: 0 for success, 1 for a problem in the data, 2 for a mistake in
    ///   the command line.
    public func run(_ arguments: [String]) -> Int32 {
        var tool = self
        if let name = arguments.first?.split(separator: "/").last { tool.name = String(name) }
        let outcome = tool.run(Array(arguments.dropFirst()), in: CommandEnvironment.ofThisProcess())
        return StandardStreams.say(outcome).rawValue
    }

    /// Runs one command line and returns its outcome.
    ///
    /// - Parameter words: The arguments after the tool's name.
    package func run(_ words: [String], in environment: CommandEnvironment) -> Outcome {
        run(words, of: command, in: environment)
    }

    /// All commands, in a group with the name of the program.
    package var command: Command {
        Command(
            name, "Design tokens and finished screens for habit, streak and weight apps.",
            discussion: """
                Results go to standard output, everything else to standard error. Exit status 0 \
                means success, 1 a problem in the data, 2 a mistake in the command line. Only the \
                first of many similar problems or files are listed and the rest are counted; \
                '--verbose' lists all.
                """,
            action: .group([
                Self.dumpCommand(of: self), Self.screenCommand(of: self),
                Self.streamCommand(of: self), Self.transcriptCommand(of: self),
                Self.previewCommand(of: self),
                Self.auditCommand(of: self), Self.tokensCommand, Self.schemaCommand(of: self),
                Self.importCommand, Self.exportCommand, Self.journalCommand, Self.phrasesCommand,
                Self.conformanceCommand,
            ]))
    }
}
