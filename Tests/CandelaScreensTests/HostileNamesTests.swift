import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

/// Names with bidirectional controls and line breaks affect only themselves.
struct HostileNamesTests {
    private static let name = "\u{202E}gpj.exe\u{2069}\u{2067}\n# forged, line\u{2028}\tx"

    private static let journal = """
        {"habits": [{"id": "a", "name": "NAME", "note": "NAME"}, {"id": "b", "name": "NAME"}],
         "completions": [{"habit": "a", "day": "2026-03-17", "note": "NAME"}],
         "practices": [{"day": "2026-03-18", "minutes": 20, "habit": "a", "note": "NAME"}],
         "weighIns": [{"day": "2026-03-17", "weight": {"value": 80, "unit": "kg"}, "note": "NAME"}],
         "routines": [{"id": "r", "name": "NAME", "weeklyTarget": 3, "default": true, "steps": [
             {"id": "s", "name": "NAME", "kind": "counter", "items": ["NAME", "x"]},
             {"id": "q", "name": "NAME", "kind": "question", "items": ["NAME", "y"]},
             {"id": "t", "name": "NAME", "timer": {"kind": "countDown", "seconds": 60}}]},
           {"id": "o", "name": "NAME", "steps": [{"id": "s", "name": "NAME"}]}],
         "sessions": [{"id": "1", "routine": "r", "day": "2026-03-18", "state": "paused"},
           {"id": "2", "routine": "r", "day": "2026-03-17"}],
         "routineModes": [{"id": "m", "name": "NAME", "routines": ["r"]}]}
        """

    private static let options = """
        {"habit": "a", "routine": "r", "mode": "m", "session": "1",
         "picture": {"name": "NAME", "message": "NAME"},
         "run": {"session": "1", "event": {"kind": "completed", "step": "s"}}}
        """

    private static let note = """
        {"shown": "2026-03-18T16:20:00Z", "event": {"kind": "message", "id": "n", "about": "info",
         "text": "NAME", "offer": {"intent": {"kind": "dismiss"}, "text": "NAME"}}}
        """

    private static func json(_ text: String) throws -> [UInt8] {
        var writer = JSONWriter(style: .compact)
        writer.string(name)
        let written = String(decoding: writer.finishPart(), as: UTF8.self).dropFirst().dropLast()
        return Array(text.replacing("NAME", with: written).utf8)
    }

    private static func screen(_ name: ScreenName, in language: String) throws -> Screen {
        let journal = try Journal.read(try json(journal), file: "journal.json").journal
        func read<Options: ScreenOptions>(_ type: Options.Type) throws -> any ScreenOptions {
            try JSONTextDecoder().decode(type, from: try json(options), file: "options.json")
        }
        var context = Context(
            now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)
        context.language = language
        let tab = AppText(Self.name)
        let own = try #require(AppDefinition.standard.first(with: name))
        let app = try AppDefinition(
            "hostile", name: tab, theme: own.theme, wording: .standard,
            screens: AppDefinition.standard.flatMap(\.presenters),
            tabs: [
                AppTab(name, icon: .moon, label: tab),
                AppTab("sky", icon: .moon, label: tab),
            ])
        let type = try #require(name.optionsType)
        let note = try JSONTextDecoder().decode(
            Toast.self, from: try json(note), file: "note.json")
        return try Screen.make(
            name, phase: .ready(journal), options: try read(type), toasts: [note], of: app,
            in: context)
    }

    /// Whether every control that opens an embedding or isolate is closed, and no other is.
    private static func isBalanced(_ text: String) -> Bool {
        var open: [Character] = []
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x202A, 0x202B, 0x202D, 0x202E: open.append("\u{202C}")
            case 0x2066...0x2068: open.append("\u{2069}")
            case 0x202C, 0x2069:
                guard open.popLast() == Character(scalar) else { return false }
            case 0x0A, 0x2029: guard open.isEmpty else { return false }
            default: break
            }
        }
        return open.isEmpty
    }

    /// The texts that are drawn or spoken. Facts, intents and contexts hold the raw data, and so
    /// do a text field and its input.
    private static func texts(_ value: JSONValue, in member: String = "") -> [String] {
        if let text = value.string { return [text] }
        let isField = value["kind"]?.string == "field"
        return value.elements.flatMap { texts($0) }
            + value.members.flatMap { inner in
                ["facts", "intent", "context", "input"].contains(inner.name)
                    || isField && inner.name == "value" ? [] : texts(inner.value)
            }
    }

    @Test(arguments: ScreenName.allCases, ["en", "ar-XB"])
    func `leave no bidirectional control open in drawn and spoken text`(
        name: ScreenName, language: String
    ) throws {
        let screen = try Self.screen(name, in: language)
        let root = try JSONDocument(parsing: try screen.json(), file: "screen").root
        let texts = Self.texts(root)
        #expect(texts.contains { $0.contains("gpj.exe") })
        for text in texts { #expect(Self.isBalanced(text), "\(text.debugDescription)") }
        for stop in screen.spokenElements {
            let accessibility = stop.accessibility
            let said =
                [accessibility.label, accessibility.value, accessibility.hint].compactMap(\.self)
                + accessibility.inputLabels
                + stop.customActions.map(\.label)
                + accessibility.details.flatMap { [$0.label, $0.value] }
            #expect(said.allSatisfy { $0.withoutDirectionControls == $0 }, "\(said)")
        }
    }

    @Test(arguments: ScreenName.allCases, ScreenReader.allCases)
    func `cannot forge a line of a transcript`(name: ScreenName, reader: ScreenReader) throws {
        let transcript = Transcript(try Self.screen(name, in: "en"), by: reader)
        let breaks: Set<Unicode.Scalar> = ["\n", "\r", "\t", "\u{85}", "\u{2028}", "\u{2029}"]
        #expect(!transcript.lines.joined().unicodeScalars.contains(where: breaks.contains))
        #expect(transcript.text.split(separator: "\n").count == transcript.lines.count)
        #expect(transcript.text.contains("gpj.exe # forged, line  x"))
    }

    @Test func `are isolated in a list`() {
        let list = Phrases(language: "en").list(["\u{202E}a\u{2069}", "b"])
        #expect(Self.isBalanced(list) && list.hasSuffix(" and b"))
    }

    @Test func `stay unchanged in a text field`() throws {
        let screen = try Self.screen(.shareCard, in: "en")
        let fields = screen.cards.flatMap { ElementQueries.all($0.body) }.compactMap(\.field)
        #expect(fields.contains { $0.value?.text == Self.name })
    }
}
