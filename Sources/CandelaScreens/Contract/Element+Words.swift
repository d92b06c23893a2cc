import CandelaTokens

extension Element {
    /// The texts the element itself shows, in reading order; those of its children are theirs.
    public var words: [Words] { content.words }

    /// Adds the styles of all texts in the element.
    func noteStyles(in styles: inout Set<TypeRole>) {
        if case .text(let words) = content {
            words.noteStyles(in: &styles)
        } else {
            for words in words { words.noteStyles(in: &styles) }
        }
        for child in children { child.noteStyles(in: &styles) }
    }
}

extension Words {
    /// Adds the styles the text is drawn in.
    func noteStyles(in styles: inout Set<TypeRole>) {
        styles.insert(style)
        for part in parts ?? [] { if let style = part.style { styles.insert(style) } }
    }
}
