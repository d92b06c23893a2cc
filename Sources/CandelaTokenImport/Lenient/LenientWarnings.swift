/// The warnings about a file. What is left out, has no effect or changes is listed, each kind up to a
/// number; what is only written in another notation is counted.
struct LenientWarnings {
    private let most: Int
    private var listed: [Diagnostic] = []
    private var kinds: [Kind] = []
    /// The kinds of the warnings that are not listed, as indices.
    private var others: [Int] = []

    private struct Kind {
        let id: String
        let limit: Int
        var listed = 0
        var others = 0
        /// The place of the first warning that is not listed.
        var place: SourcePosition?
    }

    /// The kinds of notations that mean the same as the format's own.
    private static let notations: Set<String> = [
        "lenient-byte-order-mark", "lenient-color-object", "lenient-comma", "lenient-comment",
        "lenient-css-color", "lenient-dimension", "lenient-dotted-name", "lenient-duration",
        "lenient-easing", "lenient-font-list", "lenient-font-weight", "lenient-hex-color",
        "lenient-json5",
        "lenient-member-name", "lenient-number", "lenient-reference", "lenient-shorthand",
        "lenient-type-name", "lenient-unit", "lenient-value-member", "lenient-wrapped-value",
    ]

    /// - Parameter most: The number of warnings of a kind to list; `nil` lists all, also those about
    ///   notations.
    init(most: Int?) { self.most = most ?? .max }

    /// Adds warnings that are already made, those about notations as a number.
    mutating func add(_ warnings: [Diagnostic]) {
        for warning in warnings {
            guard most < .max, Self.notations.contains(warning.id) else {
                listed.append(warning)
                continue
            }
            addNotations(warning.id, 1, at: warning.place, [])
        }
    }

    /// Adds many warnings about a notation, which are made only if they are listed.
    mutating func addNotations(
        _ id: String, _ count: Int, at place: SourcePosition?,
        _ warnings: @autoclosure () -> [Diagnostic]
    ) {
        guard most < .max else { return listed += warnings() }
        let kind = kind(id)
        kinds[kind].place = kinds[kind].place ?? place
        kinds[kind].others += count
        others += repeatElement(kind, count: count)
    }

    private mutating func kind(_ id: String) -> Int {
        let count = id.utf8.count
        let known = kinds.firstIndex { $0.id.utf8.count == count && $0.id == id }
        if let known { return known }
        let isNotation = most < .max && Self.notations.contains(id)
        kinds.append(Kind(id: id, limit: isNotation ? 0 : most))
        return kinds.count - 1
    }

    /// Adds a warning; its place and text are needed only if it is listed.
    mutating func add(
        _ id: String, at place: @autoclosure () -> SourcePosition,
        _ message: @autoclosure () -> String
    ) {
        let kind = kind(id)
        guard kinds[kind].listed < kinds[kind].limit else {
            if kinds[kind].place == nil { kinds[kind].place = place() }
            kinds[kind].others += 1
            return others.append(kind)
        }
        kinds[kind].listed += 1
        listed.append(.warning(id, message(), at: place()))
    }

    /// The numbers of warnings so far.
    struct Mark {
        fileprivate let listed: Int
        fileprivate let others: Int
    }

    var mark: Mark { Mark(listed: listed.count, others: others.count) }

    /// Removes the warnings after a mark.
    mutating func remove(after mark: Mark) {
        for warning in listed[mark.listed...] { kinds[kind(warning.id)].listed -= 1 }
        for kind in others[mark.others...] { kinds[kind].others -= 1 }
        listed.removeSubrange(mark.listed...)
        others.removeSubrange(mark.others...)
    }

    /// The listed warnings, one for all notations with their number, and one for each other kind with
    /// the number of those not listed.
    var all: [Diagnostic] {
        let counted = kinds.filter { $0.others > 0 }.sorted { $0.id < $1.id }
        return listed + notation(counted.filter { $0.limit == 0 })
            + counted.filter { $0.limit > 0 }.map { kind in
                .warning(
                    "further-warnings",
                    "here and below \(kind.others == 1 ? "is" : "are") \(kind.others) more "
                        + "[\(kind.id)]: '--verbose' lists them", at: kind.place)
            }
    }

    private func notation(_ kinds: [Kind]) -> [Diagnostic] {
        let count = kinds.reduce(0) { $0 + $1.others }
        let first = kinds.compactMap(\.place).min { ($0.line, $0.column) < ($1.line, $1.column) }
        guard count > 0 else { return [] }
        return [
            .warning(
                "lenient-notation",
                "here and below \(count == 1 ? "one part is" : "\(count) parts are") in another "
                    + "notation and read with the same meaning: '--verbose' lists them", at: first)
        ]
    }
}
