import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import CandelaTool
import Testing

/// Tools without specimens or apps.
struct BareToolTests {
    private let bench: ToolHarness

    init() throws { bench = try ToolHarness(["journal.json": "{}"]) }

    private func run(_ line: String, _ tool: Tool) -> Outcome {
        tool.run(line.split(separator: " ").map(String.init), in: bench.environment)
    }

    @Test func `without specimens screens are built from journals only`() {
        let tool = Tool(apps: [.habit])
        #expect(run("dump --list", tool).text.isEmpty)
        #expect(run("dump --out dump", tool).status == .success)
        #expect(bench.contents.contains("dump/schema/habit.list.json"))
        let none = run("transcript habit.list", tool)
        #expect(none.status == .badCommandLine)
        #expect(none.report.hasPrefix("error: no specimen shows 'habit.list' [no-specimen]\n"))
        let made = run("transcript habit.list --journal journal.json --reader web", tool)
        #expect(made.text.hasPrefix("# habit.list, web\n"))
        #expect(run("audit", tool).report.hasPrefix("error: no screen matches all the options"))
        #expect(run("audit --journal journal.json --screen habit.list", tool).status == .success)
    }

    @Test func `without apps there are still tokens, journals and schemas`() {
        let tool = Tool(apps: [])
        #expect(run("dump --out dump", tool).status == .success)
        #expect(bench.contents.contains("dump/tokens/habit.dark.json"))
        #expect(run("journal check journal.json", tool).status == .success)
        #expect(run("schema options", tool).status == .success)
        #expect(run("schema session", tool).status == .success)
        #expect(run("--help", tool).text.contains("Usage: candela COMMAND"))
        for line in ["screen a --journal journal.json", "transcript a", "dump --screen a"] {
            let outcome = run(line, tool)
            #expect(outcome.status == .badCommandLine)
            #expect(outcome.report.hasPrefix("error: unknown screen"), "\(outcome.report)")
        }
    }

    @Test func `apps are made once, and only for commands that need them`() throws {
        let count = LockedValue(0)
        let apps: @Sendable () -> [AppDefinition] = {
            count.with { $0 += 1 }
            return [.habit]
        }
        let tool = Tool(apps: apps())
        try bench.write("t.tokens.json", "{}")
        for line in ["--help", "tokens check t.tokens.json", "journal check journal.json"] {
            #expect(run(line, tool).status == .success, "\(line)")
        }
        #expect(count.with { $0 } == 0)
        for _ in 0..<2 {
            let made = run("screen habit.list --journal journal.json", tool)
            #expect(made.status == .success)
        }
        #expect(count.with { $0 } == 1)
    }

    @Test func `the first of several apps with a screen builds it`() throws {
        let moonlight = try AppDefinition(
            "moonlight", name: "Moonlight", theme: .of(.weight), wording: .standard,
            screens: AppDefinition.habit.presenters)
        let line = "screen habit.list --journal journal.json"
        #expect(run(line, Tool(apps: [moonlight, .habit])).text.contains(#""id": "moonlight""#))
        #expect(run(line, Tool(apps: [.habit, moonlight])).text.contains(#""id": "habit""#))
        #expect(run("schema", Tool(apps: [moonlight, .habit])).text.contains("habit.list\n"))
        #expect(
            run("schema", Tool(apps: [moonlight, .habit])).text
                == run("schema", Tool(apps: [.habit])).text)
    }
}
