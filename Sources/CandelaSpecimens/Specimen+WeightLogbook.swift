import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension Specimen {
    /// Every state of the logbook.
    static let logbooks: [Specimen] = [
        logbook("typical", .ready(noted)),
        logbook("empty", .ready(Journal())),
        logbook("first-entry", .ready(SampleWeights.pounds([231.4]))),
        logbook("kilograms", .ready(inKilograms)) { _, context in context.language = "en-DE" },
        logbook(
            "gaining-slowly",
            .ready(SampleWeights.pounds((0..<8).map { 231.4 + Double($0) * 0.01 }))),
        logbook("filters", .ready(noted)) { options, _ in options.showsFilters = true },
        logbook("filtered-notes", .ready(noted)) { options, _ in
            options.showsFilters = true
            options.showsOnlyNotes = true
        },
        logbook("filtered-milestones", .ready(noted)) { options, _ in
            options.showsOnlyMilestones = true
        },
        logbook("filtered-days", .ready(noted)) { options, _ in
            options.showsFilters = true
            options.weekdays = [.monday, .sunday]
        },
        logbook("filtered-none", .ready(SampleWeights.pounds(SampleWeights.twelveDays))) {
            options, _ in
            options.showsOnlyNotes = true
        },
        deleted("entry-deleted", ["2026-03-18-1"], 3),
        deleted("entries-deleted", ["2026-03-18-1", "morning"], 15) { _, context in
            context.assistiveTechnology = true
        },
        logbook("deletion-final", .ready(noted))
            .showing([Toast(.entriesDeleted(count: 2), shown: SampleTime.clock(17, 20))]),
        logbook("deletion-failed", .ready(noted)).showing([failed(1)]),
        logbook("deletions-failed", .ready(noted)).showing([failed(3)]),
        logbook("ten-years", .ready(SampleWeights.tenYears)) { options, _ in options.rows = 8 },
        logbook("ten-years-back", .ready(SampleWeights.tenYears)) { options, _ in
            options.rows = 8
            options.through = SampleTime.today.adding(days: -3_560)
        },
        logbook("loading", .loading),
        logbook("error", .failed(lastKnown: noted)),
        logbook("error-nothing-known", .failed(lastKnown: nil)),
        logbook("increased-contrast", .ready(noted)) { _, context in
            context.increaseContrast = true
        },
        logbook("largest-text", .ready(noted)) { _, context in
            context.typeSize = .accessibility5
        },
    ]

    /// The logbook after a deletion that can be undone for a number of seconds.
    private static func deleted(
        _ name: String, _ ids: [String], _ seconds: Int,
        _ change: (inout WeightLogbookOptions, inout Context) -> Void = { _, _ in }
    ) -> Specimen {
        var journal = noted
        journal.remove(weighIns: Set(ids))
        let rows = Toast.Rows(.weighIn, ids: ids, until: SampleTime.clock(17, 20, seconds))
        return logbook(name, .ready(journal), change)
            .showing([Toast(.deleted(rows), shown: SampleTime.clock(17, 20))])
    }

    private static func failed(_ count: Int) -> Toast {
        Toast(.notDeleted(record: .weighIn, count: count), shown: SampleTime.clock(17, 20))
    }

    private static func logbook(
        _ name: String, _ phase: Phase,
        _ change: (inout WeightLogbookOptions, inout Context) -> Void = { _, _ in }
    ) -> Specimen {
        var options = WeightLogbookOptions()
        var context = SampleTime.context()
        change(&options, &context)
        return Specimen(
            "logbook-\(name)", of: .weightLogbook, phase: phase, options: options, app: .weight,
            in: context)
    }

    private static var inKilograms: Journal {
        var journal = noted
        journal.settings.unit = .kilograms
        return journal
    }

    /// Thirty days across the end of a month: a reading every other day, a second one on one of
    /// them, and notes, one of them blank.
    private static var noted: Journal {
        let weights = [
            234, 233.6, 233.9, 233.1, 233.1, 232.6, 232, 232.2, 231.4, 230.2, 230.9, 228.8, 229.5,
            228.1, 227.6, 227.9,
        ]
        return SampleWeights.pounds(weights.map { $0 }) { journal in
            for place in journal.weighIns.indices {
                let ago = (weights.count - 1 - place) * 2
                journal.weighIns[place] = SampleWeights.weighIn(
                    Weight(unchecked: weights[place], .pounds), daysAgo: ago)
            }
            journal.weighIns[15].note = "After the long walk"
            journal.weighIns[9].note = "مع العائلة"
            journal.weighIns[4].note = "   "
            var second = SampleWeights.weighIn(Weight(unchecked: 228.4, .pounds), daysAgo: 2)
            second.at = SampleTime.noted(6, 40, daysAgo: 2)
            second.id = "morning"
            journal.weighIns.append(second)
        }
    }
}
