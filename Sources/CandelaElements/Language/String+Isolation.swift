import CandelaJSON

/// Typed text within other text: a name may have another direction, or contain direction controls
/// that affect the text after it.
extension String {
    /// The text for insertion into text of a given direction: enclosed in isolates if it would
    /// otherwise affect the text around it.
    package func isolated(in direction: TextDirection) -> String {
        if direction == .leftToRight, isASCII { return self }
        if let outside = outsideIsolates {
            return outside.needsIsolates(in: direction) ? betweenIsolates : self
        }
        let isForeign = unicodeScalars.contains { scalar in
            scalar.nesting != nil
                || (scalar.strongDirection ?? (scalar.isArabicNumber ? .rightToLeft : direction))
                    != direction
        }
        // Numbers and symbols alone have the direction of the text before them.
        let isNeutral =
            direction == .rightToLeft && !isEmpty
            && !unicodeScalars.contains { $0.strongDirection != nil }
        return isForeign || isNeutral ? betweenIsolates : self
    }

    /// The scalars outside of isolates, if the text has isolates, all of them closed and none in
    /// another, and no other control; otherwise `nil`. A list's items can be isolated, for example.
    private var outsideIsolates: [Unicode.Scalar]? {
        var outside: [Unicode.Scalar] = []
        var (isOpen, isFound) = (false, false)
        for scalar in unicodeScalars {
            switch scalar.nesting {
            case .isolate where !isOpen: (isOpen, isFound) = (true, true)
            case .endOfIsolate where isOpen: isOpen = false
            case nil:
                guard !scalar.endsParagraph else { return nil }
                if !isOpen { outside.append(scalar) }
            default: return nil
            }
        }
        return isFound && !isOpen ? outside : nil
    }

    /// The text for use on its own: enclosed in isolates if it contains embeddings, overrides or
    /// isolates, which could affect text that a renderer places beside it.
    package var selfContained: String {
        if isASCII { return self }
        return unicodeScalars.contains { $0.nesting != nil } ? betweenIsolates : self
    }

    /// The text enclosed in isolates (U+2068 … U+2069), with balanced controls: open ones are
    /// closed at the end, and unmatched closing ones are removed. An isolate ends with its
    /// paragraph, so each paragraph has its own.
    ///
    /// Source: Unicode Bidirectional Algorithm, X5c to X8 and BD9.
    private var betweenIsolates: String {
        let (start, pop, end): (Unicode.Scalar, Unicode.Scalar, Unicode.Scalar) = (
            "\u{2068}", "\u{202C}", "\u{2069}"
        )
        var text = String.UnicodeScalarView([start])
        // The closing controls of everything open, the innermost last.
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

extension [Unicode.Scalar] {
    /// Whether a scalar has the opposite direction, or is a digit in right-to-left text, which
    /// takes the direction of the text before it.
    fileprivate func needsIsolates(in direction: TextDirection) -> Bool {
        contains { scalar in
            let own = scalar.strongDirection ?? (scalar.isArabicNumber ? .rightToLeft : direction)
            return own != direction
                || direction == .rightToLeft && scalar.properties.numericType != nil
        }
    }
}

extension Unicode.Scalar {
    /// A control that starts or ends an embedding, override or isolate.
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

    /// Whether the scalar is an invisible mark that only affects the direction of text.
    fileprivate var isDirectionControl: Bool {
        nesting != nil || [0x061C, 0x200E, 0x200F].contains(value)
    }

    /// Whether the scalar ends a paragraph: class B of the Bidirectional Algorithm.
    fileprivate var endsParagraph: Bool {
        switch value {
        case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
        default: false
        }
    }
}
