import CandelaJSON

extension Journal {
    /// An unused identifier for a new session of a routine on a day: `<routine>/<day>`, with a
    /// number appended if it is taken.
    ///
    /// - Parameter others: The ids of sessions that can still be restored.
    public func sessionID(
        of routine: String, on day: CalendarDay, besides others: [String] = []
    ) -> String {
        "\(routine)/\(day)".numbered(after: "#") {
            place(ofSession: $0) != nil || others.contains($0)
        }
    }
}
