/// A reader that finds the edits that convert a token tree to the strict form.
///
/// Groups are kept on an explicit stack because they may be nested deeply; values are only a few
/// levels deep.
struct LenientReader {
    /// The edits that convert the document to the strict form.
    var edits: [SourceEdit] = []
    /// Further edits that replace the values of skipped tokens with `null`; not applied to a
    /// document rewritten for its author.
    private(set) var omissions: [SourceEdit] = []
    /// Edits that mark calculations for evaluation in each permutation; not applied to a document
    /// rewritten for its author.
    private(set) var computations: [SourceEdit] = []
    /// The offsets of the objects whose tokens are computed.
    private(set) var computed: Set<Int> = []
    /// The offsets of the objects whose tokens or types are skipped.
    private(set) var passedOver: Set<Int> = []
    /// The offsets of the objects and lists whose errors are tolerated, with a warning.
    private(set) var tolerated: Set<Int> = []
    var diagnostics: [Diagnostic] = []

    /// The path of the current token.
    private(set) var path = ""
    /// Unknown members of the token's value, to be kept under `$extensions`.
    var kept: [(name: String, source: String)] = []
    /// The change of the token's type.
    private(set) var typeChange: TypeChange?

    private struct Frame {
        let object: JSONValue
        let path: String
        let type: LenientType
        /// Whether it is in a group that extends another, whose tokens may give the type.
        var isExtension = false
    }

    /// Reads the groups and tokens of an object.
    mutating func read(_ root: JSONValue) {
        var stack = [Frame(object: root, path: "", type: .none)]
        while let frame = stack.popLast() {
            path = frame.path
            if !frame.path.isEmpty, frame.object["$value"] != nil {
                readToken(frame.object, frame.type, isExtension: frame.isExtension)
                continue
            }
            let type = readType(of: frame.object, isToken: false) ?? frame.type
            var children: [Frame] = []
            for member in frame.object.members where member.value.isObject {
                let name = member.name
                guard !name.hasPrefix("$") || name == "$root" else { continue }
                let path = frame.path.isEmpty ? name : "\(frame.path).\(name)"
                children.append(
                    Frame(
                        object: member.value, path: path, type: type,
                        isExtension: frame.isExtension || frame.object["$extends"] != nil))
            }
            stack += children.reversed()
        }
    }

    private mutating func readToken(
        _ object: JSONValue, _ inherited: LenientType, isExtension: Bool
    ) {
        guard let value = object["$value"] else { return }
        let (edits, said, marked) = (edits.count, diagnostics.count, computations.count)
        kept = []
        typeChange = nil
        do throws(SkippedToken) {
            let own = readType(of: object, isToken: true)
            let isReference = Self.isReference(value)
            var type = isReference ? own ?? .none : own ?? inherited
            if case .known(.color) = own ?? inherited, let change = Self.modification(of: object) {
                modify(value, change)
                type = .none
            } else if case .known(.color) = type, let text = value.string,
                GradientText.isGradient(text)
            {
                warn(
                    "lenient-gradient",
                    "has a gradient of CSS, read as its stops: the format has no angle", at: value)
                compute(value, as: "gradient")
                typeChange = .changed(.gradient, hadType: object["$type"] != nil)
                type = .none
            } else if isReference, case .opaque(let word) = type, Self.isUntyped(word) {
                typeChange = .removed
                type = .none
            } else if !isReference, !isExtension,
                let found = Self.missingType(type, of: value)
            {
                warn("lenient-type", "has no type, read as '\(found.rawValue)'", at: value)
                typeChange = .changed(found, hadType: object["$type"] != nil)
                type = .known(found)
            }
            switch type {
            case .none: break
            case .opaque(let word):
                throw .because("the format has no type '\(word)'")
            case .known(let type): try convert(value, to: type, isWhole: true)
            }
            keepMembers(of: object, value)
            if computations.count > marked { computed.insert(object.range.lowerBound) }
        } catch {
            self.edits.removeSubrange(edits...)
            diagnostics.removeSubrange(said...)
            computations.removeSubrange(marked...)
            guard case .because(let reason) = error else { return }
            passedOver.insert(object.range.lowerBound)
            omissions.append(
                SourceEdit(value.range, "{\"\(TokenComputer.raw)\": \(value.source)}"))
            warn("passed-over", "is skipped: \(reason)", at: value)
        }
    }

    /// A change of a token's `$type`.
    enum TypeChange {
        /// It has the type of the token it refers to.
        case removed
        case changed(TokenType, hadType: Bool)
    }

    /// Marks a value for evaluation in each permutation.
    ///
    /// - Parameters:
    ///   - kind: The type of the result, or `lineHeight` or `letterSpacing`.
    ///   - text: The value as JSON text, if it is not that of the file.
    ///   - more: Further members, as JSON text.
    mutating func compute(
        _ value: JSONValue, as kind: String, from text: String? = nil, _ more: String = ""
    ) {
        computations.append(
            SourceEdit(
                value.range,
                "{\"\(TokenComputer.kind)\": \"\(kind)\", "
                    + "\"from\": \(text ?? value.source)\(more)}"))
    }

    /// The type meant by an object's `$type`; `nil` if it has none or it is not a string.
    private mutating func readType(of object: JSONValue, isToken: Bool) -> LenientType? {
        guard let written = object["$type"], let word = written.string else { return nil }
        if let scoped = figmaType(of: object, word), scoped.rawValue != word {
            replace(written, with: "\"\(scoped.rawValue)\"")
            warn("lenient-type", "is read as '\(scoped.rawValue)' by its scopes", at: written)
            return .known(scoped)
        }
        if let type = TokenType(rawValue: word) { return .known(type) }
        guard let type = LenientType.nearest(to: word, for: object["$value"]) else {
            if !isToken { passedOver.insert(object.range.lowerBound) }
            return .opaque(word)
        }
        replace(written, with: "\"\(type.rawValue)\"")
        let owner = path.isEmpty ? "the file" : "'\(path)'"
        diagnostics.append(
            .warning(
                "lenient-type-name", "the type '\(word)' of \(owner) is read as '\(type.rawValue)'",
                at: written.place))
        return .known(type)
    }

    /// Keeps a value unchanged although the strict rules forbid it.
    mutating func tolerate(_ value: JSONValue) {
        tolerated.insert(value.range.lowerBound)
    }

    /// Whether a value is a whole reference.
    static func isReference(_ value: JSONValue) -> Bool {
        if let text = value.string { return (try? Reference.curly(text)) != nil }
        return value["$ref"] != nil
    }

    /// Adds an edit that replaces a value with other text.
    mutating func replace(_ value: JSONValue, with text: String) {
        edits.append(SourceEdit(value.range, text))
    }

    /// Adds a warning whose message begins with the path of the current token.
    mutating func warn(
        _ id: String, _ message: String, at value: JSONValue, help: [String] = []
    ) {
        diagnostics.append(.warning(id, "'\(path)' \(message)", at: value.place, help: help))
    }
}

/// The type meant by the `$type` of an older file.
enum LenientType {
    /// No `$type`.
    case none
    case known(TokenType)
    /// A word without a type in the format.
    case opaque(String)

    /// The current type for an older word.
    ///
    /// - Parameter value: The token's value, for words that had several meanings.
    static func nearest(to word: String, for value: JSONValue?) -> TokenType? {
        switch word {
        case "font", "fontFamilies": return .fontFamily
        case "cubic-bezier": return .cubicBezier
        case "boxShadow": return .shadow
        case "fontWeights": return .fontWeight
        case "fontSizes", "letterSpacing", "letterSpacings", "paragraphSpacing", "spacing",
            "sizing", "borderRadius", "borderWidth",
            "size":
            return .dimension
        case "lineHeights":
            let unit = value?.string.flatMap(DecimalUnit.init)?.unit ?? ""
            return unit.isEmpty || unit == "%" ? .number : .dimension
        case "opacity": return .number
        case "time": return .duration
        default: return nil
        }
    }
}
