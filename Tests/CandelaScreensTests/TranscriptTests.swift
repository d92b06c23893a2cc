import CandelaElements
import CandelaJSON
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
        #expect(reader.line(for: Self.accessibility, adding: .english) == line)
    }

    @Test(arguments: [
        (AccessibilityRole.heading, "heading level 2"), (.button, "button"), (.textField, "edit"),
        (.progress, "progress bar"), (.image, "graphic"), (.tab, "tab"), (.adjustable, "slider"),
    ])
    func `adds the name of the role`(role: AccessibilityRole, word: String) {
        let accessibility = Accessibility(
            role, label: "A", headingLevel: role == .heading ? 2 : nil)
        #expect(ScreenReader.web.line(for: accessibility, adding: .english) == "A, \(word)")
    }

    /// The mark that ends a sentence is followed by a blank, in any script.
    @Test(arguments: [
        ("Done.", "Done. button"), ("Done!", "Done! button"), ("完了。", "完了。 button"),
        ("समाप्त।", "समाप्त। button"), ("تم؟", "تم؟ button"), ("Done", "Done, button"),
    ])
    func `adds no comma after a sentence`(label: String, line: String) {
        let button = Accessibility(.button, label: label)
        #expect(ScreenReader.voiceOver.line(for: button, adding: .english) == line)
    }

    /// The words of VoiceOver in Japanese, with the marks of that language.
    private static let japanese = [
        "role.switchButton": "スイッチボタン", "role.heading.level": "見出しレベル%(level)lf",
        "state.switchedOn": "オン", "transcript.pair": "%(first)@、%(second)@",
        "transcript.detail": "%(label)@：%(value)@", "transcript.says": "読み上げ",
    ]

    @Test func `speaks roles, states and the marks between them in the language of the words`() {
        let words = RoleWords("ja", Self.japanese.flatMap { [$0.key, $0.value] })
        let line = ScreenReader.voiceOver.line(for: Self.accessibility, adding: words)
        #expect(line == "Water、2 of 8 glasses、スイッチボタン、オン、Marks today as done")
        let heading = Accessibility(.heading, label: "今日", headingLevel: 2)
        #expect(ScreenReader.web.line(for: heading, adding: words) == "今日、見出しレベル2")
    }

    /// A wording of the engine's table in another language, whose texts are the keys, and whose
    /// marks between texts are those of English.
    private static func wording(_ language: String, without key: String? = nil) -> Wording {
        let source = Phrases.Table.engine.texts(in: "en")
        let rows = Wording.engine.keys.filter { $0 != key }.flatMap { key in
            [key, key.hasPrefix("transcript.") ? source[key]?.text ?? "" : "[\(key)]"]
        }
        return Wording([WordTable(language, rows)], over: .engine)
    }

    @Test func `takes the words of an app's own language from its wording`() throws {
        let whole = Self.wording("nl")
        #expect(whole.roleWords(in: "nl")?[.button] == "[role.button]")
        #expect(whole.roleWords(in: "en")?[.button] == "button")
        // All of them or none: a transcript does not mix languages.
        #expect(Self.wording("nl", without: "state.busy").roleWords(in: "nl") == nil)
        let screen = try Self.failure(whole, in: "nl")
        #expect(screen.language == "nl")
        let transcript = Transcript(screen, by: .voiceOver, in: whole)
        #expect(transcript.language == "nl")
        #expect(transcript.text.contains("[role.button]"))
        let english = Transcript(screen, by: .voiceOver)
        #expect(english.language == "en" && english.text.contains(", button"))
    }

    /// An app of the engine alone that could not load its data.
    private static func failure(_ wording: Wording, in language: String) throws -> Screen {
        struct Options: ScreenOptions {
            static let screen = ScreenName(rawValue: "sky.tonight")
        }
        struct Tonight: Presenter {
            func title(_ kit: Kit) -> Phrase { kit.phrase("Tonight") }
            func content(
                of journal: Journal, _ options: Options, with kit: Kit
            ) throws(ScreenError) -> ScreenContent { ScreenContent() }
        }
        let app = try AppDefinition(
            "sky", name: "Sky", theme: .of(.habit), wording: wording, screens: [Tonight()])
        var context = Context(now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)
        context.language = language
        return try Screen.make(
            Options.screen, phase: .failed(lastKnown: nil), of: app, in: context)
    }

    @Test func `a missing phrase puts the whole screen into the base language`() throws {
        let short = Self.wording("nl", without: "action.tryAgain")
        let screen = try Self.failure(short, in: "nl-BE")
        #expect(screen.language == "en" && screen.untranslated == ["action.tryAgain"])
        #expect(screen.context.language == "nl-BE")
        let text = Transcript(screen, by: .web, in: short).text
        #expect(text.contains("Try again, button") && !text.contains("["))
        // Another screen of the app does not say the phrase.
        #expect(
            try Self.failure(Self.wording("nl", without: "chart.point"), in: "nl").language == "nl")
        // A language without any phrase lacks no particular one.
        let german = try Self.failure(short, in: "de")
        #expect(german.language == "en" && german.untranslated.isEmpty)
        let back = try JSONTextDecoder().decode(
            Screen.self, from: try screen.json(), file: "screen.json")
        #expect(back.untranslated == screen.untranslated)
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
