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
        let path = path.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false)
        // The possible numbers of pattern steps consumed by the path so far.
        var reached: Set<Int> = [0]
        for step in path {
            reached = closed(reached)
            if reached.contains(steps.count) { return true }
            var next: Set<Int> = []
            for position in reached where position < steps.count {
                switch steps[position] {
                case .anySteps: next.insert(position)
                case .letters(let pattern):
                    if Self.matches(pattern[...], step) { next.insert(position + 1) }
                }
            }
            reached = next
        }
        return closed(reached).contains(steps.count)
    }

    /// Adds the positions after each `**`, which may match no steps.
    private func closed(_ reached: Set<Int>) -> Set<Int> {
        var all = reached
        for position in steps.indices where all.contains(position) && steps[position] == .anySteps {
            all.insert(position + 1)
        }
        return all
    }

    /// Whether a single step matches. Backtracks only to the last `*`, so the time is at most the
    /// product of the lengths.
    private static func matches(
        _ pattern: ArraySlice<Unicode.Scalar>, _ text: Substring.UnicodeScalarView
    ) -> Bool {
        var (pattern, text) = (pattern, text)
        var retry: (pattern: ArraySlice<Unicode.Scalar>, text: Substring.UnicodeScalarView)?
        while let letter = text.first {
            if pattern.first == "*" {
                pattern = pattern.dropFirst()
                retry = (pattern, text)
            } else if let wanted = pattern.first, wanted == "?" || wanted == letter {
                pattern = pattern.dropFirst()
                text = text.dropFirst()
            } else if let last = retry {
                (pattern, text) = (last.pattern, last.text.dropFirst())
                retry = (pattern, text)
            } else {
                return false
            }
        }
        return pattern.allSatisfy { $0 == "*" }
    }
}
