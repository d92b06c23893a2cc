import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension Specimen {
    /// Every state of the sheet that adds or edits a weigh-in.
    static let weightEntries: [Specimen] = [
        entry("new"),
        entry("first", .ready(Journal())),
        entry("kilograms", .ready(SampleWeights.journey { $0.settings.unit = .kilograms })),
        entry("other-unit") { options, _ in options.draft = draft { $0.unit = .kilograms } },
        entry("filled") { options, _ in options.draft = filled },
        entry("edit", .ready(noted)) { options, _ in options.weighIn = "evening" },
        entry("names", .ready(noted)) { options, context in
            options.draft = draft { $0.note = "مع العائلة" }
            context.language = "en-GB"
        },
        entry("long-note", .ready(noted)) { options, _ in
            options.draft = draft {
                $0.note = Array(repeating: "Weighed after breakfast.", count: 20)
                    .joined(separator: " ")
            }
        },
        entry("out-of-range") { options, _ in
            options.draft = draft {
                ($0.weight, $0.unit) = (680.4, .kilograms)
                ($0.bodyFat, $0.day) = (60.5, SampleTime.today.adding(days: 1))
                $0.note = String(repeating: "note ", count: 101)
            }
        },
        entry("save-failed")
            .showing([Toast(.savingFailed, shown: SampleTime.clock(17, 20))]),
        entry("loading", .loading),
        entry("error", .failed(lastKnown: noted)),
        entry("error-nothing-known", .failed(lastKnown: nil)),
        entry("increased-contrast") { options, context in
            options.draft = filled
            context.increaseContrast = true
        },
        entry("largest-text") { options, context in
            options.draft = filled
            context.typeSize = .accessibility5
        },
    ]

    private static func entry(
        _ name: String, _ phase: Phase = .ready(SampleWeights.journey()),
        _ change: (inout WeightEntryOptions, inout Context) -> Void = { _, _ in }
    ) -> Specimen {
        var options = WeightEntryOptions()
        var context = SampleTime.context()
        change(&options, &context)
        return Specimen(
            "weight-entry-\(name)", of: .weightEntry, phase: phase, options: options, app: .weight,
            in: context)
    }

    private static func draft(_ change: (inout WeighInDraft) -> Void) -> WeighInDraft {
        var draft = WeighInDraft()
        change(&draft)
        return draft
    }

    /// A draft for yesterday with every value.
    private static let filled = draft {
        ($0.weight, $0.unit, $0.bodyFat) = (226.4, .pounds, 23.5)
        $0.day = SampleTime.today.adding(days: -1)
        $0.note = "After the long walk"
    }

    /// The journey with a weigh-in in kilograms that has every value.
    private static var noted: Journal {
        SampleWeights.journey { journal in
            var weighIn = SampleWeights.weighIn(Weight(unchecked: 102.85, .kilograms), daysAgo: 2)
            weighIn.id = "evening"
            weighIn.bodyFat = 23.5
            weighIn.note = "After the long walk"
            journal.weighIns.append(weighIn)
        }
    }
}
