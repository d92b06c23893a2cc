/// Identifiers for tokens in the export languages, made from their paths.
///
/// Source: DTCG Format 2025.10, 5.1.1; `$root` (6.2) is not part of an identifier.
public enum Identifier: Sendable {
    /// The style in which the words of a path are joined.
    public enum Style: Sendable, Hashable {
        /// `color-text-muted`
        case kebab
        /// `color_text_muted`
        case snake
        /// `colorTextMuted`
        case camel
        /// `ColorTextMuted`
        case pascal
    }

    /// The identifier for a path; `$root` is omitted.
    ///
    /// Steps are split into words at everything except letters and digits, and before an uppercase
    /// letter that follows a lowercase letter or a digit. Characters not allowed in identifiers are
    /// spelt as code points, so that names that differ only in them stay distinct: `🎨` becomes
    /// `u1f3a8`. A minus sign before a number at the start of a step becomes a word: `space.-4` is
    /// `spaceMinus4`. A path of separators alone gives an empty identifier.
    public static func make(_ path: String, _ style: Style) -> String {
        if let name = plain(path, style) { return name }
        let words = words(ofPath: path)
        switch style {
        case .kebab: return words.map { $0.lowercased() }.joined(separator: "-")
        case .snake: return words.map { $0.lowercased() }.joined(separator: "_")
        case .pascal: return words.map(capitalised).joined()
        case .camel:
            guard let first = words.first else { return "" }
            return first.lowercased() + words.dropFirst().map(capitalised).joined()
        }
    }

    /// Whether a step is a negative number, such as `-4`.
    package static func isNegative(_ step: Substring) -> Bool {
        step.first == "-" && step.unicodeScalars.dropFirst().first.map(isDigit) == true
    }

    /// The identifier for a plain path, as most paths are; `nil` for a path with anything but ASCII
    /// letters and digits, `.`, `-`, `_`, `/` and spaces, or with a negative number.
    private static func plain(_ path: String, _ style: Style) -> String? {
        let joint: UInt8? =
            switch style {
            case .kebab: UInt8(ascii: "-")
            case .snake: UInt8(ascii: "_")
            case .camel, .pascal: nil
            }
        var path = path
        return path.withUTF8 { path in
            var length: Int?
            // Each word is preceded by at most one separator.
            let name = String(unsafeUninitializedCapacity: path.count * 2) { name in
                length = write(path, style, joint, to: name)
                return length ?? 0
            }
            return length.map { _ in name }
        }
    }

    /// Writes the identifier for a plain path.
    ///
    /// - Returns: Its length; `nil` if the path is not plain.
    private static func write(
        _ path: UnsafeBufferPointer<UInt8>, _ style: Style, _ joint: UInt8?,
        to name: UnsafeMutableBufferPointer<UInt8>
    ) -> Int? {
        var count = 0
        var words = 0
        var lastWasSmall = false
        var beginsWord = true
        var last = UInt8(ascii: ".")
        var isAfterMinus = false
        for byte in path {
            defer {
                isAfterMinus = byte == UInt8(ascii: "-") && last == UInt8(ascii: ".")
                last = byte
            }
            if isAfterMinus, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { return nil }
            let isCapital: Bool
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                isCapital = false
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): isCapital = true
            case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "/"),
                UInt8(ascii: " "):
                (lastWasSmall, beginsWord) = (false, true)
                continue
            default: return nil
            }
            let isStart = beginsWord || isCapital && lastWasSmall
            if isStart {
                if let joint, words > 0 {
                    name[count] = joint
                    count += 1
                }
                words += 1
            }
            if joint != nil || style == .camel && words == 1 {
                name[count] = isCapital ? byte | 0x20 : byte
            } else {
                let isLetter = byte >= UInt8(ascii: "a")
                name[count] = isStart && isLetter ? byte & ~0x20 : byte
            }
            count += 1
            (lastWasSmall, beginsWord) = (!isCapital, false)
        }
        return count
    }

    /// The words of a path, as they are joined in its identifier: `space.$root.-4` is `space`,
    /// `minus`, `4`.
    public static func words(ofPath path: String) -> [String] {
        path.split(separator: ".").filter { $0 != "$root" }.flatMap { step in
            (isNegative(step) ? ["minus"] : []) + words(of: step)
        }
    }

    /// The words of a name: `fontSize-2xl` is `font`, `Size`, `2xl`.
    public static func words(of name: some StringProtocol) -> [String] {
        var words: [String] = []
        var word = ""
        var lastWasSmall = false
        func close() {
            if !word.isEmpty { words.append(word) }
            word = ""
        }
        for scalar in name.unicodeScalars {
            let properties = scalar.properties
            if properties.isAlphabetic || isDigit(scalar) {
                if properties.isUppercase, lastWasSmall { close() }
                word.unicodeScalars.append(scalar)
                lastWasSmall = properties.isLowercase || isDigit(scalar)
            } else {
                close()
                lastWasSmall = false
                if !isSeparator(scalar) { words.append("u" + String(scalar.value, radix: 16)) }
            }
        }
        close()
        return words
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.numericType == .decimal
    }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "-", "_", " ", "/", ".": true
        default: scalar.properties.isWhitespace || scalar.properties.isVariationSelector
        }
    }

    private static func capitalised(_ word: String) -> String {
        guard let first = word.first else { return word }
        return first.uppercased() + word.dropFirst()
    }
}
