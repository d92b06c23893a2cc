/// A language tag in its canonical spelling: `de_at` is `de-AT`.
///
/// Contexts, command lines, app files and string catalogs accept the same tags, since all of them
/// use this type. A well-formed tag may name a language that does not exist; language negotiation
/// deals with those.
///
/// Source: RFC 5646, 2.1 (`langtag`) and 2.1.1, without private-use-only tags and the irregular
/// grandfathered ones, as in Unicode Technical Standard 35.
package struct CanonicalTag: Sendable, Hashable {
    /// The tag: language in lowercase, script capitalised, region in uppercase, the rest in
    /// lowercase, separated by hyphens.
    package let text: String

    /// The maximum length of a tag in bytes: ICU's buffers for locale names hold 157
    /// (`ULOC_FULLNAME_CAPACITY`), including the final NUL.
    private static let longest = 156

    /// Parses a tag in any case, with hyphens or underscores.
    ///
    /// - Returns: `nil` if the string is not a tag: subtags in the wrong order or of the wrong
    ///   length, characters other than ASCII letters and digits, repeated variants or extensions,
    ///   or more than 156 bytes.
    package init?(_ text: String) {
        guard text.utf8.count <= Self.longest else { return nil }
        let bytes = text.utf8.map { $0 | (Self.isLargeLetter($0) ? 0x20 : 0) }
        let steps = bytes.split(omittingEmptySubsequences: false) {
            $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
        var reader = Reader(rest: steps[...])
        guard reader.readAll() else { return nil }
        self.text = reader.canonical.joined(separator: "-")
    }

    private init(canonical text: String) { self.text = text }

    /// The tag `en`.
    package static let english = CanonicalTag(canonical: "en")

    /// The error message for a string that is not a language tag.
    package static func fault(_ text: String) -> String {
        "'\(text.cut)' is not a language tag: write a BCP 47 tag such as 'pt-BR'"
    }

    private static func isLargeLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
}

extension CanonicalTag: Codable {
    /// Decodes a tag; throws `DecodingError.dataCorrupted` if the string is not one.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let tag = CanonicalTag(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: Self.fault(text))
        }
        self = tag
    }

    /// Encodes the canonical spelling.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

/// A parser for the subtags of a tag, in order.
private struct Reader {
    typealias Step = ArraySlice<UInt8>

    /// Subtags not yet read, in lowercase.
    var rest: ArraySlice<Step>

    private(set) var canonical: [String] = []

    init(rest: ArraySlice<Step>) { self.rest = rest }

    /// Reads all subtags into ``canonical``; returns whether they form a valid tag.
    mutating func readAll() -> Bool {
        guard let language = take({ (2...8).contains($0.count) && $0.areLetters }) else {
            return false
        }
        // Extended language subtags, such as `yue` in `zh-yue`, follow only language subtags of
        // two or three letters.
        var extensions = language.count < 4 ? 3 : 0
        while extensions > 0, take({ $0.count == 3 && $0.areLetters }) != nil { extensions -= 1 }
        if take({ $0.count == 4 && $0.areLetters }) != nil {
            let script = canonical.removeLast()
            canonical.append(script.prefix(1).uppercased() + script.dropFirst())
        }
        if take({ $0.count == 2 && $0.areLetters || $0.count == 3 && $0.areDigits }) != nil {
            canonical.append(canonical.removeLast().uppercased())
        }
        var seen: Set<Step> = []
        while let variant = take(\.isVariant) {
            guard seen.insert(variant).inserted else { return false }
        }
        seen = []
        while let singleton = take({ $0.count == 1 && $0.areLettersOrDigits }) {
            let isPrivate = singleton == [UInt8(ascii: "x")]
            let lengths = isPrivate ? 1...8 : 2...8
            var count = 0
            while take({ lengths.contains($0.count) && $0.areLettersOrDigits }) != nil {
                count += 1
            }
            guard count > 0, seen.insert(singleton).inserted else { return false }
            // A private-use sequence runs to the end.
            if isPrivate { break }
        }
        return rest.isEmpty
    }

    /// Consumes the next subtag if it satisfies the predicate.
    private mutating func take(_ isWanted: (Step) -> Bool) -> Step? {
        guard let step = rest.first, isWanted(step) else { return nil }
        rest.removeFirst()
        canonical.append(String(decoding: step, as: UTF8.self))
        return step
    }
}

extension ArraySlice<UInt8> {
    fileprivate var areLetters: Bool { allSatisfy { (0x61...0x7A).contains($0) } }
    fileprivate var areDigits: Bool { allSatisfy { (0x30...0x39).contains($0) } }

    fileprivate var areLettersOrDigits: Bool {
        allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    }

    fileprivate var isVariant: Bool {
        guard areLettersOrDigits, let first else { return false }
        return (5...8).contains(count) || count == 4 && (0x30...0x39).contains(first)
    }
}
