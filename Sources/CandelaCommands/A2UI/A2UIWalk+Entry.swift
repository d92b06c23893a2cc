import CandelaElements
import CandelaJSON
import CandelaTokens

/// Buttons and inputs.
extension A2UIWalk {
    // MARK: Buttons

    mutating func button(
        _ button: Element.Button, _ element: Element, as id: String
    ) -> String? {
        pressed(
            button.action, element, button.children, as: id, isDisabled: button.isDisabled,
            variant: element.surface?.fill.map {
                $0.path.contains("primary") ? "primary" : "default"
            } ?? "borderless")
    }

    /// A switch is a button that says its state: the protocol's check box sends nothing.
    mutating func toggle(
        _ toggle: Element.Toggle, _ element: Element, as id: String
    ) -> String? {
        pressed(
            toggle.action, element, toggle.children, as: id, isDisabled: toggle.isDisabled,
            variant: "default")
    }

    /// Adds a button for an action without an element of its own.
    mutating func button(
        _ action: Action, as id: String, label: String? = nil, said: String? = nil,
        value: A2UIValue? = nil, isDisabled: Bool = false
    ) -> String? {
        let place = components.count
        let added = confirmed(action, as: id) { walk, event in
            [
                .init(
                    "child",
                    walk.text(label ?? action.label, as: "\(id).label").map { .text($0) } ?? "")
            ]
                + walk.pressing(event ?? walk.event(action.intent, value), isDisabled)
                + [.init("variant", "borderless")]
        }
        if let said { name(Accessibility(.button, label: said), id, from: place) }
        return added
    }

    private mutating func pressed(
        _ action: Action, _ element: Element, _ children: [Element], as id: String,
        isDisabled: Bool, variant: String
    ) -> String? {
        let place = components.count
        depth.buttons += 1
        defer { depth.buttons -= 1 }
        let accessibility = element.accessibility ?? Accessibility(.button, label: action.label)
        let saves = if case .save = action.intent { true } else { false }
        // What was entered since, a button that saves brings along: only checks disable it.
        let isDisabled = isDisabled && !(saves && hasInputs)
        let added = confirmed(action, as: id) { walk, event in
            let content = walk.content(children, element, accessibility, as: "\(id).content")
            return [.init("child", .text(content))]
                + walk.pressing(event ?? walk.event(action.intent), isDisabled)
                + (variant == "default" ? [] : [.init("variant", .text(variant))])
        }
        name(accessibility, id, from: place)
        if saves { self.saves.append(id) }
        return added
    }

    /// Adds what a button shows: its children, and what they do not say of its label, value and
    /// states.
    private mutating func content(
        _ children: [Element], _ element: Element, _ accessibility: Accessibility, as id: String
    ) -> String {
        let place = components.count
        var own = line(children, .center, nil, as: id, isKept: false, isColumn: false)
        let (unseen, isAll) = self.unseen(accessibility, from: place)
        var texts = unseen
        if isAll, !texts.isEmpty {
            components.removeSubrange(place...)
            let icon = element.firstIcon
            own = icon.flatMap { self.icon($0, as: "\(id).icon") }
            texts = [accessibility.label, accessibility.value].compactMap(\.self)
        }
        let states = ScreenReader.web.states(
            of: Accessibility(
                accessibility.role, label: "",
                states: accessibility.states.filter { $0 != .disabled }),
            adding: words)
        let more = said(texts, as: "\(id).said") + said(states, as: "\(id).state")
        let ids = [own].compactMap(\.self) + more
        guard ids.count != 1 else { return ids[0] }
        let isRow = texts.isEmpty || isAll
        let both = A2UIComponent(
            id: unique("\(id).whole"), name: isRow ? "Row" : "Column",
            members: [.init("children", .ids(ids))]
                + (isRow ? [.init("align", "center")] : []))
        components.insert(both, at: place)
        return both.id
    }

    /// Adds a button or, for an action that asks first, a dialog opened by one.
    ///
    /// - Parameter make: Returns the properties of the button, with another event if it opens the
    ///   dialog.
    private mutating func confirmed(
        _ action: Action, as id: String,
        _ make: (inout A2UIWalk, _ event: A2UIValue?) -> [A2UIMember]
    ) -> String? {
        guard let question = action.confirmation else {
            return add(id, "Button") { make(&$0, nil) }
        }
        return add("\(id).asks", "Modal") { walk in
            walk.add(id, "Button") { make(&$0, Self.opens) }
            let content = "\(id).question"
            walk.add(content, "Column") { walk in
                let texts = [
                    walk.text(question.title, as: "\(content).title", variant: "h3"),
                    walk.text(question.message, as: "\(content).message"),
                ]
                let confirm = walk.add("\(content).confirm", "Button") { walk in
                    let label = walk.text(question.confirm, as: "\(content).confirm.label")
                    return [.init("child", .text(label ?? ""))]
                        + walk.pressing(walk.event(action.intent), false)
                }
                return [.init("children", .ids((texts + [confirm]).compactMap(\.self)))]
            }
            return [.init("trigger", .text(id)), .init("content", .text(content))]
        }
    }

    /// The event of a button that only opens a dialog of its renderer.
    static let opens: A2UIValue = [
        "event": ["name": "opens", "context": ["shown": .path("/shown")]]
    ]

    func pressing(_ event: A2UIValue, _ isDisabled: Bool) -> [A2UIMember] {
        // A check that always fails disables a button.
        let never: A2UIValue = [["condition": false, "message": .text(words[.unavailable])]]
        return [.init("action", event)] + (isDisabled ? [.init("checks", never)] : [])
    }

    /// The event of an action: its intent, the moment of the screen, and what was entered on it.
    ///
    /// - Parameter intent: The intent, which is sent as JSON text, since a context holds no
    ///   objects; `nil` to send only what was entered.
    mutating func event(_ intent: Intent?, _ value: A2UIValue? = nil) -> A2UIValue {
        var context: [A2UIMember] = []
        do throws(Failure) {
            if let intent {
                let text = String(decoding: try Document.part(intent), as: UTF8.self)
                context.append(.init("intent", .text(text)))
            }
        } catch {
            failure = failure ?? error
        }
        if let value { context.append(.init("value", value)) }
        context.append(.init("shown", .path("/shown")))
        if hasInputs { context.append(.init("entered", .path("/entered"))) }
        return ["event": ["name": .text(intent?.kind ?? "enter"), "context": .object(context)]]
    }

    // MARK: Inputs

    /// Adds an input under a key that is a name in any programming language.
    mutating func input(
        _ action: Action, _ value: A2UIValue, bounds: [A2UIMember] = [], _ form: A2UIInput.Form
    ) -> String {
        let plain = action.id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        var (key, count) = ("in_" + String(plain), 1)
        while inputs.contains(where: { $0.key == key }) {
            count += 1
            key = "in_" + String(plain) + "_\(count)"
        }
        inputs.append(A2UIInput(key: key, value: value, bounds: bounds, form: form))
        return key
    }

    mutating func field(
        _ field: Element.Field, _ element: Element, as id: String
    ) -> String? {
        let input = field.input
        let isMoment = input.format == .day || input.format == .time
        let bounds: [A2UIMember] =
            isMoment
            ? [("min", input.min), ("max", input.max)].compactMap { name, value in
                value?.text.map { A2UIMember(name, .text($0)) }
            } : []
        let key = self.input(
            field.action, .text(input.value?.entered ?? ""), bounds: bounds,
            .entry(input, field.action))
        let path = "/entered/\(key)"
        let label = field.label?.text ?? field.action.label
        let own = checks(of: input, at: path)
        checks += own
        var members: [A2UIMember] = [.init("label", .text(label)), .init("value", .path(path))]
        if isMoment {
            members.append(.init(input.format == .day ? "enableDate" : "enableTime", true))
            members += bounds.map { .init($0.name, .path("/bounds/\(key)/\($0.name)")) }
        } else {
            let isNumber = input.format == .decimal || input.format == .integer
            let variant = isNumber ? "number" : input.lines > 1 ? "longText" : "shortText"
            members.append(.init("variant", .text(variant)))
        }
        if !own.isEmpty { members.append(.init("checks", .list(own))) }
        return arranged("\(id).entry", "Column") { walk in
            let place = walk.components.count
            let line = walk.arranged("\(id).line", "Row", [.init("align", "center")]) { walk in
                let entry = walk.add(id, isMoment ? "DateTimeInput" : "TextField") { _ in members }
                walk.components[walk.components.count - 1].said = label
                let unit = field.unit.flatMap { unit in
                    walk.text(unit.text, as: "\(id).unit", said: unit.spokenText)
                }
                if unit != nil { walk.set("weight", .number(1), of: entry, from: place) }
                return [entry, unit].compactMap(\.self)
            }
            let accessibility = element.accessibility ?? Accessibility(.textField, label: label)
            walk.name(accessibility, id, from: place)
            let notes = [
                ("placeholder", field.value == nil ? field.placeholder : nil),
                ("problem", field.problem), ("warning", field.warning),
            ]
            let below = notes.compactMap { name, note in
                note.flatMap { note in
                    walk.text(
                        note.text, as: "\(id).\(name)", variant: "caption", said: note.spokenText)
                }
            }
            return [line].compactMap(\.self) + below
                + [walk.sends(label, as: id)].compactMap(\.self)
        }
    }

    /// Adds a button that only sends what was entered, unless the screen has one that saves.
    private mutating func sends(_ label: String, as id: String) -> String? {
        guard !isForm else { return nil }
        let (place, send) = (components.count, "\(id).send")
        let added = add(send, "Button") { walk in
            let text = walk.text(walk.save, as: "\(send).label")
            return [.init("child", .text(text ?? ""))] + walk.pressing(walk.event(nil), false)
        }
        let said = ScreenReader.line(of: [save, label], words)
        name(Accessibility(.button, label: said), added, from: place)
        return added
    }

    /// The checks that a renderer makes of a value while it is entered.
    private func checks(of input: Element.Input, at path: String) -> [A2UIValue] {
        func call(_ name: String, _ arguments: A2UIMember...) -> A2UIValue {
            ["call": .text(name), "args": .object(arguments), "returnType": "boolean"]
        }
        let value = A2UIMember("value", .path(path))
        let isThere = call("required", value)
        /// A condition of a value that may be missing.
        func ifThere(_ condition: A2UIValue) -> A2UIValue {
            let isMissing = call("not", .init("value", isThere))
            return call("or", .init("values", [isMissing, condition]))
        }
        var checks: [A2UIValue] = []
        func check(_ condition: A2UIValue, _ message: StyledText?) {
            guard let message else { return }
            checks.append(["condition": condition, "message": .text(message.text)])
        }
        if input.isRequired { check(isThere, input.errors.missing) }
        if input.format == .decimal || input.format == .integer {
            let bounds = [("min", input.min), ("max", input.max)].compactMap { name, bound in
                bound?.number.map { A2UIMember(name, .number($0)) }
            }
            let condition: A2UIValue = [
                "call": "numeric", "args": .object([value] + bounds), "returnType": "boolean",
            ]
            let isNumber = call("regex", value, .init("pattern", "^[-+]?[0-9]+([.,][0-9]+)?$"))
            check(
                ifThere(bounds.isEmpty ? isNumber : condition),
                input.errors.outOfRange ?? input.errors.malformed)
        }
        if let most = input.maximumLength {
            check(call("length", value, .init("max", .number(Double(most)))), input.errors.tooLong)
        }
        return checks
    }

    mutating func stepper(_ stepper: Element.Stepper, as id: String) -> String? {
        let (input, action) = (stepper.input, stepper.action)
        let now = input.value?.number ?? 0
        let label = stepper.label?.text ?? action.label
        let place = components.count
        let added = add(id, "Row") { walk in
            func step(_ by: Double, _ sign: String, _ name: String) -> String? {
                let wanted = now + by * (input.step ?? 1)
                let next = min(
                    max(wanted, input.min?.number ?? -.infinity), input.max?.number ?? .infinity)
                return walk.button(
                    Action(action.id, action.intent, label: sign), as: "\(id).\(name)",
                    said: ScreenReader.line(of: [label, sign], walk.words), value: .number(next),
                    isDisabled: next == now)
            }
            let name = stepper.label.flatMap { words in
                walk.text(words.text, as: "\(id).label", said: words.spokenText)
            }
            let value = walk.text(
                stepper.value.text, as: "\(id).value", said: stepper.value.spokenText)
            let ids = [name, step(-1, "−", "less"), value, step(1, "+", "more")]
            return [
                .init("children", .ids(ids.compactMap(\.self))), .init("align", "center"),
            ]
        }
        name(
            Accessibility(.adjustable, label: label, value: stepper.value.spokenText), added,
            from: place)
        return added
    }

    mutating func choice(
        _ choice: Element.Choice, _ element: Element, as id: String, isKept: Bool
    ) -> String? {
        guard !choice.isMenu else { return menu(choice, element, as: id) }
        let (name, more): (String, [A2UIMember]) =
            switch choice.form {
            case .segmented, .tabs: ("Row", [])
            case .wrapped, .scrolled: ("List", [.init("direction", "horizontal")])
            case .menu, .list: ("Column", [])
            }
        let isLarge = screen.context.typeSize.isAccessibilitySize
        return arranged(id, "Column", isKept: isKept) { walk in
            let label = choice.label.flatMap { words in
                walk.text(words.text, as: "\(id).label", said: words.spokenText)
            }
            let options = walk.arranged(
                "\(id).options", isLarge ? "Column" : name, isLarge ? [] : more
            ) { walk in walk.children(choice.children, of: id) }
            return [label, options].compactMap(\.self)
        }
    }

    private mutating func menu(
        _ choice: Element.Choice, _ element: Element, as id: String
    ) -> String? {
        let options = choice.children.filter { !$0.isDisabled }
        let actions = options.compactMap(\.activation)
        guard let first = actions.first else { return nil }
        let chosen = options.first(where: \.isSelected)?.activation
        let label = choice.label?.text ?? element.accessibility?.label ?? ""
        let key = input(first, .list(chosen.map { [.text($0.id)] } ?? []), .choice(actions))
        return arranged(id, "Column", isKept: true) { walk in
            let picker = walk.add("\(id).picker", "ChoicePicker") { walk in
                let texts = options.map { option in
                    option.accessibility.map { walk.line(of: $0) } ?? option.text?.text ?? ""
                }
                let listed = zip(texts, actions).map { text, action in
                    ["label": .text(text), "value": .text(action.id)] as A2UIValue
                }
                return [
                    .init("options", .list(listed)), .init("value", .path("/entered/\(key)")),
                    .init("variant", "mutuallyExclusive"),
                ] + (label.isEmpty ? [] : [.init("label", .text(label))])
            }
            walk.components[walk.components.count - 1].said = label
            return [picker, walk.sends(label, as: id)].compactMap(\.self)
        }
    }
}

extension Intent.Value {
    /// The value as an input of a renderer has it.
    fileprivate var entered: String? {
        switch self {
        case .text(let text): text
        case .number(let number): JSONNumber.spelling(of: number)
        default: nil
        }
    }
}

extension Action {
    /// Whether the action needs a value that only a gesture gives.
    var asksForValue: Bool {
        switch intent {
        case .enter, .reorder(step: _, to: nil): true
        default: false
        }
    }
}
