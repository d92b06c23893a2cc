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

    init(_ writer: JSONWriter, session: EncodingSession) {
        self.writer = writer
        self.session = session
    }

    /// A sink for a part of this text that stands one level deeper.
    func part() -> EncodingSink {
        EncodingSink(
            JSONWriter(style: writer.style, indent: writer.depth + 1), session: session)
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
            JSONWriter(style: writer.style, indent: writer.depth), session: session)
        gaps.append((writer.bytes.count, part))
        return part
    }

    /// Takes back everything from a place on.
    func goBack(to place: JSONWriter.Place) {
        writer.goBack(to: place)
        while let last = gaps.last, last.offset > place.length { gaps.removeLast() }
    }

    /// Fills the gaps of a text that began at a place.
    func fillGaps(from start: Int) {
        guard !gaps.isEmpty, !writer.isOver else { return }
        var filled = TextBuffer()
        flatten(into: &filled, from: start)
        writer.bytes.shorten(to: start)
        writer.bytes.append(filled, 0..<filled.count)
        gaps = []
    }

    /// Appends the text from a place on, gaps filled.
    func flatten(into bytes: inout TextBuffer, from start: Int = 0) {
        encoder?.finish()
        var written = start
        for (offset, part) in gaps {
            bytes.append(writer.bytes, written..<offset)
            part.flatten(into: &bytes)
            written = offset
        }
        bytes.append(writer.bytes, written..<writer.bytes.count)
    }
}

/// Keeps the encoders that may be used later alive while a value is encoded.
final class EncodingSession {
    var encoders: [ValueEncoder] = []
}
