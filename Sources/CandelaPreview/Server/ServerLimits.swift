import CandelaCommands

/// The limits of a server, so that no client can use up its memory or block it.
package struct ServerLimits: Sendable, Hashable {
    /// The maximum length of a request line with its header fields, in bytes: 16 kB.
    package var head = 1 << 14

    /// The maximum length of a body, in bytes, as for a line of a stream.
    package var body = RequestStream.longestLine

    /// The maximum number of connections.
    package var connections = 32

    /// The maximum time in which a request must arrive, and in which its response must be read. A
    /// connection without a request, or with line breaks only, is closed after the same time.
    package var wait = Duration.seconds(10)

    /// The maximum number of bytes of events that wait to be read by one client.
    var events = 1 << 20

    package init() {}
}
