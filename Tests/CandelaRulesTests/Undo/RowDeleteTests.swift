import CandelaRules
import Testing

struct RowDeleteTests {
    private let window = UndoWindow(seconds: 5, assistedSeconds: 20)

    private func at(_ seconds: Int) -> Instant {
        Instant(secondsSince1970: 1_773_828_000 + seconds)
    }

    @Test func `a window is open before its end, but not at it`() {
        #expect(UndoWindow.isOpen(until: at(5), at: at(4)))
        #expect(!UndoWindow.isOpen(until: at(5), at: at(5)))
        #expect(!UndoWindow.isOpen(until: nil, at: at(0)))
    }

    /// Each further row restarts the 5 seconds, and one undo restores all.
    @Test func `hides first and deletes when the window ends`() {
        var rows = RowDelete<String>(window: window)
        _ = rows.handle(.deleted(["a"]), at: at(0))
        _ = rows.handle(.deleted(["b"]), at: at(4))
        #expect(rows.hidden == ["a", "b"] && rows.validUntil == at(9))
        #expect(rows.handle(.ticked, at: at(8)).isEmpty)
        var undone = rows
        _ = undone.handle(.undone, at: at(8))
        #expect(undone.hidden.isEmpty && undone.validUntil == nil)
        #expect(rows.handle(.ticked, at: at(9)) == [.delete(["a", "b"])])
        #expect(rows.handle(.undone, at: at(10)).isEmpty && rows.hidden.isEmpty)
    }

    @Test func `leaving the screen deletes hidden rows, each once`() {
        var rows = RowDelete<String>(window: window)
        _ = rows.handle(.deleted(["a"]), at: at(0))
        _ = rows.handle(.deleted(["a"]), at: at(1))
        #expect(rows.hidden == ["a"] && rows.validUntil == at(5))
        #expect(rows.handle(.left, at: at(2)) == [.delete(["a"])])
        _ = rows.handle(.savingFailed, at: at(2))
        #expect(rows.hasFailed)
        _ = rows.handle(.dismissed, at: at(3))
        #expect(!rows.hasFailed)
    }

    /// Before a late event is handled the window has ended; the event then begins a new one.
    @Test func `deleting a row after the window begins a new one`() {
        var rows = RowDelete<Int>(window: window)
        _ = rows.handle(.deleted([1]), at: at(0))
        #expect(rows.handle(.deleted([2]), at: at(7)) == [.delete([1])])
        #expect(rows.hidden == [2] && rows.validUntil == at(12))
    }

    /// A row whose comparisons with others are counted.
    private struct CountedRow: Hashable, Sendable {
        let number: Int
        let count: Counter

        static func == (left: CountedRow, right: CountedRow) -> Bool {
            left.count.value += 1
            return left.number == right.number
        }

        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    private final class Counter: @unchecked Sendable {
        var value = 0
    }

    @Test func `deleting many rows compares each with few others`() {
        let count = Counter()
        let all = (0..<4_000).map { CountedRow(number: $0, count: count) }
        var rows = RowDelete<CountedRow>(window: window)
        _ = rows.handle(.deleted(all), at: at(0))
        _ = rows.handle(.deleted(all), at: at(1))
        #expect(rows.hidden.map(\.number) == Array(0..<4_000) && rows.validUntil == at(5))
        #expect(count.value < 20 * all.count)
    }

    @Test func `no order of events deletes a row twice, or a restored one`() {
        var random = SeededGenerator(9)
        var rows = RowDelete<Int>(window: window)
        var (present, now, next) = (Set<Int>(), at(0), 0)
        for _ in 0..<100_000 {
            now = now.adding(seconds: Int.random(in: -1...3, using: &random))
            if present.count < 3 {
                present.formUnion(next..<next + 5)
                next += 5
            }
            let row = present.randomElement(using: &random) ?? 0
            let events: [RowDelete<Int>.Event] = [
                .deleted([row]), .deleted([row, row]), .undone, .savingFailed, .dismissed, .left,
                .ticked,
            ]
            for effect in rows.handle(events.randomElement(using: &random) ?? .ticked, at: now) {
                guard case .delete(let ids) = effect else { continue }
                if !present.isSuperset(of: ids) || Set(ids).count != ids.count {
                    Issue.record("\(ids) of \(present)")
                    return
                }
                present.subtract(ids)
            }
            guard present.isSuperset(of: rows.hidden) else {
                Issue.record("\(rows.hidden) of \(present)")
                return
            }
        }
    }
}
