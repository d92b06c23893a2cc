/// Diagnostics without duplicates, in the order found.
///
/// Diagnostics are equal if they have the same message and place, even with different help: if
/// several permutations have the same problem, the first one's help is kept.
package struct DiagnosticList: Sendable {
    /// All diagnostics.
    package private(set) var all: [Diagnostic] = []

    /// Whether there is an error among them.
    package private(set) var hasErrors = false

    /// The last diagnostic with each key, and for each diagnostic the one before with its key; the
    /// key needs no text, so that many are added fast.
    private var last: [Key: Int] = [:]
    private var before: [Int] = []

    private struct Key: Hashable {
        private let bits: Int

        init(_ diagnostic: Diagnostic) {
            let place = diagnostic.place
            bits =
                (place?.line ?? 0) &* 1_048_583 &+ (place?.column ?? 0) &* 1_021
                &+ diagnostic.message.utf8.count
        }
    }

    /// Creates a list of some diagnostics.
    package init(_ diagnostics: [Diagnostic] = []) { add(diagnostics) }

    /// The index of an equal diagnostic.
    fileprivate func index(of diagnostic: Diagnostic) -> Int? {
        index(of: diagnostic, from: last[Key(diagnostic)] ?? -1)
    }

    private func index(of diagnostic: Diagnostic, from start: Int) -> Int? {
        var index = start
        while index >= 0 {
            if all[index].isSame(as: diagnostic) { return index }
            index = before[index]
        }
        return nil
    }

    /// Adds the diagnostics that are new.
    package mutating func add(_ more: [Diagnostic]) {
        if more.count > all.count {
            all.reserveCapacity(all.count + more.count)
            before.reserveCapacity(before.count + more.count)
            last.reserveCapacity(last.count + more.count)
        }
        for diagnostic in more { add(diagnostic) }
    }

    /// Adds a diagnostic if it is new.
    package mutating func add(_ diagnostic: Diagnostic) {
        let key = Key(diagnostic)
        let same = last[key] ?? -1
        guard index(of: diagnostic, from: same) == nil else { return }
        last[key] = all.count
        before.append(same)
        all.append(diagnostic)
        hasErrors = hasErrors || diagnostic.severity == .error
    }
}

extension [Diagnostic] {
    /// Appends a warning.
    package mutating func warn(
        _ id: String, _ message: String, at place: SourcePosition? = nil, help: [String] = [],
        notes: [Diagnostic.Note] = []
    ) {
        append(.warning(id, message, at: place, help: help, notes: notes))
    }

    /// Appends the diagnostics that are new, in order.
    ///
    /// Takes time proportional to the existing ones; for repeated additions use a
    /// ``DiagnosticList``.
    package mutating func appendNew(_ more: [Diagnostic]) {
        guard !more.isEmpty else { return }
        let list = DiagnosticList(more)
        let known = isEmpty ? [] : Set(lazy.compactMap { list.index(of: $0) })
        guard !known.isEmpty else { return append(contentsOf: list.all) }
        for (index, diagnostic) in list.all.enumerated() where !known.contains(index) {
            append(diagnostic)
        }
    }
}

extension Diagnostic {
    /// Whether it equals another in everything but its help.
    fileprivate func isSame(as other: Diagnostic) -> Bool {
        message == other.message && place == other.place && id == other.id
            && severity == other.severity && notes == other.notes && subjects == other.subjects
    }

    /// The problem as reported in lenient reading: an error in a token is a warning, and the token
    /// is left out.
    var tolerated: Diagnostic {
        guard severity == .error else { return self }
        var warning = self
        warning.severity = .warning
        warning.message += id == "invalid-name" ? "; it is kept" : "; it is left out"
        return warning
    }
}
