/// How the files of a format are called: text with names in braces.
///
/// `{name}` is what a file would be called otherwise, without its ending; `{group}` the top group
/// its tokens are of, where every group has a file; any other name a modifier, which stands for its
/// context. A `/` parts folders. Formats add their endings.
public struct FilePattern: Sendable, Hashable {
    /// The pattern as it was written.
    public let text: String

    /// Folders and the file, each as text and names in turns.
    let steps: [[Part]]

    enum Part: Sendable, Hashable {
        case text(String)
        case name(String)
    }

    /// What is wrong with a pattern.
    public enum Fault: Error, Sendable, Hashable, CustomStringConvertible {
        /// A `{` without its `}`, the other way round, or nothing between them.
        case braces
        /// A folder or the file has no name.
        case emptyStep
        /// A folder is `.` or `..`.
        case dots

        /// The fault in words, to follow the pattern in a sentence.
        public var description: String {
            switch self {
            case .braces: "has a brace without its other one, or no name between them"
            case .emptyStep: "has a folder or file without a name"
            case .dots: "leads to '.' or '..', and files lie below the output directory"
            }
        }
    }

    /// Reads a pattern.
    public init(_ text: String) throws(Fault) {
        self.text = text
        var steps: [[Part]] = []
        for step in text.split(separator: "/", omittingEmptySubsequences: false) {
            guard !step.isEmpty else { throw .emptyStep }
            guard step != ".", step != ".." else { throw .dots }
            steps.append(try Self.parts(of: step))
        }
        self.steps = steps
    }

    private static func parts(of step: Substring) throws(Fault) -> [Part] {
        var parts: [Part] = []
        var rest = step
        while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
            guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}") else {
                throw .braces
            }
            let name = rest[rest.index(after: brace)..<end]
            guard !name.isEmpty, !name.contains("{") else { throw .braces }
            if brace > rest.startIndex { parts.append(.text(String(rest[..<brace]))) }
            parts.append(.name(String(name)))
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        return parts
    }

    /// The names in it, in order.
    package var names: [String] {
        steps.joined().compactMap { part in
            if case .name(let name) = part { name } else { nil }
        }
    }

    /// The steps of a path, names replaced by what they stand for.
    func path(_ values: [String: String]) -> [String] {
        steps.map { step in
            step.map { part in
                switch part {
                case .text(let text): text
                case .name(let name): values[name] ?? ""
                }
            }.joined()
        }
    }
}

extension ExportOptions {
    /// The path of a file of some format.
    ///
    /// - Parameters:
    ///   - usual: What the file is called when there is no pattern, where not as its subject.
    ///   - more: What follows the name before the ending when there is none.
    ///   - ending: What the name ends in: `.css`.
    func path(
        _ format: OutputFormat, for subject: FileSubject, usual: String? = nil,
        more: String = "", ending: String
    ) -> [String] {
        let usual = usual ?? subject.name
        guard let pattern = files[format] else { return [usual + more + ending] }
        var values = subject.contexts
        values["name"] = usual
        values["group"] = subject.group
        var path = pattern.path(values)
        if let last = path.indices.last { path[last] += ending }
        return path
    }
}

extension TokenProject {
    /// What the names of a format's files may hold in braces.
    package func patternNames(_ format: OutputFormat, _ options: ExportOptions) -> [String] {
        let axes = format.isOfOneAppearance ? [] : appearanceModifiers
        return ["name"] + (options.isSplit ? ["group"] : [])
            + modifiers.map(\.name).filter { !axes.contains($0) }
    }
}
