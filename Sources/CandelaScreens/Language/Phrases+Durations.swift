import Foundation

extension Phrases {
    /// A time as a clock shows it: `9:05`, or `09:05` with two digits for minutes. An hour is 60
    /// minutes; below 0 counts as 0.
    package func clock(seconds: Int, minuteDigits: Int = 1) -> String {
        let seconds = max(seconds, 0)
        func digits(_ value: Int, atLeast count: Int) -> String {
            value.formatted(
                .number.grouping(.never).precision(.integerLength(count...))
                    .locale(Locale(identifier: formatLanguage)))
        }
        return digits(seconds / 60, atLeast: minuteDigits) + ":" + digits(seconds % 60, atLeast: 2)
    }

    /// A length of time in words: `2 minutes, 5 seconds`, without the part that is zero; `0 seconds`
    /// for nothing.
    package func duration(seconds: Int) -> Phrase {
        let seconds = max(seconds, 0)
        return switch (seconds / 60, seconds % 60) {
        case (0, let rest): durationSeconds(count: rest)
        case (let minutes, 0): durationMinutes(count: minutes)
        case (let minutes, let rest): durationMinutesSeconds(minutes: minutes, seconds: rest)
        }
    }

    /// What a timer says: `2 minutes, 5 seconds remaining`, or `elapsed` for one that counts up.
    package func timerValue(seconds: Int, countsDown: Bool) -> Phrase {
        let time = duration(seconds: seconds).spokenText
        return countsDown ? timerRemaining(time: time) : timerElapsed(time: time)
    }
}
