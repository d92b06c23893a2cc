import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension Specimen {
    /// Every state of a habit's day.
    static let habitDays: [Specimen] = [
        day("done", daysAgo: 1),
        day("today"),
        day("empty", "draw", daysAgo: 2),
        day("before-first-record", "draw", daysAgo: 5),
        day("amount-and-note", daysAgo: 1, .ready(pages(.done))),
        day("glasses", "water", .ready(SampleHabits.amounts())),
        day("glasses-done", "water", .ready(SampleHabits.amounts())) { options, _ in
            var draft = HabitDayDraft()
            draft.amount = 8
            options.draft = draft
        },
        day("limit-passed", "draw", daysAgo: 3, .ready(SampleHabits.amounts())),
        day("skipped", daysAgo: 1, .ready(pages(.skipped))),
        day("rest-day", daysAgo: 1, .ready(pages(.rest))),
        day("taken-away", daysAgo: 1, .ready(pages(.open))),
        day("rest-day-of-all", "draw", daysAgo: 2, .ready(rests)),
        day("sessions", daysAgo: 1, .ready(practiced)),
        day("session-deleted", daysAgo: 1, .ready(without(["evening"], practiced)))
            .showing([deletedSessions(["evening"], named: "15 minutes, March 17", for: 5)]),
        day("records", daysAgo: 1, .ready(several)),
        day("record", daysAgo: 1, .ready(several)) { options, _ in options.record = "evening" },
        day("record-deleted", daysAgo: 1, .ready(several))
            .showing([deletedRecord(5), deletedRecord(nil)]),
        day("changed", daysAgo: 1, .ready(pages(.open))) { options, _ in
            var draft = HabitDayDraft()
            (draft.status, draft.amount, draft.note) = (.done, 12.5, "Chapter 4")
            options.draft = draft
        },
        day("ahead", daysAgo: -1),
        day("arabic-name", daysAgo: 1, .ready(named("قراءة يومية"))),
        day(
            "long-name", daysAgo: 1,
            .ready(named("Write three pages by hand before anybody else is awake"))),
        day("no-habits", nil, .ready(Journal())),
        day("save-failed", daysAgo: 1)
            .showing([Toast(.savingFailed, shown: SampleTime.clock(17, 20))]),
        day("loading", daysAgo: 1, .loading),
        day("error", daysAgo: 1, .failed(lastKnown: pages(.done))),
        day("error-nothing-known", daysAgo: 1, .failed(lastKnown: nil)),
        day("right-to-left", daysAgo: 1, .ready(pages(.done))) { $1.language = "ar-XB" },
        day("increased-contrast", daysAgo: 1, .ready(pages(.done))) { $1.increaseContrast = true },
        day("largest-text", daysAgo: 1, .ready(practiced)) { $1.typeSize = .accessibility5 },
    ]

    private static func day(
        _ name: String, _ habit: String? = "read", daysAgo: Int = 0,
        _ phase: Phase = .ready(SampleHabits.typical()),
        _ change: (inout HabitDayOptions, inout Context) -> Void = { _, _ in }
    ) -> Specimen {
        var options = HabitDayOptions()
        options.habit = habit
        options.day = SampleTime.today.adding(days: -daysAgo)
        var context = SampleTime.context()
        change(&options, &context)
        return Specimen(
            "habit-day-\(name)", of: .habitDay, phase: phase, options: options, app: .habit,
            in: context)
    }

    /// A habit counted in pages, with a status, an amount and a note yesterday.
    private static func pages(_ status: CompletionStatus) -> Journal {
        SampleHabits.typical { journal in
            journal.habits[0].unit = "pages"
            journal.completions.removeAll {
                $0.habit == "read" && $0.day == SampleTime.today.adding(days: -1)
            }
            var completion = Completion(
                habit: "read", day: SampleTime.today.adding(days: -1), status: status)
            (completion.amount, completion.note) = (25, "Chapter 3")
            journal.completions.append(completion)
        }
    }

    /// A rest day of all habits, two days ago.
    private static var rests: Journal {
        SampleHabits.typical { $0.restDays = [SampleTime.today.adding(days: -2)] }
    }

    /// Two sessions of a habit yesterday, one with a note.
    private static var practiced: Journal {
        SampleHabits.typical { journal in
            SamplePractices.add([20, 15], daysAgo: 1, to: &journal)
            for (place, id) in ["morning", "evening"].enumerated() {
                (journal.practices[place].id, journal.practices[place].habit) = (id, "read")
            }
            journal.practices[1].note = "On the train"
        }
    }

    /// Three records of one habit yesterday: two that count and one that was taken away.
    private static var several: Journal {
        SampleHabits.typical { journal in
            let yesterday = SampleTime.today.adding(days: -1)
            journal.habits[0].unit = "pages"
            journal.completions.removeAll { $0.habit == "read" && $0.day == yesterday }
            for (id, amount, hour) in [
                ("morning", 25.0, 7), ("noon", 4, 12), ("evening", 12.5, 21),
            ] {
                var record = Completion(habit: "read", day: yesterday)
                (record.id, record.amount) = (id, amount)
                record.at = SampleTime.noted(hour, 30, daysAgo: 1)
                journal.completions.append(record)
            }
            let last = journal.completions.count - 1
            journal.completions[last].status = .open
            journal.completions[last].note = "Chapter 3"
        }
    }

    /// The toast about a deleted record, which can be restored for some seconds, or about one that
    /// could not be deleted.
    private static func deletedRecord(_ seconds: Int?) -> Toast {
        let event: Toast.Event =
            seconds.map { seconds in
                .deleted(
                    .init(
                        .completion, ids: ["late"], name: "Read, March 17",
                        until: SampleTime.clock(17, 20, seconds)))
            } ?? .notDeleted(record: .completion, count: 1, name: "Read, March 17")
        return Toast(event, shown: SampleTime.clock(17, 20))
    }

    private static func named(_ name: String) -> Journal {
        SampleHabits.typical { $0.habits[0].name = name }
    }
}
