/// A command of the tool, or a group of commands under one name.
package struct Command: Sendable {
    /// The command's implementation.
    package enum Action: Sendable {
        /// The next word selects one of these commands.
        case group([Command])

        /// The command to run, made from its arguments.
        case run(any RunnableCommand.Type)
    }

    package let name: String

    /// A one-line summary for the list of commands and the top of the help.
    package let summary: String

    /// Details for the help, empty for none. Here and in the help of options and operands, `{tool}`
    /// is replaced by the name of the program.
    package var discussion: String { makeDiscussion() }

    /// Complete command lines without the program's name.
    package var examples: [String] { makeExamples() }

    // Most runs need no texts, and some texts name the apps' screens.
    private let makeDiscussion: @Sendable () -> String
    private let makeExamples: @Sendable () -> [String]

    package let action: Action

    package init(
        _ name: String, _ summary: String,
        discussion: @autoclosure @escaping @Sendable () -> String = "",
        examples: @autoclosure @escaping @Sendable () -> [String] = [], action: Action
    ) {
        (self.name, self.summary, self.action) = (name, summary, action)
        (makeDiscussion, makeExamples) = (discussion, examples)
    }

    /// The operands and options, without values.
    package var arguments: ArgumentReader {
        switch action {
        case .group: ArgumentReader()
        case .run(let type): ArgumentReader(listing: type)
        }
    }

    /// The subcommands; empty for a command that runs.
    package var subcommands: [Command] {
        switch action {
        case .group(let commands): commands
        case .run: []
        }
    }
}
