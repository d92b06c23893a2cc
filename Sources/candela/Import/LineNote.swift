/// What became of a line of a foreign file that was not simply read.
package struct LineNote: Sendable, Hashable, CustomStringConvertible {
    package enum Kind: Sendable, Hashable {
        /// The line, or a part of it, could not be used.
        case unusable

        /// The line was used, though not in the way it stands there.
        case remark
    }

    package let kind: Kind
    package let file: String

    /// From 1; nil when the file as a whole is meant.
    package let line: Int?

    package let reason: String

    package init(_ kind: Kind, _ file: String, _ line: Int? = nil, _ reason: String) {
        self.kind = kind
        self.file = file
        self.line = line
        self.reason = reason
    }

    /// `file:line: reason`.
    package var description: String {
        guard let line else { return "\(file): \(reason)" }
        return "\(file):\(line): \(reason)"
    }
}
