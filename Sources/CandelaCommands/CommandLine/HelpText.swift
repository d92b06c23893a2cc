/// The text that `--help` prints for a command.
struct HelpText {
    private static let width = 80

    /// The commands on the path to the one described, starting with the tool itself.
    let path: [Command]

    var text: String {
        guard let command = path.last else { return "" }
        let arguments = command.arguments
        var blocks = [command.summary, usage(of: command, arguments)]
        if !command.discussion.isEmpty { blocks.append(wrap(named(command.discussion))) }
        blocks += [
            table("Commands:", command.subcommands.map { ($0.name, $0.summary) }),
            table(
                "Arguments:",
                arguments.operands.map { ($0.name, explain($0.help, $0.defaultText)) }),
            table("Options:", options(of: command, arguments).map { (label($0), explain($0)) }),
        ]
        if !command.examples.isEmpty {
            blocks.append(
                "Examples:\n"
                    + command.examples.map { "  \(program) \($0)" }.joined(separator: "\n"))
        }
        if !command.subcommands.isEmpty {
            blocks.append("Run '\(spelling) COMMAND --help' for details.")
        }
        return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private var program: String { path.first?.name ?? "" }

    /// A text with the program's name in place of `{tool}`.
    private func named(_ text: String) -> String { text.replacing("{tool}", with: program) }

    private var spelling: String { path.map(\.name).joined(separator: " ") }

    private func options(of command: Command, _ arguments: ArgumentReader) -> [Option] {
        arguments.options + (command.subcommands.isEmpty ? [.verbose] : []) + [.help]
            + (path.count == 1 ? [.version] : [])
    }

    private func usage(of command: Command, _ arguments: ArgumentReader) -> String {
        var parts = [spelling] + arguments.operands.map(\.usage)
        if !command.subcommands.isEmpty { parts.append("COMMAND") }
        parts += arguments.options.filter(\.isRequired).map(label)
        if arguments.options.contains(where: { !$0.isRequired }) { parts.append("[options]") }
        return "Usage: " + parts.joined(separator: " ")
    }

    private func label(_ option: Option) -> String {
        guard let value = option.value else { return option.spelling }
        return option.spelling + " " + value
    }

    private func explain(_ option: Option) -> String {
        explain(option.help + (option.repeats ? "; may be repeated" : ""), option.defaultText)
    }

    private func explain(_ help: String, _ defaultText: String?) -> String {
        guard let defaultText else { return named(help) }
        return "\(named(help)) (default: \(defaultText))"
    }

    private func table(_ title: String, _ rows: [(label: String, help: String)]) -> String {
        guard !rows.isEmpty else { return "" }
        let column = min(rows.map(\.label.count).max() ?? 0, 26) + 4
        let indent = String(repeating: " ", count: column)
        let lines = rows.map { row in
            let help = wrap(row.help, indent: indent)
            let label = "  " + row.label
            return label.count + 2 > column
                ? label + "\n" + help
                : label + help.dropFirst(label.count)
        }
        return ([title] + lines).joined(separator: "\n")
    }

    /// Wraps a text at 80 columns, between words; line feeds in the text are kept, and lines that
    /// begin with a space.
    private func wrap(_ text: String, indent: String = "") -> String {
        var lines: [String] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard !paragraph.hasPrefix(" ") else {
                lines.append(String(paragraph))
                continue
            }
            var line = indent
            for word in paragraph.split(separator: " ") {
                if line.count > indent.count, line.count + 1 + word.count > Self.width {
                    lines.append(line)
                    line = indent
                }
                line += (line.count > indent.count ? " " : "") + word
            }
            lines.append(line)
        }
        return lines.joined(separator: "\n")
    }
}
