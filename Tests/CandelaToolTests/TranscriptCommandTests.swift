import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTool
import Foundation
import Testing

struct TranscriptCommandTests {
    private func lines(_ words: String) throws -> [String] {
        let outcome = try ToolHarness([:]).run("transcript \(words)")
        #expect(outcome.status == .success)
        return String(decoding: outcome.output, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// VoiceOver speaks the value after the label, TalkBack before it, browsers after the role.
    @Test(arguments: [
        ("voiceOver", "Next milestone 225 pounds, 42 percent complete. 2.9 pounds remaining"),
        ("talkBack", "42 percent complete. 2.9 pounds remaining, Next milestone 225 pounds"),
        ("web", "Next milestone 225 pounds, progress bar, 42 percent complete."),
    ])
    func `prints a specimen in the order of a reader`(reader: String, part: String) throws {
        let lines = try lines("milestone-typical --reader \(reader)")
        #expect(lines[0] == "# weight.nextMilestone milestone-typical, \(reader)")
        #expect(lines.contains { $0.contains(part) })
    }

    @Test func `prints every specimen of a screen, and of all screens`() throws {
        let one = try lines("habit.form --reader web").filter { $0.hasPrefix("# ") }
        #expect(one.count > 1 && one.allSatisfy { $0.hasPrefix("# habit.form ") })
        let all = try lines("--all --reader web").filter { $0.hasPrefix("# ") }
        #expect(all.count == Specimen.all.count)
    }

    @Test func `prints a screen built from a journal`() throws {
        let bench = try ToolHarness(["j.json": #"{"habits": [{"id": "a", "name": "Tai chi"}]}"#])
        let outcome = bench.run("transcript habit.list --journal j.json --reader web")
        #expect(String(decoding: outcome.output, as: UTF8.self).contains("Tai chi, button"))
    }

    @Test func `prints no line forged by a file`() throws {
        let bench = try ToolHarness([
            "j.json": #"{"habits": [{"id": "a", "name": "A\\r\\n# B\\u2028C"}]}"#
                .replacing("\\\\", with: "\\")
        ])
        let made = bench.run("screen habit.list --journal j.json").text
        let name = "\"screen\": \"habit.list\""
        let forged = made.replacing(name, with: "\"screen\": \"habit.list\\n# forged\"")
        #expect(made != forged)
        try bench.write("forged.json", forged)
        let lines = bench.run("transcript --from forged.json --reader web").text
            .split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("#") } == ["# habit.list # forged, web"])
        #expect(lines.contains { $0.hasPrefix("  A  # B C, button") }, "\(lines)")
    }

    @Test func `prints a screen of a later version, and warns of skipped parts`() throws {
        let bench = try ToolHarness(["j.json": #"{"habits": [{"id": "a", "name": "Tai chi"}]}"#])
        let made = bench.run("screen habit.list --journal j.json").text
        let cards = "\n  \"cards\": [\n"
        try bench.write(
            "later.json",
            made.replacing(
                cards,
                with: cards + #"{"kind": "moon", "id": "moon", "facts": {"phase": 0.5},"#
                    + #" "body": {"kind": "orbit", "children": []}},"# + "\n"
            )
            .replacing("\"schemaVersion\": \"3.0\"", with: "\"schemaVersion\": \"3.1\""))
        let outcome = bench.run("transcript --from later.json --reader web")
        #expect(outcome.status == .success)
        #expect(
            outcome.text == bench.run("transcript habit.list --journal j.json --reader web").text)
        let before = made[..<(try #require(made.range(of: cards)).upperBound)]
        let line = before.split(separator: "\n", omittingEmptySubsequences: false).count
        #expect(
            outcome.messages == [
                """
                later.json:\(line):74: warning: unknown kind 'orbit' for 'cards[0].body', which \
                is skipped [unknown-kind]
                """
            ])
    }

    @Test(arguments: ["screen.json", "-"])
    func `suggests --from for a file in place of a name`(file: String) throws {
        let outcome = try ToolHarness(["screen.json": "{}"]).run("transcript \(file)")
        #expect(outcome.status == .badCommandLine)
        #expect(
            outcome.messages.first?.contains("candela transcript --from \(file)") == true)
    }

    @Test(arguments: [
        ("", "missing-argument"), ("habit.lst", "unknown-screen-or-specimen"),
        ("habit.list --reader jaws", "unknown-reader"),
        ("habit.list --from screen.json", "unexpected-argument"),
    ])
    func `reports invalid arguments`(words: String, id: String) throws {
        let outcome = try ToolHarness([:]).run("transcript \(words)")
        #expect(outcome.status == .badCommandLine)
        #expect(outcome.messages.first?.contains("[\(id)]") == true)
    }

    /// A specimen has its own language, words and look.
    @Test(arguments: ["habit.list --language de", "--all --type-size accessibility5"])
    func `rejects options that a specimen does not follow`(line: String) throws {
        let outcome = try ToolHarness([:]).run("transcript \(line)")
        let option = line.split(separator: " ")[1]
        #expect(outcome.status == .badCommandLine)
        let message = "'\(option)' has no effect without '--journal'"
        #expect(outcome.messages.first?.contains(message) == true)
    }
}
