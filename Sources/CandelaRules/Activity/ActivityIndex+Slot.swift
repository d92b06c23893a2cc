extension ActivityIndex {
    /// The counts of a day.
    struct Slot: Sendable, Equatable {
        var minutes = 0
        var sessions: Int32 = 0
        var completions: Int32 = 0
        /// Completions within a limit that count once their day is over.
        var kept: Int32 = 0
        /// Days of habits above their limit.
        var passed: Int32 = 0
        /// Completions of any status, and routine sessions; practices and rest days are not
        /// included.
        var marks: Int32 = 0
        var rests: Int32 = 0
        var skips: Int32 = 0
        /// The total of the amounts.
        var amount = 0.0
        var amounts: Int32 = 0
        /// The marks that were taken away again.
        var opens: Int32 = 0

        /// The amount, at most a billion, so that it can be drawn and added.
        var cappedAmount: Double { min(amount, 1e9) }
        var isDone: Bool { completions > 0 || minutes > 0 }
        var isRest: Bool { rests > 0 }
        var isRecorded: Bool { marks > opens || sessions > 0 }
    }
}
