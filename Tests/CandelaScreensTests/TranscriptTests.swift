import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

struct TranscriptTests {
    private static let told = Accessibility(
        .toggle, label: "Water", value: "2 of 8 glasses", hint: "Marks today as done",
        states: [.checked])

    /// Label, value, state, role and hint in the order of each reader.
    @Test(arguments: [
        (ScreenReader.voiceOver, "Water, 2 of 8 glasses, switch button, on, Marks today as done"),
        (.talkBack, "on, 2 of 8 glasses, Water, switch, Marks today as done"),
        (.web, "Water, switch, on, 2 of 8 glasses, Marks today as done"),
    ])
    func `has the order of its reader`(reader: ScreenReader, line: String) {
        #expect(reader.line(for: Self.told) == line)
    }

    @Test(arguments: [
        (AccessibilityRole.heading, "heading level 2"), (.button, "button"), (.textField, "edit"),
        (.progress, "progress bar"), (.image, "graphic"), (.tab, "tab"), (.adjustable, "slider"),
    ])
    func `adds the role's word`(role: AccessibilityRole, word: String) {
        let told = Accessibility(role, label: "A", headingLevel: role == .heading ? 2 : nil)
        #expect(ScreenReader.web.line(for: told) == "A, \(word)")
    }

    /// A failure above what is known: the group's name is not said twice, its button is a stop.
    @Test func `looks into groups and stops at texts`() throws {
        let now = Instant(secondsSince1970: 1_773_850_800)
        let context = Context(now: now, zone: .utc)
        let screen = try Screen.make(
            .streakCounter, phase: .failed(lastKnown: nil), of: .practice, in: context)
        let stops = screen.spokenElements
        #expect(stops.map(\.accessibility.role) == [.heading, .alert, .text, .button])
        #expect(stops.map(\.depth) == [0, 0, 1, 1])
        #expect(Transcript(screen, by: .talkBack).lines.last?.hasPrefix("(says at once) ") == true)
    }
}
