/// The text of a file as UTF-8, in chunks, decoded according to its byte order mark.
///
/// UTF-8 and UTF-16 are supported. Half of a surrogate pair becomes a byte that is invalid in
/// UTF-8, so that the error is reported at the right place.
struct TextSource {
    enum Encoding {
        case utf8, utf16LittleEndian, utf16BigEndian

        /// The name of the encoding, for messages about invalid text.
        var name: String { self == .utf8 ? "UTF-8" : "UTF-16" }
    }

    let file: String
    private let source: ByteSource
    private var first: [UInt8]
    private(set) var encoding = Encoding.utf8

    /// The incomplete UTF-16 unit or surrogate pair at the end of the last chunk.
    private var odd: UInt8?
    private var high: UInt16?

    /// Whether the file is empty apart from a byte order mark.
    var isEmpty: Bool { first.isEmpty }

    /// - Throws: An error if the file cannot be read, or its encoding is not supported.
    init(_ source: ByteSource) throws(ImportError) {
        file = source.file
        self.source = source
        first = []
        while first.count < 4 {
            let piece = try source.next()
            if piece.isEmpty { break }
            first += piece
        }
        if first.starts(with: [0xFF, 0xFE, 0, 0]) || first.starts(with: [0, 0, 0xFE, 0xFF]) {
            throw refusal("UTF-32")
        } else if first.starts(with: [0xFF, 0xFE]) {
            encoding = .utf16LittleEndian
            first.removeFirst(2)
        } else if first.starts(with: [0xFE, 0xFF]) {
            encoding = .utf16BigEndian
            first.removeFirst(2)
        } else if first.starts(with: [0xEF, 0xBB, 0xBF]) {
            first.removeFirst(3)
        } else if first.count >= 2, (first[0] == 0) != (first[1] == 0) {
            throw refusal("UTF-16 without a byte order mark")
        }
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
            guard encoding != .utf8 else { return piece }
            let text = piece.isEmpty ? rest() : decode(piece)
            if piece.isEmpty || !text.isEmpty { return text }
        }
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
