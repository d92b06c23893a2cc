import CandelaElements
import CandelaTokens

extension AuditCheck {
    /// A word or a number that is wider than the available space.
    public static let textTooWide = AuditCheck(
        "text-too-wide", .warning, "Words and numbers fit into the available space.",
        dependsOnLanguage: true)
}

/// A check that words and numbers fit the available width on a device 320 points wide.
///
/// Text wraps between words. A word that is still too wide shrinks to 0.7 of its size before it
/// breaks. Words of ten letters or more can be hyphenated on every platform, and need room for half
/// of their width. A number never breaks but shrinks further, to 0.3, where it is hardly legible;
/// below 0.7 it is reported as well. Labels of a chart's axis neither wrap nor shrink: see
/// ``ChartFit``.
///
/// To test the largest text, make the screen with the type size `accessibility5` in the app's
/// languages, and with `en-) ? .graphicContrast : .textContrast,A` for future ones.
enum TextTooWideCheck: ScreenCheck {
    /// The smallest factor by which words may shrink.
    static let least = 0.7

    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.boxes.flatMap { box in
            var found = box.element.texts(in: box.space, of: screen.theme).flatMap {
                finding($0.words, $0.room, in: screen, at: box.spot)
            }
            if case .chart(let chart) = box.element.content {
                let fit = ChartFit(
                    x: chart.x, y: chart.y, series: chart.series, in: box.space.width, of: screen)
                found += fit.findings(at: box.spot)
            }
            return found
        }
    }

    private static func finding(
        _ words: StyledText, _ room: Double, in screen: AuditedScreen, at spot: ElementLocation
    ) -> [AuditFinding] {
        guard room.isFinite,
            let longest = words.longestWord(at: screen.screen.context.typeSize, in: screen.theme)
        else { return [] }
        let isNumber = longest.text.contains { $0.isNumber }
        let isHyphenated = !isNumber && longest.text.count { $0.isLetter } >= 10
        let least = least * longest.width
        guard least > (isHyphenated ? 2 * room : room) else { return [] }
        let ending =
            isNumber
            ? "so the number becomes illegible" : "so it breaks mid-word"
        return [
            screen.finding(
                .textTooWide,
                "'\(longest.text)' is \(AuditFigures.text(longest.width, places: 0)) points wide in "
                    + "'\(words.style.path)' and \(AuditFigures.text(least, places: 0)) when "
                    + "shrunk, and has room for \(AuditFigures.text(max(room, 0), places: 0)), \(ending)",
                help: "give it more room at large type, such as its own line, or use a smaller "
                    + "style or a shorter word",
                at: spot, roles: [words.style.path],
                [AuditFigures.figure("width", least, most: room, unit: "points")])
        ]
    }
}

extension Element {
    /// The texts that the element itself draws, each with its available width.
    fileprivate func texts(
        in space: LayoutWalk.AvailableSpace, of theme: Theme
    ) -> [(words: StyledText, room: Double)] {
        let room = space.width
        switch content {
        case .text(let words): return [(words, room)]
        case .field(let field):
            let inside = room - 2 * (theme.space(of: field.box.padding))
            let around = [field.label, field.problem, field.warning].compactMap(\.self)
            return around.map { ($0, room) }
                + [field.value ?? field.placeholder].compactMap(\.self).map { ($0, inside) }
        case .stepper(let stepper):
            // The value has a button of 44 points on each side.
            return [stepper.label].compactMap(\.self).map { ($0, room) }
                + [(stepper.value, room - 88)]
        case .chart(let chart):
            let lines = [chart.summary].compactMap(\.self) + chart.series.compactMap(\.legend)
            return (lines + chart.rules.map(\.text)).map { ($0, room) }
        case .choice(let choice): return [choice.label].compactMap(\.self).map { ($0, room) }
        // A heading is as wide as its column; at large type sizes it precedes each of its cells.
        case .table(let table):
            return zip(table.columns, space.cells ?? []).compactMap { column, width in
                column.head.map { ($0, width) }
            }
        default: return []
        }
    }
}

extension StyledText {
    /// The widest run of letters without a line break opportunity; `nil` for an empty text.
    fileprivate func longestWord(
        at typeSize: TypeSize, in theme: Theme
    ) -> (text: String, width: Double)? {
        var longest: (text: String, width: Double)?
        var (word, width) = ("", 0.0)
        func end() {
            if !word.isEmpty, width > longest?.width ?? 0 { longest = (word, width) }
            (word, width) = ("", 0)
        }
        for part in parts ?? [StyledTextPart(text)] {
            let token = theme.text(of: part.style ?? style)
            for character in part.text {
                // Unicode counts a no-break space as white space, but lines do not break there.
                if character.isWhitespace, character != "\u{A0}", character != "\u{202F}" {
                    end()
                    continue
                }
                // Chinese and Japanese have no spaces: lines break before and after each character.
                if character.isIdeographic { end() }
                word.append(character)
                width += AdvanceWidths.width(
                    of: CollectionOfOne(character), in: token, weight: part.weight, at: typeSize)
                if character.isIdeographic || "-–—/\u{200B}\u{AD}".contains(character) { end() }
            }
        }
        end()
        return longest
    }
}

extension Character {
    /// Whether the character is an ideograph, kana, or of their width.
    ///
    /// Source: the blocks of Unicode 16 whose characters have the line breaking class ID in Annex 14.
    fileprivate var isIdeographic: Bool {
        switch unicodeScalars.first?.value ?? 0 {
        case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: true
        default: false
        }
    }
}
