/// The kind of a JSON value.
public enum JSONKind: String, Sendable, Hashable, CaseIterable {
    /// Members in braces.
    case object
    /// Elements in brackets.
    case array
    /// Text in double quotes.
    case string
    /// A number of any size, such as `-0.5e3`.
    case number
    /// `true` or `false`.
    case boolean
    /// `null`.
    case null

    /// The kind with its article, for messages: “an object”, “a string”, “null”.
    public var words: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .string: "a string"
        case .number: "a number"
        case .boolean: "a boolean"
        case .null: "null"
        }
    }
}
