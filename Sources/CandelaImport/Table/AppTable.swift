public import CandelaRules

/// A table in the format that another app imports.
public enum AppTable: String, Sendable, Hashable, CaseIterable {
    /// Habits and their days, for HabitBull and for apps that read its tables, such as Loop.
    case habitBull = "habitbull"

    /// Weigh-ins for openScale 3, in kilograms, which must be the unit set in the app.
    case openScale = "openscale"

    /// Weigh-ins for openScale 1 and 2, which refuse a table with other headings. Version 3 reads
    /// everything in it except body fat.
    case openScale2 = "openscale-2"

    /// Weigh-ins for Libra, in its version 5 with local times.
    case libra

    /// A table with the numbers of records that it cannot hold.
    public struct Written: Sendable, Equatable {
        /// The table in UTF-8.
        public let bytes: [UInt8]

        /// The numbers of records that are left out or rounded, in words; empty if nothing is lost.
        public let losses: [String]
    }

    /// Writes the records of a journal that the app has a place for.
    ///
    /// Weights have two decimals and one unit: kilograms for openScale, which names none, and for
    /// Libra the unit in which the journal displays them.
    /// Times are local ones, or in UTC if a weigh-in has no offset. A weigh-in without a time is
    /// written at midnight, which Libra and openScale write for a day. The apps keep one weigh-in a
    /// minute, so of several the later ones get the next free minute of their day.
    ///
    /// A habit has one row a day, with the total of the day's amounts.
    public func write(_ journal: Journal) -> Written {
        self == .habitBull ? Self.habits(journal) : weights(journal)
    }

    // MARK: Habits

    private static func habits(_ journal: Journal) -> Written {
        var table = CSVText()
        table.append(Self.habitHeadings)
        var losses: [(count: Int, name: String)] = [
            (0, "skipped, rest or open days"), (0, "amounts rounded to whole numbers"),
            (0, "amounts of missed days"), (0, "days with several records, written as one"),
        ]
        let names = Dictionary(
            journal.habits.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var days: [[Completion]] = []
        for mark in journal.completions.sorted(by: { ($0.habit, $0.day) < ($1.habit, $1.day) }) {
            guard names[mark.habit] != nil else { continue }
            guard mark.status == .done || mark.status == .missed else {
                losses[0].count += 1
                continue
            }
            if let last = days.last?.last, (last.habit, last.day) == (mark.habit, mark.day) {
                days[days.count - 1].append(mark)
            } else {
                days.append([mark])
            }
        }
        for marks in days {
            guard let mark = marks.first, let habit = names[mark.habit] else { continue }
            let amounts = marks.compactMap(\.amount)
            let total = amounts.isEmpty ? nil : amounts.reduce(0, +)
            let isDone = habit.asOf(mark.day).isDone(marks, total: total)
            // Loop reads whole numbers; more than 1 is an amount.
            // A done day is not 0, which would be a missed one.
            let least: Double = isDone ? 1 : 0
            // More than 0 is read as done.
            let amount = isDone ? total ?? least : 0
            if marks.count > 1 { losses[3].count += 1 }
            if !isDone, total ?? 0 > 0 { losses[2].count += 1 }
            let whole = amount.isFinite ? min(max(amount.rounded(), least), 1_000_000) : least
            if whole != amount { losses[1].count += 1 }
            table.append([
                habit.name, habit.note ?? "", "", "\(mark.day)", "\(Int(whole))",
                marks.compactMap(\.note).joined(separator: "; "),
            ])
        }
        let marked = Set(journal.completions.map(\.habit))
        let written = journal.habits.filter { marked.contains($0.id) }
        losses += [
            (written.count - Set(written.map(\.name)).count, "habits with the name of another"),
            (journal.habits.count - written.count, "habits without days"),
            (journal.weighIns.count, "weigh-ins"),
        ]
        return Written(bytes: table.bytes, losses: words(losses + others(journal)))
    }

    private static let habitHeadings = [
        "HabitName", "HabitDescription", "HabitCategory", "CalendarDate", "Value", "CommentText",
    ]

    /// The records for which no format has a place.
    private static func others(_ journal: Journal) -> [(count: Int, name: String)] {
        [
            (journal.practices.count, "practice sessions"), (journal.restDays.count, "rest days"),
            (journal.routines.count, "routines"), (journal.sessions.count, "routine sessions"),
            (journal.goal == nil ? 0 : 1, "weight goals"),
            (journal.settings.height == nil ? 0 : 1, "heights"),
            (journal.ownLists.reduce(0) { $0 + journal[own: $1].count }, "records of apps"),
            (journal.newerMembers.count, "members of a newer version"),
        ]
    }

    // MARK: Weights

    private func weights(_ journal: Journal) -> Written {
        let unit = self == .libra ? journal.displayUnit(usually: .kilograms) : .kilograms
        var table = CSVText(delimiter: self == .libra ? ";" : ",")
        if self == .libra {
            table.line("#Version: 5")
            table.line("#Units: \(unit == .pounds ? "lbs" : "kg")")
            table.line("")
            table.line("#date;weight;weight trend;body fat;body fat trend;log")
        } else {
            let fat = self == .openScale2 ? "fat" : "BODY_FAT"
            table.append(["dateTime", "weight", fat, "comment"])
        }
        let readings = journal.weighIns.sorted {
            ($0.day, $0.at?.instant.secondsSince1970 ?? .min)
                < ($1.day, $1.at?.instant.secondsSince1970 ?? .min)
        }
        var minutes = FreeMinutes()
        var losses = [
            (count: 0, name: "times without an offset, written in UTC"),
            (count: 0, name: "times moved to the next free minute"),
        ]
        for reading in readings {
            if let at = reading.at, at.offset == nil { losses[0].count += 1 }
            let local = Self.local(reading)
            let (day, minute) = (local.day, minutes.take(local.minute, on: local.day))
            if minute != local.minute { losses[1].count += 1 }
            let time = TimeOfDay(hour: minute / 60, minute: minute % 60) ?? .midnight
            let weight = Self.text(reading.weight.value(in: unit))
            let fat = reading.bodyFat.map(Self.text) ?? ""
            // A line break would end Libra's line.
            let note = (reading.note ?? "").split(whereSeparator: \.isNewline)
                .joined(separator: " ")
            table.append(
                self == .libra
                    ? ["\(day) \(time):00", weight, "", fat, "", note]
                    : ["\(day) \(time)", weight, fat, reading.note ?? ""])
        }
        let marks = (journal.completions.count, "days of habits")
        return Written(
            bytes: table.bytes, losses: Self.words(losses + [marks] + Self.others(journal)))
    }

    /// The local date of a weigh-in and its minute of the day; midnight if it has no time. Without
    /// an offset the minute is in UTC, and the date is the weigh-in's day.
    private static func local(_ reading: WeighIn) -> (day: CalendarDay, minute: Int) {
        guard let at = reading.at else { return (reading.day, 0) }
        let local = at.instant.secondsSince1970 + (at.offset ?? 0)
        let day = local.flooredQuotient(by: 86_400)
        let minute = (local - day * 86_400) / 60
        return (at.offset == nil ? reading.day : CalendarDay(daysSince1970: day), minute)
    }

    /// The minutes of days that are taken by weigh-ins.
    private struct FreeMinutes {
        private var taken: [CalendarDay: Set<Int>] = [:]

        /// Takes a minute of a day, or else the next free one, or the last before it; the minute
        /// itself on a day without a free one.
        mutating func take(_ minute: Int, on day: CalendarDay) -> Int {
            let taken = taken[day] ?? []
            let isFree = { !taken.contains($0) }
            let free = (minute..<1440).first(where: isFree) ?? (0..<minute).last(where: isFree)
            self.taken[day, default: []].insert(free ?? minute)
            return free ?? minute
        }
    }

    private static func text(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }

    private static func words(_ losses: [(count: Int, name: String)]) -> [String] {
        losses.filter { $0.count > 0 }.map { "\($0.count) \($0.name)" }
    }
}

extension Habit {
    /// Whether a day with these records is done: if the total of several amounts keeps a limit, if
    /// no record is above it, or, without a limit, if one record is done.
    fileprivate func isDone(_ marks: [Completion], total: Double?) -> Bool {
        if isLimit {
            return marks.count { $0.amount != nil } > 1
                ? total.flatMap(status(of:)) == .done : marks.allSatisfy { $0.status == .done }
        }
        return marks.contains { $0.status == .done }
    }
}
