/// The text of a file as UTF-8, in chunks, decoded according to its byte order mark.
///
/// UTF-8 and UTF-16 are supported, and Windows-1252 where the reader allows it: for a text without
/// a byte order mark whose first character outside ASCII is not valid UTF-8. Half of a surrogate
/// pair becomes a byte that is invalid in UTF-8, so that the error is reported at the right place.
struct TextSource {
    enum Encoding {
        case utf8, utf16LittleEndian, utf16BigEndian, windows1252

        /// The name of the encoding, for messages about invalid text.
        var name: String {
            switch self {
            case .utf8: "UTF-8"
            case .utf16LittleEndian, .utf16BigEndian: "UTF-16"
            case .windows1252: "Windows-1252"
            }
        }
    }

    let file: String
    private let source: ByteSource
    private var first: [UInt8]
    private(set) var encoding = Encoding.utf8

    /// The incomplete UTF-16 unit or surrogate pair at the end of the last chunk.
    private var odd: UInt8?
    private var high: UInt16?

    /// Whether no character outside ASCII has shown yet whether the text is UTF-8.
    private var isUndecided: Bool

    /// The beginning of a character at the end of the last chunk, while the encoding is undecided.
    private var begun: [UInt8] = []

    /// Whether the file is empty apart from a byte order mark.
    var isEmpty: Bool { first.isEmpty }

    /// - Parameter allowsWindows: Whether a text that is not Unicode is read as Windows-1252.
    /// - Throws: An error if the file cannot be read, is not a text, or its encoding is not
    ///   supported.
    init(_ source: ByteSource, allowsWindows: Bool = false) throws(ImportError) {
        file = source.file
        self.source = source
        isUndecided = allowsWindows
        first = []
        while first.count < 16 {
            let piece = try source.next()
            if piece.isEmpty { break }
            first += piece
        }
        try FileKind.refuse(first, file)
        if first.starts(with: [0xFF, 0xFE, 0, 0]) || first.starts(with: [0, 0, 0xFE, 0xFF]) {
            throw refusal("UTF-32")
        } else if first.starts(with: [0xFF, 0xFE]) {
            encoding = .utf16LittleEndian
            first.removeFirst(2)
        } else if first.starts(with: [0xFE, 0xFF]) {
            encoding = .utf16BigEndian
            first.removeFirst(2)
        } else if first.starts(with: [0xEF, 0xBB, 0xBF]) {
            isUndecided = false
            first.removeFirst(3)
        } else if first.count >= 2, (first[0] == 0) != (first[1] == 0) {
            throw refusal("UTF-16 without a byte order mark")
        }
    }

    /// An empty text of a file.
    static func none(_ file: String) -> TextSource { TextSource(file: file) }

    private init(file: String) {
        self.file = file
        source = ByteSource(file: file) { [] }
        (first, isUndecided) = ([], false)
    }

    private func refusal(_ encoding: String) -> ImportError {
        ImportError(
            "not-utf-8", "\(ImportError.spoken(file)) is \(encoding)", help: ["save it as UTF-8"])
    }

    /// The next chunk; empty at the end.
    mutating func next() throws(ImportError) -> [UInt8] {
        while true {
            let piece = first.isEmpty ? try source.next() : first
            first = []
            if encoding == .utf8 {
                guard isUndecided else { return piece }
                let text = decide(begun + piece, isLast: piece.isEmpty)
                if piece.isEmpty || !text.isEmpty { return text }
                continue
            }
            if encoding == .windows1252 { return Windows1252.utf8(piece) }
            let text = piece.isEmpty ? rest() : decode(piece)
            if piece.isEmpty || !text.isEmpty { return text }
        }
    }

    /// Decides the encoding by the first character outside ASCII; if the chunk ends within it, the
    /// character is kept for the next one.
    private mutating func decide(_ piece: [UInt8], isLast: Bool) -> [UInt8] {
        begun = []
        guard let place = piece.firstIndex(where: { $0 >= 0x80 }) else { return piece }
        let count = piece[place] >= 0xF0 ? 4 : piece[place] >= 0xE0 ? 3 : 2
        let character = piece[place...].prefix(count)
        if character.count < count, !isLast, character.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 })
        {
            begun = Array(piece[place...])
            return Array(piece[..<place])
        }
        isUndecided = false
        guard Array(character).text == nil else { return piece }
        encoding = .windows1252
        return Windows1252.utf8(piece)
    }

    private mutating func decode(_ piece: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(piece.count)
        for byte in piece {
            guard let other = odd else {
                odd = byte
                continue
            }
            odd = nil
            let isLittle = encoding == .utf16LittleEndian
            let (low, top) = isLittle ? (other, byte) : (byte, other)
            append(UInt16(top) << 8 | UInt16(low), to: &text)
        }
        return text
    }

    private mutating func append(_ unit: UInt16, to text: inout [UInt8]) {
        if let first = high {
            high = nil
            if UTF16.isTrailSurrogate(unit) {
                let value = 0x10000 + ((UInt32(first) - 0xD800) << 10) + (UInt32(unit) - 0xDC00)
                append(scalar: value, to: &text)
                return
            }
            text.append(Self.fault)
        }
        if UTF16.isLeadSurrogate(unit) {
            high = unit
        } else {
            append(scalar: UInt32(unit), to: &text)
        }
    }

    private func append(scalar value: UInt32, to text: inout [UInt8]) {
        guard let scalar = Unicode.Scalar(value) else { return text.append(Self.fault) }
        text.append(contentsOf: scalar.utf8)
    }

    /// An invalid byte if the file ends within a UTF-16 unit or surrogate pair.
    private mutating func rest() -> [UInt8] {
        defer { (odd, high) = (nil, nil) }
        return odd != nil || high != nil ? [Self.fault] : []
    }

    private static let fault: UInt8 = 0xFF
}
