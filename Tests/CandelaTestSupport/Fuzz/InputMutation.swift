/// A generator of mutated texts that imitate typing mistakes, broken tools and attacks.
package struct InputMutation: Sendable {
    private let texts: [[UInt8]]
    private let words: [String]

    /// Bytes with a meaning in JSON, and parts of characters.
    private static let likely =
        Array("{}[]\",:\\$#/.+-019e \n\tutfn".utf8) + [0xC3, 0xA9, 0xED, 0xF0, 0x80, 0]

    /// - Parameters:
    ///   - texts: Valid texts of one format.
    ///   - words: Fragments with a meaning in the format, inserted where they are not expected.
    package init(of texts: [[UInt8]], words: [String]) {
        (self.texts, self.words) = (texts, words)
    }

    /// One of the texts, mutated; a seed gives the same result on every machine.
    package func input(_ seed: Int) -> [UInt8] {
        var random = SplitMix(seed: UInt64(truncatingIfNeeded: seed))
        return mutated(text(&random), &random)
    }

    /// One of the texts, unchanged.
    package func text(_ random: inout SplitMix) -> [UInt8] { pick(texts, &random) }

    /// Applies one to four mutations: bytes, strings or digits replaced, bytes inserted or
    /// removed, parts repeated or copied from another text, members removed, or fragments of the
    /// format inserted. Half of the texts get only mutations
    /// that seldom make the JSON invalid.
    package func mutated(_ bytes: [UInt8], _ random: inout SplitMix) -> [UInt8] {
        var bytes = bytes
        let isGentle = Bool.random(using: &random)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let place = Int.random(in: 0...bytes.count, using: &random)
            let end = min(bytes.count, place + Int.random(in: 0...40, using: &random))
            switch Int.random(in: isGentle ? 5...9 : 0...9, using: &random) {
            case 0 where place < bytes.count: bytes[place] = .random(in: 0...255, using: &random)
            case 1 where place < bytes.count && Bool.random(using: &random):
                bytes[place] = pick(Self.likely, &random)
            case 1: bytes.insert(pick(Self.likely, &random), at: place)
            case 2: bytes.removeSubrange(place..<end)
            case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
            case 4:
                let other = text(&random)
                let from = Int.random(in: 0...other.count, using: &random)
                bytes.replaceSubrange(
                    place..<end, with: other[from..<min(other.count, from + end - place)])
            case 5:
                let brace = bytes[place...].firstIndex(of: UInt8(ascii: "{")).map { $0 + 1 }
                bytes.insert(contentsOf: pick(words, &random).utf8, at: brace ?? place)
            case 6, 7: replaceString(&bytes, from: place, &random)
            case 8: replaceDigit(&bytes, from: place, &random)
            default: removeMember(&bytes, from: place)
            }
        }
        return bytes
    }

    /// Replaces the next string with another string of the text, so that the syntax usually stays
    /// valid.
    private func replaceString(_ bytes: inout [UInt8], from: Int, _ random: inout SplitMix) {
        let quote = UInt8(ascii: "\"")
        func string(_ from: Int) -> Range<Int>? {
            guard let start = bytes[from...].firstIndex(of: quote),
                let end = bytes[(start + 1)...].firstIndex(of: quote)
            else { return nil }
            return start..<end + 1
        }
        let other = Int.random(in: 0...bytes.count, using: &random)
        guard let old = string(from), let new = string(other) else { return }
        bytes.replaceSubrange(old, with: Array(bytes[new]))
    }

    private func replaceDigit(_ bytes: inout [UInt8], from: Int, _ random: inout SplitMix) {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard let place = bytes[from...].firstIndex(where: digits.contains) else { return }
        bytes[place] = .random(in: digits, using: &random)
    }

    /// Removes the text between two commas, like deleting a line.
    private func removeMember(_ bytes: inout [UInt8], from: Int) {
        let comma = UInt8(ascii: ",")
        guard let start = bytes[from...].firstIndex(of: comma),
            let end = bytes[(start + 1)...].firstIndex(of: comma)
        else { return }
        bytes.removeSubrange(start..<end)
    }

    private func pick<Element>(_ list: [Element], _ random: inout SplitMix) -> Element {
        list[Int.random(in: 0..<list.count, using: &random)]
    }
}
