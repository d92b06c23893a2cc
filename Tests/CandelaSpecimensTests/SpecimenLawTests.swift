import CandelaElements
import CandelaKit
import CandelaPipeline
import CandelaRules
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import CandelaTokens
import Testing

/// Properties of every specimen of every screen.
struct SpecimenLawTests {
    /// Words that a screen reader adds itself, and gestures.
    private static let unwanted = [
        "button", "checkbox", "tab", "image", "progress bar", "heading", "tap", "swipe", "press",
    ]

    @Test(arguments: Specimen.all)
    func `gives every card a label without words that readers add`(
        specimen: Specimen
    ) throws {
        for card in try specimen.once().screen.cards {
            // A form's only row has the card's label itself, also below a decorative heading.
            let rows = card.body.children.filter { $0.accessibility?.role != .decorative }
            let row = rows.count == 1 ? rows[0] : nil
            let accessibility = try #require(card.body.accessibility ?? row?.accessibility)
            #expect(!accessibility.label.isEmpty)
            #expect(accessibility.value?.isEmpty != true && accessibility.hint?.isEmpty != true)
            let texts =
                [accessibility.label, accessibility.value ?? "", accessibility.hint ?? ""]
                + card.body.actions.map(\.label)
            for text in texts {
                let words = text.lowercased().split { !$0.isLetter }.map(String.init)
                #expect(words.allSatisfy { !Self.unwanted.contains($0) }, "\(text)")
            }
            #expect(accessibility.details.allSatisfy { !$0.label.isEmpty && !$0.value.isEmpty })
            #expect(card.body.actions.allSatisfy { !$0.label.isEmpty })
        }
    }

    @Test(arguments: Specimen.all)
    func `names only roles that its theme defines`(specimen: Specimen) throws {
        let theme = Theme.of(specimen.app.theme.product)
        var count = 0
        let words = try specimen.once().words
        // Roles are lowercase words joined by dots, like the phrase keys of colour names.
        for path in words.texts.union(words.facts)
        where path.contains(".") && !path.contains(" ") && !path.hasPrefix("color.name.") {
            let hasValue: Bool? =
                switch path.prefix(while: { $0 != "." }) {
                case "color": theme.answers(ColorRole(path))
                case "gradient": theme.answers(GradientRole(path))
                case "space": theme.answers(SpaceRole(path))
                case "radius": theme.answers(RadiusRole(path))
                case "shadow": theme.answers(ShadowRole(path))
                case "type": theme.answers(TypeRole(path))
                case "motion": theme.answers(MotionRole(path))
                case "haptic": theme.answers(HapticRole(path))
                case "material": theme.answers(MaterialRole(path))
                default: nil
                }
            #expect(hasValue != false, "\(path)")
            if hasValue == true { count += 1 }
        }
        #expect(count > 0)
    }

    /// A widget that reloads at `validUntil` is never wrong, and never reloads without a change.
    @Test(arguments: Specimen.all)
    func `changes when its validity ends and not before`(specimen: Specimen) throws {
        let screen = try specimen.once().screen
        func cards(at instant: Instant) throws -> [Card?] {
            Self.parts(of: try specimen.made { $0.now = instant })
        }
        let now = Self.parts(of: screen)
        guard let end = screen.validUntil?.instant else {
            for days in [1, 400] {
                let later = specimen.context.now.adding(seconds: days * 86_400)
                #expect(try cards(at: later) == now)
            }
            return
        }
        #expect(end > specimen.context.now)
        #expect(try cards(at: end.adding(seconds: -1)) == now)
        // A new day changes only screens that show dates.
        let clock = DayClock(specimen.context.zone)
        if end != clock.nextDay(after: specimen.context.now) {
            #expect(try cards(at: end) != now)
        }
    }

    /// Everything on a screen that affects its drawing.
    private static func parts(of screen: Screen) -> [Card?] {
        screen.cards + [screen.overlay?.card] + screen.toasts
    }

    @Test func `one more record changes the card that shows it`() throws {
        for specimen in Specimen.all {
            guard case .ready(var journal) = specimen.phase, !journal.weighIns.isEmpty else {
                continue
            }
            let before = try specimen.once().screen.cards
            // A prediction at the goal shows no weight; one without enough days counts today once.
            let prediction = before.lazy.compactMap { $0.content(as: PredictionCard.self) }.first
            if specimen.screen == .weightPrediction, let status = prediction?.facts.status,
                [.atGoal, .insufficientData].contains(status)
            {
                continue
            }
            // Celebrations show milestones, which one more weigh-in need not reach, settings show
            // no weight, a filter may hide it, and the entry sheet starts with the latest weight only.
            let entry = specimen.options as? WeightEntryOptions
            guard journal.goal != nil, entry?.draft?.weight == nil, entry?.weighIn == nil,
                ![.weightCelebration, .weightSettings].contains(specimen.screen),
                !specimen.name.hasPrefix("logbook-filtered-")
            else { continue }
            journal.weighIns.append(
                WeighIn(
                    day: CalendarDay(daysSince1970: 20_530),
                    weight: Weight(unchecked: 219.3, .pounds)))
            var latest = journal.weighIns[journal.weighIns.count - 1]
            latest.at = ZonedInstant(specimen.context.now)
            journal.weighIns[journal.weighIns.count - 1] = latest
            let after = try Screen.make(
                specimen.screen, phase: .ready(journal), options: specimen.options,
                of: specimen.app, in: specimen.context
            ).cards
            #expect(after != before, "\(specimen)")
        }
    }
}
