import CandelaRules
import Testing

struct HeatMapTests {
    private typealias Sample = ActivitySample

    /// The table of the scale, and examples worked out by hand.
    @Test(arguments: [
        (0, 1, 0), (1, 1, 1), (8, 1, 1), (10, 1, 1), (11, 1, 2), (18, 1, 2), (25, 1, 2), (26, 1, 3),
        (40, 1, 3), (45, 1, 3), (46, 1, 4), (52, 1, 4), (70, 7, 1), (71, 7, 2), (120, 7, 2),
        (176, 7, 3), (316, 7, 4), (300, 30, 1), (900, 30, 3), (1351, 30, 4), (-3, 1, 0),
    ])
    func `steps by minutes`(minutes: Int, days: Int, step: Int) {
        #expect(HeatMapScale.standard.step(minutes: minutes, days: days) == step)
    }

    @Test func `counts sessions with as many dots as are drawn at most`() {
        var journal = Sample.minutes([10])
        for _ in 0..<4 { journal.practices.append(Practice(day: Sample.today, minutes: 5)) }
        let cell = HeatMap(Sample.index(journal), range: .week).cells[6]
        // 10 + 4 × 5 = 30 minutes in five sessions: step 3.
        #expect(cell.minutes == 30 && cell.sessions == 5 && cell.step == 3)
        #expect([-1, 0, 3, 5, 9].map(cell.dots(atMost:)) == [0, 0, 3, 5, 5])
    }

    /// A quarter of 90 days begins on Friday 19 December 2025: three days, then 12 whole weeks from
    /// Monday 22 December, then Monday to Wednesday.
    @Test func `cuts weeks and months to the range`() {
        let weeks = HeatMap(Sample.index(Journal()), range: .quarter).cells
        #expect(weeks.count == 14)
        #expect(weeks[0].first.days(to: weeks[0].last) == 2)
        #expect(weeks[1].first.weekday == .monday && weeks[1].last.weekday == .sunday)
        #expect(weeks[13].last == Sample.today && weeks[13].first == Sample.march(16))
        // 365 days back from 18 March 2026 is 19 March 2025: 13 months are touched.
        let months = HeatMap(Sample.index(Journal()), range: .year).cells
        #expect(months.count == 13 && months[1].first.day == 1)
        #expect(months.allSatisfy { $0.status == nil })
    }

    @Test func `begins weeks on the day that is chosen`() {
        let cells = HeatMap(Sample.index(Journal()), range: .quarter, firstWeekday: .sunday).cells
        #expect(cells.dropFirst().allSatisfy { $0.first.weekday == .sunday })
    }
}
