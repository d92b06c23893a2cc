import Foundation

/// The destination of standard output, and the environment variables that determine its colours.
package struct Terminal: Sendable, Hashable {
    /// Whether output goes to a terminal, not a file or a pipe.
    package var isTerminal: Bool

    /// The environment, of which `NO_COLOR`, `TERM` and `COLORTERM` are used.
    package var environment: [String: String]

    package init(isTerminal: Bool = false, environment: [String: String] = [:]) {
        self.isTerminal = isTerminal
        self.environment = environment
    }

    /// The standard output of this process.
    static func ofThisProcess() -> Terminal {
        Terminal(
            isTerminal: isatty(STDOUT_FILENO) == 1,
            environment: ProcessInfo.processInfo.environment)
    }

    /// The value of `--color`.
    package enum ColorChoice: String, Sendable, Hashable, CaseIterable {
        case auto, always, never
    }

    /// The number of colours that a terminal supports.
    package enum ColorDepth: Sendable, Hashable {
        /// The 6 × 6 × 6 colour cube that nearly every terminal supports.
        case cube
        /// Eight bits for each of red, green and blue.
        case full
    }

    /// The colour depth to use; `nil` for no colours.
    ///
    /// With `auto`, colours are used on a terminal whose `TERM` is set and not `dumb`, unless
    /// `NO_COLOR` is set and not empty (no-color.org). An explicit `always` takes precedence over
    /// all of these.
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
