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
        var bytes = try text(of: value, style: style, indent: 0)
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    /// Writes a value where the writer stands, as one element, member or document, in the writer's
    /// style.
    public func encode(
        _ value: some Encodable, to writer: inout JSONWriter
    ) throws(JSONEncodingError) {
        let bytes = try text(of: value, style: writer.style, indent: writer.depth)
        writer.write(part: bytes)
    }

    private func text(
        of value: some Encodable, style: JSONWriter.Style, indent: Int
    ) throws(JSONEncodingError) -> [UInt8] {
        let session = EncodingSession()
        defer { session.encoders = [] }
        let sink = EncodingSink(style: style, indent: indent, session: session)
        do {
            try ValueEncoder(sink, parent: nil, step: .root).encodeWhole(value)
        } catch let error as JSONEncodingError {
            throw error
        } catch EncodingError.invalidValue(_, let context) {
            throw JSONEncodingError(
                path: CodingPath.text(context.codingPath), message: context.debugDescription)
        } catch {
            throw JSONEncodingError(path: "", message: "\(error)")
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(sink.byteCount + 1)
        sink.flatten(into: &bytes)
        return bytes
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
