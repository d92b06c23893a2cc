import Foundation

/// What standard output leads to, and what the machine says about colours there.
package struct Terminal: Sendable, Hashable {
    /// Whether a person is reading, not a file or another program.
    package var isTerminal: Bool

    /// The environment: `NO_COLOR`, `TERM` and `COLORTERM` count.
    package var environment: [String: String]

    package init(isTerminal: Bool = false, environment: [String: String] = [:]) {
        self.isTerminal = isTerminal
        self.environment = environment
    }

    /// What this process writes to.
    static func ofThisProcess() -> Terminal {
        Terminal(
            isTerminal: isatty(STDOUT_FILENO) == 1,
            environment: ProcessInfo.processInfo.environment)
    }

    /// When to use colours.
    package enum ColorChoice: String, Sendable, Hashable, CaseIterable {
        case auto, always, never
    }

    /// How many colours a terminal knows.
    package enum ColorDepth: Sendable, Hashable {
        /// The cube of 6 × 6 × 6 that nearly every terminal knows.
        case cube
        /// Eight bits for each of red, green and blue.
        case full
    }

    /// The colours to write with; nothing for none.
    ///
    /// `auto` means a terminal that is not `dumb`, unless `NO_COLOR` holds anything
    /// (no-color.org). An explicit `always` goes above both.
    package func colors(_ choice: ColorChoice) -> ColorDepth? {
        let term = environment["TERM"] ?? ""
        switch choice {
        case .never: return nil
        case .auto:
            guard isTerminal, !term.isEmpty, term != "dumb",
                environment["NO_COLOR", default: ""].isEmpty
            else { return nil }
        case .always: break
        }
        return ["truecolor", "24bit"].contains(environment["COLORTERM"]) ? .full : .cube
    }
}
