/// The interned names of a project, each with an index.
///
/// Names are compared bytewise: two spellings that Unicode treats as equivalent are different names
/// (Format 2025.10, 5.1.1), unlike in Swift's string comparison.
package struct NameTable: Sendable {
    private let seed = UInt64.random(in: .min ... .max)
    private var bytes: [UInt8] = []
    private var ends: [Int] = [0]
    private var slots = [Slot](repeating: .empty, count: 1024)

    /// A hash table slot: the name's index, or -1 if empty, and a part of its hash that rules out
    /// most other names without comparing them.
    private struct Slot: Sendable {
        let hash: UInt32
        let id: Int32

        static let empty = Slot(hash: 0, id: -1)
    }

    package init() {}

    /// The number of names.
    var count: Int { ends.count - 1 }

    /// The name with this index.
    package subscript(_ id: Int32) -> String {
        String(decoding: bytes[ends[Int(id)]..<ends[Int(id) + 1]], as: UTF8.self)
    }

    /// The UTF-8 bytes of a name.
    package func utf8(_ id: Int32) -> ArraySlice<UInt8> { bytes[ends[Int(id)]..<ends[Int(id) + 1]] }

    /// The index of a name; `nil` if it was not interned.
    package func find(_ name: String) -> Int32? {
        var name = name
        return name.withUTF8 { find($0) }
    }

    func find(_ name: UnsafeBufferPointer<UInt8>) -> Int32? {
        let id = slots[place(of: name, hash(name))].id
        return id < 0 ? nil : id
    }

    /// The index of a name, interned if it is new.
    mutating func intern(_ name: String) -> Int32 {
        var name = name
        return name.withUTF8 { intern($0) }
    }

    package mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> Int32 {
        let hash = hash(name)
        let place = place(of: name, hash)
        if slots[place].id >= 0 { return slots[place].id }
        let id = Int32(truncatingIfNeeded: count)
        bytes.append(contentsOf: name)
        ends.append(bytes.count)
        slots[place] = Slot(hash: hash, id: id)
        if count * 2 > slots.count { grow() }
        return id
    }

    private func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
        UInt32(truncatingIfNeeded: ByteText.hash(name, seed: seed))
    }

    /// The slot of the name, or the empty slot to insert it in.
    private func place(of name: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Int {
        let mask = slots.count - 1
        var place = Int(hash) & mask
        return bytes.withUnsafeBufferPointer { bytes in
            while slots[place].id >= 0 {
                let slot = slots[place]
                let range = ends[Int(slot.id)]..<ends[Int(slot.id) + 1]
                if slot.hash == hash,
                    ByteText.areEqual(UnsafeBufferPointer(rebasing: bytes[range]), name)
                {
                    break
                }
                place = (place + 1) & mask
            }
            return place
        }
    }

    private mutating func grow() {
        var larger = [Slot](repeating: .empty, count: slots.count * 2)
        let mask = larger.count - 1
        for slot in slots where slot.id >= 0 {
            var place = Int(slot.hash) & mask
            while larger[place].id >= 0 { place = (place + 1) & mask }
            larger[place] = slot
        }
        slots = larger
    }
}
