/// Every name of a project once, each with a number.
///
/// Names are bytes: two spellings that Unicode calls equivalent are two names (Format 2025.10,
/// 5.1.1), which Swift's own string comparison would not see.
struct NameTable: Sendable {
    private let seed = UInt64.random(in: .min ... .max)
    private var bytes: [UInt8] = []
    private var ends: [Int] = [0]
    private var slots: [Int32] = Array(repeating: -1, count: 1024)

    /// The number of names.
    var count: Int { ends.count - 1 }

    /// The name with this number.
    subscript(_ id: Int32) -> String {
        String(decoding: bytes[ends[Int(id)]..<ends[Int(id) + 1]], as: UTF8.self)
    }

    /// The bytes of a name.
    func utf8(_ id: Int32) -> ArraySlice<UInt8> { bytes[ends[Int(id)]..<ends[Int(id) + 1]] }

    /// The number of a name, if it has been seen.
    func find(_ name: String) -> Int32? {
        var name = name
        return name.withUTF8 { find($0) }
    }

    func find(_ name: UnsafeBufferPointer<UInt8>) -> Int32? {
        let slot = slots[index(of: name)]
        return slot < 0 ? nil : slot
    }

    /// The number of a name, a new one when it is new.
    mutating func intern(_ name: String) -> Int32 {
        var name = name
        return name.withUTF8 { intern($0) }
    }

    mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> Int32 {
        let index = index(of: name)
        if slots[index] >= 0 { return slots[index] }
        let id = Int32(truncatingIfNeeded: count)
        bytes.append(contentsOf: name)
        ends.append(bytes.count)
        slots[index] = id
        if count * 2 > slots.count { grow() }
        return id
    }

    /// The slot that holds the name, or the empty one where it belongs.
    private func index(of name: UnsafeBufferPointer<UInt8>) -> Int {
        let mask = slots.count - 1
        var index = Int(truncatingIfNeeded: ByteText.hash(name, seed: seed)) & mask
        return bytes.withUnsafeBufferPointer { bytes in
            while slots[index] >= 0 {
                let id = Int(slots[index])
                let known = UnsafeBufferPointer(rebasing: bytes[ends[id]..<ends[id + 1]])
                if ByteText.areEqual(known, name) { break }
                index = (index + 1) & mask
            }
            return index
        }
    }

    private mutating func grow() {
        slots = Array(repeating: -1, count: slots.count * 2)
        for id in 0..<count {
            let slot = bytes.withUnsafeBufferPointer {
                index(of: UnsafeBufferPointer(rebasing: $0[ends[id]..<ends[id + 1]]))
            }
            slots[slot] = Int32(truncatingIfNeeded: id)
        }
    }
}
