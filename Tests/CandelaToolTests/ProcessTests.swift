import CandelaTool
import Foundation
import Testing

/// Whether a test may mount its own disk.
private let canMount: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["unshare", "-rm", "true"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
}()

/// The built program, for behaviour that only a process has.
struct ProcessTests {
    static let program: URL = {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
            let tests = bundle?.bundleURL ?? Bundle.main.bundleURL
        #else
            let tests = URL(fileURLWithPath: CommandLine.arguments[0])
        #endif
        return tests.deletingLastPathComponent().appendingPathComponent("candela")
    }()

    /// Runs a shell command in which `candela` is the program.
    private func shell(_ line: String) throws -> ShellRun {
        try ToolHarness().shell(line, calling: Self.program, "candela")
    }

    @Test func `results and messages have separate streams, and a status`() throws {
        let version = try shell("candela --version")
        #expect(version.output == "candela \(Tool.version)\n")
        #expect(version.errors.isEmpty)
        #expect(version.status == 0)
        let mistake = try shell("candela --versoin")
        #expect(mistake.output.isEmpty)
        #expect(mistake.errors.hasPrefix("error: unknown option '--versoin' [unknown-option]\n"))
        #expect(mistake.status == 2)
    }

    @Test func `a closed output pipe is not an error`() throws {
        let run = try shell("candela --help | true; echo ${PIPESTATUS[0]}")
        #expect(run.output == "0\n")
        #expect(run.errors.isEmpty)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func `a full disk is an error`() throws {
        let run = try shell("candela --help > /dev/full")
        #expect(run.errors.contains("standard output cannot be written: the disk is full"))
        #expect(run.status == 1)
    }

    @Test func `reads only files and a dash, and a closed input is an error`() throws {
        let weights = "printf '#Units: kg\\n2026-03-18;78.2\\n'"
        #expect(try shell("\(weights) | candela import libra -").output.contains("78.2"))
        let pipe = try shell("mkfifo p; candela import libra p; candela tokens check <(true)")
        #expect(pipe.errors.hasPrefix("error: 'p' is a pipe, not a file [not-a-file]\n"))
        #expect(pipe.errors.contains("is a pipe, not a file"))
        #expect(pipe.status == 1)
        let closed = try shell("candela import libra - <&-")
        #expect(closed.errors == "error: standard input cannot be read [unreadable-file]\n")
        #expect(closed.status == 1)
    }

    private static let tokens = "printf '{\"n\":{\"$type\":\"number\",\"$value\":1}}' > n.json"

    @Test func `writes nothing from a directory that was removed`() throws {
        let run = try shell(
            "\(Self.tokens); mkdir gone; cd gone; rmdir ../gone; "
                + "candela tokens build \"$OLDPWD/n.json\" --format json --out candela-test-out")
        #expect(
            run.errors
                == "error: 'candela-test-out' cannot be written: the working directory was removed"
                + " [unwritable-file]\n")
        #expect(run.status == 1)
        #expect(!FileManager.default.fileExists(atPath: "/candela-test-out"))
    }

    @Test(.enabled(if: canMount))
    func `a full disk is an error, and earlier files are kept`() throws {
        let run = try shell(
            """
            \(Self.tokens)
            mkdir disk
            export program=$(declare -f candela)
            unshare -rm bash -c '
              eval "$program"
              mount -t tmpfs -o size=64k none disk
              echo old > disk/n.json
              head -c 1000000 /dev/zero > disk/rest 2>/dev/null
              candela tokens build n.json --format json --out disk
              cat disk/n.json; ls -A disk'
            """)
        #expect(
            run.errors
                == "error: 'disk/n.json' cannot be written: the disk is full [unwritable-file]\n")
        #expect(run.output == "old\nn.json\nrest\n")
    }

    @Test func `control characters in data do not reach the terminal`() throws {
        let run = try shell(
            """
            printf '{"n":{"$type":"number","$value":1}}' > $'a\\e[2J\\nerror: b'
            candela tokens build $'a\\e[2J\\nerror: b' --format json --out out
            candela tokens check $'no\\u202efile'
            """)
        #expect(!run.errors.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
        #expect(run.errors.contains(#"a\u{1B}[2J"#))
        #expect(run.errors.contains(#"'no\u{202E}file' does not exist"#))
        #expect(!run.errors.contains("\nerror: b"))
    }

    @Test func `arguments that are not UTF-8 are an error, not a crash`() throws {
        let run = try shell("candela $'\\xff\\xfe'")
        #expect(
            run.errors == #"error: the argument 1, '\xFF\xFE', is not UTF-8 [invalid-value]"# + "\n"
        )
        #expect(run.status == 2)
    }

    #if os(Linux)
        /// As texts, these names would be the names of the files with U+FFFD.
        @Test func `a name that is not UTF-8 is no other file's`() throws {
            let run = try shell(
                """
                \(Self.tokens); mkdir d $'q\\xff'
                cp n.json $'\\xef\\xbf\\xbd.json'; cp n.json $'d/\\xef\\xbf\\xbd.json'
                candela tokens check $'\\xff.json'; echo $?
                candela tokens build n.json --format css --out $'o\\xff'; echo $?
                cp n.json $'d/\\xff.json'
                candela tokens check 'd/*.json'; echo $?
                cd $'q\\xff'; candela tokens build "$OLDPWD/n.json" --format css --out o; echo $?
                ls -A . .. | wc -l
                """)
            // Two headings, an empty line and six files.
            #expect(run.output == "2\n2\n1\n1\n9\n")
            let errors = run.errors.split(separator: "\n").filter { !$0.hasPrefix("  ") }
            #expect(
                errors.prefix(3) == [
                    #"error: the argument 3, '\xFF.json', is not UTF-8 [invalid-value]"#,
                    #"error: the argument 7, 'o\xFF', is not UTF-8 [invalid-value]"#,
                    #"error: 'd/\xFF.json' has a name that is not UTF-8 [unusable-file-name]"#,
                ])
            let last = try #require(errors.last)
            #expect(
                last.hasPrefix(
                    "error: 'o' cannot be written: the path of the working directory is not UTF-8"))
            #expect(last.hasSuffix(#"/q\xFF' [unwritable-file]"#))
        }
    #endif
}
