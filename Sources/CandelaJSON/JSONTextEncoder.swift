/// Turns an `Encodable` value into JSON text, the same bytes for the same value.
///
/// - Members stand in the order in which the value encodes them: for synthesised coding, the order
///   of declaration. Only dictionaries are sorted, by the bytes of their keys, since they have no
///   order of their own; a `Set` has none either and should not be encoded.
/// - Nothing is absent: a member that encodes `nil` is left out. In an array, where position counts,
///   and at the top it is `null`.
/// - A value that encodes nothing is `{}`.
/// - Numbers are spelt as ECMAScript prints them. One that is not finite is an error that names
///   its place: `card.bar.fraction: nan is not a JSON number`.
public struct JSONTextEncoder: Sendable {
    /// How much white space to write.
    public var style: JSONWriter.Style

    /// An encoder, of pretty text unless told otherwise.
    public init(style: JSONWriter.Style = .pretty) {
        self.style = style
    }

    /// The text of a value, with a line feed at its end.
    ///
    /// - Throws: When a number is not finite, or what the value's own coding throws.
    public func encode(_ value: some Encodable) throws(JSONEncodingError) -> [UInt8] {
        var writer = JSONWriter(style: style)
        try encode(value, to: &writer)
        return writer.finish()
    }

    /// Writes a value where the writer stands, as one element, member or document, in the writer's
    /// style.
    ///
    /// - Throws: As ``encode(_:)``; then nothing is written.
    public func encode(
        _ value: some Encodable, to writer: inout JSONWriter
    ) throws(JSONEncodingError) {
        let start = writer.place
        let session = EncodingSession()
        defer { session.encoders = [] }
        let sink = EncodingSink(JSONWriter(), session: session)
        // One text has one holder, or else it would be copied.
        swap(&sink.writer, &writer)
        defer { swap(&sink.writer, &writer) }
        do {
            try ValueEncoder(sink, parent: nil, step: .root).encodeWhole(value)
            sink.fillGaps(from: start.length)
        } catch {
            sink.goBack(to: start)
            throw JSONEncodingError(error)
        }
    }
}

/// Why a value has no JSON text.
public struct JSONEncodingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The members and positions down to the value, such as `cards[2].bar.fraction`; empty for the
    /// outermost value.
    public let path: String

    /// What is wrong with it.
    public let message: String

    /// `path: message`.
    public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}

extension JSONEncodingError {
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
