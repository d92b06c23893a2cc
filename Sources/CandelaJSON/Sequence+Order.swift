extension Sequence {
    /// The elements in the order of a comparison. Equal elements keep their order.
    ///
    /// It sorts positions, so that an app contains one sort for all types; `sorted(by:)` takes up
    /// 4 kB for each.
    ///
    /// - Parameter precedes: Whether the first element is before the second one.
    @inlinable package func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
        let elements = Array(self)
        return positions(elements.count) { precedes(elements[$0], elements[$1]) }
            .map { elements[$0] }
    }
}

/// The numbers below a count in the order of a comparison.
@usableFromInline func positions(_ count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
    (0..<count).sorted(by: precedes)
}
