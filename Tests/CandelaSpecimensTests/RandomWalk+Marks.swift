import CandelaElements
import CandelaKit
import CandelaRules

extension RandomWalk {
    /// A habit and a day.
    struct HabitDay: Hashable {
        let habit: String
        let day: CalendarDay
    }

    /// The records of a person's habits, known from the events alone. A day can have several.
    struct Marks {
        /// A record. Without content, an open one is as good as none.
        struct Mark: Equatable {
            let id: String
            let place: HabitDay
            var status = CompletionStatus.open
            var amount: Double?
            var note: String?

            /// The status before the last toggle, which the next one brings back.
            var before: CompletionStatus?

            /// The amount before a toggle filled the target; `nil` if it filled nothing.
            var unfilled: Double??

            var hasContent: Bool { amount != nil || note != nil }

            /// Whether it is open because a toggle took it away beside other records.
            var wasTakenAway: Bool { status == .open && before == .done }

            /// The mark with what others lack of the habit's target, or at most its limit.
            func filled(_ habit: Habit?, besides others: Double) -> Mark {
                guard let habit, let target = habit.target else { return self }
                var mark = self
                if habit.isAtMost {
                    mark.amount = amount.map { min($0, target) }
                } else if others + (amount ?? 0) < target {
                    mark.amount = target - others
                }
                if mark.amount != amount { mark.unfilled = .some(amount) }
                return mark
            }

            var text: String {
                let amount = amount.map { "\($0)" } ?? "-"
                return "\(id): \(place.habit) on \(place.day), \(status.rawValue) \(amount) "
                    + (note ?? "-")
            }
        }

        /// The records in order, with those that are deleted and can be restored.
        private var all: [Mark] = []

        /// The number of ticks of records with an amount or a note.
        private(set) var tickedContents = 0

        init() {}

        init(_ journal: Journal) {
            all = journal.completions.map { completion in
                Mark(
                    id: completion.id,
                    place: HabitDay(habit: completion.habit, day: completion.day),
                    status: completion.status, amount: completion.amount, note: completion.note,
                    before: completion.replaced.first?.status)
            }
        }

        private func indices(_ deletions: Deletions) -> [Int] {
            let (gone, habits) = (deletions.absent(.completion), deletions.absent(.habit))
            return all.indices.filter {
                !gone.contains(all[$0].id) && !habits.contains(all[$0].place.habit)
            }
        }

        func shown(_ deletions: Deletions) -> [Mark] { indices(deletions).map { all[$0] } }

        func shown(_ place: HabitDay, _ deletions: Deletions) -> [Mark] {
            shown(deletions).filter { $0.place == place }
        }

        mutating func forget(_ isGone: (Mark) -> Bool) { all.removeAll(where: isGone) }

        mutating func toggle(
            _ place: HabitDay, isPracticed: Bool, _ habit: Habit?, _ effects: [Effect],
            _ deletions: Deletions
        ) {
            let marks = indices(deletions).filter { all[$0].place == place }
            let done = marks.filter { all[$0].status == .done }
            if marks.contains(where: { all[$0].hasContent }) { tickedContents += 1 }
            guard done.isEmpty else {
                let others = done.map { amount(of: marks, besides: $0) }
                for (index, others) in zip(done, others).reversed() {
                    if let amount = all[index].unfilled {
                        var before = all[index]
                        before.amount = amount
                        if before.filled(habit, besides: others).amount == all[index].amount {
                            all[index].amount = amount
                        }
                        all[index].unfilled = nil
                    }
                    if let before = all[index].before {
                        (all[index].status, all[index].before) = (before, nil)
                    } else if done.count < marks.count {
                        (all[index].status, all[index].before) = (.open, .done)
                    } else if all[index].hasContent {
                        all[index].status = .open
                    } else {
                        all.remove(at: index)
                    }
                }
                return
            }
            guard !isPracticed else { return }
            guard !marks.isEmpty else {
                all.append(
                    Mark(id: newID(effects), place: place, status: .done)
                        .filled(habit, besides: 0))
                return
            }
            let away = marks.filter { all[$0].wasTakenAway }
            let open = marks.filter { all[$0].status == .open }
            for index in away.isEmpty ? open.isEmpty ? [marks[0]] : open : away {
                all[index].before = all[index].wasTakenAway ? nil : all[index].status
                all[index].status = .done
                all[index] = all[index].filled(habit, besides: amount(of: marks, besides: index))
            }
        }

        private func amount(of marks: [Int], besides index: Int) -> Double {
            marks.reduce(0) { $0 + ($1 == index ? 0 : all[$1].amount ?? 0) }
        }

        /// Saves the form of a day, or of one of its records.
        mutating func save(
            _ record: String?, _ place: HabitDay, _ status: CompletionStatus?, _ amount: Double?,
            _ note: String?, _ habit: Habit?, _ effects: [Effect], _ deletions: Deletions
        ) {
            let index = indices(deletions).first { index in
                record.map { all[index].id == $0 } ?? (all[index].place == place)
            }
            var mark = index.map { all[$0] } ?? Mark(id: newID(effects), place: place)
            let chosen = status ?? mark.status
            let isEntered = amount != mark.amount
            // A day that is left open keeps its amount.
            let isDecided = isEntered || chosen != .open && chosen != mark.status
            mark.status = chosen
            // Against a limit, each record counts alone.
            let others =
                habit?.isAtMost == true
                ? 0
                : shown(place, deletions).reduce(0) { $0 + ($1.id == mark.id ? 0 : $1.amount ?? 0) }
            if isDecided, let amount = amount.map({ $0 + others }), let target = habit?.target,
                [.done, .open, .missed].contains(chosen)
            {
                let isReached = habit?.isAtMost == true ? amount <= target : amount >= target
                mark.status = isReached ? .done : habit?.isAtMost == true ? .missed : .open
            }
            if isEntered { mark.unfilled = nil }
            (mark.amount, mark.note) = (amount, note)
            if let index { all[index] = mark } else { all.append(mark) }
            all.removeAll {
                $0.id == mark.id && $0.status == .open && !$0.hasContent
                    && ($0.before ?? .open) == .open
            }
        }

        private func newID(_ effects: [Effect]) -> String {
            let known = Set(all.map(\.id))
            let added = effects.flatMap { effect -> [Completion] in
                if case .save(let changes, _) = effect { changes.added.completions } else { [] }
            }
            return added.last { !known.contains($0.id) }?.id ?? "missing"
        }

        /// The differences between a session's journal and what the events did.
        func wrong(_ session: CandelaKit.Session, _ deletions: Deletions) -> [String] {
            func texts(_ marks: [Mark]) -> [String] {
                marks.filter { $0.status != .open || $0.hasContent }.map(\.text).sorted()
            }
            let (known, found) = (texts(shown(deletions)), texts(Marks(session.journal).all))
            guard known != found else { return [] }
            let (extra, lost) = (Set(found).subtracting(known), Set(known).subtracting(found))
            return ["\(extra.sorted()) is recorded, \(lost.sorted()) is expected"]
        }
    }
}
