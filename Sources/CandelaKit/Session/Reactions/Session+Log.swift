public import CandelaElements
public import CandelaRules
import CandelaTokens

extension Session {
    mutating func log(
        _ log: Intent.Log, _ event: Event, in context: Context
    ) throws(SessionError) -> [Effect] {
        switch log {
        case .weighIn(let day):
            var weighIn = WeighIn(
                day: try logged(day, in: context), weight: try entered(event, in: context))
            if clock(in: context).day(of: context.now) == weighIn.day {
                weighIn.at = context.zoned(context.now)
            }
            return try self.log(weighIn, in: context)
        case .practice(let minutes, let habit, let day):
            let day = try logged(day, in: context)
            guard let minutes = minutes ?? event.value?.integer else {
                throw .value("enter the minutes")
            }
            if let habit { try requireHabit(habit, at: "habit") }
            guard !isLogged(minutes, habit, day, at: context.now) else { return [] }
            var practice = Practice(day: day, minutes: minutes)
            practice.habit = habit
            practice.at = context.zoned(context.now)
            let taken = reservedIDs(.practice)
            let effects = try change(at: "intent.minutes") {
                [practice] journal throws(JournalBreach) in
                try journal.log(practice, besides: taken, now: context.now)
            }
            offerUndo(ofLogging: practice, in: context)
            return effects + celebrationHaptic(habit, in: context)
        case .rest(let isRest, let day):
            let day = try logged(day, in: context)
            return try change { journal in
                _ = isRest ? journal.rest(on: day) : journal.remove(restDay: day)
            }
        }
    }

    /// Whether the same practice was logged, or its save was retried, within the last two seconds,
    /// as by the first of two taps.
    private func isLogged(
        _ minutes: Int, _ habit: String?, _ day: CalendarDay, at now: Instant
    ) -> Bool {
        guard let last = logged(minutes, habit, day) else { return false }
        let shown = toasts.first { $0.id == Self.toastID(ofLogging: last.id) }?.shown
        return [last.at?.instant, shown].compactMap(\.self).contains { time in
            (0...2).contains(now.secondsSince1970 - time.secondsSince1970)
        }
    }

    /// The latest practice of a habit and a length on a day; `nil` for none.
    private func logged(_ minutes: Int, _ habit: String?, _ day: CalendarDay) -> Practice? {
        journal.practices.last { ($0.minutes, $0.habit, $0.day) == (minutes, habit, day) }
    }

    private static func toastID(ofLogging practice: String) -> String { "logged-\(practice)" }

    /// Shows a toast that takes a logged practice back.
    private mutating func offerUndo(ofLogging practice: Practice, in context: Context) {
        guard let id = logged(practice.minutes, practice.habit, practice.day)?.id else { return }
        let undo = app.texts(in: context) { $0.toastUndo() }.text
        show(
            Self.toastID(ofLogging: id), .success,
            offer: Toast.Offer(.delete(.practice, ids: [id]), undo), in: context
        ) { $0.practiceLogged(count: practice.minutes) }
    }

    /// The day of a log entry; by default today.
    private func logged(
        _ day: CalendarDay?, in context: Context
    ) throws(SessionError) -> CalendarDay {
        let day = day ?? clock(in: context).day(of: context.now)
        try requireDay(day, in: context)
        return day
    }

    /// Adds a weigh-in to the journal.
    ///
    /// - Returns: The effects of saving it, and the haptic of a milestone that it reaches.
    /// - Throws: ``SessionError`` if the journal rejects the weigh-in.
    public mutating func log(
        _ weighIn: WeighIn, in context: Context
    ) throws(SessionError) -> [Effect] {
        let taken = reservedIDs(.weighIn)
        let effects = try changeWeighIns(in: context) { journal throws(JournalBreach) in
            try journal.log(weighIn, besides: taken, now: context.now)
        }
        guard journal.settings.playsHaptics,
            journal.completedMilestones.contains(where: { !$0.isCelebrated }),
            WeightFacts(journal, in: context).celebration != nil
        else { return effects }
        return effects + [.haptic(.celebration)]
    }

    /// An entered weight in the displayed unit, in the range of a scale.
    private func entered(
        _ event: Event, in context: Context
    ) throws(SessionError) -> Weight {
        let unit = context.weightUnit(for: journal)
        guard let number = event.value?.number else { throw .value("enter a weight") }
        let bounds = WeightLimits.standard.loggable(in: unit)
        guard bounds.contains(number) else {
            throw .value(
                "\(number) is out of range: use \(bounds.lowerBound) to \(bounds.upperBound)")
        }
        return try weight(number, unit)
    }

    /// A weight in the range of a scale.
    func weight(_ number: Double, _ unit: WeightUnit) throws(SessionError) -> Weight {
        do throws(WeightError) {
            return try Weight(number, unit)
        } catch {
            throw .value(error.description)
        }
    }

    func celebrationHaptic(_ habit: String?, in context: Context) -> [Effect] {
        guard journal.settings.playsHaptics, celebration(of: habit, in: context) != nil else {
            return []
        }
        return [.haptic(.celebration)]
    }
}
