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
    package let discussion: String

    package let operands: [Operand]
    package let options: [Option]

    /// Complete command lines without the program's name.
    package let examples: [String]

    package let action: Action

    package init(
        _ name: String, _ summary: String, discussion: String = "", operands: [Operand] = [],
        options: [Option] = [], examples: [String] = [], action: Action
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.operands = operands
        self.options = options
        self.examples = examples
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
