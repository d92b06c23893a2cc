import CandelaCommands

/// The rules that decide which requests a server on this machine answers: only requests of its own
/// page, which knows the token.
///
/// Other pages in the browser can send requests to any port of this machine, and by DNS rebinding
/// under a host name of theirs. They know neither the token nor the origin.
package struct RequestGuard: Sendable {
    /// The first step of every path: 128 random bits in hexadecimal.
    package let token: String

    /// The value of `Host`: address and port.
    private let host: String

    package init(port: UInt16, token: String = RequestGuard.newToken()) {
        self.token = token
        host = "127.0.0.1:\(port)"
    }

    /// The address of the page.
    package var address: String { "http://\(host)/\(token)/" }

    /// A token from the system's random number generator.
    package static func newToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return [generator.next(), generator.next()].map { (part: UInt64) in
            let digits = String(part, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Checks the head of a request.
    ///
    /// - Throws: A refusal for a request that does not come from the server's own page.
    package func check(_ head: HTTPHead) throws(HTTPRefusal) {
        guard try head.value(of: "host") == host else {
            throw HTTPRefusal(.misdirectedRequest, "the host is not \(host)")
        }
        guard head.method == "GET" || head.method == "POST" else {
            throw HTTPRefusal(.methodNotAllowed, "the method is neither GET nor POST")
        }
        if let origin = try head.value(of: "origin"), origin != "http://\(host)" {
            throw HTTPRefusal(.forbidden, "the origin is another one")
        }
        // Links on other pages may lead here, if they know the token.
        if let site = try head.value(of: "sec-fetch-site"), site != "same-origin", site != "none",
            try head.value(of: "sec-fetch-mode") != "navigate"
        {
            throw HTTPRefusal(.forbidden, "the request comes from another site")
        }
        guard Self.areEqual(head.path.first ?? "", token) else {
            throw HTTPRefusal(.notFound, "there is nothing here")
        }
        guard try head.value(of: "expect") == nil else {
            throw HTTPRefusal(.expectationFailed, "expectations are not supported")
        }
        if head.method == "POST" {
            let type = try head.value(of: "content-type") ?? ""
            let word = type.prefix { $0 != ";" }.withoutOuterSpaces
            guard word.lowercased() == "application/json" else {
                throw HTTPRefusal(.unsupportedMediaType, "the body is not JSON")
            }
        } else if head.length > 0 {
            throw HTTPRefusal(.badRequest, "a GET request has no body")
        }
    }

    /// Compares texts in a time that does not depend on the first difference.
    private static func areEqual(_ text: String, _ other: String) -> Bool {
        text.utf8.count == other.utf8.count
            && zip(text.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
