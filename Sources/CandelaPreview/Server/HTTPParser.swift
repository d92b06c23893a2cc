import CandelaCommands

/// An HTTP/1.1 request with its body.
package struct HTTPRequest: Sendable, Hashable {
    package let head: HTTPHead
    package let body: [UInt8]
}

/// A parser of HTTP/1.1 requests that receives bytes as they arrive.
///
/// It is a value without any connection: the same bytes give the same requests, in whatever pieces
/// they arrive.
package struct HTTPParser: Sendable {
    private let longestHead: Int
    private let longestBody: Int

    /// The bytes that belong to no returned request.
    private var bytes: [UInt8] = []

    /// The number of bytes that were searched for the end of a head.
    private var searched = 0

    /// The head of a request whose body is incomplete.
    private var head: HTTPHead?

    /// - Parameters:
    ///   - longestHead: The maximum length of the request line and the header fields, in bytes.
    ///   - longestBody: The maximum length of a body, in bytes.
    package init(longestHead: Int, longestBody: Int) {
        self.longestHead = longestHead
        self.longestBody = longestBody
    }

    /// Whether no part of a request has arrived, except line breaks before it.
    package var isEmpty: Bool { (bytes.isEmpty || bytes == [0x0D]) && head == nil }

    /// Adds bytes at the end.
    package mutating func add(_ more: some Sequence<UInt8>) { bytes += more }

    /// Returns the next request, and removes it; `nil` while it is incomplete.
    ///
    /// - Parameter admit: Checks a head before its body is awaited. It is called once for each.
    /// - Throws: A refusal from `admit`, or for a request that is malformed or too long. Bytes after
    ///   it cannot be parsed.
    package mutating func next(
        admit: (HTTPHead) throws(HTTPRefusal) -> Void = { _ in }
    ) throws(HTTPRefusal) -> HTTPRequest? {
        if head == nil {
            guard let found = try nextHead() else { return nil }
            try admit(found)
            guard found.length <= longestBody else {
                throw HTTPRefusal(
                    .contentTooLarge, "the body has more than \(longestBody) bytes")
            }
            head = found
        }
        guard let head, bytes.count >= head.length else { return nil }
        let request = HTTPRequest(head: head, body: Array(bytes.prefix(head.length)))
        remove(head.length)
        self.head = nil
        return request
    }

    private mutating func nextHead() throws(HTTPRefusal) -> HTTPHead? {
        // Some clients end a body with an empty line, which is not part of its length.
        while bytes.starts(with: [0x0D, 0x0A]) { remove(2) }
        guard let end = endOfHead() else {
            guard bytes.count <= longestHead else { throw tooLong }
            return nil
        }
        guard end + 4 <= longestHead else { throw tooLong }
        let head = try HTTPHead(bytes[..<end])
        remove(end + 4)
        return head
    }

    /// The index of the empty line after a head; `nil` if it has not arrived.
    private mutating func endOfHead() -> Int? {
        var place = searched
        while place + 4 <= bytes.count {
            if bytes[place] == 0x0D, bytes[place + 1] == 0x0A, bytes[place + 2] == 0x0D,
                bytes[place + 3] == 0x0A
            {
                return place
            }
            place += 1
        }
        searched = place
        return nil
    }

    private mutating func remove(_ count: Int) {
        bytes.removeFirst(count)
        searched = 0
    }

    private var tooLong: HTTPRefusal {
        HTTPRefusal(.headersTooLarge, "the head has more than \(longestHead) bytes")
    }
}
