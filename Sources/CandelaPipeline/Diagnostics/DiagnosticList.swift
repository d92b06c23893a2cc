/// Diagnostics without duplicates, in the order found.
///
/// Diagnostics are equal if they have the same message and place, even with different help: if
/// several permutations have the same problem, the first one's help is kept.
package struct DiagnosticList: Sendable {
    /// All diagnostics.
    package private(set) var all: [Diagnostic] = []

    /// Whether there is an error among them.
    package private(set) var hasErrors = false

    private var known: Set<Diagnostic> = []

    /// Creates a list of some diagnostics.
    package init(_ diagnostics: [Diagnostic] = []) { add(diagnostics) }

    /// Adds the diagnostics that are new.
    package mutating func add(_ more: [Diagnostic]) {
        for diagnostic in more { add(diagnostic) }
    }

    /// Adds a diagnostic if it is new.
    package mutating func add(_ diagnostic: Diagnostic) {
        var bare = diagnostic
        bare.help = []
        guard known.insert(bare).inserted else { return }
        all.append(diagnostic)
        hasErrors = hasErrors || diagnostic.severity == .error
    }
}

extension [Diagnostic] {
    /// Appends the diagnostics that are new, in order.
    ///
    /// Takes time proportional to the existing ones; for repeated additions use a
    /// ``DiagnosticList``.
    package mutating func appendNew(_ more: [Diagnostic]) {
        guard !more.isEmpty else { return }
        var list = DiagnosticList(self)
        let before = list.all.count
        list.add(more)
        append(contentsOf: list.all[before...])
    }
}

extension Diagnostic {
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
