import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens

extension RandomWalk {
    /// The deletions of rows that can be undone, known from the events alone.
    struct Deletions {
        /// Rows deleted together.
        private struct Rows {
            let kind: Intent.RecordKind
            let ids: [String]
            var until: Instant
            var state = State.open

            /// The number of the last save; `nil` once it is reported.
            var save: Int?
        }

        private enum State {
            case open, final, undone, failed, undoFailed
        }

        /// Newest first.
        private var all: [Rows] = []

        /// The deletions that became final and are saved, oldest first.
        private(set) var ended: [(kind: Intent.RecordKind, ids: [String])] = []

        /// The ids of the records of a kind that are deleted, also those that cannot be restored
        /// and whose deletion is not saved yet.
        func absent(_ kind: Intent.RecordKind) -> Set<String> {
            let gone: [State] = [.open, .final, .undoFailed]
            return Set(all.filter { $0.kind == kind && gone.contains($0.state) }.flatMap(\.ids))
        }

        /// The ids of the rows of a kind that can be restored.
        func rows(of kind: Intent.RecordKind, at now: Instant) -> [String] {
            all.filter { $0.kind == kind && $0.state == .open && now < $0.until }.flatMap(\.ids)
        }

        /// Takes an event that the session accepted.
        mutating func take(
            _ event: Event, _ effects: [Effect], _ session: Session, in context: Context
        ) {
            let now = context.now
            let window = session.app.theme.undoWindow.length(
                isAssisted: context.assistiveTechnology)
            let save = effects.lazy.compactMap {
                if case .save(_, let id) = $0 { id } else { nil }
            }.first
            tick(now)
            switch event.intent {
            case .deleteAll(let kind): all.removeAll { $0.kind == kind }
            case .delete(let kind, let ids):
                all.removeAll { $0.kind == kind && $0.state == .failed }
                let gone = Set(rows(of: kind, at: now))
                let more = ids.filter { !gone.contains($0) }
                guard !more.isEmpty else { break }
                // An undo of the same records, whose save can still fail, is given up.
                all.removeAll {
                    $0.kind == kind && $0.state == .undone && !Set($0.ids).isDisjoint(with: more)
                }
                let until = now.adding(seconds: window)
                all.insert(Rows(kind: kind, ids: more, until: until, save: save), at: 0)
                let open = all.indices.filter { all[$0].state == .open }
                for index in open.dropFirst(3) { all[index].state = .final }
            case .undo(let kind, let ids):
                for index in all.indices
                where all[index].kind == kind && all[index].state == .open
                    && !Set(ids).isDisjoint(with: all[index].ids)
                {
                    (all[index].state, all[index].save) = (.undone, save)
                }
            case .retry(.save):
                for index in all.indices {
                    switch all[index].state {
                    case .failed:
                        all[index].until = now.adding(seconds: window)
                        (all[index].state, all[index].save) = (.open, save)
                    case .undoFailed: (all[index].state, all[index].save) = (.undone, save)
                    default: break
                    }
                }
            case .close(let note?)
            where note == "saving-failed" || note.hasPrefix("delete-failed-"):
                all.removeAll {
                    $0.state == .failed
                        && (note == "saving-failed" || note.hasSuffix("-\($0.kind.rawValue)"))
                }
                guard !all.contains(where: { $0.state == .failed }) else { break }
                for index in all.indices where all[index].state == .undoFailed {
                    all[index].state = .open
                }
            default: break
            }
            tick(now)
            let pages = session.place.stack + [session.place.tab]
            guard !pages.contains(where: { $0.screen == .routineBuilder }) else { return }
            all.removeAll { $0.kind == .step }
        }

        /// Takes the result of a save.
        mutating func report(_ isSaved: Bool, of save: Int) {
            for index in all.indices where all[index].save == save {
                all[index].save = nil
                guard !isSaved else { continue }
                all[index].state = all[index].state == .undone ? .undoFailed : .failed
            }
        }

        private mutating func tick(_ now: Instant) {
            for index in all.indices where all[index].state == .open && all[index].until <= now {
                all[index].state = .final
            }
            ended += all.filter { $0.state == .final && $0.save == nil }.map { ($0.kind, $0.ids) }
            all.removeAll { [.final, .undone].contains($0.state) && $0.save == nil }
        }

        /// Forgets the deletions that became final.
        mutating func takeEnded() -> [(kind: Intent.RecordKind, ids: [String])] {
            defer { ended = [] }
            return ended
        }

        /// The differences between the toasts on a screen and the deletions that can be undone.
        mutating func wrong(_ screen: Screen, in context: Context) -> [String] {
            tick(context.now)
            let known = all.filter { $0.state == .open }.map { "\($0.kind.rawValue) \($0.ids)" }
            let shown = screen.toasts.flatMap(\.body.withAllInside).compactMap { element in
                if case .undo(let kind, let ids) = element.activation?.intent, !ids.isEmpty {
                    "\(kind.rawValue) \(ids)"
                } else {
                    nil
                }
            }
            return shown == known ? [] : ["\(shown) can be undone, \(known) is expected"]
        }
    }
}
