import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

extension Specimen {
    /// Every state of the habit list.
    static let habitLists: [Specimen] = lists

    /// Every state of the form that creates or edits a habit.
    static let habitForms: [Specimen] = forms

    private static func list(
        _ name: String, _ phase: Phase, _ change: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        Specimen(
            "habits-\(name)", of: .habitList, phase: phase, options: HabitListOptions(),
            app: .habit, in: SampleTime.context(change))
    }

    /// The list after a deletion that can be undone for a number of seconds; `nil` if the deletion
    /// failed.
    private static func deleted(
        _ name: String, _ habits: [String], _ seconds: Int?,
        _ change: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        let journal = SampleHabits.typical { $0.remove(habits: Set(habits)) }
        let deleted = habits.count < 2 ? "Draw" : nil
        let event: Toast.Event =
            seconds.map {
                .deleted(
                    .init(.habit, ids: habits, name: deleted, until: SampleTime.clock(17, 20, $0)))
            } ?? .notDeleted(record: .habit, count: 1, name: deleted)
        return list(name, .ready(journal), change)
            .showing([Toast(event, shown: SampleTime.clock(17, 20))])
    }

    private static var lists: [Specimen] {
        let typical = Phase.ready(SampleHabits.typical())
        let names = SampleHabits.typical { journal in
            journal.habits[0].name =
                "Write three pages by hand before anybody else in the house is awake"
            journal.habits[1].name = "قراءة يومية"
            journal.habits[2].color = "#123456"
            journal.habits[3].isArchived = true
        }
        let others = SampleHabits.typical { journal in
            journal.habits[0].name = ""
            var practice = Practice(day: SampleTime.today, minutes: 20)
            practice.habit = journal.habits[1].id
            journal.practices = [practice]
            // A limit without any record.
            (journal.habits[3].target, journal.habits[3].isAtMost) = (2, true)
        }
        return [
            list("typical", typical), list("practised", .ready(others)),
            list("amounts", .ready(SampleHabits.amounts())),
            list("amounts-largest-text", .ready(SampleHabits.amounts())) {
                $0.typeSize = .accessibility5
            },
            list("weekly", .ready(SampleHabits.weekly())),
            list("empty", .ready(Journal())),
            list("names", .ready(names)), list("loading", .loading),
            list("error", .failed(lastKnown: SampleHabits.typical())),
            list("error-nothing-known", .failed(lastKnown: nil)),
            deleted("habit-deleted", ["draw"], 5),
            deleted("habits-deleted", ["draw", "water"], 18) { $0.assistiveTechnology = true },
            deleted("deletion-failed", [], nil),
            list("assistive-technology", typical) { $0.assistiveTechnology = true },
            list("reduced-motion", typical) { $0.reduceMotion = true },
            list("increased-contrast", typical) { $0.increaseContrast = true },
            list("largest-text", typical) { $0.typeSize = .accessibility5 },
        ]
    }

    private static func form(
        _ name: String, _ draft: HabitDraft? = nil, habit: String? = nil,
        of journal: Journal = SampleHabits.typical(),
        _ change: (inout Context) -> Void = { _ in }
    ) -> Specimen {
        var options = HabitFormOptions()
        options.habit = habit
        options.draft = draft
        return Specimen(
            "habit-form-\(name)", of: .habitForm, phase: .ready(journal),
            options: options, app: .habit, in: SampleTime.context(change))
    }

    /// A habit that is to be done on four days a week from now on.
    private static var edited: HabitDraft {
        var draft = HabitDraft(SampleHabits.typical().habits[1])
        draft.weeklyTarget = 4
        return draft
    }

    /// A habit that is being archived.
    private static var archived: HabitDraft {
        var draft = HabitDraft(SampleHabits.typical().habits[1])
        draft.isArchived = true
        return draft
    }

    private static var forms: [Specimen] {
        var blank = HabitDraft()
        blank.name = "   "
        var named = HabitDraft()
        named.name = "Stretch"
        named.symbol = "leaf.fill"
        named.color = "red"
        var custom = named
        custom.color = "#8e44ad"
        var counted = named
        (counted.unit, counted.target, counted.isAtMost) = ("minutes", 45, true)
        var weekly = named
        weekly.weeklyTarget = 3
        return [
            form("amounts", counted), form("weekly", weekly),
            form("edit-weekly", edited, habit: "Run"),
            form("edit-met", habit: "Read", of: SampleHabits.weekly()),
            form("new"), form("blank", blank), form("named", named), form("custom-color", custom),
            form("edit", habit: "Run"), form("archived", archived, habit: "Run"),
            form("edit-limit", habit: "Coffee", of: SampleHabits.coffee),
            form("increased-contrast", named) { $0.increaseContrast = true },
            form("largest-text", named) { $0.typeSize = .accessibility5 },
        ]
    }
}
