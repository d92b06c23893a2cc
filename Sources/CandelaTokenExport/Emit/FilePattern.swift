/// A pattern for the file names of a format, with placeholders in braces.
///
/// `{name}` is the default file name without its extension; `{group}` the top-level group of its
/// tokens, if every group has a file; any other name is a modifier, replaced by its context. A `/`
/// separates folders. Formats append their extension.
public struct FilePattern: Sendable, Hashable {
    /// The pattern as written.
    public let text: String

    /// Folders and the file name, each split into text and placeholders.
    let steps: [[Part]]

    enum Part: Sendable, Hashable {
        case text(String)
        case name(String)
    }

    /// The error in a pattern.
    public enum Fault: Error, Sendable, Hashable, CustomStringConvertible {
        /// An unpaired brace, or braces with nothing between them.
        case braces
        /// An empty folder or file name.
        case emptyStep
        /// A folder or file named `.` or `..`.
        case dots

        /// The error as the end of a sentence about the pattern.
        public var description: String {
            switch self {
            case .braces: "has an unpaired brace or an empty placeholder"
            case .emptyStep: "has a folder or file without a name"
            case .dots: "contains '.' or '..', but files must be below the output directory"
            }
        }
    }

    /// Parses a pattern. Names in braces are not checked here.
    ///
    /// - Throws: The first ``Fault`` in the pattern.
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

    static func parts(of step: Substring) throws(Fault) -> [Part] {
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

    /// The placeholders, in order.
    package var names: [String] {
        steps.joined().compactMap { part in
            if case .name(let name) = part { name } else { nil }
        }
    }

    /// The steps of a path, with placeholders replaced by their values.
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
    /// The path of a format's file.
    ///
    /// - Parameters:
    ///   - usual: The file name without a pattern, if it is not the subject's name.
    ///   - more: The suffix of the name without a pattern.
    ///   - ending: The extension: `.css`.
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
    /// The placeholders allowed in the patterns of a format.
    package func patternNames(_ format: OutputFormat, _ options: ExportOptions) -> [String] {
        let axes = format.isOfOneAppearance ? [] : appearanceModifiers
        return ["name"] + (options.isSplit ? ["group"] : [])
            + modifiers.map(\.name).filter { !axes.contains($0) }
    }
}
