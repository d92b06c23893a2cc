import CandelaCommands

/// One connection of a server: what was read, what is to be sent, and until when. It belongs to the
/// thread of the connection loop.
final class Connection {
    /// The state of a connection.
    enum Phase: Sendable, Hashable {
        /// Waits for the rest of a request, or for the next one.
        case reading
        /// Waits for a response that is being made; nothing is read meanwhile.
        case answering
        /// Sends a response, and then closes the connection or waits for the next request.
        case writing(closes: Bool)
        /// Sends events as they happen.
        case streaming
        /// Discards what the client still sends, so that it can read the last response.
        case draining
    }

    let descriptor: Int32
    var phase = Phase.reading
    var parser: HTTPParser

    /// The end of the current wait; `nil` while a response is being made.
    var deadline: ContinuousClock.Instant?

    /// The bytes to send.
    private(set) var output: ArraySlice<UInt8> = []

    init(_ descriptor: Int32, _ limits: ServerLimits) {
        self.descriptor = descriptor
        parser = HTTPParser(longestHead: limits.head, longestBody: limits.body)
        deadline = .now + limits.wait
    }

    /// Whether bytes of the client are read.
    var reads: Bool { [.reading, .streaming, .draining].contains(phase) }

    /// The bytes read at once: 64 kB.
    static let piece = 1 << 16

    /// Adds bytes to send.
    func enqueue(_ bytes: [UInt8]) {
        if output.isEmpty { output = bytes[...] } else { output += bytes }
    }

    /// Sends as much as the connection takes now.
    ///
    /// - Returns: Whether everything is sent.
    func flush() throws(SystemError) -> Bool {
        while !output.isEmpty {
            let count = try LoopbackSocket.write(output, to: descriptor)
            guard count > 0 else { return false }
            output.removeFirst(count)
        }
        output = []
        return true
    }
}
