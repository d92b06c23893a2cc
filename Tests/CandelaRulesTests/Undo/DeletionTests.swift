import CandelaRules
import CandelaTestSupport
import Testing

struct DeletionTests {
    private let start = Instant(secondsSince1970: 1_773_828_000)

    private let window = UndoWindow(seconds: 5, assistedSeconds: 20)

    private func at(_ seconds: Int) -> Instant { start.adding(seconds: seconds) }

    private func deleted(_ entries: [Int] = [1, 2, 3]) -> Deletion<Int> {
        var undo = Deletion<Int>(window: window)
        _ = undo.handle(.requested(entries), at: at(0))
        _ = undo.handle(.confirmed, at: at(0))
        return undo
    }

    /// Undo after 4 seconds restores everything; after 5 seconds the deletion is final.
    @Test func `undo restores within the window, and has no effect afterwards`() {
        var undo = deleted()
        #expect(undo.validUntil == at(5) && undo.offersUndo && undo.pending == [1, 2, 3])
        #expect(undo.handle(.undone, at: at(4)) == [.restore([1, 2, 3])])
        #expect(undo.state == .idle && undo.pending.isEmpty && undo.validUntil == nil)
        var late = deleted()
        #expect(late.handle(.undone, at: at(5)).isEmpty)
        #expect(late.state == .idle && late.pending.isEmpty)
    }

    @Test func `a window is open before its end, but not at it`() {
        #expect(UndoWindow.isOpen(until: at(5), at: at(4)))
        #expect(!UndoWindow.isOpen(until: at(5), at: at(5)))
        #expect(!UndoWindow.isOpen(until: nil, at: at(0)))
    }

    /// Rows are deleted without a question, each deletion in its own window.
    @Test func `rows are deleted at once and final when the window ends`() {
        var first = Deletion<String>(window: window)
        var second = Deletion<String>(window: window)
        #expect(first.handle(.deleted([]), at: at(0)).isEmpty && first.state == .idle)
        #expect(first.handle(.deleted(["a"]), at: at(0)) == [.delete(["a"])])
        #expect(second.handle(.deleted(["b"]), at: at(4)) == [.delete(["b"])])
        #expect(first.validUntil == at(5) && second.validUntil == at(9))
        #expect(first.handle(.ticked, at: at(5)).isEmpty && second.handle(.ticked, at: at(5)) == [])
        #expect(first.handle(.undone, at: at(5)).isEmpty && first.pending.isEmpty)
        #expect(second.handle(.undone, at: at(8)) == [.restore(["b"])])
        #expect(second.pending.isEmpty && second.validUntil == nil)
    }

    @Test func `deleting rows after the window begins a new one`() {
        var rows = deleted([1])
        #expect(rows.handle(.deleted([2]), at: at(7)) == [.delete([2])])
        #expect(rows.pending == [2] && rows.validUntil == at(12))
    }

    /// A save is reported late on a slow device.
    @Test func `a save that fails after the window returns the entries`() {
        var undo = deleted([1, 2])
        _ = undo.handle(.ticked, at: at(30))
        #expect(undo.state == .idle)
        _ = undo.handle(.savingFailed, at: at(31))
        #expect(undo.state == .failed(.delete))
        #expect(undo.handle(.retried, at: at(32)) == [.delete([1, 2])])
        #expect(undo.validUntil == at(37))
    }

    @Test func `asks for confirmation, and an empty set has no effect`() {
        var undo = Deletion<Int>(window: window)
        #expect(undo.handle(.requested([]), at: at(0)).isEmpty && undo.state == .idle)
        #expect(undo.handle(.confirmed, at: at(0)).isEmpty)
        _ = undo.handle(.requested([1]), at: at(1))
        #expect(undo.state == .confirming)
        #expect(undo.handle(.cancelled, at: at(2)).isEmpty && undo.state == .idle)
    }

    @Test func `gives assistive technology more time`() {
        var undo = Deletion<Int>(window: window)
        _ = undo.handle(.requested([1]), at: at(0))
        _ = undo.handle(.confirmed, at: at(0), isAssisted: true)
        #expect(undo.validUntil == at(20))
        #expect(UndoWindow(seconds: 2, assistedSeconds: 1).length(isAssisted: true) == 5)
    }

    /// The first set becomes final, and the new one has its own window.
    @Test func `deleting again makes the first set final`() {
        var undo = deleted([1, 2])
        _ = undo.handle(.requested([3]), at: at(3))
        #expect(undo.pending == [1, 2] && undo.validUntil == at(5))
        #expect(undo.handle(.confirmed, at: at(4)) == [.delete([3])])
        #expect(undo.pending == [3] && undo.validUntil == at(9))
        #expect(undo.handle(.undone, at: at(8)) == [.restore([3])])
    }

    /// New entries can be deleted although restoring the first set failed.
    @Test func `deleting again after a failed undo asks for confirmation and deletes`() {
        var undo = deleted([1, 2])
        _ = undo.handle(.undone, at: at(2))
        _ = undo.handle(.savingFailed, at: at(3))
        _ = undo.handle(.requested([3]), at: at(4))
        #expect(undo.state == .confirming && undo.pending == [1, 2])
        #expect(undo.handle(.confirmed, at: at(4)) == [.delete([3])])
        #expect(undo.pending == [3] && undo.validUntil == at(9))
    }

    /// Hidden outside the settings; on returning within the window it is shown with the remaining
    /// time.
    @Test func `is offered only in the settings, while the window continues`() {
        var undo = deleted()
        _ = undo.handle(.visible(false), at: at(1))
        #expect(!undo.offersUndo && undo.pending.count == 3)
        _ = undo.handle(.visible(true), at: at(3))
        #expect(undo.offersUndo && undo.validUntil == at(5))
        _ = undo.handle(.visible(false), at: at(4))
        _ = undo.handle(.visible(true), at: at(6))
        #expect(!undo.offersUndo && undo.state == .idle)
    }

    @Test func `terminating the app makes the deletion final`() {
        var undo = deleted()
        #expect(undo.handle(.ended, at: at(1)).isEmpty)
        #expect(undo.state == .idle && undo.pending.isEmpty)
        #expect(undo.handle(.undone, at: at(2)).isEmpty)
    }

    /// Retry repeats the failed operation, deletion or undo.
    @Test func `a failure can be retried or dismissed`() {
        var undo = deleted()
        _ = undo.handle(.savingFailed, at: at(1))
        #expect(undo.state == .failed(.delete) && undo.pending.isEmpty)
        #expect(undo.handle(.retried, at: at(2)) == [.delete([1, 2, 3])])
        #expect(undo.validUntil == at(7))
        #expect(undo.handle(.undone, at: at(3)) == [.restore([1, 2, 3])])
        _ = undo.handle(.savingFailed, at: at(3))
        #expect(undo.state == .failed(.undo(until: at(7))) && undo.pending == [1, 2, 3])
        var dismissed = undo
        _ = dismissed.handle(.dismissed, at: at(5))
        #expect(dismissed.offersUndo && dismissed.validUntil == at(7))
        // The entries are kept for a retry, however long that takes.
        #expect(undo.handle(.retried, at: at(60)) == [.restore([1, 2, 3])])
        var failed = deleted()
        _ = failed.handle(.savingFailed, at: at(1))
        _ = failed.handle(.dismissed, at: at(1))
        #expect(failed.state == .idle && failed.pending.isEmpty)
    }

    @Test func `time does not run backwards`() {
        var undo = deleted()
        _ = undo.handle(.ticked, at: at(6))
        #expect(undo.handle(.undone, at: at(1)).isEmpty)
    }

    /// Each entry is in exactly one place: with the caller, pending, or permanently deleted.
    @Test func `no order of events loses or duplicates an entry`() {
        var random = SplitMix(seed: 2026)
        var undo = Deletion<Int>(window: window)
        var (store, next, now) = (Set(0..<5), 5, start)
        var (gone, last): (Set<Int>, Set<Int>) = ([], [])
        for _ in 0..<100_000 {
            now = now.adding(seconds: Int.random(in: -1...3, using: &random))
            if store.isEmpty {
                store = Set(next..<next + 5)
                next += 5
            }
            let events: [Deletion<Int>.Event] = [
                .requested(store.sorted()), .confirmed, .confirmed, .cancelled, .undone,
                .deleted([store.randomElement(using: &random) ?? 0]),
                .savingFailed, .retried, .dismissed, .visible(Bool.random(using: &random)),
                .ended, .ticked,
            ]
            let event = events.randomElement(using: &random) ?? .ticked
            let (pending, state) = (Set(undo.pending), undo.state)
            var isSound = true
            for effect in undo.handle(event, at: now) {
                switch effect {
                case .delete(let entries):
                    isSound = isSound && store.isSuperset(of: entries)
                    store.subtract(entries)
                    last = Set(entries)
                case .restore(let entries):
                    isSound = isSound && pending.isSuperset(of: entries)
                    isSound = isSound && store.isDisjoint(with: entries)
                    store.formUnion(entries)
                }
            }
            if case .failed(let failure) = undo.state, event == .savingFailed, state != undo.state {
                // An operation that could not be saved is also reverted in the store, even a
                // deletion that is final.
                switch failure {
                case .delete:
                    store.formUnion(last)
                    gone.subtract(last)
                case .undo: store.subtract(undo.pending)
                }
            }
            gone.formUnion(pending.subtracting(store).subtracting(undo.pending))
            isSound =
                isSound && store.isDisjoint(with: undo.pending) && gone.isDisjoint(with: store)
                && gone.isDisjoint(with: undo.pending)
                && Set(undo.pending).count == undo.pending.count
            guard isSound, store.count + undo.pending.count + gone.count == next else {
                Issue.record("after \(event) in \(state): \(store), \(undo.pending)")
                return
            }
        }
    }
}
