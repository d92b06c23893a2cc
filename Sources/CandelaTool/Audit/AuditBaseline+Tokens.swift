import CandelaAudit
import CandelaElements
import CandelaJSON

extension AuditBaseline.Entry {
    /// Whether the entry accepts what was found in tokens: by its id and, if it names roles, for no
    /// other tokens than these.
    func covers(_ found: Diagnostic) -> Bool {
        guard id.rawValue == found.id, found.severity == .warning, screen == nil, specimen == nil,
            card == nil, place == nil
        else { return false }
        return roles.map { found.subjects.allSatisfy($0.contains) } ?? true
    }
}
