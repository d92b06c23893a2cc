import Testing

struct SnapshotTests {
    private static let outline = Snapshot(
        path: "habit-list/some.txt", wholeDifference: ".ci/diff-screen some")

    @Test func `reports the first differing line of an outline and both commands`() {
        let difference = Self.outline.difference("digest 1\na\nb\n", "digest 2\na\nB\n")
        #expect(
            difference == """
                Snapshots/habit-list/some.txt:3 differs
                  recorded: b
                  now:      B
                read the lines that differ with git diff after: \(Snapshot.command)
                read the whole difference with: .ci/diff-screen some
                """)
    }

    @Test func `reports the digests if no line of an outline differs`() {
        let difference = Self.outline.difference("digest 1\na\n", "digest 2\na\n")
        #expect(
            difference.hasPrefix("Snapshots/habit-list/some.txt:1 differs\n  recorded: digest 1\n"))
    }

    @Test func `refers to git for complete recordings`() {
        let difference = Snapshot(path: "habit-list/some.json").difference("a", "b")
        #expect(
            difference.hasSuffix("the whole difference with git diff after: \(Snapshot.command)"))
    }

    /// Locale data on a Mac has different spaces; everything else must be equal.
    @Test func `ignores the kind of spaces on other platforms`() {
        let (old, new) = ("5\u{202F}PM\n", "5 PM\n")
        func outline(_ text: String) -> String {
            "digest \(Digest(Array(text.utf8)).text)\n\(text)"
        }
        #expect(outline(old) != outline(new))
        #expect(
            Snapshot.withPlainSpaces(outline(old)) == Snapshot.withPlainSpaces(outline(new)))
        #expect(Snapshot.withPlainSpaces(old) == new)
        #expect(Snapshot.withPlainSpaces(outline("4 PM\n")) != outline(new))
    }
}
