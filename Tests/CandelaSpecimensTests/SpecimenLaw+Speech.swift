import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaTestSupport
import CandelaTokens

extension SpecimenLaw {
    /// Properties of what screen readers say.
    ///
    /// That every stop has a label, every control an action and a screen few stops, and that
    /// headings descend one level at a time, is for the audit: `empty-name`, `role-without-action`,
    /// `many-stops`, `heading-level`.
    static let speech: [SpecimenLaw] = [
        .screen("every stop has no empty text, and is read") { screen, _ in
            screen.spokenElements.flatMap { stop -> [String] in
                let accessibility = stop.accessibility
                let texts =
                    [accessibility.value, accessibility.hint].compactMap(\.self)
                    + ([stop.activation].compactMap(\.self) + stop.customActions).map(\.label)
                return (texts.contains("") ? ["'\(accessibility.label)' has an empty text"] : [])
                    + (accessibility.role == .decorative ? ["\(accessibility.label) is read"] : [])
            }
        },
        // A stop is spoken as one line: no sentence ends before a comma.
        .screen("every line ends sentences once") { screen, _ in
            screen.spokenElements.flatMap { stop in
                ScreenReader.allCases.map { $0.line(for: stop.accessibility, adding: .english) }
                    .filter { line in [".,", "..", ",,", ",."].contains { line.contains($0) } }
            }
        },
        SpecimenLaw("no number is spoken twice at a stop") { specimen, made in
            guard [.weight, .practice].contains(specimen.app.theme.product) else { return [] }
            return made.screen.spokenElements.map(\.accessibility).flatMap(repeatedNumbers)
        },
        SpecimenLaw("every key names the phrase that is said") { specimen, made in
            let screen = made.screen
            guard screen.language == "en" else { return [] }
            let announced = screen.announcements.map { ($0.text, $0.key) }
            let words = screen.elements.flatMap(\.words).map {
                ($0.spokenText, $0.spokenKey ?? $0.key)
            }
            return (said(in: screen.elements) + announced + words).compactMap {
                text, key -> String? in
                guard let key else { return nil }
                guard let phrase = phrases.pattern(of: key) else { return "no phrase '\(key)'" }
                // A phrase without placeholders is spoken unchanged.
                return phrase.spoken.contains("%") || text == phrase.spoken ? nil : key
            }
        },
        .screen("every sentence of the catalog has its key") { screen, _ in
            said(in: screen.elements).filter { $0.key == nil && sentences.contains($0.text) }
                .map(\.text)
        },
        SpecimenLaw("nothing is spoken twice") { specimen, made in
            repeatedStops(on: made.screen, of: specimen.screen)
        },
    ]

    private static let phrases = Phrases(language: Language("en", in: .standard))

    /// The sentences of the catalog. A routine in the specimens has the default name of a new one,
    /// and records without a name are shown with words in its place.
    private static let sentences = Set(
        Wording.standard.keys.compactMap { phrases.pattern(of: $0)?.spoken }
            .filter { $0.contains(" ") }
    )
    .subtracting(["Weekday morning", "No name"])

    private static func repeatedNumbers(_ accessibility: Accessibility) -> [String] {
        // Charts state their period, and count the days with a record.
        guard accessibility.role != .chart else { return [] }
        let parts = [accessibility.label, accessibility.value, accessibility.hint].compactMap(
            \.self)
        let numbers = parts.map { Set(figures($0)) }
        let isRepeated = numbers.reduce(0) { $0 + $1.count } != Set(numbers.joined()).count
        // An image's description repeats the texts on it.
        guard accessibility.role != .image else { return isRepeated ? ["\(parts)"] : [] }
        // A period and the records in it may have the same length.
        let pieces = parts.flatMap { $0.split(separator: ":") }.map(String.init)
        return (isRepeated ? ["\(parts)"] : [])
            + pieces.filter { Set(figures($0)).count != figures($0).count }
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

    /// Controls that occur twice on a screen: the bar has the button in every state, and an empty
    /// screen also shows it in the middle.
    private static let invitations: Set<String> = ["Add routine, button"]

    /// Screens that show the same content in several forms, of which a device draws one.
    private static let drawnApart: Set<ScreenName> = [.liveActivity, .weightWidget, .routineWidget]

    private static func repeatedStops(on screen: Screen, of name: ScreenName) -> [String] {
        var (groups, heading): ([String], String) = ([], "")
        var said: Set<String> = []
        var faults: [String] = []
        for stop in screen.spokenElements {
            groups = Array(groups.prefix(stop.depth))
            // Options of several choices may have the same name: each is spoken in its own group,
            // and elements under a heading relate to it.
            let line = ScreenReader.voiceOver.line(for: stop.accessibility, adding: .english)
            if stop.accessibility.role == .heading { heading = line }
            let place = ([heading] + groups + [line]).joined(separator: " > ")
            if !drawnApart.contains(name), !invitations.contains(line),
                !said.insert(place).inserted
            {
                faults.append(place)
            }
            groups.append(stop.accessibility.label)
        }
        return faults
    }
}
