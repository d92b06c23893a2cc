/// A problem or remark about an imported file.
public struct ImportFinding: Sendable, Hashable, CustomStringConvertible {
    /// The effect of a finding on its row.
    @nonexhaustive
    public enum Effect: String, Sendable, Hashable, CaseIterable {
        /// Nothing from the row, or from the file or folder, was used.
        case unused = "unused-row"

        /// The row was used, but a part was omitted, truncated or interpreted differently.
        case changed = "changed-row"

        /// The row duplicates another one, and both were joined into one record.
        case joined = "joined-row"

        /// The row was used unchanged, although its weight is implausible.
        case doubtful = "doubtful-weight"

        /// Nothing was lost; the finding is information only.
        case remark = "import-remark"
    }

    /// The effect on the row.
    public let effect: Effect

    /// The path of the file or folder, as given by the caller.
    public let file: String

    /// The place in the file; `nil` if the finding concerns the whole file.
    public let place: SourcePosition?

    /// The message: lowercase, without a full stop, quoting the value found.
    public let reason: String

    init(_ effect: Effect, _ file: String, _ place: SourcePosition?, _ reason: String) {
        self.effect = effect
        self.file = file
        self.place = place
        self.reason = reason
    }

    /// The finding as a warning at its place, with the effect as its identifier.
    public var diagnostic: Diagnostic {
        let message = place == nil ? "'\(file)': \(reason)" : reason
        return .warning(effect.rawValue, message, at: place)
    }

    /// Formatted as `file:line:column: warning: reason [effect]`.
    public var description: String { diagnostic.description }
}

extension StringProtocol {
    /// The text in quotes, truncated if it is long, so that messages stay short.
    var quoted: String {
        // Checks bytes first, because counting characters would walk the whole text.
        guard utf8.count > 60, let end = index(startIndex, offsetBy: 40, limitedBy: endIndex) else {
            return "'\(self)'"
        }
        return "'\(self[..<end].prefix { $0.utf8.count < 64 })…'"
    }
}
