extension Phrases {
    /// What is remarked of a timer whose time is logged without running it.
    public func routineRunNote(seconds: Int) -> Phrase {
        seconds < 60
            ? routineRunNoteSeconds(count: seconds) : routineRunNoteMinutes(count: seconds / 60)
    }
}
