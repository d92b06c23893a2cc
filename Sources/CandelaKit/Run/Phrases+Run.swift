extension Phrases {
    /// The note on a timer that completes a step without being started, with the time it logs.
    public func routineRunNote(seconds: Int) -> Phrase {
        seconds < 60
            ? routineRunNoteSeconds(count: seconds) : routineRunNoteMinutes(count: seconds / 60)
    }
}
