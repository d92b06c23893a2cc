import CandelaCommands
import CandelaDTCG

/// The words and roles on screens, by which a gallery finds them.
struct ScreenWords: Sendable, Hashable {
    private(set) var words: Set<String> = []
    private(set) var roles: Set<String> = []

    /// Adds the words and roles of a screen.
    ///
    /// - Parameters:
    ///   - screen: The screen as JSON.
    ///   - isRole: Whether a text is the path of a role.
    mutating func add(_ screen: JSONValue, isRole: (String) -> Bool) {
        for member in screen.members where Self.drawn.contains(member.name) {
            add(member.value, named: member.name, isRole)
        }
    }

    private static let drawn: Set<String> = [
        "back", "title", "ground", "toolbar", "cards", "overlay", "toasts", "tabs", "announcements",
    ]

    /// The members that people see or hear.
    private static let spoken: Set<String> = [
        "text", "spoken", "label", "value", "hint", "title", "message", "placeholder", "details",
    ]

    private mutating func add(_ value: JSONValue, named name: String, _ isRole: (String) -> Bool) {
        if let text = value.string {
            if isRole(text) {
                roles.insert(text)
            } else if Self.spoken.contains(name) {
                words.insert(text)
            }
        }
        for element in value.elements { add(element, named: name, isRole) }
        guard value.isObject else { return }
        // Facts and intents hold data of the journal, not words.
        for member in value.members where !["facts", "intent"].contains(member.name) {
            add(member.value, named: member.name, isRole)
        }
    }
}

extension PreviewCatalog {
    /// Writes `{"words": […], "roles": […], "uses": {page: [[word], [role]]}}`: each word and role
    /// once, and for the page of each state and journey the indices of its own.
    func writeWords(to writer: inout JSONWriter) {
        let parts = parts.filter { $0.kind != .tokens }
        let all = [
            Set(parts.flatMap(\.words.words)).sorted(), Set(parts.flatMap(\.words.roles)).sorted(),
        ]
        let places = all.map { list in
            Dictionary(uniqueKeysWithValues: zip(list, list.indices))
        }
        writer.beginObject()
        for (name, list) in zip(["words", "roles"], all) {
            writer.name(name)
            writer.beginArray()
            for text in list { writer.string(text) }
            writer.endArray()
        }
        writer.name("uses")
        writer.beginObject()
        for part in parts {
            writer.name(part.screen.map { "\($0)/\(part.name)" } ?? part.name)
            writer.beginArray()
            for (texts, places) in zip([part.words.words, part.words.roles], places) {
                writer.beginArray()
                for place in texts.compactMap({ places[$0] }).sorted() { writer.number(place) }
                writer.endArray()
            }
            writer.endArray()
        }
        writer.endObject()
        writer.endObject()
    }
}
