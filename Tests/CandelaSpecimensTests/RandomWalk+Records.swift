import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport

extension RandomWalk {
    /// The days of a person's habits and practice, known from the events alone.
    struct Records {
        /// A practice session; `at` is the time at which it was last entered, and `entered` the one
        /// that is recorded.
        private struct Practiced {
            let id: String
            var day: CalendarDay
            var minutes: Int
            let habit: String?
            var note: String?
            var at: Instant?
            var entered: Instant?
        }

        /// An open form, with the values that were entered.
        private struct Form {
            let screen: ScreenName
            var subject: ScreenSubject
            var status: CompletionStatus?
            var amount: Double?
            var minutes: Int?
            var day: CalendarDay?
            var note: String?

            /// The record of a day with which the form opened; `nil` for a blank one.
            var opened: Marks.Mark?

            /// Whether nothing was entered in the form of a day.
            var isBlank: Bool {
                (status ?? .open, amount, note)
                    == (opened?.status ?? .open, opened?.amount, opened?.note)
            }

            mutating func fill(from mark: Marks.Mark?) {
                (opened, status) = (mark, mark?.status)
                (amount, note) = (mark?.amount, mark?.note)
            }

            /// Takes over the changes of the record for the values that are as they were.
            mutating func follow(_ mark: Marks.Mark?) {
                if status ?? .open == opened?.status ?? .open { status = mark?.status }
                if amount == opened?.amount { amount = mark?.amount }
                if note == opened?.note { note = mark?.note }
                opened = mark
            }
        }

        /// The records, with those that are deleted and can be restored.
        private var marks = Marks()
        private var practices: [Practiced] = []
        private var restDays: Set<CalendarDay>

        /// The open forms by their position in the stack.
        private var forms: [Int: Form] = [:]

        /// The number of saved changes of a day before today.
        private(set) var corrections = 0

        /// The number of ticks of records with an amount or a note.
        var tickedContents: Int { marks.tickedContents }

        init() { restDays = [] }

        /// The records and the open forms of a session before the first event.
        init(_ session: CandelaKit.Session) {
            let journal = session.journal
            restDays = Set(journal.restDays)
            marks = Marks(journal)
            practices = journal.practices.map {
                Practiced(
                    id: $0.id, day: $0.day, minutes: $0.minutes, habit: $0.habit, note: $0.note,
                    at: $0.at?.instant, entered: $0.at?.instant)
            }
            for (index, page) in session.place.stack.enumerated() {
                if let options = page.options as? HabitDayOptions {
                    var form = Form(screen: page.screen, subject: options.subject)
                    form.status = options.draft?.status
                    (form.amount, form.note) = (options.draft?.amount, options.draft?.note)
                    form.opened = opened(form, Deletions())
                    forms[index] = form
                } else if let options = page.options as? PracticeSessionOptions {
                    var form = Form(screen: page.screen, subject: options.subject)
                    (form.minutes, form.day) = (options.draft?.minutes, options.draft?.day)
                    form.note = options.draft?.note
                    forms[index] = form
                }
            }
        }

        /// The habits, whose targets decide what a day's amount means, newest first.
        var habits: [Habit] = []

        /// The records that failed saves added.
        private var unsaved = Unsaved()

        /// Whether a failed save was reported to the person before the event.
        private var retries = false

        /// Takes an event that the session accepted, with the ids of records that it added.
        mutating func take(
            _ event: Event, _ effects: [Effect], from session: CandelaKit.Session,
            to place: NavigationState, _ deletions: Deletions, _ context: Context,
            _ today: CalendarDay
        ) {
            let before = session.place
            let position = before.stack.count - 1
            retries = session.hasFailedSave
            follow(deletions)
            defer { follow(deletions) }
            switch event.intent {
            case .open(let destination): open(destination, before, place, deletions)
            case .choose(let option, let value): enter(option, value, position)
            case .enter(.option(let option)): enter(option, event.value, position)
            case .toggle(let habit, let day):
                let isPracticed = shownPractices(deletions).contains {
                    $0.habit == habit && $0.day == day && $0.minutes > 0
                }
                marks.toggle(
                    HabitDay(habit: habit, day: day), isPracticed: isPracticed,
                    habits.first { $0.id == habit }?.asOf(day), effects, deletions)
            case .log(.rest(let isRest, let day)):
                if isRest {
                    restDays.insert(day ?? today)
                } else {
                    restDays.remove(day ?? today)
                }
            case .log(.practice(let minutes, let habit, let day)):
                let minutes = minutes ?? event.value?.integer ?? 0
                let last = shownPractices(deletions).last {
                    ($0.minutes, $0.habit, $0.day) == (minutes, habit, day ?? today)
                }
                let isSecond = last?.at.map { (0...2).contains($0.seconds(to: context.now)) }
                guard isSecond != true else { break }
                add(minutes, habit, day ?? today, nil, context.now, effects, deletions)
            case .save(.completion, _): saveMark(position, effects, deletions, today)
            case .save(.practice, let id):
                savePractice(id, position, effects, deletions, context, today)
            default: break
            }
            forms = forms.filter { index, form in
                place.stack.indices.contains(index) && place.stack[index].screen == form.screen
            }
        }

        /// Takes a save, or its result.
        mutating func save(_ changes: RecordChanges, _ id: Int) { unsaved.save(changes, id) }

        mutating func report(_ isSaved: Bool, of save: Int) { unsaved.report(isSaved, of: save) }

        /// Forgets records whose deletion is final.
        mutating func forget(_ kind: Intent.RecordKind, _ ids: [String]) {
            if kind == .practice { practices.removeAll { ids.contains($0.id) } }
            if kind == .completion { marks.forget { ids.contains($0.id) } }
            guard kind == .habit else { return }
            practices.removeAll { $0.habit.map(ids.contains) ?? false }
            marks.forget { ids.contains($0.place.habit) }
        }

        private mutating func open(
            _ destination: Intent.Destination, _ before: NavigationState, _ place: NavigationState,
            _ deletions: Deletions
        ) {
            // A form with input asks first.
            let isOpened = place.stack.count > before.stack.count
            guard destination.record == nil || isOpened else { return }
            let screens: [ScreenName] = [.habitDay, .practiceSession]
            guard screens.contains(destination.screen), place.page.screen == destination.screen
            else { return }
            var subject = ScreenSubject(habit: destination.habit, day: destination.day)
            subject.practice = destination.practice
            var form = Form(screen: destination.screen, subject: subject)
            if destination.screen == .habitDay {
                subject.record = destination.record.map { .init(.completion, id: $0) }
                form = Form(screen: destination.screen, subject: subject)
                form.fill(from: opened(form, deletions))
            }
            if let known = practices.first(where: { $0.id == subject.practice }) {
                (form.minutes, form.day, form.note) = (known.minutes, known.day, known.note)
            }
            forms[place.stack.count - 1] = form
        }

        private mutating func enter(_ option: String, _ value: Intent.Value?, _ position: Int) {
            switch option {
            case "draft":
                // The status of a habit with a target comes with the amount and the note.
                guard case .object(let draft)? = value else { break }
                forms[position]?.status = draft["status"]?.text.flatMap {
                    CompletionStatus(rawValue: $0)
                }
                forms[position]?.amount = draft["amount"]?.number
                forms[position]?.note = draft["note"]?.text
            case "draft.status":
                forms[position]?.status = value?.text.flatMap { CompletionStatus(rawValue: $0) }
            case "draft.amount": forms[position]?.amount = value?.number
            case "draft.minutes": forms[position]?.minutes = value?.integer
            case "draft.day": forms[position]?.day = value?.text.flatMap { CalendarDay($0) }
            case "draft.note": forms[position]?.note = value?.text
            default: break
            }
        }

        /// Ticks of days with an amount or a note, at least two days ago in any time zone.
        func daysWithContent(_ deletions: Deletions) -> [Event] {
            let last = CalendarDay(daysSince1970: 20_528)
            let places = Set(
                marks.shown(deletions).filter { $0.hasContent && $0.place.day < last }.map(\.place))
            return places.sorted { ($0.day, $0.habit) < ($1.day, $1.habit) }
                .map { Event(.toggle(habit: $0.habit, day: $0.day)) }
        }

        /// The record with which the form of a day opens; `nil` for a blank one.
        private func opened(_ form: Form, _ deletions: Deletions) -> Marks.Mark? {
            if let id = form.subject.record?.id {
                return marks.shown(deletions).first { $0.id == id }
            }
            guard let habit = form.subject.habit ?? habits.first?.id, let day = form.subject.day
            else { return nil }
            let all = marks.shown(HabitDay(habit: habit, day: day), deletions)
            return all.count == 1 ? all[0] : nil
        }

        /// Fills the forms of a day anew if nothing was entered and another record is shown. A form
        /// with input follows its record, and stays with it beside another one.
        private mutating func follow(_ deletions: Deletions) {
            for (index, form) in forms where form.screen == .habitDay {
                var (form, mark) = (form, opened(form, deletions))
                if mark == nil, !form.isBlank, let known = form.opened {
                    mark = marks.shown(deletions).first { $0.id == known.id }
                    if mark != nil { form.subject.record = .init(.completion, id: known.id) }
                }
                if form.isBlank { form.fill(from: mark) } else { form.follow(mark) }
                forms[index] = form
            }
        }

        private mutating func saveMark(
            _ position: Int, _ effects: [Effect], _ deletions: Deletions, _ today: CalendarDay
        ) {
            guard let form = forms[position] else { return }
            let record = form.subject.record?.id
            let known = marks.shown(deletions).first { $0.id == record }?.place
            guard let habit = known?.habit ?? form.subject.habit ?? habits.first?.id else { return }
            let place = HabitDay(habit: habit, day: known?.day ?? form.subject.day ?? today)
            if place.day < today { corrections += 1 }
            marks.save(
                record, place, form.status, form.amount, Self.note(form.note),
                habits.first { $0.id == habit }?.asOf(place.day), effects, deletions)
        }

        private mutating func savePractice(
            _ id: String?, _ position: Int, _ effects: [Effect], _ deletions: Deletions,
            _ context: Context, _ today: CalendarDay
        ) {
            guard let form = forms[position] else { return }
            if let place = practices.firstIndex(where: { $0.id == id }) {
                let (day, known) = (form.day ?? practices[place].day, practices[place])
                if min(day, known.day) < today { corrections += 1 }
                (practices[place].day, practices[place].note) = (day, Self.note(form.note))
                practices[place].minutes = form.minutes ?? known.minutes
                if day != known.day {
                    (practices[place].at, practices[place].entered) = (nil, nil)
                }
                return
            }
            let day = form.day ?? form.subject.day ?? today
            if day < today { corrections += 1 }
            let habit = form.subject.habit
            let usual = shownPractices(deletions).last { habit == nil || $0.habit == habit }
            let minutes = usual.flatMap { (1...1_440).contains($0.minutes) ? $0.minutes : nil }
            add(
                form.minutes ?? minutes ?? 15, habit, day, Self.note(form.note),
                day == today ? context.now : nil, effects, deletions)
        }

        private static func note(_ text: String?) -> String? {
            let words = text?.drop(while: \.isWhitespace) ?? ""
            guard let end = words.lastIndex(where: { !$0.isWhitespace }) else { return nil }
            return String(words[...end])
        }

        private mutating func add(
            _ minutes: Int, _ habit: String?, _ day: CalendarDay, _ note: String?, _ at: Instant?,
            _ effects: [Effect], _ deletions: Deletions
        ) {
            // While a failed save is reported, the same practice within ten minutes is its retry.
            func isRetry(_ entered: Instant?) -> Bool {
                guard let entered, let at else { return entered == at }
                return (0...600).contains(at.secondsSince1970 - entered.secondsSince1970)
            }
            let twin = shownPractices(deletions).last {
                ($0.minutes, $0.habit, $0.day, $0.note) == (minutes, habit, day, note)
                    && unsaved.practices.contains($0.id) && isRetry($0.entered)
            }
            if retries, let place = practices.firstIndex(where: { $0.id == twin?.id }) {
                practices[place].at = at
                return
            }
            let known = Set(practices.map(\.id))
            let added = effects.flatMap { effect -> [Practice] in
                if case .save(let changes, _) = effect { changes.added.practices } else { [] }
            }
            let new = added.last { !known.contains($0.id) }
            practices.append(
                Practiced(
                    id: new?.id ?? "missing", day: day, minutes: minutes, habit: habit, note: note,
                    at: at, entered: at))
        }

        private func shownPractices(_ deletions: Deletions) -> [Practiced] {
            let (gone, habits) = (deletions.absent(.practice), deletions.absent(.habit))
            return practices.filter {
                !gone.contains($0.id) && !($0.habit.map(habits.contains) ?? false)
            }
        }

        /// The differences between a session's journal and screen, and what the events did.
        func wrong(
            _ session: CandelaKit.Session, _ screen: Screen, _ deletions: Deletions,
            _ today: CalendarDay
        ) -> [String] {
            var wrong = marks.wrong(session, deletions)
            func text(_ practice: Practiced) -> String {
                let (habit, note) = (practice.habit ?? "-", practice.note ?? "-")
                return "\(practice.id) \(practice.day) \(practice.minutes) \(habit) \(note)"
            }
            let known = shownPractices(deletions).map(text).sorted()
            let recorded = session.journal.practices.map {
                text(
                    Practiced(
                        id: $0.id, day: $0.day, minutes: $0.minutes, habit: $0.habit,
                        note: $0.note))
            }.sorted()
            if known != recorded { wrong.append("\(recorded) is recorded, \(known) is expected") }
            if restDays != Set(session.journal.restDays) {
                wrong.append("\(session.journal.restDays) are rest days, not \(restDays)")
            }
            return wrong + wrongRows(session, screen, deletions, today)
        }

        /// The sessions and records of a day's sheet, each with an action that deletes it. A
        /// day that is tomorrow after a flight shows them once it has begun.
        private func wrongRows(
            _ session: CandelaKit.Session, _ screen: Screen, _ deletions: Deletions,
            _ today: CalendarDay
        ) -> [String] {
            guard session.loading == .ready, screen.overlay == nil else { return [] }
            func wrong(_ kind: Intent.RecordKind, _ expected: [String]) -> [String] {
                let elements = screen.cards.flatMap(\.body.withAllInside)
                let actions = elements.flatMap { [$0.activation].compactMap(\.self) + $0.actions }
                let shown = actions.flatMap { action -> [String] in
                    if case .delete(kind, let ids) = action.intent { ids } else { [] }
                }
                return Set(shown) == Set(expected) ? [] : ["\(shown) are shown, not \(expected)"]
            }
            switch session.place.page.options {
            case let options as PracticeDayOptions:
                guard let day = options.day else { return [] }
                let expected = shownPractices(deletions).filter {
                    $0.day == day && day <= today
                        && (options.habit == nil || $0.habit == options.habit)
                }
                return wrong(.practice, expected.map(\.id))
            case let options as HabitDayOptions:
                let all = marks.shown(deletions).filter { mark in
                    options.record.map { $0 == mark.id }
                        ?? ((options.habit ?? habits.first?.id, options.day)
                            == (mark.place.habit, mark.place.day))
                }
                return wrong(.completion, all.filter { $0.place.day <= today }.map(\.id))
            default: return []
            }
        }
    }
}
