import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Foundation
import Testing

/// The README's code, run.
struct ReadmeTests {
    private func lines() throws -> [String] {
        var lines: [String] = []
        func print(_ words: String...) { lines.append(words.joined(separator: " ")) }

        // A test compares the lines below with those of the README.
        let now = Instant(secondsSince1970: 1_773_850_800)  // 18 March 2026, 17:20 in Berlin
        let context = Context(now: now, zone: try Zone("Europe/Berlin"))
        let today = DayClock(context.zone).day(of: now)
        var journal = Journal()
        journal.habits = [Habit(id: "meditate", name: "Meditate")]
        journal.completions = (1...11).map {
            Completion(habit: "meditate", day: today.adding(days: -$0))
        }
        let card = StreakCounterCard(
            journal, habit: journal.habits[0], with: Kit(.practice, context))
        print(card.body.first("count")?.text?.text ?? "")
        print(card.body.first("preview")?.text?.text ?? "")
        if let spoken = card.body.accessibility { print(spoken.label + ",", spoken.value ?? "") }
        return lines
    }

    private func loop() throws -> [String] {
        var lines: [String] = []
        func print(_ words: String...) { lines.append(words.joined(separator: " ")) }
        let now = Instant(secondsSince1970: 1_773_850_800)
        let context = Context(now: now, zone: try Zone("Europe/Berlin"))
        var journal = Journal()
        journal.habits = [Habit(id: "meditate", name: "Meditate")]

        // A test compares the lines below with those of the README.
        var session = try Session(journal, at: HabitListOptions(), of: .habit)
        for touched in ["habits/meditate/toggle/toggle", "habits/meditate/open/open"] {
            let screen = try session.screen(in: context)  // draw it; the person touches something
            guard let action = screen.action(touched) else { continue }
            for effect in try session.send(action.event(), in: context) {
                if case .save(let changes, _) = effect {
                    print("save", changes.added.completions.map(\.id).joined(separator: ", "))
                }
            }
        }
        print("now on", try session.screen(in: context).title.text)
        return lines
    }

    private func text(_ path: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The lines of the README's code block at an index among those in a language, counted from 0.
    private func block(_ language: String, _ place: Int) throws -> [String] {
        var lines = try text("README.md").split(
            separator: "\n", omittingEmptySubsequences: false)[...]
        for _ in 0...place { lines = lines.drop { $0 != "```" + language }.dropFirst() }
        return lines.prefix { $0 != "```" }.map(String.init)
    }

    @Test func `the code prints the README's output`() throws {
        #expect(try lines() == block("text", 0))
        #expect(try loop() == block("text", 1))
    }

    @Test(arguments: [0, 1])
    func `the README's code is in this file`(place: Int) throws {
        let source = try text("Tests/CandelaFrontEndTests/ReadmeTests.swift")
        let code = try block("swift", place).filter { !$0.isEmpty && !$0.hasPrefix("import ") }
        #expect(code.count > 5)
        let indented = code.map { "        \($0)\n" }.joined()
        #expect(source.contains(indented))
    }

    @Test func `the README is short and its paths exist`() throws {
        let readme = try text("README.md")
        #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 145)
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let links = readme.matches(of: /\]\(([^)]+)\)/).map(\.1)
        let places = readme.matches(of: /`((?:Sources|Tokens)\/[^`<]*)/).map(\.1)
        #expect(links.count > 10 && places.count > 5)
        for path in links + places {
            let file = root.appendingPathComponent(String(path))
            #expect(FileManager.default.fileExists(atPath: file.path), "\(path)")
        }
    }
}
