import CandelaElements
import CandelaJSON
import CandelaRules

extension Session {
    /// Moves a record in the list that the frontmost screen orders.
    ///
    /// - Parameter position: The new index; `nil` if it is the event's value.
    mutating func reorder(
        _ id: String, to position: Int?, _ event: Event, in context: Context
    ) throws(SessionError) -> [Effect] {
        guard let list = place.page.options?.orderedList else {
            throw .misplaced(event.intent, "is not available on this screen")
        }
        let count = journal[own: list].count
        guard let position = position ?? event.value?.integer,
            (0..<max(1, count)).contains(position)
        else {
            throw .value("the position must be from 0 to \(max(0, count - 1))")
        }
        return try change(at: "intent.step") { journal throws(JournalBreach) in
            try journal.move(id, to: position, inOwn: list)
        } + [
            announce("moved-\(id)", in: context) {
                $0.listMoved(position: position + 1, total: count)
            }
        ]
    }
}
