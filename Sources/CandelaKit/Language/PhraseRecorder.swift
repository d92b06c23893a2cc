/// A recorder of the keys of used phrases.
package final class PhraseRecorder: Sendable {
    private let noted = Guarded<Set<String>>([])

    package init() {}

    /// The keys noted so far.
    package var keys: Set<String> { noted.with { $0 } }

    func note(_ key: String) { noted.with { _ = $0.insert(key) } }
}
