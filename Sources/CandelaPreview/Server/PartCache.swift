import CandelaCommands
import Foundation

/// The parts of a live gallery that take long to make, each made once after the files were read.
final class PartCache: @unchecked Sendable {
    private let lock = NSLock()
    private var responses: [String: HTTPResponse] = [:]

    /// Returns the response with a name, and makes it at the first request. Later requests wait.
    ///
    /// - Throws: The failure of `make`, which is tried again at the next request.
    func response(
        _ name: String, _ make: () throws(Failure) -> HTTPResponse
    ) throws(Failure) -> HTTPResponse {
        lock.lock()
        defer { lock.unlock() }
        if let made = responses[name] { return made }
        let made = try make()
        responses[name] = made
        return made
    }
}
