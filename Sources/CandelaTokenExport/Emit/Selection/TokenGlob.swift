/// A glob pattern for token paths.
///
/// `*` matches any characters in a step and `?` a single one; `**` matches any number of steps. A
/// pattern that matches a group also matches everything in it, so `color` and `color.**` are the
/// same.
public struct TokenGlob: Sendable, Hashable, CustomStringConvertible {
    /// The pattern as written.
    public let description: String

    private let steps: [Step]

    private enum Step: Sendable, Hashable {
        case anySteps
        /// The characters of a step, including `*` and `?`.
        case letters([Unicode.Scalar])
    }

    /// Parses a pattern.
    ///
    /// - Returns: `nil` for a pattern with an empty step, such as `color.` or `a..b`.
    public init?(_ text: String) {
        let parts = text.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false)
        guard !parts.contains(where: \.isEmpty) else { return nil }
        description = text
        steps = parts.map {
            $0.elementsEqual("**".unicodeScalars) ? .anySteps : .letters([Unicode.Scalar]($0))
        }
    }

    /// Whether the pattern matches a path or one of its enclosing groups.
    public func matches(_ path: String) -> Bool {
        path.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false).matches(
            steps + [.anySteps], isWildcard: { $0 == .anySteps },
            fits: { step, name in
                guard case .letters(let pattern) = step else { return false }
                return name.matches(
                    pattern, isWildcard: { $0 == "*" }, fits: { $0 == "?" || $0 == $1 })
            })
    }
}
