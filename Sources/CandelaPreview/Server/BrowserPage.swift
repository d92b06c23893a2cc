import CandelaCommands
import Foundation

/// A private file that leads the browser to an address.
///
/// The address contains a secret, and the arguments of a program are visible to all users of the
/// machine. So the browser gets the path of a file that only this user can read.
final class BrowserPage {
    private let folder: String
    private var isRemoved = false

    private var path: String { folder + "/gallery.html" }

    /// Writes the file into a new private folder.
    ///
    /// - Throws: A data failure when it cannot be written.
    init(leadingTo address: String) throws(Failure) {
        folder = NSTemporaryDirectory() + "/candela-" + RequestGuard.newToken()
        guard mkdir(folder, 0o700) == 0 else { throw Self.failure(.last) }
        let text = """
            <!DOCTYPE html><meta charset="utf-8"><meta name="referrer" content="no-referrer">
            <title>Candela</title><meta http-equiv="refresh" content="0; url=\(address)">\n
            """
        do throws(SystemError) {
            try System.create(path, Array(text.utf8), like: nil, isDurable: false)
        } catch {
            throw Self.failure(error)
        }
    }

    /// Opens the file in the default browser.
    ///
    /// - Throws: A data failure when the system's program for this cannot be started.
    func open() throws(Failure) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        #if canImport(Darwin)
            process.arguments = ["open", path]
        #else
            process.arguments = ["xdg-open", path]
        #endif
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw .data("the browser cannot be opened", id: "no-browser")
        }
    }

    /// Removes the file, which is not needed after the first request.
    func remove() {
        guard !isRemoved else { return }
        isRemoved = true
        unlink(path)
        rmdir(folder)
    }

    private static func failure(_ error: SystemError) -> Failure {
        .data("the browser cannot be opened: \(error)", id: "no-browser")
    }
}
