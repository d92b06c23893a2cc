extension RandomAccessCollection {
    /// The first index whose element fulfils a condition, found by binary search; the end index
    /// without one.
    ///
    /// - Parameter condition: A condition that all elements after the first one fulfil too.
    func partitioningIndex(where condition: (Element) -> Bool) -> Index {
        var (low, count) = (startIndex, count)
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if condition(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}
