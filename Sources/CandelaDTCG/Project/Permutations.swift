/// All combinations of contexts of some modifiers; the last modifier varies fastest.
public struct Permutations: RandomAccessCollection, Sendable {
    private let modifiers: [TokenProject.Modifier]

    /// The position after the last combination; `Int.max` if there are more combinations than that.
    public let endIndex: Int

    init(_ modifiers: [TokenProject.Modifier]) {
        self.modifiers = modifiers
        var count = 1
        for modifier in modifiers {
            let (product, overflow) = count.multipliedReportingOverflow(by: modifier.contexts.count)
            count = overflow ? .max : product
        }
        endIndex = count
    }

    /// The first position, 0.
    public var startIndex: Int { 0 }

    /// A combination as inputs: modifier name → context name.
    ///
    /// - Precondition: `position` is at least 0 and less than ``endIndex``.
    public subscript(position: Int) -> [String: String] {
        precondition((0..<endIndex).contains(position), "there are \(endIndex) permutations")
        var rest = position
        var inputs: [String: String] = [:]
        for modifier in modifiers.reversed() {
            inputs[modifier.name] = modifier.contexts[rest % modifier.contexts.count]
            rest /= modifier.contexts.count
        }
        return inputs
    }
}
