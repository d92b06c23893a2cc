import CandelaPipeline

/// A dump written before, to be laid beside the screens of now.
struct EarlierDump {
    /// What differs from an earlier dump.
    struct Comparison: Sendable, Hashable, Encodable {
        struct Entry: Sendable, Hashable, Encodable {
            enum Change: String, Sendable, Hashable, Encodable {
                case added, changed, removed
            }

            let screen: String
            let specimen: String
            let change: Change
        }

        /// The folder it was compared with.
        let with: String

        /// The screens that are not the same, in the order of the dumps.
        let screens: [Entry]

        /// The sets of tokens that are not the same: `weight.dark`.
        let tokens: [String]
    }

    private let directory: String
    private let files: Files
    private let index: DumpIndex

    /// - Parameter directory: The folder that `candela dump --out` wrote.
    /// - Throws: A data failure when there is no dump in it.
    init(_ directory: String, _ surroundings: Surroundings) throws(Failure) {
        self.directory = directory
        files = surroundings.files
        let path = Files.join(directory, DumpWriter.indexName)
        index = try Document.read(DumpIndex.self, from: path, surroundings).value
    }

    /// Compares what is about to be written with the dump, and adds the earlier form of what differs.
    ///
    /// Only screens for their own readers are in a dump; each stands first among those of its name.
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
        for file in index.files {
            let earlier: (key: String, steps: [String])
            if let screen = file.screen, let specimen = file.specimen {
                earlier = ("\(screen)/\(specimen)", ["screens", screen, specimen])
                known.insert(earlier.key)
            } else if file.schema == "tokens", let name = file.path.split(separator: "/").last {
                let set = String(name.dropLast(".json".count))
                earlier = ("tokens/\(set)", ["tokens", set])
            } else {
                continue
            }
            let text = try compact(file.path)
            if let now = current[earlier.key], Self.json(in: now) == text[...] { continue }
            if earlier.steps[0] == "tokens" {
                tokens.append(earlier.steps[1])
            } else {
                entries.append(
                    .init(
                        screen: earlier.steps[1], specimen: earlier.steps[2],
                        change: current[earlier.key] == nil ? .removed : .changed))
            }
            documents.append(try Preview.script(["earlier"] + earlier.steps, text))
        }
        for steps in order where !known.contains(steps.joined(separator: "/")) {
            entries.append(.init(screen: steps[0], specimen: steps[1], change: .added))
        }
        return Comparison(with: directory, screens: entries, tokens: tokens)
    }

    /// The JSON that a script hands over: what lies between its first comma and its last bracket.
    private static func json(in script: [UInt8]) -> ArraySlice<UInt8> {
        let start = script.firstIndex(of: UInt8(ascii: ",")) ?? 0
        return script[(start + 1)..<(script.count - 2)]
    }

    private func compact(_ path: String) throws(Failure) -> [UInt8] {
        let path = Files.join(directory, path)
        let bytes = try files.read(path)
        do throws(JSONError) {
            var writer = JSONWriter(style: .compact)
            writer.copy(try JSONDocument(parsing: bytes, file: path).root)
            return writer.finishPart()
        } catch {
            throw Failure(error.diagnostics)
        }
    }
}
