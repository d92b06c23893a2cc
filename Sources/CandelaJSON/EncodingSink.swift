/// Where an encoder writes: text with gaps for parts whose writing may be finished later.
///
/// Almost everything is written straight through. A gap is made only for nested containers and
/// super encoders, which their owner may fill at any time, and for the members of dictionaries,
/// which are put in order.
final class EncodingSink {
    var writer: JSONWriter
    private var gaps: [(offset: Int, part: EncodingSink)] = []

    /// The encoder whose value this is, to be finished when the text is put together.
    private weak var encoder: ValueEncoder?

    private let session: EncodingSession

    init(style: JSONWriter.Style, indent: Int, session: EncodingSession) {
        writer = JSONWriter(style: style, indent: indent)
        self.session = session
    }

    /// A sink for a part of this text that stands one level deeper.
    func part() -> EncodingSink {
        EncodingSink(style: writer.style, indent: writer.depth + 1, session: session)
    }

    /// Says whose value this is, when it may be filled at any time.
    func belongs(to encoder: ValueEncoder) {
        self.encoder = encoder
        session.encoders.append(encoder)
    }

    /// Leaves a gap where a value stands, to be filled through the returned sink.
    func gap() -> EncodingSink {
        writer.beginValue()
        let part = EncodingSink(
            style: writer.style, indent: writer.depth, session: session)
        gaps.append((writer.bytes.count, part))
        return part
    }

    /// Takes back a member that was begun at `length`.
    func removeMember(from length: Int, wasFirst: Bool) {
        writer.removeMember(from: length, wasFirst: wasFirst)
        while let last = gaps.last, last.offset > length { gaps.removeLast() }
    }

    var byteCount: Int { writer.bytes.count + gaps.reduce(0) { $0 + $1.part.byteCount } }

    /// Appends the whole text, gaps filled.
    func flatten(into bytes: inout [UInt8]) {
        encoder?.finish()
        var written = 0
        for (offset, part) in gaps {
            bytes += writer.bytes[written..<offset]
            part.flatten(into: &bytes)
            written = offset
        }
        bytes += writer.bytes[written...]
    }
}

/// Keeps the encoders that may be used later alive while a value is encoded.
final class EncodingSession {
    var encoders: [ValueEncoder] = []
}
