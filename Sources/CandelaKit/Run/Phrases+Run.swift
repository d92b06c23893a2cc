extension Phrases {
    /// The remark on a timer whose time is logged without running it.
    public func routineRunNote(seconds: Int) -> Phrase {
        seconds < 60
            ? routineRunNoteSeconds(count: seconds) : routineRunNoteMinutes(count: seconds / 60)
    }
}
