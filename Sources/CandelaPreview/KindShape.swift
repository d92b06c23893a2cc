import CandelaCommands
import CandelaDTCG

/// A use of an element or card kind on a screen, with the members it has there.
struct KindShape: Sendable, Hashable {
    struct Key: Sendable, Hashable {
        let isCard: Bool
        let kind: String
    }

    let key: Key

    /// The names of an element's members, without those common to most kinds, or of a card's facts.
    let members: [String]

    let screen: String
    let specimen: String

    /// The path in the screen's JSON: `cards.0.body.children.2`.
    let path: String

    private static let common: Set<String> = [
        "kind", "id", "part", "children", "accessibility", "text", "label", "action", "actions",
        "transition", "spoken", "key",
    ]

    /// The kinds on a screen, with one use for each kind and set of members.
    ///
    /// - Parameter text: The screen as JSON.
    /// - Throws: A data failure when the text is not JSON.
    static func all(in text: [UInt8], named specimen: String) throws(Failure) -> [KindShape] {
        let root = try Document.json(text, specimen)
        var found: [KindShape] = []
        var seen: Set<[String]> = []
        let screen = root["screen"]?.string ?? ""
        func add(
            _ value: JSONValue, _ kind: String, _ members: [String], isCard: Bool, _ path: String
        ) {
            guard seen.insert([isCard ? "card" : "element", kind] + members).inserted else {
                return
            }
            found.append(
                KindShape(
                    key: Key(isCard: isCard, kind: kind), members: members, screen: screen,
                    specimen: specimen, path: path))
        }
        func walk(_ value: JSONValue, _ path: String) {
            for (place, element) in value.elements.enumerated() {
                walk(element, "\(path).\(place)")
            }
            guard value.isObject else { return }
            let kind = value["kind"]?.string
            if let kind, value["body"] != nil {
                add(value, kind, value["facts"]?.members.map(\.name) ?? [], isCard: true, path)
            } else if let kind, value["intent"] == nil {
                let members = value.members.map(\.name).filter { !common.contains($0) }
                add(value, kind, members, isCard: false, path)
            }
            for member in value.members where leadsOn(member.name) {
                walk(member.value, "\(path).\(member.name)")
            }
        }
        for member in root.members where places.contains(member.name) {
            walk(member.value, member.name)
        }
        return found
    }

    private static let places: Set<String> = [
        "cards", "toasts", "back", "toolbar", "tabs", "overlay",
    ]

    private static func leadsOn(_ member: String) -> Bool {
        ["body", "children", "card", "leading", "trailing"].contains(member)
    }

    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.name("members")
        writer.beginArray()
        for member in members { writer.string(member) }
        writer.endArray()
        for (name, value) in [("screen", screen), ("specimen", specimen), ("path", path)] {
            writer.name(name)
            writer.string(value)
        }
        writer.endObject()
    }
}
