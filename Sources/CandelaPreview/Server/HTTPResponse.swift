import CandelaCommands

/// An HTTP response with its body.
package struct HTTPResponse: Sendable, Hashable {
    package let status: HTTPStatus
    package let type: String
    package let body: [UInt8]

    /// The Content Security Policy.
    package var policy = HTTPResponse.strictest

    /// A policy for responses that are not pages.
    private static let strictest = "default-src 'none'; frame-ancestors 'none'"

    package init(_ status: HTTPStatus = .ok, type: String, _ body: [UInt8]) {
        self.status = status
        self.type = type
        self.body = body
    }

    /// A response that consists of a message.
    package init(_ status: HTTPStatus, _ message: String) {
        self.init(status, type: "text/plain; charset=utf-8", Array((message + "\n").utf8))
    }

    package init(_ refusal: HTTPRefusal) { self.init(refusal.status, refusal.message) }

    package static func json(_ body: [UInt8], _ status: HTTPStatus = .ok) -> HTTPResponse {
        HTTPResponse(status, type: "application/json", body)
    }

    /// The bytes to send.
    ///
    /// - Parameter closes: Whether the server closes the connection afterwards.
    func bytes(closes: Bool) -> [UInt8] {
        var fields = Self.fields(type: type, policy: policy)
        fields.append("Content-Length: \(body.count)")
        if status == .methodNotAllowed { fields.append("Allow: GET, POST") }
        if closes { fields.append("Connection: close") }
        return Self.head(status, fields) + body
    }

    /// The head of a response without an end, whose body is a stream of events.
    static var eventStreamHead: [UInt8] {
        head(.ok, fields(type: "text/event-stream", policy: strictest) + ["Connection: close"])
    }

    /// The header fields of every response. Nothing is stored, framed, sniffed or shared with other
    /// origins, and the address with its token is not sent to another page.
    private static func fields(type: String, policy: String) -> [String] {
        [
            "Content-Type: \(type)",
            "Cache-Control: no-store",
            "Content-Security-Policy: \(policy)",
            "Cross-Origin-Resource-Policy: same-origin",
            "Referrer-Policy: no-referrer",
            "X-Content-Type-Options: nosniff",
        ]
    }

    private static func head(_ status: HTTPStatus, _ fields: [String]) -> [UInt8] {
        let lines = ["HTTP/1.1 \(status.rawValue) \(status.reason)"] + fields + ["", ""]
        return Array(lines.joined(separator: "\r\n").utf8)
    }
}
