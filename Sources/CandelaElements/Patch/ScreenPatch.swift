public import CandelaJSON
import CandelaTokens

/// The changes from one screen to the next, as a JSON Patch (RFC 6902).
///
/// A screen that differs little from the previous one is sent as its changes: a completed habit
/// takes 2 kB, and a second of a timer less than 1 kB.
///
/// ```swift
/// let patch = try next.changes(since: screen)
/// let same = try screen.applying(patch)
/// ```
///
/// In JSON, it is the array of its operations.
public struct ScreenPatch: Sendable, Equatable, Codable {
    /// The operations, in the order in which they are applied.
    public let operations: [Operation]

    /// Creates a patch from its operations.
    public init(operations: [Operation]) { self.operations = operations }

    /// A change of one value.
    public struct Operation: Sendable, Equatable, Codable {
        /// The kind of change.
        public let op: Name

        /// The earlier place of a value that moves, as a JSON Pointer; `nil` for other operations.
        public let from: String?

        /// The place of the value, as a JSON Pointer (RFC 6901) such as `/cards/0/body/surface`.
        public let path: String

        /// The value that is added, or that replaces another one; `nil` for other operations.
        public let value: JSONValue?

        /// The kinds of changes. The other operations of RFC 6902, `copy` and `test`, are not used.
        public enum Name: String, Sendable, Hashable, Codable, CaseIterable {
            /// Insert an array's element before the one at the path, or add an object's member.
            case add
            /// Remove the value at the path.
            case remove
            /// Put another value in the place of the one at the path.
            case replace
            /// Remove the value at `from`, then add it at the path.
            case move
        }

        /// Creates a change.
        public init(_ op: Name, _ path: String, from: String? = nil, value: JSONValue? = nil) {
            (self.op, self.from, self.path, self.value) = (op, from, path, value)
        }
    }

    /// Decodes an array of operations.
    public init(from decoder: any Decoder) throws {
        operations = try decoder.singleValueContainer().decode([Operation].self)
    }

    /// Encodes the array of operations.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(operations)
    }

    /// A document after the patch.
    ///
    /// - Throws: ``ScreenPatchError`` at the first operation that does not fit, or `JSONError` if
    ///   the document is not valid JSON.
    package func applied(to document: [UInt8]) throws -> [UInt8] {
        var value = PatchedValue.kept(try JSONDocument(parsing: document, file: "-").root)
        try apply(to: &value)
        return value.text
    }

    /// Whether the only operation replaces the whole screen.
    package var isWhole: Bool { operations.count == 1 && operations.first?.path.isEmpty == true }
}

extension Screen {
    /// The changes that turn an earlier screen into this one.
    ///
    /// Elements of an array are matched by their `id`, so that an inserted row or card changes
    /// nothing else. Both screens are written and compared, in time linear in their size.
    ///
    /// - Parameter detail: The parts that both documents include.
    /// - Throws: `JSONEncodingError` with the path if a value of a screen cannot be represented in
    ///   JSON.
    public func changes(
        since earlier: Screen, including detail: ScreenDetail = .all
    ) throws(JSONEncodingError) -> ScreenPatch {
        ScreenPatch(
            from: try earlier.document(including: detail), to: try document(including: detail))
    }

    /// The screen after a patch. Its cards are generic, as on a decoded screen.
    ///
    /// - Throws: ``ScreenPatchError`` if an operation refers to a value that does not exist, or the
    ///   result is not a screen: the patch starts from another screen.
    public func applying(_ patch: ScreenPatch) throws(ScreenPatchError) -> Screen {
        do {
            return try JSONTextDecoder(userInfo: [.themes: [theme]]).decode(
                Screen.self, from: patch.applied(to: json(style: .compact)), file: "screen")
        } catch let error as ScreenPatchError {
            throw error
        } catch {
            throw ScreenPatchError(path: "", message: "\(error)")
        }
    }
}

/// A patch that does not fit the screen to which it is applied.
public struct ScreenPatchError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The path of the operation that failed; empty if the result is not a screen.
    public let path: String

    /// The problem, such as `there is no such value`.
    public let message: String

    /// `path: message`.
    public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}
