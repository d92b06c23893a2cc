import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

struct TranscriptTests {
    private static let accessibility = Accessibility(
        .toggle, label: "Water", value: "2 of 8 glasses", hint: "Marks today as done",
        states: [.checked])

    /// Label, value, state, role and hint in each screen reader's order.
    @Test(arguments: [
        (ScreenReader.voiceOver, "Water, 2 of 8 glasses, switch button, on, Marks today as done"),
        (.talkBack, "on, 2 of 8 glasses, Water, switch, Marks today as done"),
        (.web, "Water, switch, on, 2 of 8 glasses, Marks today as done"),
    ])
    func `follows the order of its screen reader`(reader: ScreenReader, line: String) {
        #expect(reader.line(for: Self.accessibility) == line)
    }

    @Test(arguments: [
        (AccessibilityRole.heading, "heading level 2"), (.button, "button"), (.textField, "edit"),
        (.progress, "progress bar"), (.image, "graphic"), (.tab, "tab"), (.adjustable, "slider"),
    ])
    func `adds the name of the role`(role: AccessibilityRole, word: String) {
        let accessibility = Accessibility(
            role, label: "A", headingLevel: role == .heading ? 2 : nil)
        #expect(ScreenReader.web.line(for: accessibility) == "A, \(word)")
    }

    /// A failure above known data: the group's name is not repeated, its button is an element.
    @Test func `enters groups and includes texts`() throws {
        let now = Instant(secondsSince1970: 1_773_850_800)
        let context = Context(now: now, zone: .utc)
        let screen = try Screen.make(
            .practiceDashboard, phase: .failed(lastKnown: nil), of: .practice, in: context)
        let stops = screen.spokenElements.prefix(4)
        #expect(stops.map(\.accessibility.role) == [.heading, .alert, .text, .button])
        #expect(stops.map(\.depth) == [0, 0, 1, 1])
        #expect(Transcript(screen, by: .talkBack).lines.last?.hasPrefix("(says at once) ") == true)
        // A widget has no bar, and does not speak its title.
        let widget = try Screen.make(
            .streakCounter, phase: .failed(lastKnown: nil), of: .practice, in: context)
        #expect(widget.spokenElements.map(\.accessibility.role) == [.alert, .text, .button])
    }
}
