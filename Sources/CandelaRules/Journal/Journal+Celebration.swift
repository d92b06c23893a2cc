extension Journal {
    /// An unused identifier for a new session of a routine on a day: `<routine>/<day>`, with a
    /// number appended if it is taken.
    public func sessionID(of routine: String, on day: CalendarDay) -> String {
        Self.freeID("\(routine)/\(day)") { place(ofSession: $0) != nil }
    }
}
