public import CandelaRules

extension Phrases {
    /// A duration in its two largest units: `2 minutes, 5 seconds`, `9 hours`, `1 day, 2 hours`.
    ///
    /// Smaller units are truncated and zero parts omitted; zero and below are `0 seconds`.
    public func duration(seconds: Int) -> Phrase {
        let seconds = max(seconds, 0)
        let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60)
        return switch (days, hours, minutes, seconds % 60) {
        case (0, 0, 0, let rest): durationSeconds(count: rest)
        case (0, 0, _, 0): durationMinutes(count: minutes)
        case (0, 0, _, let rest): durationMinutesSeconds(minutes: minutes, seconds: rest)
        case (0, _, 0, _): durationHours(count: hours)
        case (0, _, _, _): durationHoursMinutes(hours: hours, minutes: minutes)
        case (_, 0, _, _): durationDays(count: days)
        default: durationDaysHours(days: days, hours: hours)
        }
    }

    /// A duration of whole minutes in its two largest units.
    public func duration(minutes: Int) -> Phrase {
        let (seconds, overflow) = minutes.multipliedReportingOverflow(by: 60)
        return duration(seconds: overflow ? .max : seconds)
    }

    /// The accessibility value of a timer: `Time left: 2 minutes, 5 seconds`, or `Elapsed` for one
    /// that counts up. A paused timer begins with `Paused`, and an unstarted one with `Not
    /// started`.
    public func timerValue(
        seconds: Int, countsDown: Bool, _ state: RoutineTimer.State = .running
    ) -> Phrase {
        let time = duration(seconds: seconds).spokenText
        return switch (state, countsDown) {
        case (.ready, true): timerReady(time: time)
        case (.ready, false): timerReadyOpen()
        case (.paused, true): timerPausedRemaining(time: time)
        case (.paused, false): timerPausedElapsed(time: time)
        case (.running, true), (.finished, true): timerRemaining(time: time)
        case (.running, false), (.finished, false): timerElapsed(time: time)
        }
    }
}
