/// A name that any usual disk can hold, as one step of a path.
///
/// File names are made of names of the data: contexts, tokens, documents. Those may hold anything,
/// also what leads out of a folder (`../../x`) or means something else on another system, so this
/// is the only way from them to a path.
///
/// Source: POSIX.1-2024, 3.170 “Filename”; Microsoft, “Naming Files, Paths, and Namespaces”.
public struct FileName: Sendable, Hashable, CustomStringConvertible {
    /// The name as it is written.
    public let text: String

    /// How many bytes of UTF-8 a name has at most.
    public static let maximumLength = 255

    /// A name that was checked.
    ///
    /// - Throws: Why some disk could not hold it. A name is refused everywhere when it is refused
    ///   anywhere: what is built on one system is checked out on another.
    public init(_ text: String) throws(Fault) {
        guard !text.isEmpty else { throw .empty }
        guard text != ".", text != ".." else { throw .dots }
        if let scalar = text.unicodeScalars.first(where: Self.isRefused) {
            throw .character(scalar)
        }
        guard !text.hasSuffix("."), !text.hasSuffix(" ") else { throw .ending }
        guard !Self.isDevice(text) else { throw .reserved }
        guard text.utf8.count <= Self.maximumLength else { throw .tooLong(text.utf8.count) }
        self.text = text
    }

    /// Why a text is no file name.
    public enum Fault: Error, Sendable, Hashable, CustomStringConvertible {
        /// It has no characters.
        case empty
        /// It is `.` or `..`, which are folders.
        case dots
        /// It has a character that parts paths, controls a terminal or is not allowed on Windows.
        case character(Unicode.Scalar)
        /// It ends in a dot or a space, which Windows drops.
        case ending
        /// It is a device of Windows: `con`, `nul.css`.
        case reserved
        /// It has more than 255 bytes.
        case tooLong(Int)

        /// The reason in words, for the end of a sentence about the name.
        public var description: String {
            switch self {
            case .empty: "it is empty"
            case .dots: "it is a folder"
            case .character(let scalar) where scalar.isUnprintable || scalar == "'":
                "it has the character U+\(Self.hex(scalar))"
            case .character(let scalar): "it has a '\(scalar)'"
            case .ending: "it ends in a dot or a space"
            case .reserved: "it is a device of Windows"
            case .tooLong(let count):
                "it has \(count) bytes, and a file name \(FileName.maximumLength) at most"
            }
        }

        private static func hex(_ scalar: Unicode.Scalar) -> String {
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
        }
    }

    /// The name itself.
    public var description: String { text }

    private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "/", "\\", ":", "*", "?", "\"", "<", ">", "|": true
        default: scalar.isUnprintable
        }
    }

    /// Whether Windows opens a device for a name; what follows the first dot does not count.
    private static func isDevice(_ text: String) -> Bool {
        let stem = text.prefix { $0 != "." }.uppercased()
        let name = stem.prefix(
            upTo: stem.lastIndex { $0 != " " }.map(stem.index(after:)) ?? stem.startIndex)
        if ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"].contains(name) { return true }
        guard name.hasPrefix("COM") || name.hasPrefix("LPT") else { return false }
        return name.count == 4 && "0123456789¹²³".contains(name.suffix(1))
    }
}
