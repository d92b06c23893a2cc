/// A search for members of an object with the same name, in linear time.
struct DuplicateNames {
    /// A random seed, so that no file can be crafted to make all hashes collide.
    private let seed = UInt64.random(in: .min ... .max)

    private var names: [(node: Int, hash: UInt64)] = []
    private var table: [UInt32] = []

    /// Reports each member of the object at `node` whose name was used before.
    mutating func find(
        in nodes: [JSONNode], object node: Int, text: UnsafeBufferPointer<UInt8>,
        report: (JSONFinding) -> Void
    ) {
        let count = Int(nodes[node].extent)
        guard count > 8 else { return compareAll(nodes, node, text, report) }
        names.removeAll(keepingCapacity: true)
        var name = node + 1
        for _ in 0..<count {
            names.append((name, hash(of: nodes[name], in: text)))
            name = Int(nodes[name + 1].next)
        }
        findInTable(nodes, text, report)
    }

    /// Compares each name of a small object with those before it. Most differ in length.
    private func compareAll(
        _ nodes: [JSONNode], _ object: Int, _ text: UnsafeBufferPointer<UInt8>,
        _ report: (JSONFinding) -> Void
    ) {
        let end = Int(nodes[object].next)
        var later = Int(nodes[object + 2].next)
        while later < end {
            let second = nodes[later]
            var earlier = object + 1
            while earlier < later {
                let first = nodes[earlier]
                let mayMatch =
                    first.extent - first.start == second.extent - second.start
                    || first.isEscaped || second.isEscaped
                if mayMatch, Self.same(first, second, in: text) {
                    report(Self.finding(first, second, in: text))
                    break
                }
                earlier = Int(nodes[earlier + 1].next)
            }
            later = Int(nodes[later + 1].next)
        }
    }

    private mutating func findInTable(
        _ nodes: [JSONNode], _ text: UnsafeBufferPointer<UInt8>, _ report: (JSONFinding) -> Void
    ) {
        var size = 32
        while size < names.count * 2 { size *= 2 }
        table.removeAll(keepingCapacity: true)
        table.append(contentsOf: repeatElement(0, count: size))
        for (position, (node, hash)) in names.enumerated() {
            var slot = Int(truncatingIfNeeded: hash) & (size - 1)
            while true {
                let held = Int(table[slot])
                guard held > 0 else {
                    table[slot] = UInt32(position + 1)
                    break
                }
                let earlier = names[held - 1]
                if earlier.hash == hash, Self.same(nodes[earlier.node], nodes[node], in: text) {
                    report(Self.finding(nodes[earlier.node], nodes[node], in: text))
                    break
                }
                slot = (slot + 1) & (size - 1)
            }
        }
    }

    private static func finding(
        _ first: JSONNode, _ second: JSONNode, in text: UnsafeBufferPointer<UInt8>
    ) -> JSONFinding {
        let name = String(decoding: bytes(of: second, in: text), as: UTF8.self)
        return JSONFinding(
            severity: .error, id: "duplicate-name",
            message: "'\(name)' is already a member of this object", offset: Int(second.start),
            help: ["rename or remove one of the two"],
            earlier: ("the first '\(name)' is here", Int(first.start)), endsParsing: false)
    }

    /// The bytes between the quotes, unescaped.
    private static func bytes(of node: JSONNode, in text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        let raw = raw(node, in: text)
        guard node.isEscaped else { return Array(raw) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(raw.count)
        JSONEscapes.decode(raw, surrogatesAs: .generalizedUTF8) { byte, _ in bytes.append(byte) }
        return bytes
    }

    private static func raw(
        _ node: JSONNode, in text: UnsafeBufferPointer<UInt8>
    ) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: text[Int(node.start) + 1..<Int(node.extent) - 1])
    }

    private static func same(
        _ first: JSONNode, _ second: JSONNode, in text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        if first.isEscaped || second.isEscaped {
            return bytes(of: first, in: text) == bytes(of: second, in: text)
        }
        return ByteText.areEqual(raw(first, in: text), raw(second, in: text))
    }

    private func hash(of node: JSONNode, in text: UnsafeBufferPointer<UInt8>) -> UInt64 {
        guard node.isEscaped else { return ByteText.hash(Self.raw(node, in: text), seed: seed) }
        return Self.bytes(of: node, in: text).withUnsafeBufferPointer {
            ByteText.hash($0, seed: seed)
        }
    }
}
