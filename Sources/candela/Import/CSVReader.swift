/// One record of a comma-separated file.
package struct CSVRecord: Sendable, Hashable {
    /// Where the record starts, from 1.
    package let line: Int

    package let fields: [String]
}

/// Reads comma-separated files as RFC 4180 has them, and goes on after what it cannot read.
///
/// Records end at `\n` or `\r\n`. A field in quotes may hold delimiters, line ends and doubled
/// quotes; a quote inside a bare field is a character like any other. Empty lines are no records.
package struct CSVReader {
    private let bytes: [UInt8]
    private let delimiter: UInt8
    private var position: Int
    private var line = 1
    private var records: [CSVRecord] = []
    private var problems: [LineNote] = []

    /// - Returns: The records, and one problem for each line that is none.
    package static func read(
        _ bytes: [UInt8], file: String, delimiter: UInt8 = UInt8(ascii: ",")
    ) -> (records: [CSVRecord], problems: [LineNote]) {
        var reader = CSVReader(
            bytes: bytes, delimiter: delimiter,
            position: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
        while reader.position < bytes.count { reader.readRecord(of: file) }
        return (reader.records, reader.problems)
    }

    private enum Fault: Error {
        case quoteNotClosed, textAfterQuote, notUTF8

        var reason: String {
            switch self {
            case .quoteNotClosed: "a quoted field is not closed"
            case .textAfterQuote: "a quoted field goes on after its closing quote"
            case .notUTF8: "text is not UTF-8"
            }
        }
    }

    private mutating func readRecord(of file: String) {
        let (start, firstLine) = (position, line)
        do throws(Fault) {
            var fields = [try readField()]
            while take(delimiter) { fields.append(try readField()) }
            skipLineEnd()
            guard fields != [""] else { return }
            records.append(CSVRecord(line: firstLine, fields: fields))
        } catch {
            problems.append(LineNote(.unusable, file, firstLine, error.reason))
            // One stray quote must not take the lines below with it.
            (position, line) = (start, firstLine)
            while position < bytes.count, bytes[position] != Self.lineFeed { position += 1 }
            skipLineEnd()
        }
    }

    private mutating func readField() throws(Fault) -> String {
        guard take(Self.quote) else {
            let start = position
            while position < bytes.count, bytes[position] != delimiter, !isAtLineEnd {
                position += 1
            }
            return try text(bytes[start..<position])
        }
        var content: [UInt8] = []
        while true {
            guard position < bytes.count else { throw .quoteNotClosed }
            let byte = bytes[position]
            position += 1
            if byte == Self.quote {
                guard take(Self.quote) else { break }
            } else if byte == Self.lineFeed {
                line += 1
            }
            content.append(byte)
        }
        guard position == bytes.count || bytes[position] == delimiter || isAtLineEnd else {
            throw .textAfterQuote
        }
        return try text(content[...])
    }

    private func text(_ bytes: ArraySlice<UInt8>) throws(Fault) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        // Decoding repairs what is not UTF-8, so only valid bytes come back the same.
        guard text.utf8.elementsEqual(bytes) else { throw .notUTF8 }
        return text
    }

    private var isAtLineEnd: Bool {
        bytes[position] == Self.lineFeed
            || bytes[position] == Self.carriageReturn && position + 1 < bytes.count
                && bytes[position + 1] == Self.lineFeed
            || bytes[position] == Self.carriageReturn && position + 1 == bytes.count
    }

    private mutating func skipLineEnd() {
        _ = take(Self.carriageReturn)
        if take(Self.lineFeed) { line += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private static let quote = UInt8(ascii: "\"")
    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
}
