import CandelaElements
import CandelaJSON
import CandelaTokens

/// The components of Candela's own catalog: one for each element, with its members as in JSON.
extension A2UIWalk {
    /// Adds the components of an element and its children.
    mutating func own(_ element: Element, as id: String) -> String? {
        guard Element.Content.Kind(rawValue: element.content.kind) != nil else {
            // An element of a later version is its children in a column.
            return arranged(id, "Column") { $0.children(element.children, of: id) }
        }
        let action = element.activation
        let key = action.flatMap { entry(of: element, $0) }
        let place = components.count
        let added = add(id, A2UICatalog.component(for: element.content.kind)) { walk in
            var members = walk.members(of: element)
            if let action { members.append(.init("action", walk.event(action.intent))) }
            if let key { members.append(.init("entry", .path("/entered/\(key)"))) }
            let children = walk.children(element.children, of: id)
            if !children.isEmpty { members.append(.init("children", .ids(children))) }
            return members
        }
        if let accessibility = element.accessibility { name(accessibility, added, from: place) }
        return added
    }

    /// The key under which a value of the element is entered; `nil` if none is.
    private mutating func entry(of element: Element, _ action: Action) -> String? {
        guard action.asksForValue else { return nil }
        let input = element.input ?? Element.Input(element.chart?.x.scale == .day ? .day : .decimal)
        return self.input(
            action, input.value.map { .value($0) } ?? "", .entry(input, action))
    }

    private mutating func members(of element: Element) -> [A2UIMember] {
        let document: JSONDocument
        do throws(JSONEncodingError) {
            document = try MemberWriter.document(of: element.childless, parts: 0)
        } catch {
            failure = failure ?? .data(error.description, id: "unwritable-document")
            return []
        }
        return document.root.members.flatMap { member -> [A2UIMember] in
            switch member.name {
            case "action", "select": return [.init("purpose", Self.purpose(member.value))]
            case "actions":
                let both = zip(element.actions, member.value.elements).filter {
                    !$0.0.asksForValue
                }
                let list = both.map { action, value -> A2UIValue in
                    ["action": event(action.intent), "purpose": Self.purpose(value)]
                }
                return [.init("actions", .list(list))]
            default:
                return Self.property(of: member.name).map { [.init($0, .json(member.value))] } ?? []
            }
        }
    }

    /// An action without its intent, which its event has.
    private static func purpose(_ action: JSONValue) -> A2UIValue {
        .object(
            action.members.filter { $0.name != "intent" }
                .map { A2UIMember($0.name, .json($0.value)) })
    }

    /// The property of a component for a member of an element; `nil` for those that every
    /// component has in another form.
    static func property(of member: String) -> String? {
        switch member {
        case "kind", "id": nil
        case "accessibility": "semantics"
        case "select": "action"
        default: member
        }
    }

    /// Adds the root: the members of the screen, and the components in its places.
    mutating func ownFrame() throws(Failure) {
        let document = try Document.of(screen, including: [])
        add("root", A2UICatalog.component(for: "screen")) { walk in
            let screen = walk.screen
            var members = document.root.members.filter { Self.isFrame($0.name) }
                .map { A2UIMember($0.name, .json($0.value)) }
            func place(_ name: String, _ elements: [Element]) {
                let ids = walk.children(elements, of: "root.\(name)")
                if !ids.isEmpty { members.append(.init(name, .ids(ids))) }
            }
            func single(_ name: String, _ element: Element?) {
                guard let element else { return }
                if let id = walk.children([element], of: "root.\(name)").first {
                    members.append(.init(name, .text(id)))
                }
            }
            single("back", screen.back)
            place("leading", screen.toolbar?.leading ?? [])
            place("trailing", screen.toolbar?.trailing ?? [])
            place("toasts", screen.toasts.map(\.body))
            place("cards", screen.cards.map(\.body))
            single("overlay", screen.overlay?.card.body)
            if let overlay = screen.overlay {
                members.append(.init("scrim", .text(overlay.scrim.path)))
            }
            single("tabs", screen.tabs)
            return members
        }
    }

    /// Whether a member of a screen is a property of the root: all but those with elements, which
    /// are components, and what every event changes.
    static func isFrame(_ member: String) -> Bool {
        ![
            "kind", "schemaVersion", "specimen", "context", "toolbar", "cards", "overlay",
            "toasts", "tabs", "back",
        ].contains(member)
    }

    /// The places of a screen with any number of elements.
    static let frameLists = ["leading", "trailing", "toasts", "cards"]
}

extension A2UIValue {
    fileprivate static func value(_ value: Intent.Value) -> A2UIValue {
        switch value {
        case .text(let text): .text(text)
        case .number(let number): .number(number)
        case .flag(let flag): .flag(flag)
        case .list, .object: ""
        }
    }
}
