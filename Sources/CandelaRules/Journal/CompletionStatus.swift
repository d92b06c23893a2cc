/// What became of a habit on a day.
public enum CompletionStatus: String, Sendable, Hashable, CaseIterable, Codable {
    /// Done: the only status that makes a streak longer.
    case done
    /// Not done.
    case missed
    /// Left out on purpose; breaks a streak as a missed day does.
    case skipped
    /// A day of rest: neither adds to a streak nor breaks it.
    case rest

    /// Reads one of the four words; a rule must understand a status, so another word is an error.
    public init(from decoder: any Decoder) throws {
        self = try decoder.word(as: CompletionStatus.self, called: "status")
    }
}
