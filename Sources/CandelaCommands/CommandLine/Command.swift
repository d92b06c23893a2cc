/// A command of the tool, or a group of commands under one name.
package struct Command: Sendable {
    /// The command's implementation: subcommands, or a closure to run.
    package enum Action: Sendable {
        /// The next word selects one of these commands.
        case group([Command])

        /// The closure that runs the command.
        case run(@Sendable (Invocation, CommandEnvironment) throws(Failure) -> Outcome)
    }

    package let name: String

    /// A one-line summary for the list of commands and the top of the help.
    package let summary: String

    /// Details for the help, empty for none. Here and in the help of options and operands, `{tool}`
    /// is replaced by the name of the program.
    package var discussion: String { makeDiscussion() }

    package let operands: [Operand]
    package var options: [Option] { makeOptions() }

    /// Complete command lines without the program's name.
    package var examples: [String] { makeExamples() }

    // Most runs need the texts of one command, and some texts name the apps' screens.
    private let makeDiscussion: @Sendable () -> String
    private let makeOptions: @Sendable () -> [Option]
    private let makeExamples: @Sendable () -> [String]

    package let action: Action

    package init(
        _ name: String, _ summary: String,
        discussion: @autoclosure @escaping @Sendable () -> String = "", operands: [Operand] = [],
        options: @autoclosure @escaping @Sendable () -> [Option] = [],
        examples: @autoclosure @escaping @Sendable () -> [String] = [], action: Action
    ) {
        self.name = name
        self.summary = summary
        makeDiscussion = discussion
        self.operands = operands
        makeOptions = options
        makeExamples = examples
        self.action = action
    }

    /// The subcommands; empty for a command that runs.
    package var subcommands: [Command] {
        switch action {
        case .group(let commands): commands
        case .run: []
        }
    }
}
