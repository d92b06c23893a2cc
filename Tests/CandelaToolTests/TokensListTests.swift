import CandelaTool
import Testing

struct TokensListTests {
    private let set = """
        {"color": {"$type": "color",
           "red": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]},
                   "$description": "Stop.\\nAlways."},
           "alert": {"$value": "{color.red}", "$deprecated": "use color.red"},
           "shade": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.2}}},
         "間隔": {"$type": "dimension", "$description": "Between words.",
                  "$value": {"value": 4, "unit": "px"}}}
        """

    private func list(_ words: String = "", terminal: Terminal = Terminal()) throws -> Outcome {
        let bench = try ToolHarness(["t.tokens.json": set])
        var environment = bench.environment
        environment.terminal = terminal
        let line = "tokens list t.tokens.json " + words
        return Tool.candela.run(line.split(separator: " ").map(String.init), in: environment)
    }

    @Test func `columns are aligned by width in a terminal`() throws {
        let outcome = try list()
        #expect(outcome.status == .success)
        #expect(
            outcome.text == """
                PATH         TYPE       VALUE      DESCRIPTION
                color.red    color      #ff0000    Stop. Always.
                color.alert  color      #ff0000    (deprecated: use color.red)
                color.shade  color      #00000033
                間隔         dimension  4px        Between words.

                """)
    }

    @Test func `reads the files of other tools leniently`() throws {
        let bench = try ToolHarness(["a.json": ##"{"a": {"value": "4px", "type": "spacing"}}"##])
        let outcome = bench.run("tokens list a.json --lenient")
        #expect(outcome.status == .success && outcome.text.contains("a     dimension  4px"))
        #expect(bench.run("tokens list a.json").status == .badData)
    }

    @Test func `a colour terminal shows each colour beside its value`() throws {
        let terminal = Terminal(
            isTerminal: true, environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"])
        let lines = try list(terminal: terminal).text.split(separator: "\n")
        let red = "\u{1B}[48;2;255;0;0m \u{1B}[48;2;255;0;0m \u{1B}[0m"
        #expect(lines[0] == "PATH         TYPE           VALUE      DESCRIPTION")
        #expect(lines[1] == "color.red    color      \(red)  #ff0000    Stop. Always.")
        // 20 % black: over white this is 255 × 0.8 = 204, over black 0.
        #expect(lines[3].contains("\u{1B}[48;2;204;204;204m \u{1B}[48;2;0;0;0m \u{1B}[0m"))
        #expect(lines[4] == "間隔         dimension      4px        Between words.")
    }

    @Test func `a terminal with fewer colours gets the nearest of its cube`() throws {
        // Red in the cube is 16 + 36 × 5.
        let outcome = try list("--color always")
        #expect(outcome.text.contains("\u{1B}[48;5;196m"))
        #expect(!outcome.text.contains("48;2"))
    }

    @Test(arguments: [
        ("", true, ["TERM": "xterm"], true),
        ("--color auto", true, ["TERM": "xterm", "NO_COLOR": ""], true),
        ("", true, ["TERM": "xterm", "NO_COLOR": "1"], false),
        ("--color always", true, ["TERM": "xterm", "NO_COLOR": "1"], true),
        ("--color never", true, ["TERM": "xterm"], false),
        ("", true, ["TERM": "dumb"], false),
        ("", true, [:], false),
        ("", false, ["TERM": "xterm"], false),
        ("--color always", false, [:], true),
    ])
    func `colours follow the option, then the terminal`(
        words: String, isTerminal: Bool, environment: [String: String], isColored: Bool
    ) throws {
        let terminal = Terminal(isTerminal: isTerminal, environment: environment)
        let outcome = try list(words, terminal: terminal)
        #expect(outcome.status == .success)
        #expect(outcome.text.contains("\u{1B}") == isColored)
    }

    @Test func `control characters in a file do not reach the terminal`() throws {
        let bench = try ToolHarness([
            "t.tokens.json": #"{"a\u001b[2J": {"$type": "number", "$value": 1}}"#
        ])
        let outcome = bench.run("tokens list t.tokens.json")
        #expect(outcome.text == "PATH        TYPE    VALUE  DESCRIPTION\na\\u{1B}[2J  number  1\n")
    }

    @Test func `inputs select contexts`() throws {
        let bench = try ToolHarness([
            "t.resolver.json": """
            {"version": "2025.10", "modifiers": {"m": {"default": "a", "contexts": {
               "a": [{"n": {"$type": "number", "$value": 1}}],
               "b": [{"n": {"$type": "number", "$value": 2}}]}}},
             "resolutionOrder": [{"$ref": "#/modifiers/m"}]}
            """
        ])
        #expect(bench.run("tokens list t.resolver.json").text.contains("n     number  1\n"))
        let other = bench.run("tokens list t.resolver.json --input m=b")
        #expect(other.text.contains("n     number  2\n"))
    }
}
