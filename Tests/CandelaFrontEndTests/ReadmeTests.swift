import CandelaRules
import CandelaScreens
import CandelaTokens
import Foundation
import Testing

/// The README's first example, run.
struct ReadmeTests {
    private func lines() throws -> [String] {
        var lines: [String] = []
        func print(_ words: String...) { lines.append(words.joined(separator: " ")) }

        // The lines below are those of the README, as a test compares.
        let now = Instant(secondsSince1970: 1_773_850_800)  // 18 March 2026, 17:20 in Berlin
        let context = Context(now: now, zone: try Zone("Europe/Berlin"), product: .practice)
        let today = DayClock(context.zone).day(of: now)
        var journal = Journal()
        journal.habits = [Habit(id: "meditate", name: "Meditate")]
        journal.completions = (1...11).map { Completion(habit: "meditate", day: today.adding(-$0)) }
        let card = StreakCounterCard(journal, habit: journal.habits[0], in: context)
        print(card.count.text + ",", card.preview.text)
        print(card.accessibility.label + ":", card.accessibility.value ?? "")
        print(card.flame.icon.path, "in", card.flame.color.path)
        return lines
    }

    private func text(_ path: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The lines of the README's first block in a language.
    private func block(_ language: String) throws -> [String] {
        let lines = try text("README.md").split(separator: "\n", omittingEmptySubsequences: false)
        return lines.drop { $0 != "```" + language }.dropFirst().prefix { $0 != "```" }
            .map(String.init)
    }

    @Test func `the example prints what the README says`() throws {
        let (printed, written) = (try lines(), try block("text"))
        #expect(printed == written)
    }

    @Test func `the example is the code that ran here`() throws {
        let source = try text("Tests/CandelaFrontEndTests/ReadmeTests.swift")
        let code = try block("swift").filter { !$0.isEmpty && !$0.hasPrefix("import ") }
        #expect(code.count > 5)
        let indented = code.map { "        \($0)\n" }.joined()
        #expect(source.contains(indented))
    }
}
