/// A language tag in its canonical spelling: `de_at` is `de-AT`.
///
/// Contexts, command lines, app files and string catalogs accept the same tags, since all of them read
/// tags with this type. A well-formed tag may name a language that nobody speaks; choosing words for it
/// is another matter.
///
/// Source: RFC 5646, 2.1 (`langtag`) and 2.1.1, without tags that consist of private use alone and the
/// irregular ones of before 2001, as in Unicode Technical Standard 35.
package struct CanonicalTag: Sendable, Hashable {
    /// The tag: language lowercase, script capitalised, region uppercase, the rest lowercase, hyphens
    /// between them.
    package let text: String

    /// The most bytes of a tag: ICU keeps names of locales in 157, the last of which is 0.
    private static let longest = 156

    /// Reads a tag in any case, with hyphens or underscores.
    ///
    /// - Returns: Nothing for what is no tag: steps in the wrong order, of the wrong length or with
    ///   other signs than letters and digits of ASCII, and variants or extensions that occur twice.
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

    /// English.
    package static let english = CanonicalTag(canonical: "en")

    /// The message for a text that is no tag.
    package static func fault(_ text: String) -> String {
        "'\(text.cut)' is no language tag: write one of BCP 47, such as 'pt-BR'"
    }

    private static func isLargeLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
}

extension CanonicalTag: Codable {
    /// Reads a tag; a text that is none is an error.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let tag = CanonicalTag(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: Self.fault(text))
        }
        self = tag
    }

    /// Writes the canonical spelling.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

/// Takes the steps of a tag one after another.
private struct Reader {
    typealias Step = ArraySlice<UInt8>

    /// Steps that are still to be read, in lowercase.
    var rest: ArraySlice<Step>

    private(set) var canonical: [String] = []

    init(rest: ArraySlice<Step>) { self.rest = rest }

    /// Whether the steps are a tag.
    mutating func readAll() -> Bool {
        guard let language = take({ (2...8).contains($0.count) && $0.areLetters }) else {
            return false
        }
        // What extends a language, such as `zh-yue`, extends a short one.
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
            // Private use takes all that follows.
            if isPrivate { break }
        }
        return rest.isEmpty
    }

    /// Takes the next step where it is as wanted.
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
