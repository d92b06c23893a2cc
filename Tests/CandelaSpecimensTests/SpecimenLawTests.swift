import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import Testing

/// Properties of every specimen of every screen.
struct SpecimenLawTests {
    @Test(arguments: Specimen.all)
    func `obeys every law`(specimen: Specimen) throws {
        let made = try specimen.once()
        for law in SpecimenLaw.all {
            for fault in try law.faults(specimen, made) { Issue.record("\(law.name): \(fault)") }
        }
    }

    @Test func `some facts name roles`() throws {
        #expect(try Specimen.all.contains { try !$0.once().words.roles(\.facts).isEmpty })
    }

    /// A widget that reloads at `validUntil` is never wrong, and never reloads without a change.
    @Test(arguments: Specimen.some)
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
            // A goal to hold has no milestones, whatever is weighed.
            if before.map(\.id) == ["hold"] { continue }
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
