extension Collection {
    /// Whether a pattern with wildcards matches all elements.
    ///
    /// Each wildcard takes as few elements as possible; after a mismatch the last one takes one
    /// more. Earlier ones never need to, so there are at most as many comparisons as the product of
    /// the lengths.
    ///
    /// - Parameters:
    ///   - isWildcard: Whether a part of the pattern matches any number of elements.
    ///   - fits: Whether any other part matches an element.
    package func matches<Pattern: Collection>(
        _ pattern: Pattern, isWildcard: (Pattern.Element) -> Bool,
        fits: (Pattern.Element, Element) -> Bool
    ) -> Bool {
        var (part, index) = (pattern.startIndex, startIndex)
        var retry: (part: Pattern.Index, index: Index)?
        while index != endIndex {
            if part != pattern.endIndex, isWildcard(pattern[part]) {
                pattern.formIndex(after: &part)
                retry = (part, index)
            } else if part != pattern.endIndex, fits(pattern[part], self[index]) {
                pattern.formIndex(after: &part)
                formIndex(after: &index)
            } else if let last = retry {
                (part, index) = (last.part, self.index(after: last.index))
                retry = (part, index)
            } else {
                return false
            }
        }
        return pattern[part...].allSatisfy(isWildcard)
    }
}
