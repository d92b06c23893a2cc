/// The conversion of names with dots to nested groups if the meaning is unambiguous.
struct DottedNames {
    private(set) var edits: [SourceEdit] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(_ roots: [JSONValue]) {
        var stack = Array(roots.reversed())
        while let object = stack.popLast() {
            var firsts: [Substring: Int] = [:]
            for member in object.members {
                firsts[member.name.prefix { $0 != "." }, default: 0] += 1
            }
            for member in object.members where member.value.isObject && !member.isReserved {
                let name = member.name
                stack.append(member.value)
                let steps = name.split(separator: ".", omittingEmptySubsequences: false)
                guard steps.count > 1, firsts[steps[0]] == 1,
                    steps.allSatisfy({ !$0.isEmpty && !$0.hasPrefix("$") && !$0.contains("\\") }),
                    !name.contains("\"")
                else { continue }
                let opening = steps.map { "\"\($0)\"" }.joined(separator: ": {")
                edits.append(SourceEdit(member.nameRange, opening))
                let end = member.value.range.upperBound
                edits.append(
                    SourceEdit(end..<end, String(repeating: "}", count: steps.count - 1)))
                diagnostics.warn(
                    "lenient-dotted-name", "the name '\(name)' is read as a path",
                    at: member.namePlace)
            }
        }
    }
}
