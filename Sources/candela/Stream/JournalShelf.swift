import CandelaRules

/// The journals that earlier lines of a stream defined by name.
struct JournalShelf {
    /// How many are kept; one more drops the one that was defined first.
    static let capacity = 64

    private var journals: [String: Journal] = [:]

    /// The names, the one defined first at the front.
    private var names: [String] = []

    subscript(name: String) -> Journal? { journals[name] }

    /// The names that can be referred to.
    var known: [String] { names }

    /// Keeps a journal; one of the same name is replaced.
    mutating func define(_ name: String, as journal: Journal) {
        if journals.updateValue(journal, forKey: name) != nil {
            names.removeAll { $0 == name }
        }
        names.append(name)
        if names.count > Self.capacity { journals[names.removeFirst()] = nil }
    }
}
