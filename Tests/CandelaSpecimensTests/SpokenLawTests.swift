import CandelaElements
import CandelaKit
import CandelaPipeline
import CandelaScreens
import CandelaSpecimens
import CandelaTokens
import Foundation
import Testing

/// What a screen reader may rely on in every specimen.
struct SpokenLawTests {
    @Test(arguments: Specimen.all)
    func `names every stop, and headings step down one level at a time`(
        specimen: Specimen
    ) throws {
        var level = 0
        for stop in try specimen.once().screen.spokenElements {
            let told = stop.accessibility
            #expect(!told.label.isEmpty && told.role != .decorative)
            #expect(told.value?.isEmpty != true && told.hint?.isEmpty != true)
            let actions = [stop.activation].compactMap(\.self) + stop.furtherActions
            #expect(actions.allSatisfy { !$0.label.isEmpty && $0.minimumTarget >= 44 })
            let acts: [AccessibilityRole] = [.button, .link, .toggle, .checkbox, .radio, .tab]
            #expect(!acts.contains(told.role) || stop.activation != nil, "\(told.label)")
            guard told.role == .heading else { continue }
            let next = try #require(told.headingLevel)
            #expect(next <= level + 1, "\(told.label)")
            level = next
        }
    }

    /// A stop is heard as one line: no figure stands in two of its parts, and no sentence ends before a
    /// comma.
    @Test(arguments: Specimen.all)
    func `says each figure once at a stop, and ends sentences once`(specimen: Specimen) throws {
        for stop in try specimen.once().screen.spokenElements {
            let told = stop.accessibility
            for reader in ScreenReader.allCases {
                let line = reader.line(for: told)
                for marks in [".,", "..", ",,", ",."] {
                    #expect(!line.contains(marks), "\(line)")
                }
            }
            // Charts name the days they are of, and count those on which something was done.
            guard told.role != .chart, [.weight, .practice].contains(specimen.app.theme.product)
            else { continue }
            let parts = [told.label, told.value, told.hint].compactMap(\.self)
            let figures = parts.map { Set(Self.figures($0)) }
            #expect(figures.reduce(0) { $0 + $1.count } == Set(figures.joined()).count, "\(parts)")
            // A picture has on it what it has.
            if told.role != .image {
                // A period and what was done in it may be as long.
                for part in parts.flatMap({ $0.split(separator: ":") }) {
                    let figures = Self.figures(String(part))
                    #expect(Set(figures).count == figures.count, "\(part)")
                }
            }
        }
    }

    /// The numbers with the word after each.
    private static func figures(_ text: String) -> [String] {
        let words = text.lowercased().split(separator: " ").map {
            $0.drop { !$0.isLetter && !$0.isNumber }.prefix { $0 != "!" && $0 != "?" }
        }
        return zip(words, words.dropFirst()).compactMap { number, word in
            guard number.first?.isNumber == true, number.last?.isNumber == true else { return nil }
            return "\(number) \(word.filter(\.isLetter))"
        }
    }

    /// Every heading is measured against the nearest one above it of a higher level.
    @Test(arguments: Specimen.all)
    func `draws no heading of a card larger than the one it belongs to`(
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
    func `tells siblings apart`(specimen: Specimen) throws {
        let bytes = try specimen.once().bytes
        Self.visit(try JSONDocument(parsing: bytes, file: specimen.name).root) { value in
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

    /// What is said, with the key it is said to come from.
    private static func said(in elements: [Element]) -> [(text: String, key: String?)] {
        elements.flatMap { element in
            let told = element.accessibility
            let own: [(String, String?)] =
                told.map { told in
                    [
                        (told.label, told.labelKey), (told.value ?? "", told.valueKey),
                        (told.hint ?? "", told.hintKey),
                    ]
                        + told.details.flatMap {
                            [($0.label, $0.labelKey), ($0.value, $0.valueKey)]
                        }
                } ?? []
            let actions = ([element.activation].compactMap(\.self) + element.actions)
                .map { ($0.label, $0.labelKey) }
            return own + actions + said(in: element.children)
        }
    }

    @Test(arguments: Specimen.all)
    func `says the phrases its keys name`(specimen: Specimen) throws {
        let screen = try specimen.once().screen
        guard screen.language == "en" else { return }
        let phrases = Phrases(language: Language("en", in: .standard))
        let announced = screen.announcements.map { ($0.text, $0.key) }
        let words = screen.elements.flatMap(\.words).map { ($0.aloud, $0.spokenKey ?? $0.key) }
        for (text, key) in Self.said(in: screen.elements) + announced + words {
            guard let key else { continue }
            let phrase = try #require(phrases.pattern(of: key), "\(key)")
            // A phrase without values is said as it stands.
            if !phrase.spoken.contains("%") { #expect(text == phrase.spoken, "\(key)") }
        }
    }

    @Test func `names the key of every sentence that stands in the catalog`() throws {
        let phrases = Phrases(language: Language("en", in: .standard))
        // A routine of the specimens has the name that a new one is offered.
        let sentences = Set(
            Wording.standard.keys.compactMap { phrases.pattern(of: $0)?.spoken }
                .filter { $0.contains(" ") }
        )
        .subtracting(["Weekday Morning"])
        for specimen in Specimen.all {
            for (text, key) in Self.said(in: try specimen.once().screen.elements) where key == nil {
                #expect(!sentences.contains(text), "\(specimen.name): \(text)")
            }
        }
    }

    /// The most stops a screen may have besides the rows of its lists: who listens walks past each.
    /// The statistics, ten cards on one page, have the most.
    private static let mostStops = 70

    /// Ways to one thing that stand on a screen twice: the bar has the button in every state, and an
    /// empty screen asks for it in the middle as well.
    private static let invitations: Set<String> = ["Add Routine, button"]

    @Test(arguments: Specimen.all)
    func `says nothing twice, and does not go on for ever`(specimen: Specimen) throws {
        let stops = try specimen.once().screen.spokenElements
        var groups: [String] = []
        var heading = ""
        var said: Set<String> = []
        var rows = 0
        for stop in stops {
            groups = Array(groups.prefix(stop.depth))
            // Options of several choices may be called alike: each is said in its own group, and what
            // is under a heading is about what the heading names.
            let line = ScreenReader.voiceOver.line(for: stop.accessibility)
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

    /// Screens that show one thing in several forms, of which a device draws one.
    private static let drawnApart: Set<ScreenName> = [.liveActivity, .weightWidget, .routineWidget]

    @Test(arguments: Specimen.all.filter { $0.name.contains("kilograms") })
    func `shows kilograms where its name says so`(specimen: Specimen) throws {
        let texts = try specimen.once().screen.spokenElements.map(\.accessibility.label)
        #expect(texts.contains { $0.contains("kilogram") })
        #expect(!texts.contains { $0.contains("pound") && $0 != "pounds" })
    }

    /// What a name promises, as words that are heard on the screen.
    @Test(arguments: [
        ("pending-undo", "Undo"), ("undo-failed", "Couldn't bring the entries back"),
        ("delete-failed", "Failed to delete entries"), ("no-goal", "goal"), ("at-risk", "at risk"),
        ("custom-color", "Custom"), ("own-accent", "Custom"),
    ])
    func `is what its name says`(word: String, sentence: String) throws {
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

    /// Deleting the weigh-ins keeps the goal, which the settings go on showing.
    @Test(
        arguments: Specimen.all.filter { $0.name.contains("undo") && $0.screen == .weightSettings })
    func `keeps the goal while entries can be brought back`(specimen: Specimen) throws {
        let goal = try specimen.once().screen.spokenElements.first {
            $0.accessibility.label == "Goal Weight"
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
