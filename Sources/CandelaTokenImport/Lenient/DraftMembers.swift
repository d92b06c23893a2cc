/// The conversion of members without `$`, as in the first draft and Style Dictionary.
///
/// Applies only to files without any `$value`; in mixed files only the `$` form counts.
struct DraftMembers {
    private(set) var edits: [SourceEdit] = []
    private(set) var diagnostics: [Diagnostic] = []

    private static let renamed = [
        "value": "$value", "type": "$type", "description": "$description",
        "comment": "$description", "extensions": "$extensions",
    ]

    init(_ roots: [JSONValue]) {
        var stack = Array(roots.reversed())
        while let object = stack.popLast() {
            let isToken = object["value"] != nil
            var found: [String] = []
            for member in object.members {
                guard !member.value.isObject || member.isNamed("value") || isToken,
                    let name = Self.renamed[member.name], Self.fits(member, isToken)
                else {
                    if member.value.isObject, !member.isReserved { stack.append(member.value) }
                    continue
                }
                let isSpare = member.name == "comment" && object["description"] != nil
                guard !isSpare, object[name] == nil else { continue }
                edits.append(SourceEdit(member.nameRange, "\"\(name)\""))
                found.append(member.name)
            }
            guard !found.isEmpty else { continue }
            let names = found.map { "'\($0)'" }.joined(separator: ", ")
            let forms = found.compactMap { Self.renamed[$0] }.map { "'\($0)'" }
            diagnostics.append(
                .warning(
                    "lenient-member-name",
                    "\(names) without '$' \(found.count == 1 ? "is" : "are") read as "
                        + forms.joined(separator: ", "), at: object.place))
        }
    }

    /// The path and value of the first token whose members are written without `$`; `nil` for a file
    /// with tokens of the format, or without any.
    static func firstToken(in root: JSONValue) -> (path: String, value: JSONValue)? {
        guard root.isObject, !ResolverShape.isResolver(root, path: root.storage.file) else {
            return nil
        }
        var first: (path: String, value: JSONValue)?
        var stack = [(path: "", object: root)]
        while let (path, object) = stack.popLast() {
            if object["$value"] != nil || object["$ref"] != nil { return nil }
            if let value = object["value"], !value.isObject || object["type"]?.isString == true {
                first = first ?? (path, value)
                continue
            }
            let nodes = object.members.filter { $0.value.isObject && !$0.isReserved }
            stack += nodes.reversed().map {
                (path.isEmpty ? $0.name : "\(path).\($0.name)", $0.value)
            }
        }
        return first
    }

    private static func fits(_ member: JSONMember, _ isToken: Bool) -> Bool {
        switch member.name {
        case "value": true
        case "extensions": isToken && member.value.isObject
        default: member.value.string != nil
        }
    }
}
