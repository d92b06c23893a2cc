import CandelaElements
import CandelaJSON
public import CandelaRules

extension Session {
    /// Saves the draft of the screen and closes it.
    mutating func save(
        _ kind: Intent.RecordKind, id: String?, in context: Context
    ) throws(SessionError) -> [Effect] {
        if let presenter {
            var options = place.page.options ?? presenter.optionsType.init()
            let effects = try presenter.save(
                any: &options, as: kind, id: id, in: &self, context)
            if let effects { return effects + (try closePage(in: context)) }
        }
        throw .misplaced(.save(kind, id: id), "has no draft on this screen")
    }

    /// An unused id for a new record of a kind that the app declares, derived from a name. It is
    /// not the id of a deleted record that can return.
    public func freeID<Record>(_ name: String, in type: RecordType<Record>) -> String {
        let taken = journal[own: type.name].map(\.id) + reservedIDs(Intent.RecordKind(type))
        return Session.freeID(name, among: taken)
    }

    /// An unused id derived from a name, with a number if necessary: `evening-walk-2`. A name
    /// without ASCII letters and digits counts as `new`.
    public static func freeID(_ name: String, among ids: [String]) -> String {
        var words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        if words.isEmpty { words = ["new"] }
        return words.joined(separator: "-").numbered(after: "-", where: Set(ids).contains)
    }
}
