import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaScreens

extension RandomWalk {
    /// A host that stores data from effects alone, and its knowledge of the screens.
    struct Host {
        /// The journal as stored.
        var store = Journal()

        /// The results of saves not yet reported to the session, in order.
        var outcomes: [(id: Int, isSaved: Bool)] = []

        /// The number of refused saves not yet reported to the session.
        private var secrets = 0

        /// Whether the store lacks the changes of a refused save.
        private var lacks = false

        /// Stores the changes of a save, or refuses it.
        mutating func carryOut(_ changes: RecordChanges, _ id: Int, isRefused: Bool) {
            outcomes.append((id, !isRefused))
            if isRefused {
                lacks = true
                secrets += 1
            } else {
                store.apply(changes)
                // After a failure is reported, the next save includes the failed changes.
                if secrets == 0 { lacks = false }
            }
        }

        mutating func reported(_ isSaved: Bool) {
            if !isSaved { secrets -= 1 }
        }

        /// The differences between the store and the session.
        func wrong(_ session: Session) throws -> [String] {
            guard !lacks, store != session.journal else { return [] }
            let changes = RecordChanges(from: store, to: session.journal)
            let text = String(decoding: try JSONTextEncoder().encode(changes), as: UTF8.self)
            return ["the store is not the session's journal, which takes \(text)"]
        }
    }

    /// The practices that failed saves added, until the next save, which includes them.
    struct Unsaved {
        private var sent: [(id: Int, practices: [String], isSaved: Bool)] = []
        private(set) var practices: Set<String> = []

        mutating func save(_ changes: RecordChanges, _ id: Int) {
            sent.append((id, changes.added.practices.map(\.id), false))
            practices = []
        }

        mutating func report(_ isSaved: Bool, of save: Int) {
            guard let place = sent.firstIndex(where: { $0.id == save }) else { return }
            if isSaved {
                sent[place].isSaved = true
            } else {
                // Later saves may depend on the failed one, so they are repeated too.
                practices.formUnion(sent[place...].flatMap(\.practices))
                sent.remove(at: place)
            }
            while sent.first?.isSaved == true { sent.removeFirst() }
        }
    }

    /// The celebrations shown so far.
    struct Celebrations {
        /// The weight milestones that were acknowledged.
        private var answered: Set<String> = []

        /// The streaks celebrated on the previous screen.
        private var shown: Set<String> = []

        /// All streaks that were celebrated.
        private var all: Set<String> = []

        /// Celebrations shown a second time.
        ///
        /// A weight milestone is shown until acknowledged, a streak only once.
        mutating func wrong(
            _ screen: Screen, after event: Event, _ session: Session, in context: Context
        ) -> [String] {
            var now: Set<String> = []
            var again: Set<String> = []
            let goal = session.journal.goal?.at?.instant
            func name(_ weight: Double, _ unit: WeightUnit, _ goal: Instant?) -> String {
                "weight \(weight) \(unit) \(goal.map { "\($0)" } ?? "")"
            }
            if case .celebrate(let celebration) = event.intent, let weight = celebration.weight {
                answered.insert(name(weight, celebration.unit ?? .pounds, goal))
            }
            // A milestone that was withdrawn can be reached again.
            answered.formIntersection(
                session.journal.completedMilestones.map {
                    name($0.weight.value, $0.weight.unit, $0.goal)
                })
            for card in screen.cards + [screen.overlay?.card].compactMap(\.self) {
                if let card = card.content(as: MilestoneCelebrationCard.self) {
                    let name = name(card.facts.milestone, card.facts.unit, goal)
                    if answered.contains(name) { again.insert(name) }
                }
                let streak =
                    card.content(as: StreakCounterCard.self)?.facts
                    ?? card.content(as: CurrentStreakCard.self)?.facts
                if let days = streak?.celebration?.days {
                    let habit = (session.place.page.options as? any HabitOptions)?.habit
                    let start = Streak.daily(
                        habit: habit, in: session.journal, now: context.now,
                        clock: context.clock(for: session.journal)
                    ).start
                    now.insert("streak \(habit ?? "") \(days) \(start.map(\.description) ?? "")")
                }
            }
            again.formUnion(now.subtracting(shown).intersection(all))
            shown = now
            all.formUnion(now)
            return again.sorted().map { "\($0) is celebrated again" }
        }
    }
}
