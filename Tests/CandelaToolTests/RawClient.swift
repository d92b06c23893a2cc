import CandelaTool
import Foundation
import Testing

/// A response as its client received it.
struct RawResponse {
    let status: Int
    let head: String
    let body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }

    /// The value of a header field.
    subscript(name: String) -> String? {
        let lines = head.split(separator: "\r\n").dropFirst()
        let line = lines.first { $0.lowercased().hasPrefix(name.lowercased() + ": ") }
        return line.map { String($0.dropFirst(name.count + 2)) }
    }
}

/// A client that sends any bytes to a port of this machine.
final class RawClient {
    private let descriptor: Int32
    private var arrived: [UInt8] = []

    /// Connects to a port. Reading fails after a minute, which is long enough on a busy machine.
    init(port: UInt16) throws {
        #if canImport(Glibc)
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var limit = timeval(tv_sec: 60, tv_usec: 0)
        let length = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, length)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        address.sin_port = port.bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, size)
            }
        }
        try #require(code == 0)
    }

    deinit { Foundation.close(descriptor) }

    /// Sends bytes, unless the server has closed the connection.
    func send(_ bytes: some Collection<UInt8>) {
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            #if canImport(Darwin)
                let flags: Int32 = 0
            #else
                let flags = Int32(MSG_NOSIGNAL)
            #endif
            let count = rest.withUnsafeBytes {
                Foundation.send(descriptor, $0.baseAddress, $0.count, flags)
            }
            guard count > 0 else { return }
            rest.removeFirst(count)
        }
    }

    func send(_ text: String) { send(text.utf8) }

    /// The next response; `nil` when the server closes the connection instead.
    func response() throws -> RawResponse? {
        guard let head = read(until: "\r\n\r\n") else { return nil }
        let status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        var response = RawResponse(status: try #require(status), head: head, body: [])
        let length = try #require(response["Content-Length"].flatMap { Int($0) })
        while arrived.count < length, receive() {}
        try #require(arrived.count >= length)
        response = RawResponse(
            status: response.status, head: head, body: Array(arrived.prefix(length)))
        arrived.removeFirst(length)
        return response
    }

    /// The text up to and including an end; `nil` when the server closes the connection before.
    func read(until end: String) -> String? {
        let end = Array(end.utf8)
        while true {
            if let range = arrived.firstRange(of: end) {
                let text = String(decoding: arrived[..<range.upperBound], as: UTF8.self)
                arrived.removeFirst(range.upperBound)
                return text
            }
            guard receive() else { return nil }
        }
    }

    /// All bytes until the server closes the connection.
    func rest() -> [UInt8] {
        while receive() {}
        defer { arrived = [] }
        return arrived
    }

    private func receive() -> Bool {
        let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
            filled = max(recv(descriptor, buffer.baseAddress, buffer.count, 0), 0)
        }
        arrived += bytes
        return !bytes.isEmpty
    }
}
