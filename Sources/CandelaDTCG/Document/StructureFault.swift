/// A fault in the structure of a token file, found before values are read.
enum StructureFault {
    case valueAtTop, refAtTop, schemaBelow
    case valueAndRef, extendsOnToken, linkAndExtends
    case notText(String)
    case deprecated, extensions
    case unknownMember(String)
    case childInToken(String)
    case notObject(String)
    case rootGroup
    case name(String)
    case unfinished
    case unknownType(String)

    /// - Parameter path: The group or token with the fault; empty for the root.
    func diagnostic(at place: SourcePosition, path: String) -> Diagnostic {
        let owner = path.isEmpty ? "the file" : "'\(path)'"
        switch self {
        case .valueAtTop:
            return .error(
                "value-at-top", "the top of a file is a group and cannot have '$value'", at: place,
                help: ["put the token under a name", OtherReading.tokenAtTop])
        case .refAtTop:
            return .error(
                "reference-at-top", "the top of a file cannot have '$ref'", at: place,
                help: ["put the token under a name, or use '$extends'"])
        case .schemaBelow:
            return .error(
                "unknown-member", "'$schema' in \(owner): it belongs at the top of the file",
                at: place)
        case .valueAndRef:
            return .error(
                "value-and-reference", "\(owner) has both '$value' and '$ref'", at: place,
                help: ["keep one of them"])
        case .extendsOnToken:
            return .error(
                "extends-on-token", "\(owner) is a token and cannot have '$extends'", at: place,
                help: ["only groups extend groups; a token takes another's value by reference"])
        case .linkAndExtends:
            return .error(
                "reference-and-extends", "\(owner) has both '$ref' and '$extends'", at: place,
                help: ["keep one of them", OtherReading.extendsByReference])
        case .notText(let name):
            return .error("not-a-string", "'\(name)' of \(owner) is not a string", at: place)
        case .deprecated:
            return .error(
                "invalid-deprecated", "'$deprecated' of \(owner) is not true, false or a string",
                at: place)
        case .extensions:
            return .error(
                "invalid-extensions", "'$extensions' of \(owner) is not an object", at: place)
        case .unknownMember(let name): return Self.unknown(name, owner, place)
        case .childInToken(let name):
            return .error(
                "token-with-children", "\(owner) is a token and cannot contain '\(name)'",
                at: place,
                help: ["move the token's value to '$root' of a group, or '\(name)' elsewhere"])
        case .notObject(let name):
            let full = path.isEmpty ? name : "\(path).\(name)"
            return .error(
                "not-an-object", "'\(full)' is not an object, as groups and tokens must be",
                at: place,
                help: TokenMember.all.contains("$\(name)") ? ["did you mean '$\(name)'?"] : [])
        case .rootGroup:
            return .error(
                "root-not-token", "\(owner) has no '$value': '$root' must be a token", at: place)
        case .name(let fault):
            return .error(
                "invalid-name",
                path.isEmpty ? "a name \(fault)" : "a name in \(owner) \(fault)", at: place)
        case .unknownType(let word):
            return .error(
                "unknown-type", "'\(word)', the '$type' of \(owner), is not a token type",
                at: place,
                help: Suggestions.help(
                    for: word, among: TokenType.allCases.map(\.rawValue), noun: "type"))
        case .unfinished:
            return .warning(
                "unfinished-token", "\(owner) has a '$type' and neither '$value' nor members",
                at: place, help: ["a token needs '$value'; without one this is an empty group"])
        }
    }

    private static func unknown(
        _ name: String, _ owner: String, _ place: SourcePosition
    ) -> Diagnostic {
        var help =
            TokenMember.all.contains("$\(name)")
            ? ["did you mean '$\(name)'?"]
            : Suggestions.help(for: name, among: TokenMember.all, noun: "member")
        if !name.hasPrefix("$"), help.isEmpty {
            help = ["put your own data into '$extensions'"]
        }
        if name.hasPrefix("$") { help.append(OtherReading.ignoredMembers) }
        return .error(
            "unknown-member", "\(owner) has a member '\(name)', which the format does not define",
            at: place, help: help)
    }
}
