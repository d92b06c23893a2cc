import CandelaRules

/// The journals that earlier lines of a stream defined by name: as many as have room, the one used last
/// the longest.
struct JournalShelf {
    /// The most that are kept.
    static let mostNames = 64

    /// The most bytes that their lines have together: 64 MiB.
    static let mostBytes = 1 << 26

    private struct Kept {
        let journal: Journal
        let bytes: Int
    }

    private var journals: [String: Kept] = [:]

    /// The names, the one used longest ago at the front.
    private var names: [String] = []

    private var bytes = 0

    /// The names that can be referred to, in order.
    var known: [String] { names.sorted() }

    /// A journal by its name, which is then the one used last; `nil` for a name that was never defined or
    /// went since.
    mutating func use(_ name: String) -> Journal? {
        guard let kept = journals[name] else { return nil }
        names.removeAll { $0 == name }
        names.append(name)
        return kept.journal
    }

    /// Keeps a journal; one of the same name is replaced.
    ///
    /// - Parameter size: The bytes of the line that defines it. The one defined last is kept in any case.
    /// - Returns: The names of those that went to make room, the one used longest ago first.
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
