import CandelaPreview
import CandelaTool
import Foundation
import Testing

/// The server of the live gallery with answers of the tests, over sockets.
@Suite(.serialized)
struct ConnectionLoopTests {
    private static let token = "0123456789abcdef0123456789abcdef"

    /// A server that runs until it is released.
    private final class Server {
        let loop: ConnectionLoop

        init(_ limits: ServerLimits = ServerLimits()) throws {
            let loop = try ConnectionLoop(limits)
            let rules = RequestGuard(port: loop.port, token: ConnectionLoopTests.token)
            Thread {
                loop.run(check: rules.check) { request in
                    switch request.head.path.dropFirst().first {
                    case "events": .events(ServerEvent.message(Array("first".utf8)))
                    case "slow":
                        .later {
                            usleep(400_000)
                            return HTTPResponse(.ok, "slow")
                        }
                    case "big":
                        .now(
                            HTTPResponse(
                                type: "text/plain", [UInt8](repeating: 0x61, count: 1 << 26)))
                    default: .now(.json(request.body))
                    }
                }
            }.start()
            self.loop = loop
        }

        deinit { loop.stop() }

        var host: String { "127.0.0.1:\(loop.port)" }

        func client() throws -> RawClient { try RawClient(port: loop.port) }

        /// A request with the right host, unless the fields have one.
        func request(
            _ path: String = "/\(ConnectionLoopTests.token)/", method: String = "GET",
            fields: [String] = [], body: String = ""
        ) -> String {
            let isNamed = fields.contains { $0.hasPrefix("Host:") }
            let length = body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"]
            let lines =
                ["\(method) \(path) HTTP/1.1"] + (isNamed ? [] : ["Host: \(host)"]) + fields
                + length
            return lines.joined(separator: "\r\n") + "\r\n\r\n" + body
        }

        /// The response to a request on a connection of its own.
        func ask(
            _ path: String = "/\(ConnectionLoopTests.token)/", method: String = "GET",
            fields: [String] = [], body: String = ""
        ) throws -> RawResponse {
            let client = try client()
            client.send(request(path, method: method, fields: fields, body: body))
            return try #require(try client.response())
        }
    }

    // MARK: Who is answered

    @Test func `refuses every host but its own`() throws {
        let server = try Server()
        let port = server.loop.port
        // A rebound name reaches this machine, but the browser still sends the name.
        for host in [
            "attacker.example:\(port)", "localhost:\(port)", "127.0.0.1", "127.0.0.1:1", "",
            "127.0.0.1:\(port).attacker.example", "[::1]:\(port)", "0.0.0.0:\(port)",
        ] {
            let response = try server.ask(fields: ["Host: \(host)"])
            #expect(response.status == 421, "\(host)")
            #expect(response["Connection"] == "close")
        }
        let client = try server.client()
        client.send("GET /\(Self.token)/ HTTP/1.1\r\n\r\n")
        #expect(try client.response()?.status == 421)
        let both = try server.ask(fields: ["Host: \(server.host)", "Host: \(server.host)"])
        #expect(both.status == 400)
        #expect(try server.ask().status == 200)
    }

    @Test func `refuses every origin but its own, and allows none to read`() throws {
        let server = try Server()
        let json = "Content-Type: application/json"
        for origin in [
            "http://attacker.example", "https://\(server.host)",
            "http://localhost:\(server.loop.port)",
            "null", "",
        ] {
            for method in ["GET", "POST"] {
                let response = try server.ask(method: method, fields: ["Origin: \(origin)", json])
                #expect(response.status == 403, "\(method) from '\(origin)'")
                #expect(!response.head.lowercased().contains("access-control"))
            }
        }
        let own = try server.ask(
            method: "POST", fields: ["Origin: http://\(server.host)", json], body: "1")
        #expect(own.status == 200 && own.text == "1")
        #expect(!own.head.lowercased().contains("access-control"))
        // A question before a request from another origin gets no permission.
        let question = try server.ask(
            method: "OPTIONS",
            fields: ["Origin: http://attacker.example", "Access-Control-Request-Method: POST"])
        #expect(question.status == 405 && question["Allow"] == "GET, POST")
        #expect(!question.head.lowercased().contains("access-control"))
    }

    @Test func `refuses requests that the browser says come from another site`() throws {
        let server = try Server()
        for site in ["cross-site", "same-site"] {
            #expect(try server.ask(fields: ["Sec-Fetch-Site: \(site)"]).status == 403)
            let link = ["Sec-Fetch-Site: \(site)", "Sec-Fetch-Mode: navigate"]
            #expect(try server.ask(fields: link).status == 200)
        }
        for site in ["same-origin", "none"] {
            #expect(try server.ask(fields: ["Sec-Fetch-Site: \(site)"]).status == 200)
        }
    }

    @Test func `answers nobody without the token`() throws {
        let server = try Server()
        // Each letter counts.
        for place in Self.token.indices {
            var other = Self.token
            other.replaceSubrange(place...place, with: Self.token[place] == "e" ? "f" : "e")
            #expect(try server.ask("/\(other)/").status == 404, "\(other)")
        }
        for path in [
            "/", "/x/", "/\(Self.token.dropLast())/", "/\(Self.token)0/", "//\(Self.token)/",
            "/\(Self.token.uppercased())/", "/?\(Self.token)", "/../\(Self.token)/",
        ] {
            #expect(try server.ask(path).status == 404, "\(path)")
        }
        // Escapes of the same letters are the same step.
        #expect(try server.ask("/%30\(Self.token.dropFirst())/").status == 200)
    }

    @Test func `reads only JSON, and only with POST`() throws {
        let server = try Server()
        for type in [
            "text/plain", "application/x-www-form-urlencoded", "application/jsonp", "",
            "appli cation/json", "application /json", "application/json\tx", "application/js\ton;x",
        ] {
            let response = try server.ask(
                method: "POST", fields: ["Content-Type: \(type)"], body: "1")
            #expect(response.status == 415, "\(type)")
        }
        #expect(try server.ask(method: "POST", body: "1").status == 415)
        for type in [
            "application/json", "Application/JSON; charset=utf-8", "application/json \t;a=b",
        ] {
            let response = try server.ask(
                method: "POST", fields: ["Content-Type: \(type)"], body: "1")
            #expect(response.status == 200, "\(type)")
        }
        #expect(try server.ask(body: "1").status == 400)
        for method in ["HEAD", "PUT", "DELETE", "get"] {
            #expect(try server.ask(method: method).status == 405)
        }
        let expecting = ["Content-Type: application/json", "Expect: 100-continue"]
        #expect(try server.ask(method: "POST", fields: expecting, body: "1").status == 417)
    }

    @Test func `every response keeps its content from others`() throws {
        let server = try Server()
        for response in [try server.ask(), try server.ask("/")] {
            #expect(response["Cache-Control"] == "no-store")
            #expect(response["Referrer-Policy"] == "no-referrer")
            #expect(response["X-Content-Type-Options"] == "nosniff")
            #expect(response["Cross-Origin-Resource-Policy"] == "same-origin")
            let policy = try #require(response["Content-Security-Policy"])
            #expect(policy.contains("default-src 'none'"))
            #expect(policy.contains("frame-ancestors 'none'"))
        }
    }

    @Test func `tokens have 128 bits and differ`() {
        let tokens = Set((0..<100).map { _ in RequestGuard.newToken() })
        #expect(tokens.count == 100)
        #expect(tokens.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{32}/) != nil })
        #expect(RequestGuard(port: 80, token: "t").address == "http://127.0.0.1:80/t/")
    }

    // MARK: Limits

    private static func impatient(_ milliseconds: Int) -> ServerLimits {
        var limits = ServerLimits()
        limits.wait = .milliseconds(milliseconds)
        return limits
    }

    @Test func `ends the wait for a slow client`() throws {
        #expect(ServerLimits().wait == .seconds(10))
        let server = try Server(Self.impatient(300))
        let half = try server.client()
        half.send("GET /\(Self.token)/ HTT")
        let trickle = try server.client()
        let start = ContinuousClock.now
        // Each byte arrives in time, but not the whole request.
        for byte in server.request().utf8.prefix(20) {
            trickle.send([byte])
            usleep(50_000)
        }
        #expect(try trickle.response()?.status == 408)
        #expect(ContinuousClock.now - start >= .milliseconds(300))
        #expect(try half.response()?.status == 408)
        #expect(half.rest().isEmpty)
        let body = try server.client()
        body.send(
            server.request(
                method: "POST", fields: ["Content-Type: application/json", "Content-Length: 9"]))
        #expect(try body.response()?.status == 408)
        // A connection without a request is closed without a message.
        let idle = try server.client()
        #expect(idle.rest().isEmpty)
    }

    @Test func `line breaks do not prolong the wait for a request`() throws {
        let server = try Server(Self.impatient(100))
        let client = try server.client()
        for byte in String(repeating: "\r\n", count: 6).utf8 {
            client.send([byte])
            usleep(25_000)
        }
        client.send(server.request())
        #expect(try client.response() == nil)
    }

    @Test func `ends the wait for a client that does not read`() throws {
        let server = try Server(Self.impatient(300))
        let client = try server.client()
        client.send(server.request("/\(Self.token)/big"))
        sleep(2)
        #expect(client.rest().count < 1 << 26)
        #expect(try server.ask().status == 200)
    }

    @Test func `refuses long heads and bodies`() throws {
        #expect(ServerLimits().head == 16_384)
        #expect(ServerLimits().body == 67_108_864)
        var limits = ServerLimits()
        limits.body = 1_000_000
        let server = try Server(limits)
        func head(_ bytes: Int) -> [String] {
            let rest = server.request(fields: ["A: "]).utf8.count
            return ["A: " + String(repeating: "x", count: bytes - rest)]
        }
        #expect(try server.ask(fields: head(16_384)).status == 200)
        #expect(try server.ask(fields: head(16_385)).status == 431)
        #expect(try server.ask(fields: head(1_000_000)).status == 431)
        func post(_ count: Int) throws -> RawResponse {
            try server.ask(
                method: "POST", fields: ["Content-Type: application/json"],
                body: String(repeating: "1", count: count))
        }
        #expect(try post(1_000_000).body.count == 1_000_000)
        #expect(try post(1_000_001).status == 413)
        // The body of a request without permission is not read.
        let client = try server.client()
        client.send(server.request("/", method: "POST", fields: ["Content-Length: 1000000"]))
        #expect(try client.response()?.status == 404)
    }

    @Test func `serves 32 connections, and tells the next one`() throws {
        #expect(ServerLimits().connections == 32)
        let server = try Server()
        for _ in 0..<2 {
            var clients: [RawClient] = []
            for _ in 0..<32 {
                let client = try server.client()
                client.send(server.request())
                #expect(try client.response()?.status == 200)
                clients.append(client)
            }
            let next = try server.client()
            #expect(try next.response()?.status == 503)
            #expect(next.rest().isEmpty)
            // The others are still served.
            for client in clients {
                client.send(server.request())
                #expect(try client.response()?.status == 200)
            }
            clients = []
            // Their places are free again soon.
            let end = ContinuousClock.now + .seconds(30)
            while try server.ask().status == 503, ContinuousClock.now < end { usleep(10_000) }
            usleep(100_000)
        }
    }

    // MARK: Many requests

    @Test func `answers pipelined and split requests in order`() throws {
        let server = try Server()
        let client = try server.client()
        let json = ["Content-Type: application/json"]
        let bodies = (1...300).map { "\($0)" }
        client.send(bodies.map { server.request(method: "POST", fields: json, body: $0) }.joined())
        for body in bodies { #expect(try client.response()?.text == body) }
        for byte in server.request(method: "POST", fields: json, body: "split").utf8 {
            client.send([byte])
            usleep(100)
        }
        #expect(try client.response()?.text == "split")
        client.send(
            server.request("/\(Self.token)/slow")
                + server.request(method: "POST", fields: json, body: "2"))
        #expect(try client.response()?.text == "slow\n")
        #expect(try client.response()?.text == "2")
        client.send(server.request(fields: ["Connection: close"]) + server.request())
        #expect(try client.response()?["Connection"] == "close")
        #expect(client.rest().isEmpty)
    }

    @Test func `answers 10,000 requests`() throws {
        let server = try Server()
        let json = ["Content-Type: application/json"]
        let clients = try (0..<8).map { _ in try server.client() }
        for round in 0..<100 {
            for client in clients {
                let all = (0..<10).map {
                    server.request(method: "POST", fields: json, body: "\(round)\($0)")
                }
                client.send(all.joined())
            }
            for client in clients {
                for number in 0..<10 {
                    #expect(try client.response()?.text == "\(round)\(number)")
                }
            }
        }
        for _ in 0..<2_000 { #expect(try server.ask().status == 200) }
    }

    @Test func `a slow answer delays no other`() throws {
        let server = try Server()
        let slow = try server.client()
        slow.send(server.request("/\(Self.token)/slow"))
        let start = ContinuousClock.now
        #expect(try server.ask().status == 200)
        #expect(ContinuousClock.now - start < .milliseconds(400))
        #expect(try slow.response()?.text == "slow\n")
    }

    // MARK: Events

    @Test func `sends events to everyone who listens`() throws {
        let server = try Server(Self.impatient(500))
        let clients = try (0..<3).map { _ in
            let client = try server.client()
            client.send(server.request("/\(Self.token)/events"))
            let head = try #require(client.read(until: "\r\n\r\n"))
            #expect(head.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"))
            #expect(client.read(until: "\n\n") == "data: first\n\n")
            return client
        }
        server.loop.perform { $0.broadcast(ServerEvent.message(Array("second\nline".utf8))) }
        for client in clients {
            #expect(client.read(until: "\n\n") == "data: second\ndata: line\n\n")
        }
        // Without events a comment shows that the connection works.
        #expect(clients[0].read(until: "\n\n") == ":\n\n")
        #expect(try server.ask().status == 200)
    }
}
