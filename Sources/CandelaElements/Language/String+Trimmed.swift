extension String {
    /// The text without leading and trailing white space.
    package var trimmed: String {
        var text = drop { $0.isWhitespace }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
