import CandelaElements
import CandelaTokens

extension CaseBuilder {
    /// Draws the element or the screen of a line.
    mutating func draw(
        _ line: CaseLine, _ values: [String: String], _ kinds: [String: ArraySlice<CaseWord>]
    ) throws(Failure) {
        let reader = CaseElements(builder: self, kinds: kinds)
        guard line.first.text == "screen" else {
            let elements = try reader.elements([line], values)
            guard elements.count == 1 else {
                throw line.first.failure("there is more than one element")
            }
            return draw(elements[0])
        }
        var parts: [String: [Element]] = [:]
        for group in line.children {
            let name = group.first.text
            let isSingle = ["back", "overlay", "tabs"].contains(name)
            guard isSingle || ["leading", "trailing", "cards", "toasts"].contains(name) else {
                throw group.first.failure("unknown part '\(name)' of a screen")
            }
            let elements = try reader.elements(group.children, values)
            guard !isSingle || elements.count == 1 else {
                throw group.first.failure("'\(name)' is one element")
            }
            parts[name] = elements
        }
        var (presentation, title, style) = (Screen.Presentation?.none, "Title", TypeRole.largeTitle)
        for word in line.rest {
            let word = try word.filled(values)
            if let known = Screen.Presentation(rawValue: word.text) {
                presentation = known
            } else if let text = word.quoted {
                title = text
            } else if let role = TypeRole(word: word.text) {
                style = role
            } else {
                throw word.failure("'\(word.text)' is not a presentation, title or style")
            }
        }
        guard let presentation else { throw line.first.failure("the presentation is missing") }
        let (leading, trailing) = (parts["leading"] ?? [], parts["trailing"] ?? [])
        let hasToolbar = !leading.isEmpty || !trailing.isEmpty
        show(
            presentation, title: title, in: style, back: parts["back"]?.first,
            toolbar: hasToolbar ? Toolbar(leading: { leading }, trailing: { trailing }) : nil,
            cards: parts["cards"] ?? [], overlay: parts["overlay"]?.first,
            toasts: parts["toasts"] ?? [], tabs: parts["tabs"]?.first)
    }
}
