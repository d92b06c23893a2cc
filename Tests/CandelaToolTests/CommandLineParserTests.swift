import CandelaTool
import Testing

struct CommandLineParserTests {
    private func run(_ words: String...) -> Outcome { run(words) }

    /// Prints its arguments.
    private struct Greet: RunnableCommand {
        let words, tags: [String]
        let name: String
        let isLoud: Bool

        init(_ arguments: inout ArgumentReader) {
            words = arguments.operands("WORD", "what to say")
            name = arguments.value("name", "NAME", "whom to greet", default: "you") ?? "you"
            tags = arguments.values("tag", "TAG", "a mark")
            isLoud = arguments.flag("loud", "in capitals")
        }

        func run(in environment: CommandEnvironment) -> Outcome {
            let parts = [name] + tags + (isLoud ? ["LOUD"] : []) + words
            return Outcome(parts.joined(separator: "|"))
        }
    }

    private struct Move: RunnableCommand {
        init(_ arguments: inout ArgumentReader) {
            _ = arguments.operand("FROM", "a place")
            _ = arguments.operand("TO", "another")
            _ = arguments.required("by", "MEANS", "how to go")
        }

        func run(in environment: CommandEnvironment) -> Outcome { Outcome("moved") }
    }

    private func run(_ words: [String]) -> Outcome {
        let greet = Command("greet", "Greets.", action: .run(Greet.self))
        let move = Command("move", "Moves.", action: .run(Move.self))
        let group = Command("walk", "Walks.", action: .group([move]))
        let tool = Command("tool", "A tool.", action: .group([greet, group]))
        guard let bench = try? ToolHarness() else { return Outcome("no place to run") }
        return Tool.candela.run(words, of: tool, in: bench.environment)
    }

    @Test func `an option takes its value after a space or an equals sign`() {
        #expect(run("greet", "--name", "Ada").text == "Ada")
        #expect(run("greet", "--name=Ada").text == "Ada")
        #expect(run("greet", "--name=a=b").text == "a=b")
        #expect(run("greet", "--name", "-").text == "-")
        #expect(run("greet", "--name", "-03:00").text == "-03:00")
    }

    @Test func `options, flags and words may come in any order`() {
        #expect(run("greet", "hi", "--loud", "--name", "Ada", "you").text == "Ada|LOUD|hi|you")
        #expect(run("greet", "--tag", "a", "x", "--tag=b").text == "you|a|b|x")
    }

    @Test func `after two dashes everything is a word`() {
        #expect(run("greet", "--", "--loud", "-x", "--help").text == "you|--loud|-x|--help")
        #expect(run("greet", "-").text == "you|-")
    }

    @Test(arguments: [
        (["greet", "--nam", "x"], "unknown option '--nam' [unknown-option]", "'--name'"),
        (["greet", "-n"], "unknown option '-n' [unknown-option]", "tool greet --help"),
        // A part of a name, and a word that is close to none.
        (["greet", "--lou"], "unknown option '--lou'", "closest option is '--loud'"),
        (["greet", "--ame"], "unknown option '--ame'", "closest option is '--name'"),
        (["greet", "--xyz"], "unknown option '--xyz'", "use one of --name, --tag, --loud, "),
        (["greet", "--name"], "'--name' needs a value: '--name NAME' [missing-value]", "--help"),
        (["greet", "--name", "--loud"], "'--name' needs a value", "--help"),
        (["greet", "--name="], "'--name' has an empty value [missing-value]", "--help"),
        (["greet", "--loud=yes"], "'--loud' takes no value [unexpected-value]", "--help"),
        (["greet", "--name", "a", "--name", "b"], "'--name' is given twice", "--help"),
        (["gret"], "unknown command 'gret' [unknown-command]", "'greet'"),
        (["wlak", "--help"], "unknown command 'wlak' [unknown-command]", "'walk'"),
        (["--verson"], "unknown option '--verson' [unknown-option]", "'--version'"),
        (["walk"], "no command given [missing-command]", "the commands are move"),
        ([], "no command given [missing-command]", "the commands are greet, walk"),
        (["walk", "move", "a", "--by", "x"], "'TO' is missing: another", "tool walk move --help"),
        (["walk", "move", "a", "b", "c", "--by=x"], "unexpected argument 'c'", "--help"),
        (["walk", "move", "a", "b"], "'--by MEANS' is missing: how to go", "--help"),
        (["help", "greet", "me"], "unexpected argument 'me'", "--help"),
    ])
    func `a mistake names the error and the command's help`(
        words: [String], message: String, help: String
    ) {
        let outcome = run(words)
        #expect(outcome.status == .badCommandLine)
        #expect(outcome.output.isEmpty)
        #expect(outcome.report.hasPrefix("error: " + message))
        #expect(outcome.report.contains(help))
    }

    @Test func `help takes precedence over every mistake`() {
        for words in [
            ["walk", "move", "--help"], ["walk", "move", "-h", "--nonsense"],
            ["help", "walk", "move"], ["walk", "--nonsense", "move", "--help"],
        ] {
            let outcome = run(words)
            #expect(outcome.status == .success)
            #expect(outcome.text.contains("Usage: tool walk move FROM TO --by MEANS\n"))
            #expect(outcome.messages.isEmpty)
        }
    }

    @Test func `help lists arguments, options with defaults, and commands`() {
        #expect(
            run("greet", "--help").text == """
                Greets.

                Usage: tool greet [WORD…] [options]

                Arguments:
                  WORD  what to say

                Options:
                  --name NAME  whom to greet (default: you)
                  --tag TAG    a mark; may be repeated
                  --loud       in capitals
                  --verbose    list every problem and file
                  --help       show this help

                """)
        #expect(run("--help").text.contains("Commands:\n  greet  Greets.\n  walk   Walks.\n"))
    }
}
