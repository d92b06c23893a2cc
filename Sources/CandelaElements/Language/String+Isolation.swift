import CandelaJSON

/// Typed text among other text: a name may run the other way, or hold controls that turn what follows.
extension String {
    /// The text as a stranger inside writing of the given direction: isolated when it would otherwise
    /// disturb its neighbours, else as it is.
    package func isolated(in direction: TextDirection) -> String {
        if direction == .leftToRight, isASCII { return self }
        let isForeign = unicodeScalars.contains { scalar in
            scalar.nesting != nil
                || (scalar.strongDirection ?? (scalar.isArabicNumber ? .rightToLeft : direction))
                    != direction
        }
        // Numbers and signs alone run as what is before them does.
        let isNeutral =
            direction == .rightToLeft && !isEmpty
            && !unicodeScalars.contains { $0.strongDirection != nil }
        return isForeign || isNeutral ? betweenIsolates : self
    }

    /// The text where it stands alone: isolated when it holds embeddings, overrides or isolates, whose
    /// effect would reach whatever a renderer sets beside it; else as it is.
    package var selfContained: String {
        if isASCII { return self }
        return unicodeScalars.contains { $0.nesting != nil } ? betweenIsolates : self
    }

    /// The text between isolates (U+2068 … U+2069) that hold whatever is inside: what it leaves open is
    /// closed at its end, and what closes nothing is left out. An isolate ends with its paragraph, so
    /// each has its own.
    ///
    /// Source: Unicode Bidirectional Algorithm, X5c to X8 and BD9.
    private var betweenIsolates: String {
        let (start, pop, end): (Unicode.Scalar, Unicode.Scalar, Unicode.Scalar) = (
            "\u{2068}", "\u{202C}", "\u{2069}"
        )
        var text = String.UnicodeScalarView([start])
        // What closes what is open, the innermost last.
        var closers: [Unicode.Scalar] = []
        var isolates = 0
        for scalar in unicodeScalars {
            switch scalar.nesting {
            case .embedding: closers.append(pop)
            case .isolate:
                closers.append(end)
                isolates += 1
            case .endOfEmbedding:
                guard closers.last == pop else { continue }
                closers.removeLast()
            case .endOfIsolate:
                guard isolates > 0 else { continue }
                while let closer = closers.popLast(), closer != end { text.append(closer) }
                isolates -= 1
            case nil:
                guard scalar.endsParagraph else { break }
                text += closers.reversed() + [end, scalar, start]
                (closers, isolates) = ([], 0)
                continue
            }
            text.append(scalar)
        }
        text += closers.reversed() + [end]
        return String(text)
    }

    /// The text without invisible direction marks, which some screen readers spell out.
    package var withoutDirectionControls: String {
        if isASCII { return self }
        guard unicodeScalars.contains(where: \.isDirectionControl) else { return self }
        var kept = String.UnicodeScalarView()
        kept.append(contentsOf: unicodeScalars.lazy.filter { !$0.isDirectionControl })
        return String(kept)
    }
}

extension Unicode.Scalar {
    /// A control that sets part of a text apart, or ends such a part.
    fileprivate enum Nesting {
        case embedding, endOfEmbedding, isolate, endOfIsolate
    }

    fileprivate var nesting: Nesting? {
        switch value {
        case 0x202A, 0x202B, 0x202D, 0x202E: .embedding
        case 0x202C: .endOfEmbedding
        case 0x2066...0x2068: .isolate
        case 0x2069: .endOfIsolate
        default: nil
        }
    }

    /// Whether this is an invisible mark that only steers the direction of text.
    fileprivate var isDirectionControl: Bool {
        nesting != nil || [0x061C, 0x200E, 0x200F].contains(value)
    }

    /// Whether a paragraph ends here: the class B of the Bidirectional Algorithm.
    fileprivate var endsParagraph: Bool {
        switch value {
        case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
        default: false
        }
    }
}
