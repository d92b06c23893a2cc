import CandelaCommands
import Foundation

/// TCP sockets of this machine's loopback interface, which never block.
enum LoopbackSocket {
    /// Opens a socket on a free port of 127.0.0.1, which only programs on this machine reach.
    static func listen() throws(SystemError) -> (descriptor: Int32, port: UInt16) {
        #if canImport(Glibc)
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        guard descriptor >= 0 else { throw .last }
        var isUsable = false
        defer { if !isUsable { close(descriptor) } }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard bind(descriptor, address, size) == 0 else { return Int32(-1) }
                return getsockname(descriptor, address, &size)
            }
        }
        guard code == 0, Foundation.listen(descriptor, 64) == 0 else { throw .last }
        try prepare(descriptor)
        isUsable = true
        return (descriptor, UInt16(bigEndian: address.sin_port))
    }

    /// Accepts a connection; `nil` if none is waiting.
    static func accept(from listener: Int32) throws(SystemError) -> Int32? {
        let descriptor = Foundation.accept(listener, nil, nil)
        guard descriptor >= 0 else {
            guard [EAGAIN, EWOULDBLOCK, EINTR, ECONNABORTED].contains(errno) else { throw .last }
            return nil
        }
        do throws(SystemError) {
            try prepare(descriptor)
        } catch {
            close(descriptor)
            throw error
        }
        return descriptor
    }

    /// Reads the bytes that have arrived, up to a limit.
    ///
    /// - Returns: `nil` if none have arrived; an empty array at the end.
    static func read(_ descriptor: Int32, upTo limit: Int) throws(SystemError) -> [UInt8]? {
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
            let count = Foundation.read(descriptor, buffer.baseAddress, limit)
            if count < 0 { code = errno }
            filled = max(count, 0)
        }
        return try isWaiting(code) ? nil : bytes
    }

    /// Sends as many bytes as the connection takes now.
    ///
    /// - Returns: The number of bytes sent.
    static func write(
        _ bytes: ArraySlice<UInt8>, to descriptor: Int32
    ) throws(SystemError) -> Int {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        var code: Int32 = 0
        let count = bytes.withUnsafeBytes { buffer in
            let count = send(descriptor, buffer.baseAddress, buffer.count, flags)
            if count < 0 { code = errno }
            return count
        }
        return try isWaiting(code) ? 0 : count
    }

    private static func isWaiting(_ code: Int32) throws(SystemError) -> Bool {
        guard code != 0 else { return false }
        guard [EAGAIN, EWOULDBLOCK, EINTR].contains(code) else { throw SystemError(code: code) }
        return true
    }

    /// Sets the options of a socket.
    private static func prepare(_ descriptor: Int32) throws(SystemError) {
        try System.makeNonBlocking(descriptor)
        var isOn: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        // An event is sent at once, although an earlier one is not acknowledged yet.
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, size)
        #if canImport(Darwin)
            setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, size)
        #endif
    }
}
