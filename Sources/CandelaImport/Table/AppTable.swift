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
    /// Times are local ones. A weigh-in without a time is written at midnight, which Libra and
    /// openScale write for a day.
    public func write(_ journal: Journal) -> Written {
        self == .habitBull ? Self.habits(journal) : weights(journal)
    }

    // MARK: Habits

    private static func habits(_ journal: Journal) -> Written {
        var table = CSVText()
        table.append(Self.habitHeadings)
        var losses: [(count: Int, name: String)] = [
            (0, "skipped, rest or open days"), (0, "amounts rounded to whole numbers"),
            (0, "amounts of missed days"),
        ]
        let names = Dictionary(
            journal.habits.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        for mark in journal.completions.sorted(by: { ($0.habit, $0.day) < ($1.habit, $1.day) }) {
            guard let habit = names[mark.habit] else { continue }
            guard mark.status == .done || mark.status == .missed else {
                losses[0].count += 1
                continue
            }
            // Loop reads whole numbers; more than 1 is an amount.
            // A done day is not 0, which would be a missed one.
            let least: Double = mark.status == .done ? 1 : 0
            // More than 0 is read as done.
            let amount = mark.status == .done ? mark.amount ?? least : 0
            if mark.status == .missed, mark.amount ?? 0 > 0 { losses[2].count += 1 }
            let whole = amount.isFinite ? min(max(amount.rounded(), least), 1_000_000) : least
            if whole != amount { losses[1].count += 1 }
            table.append([
                habit.name, habit.note ?? "", "", "\(mark.day)", "\(Int(whole))", mark.note ?? "",
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
        for reading in readings {
            let (day, time) = Self.local(reading)
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
            bytes: table.bytes, losses: Self.words([marks] + Self.others(journal)))
    }

    /// The local date and time of a weigh-in; midnight of its day if it has no local time.
    private static func local(_ reading: WeighIn) -> (day: CalendarDay, time: String) {
        guard let at = reading.at, let offset = at.offset else { return (reading.day, "00:00") }
        let local = at.instant.secondsSince1970 + offset
        let day = local.flooredQuotient(by: 86_400)
        let minutes = (local - day * 86_400) / 60
        let time = TimeOfDay(hour: minutes / 60, minute: minutes % 60) ?? .midnight
        return (CalendarDay(daysSince1970: day), time.description)
    }

    private static func text(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }

    private static func words(_ losses: [(count: Int, name: String)]) -> [String] {
        losses.filter { $0.count > 0 }.map { "\($0.count) \($0.name)" }
    }
}
