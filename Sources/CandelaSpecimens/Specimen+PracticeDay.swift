import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension Specimen {
    /// Every state of a day's practice sessions.
    static let practiceDays: [Specimen] = [
        day("sessions", daysAgo: 2),
        day("one-session", daysAgo: 1),
        day("today"),
        day("empty", daysAgo: 12),
        day("before-first-record", daysAgo: 100),
        day("rest-day", daysAgo: 24),
        day("notes", daysAgo: 1, .ready(noted)),
        day("habits", daysAgo: 1, .ready(habits)),
        day("one-habit", daysAgo: 1, .ready(habits)) { options, _ in options.habit = "meditate" },
        day("ahead", daysAgo: -1),
        day("session-added", daysAgo: 1).showing([logged(minutes: 9)]),
        day("session-deleted", daysAgo: 1, .ready(without(["evening"], noted)))
            .showing([deletedSessions(["evening"], named: "15 minutes, March 17", for: 5)]),
        day("sessions-deleted", daysAgo: 1, .ready(without(["morning", "evening"], noted))) {
            $1.assistiveTechnology = true
        }
        .showing([deletedSessions(["morning", "evening"], for: 18)]),
        day("deletion-failed", daysAgo: 1, .ready(noted))
            .showing([
                Toast(
                    .notDeleted(record: .practice, count: 1, name: "15 minutes, March 17"),
                    shown: SampleTime.clock(17, 20))
            ]),
        day("save-failed", daysAgo: 1)
            .showing([Toast(.savingFailed, shown: SampleTime.clock(17, 20))]),
        day("loading", daysAgo: 1, .loading),
        day("error", daysAgo: 1, .failed(lastKnown: noted)),
        day("error-nothing-known", daysAgo: 1, .failed(lastKnown: nil)),
        day("right-to-left", daysAgo: 1, .ready(noted)) { $1.language = "ar-XB" },
        day("increased-contrast", daysAgo: 1, .ready(habits)) { $1.increaseContrast = true },
        day("largest-text", daysAgo: 1, .ready(noted)) { $1.typeSize = .accessibility5 },
    ]

    /// Every state of the sheet that adds or edits a practice session.
    static let practiceSessions: [Specimen] = [
        session("new"),
        session("first", .ready(Journal())),
        session("yesterday") { options, _ in options.day = SampleTime.today.adding(days: -1) },
        session("edit", .ready(noted)) { options, _ in options.practice = "evening" },
        session("out-of-range", .ready(noted)) { options, _ in
            var draft = PracticeDraft()
            (draft.minutes, draft.day) = (1_441, SampleTime.today.adding(days: 1))
            draft.note = String(repeating: "note ", count: 401)
            options.draft = draft
        },
        session("save-failed")
            .showing([Toast(.savingFailed, shown: SampleTime.clock(17, 20))]),
        session("loading", .loading),
        session("error", .failed(lastKnown: noted)),
        session("error-nothing-known", .failed(lastKnown: nil)),
        session("largest-text", .ready(noted)) { options, context in
            options.practice = "evening"
            context.typeSize = .accessibility5
        },
    ]

    /// A journal without some practice sessions.
    static func without(_ practices: Set<String>, _ journal: Journal) -> Journal {
        var journal = journal
        journal.remove(practices: practices)
        return journal
    }

    /// The toast about deleted sessions, which can be restored for some seconds.
    static func deletedSessions(
        _ ids: [String], named name: String? = nil, for seconds: Int
    ) -> Toast {
        let until = SampleTime.clock(17, 20, seconds)
        let rows = Toast.Rows(.practice, ids: ids, name: name, until: until)
        return Toast(.deleted(rows), shown: SampleTime.clock(17, 20))
    }

    /// The toast about a session that was just logged.
    static func logged(minutes: Int) -> Toast {
        let undo = Toast.Offer(.delete(.practice, ids: ["logged"]), "Undo")
        let text = "Session added: \(minutes) minutes"
        return Toast(
            .message(Toast.Message("logged", .success, text, offer: undo)),
            shown: SampleTime.clock(17, 20))
    }

    private static func day(
        _ name: String, daysAgo: Int = 0, _ phase: Phase = .ready(identified),
        _ change: (inout PracticeDayOptions, inout Context) -> Void = { _, _ in }
    ) -> Specimen {
        var options = PracticeDayOptions()
        options.day = SampleTime.today.adding(days: -daysAgo)
        var context = SampleTime.context()
        change(&options, &context)
        return Specimen(
            "practice-day-\(name)", of: .practiceDay, phase: phase, options: options,
            app: .practice, in: context)
    }

    /// The typical practices with the ids that a session gives them.
    private static var identified: Journal {
        let journal = SamplePractices.typical()
        let session = try? Session(journal, at: PracticeDashboardOptions(), of: .practice)
        return session?.journal ?? journal
    }

    private static func session(
        _ name: String, _ phase: Phase = .ready(SamplePractices.typical()),
        _ change: (inout PracticeSessionOptions, inout Context) -> Void = { _, _ in }
    ) -> Specimen {
        var options = PracticeSessionOptions()
        var context = SampleTime.context()
        change(&options, &context)
        return Specimen(
            "practice-session-\(name)", of: .practiceSession, phase: phase, options: options,
            app: .practice, in: context)
    }

    /// Two sessions yesterday, one with a note.
    private static var noted: Journal {
        var journal = Journal()
        SamplePractices.add([20, 15], daysAgo: 1, to: &journal)
        (journal.practices[0].id, journal.practices[1].id) = ("morning", "evening")
        journal.practices[1].note = "Scales in thirds, hands apart"
        return journal
    }

    /// Sessions of a habit and of none yesterday, and a second habit that is only marked as done.
    private static var habits: Journal {
        var journal = noted
        journal.habits = [
            SampleHabits.habit("meditate", "Meditate", "moon.fill", "purple", daysAgo: 40),
            SampleHabits.habit("stretch", "Stretch", "figure.run", "green", daysAgo: 40),
        ]
        journal.practices[0].habit = "meditate"
        journal.completions = SampleHabits.run("stretch", 3, until: 1)
        return journal
    }
}
