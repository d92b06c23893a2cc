import CandelaElements

extension CaseBuilder {
    /// Reads `ID X Y WIDTH HEIGHT "LINE" …`.
    ///
    /// Without a width, an element is as large as its text on one line, or as it states; without a
    /// line, a text is on one. The word `any` expects any lines, and `fixed` a place that is not
    /// mirrored.
    mutating func expect(box words: [CaseWord]) throws(Failure) {
        let id = words[0].text
        let element = element(id)
        guard element != nil || id.contains("#") || id == "title" else {
            throw words[0].failure("there is no element '\(id)'")
        }
        var lengths: [Double] = []
        var lines: [String] = []
        var (isAny, isMirrored) = (false, true)
        for word in words.dropFirst() {
            if let line = word.quoted {
                lines.append(line)
            } else if word.text == "any" {
                isAny = true
            } else if word.text == "fixed" {
                isMirrored = false
            } else {
                lengths.append(try CaseExpression.value(word, in: self))
            }
        }
        if lengths.count == 2, let size = element.flatMap(natural) { lengths += size }
        guard lengths.count == 4 else {
            throw words[0].failure("a box has a place, a width and a height")
        }
        if lines.isEmpty, !isAny, let text = element.flatMap(Self.text) { lines = [text.text] }
        expect(
            id, x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3],
            lines: lines.isEmpty ? nil : lines, isMirrored: isMirrored)
    }

    /// The size of an element that is a text on one line, or that states its size.
    private func natural(_ element: Element) -> [Double]? {
        switch element.content {
        case .text(let text): return [words(text.text, text.style), line(text.style)]
        case .icon(let icon): return [icon.size.points, icon.size.points]
        default:
            guard case .size(let width) = element.width, case .size(let height) = element.height
            else { return nil }
            return [width.points, height.points]
        }
    }

    private static func text(_ element: Element) -> StyledText? {
        if case .text(let text) = element.content { text } else { nil }
    }
}
