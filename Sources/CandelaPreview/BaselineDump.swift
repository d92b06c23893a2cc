import CandelaCommands
import CandelaDTCG

/// An earlier dump to compare with the current screens and journeys: a folder written by `candela dump --out`,
/// or a dump in one document.
struct BaselineDump {
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

        struct Journey: Sendable, Hashable, Encodable {
            let journey: String
            let change: Entry.Change

            /// The index of the first screen that differs.
            let step: Int
        }

        /// The folder or file of the earlier dump.
        let with: String

        /// The screens that differ, in the order of the earlier dump; added screens come last.
        let screens: [Entry]

        /// The names of the token sets that differ, such as `weight.dark`.
        let tokens: [String]

        /// The journeys that differ, in the order of the earlier dump; added journeys come last.
        let journeys: [Journey]
    }

    /// A screen, a token set or a journey, with the path of its file in a gallery.
    private struct Part {
        let steps: [String]

        /// As in ``PreviewPart/text``.
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
            ? try Self.parts(below: path, by: program, environment)
            : try Self.parts(of: path, by: program, environment)
    }

    private static func parts(
        below directory: String, by program: String, _ environment: CommandEnvironment
    ) throws(Failure) -> [Part] {
        let index = Files.join(directory, DumpWriter.indexName)
        guard environment.files.kind(of: index) != nil else { throw foreign(directory, program) }
        var parts: [Part] = []
        for file in try Document.read(DumpIndex.self, from: index, environment).value.files {
            let path = Files.join(directory, file.path)
            let isCompared = ["tokens", SchemaName.journey.rawValue].contains(file.schema)
            guard file.screen != nil || isCompared else { continue }
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
            throw foreign(path, program)
        }
        return ["tokens", "screens", "journeys"].flatMap {
            root[$0]?.elements.compactMap(part) ?? []
        }
    }

    private static func foreign(_ path: String, _ program: String) -> Failure {
        .data(
            "'\(path)' is not a dump", id: "foreign-file",
            help: ["name a directory written by '\(program) dump --out', or a dump file"])
    }

    /// A screen, a token set or a journey of the dump, ready to compare; `nil` for parts that are
    /// not compared.
    private static func part(_ value: JSONValue) -> Part? {
        let steps: [String]
        if let screen = value["screen"]?.string, let specimen = value["specimen"]?.string {
            steps = ["screens", screen, specimen]
        } else if let inputs = value["inputs"] {
            steps = ["tokens", inputs.members.compactMap(\.value.string).joined(separator: ".")]
        } else if let journey = value["journey"]?.string {
            let digests = value["frames"]?.elements.map { frame in
                // Dumps of earlier versions have whole screens without digests.
                frame["digest"]?.string ?? frame["screen"].map(PlayedJourney.digest) ?? ""
            }
            return Part(
                steps: ["journeys", journey],
                text: PlayedJourney.text(ofDigests: digests ?? []))
        } else {
            return nil
        }
        var writer = JSONWriter(style: .compact)
        writer.copy(value)
        return Part(steps: steps, text: writer.finishPart())
    }

    /// Compares a gallery with the dump.
    ///
    /// - Parameter now: The screens, token sets and journeys of the gallery.
    /// - Returns: The differences, and the earlier version of the screens and sets that differ.
    func comparison(
        with now: [PreviewPart]
    ) throws(Failure) -> (comparison: Comparison, earlier: [Files.Document]) {
        var current: [[String]: [UInt8]] = [:]
        var order: [[String]] = []
        for part in now {
            switch part.kind {
            case .tokens: current[["tokens", part.name]] = part.text
            case .own, .specimen:
                let key = ["screens", part.screen ?? "", part.name]
                guard current[key] == nil else { continue }
                current[key] = part.text
                order.append(key)
            case .journey:
                let key = ["journeys", part.name]
                current[key] = part.text
                order.append(key)
            }
        }
        var (entries, tokens) = ([Comparison.Entry](), [String]())
        var journeys: [Comparison.Journey] = []
        var documents: [Files.Document] = []
        for part in parts {
            let key = part.steps
            if let now = current[key], now == part.text { continue }
            switch part.steps[0] {
            case "tokens": tokens.append(part.steps[1])
            case "journeys":
                journeys.append(.init(part.steps[1], from: part.text, to: current[key]))
                continue
            default:
                entries.append(
                    .init(
                        screen: part.steps[1], specimen: part.steps[2],
                        change: current[key] == nil ? .removed : .changed))
            }
            documents.append(try Preview.script(["earlier"] + part.steps, part.text))
        }
        let known = Set(parts.map(\.steps))
        for steps in order where !known.contains(steps) {
            if steps[0] == "journeys" {
                journeys.append(.init(steps[1], from: nil, to: current[steps]))
            } else {
                entries.append(.init(screen: steps[1], specimen: steps[2], change: .added))
            }
        }
        let comparison = Comparison(
            with: path, screens: entries, tokens: tokens, journeys: journeys)
        return (comparison, documents)
    }
}

extension BaselineDump.Comparison.Journey {
    /// - Parameters:
    ///   - before: The digests of the earlier screens, one per line; `nil` for a new journey.
    ///   - after: The digests of the current screens; `nil` for a journey that was removed.
    init(_ journey: String, from before: [UInt8]?, to after: [UInt8]?) {
        self.journey = journey
        change = before == nil ? .added : after == nil ? .removed : .changed
        let common = zip(before ?? [], after ?? []).prefix { $0 == $1 }
        step = common.count { $0.0 == UInt8(ascii: "\n") }
    }
}
