import CandelaElements
import CandelaJSON
import CandelaPreview
import CandelaTool
import Foundation
import Testing

/// `preview --serve` as a process, with its page, data, sessions and news.
@Suite(.serialized)
struct PreviewServeTests {
    private static let journal = #"{"habits": [{"id": "a", "name": "Read"}]}"#

    /// A running live gallery in its own directory.
    private final class Gallery {
        let bench: ToolHarness
        private let process = Process()
        private let port: UInt16
        private let token: String

        /// - Parameters:
        ///   - more: Further arguments.
        ///   - choice: The selected screens; a selection of some has no journeys.
        init(
            _ files: [String: String] = [:], _ more: String = "",
            choice: String = "--product habit --screen habit.list"
        ) throws {
            bench = try ToolHarness(files)
            for name in ["log", "errors"] {
                _ = FileManager.default.createFile(atPath: "\(bench.path)/\(name)", contents: nil)
            }
            process.executableURL = ProcessTests.program
            let line = """
                preview --serve \(choice) --now 2026-03-18T16:20:00Z \
                --time-zone Europe/Berlin \(more)
                """
            process.arguments = line.split(separator: " ").map(String.init)
            process.currentDirectoryURL = URL(fileURLWithPath: bench.path)
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle(forWritingAtPath: bench.path + "/log")
            process.standardError = FileHandle(forWritingAtPath: bench.path + "/errors")
            try process.run()
            let end = ContinuousClock.now + .seconds(120)
            var text = ""
            while !text.hasSuffix("\n"), ContinuousClock.now < end {
                usleep(5_000)
                text = try bench.text("log")
            }
            let address = try #require(
                text.wholeMatch(of: /http:\/\/127\.0\.0\.1:([0-9]+)\/([0-9a-f]{32})\/\n/))
            port = try #require(UInt16(address.output.1))
            token = String(address.output.2)
        }

        deinit {
            process.terminate()
            process.waitUntilExit()
        }

        func client() throws -> RawClient { try RawClient(port: port) }

        func request(_ path: String, _ body: String? = nil) -> String {
            let method = body == nil ? "GET" : "POST"
            let head = "\(method) /\(token)/\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
            guard let body else { return head + "\r\n" }
            return head
                + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
                + body
        }

        /// The response to a request on a connection of its own.
        func ask(_ path: String, _ body: String? = nil) throws -> RawResponse {
            let client = try client()
            client.send(request(path, body))
            return try #require(try client.response())
        }

        func json(_ path: String, _ body: String? = nil) throws -> JSONValue {
            let response = try ask(path, body)
            try #require(response.status == 200, "\(response.text)")
            return try JSONDocument(parsing: response.body, file: path).root
        }

        /// A client that receives news; the first message was read.
        func listener() throws -> RawClient {
            let client = try client()
            client.send(request("events"))
            let head = client.read(until: "\r\n\r\n")
            #expect(head?.hasPrefix("HTTP/1.1 200 OK\r\n") == true)
            _ = try news(on: client)
            return client
        }

        func news(on client: RawClient) throws -> JSONValue {
            while true {
                let message = try #require(client.read(until: "\n\n"))
                guard message.hasPrefix("data: ") else { continue }
                let json = Array(message.dropFirst("data: ".count).utf8)
                return try JSONDocument(parsing: json, file: "event").root
            }
        }

        /// Begins a session and returns its name.
        func begin(_ specimen: String) throws -> String {
            let answer = try json(
                "sessions", #"{"screen": "habit.list", "specimen": "\#(specimen)"}"#)
            return try #require(answer["session"]?.string)
        }
    }

    private static let context =
        #""context": {"now": "2026-03-18T16:20:00Z", "timeZone": "Europe/Berlin"}"#

    private static func toggle(_ session: String, _ habit: String) -> String {
        #"{"session": "\#(session)", "answer": "patch", \#(context), "event": "#
            + #"{"intent": {"kind": "toggle", "habit": "\#(habit)", "day": "2026-03-18"}}}"#
    }

    @Test func `serves a page that connects to its server only`() throws {
        let gallery = try Gallery()
        let page = try gallery.ask("")
        #expect(page.status == 200)
        #expect(page["Content-Type"] == "text/html; charset=utf-8")
        let policy = try #require(page["Content-Security-Policy"])
        let parts = policy.split(separator: "; ").map(String.init)
        #expect(parts.first == "default-src 'none'")
        #expect(parts.suffix(2) == ["connect-src 'self'", "frame-ancestors 'none'"])
        #expect(!policy.contains("file:") && !policy.contains("'unsafe-inline'"))
        // The page says the same, apart from the part that only a header can have.
        let written = parts.dropLast().joined(separator: "; ")
        #expect(page.text.contains("Content-Security-Policy\" content=\"\(written)\""))
        #expect(page.text.contains("new EventSource("))
        #expect(page["Cache-Control"] == "no-store" && page["Referrer-Policy"] == "no-referrer")
        let host = try gallery.client()
        host.send(gallery.request("").replacing("Host: 127.0.0.1", with: "Host: localhost"))
        #expect(try host.response()?.status == 421)
    }

    @Test func `serves the data of a gallery by name, and no file`() throws {
        let gallery = try Gallery(["j.json": Self.journal], "--journal j.json")
        let line = "preview --out g --product habit --screen habit.list --journal j.json"
        #expect(gallery.bench.run(line).status == .success)
        for name in [
            "screens/large.en/habit.list/habits-typical",
            "screens/accessibility5.ar-XB/habit.list/habits-typical",
            "screens/large.en/habit.list/yours", "tokens/habit.dark", "origins/habit.light",
            "icons", "types", "kinds", "words", "findings",
        ] {
            let response = try gallery.ask("data/\(name).json")
            #expect(response.status == 200)
            let steps = name.split(separator: "/")
            if steps[0] == "screens" {
                let path = "screens/\(steps[2])/\(steps[3])"
                let script = try gallery.bench.text("g/data/\(path).js")
                let document = try GalleryFile(script, named: path).document(String(steps[1]))
                #expect(response.body == document, "\(name)")
            } else {
                let script = try gallery.bench.text("g/data/\(name).js")
                var writer = JSONWriter(style: .compact)
                writer.copy(try GalleryFile(script, named: name).root)
                #expect(response.body == writer.finishPart(), "\(name)")
            }
        }
        // Screens are made when they are requested, so there are all type sizes.
        let small = try gallery.json("data/screens/xSmall.en/habit.list/habits-typical.json")
        #expect(small["context"]?["typeSize"]?.string == "xSmall")
        #expect(try gallery.json("data/schema/habit.list.json")["$defs"] != nil)
        for path in [
            "data/", "data/icons", "data/icons.js", "data/nothing.json", "j.json", "g/index.html",
            "data/../j.json", "data/../../../../../../etc/passwd", "data/%2e%2e/j.json",
            "data//icons.json", "data/screens/huge.en/habit.list/habits-typical.json",
            "data/screens/large.xx/habit.list/habits-typical.json",
            "data/screens/habit.list/habits-typical.json", "index.html", "stream", "sessions",
            "events/",
        ] {
            #expect(try gallery.ask(path).status == 404, "\(path)")
        }
    }

    @Test func `answers an event with the patch of a stream, and writes no file`() throws {
        let gallery = try Gallery(["j.json": Self.journal], "--journal j.json")
        let name = try gallery.begin("yours")
        let first = try gallery.ask(
            "stream", #"{"session": "\#(name)", "include": ["session"], \#(Self.context)}"#)
        let start = try JSONDocument(parsing: first.body, file: "answer").root
        var writer = JSONWriter(style: .compact)
        writer.copy(try #require(start["session"]))
        let session = String(decoding: writer.finishPart(), as: UTF8.self)
        let lines = [
            #"{"session": "\#(name)", "answer": "patch", \#(Self.context)}"#,
            Self.toggle(name, "a"), Self.toggle(name, "nothing"), Self.toggle(name, "a"),
        ]
        let served = try lines.map { try gallery.ask("stream", $0).text }
        let define = #"{"define": "\#(name)", "session": \#(session)}"#
        let again = #"{"session": "\#(name)", \#(Self.context)}"#
        let input = ([define, again] + lines).map { $0 + "\n" }.joined()
        let streamed = try ToolHarness(input: input).run("stream").text
            .split(separator: "\n").dropFirst(2).map { String($0) + "\n" }
        // Each request has its own first line.
        #expect(served == streamed.map { $0.replacing("\"line\":5", with: "\"line\":1") })
        #expect(served[1].contains(#""patch":{"from":2"#))
        #expect(served[2].contains(#""code":"unknown-habit""#))
        #expect(try gallery.bench.text("j.json") == Self.journal)
        let unknown = try gallery.ask("sessions", #"{"screen": "habit.list", "specimen": "x"}"#)
        #expect(unknown.status == 404 && unknown.text.contains("[unknown-specimen]"))
        #expect(try gallery.ask("sessions", "nothing").status == 404)
        #expect(try gallery.ask("stream", "nothing").text.contains("\"error\""))
    }

    @Test func `a session begins with a journey, after any of its steps`() throws {
        let gallery = try Gallery(choice: "--product habit")
        let frames = try PlayedFrames(gallery.json("data/journeys/large.en/habit-first.json"))
        let (titles, names) = (try frames.texts("title", "text"), try frames.texts("screen"))
        #expect(names.count > 3)
        // A stream includes no keys of phrases, so only texts are compared.
        func text(_ value: JSONValue, _ path: String...) -> String? {
            path.reduce(value["screen"]) { $0?[$1] }?.string
        }
        for place in [0, 2, names.count - 1, names.count + 9] {
            let begun = try gallery.json(
                "sessions", #"{"journey": "habit-first", "step": \#(place)}"#)
            let shown = min(place, names.count - 1)
            let context = try #require(begun["context"])
            // The clock is that of the step. 2026-03-18T17:20:00+01:00 and 16:20:00Z are the same.
            var writer = JSONWriter(style: .compact)
            writer.copy(context)
            let name = try #require(begun["session"]?.string)
            let json = String(decoding: writer.finishPart(), as: UTF8.self)
            let answer = try gallery.json(
                "stream", #"{"session": "\#(name)", "context": \#(json)}"#)
            #expect(text(answer, "title", "text") == titles[shown], "\(place)")
            #expect(text(answer, "screen") == names[shown], "\(place)")
        }
        #expect(try gallery.ask("sessions", #"{"journey": "none"}"#).status == 404)
    }

    @Test func `reads changed tokens again, and keeps the last ones while there are errors`() throws
    {
        let files = ["t.tokens.json": Self.theme("0, 0, 1")]
        let gallery = try Gallery(files, "--theme t.tokens.json")
        func color() throws -> [String?] { try Self.color("habit", in: gallery) }
        #expect(try color() == ["0", "0", "1"])
        let listener = try gallery.listener()
        let start = ContinuousClock.now
        try gallery.bench.write("t.tokens.json", Self.theme("1, 0, 1"))
        let news = try gallery.news(on: listener)
        // 150 ms in a release build; this one is slower, on a busy machine.
        #expect(ContinuousClock.now - start < .seconds(30))
        #expect(news["version"]?.number?.text == "2" && news["edition"]?.number?.text == "1")
        #expect(news["problems"]?[0] == nil)
        #expect(try color() == ["1", "0", "1"])
        try gallery.bench.write("t.tokens.json", "{")
        let wrong = try gallery.news(on: listener)
        #expect(wrong["version"]?.number?.text == "2")
        #expect(wrong["problems"]?[0]?.string?.hasPrefix("t.tokens.json:1:") == true)
        #expect(try color() == ["1", "0", "1"])
        try gallery.bench.write("t.tokens.json", Self.theme("0, 1, 1"))
        let right = try gallery.news(on: listener)
        #expect(right["version"]?.number?.text == "3")
        #expect(right["problems"]?[0] == nil)
        #expect(try color() == ["0", "1", "1"])
    }

    private static func theme(_ components: String) -> String {
        #"""
        {"color": {"primary": {"$type": "color", "$value": {"colorSpace": "srgb",
          "components": [\#(components)]}}}}
        """#
    }

    /// The components of `color.primary` in the light appearance.
    private static func color(_ product: String, in gallery: Gallery) throws -> [String?] {
        let root = try gallery.json("data/tokens/\(product).light.json")
        let components = root["tokens"]?["color.primary"]?["$value"]?["components"]
        return (0..<3).map { components?[$0]?.number?.text }
    }

    @Test func `draws the product on the screen first, and the others after it`() throws {
        let files = ["t.tokens.json": Self.theme("0, 0, 1")]
        let gallery = try Gallery(
            files, "--theme t.tokens.json",
            choice: "--screen habit.list --screen weight.dashboard")
        _ = try Self.color("habit", in: gallery)
        let listener = try gallery.listener()
        // The second change begins while nothing is on the screen: all products are made at once.
        for (place, expected) in [[["2", "1"], ["2", "2"]], [["3", "3"]]].enumerated() {
            try gallery.bench.write("t.tokens.json", Self.theme("1, 0, \(place)"))
            for looks in expected {
                let news = try gallery.news(on: listener)
                #expect(news["version"]?.number?.text == "\(place + 2)")
                #expect(
                    ["habit", "weight"].map { news["looks"]?[$0]?.number?.text } == looks)
            }
        }
        for product in ["habit", "weight"] {
            #expect(try Self.color(product, in: gallery) == ["1", "0", "1"])
        }
    }

    @Test func `reports warnings of changed files`() throws {
        let files = ["t.tokens.json": Self.theme("0, 0, 1")]
        let gallery = try Gallery(files, "--theme t.tokens.json")
        let listener = try gallery.listener()
        try gallery.bench.write(
            "t.tokens.json", Self.theme("0, 0, 1").replacing("primary", with: "primry"))
        let warnings = try gallery.news(on: listener)["warnings"]?.elements.compactMap(\.string)
        #expect(warnings?.contains { $0.contains("[unknown-role]") } == true)
    }

    @Test func `sessions continue with changed words, apps and journals`() throws {
        func words(_ text: String) -> String {
            #"""
            {"sourceLanguage": "en", "version": "1.0", "strings": {"habit.list.title": {"localizations":
            {"en": {"stringUnit": {"state": "translated", "value": "\#(text)"}}}}}}
            """#
        }
        let files = ["w.xcstrings": words("One"), "j.json": Self.journal]
        let gallery = try Gallery(files, "--phrases w.xcstrings --journal j.json")
        let names = [try gallery.begin("yours"), try gallery.begin("habits-typical")]
        func screen(_ name: String) throws -> (title: String?, text: String) {
            let response = try gallery.ask(
                "stream", #"{"session": "\#(name)", \#(Self.context)}"#)
            let root = try JSONDocument(parsing: response.body, file: "answer").root
            return (root["screen"]?["title"]?["text"]?.string, response.text)
        }
        _ = try gallery.ask("stream", Self.toggle(names[0], "a"))
        #expect(try names.map { try screen($0).title } == ["One", "One"])
        let listener = try gallery.listener()
        try gallery.bench.write("w.xcstrings", words("Two"))
        #expect(try gallery.news(on: listener)["version"]?.number?.text == "2")
        #expect(try names.map { try screen($0).title } == ["Two", "Two"])
        // Another person's session has nothing to do with the journal.
        try gallery.bench.write("j.json", Self.journal.replacing("Read", with: "Swim"))
        #expect(try gallery.news(on: listener)["version"]?.number?.text == "3")
        #expect(try screen(names[0]).text.contains("Swim"))
        #expect(try !screen(names[1]).text.contains("Swim"))
        #expect(
            try gallery.ask("data/screens/large.en/habit.list/yours.json").text.contains("Swim"))
    }

    @Test(arguments: [
        ("--serve --out g", "unused-option"), ("--serve --compare d", "unused-option"),
        ("--open", "unused-option"), ("--serve --journal -", "unwatchable-input"),
    ])
    func `refuses options that do not go together`(options: String, id: String) throws {
        let outcome = try ToolHarness().run("preview \(options)")
        #expect(outcome.status == .badCommandLine)
        #expect(outcome.diagnostics.map(\.id) == [id])
    }

    @Test func `errors in the files at the start end the command`() throws {
        let outcome = try ToolHarness(["t.json": "{"]).run("preview --serve --theme t.json")
        #expect(outcome.status == .badData)
    }
}
