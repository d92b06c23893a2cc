extension Phrases {
    /// The message that entries were deleted: “Entry deleted”, or their number if there are several.
    public func weightEntriesDeleted(count: Int) -> Phrase {
        count == 1 ? weightLogbookDeleted() : weightLogbookDeletedSeveral(count: count)
    }
}
