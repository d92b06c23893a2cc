extension Element {
    /// The texts the element itself shows, in reading order; those of its children are theirs.
    public var words: [StyledText] { content.words }
}
