/// Something about a foreign file that a person should know of.
public struct ImportFinding: Sendable, Hashable, CustomStringConvertible {
    /// What a finding means for the row it is about.
    @nonexhaustive
    public enum Effect: String, Sendable, Hashable, CaseIterable {
        /// Nothing of the row, or of the file or folder named, was used.
        case unused = "unused-row"

        /// The row was used, with a part left out, cut or taken in another way than it stands there.
        case changed = "changed-row"

        /// The row says again what another one says, and the two are one record.
        case joined = "joined-row"

        /// The row was used as it stands, though its weight can hardly be right.
        case doubtful = "doubtful-weight"

        /// Nothing is lost.
        case remark = "import-remark"
    }

    /// What it means for the row.
    public let effect: Effect

    /// The path of the file or folder, as the caller named it.
    public let file: String

    /// Where in the file; nil when all of it is meant.
    public let place: SourcePlace?

    /// What is wrong: lowercase, no full stop, quoting what was found.
    public let reason: String

    init(_ effect: Effect, _ file: String, _ place: SourcePlace?, _ reason: String) {
        self.effect = effect
        self.file = file
        self.place = place
        self.reason = reason
    }

    /// The finding as a warning of its place, with the effect for an identifier.
    public var diagnostic: Diagnostic {
        let message = place == nil ? "'\(file)': \(reason)" : reason
        return .warning(effect.rawValue, message, at: place)
    }

    /// `file:line:column: warning: reason [effect]`.
    public var description: String { diagnostic.description }
}

extension StringProtocol {
    /// The text in quotes, cut when it is long, so that a message stays one line.
    var quoted: String {
        // Counting characters would walk all of a text of any length.
        guard utf8.count > 60, let end = index(startIndex, offsetBy: 40, limitedBy: endIndex) else {
            return "'\(self)'"
        }
        return "'\(self[..<end].prefix { $0.utf8.count < 64 })…'"
    }
}
