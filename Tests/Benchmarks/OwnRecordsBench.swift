import CandelaRules

/// A benchmark of the records that an app declares: decoded once, read, and read after a change.
enum OwnRecordsBench {
    static let section = BenchSection(
        name: "own", summary: "1,000 and 10,000 records that an app declares, decoded and read",
        run: { rows().forEach { $0.print() } }, rows: rows)

    private struct Book: Codable, Sendable, Equatable, Identifiable {
        let id: String
        var day: CalendarDay
        var title: String
        var pages: Int
    }

    private static let books = RecordType<Book>("books")

    private static func rows() -> [BenchRow] {
        [1_000, 10_000].compactMap { count in
            guard let journal = journal(of: count) else { return nil }
            var sum = 0
            // Nothing is decoded before the list is read for the first time.
            let first = BenchSection.seconds { sum &+= journal[books].count }
            let later = best { BenchSection.seconds { sum &+= journal[books].count } }
            let changed = best {
                var changed = journal
                let book = Book(id: "0", day: day(0), title: "Changed", pages: 1)
                return BenchSection.seconds {
                    _ = try? changed.replace(book, in: books)
                    sum &+= changed[books].count
                }
            }
            guard sum > 0 else { return nil }
            return BenchRow(
                what: "\(count) own records read again",
                ours: StreakBench.milliseconds(later),
                other: "goal 1 ms for 1000; first \(StreakBench.milliseconds(first)),"
                    + " after one was changed \(StreakBench.milliseconds(changed))")
        }
    }

    private static func best(_ round: () -> Double) -> Double {
        (0..<10).map { _ in round() }.min() ?? .infinity
    }

    private static func day(_ number: Int) -> CalendarDay {
        DayClock(.utc).day(of: Instant(secondsSince1970: 1_773_850_800)).adding(days: -number)
    }

    private static func journal(of count: Int) -> Journal? {
        var journal = Journal()
        for number in 0..<count {
            let book = Book(
                id: "\(number)", day: day(number % 1_000), title: "Book \(number)",
                pages: 100 + number % 400)
            guard (try? journal.add(book, to: books)) != nil else { return nil }
        }
        return journal
    }
}
