import Foundation
import Testing
import candela_generate

/// The size of the generated files, and the absence of duplicates in them.
struct GeneratedSizeTests {
    /// The bytes of all generated files, by path.
    private static let files: [String: [UInt8]] = {
        let top = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let source = SourceFolder(top.path)
        let paths = source.swiftFiles(below: "Sources").filter { $0.contains("/Generated/") }
        return Dictionary(
            uniqueKeysWithValues: paths.map { ($0, (try? source.read($0)) ?? []) })
    }()

    /// A literal, or one line of a multi-line literal.
    private struct Piece {
        let text: ArraySlice<UInt8>
        /// Whether the next piece belongs to the same literal.
        let goesOn: Bool
    }

    private static func pieces(_ file: [UInt8]) -> [Piece] {
        let quote = UInt8(ascii: "\"")
        var pieces: [Piece] = []
        var isInBlock = false
        for line in file.split(separator: UInt8(ascii: "\n")) {
            if line.starts(with: "\"\"\"".utf8) {
                isInBlock = false
            } else if isInBlock {
                pieces.append(Piece(text: line, goesOn: true))
            } else if line.suffix(3).elementsEqual("\"\"\"".utf8) {
                pieces.append(Piece(text: [], goesOn: false))
                isInBlock = true
            } else {
                let parts = line.split(separator: quote, omittingEmptySubsequences: false)
                for place in stride(from: 1, to: parts.count, by: 2) {
                    pieces.append(Piece(text: parts[place], goesOn: false))
                }
            }
        }
        return pieces
    }

    /// A limit set for this package. Embedded files are as long as their sources.
    @Test func `has 0.95 megabytes at most beside embedded files`() {
        #expect(Set(Self.files.keys.map { $0.split(separator: "/")[1] }).count == 11)
        let written = Self.files.filter {
            !String(decoding: $0.value.prefix(200), as: UTF8.self).contains(
                "from the files in 'Sources")
        }
        #expect(written.count < Self.files.count)
        #expect(written.values.reduce(0) { $0 + $1.count } <= 950_000)
    }

    @Test func `has no literal of more than 100 kB`() {
        for (path, file) in Self.files {
            var (length, longest) = (0, 0)
            for piece in Self.pieces(file) {
                length = (piece.goesOn ? length + 1 : 0) + piece.text.count
                longest = max(longest, length)
            }
            #expect(longest <= 100_000, "\(path)")
        }
    }

    @Test func `has each sentence in one file`() {
        var places: [ArraySlice<UInt8>: Set<String>] = [:]
        // A tone may use the same sentence for a phrase as the package.
        for (path, file) in Self.files where !path.hasSuffix("+Tones.swift") {
            for piece in Self.pieces(file) where piece.text.count >= 40 {
                let spaces = piece.text.reduce(0) { $0 + ($1 == UInt8(ascii: " ") ? 1 : 0) }
                if spaces > 3 { places[piece.text, default: []].insert(path) }
            }
        }
        #expect(places.count > 1000)
        let repeated = places.filter { $0.value.count > 1 }.keys
        #expect(repeated.map { String(decoding: $0, as: UTF8.self) } == [])
    }
}
