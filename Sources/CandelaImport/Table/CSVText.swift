/// A table that is written as defined by RFC 4180.
struct CSVText {
    private(set) var bytes: [UInt8] = []
    private let delimiter: UInt8

    init(delimiter: Unicode.Scalar = ",") { self.delimiter = UInt8(ascii: delimiter) }

    /// Appends a row.
    mutating func append(_ cells: [String]) {
        for (index, cell) in cells.enumerated() {
            if index > 0 { bytes.append(delimiter) }
            let isPlain = !cell.utf8.contains {
                [delimiter, UInt8(ascii: "\""), 0x0A, 0x0D].contains($0)
            }
            if isPlain {
                bytes += cell.utf8
            } else {
                bytes.append(UInt8(ascii: "\""))
                for byte in cell.utf8 {
                    if byte == UInt8(ascii: "\"") { bytes.append(byte) }
                    bytes.append(byte)
                }
                bytes.append(UInt8(ascii: "\""))
            }
        }
        line("")
    }

    /// Appends a text and the end of the line.
    mutating func line(_ text: String) {
        bytes += text.utf8
        bytes += [0x0D, 0x0A]
    }
}
