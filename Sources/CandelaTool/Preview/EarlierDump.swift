import CandelaPipeline

/// An earlier dump to compare with the current screens: a folder written by `candela dump --out`,
/// or a dump in one document.
struct EarlierDump {
    /// The differences from an earlier dump.
    struct Comparison: Sendable, Hashable, Encodable {
        struct Entry: Sendable, Hashable, Encodable {
            enum Change: String, Sendable, Hashable, Encodable {
                case added, changed, removed
            }

            let screen: String
            let specimen: String
            let change: Change
        }

        /// The folder or file of the earlier dump.
        let with: String

        /// The screens that differ, in the order of the earlier dump; added screens come last.
        let screens: [Entry]

        /// The names of the token sets that differ, such as `weight.dark`.
        let tokens: [String]
    }

    /// A screen or a token set, with the path of its file in a gallery.
    private struct Part {
        let steps: [String]
        let text: [UInt8]
    }

    private let path: String
    private let parts: [Part]

    /// - Parameter path: A folder written by `candela dump --out`, or the file of a whole dump; `-`
    ///   is standard input.
    /// - Parameter program: The name of the tool.
    /// - Throws: A data failure if the path is not a dump, or the dump cannot be read.
    init(
        _ path: String, of program: String, _ environment: CommandEnvironment
    ) throws(Failure) {
        self.path = path
        parts =
            environment.files.kind(of: path) == .directory
            ? try Self.parts(below: path, environment)
            : try Self.parts(of: path, by: program, environment)
    }

    private static func parts(
        below directory: String, _ environment: CommandEnvironment
    ) throws(Failure) -> [Part] {
        let index = Files.join(directory, DumpWriter.indexName)
        var parts: [Part] = []
        for file in try Document.read(DumpIndex.self, from: index, environment).value.files {
            let path = Files.join(directory, file.path)
            guard file.screen != nil || file.schema == "tokens" else { continue }
            let root = try Document.json(try environment.files.read(path), path)
            if let part = part(root) { parts.append(part) }
        }
        return parts
    }

    private static func parts(
        of path: String, by program: String, _ environment: CommandEnvironment
    ) throws(Failure) -> [Part] {
        let root = try Document.json(try environment.read(path), path)
        guard root["kind"]?.string == "dump" else {
            throw .data(
                "'\(path)' is not a dump", id: "foreign-file",
                help: ["name a directory written by '\(program) dump --out', or a dump file"])
        }
        return ["tokens", "screens"].flatMap { root[$0]?.elements.compactMap(part) ?? [] }
    }

    /// A screen or a token set of the dump, ready to compare; `nil` for parts that are not
    /// compared.
    private static func part(_ value: JSONValue) -> Part? {
        let steps: [String]
        if let screen = value["screen"]?.string, let specimen = value["specimen"]?.string {
            steps = ["screens", screen, specimen]
        } else if let inputs = value["inputs"] {
            steps = ["tokens", inputs.members.compactMap(\.value.string).joined(separator: ".")]
        } else {
            return nil
        }
        var writer = JSONWriter(style: .compact)
        writer.copy(value)
        return Part(steps: steps, text: writer.finishPart())
    }

    /// Compares the gallery's documents with the dump, and adds the earlier version of those that
    /// differ.
    ///
    /// A dump contains each screen only in its default context, which is the first of its name
    /// among the documents.
    func comparison(with documents: inout [Files.Document]) throws(Failure) -> Comparison {
        var current: [String: [UInt8]] = [:]
        var order: [[String]] = []
        for document in documents {
            let steps = document.path.steps.map(\.text)
            let name = steps[steps.count - 1].dropLast(".js".count)
            switch steps[1] {
            case "tokens": current["tokens/\(name)"] = document.bytes
            case "screens":
                let key = "\(steps[3])/\(name)"
                guard current[key] == nil else { continue }
                current[key] = document.bytes
                order.append([steps[3], String(name)])
            default: break
            }
        }
        var (entries, tokens, known) = ([Comparison.Entry](), [String](), Set<String>())
        for part in parts {
            let key = part.steps.suffix(part.steps[0] == "tokens" ? 2 : part.steps.count - 1)
                .joined(separator: "/")
            known.insert(key)
            if let now = current[key], Self.json(in: now) == part.text[...] { continue }
            if part.steps[0] == "tokens" {
                tokens.append(part.steps[1])
            } else {
                entries.append(
                    .init(
                        screen: part.steps[1], specimen: part.steps[2],
                        change: current[key] == nil ? .removed : .changed))
            }
            documents.append(try Preview.script(["earlier"] + part.steps, part.text))
        }
        for steps in order where !known.contains(steps.joined(separator: "/")) {
            entries.append(.init(screen: steps[0], specimen: steps[1], change: .added))
        }
        return Comparison(with: path, screens: entries, tokens: tokens)
    }

    /// The JSON in a data script: the text between its first comma and the closing parenthesis.
    private static func json(in script: [UInt8]) -> ArraySlice<UInt8> {
        let start = script.firstIndex(of: UInt8(ascii: ",")) ?? 0
        return script[(start + 1)..<(script.count - 2)]
    }
}
