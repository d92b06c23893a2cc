import CandelaRules

/// The journals defined by name on earlier lines of a stream: a cache of limited size that evicts
/// the least recently used journal.
struct JournalCache {
    /// The maximum number of journals.
    static let mostNames = 64

    /// The maximum total size of the lines that define them, in bytes: 64 MiB.
    static let mostBytes = 1 << 26

    private struct Kept {
        let journal: Journal
        let bytes: Int
    }

    private var journals: [String: Kept] = [:]

    /// The names, least recently used first.
    private var names: [String] = []

    private var bytes = 0

    /// The defined names, sorted.
    var known: [String] { names.sorted() }

    /// Returns a journal by its name and marks it as used most recently; `nil` for a name that was
    /// never defined or was evicted.
    mutating func use(_ name: String) -> Journal? {
        guard let kept = journals[name] else { return nil }
        names.removeAll { $0 == name }
        names.append(name)
        return kept.journal
    }

    /// Stores a journal, replacing one with the same name. If the cache is then over its limits,
    /// other journals are evicted, but never the new one.
    ///
    /// - Parameter size: The size of the defining line in bytes.
    /// - Returns: The names of the evicted journals, least recently used first.
    mutating func define(_ name: String, as journal: Journal, bytes size: Int) -> [String] {
        remove(name)
        journals[name] = Kept(journal: journal, bytes: size)
        names.append(name)
        bytes += size
        var gone: [String] = []
        while names.count > Self.mostNames || bytes > Self.mostBytes, let first = names.first,
            first != name
        {
            remove(first)
            gone.append(first)
        }
        return gone
    }

    private mutating func remove(_ name: String) {
        guard let kept = journals.removeValue(forKey: name) else { return }
        bytes -= kept.bytes
        names.removeAll { $0 == name }
    }
}
