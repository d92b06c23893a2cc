import CandelaCommands

/// Server-Sent Events, in the text format of HTML's section 9.2.
package enum ServerEvent {
    /// A comment, which shows that the connection still works.
    static let beat = Array(":\n\n".utf8)

    /// A message. Line breaks in its data become several lines of data.
    package static func message(_ data: [UInt8]) -> [UInt8] {
        let lines = data.split(
            omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A || $0 == 0x0D })
        return lines.flatMap { Array("data: ".utf8) + $0 + [0x0A] } + [0x0A]
    }
}
