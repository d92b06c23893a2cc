/// A reader that finds the edits that convert a token tree to the strict form.
///
/// Groups are kept on an explicit stack because they may be nested deeply; values are only a few
/// levels deep.
struct LenientReader {
    /// The edits that convert the document to the strict form.
    var edits: [SourceEdit] = []
    /// Further edits that give tokens types outside the standard; not applied to a document
    /// rewritten for its author.
    private(set) var omissions: [SourceEdit] = []
    /// The values to convert in each context, by the offsets of their first characters.
    private var foreign: [(offset: Int, value: ForeignValue)] = []
    /// Edits that are applied only to a document rewritten for its author.
    var writings: [SourceEdit] = []
    /// The objects and lists that are converted later, skipped or tolerated.
    private(set) var marks = SourceMarks()
    var warnings: LenientWarnings

    /// The path of the current token.
    var path: String { scan.path(of: current) }
    private let scan: TreeIndex
    private var current = 0
    /// Unknown members of the token's value, to be kept under `$extensions`.
    var kept: [[SourceRewrite.Piece]] = []
    /// The members beside the token's value that were read with it.
    var companions: Set<String> = []
    /// The change of the token's type.
    private(set) var typeChange: TypeChange?
    /// The members of the hints that are written into `$extensions`: the direction or angle of the
    /// token's gradient, or that its length belongs to text.
    var hint: String?
    private static let textHint = "\"scales\": true"
    /// Whether a token of the file is from Figma, whose numbers have 32 bits.
    let isOfFigma: Bool
    /// The texts read so far as values of each type, as most occur many times.
    var readings: [TokenType: [String: Reading]] = [:]

    /// The gradients to leave unchanged in a document rewritten for its author; `nil` in reading,
    /// where the conversion reports gradients whose first part is a reference.
    let unread: Set<ComputedResults.ValueKey>?

    /// - Parameters:
    ///   - warnings: Those about the structure of the document.
    ///   - unread: The gradients to leave unchanged; `nil` in reading.
    init(
        _ scan: TreeIndex, _ warnings: LenientWarnings,
        leaving unread: Set<ComputedResults.ValueKey>?
    ) {
        self.scan = scan
        self.warnings = warnings
        self.unread = unread
        isOfFigma = scan.entries.contains { entry in
            entry.extensions != 0 && Self.isOfFigma(scan.json(entry.extensions))
        }
        var types: [LenientType] = []
        types.reserveCapacity(scan.entries.count)
        for (index, entry) in scan.entries.enumerated() {
            let inherited = entry.parent < 0 ? .none : types[Int(entry.parent)]
            types.append(inherited)
            if entry.isToken, entry.isInside || scan.isPlainAlias(entry) { continue }
            guard !entry.isInside, entry.isToken || entry.type != 0,
                let object = scan.object(entry)
            else { continue }
            current = index
            if entry.isToken {
                readToken(object, entry, inherited)
            } else if let type = readType(of: object, entry) {
                types[index] = type
            }
        }
        marks.notes = Dictionary(foreign.map { ($0.offset, $0.value) }) { $1 }
    }

    private mutating func readToken(
        _ object: JSONValue, _ entry: TreeIndex.Entry, _ inherited: LenientType
    ) {
        guard let value = scan.json(entry.value) else { return }
        let (edits, said, marked) = (edits.count, warnings.mark, foreign.count)
        let written = writings.count
        (kept, companions) = ([], [])
        (typeChange, hint) = (nil, nil)
        do throws(SkippedToken) {
            let own = readType(of: object, entry)
            if (own ?? inherited).isOfText { hint = Self.textHint }
            let isReference = Self.isReference(value)
            var type = isReference ? own ?? .none : own ?? inherited
            var isRead = isReference || entry.isExtension
            if entry.hasOthers,
                try readCompanions(
                    of: value, in: object, own ?? inherited, hasType: entry.type != 0)
            {
                (type, isRead) = (.none, true)
            } else if (own ?? inherited).type == .color, entry.extensions != 0,
                let change = Self.modification(of: object)
            {
                modify(value, change)
                (type, isRead) = (.none, true)
            } else if type.type == .color || type.type == .gradient, let text = value.string,
                GradientText.isGradient(text)
            {
                if let unread,
                    unread.contains(.init(object.storage, object.range.lowerBound))
                {
                    throw .because("its first part may be a direction, so it is left unchanged")
                }
                try convertGradient(text, value, hadType: entry.type != 0)
                (type, isRead) = (.none, true)
            } else if isReference, case .opaque(let word) = type {
                if type.isUntyped {
                    typeChange = .removed
                } else {
                    give(object, word == "boolean" ? .boolean : .string)
                }
                type = .none
            } else if !isReference, !entry.isExtension,
                let found = Self.missingType(type, of: value)
            {
                let written =
                    if case .opaque(let word) = type { "the unknown type '\(word)'" } else {
                        "no type"
                    }
                warn("lenient-type", "has \(written), read as '\(found.rawValue)'", at: value)
                typeChange = .changed(found, hadType: entry.type != 0)
                type = .known(found)
            }
            if type.type == .gradient, let angle = Self.angle(beside: value, of: object) {
                hint = GradientText.hint(ofAngle: angle.value)
                if hint != nil { companions.insert(angle.name) }
            }
            if type.type == nil, !isRead, value.isString("None"), type.isUntyped {
                throw .because("'None' is no value")
            }
            switch type {
            case .none where isRead: break
            case .none: _ = keepOther(value, of: object, word: nil)
            case .opaque(let word):
                guard keepOther(value, of: object, word: word) else {
                    throw .because("the format has no type '\(word)'")
                }
            case .near(.number, let word)
            where word.hasPrefix("line") && Self.hasBraces(value) && !isReference:
                warnOfCalculation(value)
                hint = Self.textHint
                convertLater(value, as: .multiple)
            case .known(let type) where type != .dimension:
                try convert(value, to: type, isWhole: true)
            case .known(let near), .near(let near, _):
                let isNear = if case .near = type { true } else { false }
                if near == .dimension, Self.hasBraces(value), !isReference {
                    warnOfCalculation(value)
                    convertLater(value, as: type.isLetterSpacing ? .tracking : .lengths)
                } else if !isKnown(value, as: near), Self.isOther(value, than: near, isNear: isNear)
                {
                    self.edits.removeSubrange(edits...)
                    warnings.remove(after: said)
                    keepText(value, of: object, type)
                } else {
                    try convert(value, to: near, isWhole: true)
                }
            }
            if isOfFigma { removeNoise(of: value, after: edits) }
            keepMembers(of: object, hasOthers: entry.hasOthers)
            if foreign.count > marked { marks.foreign.insert(object.start) }
        } catch {
            self.edits.removeSubrange(edits...)
            warnings.remove(after: said)
            foreign.removeSubrange(marked...)
            writings.removeSubrange(written...)
            guard case .because(let reason) = error else { return }
            marks.skipped.insert(object.start)
            warnings.add([
                .warning("passed-over", "'\(path)' is skipped: \(reason)", at: value.place)
            ])
        }
    }

    /// Keeps a text or truth value for the formats that support them.
    ///
    /// - Returns: Whether it is one.
    private mutating func keepOther(
        _ value: JSONValue, of object: JSONValue, word: String?
    ) -> Bool {
        var type = TokenType.boolean
        if value.string.map({ word != "boolean" || !["true", "false"].contains($0) }) == true {
            type = .string
            if Self.hasBraces(value) { convertLater(value, as: .value(.string)) }
        } else if let flag = value.string {
            omissions.append(SourceEdit(value.range, flag))
        } else if value.bool == nil {
            return false
        }
        give(object, type)
        guard word != type.rawValue else { return true }
        let reason =
            word.map { "has the type '\($0)', which the format does not define: it" }
            ?? "has no type, and its value shows none: it"
        warn("lenient-other-type", "\(reason) is kept as a \(type.rawValue)", at: value)
        return true
    }

    /// Keeps lengths that no dimension can be, and other words of CSS, as a text.
    private mutating func keepText(_ value: JSONValue, of object: JSONValue, _ type: LenientType) {
        let text = value.string ?? Quantity(literal: value)?.text ?? ""
        var kept = Calculation.results(of: text).map(Calculation.css) ?? text
        if type.isLetterSpacing, let share = DecimalUnit(kept), share.unit == "%" {
            kept = share.spelling(of: 1) + "em"
        } else if case .near(_, let word) = type, word.hasPrefix("line"),
            Conversion.isNormal(kept)
        {
            kept = "normal"
        }
        if !value.isString || kept != text {
            omissions.append(SourceEdit(value.range, JSONText.quoted(kept)))
        }
        give(object, .string)
        hint = nil
        if case .near(_, let word) = type {
            warn(
                "lenient-other-type",
                "has the type '\(word)', which the format does not define: it is kept as a string",
                at: value)
        } else {
            warn(
                "lenient-other-type",
                "has the length '\(kept.prefix(60))', which the format cannot express: it is kept "
                    + "as a string", at: value)
        }
    }

    /// Gives a token a type outside the standard; not applied to a document rewritten for its
    /// author.
    private mutating func give(_ object: JSONValue, _ type: TokenType) {
        let text = "\"\(type.rawValue)\""
        if let written = object["$type"] {
            omissions.append(SourceEdit(written.range, text))
        } else {
            let start = object.start + 1
            omissions.append(SourceEdit(start..<start, "\"$type\": \(text), "))
        }
    }

    /// Gives a token another type.
    mutating func changeType(to type: TokenType, _ hadType: Bool) {
        typeChange = .changed(type, hadType: hadType)
    }

    /// A change of a token's `$type`.
    enum TypeChange {
        /// It has the type of the token it refers to.
        case removed
        case changed(TokenType, hadType: Bool)
    }

    /// Leaves a value as written, to be converted in each context.
    mutating func convertLater(_ value: JSONValue, as kind: ForeignValue.Kind) {
        convertLater(ForeignValue(kind: kind, value: value))
    }

    /// Leaves a value as written, to be converted in each context.
    mutating func convertLater(_ value: ForeignValue) {
        foreign.append((value.value.range.lowerBound, value))
    }

    /// The type meant by an object's `$type`; `nil` if it has none or it is not a string.
    private mutating func readType(
        of object: JSONValue, _ entry: TreeIndex.Entry
    ) -> LenientType? {
        guard let written = scan.json(entry.type), written.isString else { return nil }
        let known = entry.code.type
        if let known, known != .number { return .known(known) }
        let word = known?.rawValue ?? written.string ?? ""
        if let scoped = figmaType(of: object, word), scoped != known {
            replace(written, with: "\"\(scoped.rawValue)\"")
            if FigmaScopes.areOfText(scopes(of: object)) { hint = Self.textHint }
            warn("lenient-type", "is read as '\(scoped.rawValue)' by its scopes", at: written)
            return .known(scoped)
        }
        if let known { return .known(known) }
        guard let type = LenientType.nearest(to: word, for: scan.json(entry.value)) else {
            if !entry.isToken { marks.skipped.insert(object.start) }
            return .opaque(word)
        }
        replace(written, with: "\"\(type.rawValue)\"")
        note("lenient-type-name", at: written.place) { path in
            let owner = path.isEmpty ? "the file" : "'\(path)'"
            return "the type '\(word)' of \(owner) is read as '\(type.rawValue)'"
        }
        return .near(type, word: word)
    }

    /// Keeps a value unchanged although the strict rules forbid it.
    mutating func tolerate(_ value: JSONValue) {
        marks.tolerated.insert(value.start)
    }

    /// Whether a value is a whole reference.
    static func isReference(_ value: JSONValue) -> Bool {
        if let bytes = value.plainBytes {
            return bytes.withUnsafeBufferPointer { Reference.isCurly($0) }
        }
        return value.string.map(isReference) ?? (value["$ref"] != nil)
    }

    /// Whether a text is a whole reference.
    static func isReference(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { Reference.isCurly($0) }
    }

    /// Adds an edit that replaces a value with other text.
    mutating func replace(_ value: JSONValue, with text: String) {
        edits.append(SourceEdit(value.range, text))
    }

    /// Adds the edits that leave only a part of a value, which may have edits of its own.
    mutating func replace(_ whole: JSONValue, byItsPart part: JSONValue) {
        let (outer, inner) = (whole.range, part.range)
        edits.append(SourceEdit(outer.lowerBound..<inner.lowerBound, ""))
        edits.append(SourceEdit(inner.upperBound..<outer.upperBound, ""))
    }

    /// Adds a warning whose message begins with the path of the current token.
    mutating func warn(
        _ id: String, _ message: @autoclosure () -> String, at value: JSONValue
    ) {
        note(id, at: value.place) { "'\($0)' \(message())" }
    }

    /// Adds a warning.
    ///
    /// - Parameter message: Returns the message for the path of the current token.
    mutating func note(
        _ id: String, at place: @autoclosure () -> SourcePosition,
        _ message: (_ path: String) -> String
    ) {
        let (scan, current) = (scan, current)
        warnings.add(id, at: place(), message(scan.path(of: current)))
    }
}
