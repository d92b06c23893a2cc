/// The warnings about the values of a file. Those of one kind are listed up to a number, and further
/// ones are counted.
struct LenientWarnings {
    private let most: Int
    private var listed: [Diagnostic] = []
    private var kinds: [Kind] = []
    /// The kinds of the warnings that are not listed, as indices.
    private var others: [Int] = []

    private struct Kind {
        let id: String
        var listed = 0
        var others = 0
        /// The place of the first warning that is not listed.
        var place: SourcePosition?
    }

    /// - Parameter most: The number of warnings of a kind to list; `nil` lists all.
    init(most: Int?) { self.most = most ?? .max }

    private mutating func kind(_ id: String) -> Int {
        let count = id.utf8.count
        let known = kinds.firstIndex { $0.id.utf8.count == count && $0.id == id }
        if let known { return known }
        kinds.append(Kind(id: id))
        return kinds.count - 1
    }

    /// Adds a warning; its place and text are needed only if it is listed.
    mutating func add(
        _ id: String, at place: @autoclosure () -> SourcePosition,
        _ message: @autoclosure () -> String
    ) {
        let kind = kind(id)
        guard kinds[kind].listed < most else {
            if kinds[kind].place == nil { kinds[kind].place = place() }
            kinds[kind].others += 1
            return others.append(kind)
        }
        kinds[kind].listed += 1
        listed.append(.warning(id, message(), at: place()))
    }

    /// Adds a warning that is always listed.
    mutating func addListed(_ warning: Diagnostic) { listed.append(warning) }

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

    /// The listed warnings, and one for each kind with the number of the others.
    var all: [Diagnostic] {
        let further = kinds.filter { $0.others > 0 }.sorted { $0.id < $1.id }
        return listed
            + further.map { kind in
                .warning(
                    "further-warnings",
                    "here and below \(kind.others == 1 ? "is" : "are") \(kind.others) more "
                        + "[\(kind.id)]: '--verbose' lists them", at: kind.place)
            }
    }
}
