/// The status of a habit on a day.
public enum CompletionStatus: String, Sendable, Hashable, CaseIterable, Codable {
    /// Done: the only status that extends a streak.
    case done
    /// Not done.
    case missed
    /// Skipped on purpose; breaks a streak like a missed day, unless
    /// ``JournalSettings/skipsKeepStreak`` makes it hold like a rest day.
    case skipped
    /// A rest day: neither extends a streak nor breaks it.
    case rest
    /// Nothing was done: a mark that was taken away again and keeps its amount and note for the
    /// next one. No rule counts it.
    case open

    /// Decodes one of the words. An unknown word is an error, because rules need a status they
    /// support.
    public init(from decoder: any Decoder) throws {
        self = try decoder.word(as: CompletionStatus.self, called: "status")
    }
}
