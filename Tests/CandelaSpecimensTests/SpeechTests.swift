import CandelaElements
import CandelaKit
import CandelaPipeline
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import CandelaTokens
import Foundation
import Testing

/// Properties of the screen reader speech of every specimen.
struct SpeechTests {
    @Test(arguments: Specimen.all)
    func `labels every stop, and headings descend one level at a time`(
        specimen: Specimen
    ) throws {
        var level = 0
        for stop in try specimen.once().screen.spokenElements {
            let accessibility = stop.accessibility
            #expect(!accessibility.label.isEmpty && accessibility.role != .decorative)
            #expect(accessibility.value?.isEmpty != true && accessibility.hint?.isEmpty != true)
            let actions = [stop.activation].compactMap(\.self) + stop.customActions
            #expect(actions.allSatisfy { !$0.label.isEmpty })
            let acts: [AccessibilityRole] = [.button, .link, .toggle, .checkbox, .radio, .tab]
            #expect(
                !acts.contains(accessibility.role) || stop.activation != nil,
                "\(accessibility.label)")
            guard accessibility.role == .heading else { continue }
            let next = try #require(accessibility.headingLevel)
            #expect(next <= level + 1, "\(accessibility.label)")
            level = next
        }
    }

    /// A stop is spoken as one line: no number occurs in two of its parts, and no sentence ends
    /// before a comma.
    @Test(arguments: Specimen.all)
    func `says each number once at a stop, and ends sentences once`(specimen: Specimen) throws {
        for stop in try specimen.once().screen.spokenElements {
            let accessibility = stop.accessibility
            for reader in ScreenReader.allCases {
                let line = reader.line(for: accessibility, adding: .english)
                for marks in [".,", "..", ",,", ",."] {
                    #expect(!line.contains(marks), "\(line)")
                }
            }
            // Charts state their period, and count the days with a record.
            guard accessibility.role != .chart,
                [.weight, .practice].contains(specimen.app.theme.product)
            else { continue }
            let parts = [accessibility.label, accessibility.value, accessibility.hint].compactMap(
                \.self)
            let figures = parts.map { Set(Self.figures($0)) }
            #expect(figures.reduce(0) { $0 + $1.count } == Set(figures.joined()).count, "\(parts)")
            // An image's description repeats the texts on it.
            if accessibility.role != .image {
                // A period and the records in it may have the same length.
                for part in parts.flatMap({ $0.split(separator: ":") }) {
                    let figures = Self.figures(String(part))
                    #expect(Set(figures).count == figures.count, "\(part)")
                }
            }
        }
    }

    /// The numbers in a text, each with the following word.
    private static func figures(_ text: String) -> [String] {
        let words = text.lowercased().split(separator: " ").map {
            $0.drop { !$0.isLetter && !$0.isNumber }.prefix { $0 != "!" && $0 != "?" }
        }
        return zip(words, words.dropFirst()).compactMap { number, word in
            guard number.first?.isNumber == true, number.last?.isNumber == true else { return nil }
            return "\(number) \(word.filter(\.isLetter))"
        }
    }

    /// Every heading is compared with the nearest heading of a higher level above it.
    @Test(arguments: Specimen.all)
    func `draws no heading of a card larger than its parent heading`(
        specimen: Specimen
    ) throws {
        let screen = try specimen.once().screen
        for card in screen.cards + [screen.overlay?.card].compactMap(\.self) {
            var above: [(level: Int, size: Double)] = []
            for element in card.body.withAllInside {
                guard let level = element.accessibility?.headingLevel,
                    case .text(let words) = element.content
                else { continue }
                let size = try #require(screen.typeSizes[words.style]).size
                above.removeAll { $0.level >= level }
                if let larger = above.last { #expect(size <= larger.size, "\(words.text)") }
                above.append((level, size))
            }
        }
    }

    @Test(arguments: Specimen.ofEachShape)
    func `distinguishes siblings`(specimen: Specimen) throws {
        Self.visit(try specimen.once().document.root) { value in
            let ids = value.elements.compactMap { $0["id"]?.string }
            #expect(Set(ids).count == ids.count, "\(ids)")
        }
    }

    @Test func `takes every phrase from the catalog`() throws {
        let elements = try Specimen.all.flatMap { try $0.once().elements }
        let keys = Set(elements.flatMap(\.words).compactMap(\.key))
        #expect(!keys.isEmpty)
        #expect(keys.subtracting(try Self.catalogKeys()) == [])
    }

    /// The spoken texts of elements, with the keys of their phrases.
    private static func said(in elements: [Element]) -> [(text: String, key: String?)] {
        elements.flatMap { element in
            let accessibility = element.accessibility
            let own: [(String, String?)] =
                accessibility.map { accessibility in
                    [
                        (accessibility.label, accessibility.labelKey),
                        (accessibility.value ?? "", accessibility.valueKey),
                        (accessibility.hint ?? "", accessibility.hintKey),
                    ]
                        + accessibility.details.flatMap {
                            [($0.label, $0.labelKey), ($0.value, $0.valueKey)]
                        }
                } ?? []
            let actions = ([element.activation].compactMap(\.self) + element.actions)
                .map { ($0.label, $0.labelKey) }
            return own + actions + said(in: element.children)
        }
    }

    @Test(arguments: Specimen.all)
    func `says the phrase that each key names`(specimen: Specimen) throws {
        let screen = try specimen.once().screen
        guard screen.language == "en" else { return }
        let phrases = Phrases(language: Language("en", in: .standard))
        let announced = screen.announcements.map { ($0.text, $0.key) }
        let words = screen.elements.flatMap(\.words).map { ($0.aloud, $0.spokenKey ?? $0.key) }
        for (text, key) in Self.said(in: screen.elements) + announced + words {
            guard let key else { continue }
            let phrase = try #require(phrases.pattern(of: key), "\(key)")
            // A phrase without placeholders is spoken unchanged.
            if !phrase.spoken.contains("%") { #expect(text == phrase.spoken, "\(key)") }
        }
    }

    @Test func `has the key of every sentence in the catalog`() throws {
        let phrases = Phrases(language: Language("en", in: .standard))
        // A routine in the specimens has the default name of a new one.
        let sentences = Set(
            Wording.standard.keys.compactMap { phrases.pattern(of: $0)?.spoken }
                .filter { $0.contains(" ") }
        )
        .subtracting(["Weekday morning"])
        for specimen in Specimen.all {
            for (text, key) in Self.said(in: try specimen.once().screen.elements) where key == nil {
                #expect(!sentences.contains(text), "\(specimen.name): \(text)")
            }
        }
    }

    /// The maximum number of stops on a screen apart from the rows of its lists, since a listener
    /// passes each of them. The statistics, ten cards on one page, have the most.
    private static let mostStops = 70

    /// Controls that occur twice on a screen: the bar has the button in every state, and an empty
    /// screen also shows it in the middle.
    private static let invitations: Set<String> = ["Add routine, button"]

    @Test(arguments: Specimen.all)
    func `speaks nothing twice, and has a limited number of stops`(specimen: Specimen) throws {
        let stops = try specimen.once().screen.spokenElements
        var groups: [String] = []
        var heading = ""
        var said: Set<String> = []
        var rows = 0
        for stop in stops {
            groups = Array(groups.prefix(stop.depth))
            // Options of several choices may have the same name: each is spoken in its own group,
            // and elements under a heading relate to it.
            let line = ScreenReader.voiceOver.line(for: stop.accessibility, adding: .english)
            if stop.accessibility.role == .heading { heading = line }
            let place = ([heading] + groups + [line]).joined(separator: " > ")
            if !Self.drawnApart.contains(specimen.screen), !Self.invitations.contains(line) {
                #expect(said.insert(place).inserted, "\(place)")
            }
            groups.append(stop.accessibility.label)
            if stop.accessibility.hint == "Opens the entry" { rows += 1 }
        }
        #expect(stops.count - rows <= Self.mostStops, "\(stops.count - rows) stops")
    }

    /// Screens that show the same content in several forms, of which a device draws one.
    private static let drawnApart: Set<ScreenName> = [.liveActivity, .weightWidget, .routineWidget]

    @Test(arguments: Specimen.all.filter { $0.name.contains("kilograms") })
    func `shows kilograms where its name says so`(specimen: Specimen) throws {
        let texts = try specimen.once().screen.spokenElements.map(\.accessibility).flatMap {
            [$0.label] + $0.details.map(\.value)
        }
        #expect(texts.contains { $0.contains("kilogram") })
        #expect(!texts.contains { $0.contains("pound") && $0 != "pounds" })
    }

    /// Words in a specimen's name, each with a sentence that must be spoken.
    @Test(arguments: [
        ("pending-undo", "Undo"), ("undo-failed", "Couldn’t restore the entries"),
        ("delete-failed", "Couldn’t delete the entries"), ("no-goal", "goal"),
        ("at-risk", "at risk"),
        ("custom-color", "Custom"), ("own-accent", "Custom"),
    ])
    func `matches its name`(word: String, sentence: String) throws {
        let named = Specimen.all.filter { $0.name.contains(word) }
        #expect(!named.isEmpty)
        for specimen in named {
            let screen = try specimen.once().screen
            let isSaid =
                Transcript(screen, by: .voiceOver).text.lowercased()
                .contains(sentence.lowercased())
            #expect(isSaid || screen.colors != nil, "\(specimen.name)")
        }
    }

    /// Deleting the weigh-ins keeps the goal, which the settings still show.
    @Test(
        arguments: Specimen.all.filter { $0.name.contains("undo") && $0.screen == .weightSettings })
    func `keeps the goal while entries can be restored`(specimen: Specimen) throws {
        let goal = try specimen.once().screen.spokenElements.first {
            $0.accessibility.label == "Goal weight"
        }
        #expect(goal?.accessibility.value == "212 pounds")
    }

    private static func catalogKeys() throws -> Set<String> {
        let package = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let paths = [
            "Sources/CandelaKit/Language/Engine.xcstrings",
            "Sources/CandelaScreens/Language/Products.xcstrings",
        ]
        return try paths.reduce(into: []) { keys, path in
            let data = try Data(contentsOf: package.appending(path: path))
            let catalog = try JSONDocument(parsing: Array(data), file: path).root
            keys.formUnion(try #require(catalog["strings"]).members.map(\.name))
        }
    }

    private static func visit(_ value: JSONValue, _ body: (JSONValue) -> Void) {
        body(value)
        for member in value.members { visit(member.value, body) }
        for element in value.elements { visit(element, body) }
    }
}
