import CandelaTool
import Testing

struct LineSplitterTests {
    private func lines(_ pieces: [String], limit: Int = 100) -> [String] {
        var splitter = LineSplitter(limit: limit)
        var lines = pieces.flatMap { splitter.lines(completedBy: Array($0.utf8)) }
        lines += [splitter.lastLine()].compactMap(\.self)
        return lines.map {
            switch $0 {
            case .text(let bytes): String(decoding: bytes, as: UTF8.self)
            case .tooLong(let bytes): "\(bytes) bytes"
            }
        }
    }

    @Test func `a line may arrive in any number of chunks`() {
        #expect(lines(["ab\ncd", "", "e", "f\n\n", "g"]) == ["ab", "cdef", "", "g"])
        #expect(lines(["ab\n"]) == ["ab"])
        #expect(lines([]) == [])
    }

    @Test func `a line above the limit is counted and discarded`() {
        // 4 bytes are kept, 5 are not, and the next line is not affected.
        #expect(lines(["abcd\nabcde\nab"], limit: 4) == ["abcd", "5 bytes", "ab"])
        #expect(lines(["abc", "de", "fgh\nab\n"], limit: 4) == ["8 bytes", "ab"])
        #expect(lines(["abcde"], limit: 4) == ["5 bytes"])
    }
}
