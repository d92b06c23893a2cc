/// An encoder of `Encodable` values as JSON text, with the same bytes for the same value.
///
/// - Members are in the order in which the value encodes them: for synthesised coding, declaration
///   order. Only dictionaries are sorted, bytewise by key, since they are unordered; a `Set` is
///   unordered too and should not be encoded.
/// - A member that encodes `nil` is left out. In an array, where position counts, and at the top
///   level it is `null`.
/// - A value that encodes nothing is `{}`.
/// - Numbers are spelt as ECMAScript prints them. One that is not finite is an error with its path:
///   `card.bar.fraction: nan is not a JSON number`.
public struct JSONTextEncoder: Sendable {
    /// The amount of whitespace written.
    public var style: JSONWriter.Style

    /// Creates an encoder; the default style is pretty-printed.
    public init(style: JSONWriter.Style = .pretty) {
        self.style = style
    }

    /// The JSON text of a value, ending with a line feed.
    ///
    /// - Throws: A ``JSONEncodingError`` if a number is not finite or the value's `encode(to:)`
    ///   throws any error.
    public func encode(_ value: some Encodable) throws(JSONEncodingError) -> [UInt8] {
        var writer = JSONWriter(style: style)
        try encode(value, to: &writer)
        return writer.finish()
    }

    /// Writes a value at the writer's position, as an element, member or document, in the writer's
    /// style.
    ///
    /// - Throws: As ``encode(_:)``; nothing is written in that case.
    public func encode(
        _ value: some Encodable, to writer: inout JSONWriter
    ) throws(JSONEncodingError) {
        let start = writer.place
        let session = EncodingSession()
        defer { session.encoders = [] }
        let sink = EncodingSink(JSONWriter(), session: session)
        // Keeps the text uniquely referenced, so that it is not copied.
        swap(&sink.writer, &writer)
        defer { swap(&sink.writer, &writer) }
        do {
            try ValueEncoder(sink, parent: nil, step: .root).encodeWhole(value)
            sink.fillGaps(from: start.length)
        } catch {
            sink.rewind(to: start)
            throw JSONEncodingError(error)
        }
    }
}

extension JSONDocument {
    /// A value as a document in compact form, without a line feed at its end.
    ///
    /// - Throws: As ``JSONTextEncoder/encode(_:)``.
    package init(encoding value: some Encodable) throws(JSONEncodingError) {
        var writer = JSONWriter(style: .compact)
        try JSONTextEncoder().encode(value, to: &writer)
        guard let document = try? JSONDocument(parsing: writer.finishPart(), file: "") else {
            preconditionFailure("the writer printed text that is not JSON")
        }
        self = document
    }
}

/// The reason that a value cannot be encoded as JSON.
public struct JSONEncodingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The coding path of the value, such as `cards[2].bar.fraction`; empty for the outermost
    /// value.
    public let path: String

    /// The problem with the value, such as `nan is not a JSON number`.
    public let message: String

    /// `path: message`.
    public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}

extension JSONEncodingError {
    /// The same error, for a value inside another one.
    ///
    /// - Parameter keys: The path of the outer value.
    package func nested(at keys: [any CodingKey]) -> JSONEncodingError {
        let outer = CodingPath.text(keys)
        let joint = outer.isEmpty || path.isEmpty || path.hasPrefix("[") ? "" : "."
        return JSONEncodingError(path: outer + joint + path, message: message)
    }

    fileprivate init(_ error: any Error) {
        switch error {
        case let error as JSONEncodingError:
            self = error
        case EncodingError.invalidValue(_, let context):
            self.init(
                path: CodingPath.text(context.codingPath), message: context.debugDescription)
        default:
            self.init(path: "", message: "\(error)")
        }
    }
}
