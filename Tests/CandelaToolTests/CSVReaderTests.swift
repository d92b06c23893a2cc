import Testing
import candela

struct CSVReaderTests {
    private func read(_ text: String, delimiter: Character = ",") -> (rows: [String], [String]) {
        let (records, problems) = CSVReader.read(
            Array(text.utf8), file: "f", delimiter: delimiter.asciiValue ?? 44)
        return (
            records.map { "\($0.line):" + $0.fields.joined(separator: "|") },
            problems.map(\.description)
        )
    }

    @Test(arguments: [
        ("a,b\n1,2\n", ["1:a|b", "2:1|2"]),
        ("a,b\r\n1,2", ["1:a|b", "2:1|2"]),
        ("\u{FEFF}a,b", ["1:a|b"]),
        ("a,\n,b\n", ["1:a|", "2:|b"]),
        ("a\n\n\r\nb\n", ["1:a", "4:b"]),
        ("\"a,b\",\"say \"\"hi\"\"\",\"\"\n", ["1:a,b|say \"hi\"|"]),
        ("1,\"two\r\nlines\",x\ny\n", ["1:1|two\r\nlines|x", "3:y"]),
        ("5\" nails,don\"t\n", ["1:5\" nails|don\"t"]),
        ("a\rb,c\r", ["1:a\rb|c"]),
        ("📚,كتابة\n", ["1:📚|كتابة"]),
        ("", []), ("\n", []),
    ])
    func `reads what RFC 4180 allows`(text: String, rows: [String]) {
        let (found, problems) = read(text)
        #expect(found == rows)
        #expect(problems.isEmpty)
    }

    @Test func `reads other delimiters`() {
        #expect(read("a;b,c\n\"x;y\";z", delimiter: ";").rows == ["1:a|b,c", "2:x;y|z"])
    }

    @Test func `a stray quote costs its own line only`() {
        let (rows, problems) = read("a,b\n1,\"oops\n2,fine\n3,\"ill\"\n4,\"open\n5,x\n")
        #expect(rows == ["1:a|b", "3:2|fine", "4:3|ill", "6:5|x"])
        #expect(
            problems == [
                "f:2: a quoted field goes on after its closing quote",
                "f:5: a quoted field is not closed",
            ])
    }

    @Test func `a line that is not UTF-8 is named`() {
        let bytes = Array("a\n".utf8) + [0xC3, 0x28, 0x0A] + Array("b\n".utf8)
        let (records, problems) = CSVReader.read(bytes, file: "f")
        #expect(records.map(\.fields) == [["a"], ["b"]])
        #expect(problems.map(\.description) == ["f:2: text is not UTF-8"])
    }
}
