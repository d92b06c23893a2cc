import CandelaAudit
import CandelaElements
import CandelaJSON

extension AuditBaseline.Entry {
    /// Whether the entry accepts a token finding: a warning of the entry's check whose tokens are
    /// all among the entry's roles, if it names any. An entry for a screen, specimen, card or place
    /// accepts none.
    func covers(_ found: Diagnostic) -> Bool {
        guard id.rawValue == found.id, found.severity == .warning, screen == nil, specimen == nil,
            card == nil, place == nil
        else { return false }
        return roles.map { found.subjects.allSatisfy($0.contains) } ?? true
    }
}
