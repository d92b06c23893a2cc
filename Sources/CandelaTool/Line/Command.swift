/// One thing the tool can do, or a group of such things under one word.
package struct Command: Sendable {
    /// What happens when the words on the command line lead here.
    package enum Action: Sendable {
        /// The next word chooses among these.
        case group([Command])

        /// The command itself.
        case run(@Sendable (Invocation, Surroundings) throws(Failure) -> Outcome)
    }

    package let name: String

    /// One line, for the list of commands and the top of the help.
    package let summary: String

    /// The details that the one line leaves out; empty for none. In it and in the help of options, `{tool}` is the name
    /// of the program.
    package let discussion: String

    package let operands: [Operand]
    package let options: [Option]

    /// Command lines that work as they stand, each without the program's name.
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

    /// The commands one word further; empty for a command that runs.
    package var subcommands: [Command] {
        switch action {
        case .group(let commands): commands
        case .run: []
        }
    }
}
