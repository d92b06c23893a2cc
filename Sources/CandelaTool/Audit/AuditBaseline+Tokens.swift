import CandelaAudit
import CandelaElements
import CandelaJSON

extension AuditBaseline.Entry {
    /// Whether the entry accepts a token finding: the check matches and, if the entry names roles,
    /// all of the finding's tokens are among them.
    func covers(_ found: Diagnostic) -> Bool {
        guard id.rawValue == found.id, found.severity == .warning, screen == nil, specimen == nil,
            card == nil, place == nil
        else { return false }
        return roles.map { found.subjects.allSatisfy($0.contains) } ?? true
    }
}
