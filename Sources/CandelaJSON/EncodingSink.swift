/// An encoder's output: text with gaps for parts that may be finished later.
///
/// Almost everything is written directly. Gaps are needed only for nested containers and super
/// encoders, which their owner may fill at any time, and for the members of dictionaries, which are
/// sorted.
final class EncodingSink {
    /// Exclusivity checks are off, since they cost a sixth of an encoder's time. Accesses cannot
    /// overlap: only a value's own encoder writes, and closures that receive the writer have no
    /// access to the sink.
    @exclusivity(unchecked) var writer: JSONWriter

    private var gaps: [(offset: Int, part: EncodingSink)] = []

    /// The encoder of this value, finished when the text is assembled.
    private weak var encoder: ValueEncoder?

    private let session: EncodingSession

    init(_ writer: JSONWriter, session: EncodingSession) {
        self.writer = writer
        self.session = session
    }

    /// Creates a sink for a part of this text, one level deeper.
    func part() -> EncodingSink {
        EncodingSink(
            JSONWriter(style: writer.style, indent: writer.depth + 1), session: session)
    }

    /// Registers the encoder of this value, if it may be filled at any time.
    func belongs(to encoder: ValueEncoder) {
        self.encoder = encoder
        session.encoders.append(encoder)
    }

    /// Leaves a gap for a value and returns the sink that fills it.
    func gap() -> EncodingSink {
        writer.beginValue()
        let part = EncodingSink(
            JSONWriter(style: writer.style, indent: writer.depth), session: session)
        gaps.append((writer.bytes.count, part))
        return part
    }

    /// Discards everything after a position.
    func rewind(to place: JSONWriter.Position) {
        writer.rewind(to: place)
        while let last = gaps.last, last.offset > place.length { gaps.removeLast() }
    }

    /// Fills the gaps of the text that starts at an offset.
    func fillGaps(from start: Int) {
        guard !gaps.isEmpty, !writer.isOver else { return }
        var filled = TextBuffer()
        flatten(into: &filled, from: start)
        writer.bytes.shorten(to: start)
        writer.bytes.append(filled, 0..<filled.count)
        gaps = []
    }

    /// Appends the text from an offset on, with its gaps filled.
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

/// The encoders that are reused while a value is encoded.
final class EncodingSession {
    var encoders: [ValueEncoder] = []
}
