import CandelaElements

extension AuditCheck {
    /// A text with a placeholder, a missing value or doubled marks.
    public static let brokenText = AuditCheck(
        "broken-text", .error, "Texts have no traces of code.", dependsOnLanguage: true)
}

/// A check that no text shows the traces of code: placeholders, missing values, doubled marks.
enum BrokenTextCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        var said: Set<String> = []
        return (screen.drawnTexts + screen.spokenTexts).compactMap { shown in
            guard let trace = shown.text.trace, said.insert(shown.text).inserted else {
                return nil
            }
            return screen.finding(
                .brokenText, "'\(shown.text)' contains '\(trace)'",
                help: "fill in the value, or choose another phrase if there is none",
                at: screen.location(of: shown))
        }
    }
}

extension String {
    /// The first trace of code in the text; `nil` for none.
    fileprivate var trace: String? {
        var before: UInt8 = 0
        var isCode = false
        for byte in utf8 {
            var pair: String { String(decoding: [before, byte], as: UTF8.self) }
            switch (before, byte) {
            case (UInt8(ascii: "%"), UInt8(ascii: "@")), (UInt8(ascii: "%"), UInt8(ascii: "(")),
                (UInt8(ascii: "("), UInt8(ascii: ")")):
                return pair
            case (UInt8(ascii: ","), UInt8(ascii: ",")), (UInt8(ascii: ","), UInt8(ascii: ".")),
                (UInt8(ascii: "."), UInt8(ascii: ",")), (UInt8(ascii: ";"), UInt8(ascii: ",")),
                (UInt8(ascii: ";"), UInt8(ascii: ".")), (UInt8(ascii: ":"), UInt8(ascii: ",")),
                (UInt8(ascii: ":"), UInt8(ascii: ".")):
                return pair
            // The beginnings of `%lld`, NaN, nil, null, Optional and U+FFFD.
            case (UInt8(ascii: "%"), UInt8(ascii: "l")), (UInt8(ascii: "N"), UInt8(ascii: "a")),
                (UInt8(ascii: "n"), _), (UInt8(ascii: "u"), UInt8(ascii: "n")),
                (UInt8(ascii: "O"), UInt8(ascii: "p")), (0xEF, 0xBF):
                isCode = true
            default: break
            }
            before = byte
        }
        return isCode ? codeWord : nil
    }

    /// The first word of code in the text.
    private var codeWord: String? {
        if let found = ["%lld", "%llu", "%lf", "%ld", "%lu", "Optional(", "\u{FFFD}"]
            .first(where: { contains($0) })
        {
            return found
        }
        let words = split { !$0.isLetter && $0 != "_" }
        if words.contains("NaN") { return "NaN" }
        // Such words can be in sentences, but not alone or beside only a unit.
        guard words.count <= 2 else { return nil }
        return words.map(String.init).first { ["nan", "nil", "null", "undefined"].contains($0) }
    }
}
