import CandelaTestSupport
import CandelaPreview
import CandelaTool
import Testing

/// The parser alone, without any connection.
struct HTTPParserTests {
    private static let post = """
        POST /a/b%20c?d=e HTTP/1.1\r
        Host: 127.0.0.1:80\r
        Content-Type:\tapplication/json \r
        content-length: 7\r
        \r
        {"a":1}
        """

    /// A parser with the server's limits.
    private static func parser(_ text: String = "") -> HTTPParser {
        var parser = HTTPParser(longestHead: 16_384, longestBody: 1_000)
        parser.add(text.utf8)
        return parser
    }

    /// All requests in a text, and the status of the refusal that ends them, if there is one.
    private static func read(
        _ pieces: [[UInt8]]
    ) -> (requests: [HTTPRequest], refusal: HTTPStatus?) {
        var parser = parser()
        var requests: [HTTPRequest] = []
        for piece in pieces {
            parser.add(piece)
            do throws(HTTPRefusal) {
                while let request = try parser.next() { requests.append(request) }
            } catch {
                return (requests, error.status)
            }
        }
        return (requests, nil)
    }

    @Test func `reads a request`() throws {
        var parser = Self.parser(Self.post)
        let request = try #require(try parser.next())
        #expect(request.head.method == "POST")
        #expect(request.head.path == ["a", "b c"])
        #expect(try request.head.value(of: "host") == "127.0.0.1:80")
        #expect(try request.head.value(of: "content-type") == "application/json")
        #expect(try request.head.value(of: "origin") == nil)
        #expect(request.body == Array(#"{"a":1}"#.utf8))
        #expect(parser.isEmpty)
    }

    @Test func `line breaks before a request are no part of it`() throws {
        for text in ["\r", "\r\n", "\r\n\r\n\r"] {
            var parser = Self.parser(text)
            #expect(try parser.next() == nil && parser.isEmpty)
        }
        var parser = Self.parser("\r\nG")
        #expect(try parser.next() == nil && !parser.isEmpty)
    }

    @Test func `no beginning of a request is a request or a mistake`() throws {
        let bytes = Array(Self.post.utf8)
        for count in 0..<bytes.count {
            var parser = Self.parser()
            parser.add(bytes[..<count])
            #expect(try parser.next() == nil, "after \(count) bytes")
            #expect(parser.isEmpty == (count == 0))
            parser.add(bytes[count...])
            #expect(try parser.next()?.body.count == 7, "in two parts at \(count)")
        }
    }

    @Test func `reads requests that arrive together or byte by byte`() {
        let get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
        let all = Array((Self.post + get + "\r\n" + Self.post + get).utf8)
        let together = Self.read([all])
        #expect(together.requests.map(\.head.method) == ["POST", "GET", "POST", "GET"])
        #expect(together.requests.map(\.body.count) == [7, 0, 7, 0])
        let apart = Self.read(all.map { [$0] })
        #expect(apart.requests == together.requests)
    }

    @Test func `a head may have 16,384 bytes, with the empty line`() throws {
        func head(_ bytes: Int) -> String {
            let frame = "GET / HTTP/1.1\r\nA: \r\n\r\n"
            let filling = String(repeating: "x", count: bytes - frame.utf8.count)
            return frame.replacing("A: ", with: "A: \(filling)")
        }
        var parser = Self.parser(head(16_384))
        #expect(try parser.next() != nil)
        parser = Self.parser(head(16_385))
        #expect(throws: HTTPRefusal.self) { try parser.next() }
        // Without an end, it is refused once it is too long.
        parser = Self.parser("GET /" + String(repeating: "x", count: 16_379))
        #expect(try parser.next() == nil)
        parser.add("x".utf8)
        #expect(Self.read([Array(repeating: 0x41, count: 16_385)]).refusal == .headersTooLarge)
    }

    @Test func `a long body is refused before it arrives, after its head is checked`() {
        func request(_ length: String) -> [[UInt8]] {
            [Array("POST / HTTP/1.1\r\nContent-Length: \(length)\r\n\r\n".utf8)]
        }
        #expect(Self.read(request("1000")).refusal == nil)
        #expect(Self.read(request("1001")).refusal == .contentTooLarge)
        // 2^64 and more is no integer, but a valid length.
        #expect(Self.read(request("18446744073709551616")).refusal == .contentTooLarge)
        var parser = Self.parser("POST / HTTP/1.1\r\nContent-Length: 1001\r\n\r\n")
        let error = #expect(throws: HTTPRefusal.self) {
            try parser.next { _ throws(HTTPRefusal) in throw HTTPRefusal(.forbidden, "no") }
        }
        #expect(error?.status == .forbidden)
    }

    @Test func `each head is checked once`() throws {
        var parser = Self.parser()
        var count = 0
        for byte in Self.post.utf8 {
            parser.add([byte])
            _ = try parser.next { _ in count += 1 }
        }
        #expect(count == 1)
    }

    @Test(arguments: [
        ("GET /\r\n\r\n", HTTPStatus.badRequest),
        ("GET  / HTTP/1.1\r\n\r\n", .badRequest),
        (" GET / HTTP/1.1\r\n\r\n", .badRequest),
        ("G@T / HTTP/1.1\r\n\r\n", .badRequest),
        ("GET / HTTP/1.0\r\n\r\n", .versionNotSupported),
        ("GET / HTTP/2.0\r\n\r\n", .versionNotSupported),
        ("GET / http/1.1\r\n\r\n", .versionNotSupported),
        ("GET http://127.0.0.1/ HTTP/1.1\r\n\r\n", .badRequest),
        ("OPTIONS * HTTP/1.1\r\n\r\n", .badRequest),
        ("GET /%2 HTTP/1.1\r\n\r\n", .badRequest),
        ("GET /%zz HTTP/1.1\r\n\r\n", .badRequest),
        ("GET /%00 HTTP/1.1\r\n\r\n", .badRequest),
        ("GET /a%2Fb HTTP/1.1\r\n\r\n", .badRequest),
        ("GET /%FF HTTP/1.1\r\n\r\n", .badRequest),
        ("GET /é HTTP/1.1\r\n\r\n", .badRequest),
        ("GET /#a HTTP/1.1\r\n\r\n", .badRequest),
        ("GET / HTTP/1.1\r\nHost\r\n\r\n", .badRequest),
        ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", .badRequest),
        ("GET / HTTP/1.1\r\n: a\r\n\r\n", .badRequest),
        ("GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n", .badRequest),
        ("GET / HTTP/1.1\r\nA: b\nC: d\r\n\r\n", .badRequest),
        ("GET / HTTP/1.1\r\nA: b\rC: d\r\n\r\n", .badRequest),
        ("GET / HTTP/1.1\r\nA: \0\r\n\r\n", .badRequest),
        ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", .badRequest),
        ("POST / HTTP/1.1\r\nContent-Length: +1\r\n\r\n", .badRequest),
        ("POST / HTTP/1.1\r\nContent-Length: 0x1\r\n\r\n", .badRequest),
        ("POST / HTTP/1.1\r\nContent-Length:\r\n\r\n", .badRequest),
        ("POST / HTTP/1.1\r\nContent-Length: 1, 1\r\n\r\n", .badRequest),
        ("POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\n", .badRequest),
        ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", .notImplemented),
        (
            "POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: identity\r\n\r\n",
            .notImplemented
        ),
    ])
    func `refuses what the grammar does not allow`(text: String, status: HTTPStatus) {
        let (requests, refusal) = Self.read([Array(text.utf8)])
        #expect(requests.isEmpty && refusal == status)
    }

    /// Damaged requests: nothing traps, and the pieces in which bytes arrive do not matter.
    @Test func `any bytes are read the same in any pieces`() {
        let inputs = InputMutation(
            of: [Array((Self.post + Self.post).utf8)],
            words: [
                "\r\n", "\r\n\r\n", "Content-Length: 2\r\n", "GET / HTTP/1.1\r\n", "%", "\0",
                "\u{7F}",
            ])
        var random = SplitMix(seed: 31)
        var accepted = 0
        for seed in 0..<3_000 {
            let bytes = inputs.input(seed)
            let whole = Self.read([bytes])
            let cut = Int.random(in: 0...bytes.count, using: &random)
            let halves = Self.read([Array(bytes[..<cut]), Array(bytes[cut...])])
            let single = Self.read(bytes.map { [$0] })
            #expect(halves.requests == whole.requests && halves.refusal == whole.refusal)
            #expect(single.requests == whole.requests && single.refusal == whole.refusal)
            if whole.refusal == nil, whole.requests.count == 2 { accepted += 1 }
        }
        #expect(accepted > 300 && accepted < 3_000)
    }
}
