package import CandelaKit
package import CandelaRules

/// The journals and sessions defined by name on earlier lines of a stream: a cache of limited size
/// that evicts the least recently used.
package struct StreamCache {
    /// The maximum number of names.
    static let mostNames = 64

    /// The maximum total size of the lines that define journals and sessions and change the latter,
    /// in bytes: 64 MiB.
    static let mostBytes = 1 << 26

    /// A journal or a session.
    package enum Value: Sendable {
        case journal(Journal)
        case session(KeptSession)
    }

    private struct Kept {
        let value: Value
        var bytes: Int
    }

    private var values: [String: Kept] = [:]

    /// The names, least recently used first.
    private var names: [String] = []

    private var bytes = 0

    /// Creates an empty cache.
    package init() {}

    /// The defined names, sorted.
    var known: [String] { names.sorted() }

    /// Returns a value by its name and marks it as used most recently; `nil` for a name that was
    /// never defined or was evicted.
    mutating func use(_ name: String) -> Value? {
        guard let kept = values[name] else { return nil }
        names.removeAll { $0 == name }
        names.append(name)
        return kept.value
    }

    /// Stores a value, replacing one with the same name. If the cache is then over its limits,
    /// others are evicted, but never the new one.
    ///
    /// - Parameter size: The size of the defining line in bytes.
    /// - Returns: The names of what was evicted, least recently used first.
    package mutating func define(_ name: String, as value: Value, bytes size: Int) -> [String] {
        remove(name)
        values[name] = Kept(value: value, bytes: 0)
        names.append(name)
        return grow(name, by: size)
    }

    /// Adds the size of a line that changes the most recently used value. If the cache is then over
    /// its limits, others are evicted.
    ///
    /// - Returns: The names of what was evicted, least recently used first.
    mutating func grow(_ name: String, by size: Int) -> [String] {
        values[name]?.bytes += size
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

    /// Changes all stored sessions.
    package func changeSessions(_ change: (String, inout Session) -> Void) {
        for name in names {
            guard case .session(let kept) = values[name]?.value else { continue }
            kept.use(at: kept.nextTurn()) { change(name, &$0.session) }
        }
    }

    private mutating func remove(_ name: String) {
        guard let kept = values.removeValue(forKey: name) else { return }
        bytes -= kept.bytes
        names.removeAll { $0 == name }
    }
}
