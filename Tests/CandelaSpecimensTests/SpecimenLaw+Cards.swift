import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTestSupport
import CandelaTokens

extension SpecimenLaw {
    /// Words that a screen reader adds itself, and gestures. The audit knows the role of each
    /// label (`role-in-name`) and gestures in hints (`gesture-in-hint`).
    private static let unwanted: Set<String> = [
        "button", "checkbox", "tab", "image", "progress bar", "heading", "tap", "swipe", "press",
    ]

    /// Properties of screens and their cards.
    static let cards: [SpecimenLaw] = [
        SpecimenLaw("every screen has its name, and the day and place of all specimens") {
            specimen, made in
            let context = made.screen.context
            let isOnTheDay =
                context.now.description.hasPrefix("2026-03-18T")
                && context.zone.identifier == "Europe/Berlin"
            return (made.screen.specimen == specimen.name ? [] : ["\(made.screen.specimen ?? "")"])
                + (isOnTheDay ? [] : ["\(context.now) in \(context.zone.identifier)"])
        },
        .screen("every card has a label, and no text with words that readers add") {
            screen, _ in
            screen.cards.flatMap(faults(of:))
        },
        // The audit asks for the roles of elements only (`unknown-role`).
        SpecimenLaw("facts name only roles that the theme defines") { specimen, made in
            let theme = Theme.of(specimen.app.theme.product)
            return try made.words.roles(\.facts).filter { !theme.answers($0) }
        },
        // Every heading is compared with the nearest heading of a higher level above it.
        .screen("no heading of a card is larger than its parent heading") { screen, _ in
            (screen.cards + [screen.overlay?.card].compactMap(\.self)).flatMap { card in
                var above: [(level: Int, size: Double)] = []
                return card.body.withAllInside.compactMap { element -> String? in
                    guard let level = element.accessibility?.headingLevel,
                        case .text(let words) = element.content
                    else { return nil }
                    guard let size = screen.typeSizes[words.style]?.size else {
                        return "\(words.text) has no size"
                    }
                    above.removeAll { $0.level >= level }
                    defer { above.append((level, size)) }
                    return above.last.map { size > $0.size } == true ? words.text : nil
                }
            }
        },
    ]

    private static func faults(of card: Card) -> [String] {
        // A form's only row has the card's label itself, also below a decorative heading.
        let rows = card.body.children.filter { $0.accessibility?.role != .decorative }
        let row = rows.count == 1 ? rows[0] : nil
        guard let accessibility = card.body.accessibility ?? row?.accessibility else {
            return ["\(card.id) has no label"]
        }
        let texts =
            [accessibility.label, accessibility.value, accessibility.hint].compactMap(\.self)
            + accessibility.details.flatMap { [$0.label, $0.value] }
            + card.body.actions.map(\.label)
        let empty = texts.contains("") ? ["\(card.id) has an empty text"] : []
        let spoken =
            [accessibility.label, accessibility.value, accessibility.hint].compactMap(\.self)
            + card.body.actions.map(\.label)
        return empty
            + spoken.filter { text in
                let words = text.lowercased().split { !$0.isLetter }.map(String.init)
                return !unwanted.isDisjoint(with: words)
            }
    }
}

extension JSONWords {
    /// The paths of roles among the texts: lowercase words joined by dots, like the phrase keys of
    /// colour names.
    func roles(_ texts: KeyPath<JSONWords, Set<String>>) -> [String] {
        let kinds: Set<Substring> = [
            "color", "gradient", "space", "radius", "shadow", "type", "motion", "haptic",
            "material",
        ]
        return self[keyPath: texts].filter { path in
            path.contains(".") && !path.contains(" ") && !path.hasPrefix("color.name.")
                && kinds.contains(path.prefix { $0 != "." })
        }.sorted()
    }
}

extension Theme {
    /// Whether the theme has a value for a role.
    fileprivate func answers(_ path: String) -> Bool {
        switch path.prefix(while: { $0 != "." }) {
        case "color": answers(ColorRole(path))
        case "gradient": answers(GradientRole(path))
        case "space": answers(SpaceRole(path))
        case "radius": answers(RadiusRole(path))
        case "shadow": answers(ShadowRole(path))
        case "type": answers(TypeRole(path))
        case "motion": answers(MotionRole(path))
        case "haptic": answers(HapticRole(path))
        default: answers(MaterialRole(path))
        }
    }
}
