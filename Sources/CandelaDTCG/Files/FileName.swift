/// A file name that is valid on all common file systems.
///
/// File names are made from names in the data: contexts, tokens, documents. Those may contain
/// anything, including steps out of a folder (`../../x`) or special names of another system, so
/// this type is the only way to turn them into a path.
///
/// Source: POSIX.1-2024, 3.170 “Filename”; Microsoft, “Naming Files, Paths, and Namespaces”.
public struct FileName: Sendable, Hashable, CustomStringConvertible {
    /// The name as written.
    public let text: String

    /// The maximum length of a name in UTF-8 bytes.
    public static let maximumLength = 255

    /// Creates a checked name.
    ///
    /// - Throws: The reason that it is invalid on some file system. A name invalid on any system is
    ///   rejected on all: files built on one system are checked out on another.
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

    /// The reason that a string is not a valid file name.
    public enum Fault: Error, Sendable, Hashable, CustomStringConvertible {
        /// The name is empty.
        case empty
        /// The name is `.` or `..`.
        case dots
        /// The name contains a path separator, an unprintable character, or one that Windows does
        /// not allow.
        case character(Unicode.Scalar)
        /// The name ends with a dot or a space, which Windows drops.
        case ending
        /// The name is a reserved device name of Windows: `con`, `nul.css`.
        case reserved
        /// The name has more than 255 bytes.
        case tooLong(Int)

        /// The reason as a clause about the name.
        public var description: String {
            switch self {
            case .empty: "it is empty"
            case .dots: "it is a folder"
            case .character(let scalar) where scalar.isUnprintable || scalar == "'":
                "it has the character U+\(Self.hex(scalar))"
            case .character(let scalar): "it has a '\(scalar)'"
            case .ending: "it ends in a dot or a space"
            case .reserved: "it is a device name on Windows"
            case .tooLong(let count):
                "it has \(count) bytes, more than the limit of \(FileName.maximumLength)"
            }
        }

        private static func hex(_ scalar: Unicode.Scalar) -> String {
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
        }
    }

    /// The name as written, like ``text``.
    public var description: String { text }

    private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "/", "\\", ":", "*", "?", "\"", "<", ">", "|": true
        default: scalar.isUnprintable
        }
    }

    /// Whether Windows treats a name as a device; everything after the first dot is ignored.
    private static func isDevice(_ text: String) -> Bool {
        // No other letter is the first of such a name.
        guard let first = text.utf8.first, "acnlpACNLP".utf8.contains(first) else { return false }
        let stem = text.prefix { $0 != "." }.uppercased()
        let name = stem.prefix(
            upTo: stem.lastIndex { $0 != " " }.map(stem.index(after:)) ?? stem.startIndex)
        if ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"].contains(name) { return true }
        guard name.hasPrefix("COM") || name.hasPrefix("LPT") else { return false }
        return name.count == 4 && "0123456789¹²³".contains(name.suffix(1))
    }
}
