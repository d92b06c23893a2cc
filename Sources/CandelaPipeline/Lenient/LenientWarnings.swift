/// The warnings about the values of a file. Those of one kind are listed up to a number, and further
/// ones are counted.
struct LenientWarnings {
    private let most: Int
    private var listed: [Diagnostic] = []
    private var counts: [String: Int] = [:]
    /// The place of the first warning of each kind that is not listed.
    private var places: [String: SourcePosition] = [:]
    /// The kinds of the warnings that are not listed.
    private var others: [String] = []

    /// - Parameter most: The number of warnings of a kind to list; `nil` lists all.
    init(most: Int?) { self.most = most ?? .max }

    /// Adds a warning; its place and text are needed only if it is listed.
    mutating func add(
        _ id: String, at place: @autoclosure () -> SourcePosition,
        _ message: @autoclosure () -> String
    ) {
        let count = counts[id, default: 0]
        guard count < most else {
            if places[id] == nil { places[id] = place() }
            return others.append(id)
        }
        counts[id] = count + 1
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
        for warning in listed[mark.listed...] { counts[warning.id, default: 1] -= 1 }
        listed.removeSubrange(mark.listed...)
        others.removeSubrange(mark.others...)
    }

    /// The listed warnings, and one for each kind with the number of the others.
    var all: [Diagnostic] {
        let kinds = Dictionary(grouping: others) { $0 }.sorted { $0.key < $1.key }
        return listed
            + kinds.map { id, list in
                .warning(
                    "further-warnings",
                    "here and below \(list.count == 1 ? "is" : "are") \(list.count) more [\(id)]: "
                        + "'--verbose' lists them", at: places[id])
            }
    }
}
