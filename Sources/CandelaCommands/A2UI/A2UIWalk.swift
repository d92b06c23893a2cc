import CandelaElements
import CandelaJSON
import CandelaTokens

/// The walk over a screen that makes the components of an A2UI surface.
///
/// A component has the id of its element. If the element has none, it is the id of the containing
/// component, a dot, and the element's part or kind.
struct A2UIWalk {
    let screen: Screen
    let theme: Theme
    let words: RoleWords

    /// The label of the button that sends what was entered, on screens without such a button.
    let save: String
    let catalog: A2UICatalog

    /// The elements that can be seen and pressed.
    let elements: [Element]
    var components: [A2UIComponent] = []
    var inputs: [A2UIInput] = []
    private var ids: Set<String> = []

    /// The buttons that save, which are disabled while an input fails one of its checks.
    var saves: [String] = []
    var checks: [A2UIValue] = []

    /// The first value that JSON cannot represent.
    var failure: Failure?

    /// The number of cards and of buttons around the current element.
    var depth = (cards: 0, buttons: 0)

    init(_ screen: Screen, _ words: RoleWords, save: String, in catalog: A2UICatalog) {
        self.screen = screen
        theme = screen.ownTheme
        (self.words, self.save, self.catalog) = (words, save, catalog)
        elements = screen.overlay.map { [$0.card.body] } ?? screen.elements
        hasInputs = elements.contains { $0.contains(\.asksForInput) }
        isForm = elements.contains { $0.contains(\.saves) }
    }

    /// Whether anything can be entered, so that events bring along the values.
    let hasInputs: Bool

    /// Whether the screen has a button that saves what was entered.
    let isForm: Bool

    mutating func walk() throws(Failure) {
        switch catalog {
        case .basic: frame()
        case .candela: try ownFrame()
        }
        for id in saves where !checks.isEmpty { set("checks", .list(checks), of: id, from: 0) }
        if let failure { throw failure }
    }

    /// Adds the root: the overlay alone, or the bar, the toasts, the cards and the tabs.
    private mutating func frame() {
        add("root", "Column") { walk in
            if let overlay = walk.screen.overlay { return walk.column(of: [overlay.card.body]) }
            let screen = walk.screen
            let bar = screen.presentation.hasBar ? walk.bar() : nil
            let rest =
                screen.toasts.map(\.body) + screen.cards.map(\.body)
                + [screen.tabs].compactMap(\.self)
            return walk.column(of: rest, after: [bar].compactMap(\.self))
        }
    }

    private mutating func column(
        of elements: [Element], after first: [String] = []
    ) -> [A2UIMember]? {
        let ids = first + children(elements, of: "root")
        // A surface without anything to show, such as an empty widget, still needs its root.
        return [A2UIMember("children", .ids(ids))]
    }

    private mutating func bar() -> String? {
        add("root.bar", "Row") { walk in
            let leading =
                [walk.screen.back].compactMap(\.self)
                + (walk.screen.toolbar?.leading ?? [])
            var ids = walk.children(leading, of: "root.bar")
            ids += [walk.heading(walk.screen.title, level: 1, as: "root.title")]
                .compactMap(\.self)
            ids += walk.children(walk.screen.toolbar?.trailing ?? [], of: "root.bar.trailing")
            return [
                .init("children", .ids(ids)), .init("justify", "spaceBetween"),
                .init("align", "center"),
            ]
        }
    }

    // MARK: Components

    /// Adds a component before those that `make` adds.
    ///
    /// - Parameter make: Returns the properties; `nil` for a component with nothing to show.
    @discardableResult
    mutating func add(
        _ id: String, _ name: String, _ make: (inout A2UIWalk) -> [A2UIMember]?
    ) -> String? {
        let (id, place) = (unique(id), components.count)
        components.append(A2UIComponent(id: id, name: name, members: []))
        guard let members = make(&self) else {
            components.removeSubrange(place...)
            return nil
        }
        components[place].members = members
        return id
    }

    mutating func unique(_ id: String) -> String {
        var (name, count) = (id, 1)
        while !ids.insert(name).inserted {
            count += 1
            name = "\(id)~\(count)"
        }
        return name
    }

    /// Adds the components of sibling elements.
    mutating func children(_ elements: [Element], of id: String) -> [String] {
        placed(elements, of: id).compactMap(\.self)
    }

    /// Adds the components of sibling elements; `nil` for those with nothing to show.
    mutating func placed(_ elements: [Element], of id: String) -> [String?] {
        var slots: [String: Int] = [:]
        return elements.map { element in
            let slot = element.part?.rawValue ?? element.content.kind
            let count = slots[slot, default: 0] + 1
            slots[slot] = count
            let own = "\(id).\(slot)" + (count == 1 ? "" : "\(count)")
            return visit(element, as: element.id?.rawValue ?? own)
        }
    }

    /// Adds a container of components that `make` adds; a single one without a container.
    mutating func arranged(
        _ id: String, _ name: String, _ more: [A2UIMember] = [], isKept: Bool = false,
        _ make: (inout A2UIWalk) -> [String]
    ) -> String? {
        let place = components.count
        var single: String?
        let id = add(id, name) { walk in
            let ids = make(&walk)
            single = ids.count == 1 && !isKept ? ids[0] : nil
            return ids.isEmpty ? nil : [A2UIMember("children", .ids(ids))] + more
        }
        guard id != nil, let single else { return id }
        components.remove(at: place)
        return single
    }

    /// Sets a property of a component that was added after a place.
    mutating func set(_ name: String, _ value: A2UIValue, of id: String?, from place: Int) {
        guard let id, let found = components[place...].firstIndex(where: { $0.id == id }) else {
            return
        }
        components[found][name] = value
    }

    // MARK: Texts

    /// Adds a text with words of the screen.
    mutating func text(
        _ text: String, as id: String, variant: String? = nil, said: String? = nil
    ) -> String? {
        guard !text.isEmpty else { return nil }
        let added = add(id, "Text") { _ in
            [.init("text", .text(MarkdownText.escaped(text)))]
                + (variant.map { [.init("variant", .text($0))] } ?? [])
        }
        components[components.count - 1].said = said ?? text
        return added
    }

    mutating func heading(_ words: StyledText, level: Int, as id: String) -> String? {
        let place = components.count
        let added = text(
            words.text, as: id, variant: "h\(min(max(level, 1), 5))", said: words.spokenText)
        let said = words.spokenWords.text
        if said != words.text.withoutDirectionControls {
            name(Accessibility(.heading, label: said), added, from: place)
        }
        return added
    }

    mutating func text(_ words: StyledText, _ element: Element, as id: String) -> String? {
        let place = components.count
        let own = element.accessibility
        let added =
            own?.role == .heading
            ? heading(words, level: own?.headingLevel ?? 2, as: id)
            : text(
                words.text, as: id, variant: isCaption(words.style) ? "caption" : nil,
                said: words.spokenText)
        guard added != nil else { return nil }
        if words.parts != nil {
            components[place]["text"] = .text(MarkdownText.escaped(words, in: theme))
        }
        let label = element.accessibility?.label ?? words.spokenText
        if label != words.text.withoutDirectionControls || element.accessibility?.value != nil {
            name(element.accessibility ?? Accessibility(.text, label: label), added, from: place)
        }
        return added
    }

    /// Whether a text is small beside others, at most 13 points at the usual type size.
    private func isCaption(_ style: TypeRole) -> Bool { theme.text(style).size(at: .large) <= 13 }

    // MARK: Accessibility

    /// Gives a component its label, and its states, value and hint as the description.
    mutating func name(_ accessibility: Accessibility, _ id: String?, from place: Int) {
        let rest = description(of: accessibility)
        let both: [(String, String)] = [("label", accessibility.label), ("description", rest)]
        let members = both.filter { !$0.1.isEmpty }.map { A2UIMember($0.0, .text($0.1)) }
        guard !members.isEmpty else { return }
        set("accessibility", .object(members), of: id, from: place)
    }

    /// The states, value, hint and details, as the screen reader of a browser speaks them.
    func description(of accessibility: Accessibility) -> String {
        let states: [String?] = ScreenReader.web.states(of: accessibility, adding: words)
        let details: [String?] = accessibility.details.map { detail in
            words.text(.detail, ("label", detail.label), ("value", detail.value))
        }
        return ScreenReader.line(
            of: states + [accessibility.value, accessibility.hint] + details, words)
    }

    /// The label and the value as one text.
    func line(of accessibility: Accessibility) -> String {
        ScreenReader.line(of: [accessibility.label, accessibility.value], words)
    }

    /// The texts that nothing visible says: the label and value of an element, unless the visible
    /// texts from a place on have all their words.
    ///
    /// - Returns: The texts, and whether they say everything that is visible.
    func unseen(_ accessibility: Accessibility, from place: Int) -> (texts: [String], isAll: Bool) {
        let visible = Set(components[place...].flatMap { Self.split($0.said) })
        let said = [accessibility.label, accessibility.value].compactMap(\.self)
        let texts = said.filter { !visible.isSuperset(of: Self.split($0)) }
        return (texts, visible.isSubset(of: said.flatMap(Self.split)))
    }

    private static func split(_ text: String) -> [String] {
        text.withoutDirectionControls.lowercased()
            .split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}

extension Element {
    /// Whether the element or one inside it meets a condition.
    fileprivate func contains(_ condition: (Element) -> Bool) -> Bool {
        condition(self) || children.contains { $0.contains(condition) }
    }

    fileprivate var saves: Bool {
        if case .save? = activation?.intent { true } else { false }
    }

    /// Whether a value is entered in the element or chosen from a menu.
    fileprivate var asksForInput: Bool {
        switch content {
        case .field: true
        case .choice(let choice): choice.isMenu
        default: false
        }
    }
}

extension Element.Choice {
    /// Whether it is a menu of which one option is sent later.
    var isMenu: Bool { form == .menu && children.allSatisfy { $0.activation != nil } }
}
