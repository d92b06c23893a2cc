/// An error in a reference inside a value.
enum ReferenceFault {
    case malformed(String)
    case pointer(String, Reference.Fault)
    case unresolved(String)
    /// A reference to a group, and whether that group has a root token.
    case namesGroup(String, Bool)
    /// A reference into a value, to a part that does not exist.
    case noSuchPart(String, String)
    case refNotText, refWithSiblings
    /// Braces where only a reference object is allowed.
    case curlyNotAllowed(String)
    /// Braces in a font name.
    case bracesInText(String)
    /// A reference to a value of the wrong type.
    case wrongType(String, found: String, wanted: String)
    /// A list where a single layer or stop is needed.
    case notSingle(String, String)
    /// A circular reference, with the cycle as text.
    case circular(String)

    /// - Parameters:
    ///   - subject: The part of a token with the reference: “'$value' of 'a.b'”.
    func diagnostic(
        subject: String, at place: SourcePosition?, closest: [String]
    ) -> Diagnostic {
        switch self {
        case .malformed(let text):
            .error(
                "malformed-reference", "'\(text)', \(subject), has braces but is not a reference",
                at: place,
                help: [
                    "a reference is the whole text, '{group.token}': nothing is computed",
                    OtherReading.expressions,
                ])
        case .pointer(let text, .outsideDocument):
            .error(
                "reference-outside-file",
                "'\(text)', \(subject), does not begin with '#/': only tokens of the same tree "
                    + "can be referred to",
                at: place, help: ["write '#/group/token/$value'"])
        case .pointer(let text, .documentRoot):
            .error(
                "reference-to-top", "'\(text)', \(subject), is the whole file, not a token",
                at: place, help: [OtherReading.emptyName])
        case .pointer(let text, .malformedEscape):
            .error(
                "malformed-reference",
                "'\(text)', \(subject), has a '~' that is neither '~0' nor '~1'", at: place,
                help: [OtherReading.escapes])
        case .pointer(let text, _):
            .error(
                "malformed-reference", "'\(text)', \(subject), is not a JSON Pointer", at: place,
                help: ["write '#/group/token/$value'"])
        case .unresolved(let text):
            .error(
                "unresolved-alias", "'\(text)', \(subject), names no token", at: place,
                help: closest)
        case .namesGroup(let text, let hasRoot):
            .error(
                "alias-to-group", "'\(text)', \(subject), names a group, not a token",
                at: place,
                help: hasRoot ? ["its root token is '\(Self.root(text))'"] : [])
        case .noSuchPart(let text, let step):
            .error(
                "unresolved-alias", "'\(text)', \(subject), leads nowhere: there is no '\(step)'",
                at: place)
        case .refNotText:
            .error("not-a-string", "'$ref' in \(subject) is not a string", at: place)
        case .refWithSiblings:
            .error(
                "reference-with-members", "\(subject) has members beside '$ref'", at: place,
                help: ["a reference object contains only '$ref'", OtherReading.mergedMembers])
        case .curlyNotAllowed(let text):
            .error(
                "reference-not-allowed", "'\(text)', \(subject), cannot be a reference in braces",
                at: place,
                help: [
                    "use a reference object: {\"$ref\": \"#/…\"}", OtherReading.bracesEverywhere,
                ])
        case .bracesInText(let text):
            .warning(
                "braces-in-text", "'\(text)', \(subject), has braces and is taken as plain text",
                at: place, help: [OtherReading.expressions])
        case .wrongType(let text, let found, let wanted):
            .error(
                "type-mismatch", "'\(text)', \(subject), is \(found), not \(wanted)", at: place,
                help: subject.hasPrefix("'$value'") ? [OtherReading.ownType] : [])
        case .notSingle(let text, let noun):
            .error(
                "not-a-single-item",
                "'\(text)', \(subject), does not contain exactly one \(noun)", at: place,
                help: [
                    "one reference gives one \(noun); lists are never spliced in",
                    OtherReading.spliced,
                ])
        case .circular(let words):
            .error(
                "circular-alias", "\(subject) is circular: \(words)", at: place,
                help: ["give one of them a literal value"])
        }
    }

    private static func root(_ text: String) -> String {
        text.hasSuffix("}") ? "\(text.dropLast()).$root}" : "\(text)/$root"
    }
}
