/// The conversion of members without `$`, as in the first draft and Style Dictionary.
///
/// Applies only to files without any `$value`; in mixed files only the `$` form counts.
struct DraftMembers {
    private(set) var edits: [SourceEdit] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// The members that are renamed, and their names in quotation marks.
    private static let renamed = [
        (old: "value", new: "$value", text: "\"$value\""),
        (old: "type", new: "$type", text: "\"$type\""),
        (old: "description", new: "$description", text: "\"$description\""),
        (old: "comment", new: "$description", text: "\"$description\""),
        (old: "extensions", new: "$extensions", text: "\"$extensions\""),
    ]

    init(_ roots: [JSONValue]) {
        var stack = Array(roots.reversed())
        // Most tokens have the same members.
        var messages: [[Int]: String] = [:]
        var found: [Int] = []
        while let object = stack.popLast() {
            let isToken = object.member("value") != nil
            found.removeAll(keepingCapacity: true)
            for member in object.members {
                let isObject = member.value.isObject
                guard !isObject || isToken,
                    let index = Self.renamed.firstIndex(where: { member.isNamed($0.old) }),
                    Self.fits(member, index, isToken)
                else {
                    if isObject, !member.isReserved { stack.append(member.value) }
                    continue
                }
                let isSpare = index == 3 && object.member("description") != nil
                guard !isSpare, object.member(Self.renamed[index].new) == nil else { continue }
                edits.append(SourceEdit(member.nameRange, Self.renamed[index].text))
                found.append(index)
            }
            guard !found.isEmpty else { continue }
            let message = messages[found] ?? Self.message(found)
            messages[found] = message
            diagnostics.append(.warning("lenient-member-name", message, at: object.place))
        }
    }

    private static func message(_ found: [Int]) -> String {
        func list(_ name: (Int) -> String) -> String {
            found.map { "'\(name($0))'" }.joined(separator: ", ")
        }
        return "\(list { renamed[$0].old }) without '$' \(found.count == 1 ? "is" : "are") read as "
            + list { renamed[$0].new }
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

    private static func fits(_ member: JSONMember, _ index: Int, _ isToken: Bool) -> Bool {
        switch renamed[index].old {
        case "value": true
        case "extensions": isToken && member.value.isObject
        default: member.value.isString
        }
    }
}
