/// Diagnostics, each once, in the order they were found.
///
/// Two are the same when they say the same of the same place, whatever help they offer: of what is wrong
/// in several permutations the first one's help counts.
package struct DiagnosticList: Sendable {
    /// All of them.
    package private(set) var all: [Diagnostic] = []

    /// True once there is an error among them.
    package private(set) var hasErrors = false

    private var known: Set<Diagnostic> = []

    /// A list of some.
    package init(_ diagnostics: [Diagnostic] = []) { add(diagnostics) }

    /// Adds those that are new.
    package mutating func add(_ more: [Diagnostic]) {
        for diagnostic in more { add(diagnostic) }
    }

    /// Adds one if it is new.
    package mutating func add(_ diagnostic: Diagnostic) {
        var bare = diagnostic
        bare.help = []
        guard known.insert(bare).inserted else { return }
        all.append(diagnostic)
        hasErrors = hasErrors || diagnostic.severity == .error
    }
}

extension [Diagnostic] {
    /// Appends those that are not there yet, in order.
    ///
    /// It looks at all that are there: what adds to many again and again keeps a ``DiagnosticList``.
    package mutating func appendNew(_ more: [Diagnostic]) {
        guard !more.isEmpty else { return }
        var list = DiagnosticList(self)
        let before = list.all.count
        list.add(more)
        append(contentsOf: list.all[before...])
    }
}
