package import CandelaCommands
import Dispatch
import Foundation

/// The answer to a request.
package enum ServerAnswer: Sendable {
    /// A response that is ready.
    case now(HTTPResponse)

    /// A response that takes time, and is made on another thread.
    case later(@Sendable () -> HTTPResponse)

    /// A stream of events, with the first of them.
    case events([UInt8])
}

/// An HTTP/1.1 server on 127.0.0.1 that serves all its connections on one thread.
package final class ConnectionLoop: @unchecked Sendable {
    /// The port, which the system chose.
    package let port: UInt16

    private let limits: ServerLimits
    private let mailbox: LoopMailbox
    private let listener: Int32

    // Accessed only by the thread that runs the loop.
    private var connections: [Int: Connection] = [:]
    private var last = 0
    private var pause: ContinuousClock.Instant?
    private var check: (HTTPHead) throws(HTTPRefusal) -> Void = { _ in }
    private var answer: (HTTPRequest) -> ServerAnswer = { _ in .now(HTTPResponse(.notFound, "")) }

    /// Opens the port. Connections wait until the loop runs.
    ///
    /// - Throws: The error of the system when no port can be opened.
    package init(_ limits: ServerLimits = ServerLimits()) throws(SystemError) {
        self.limits = limits
        mailbox = try LoopMailbox()
        (listener, port) = try LoopbackSocket.listen()
    }

    deinit { close(listener) }

    /// Serves requests until ``stop()``.
    ///
    /// - Parameters:
    ///   - check: Checks the head of a request before its body is read.
    ///   - answer: Answers a request.
    package func run(
        check: @escaping (HTTPHead) throws(HTTPRefusal) -> Void,
        answer: @escaping (HTTPRequest) -> ServerAnswer
    ) {
        (self.check, self.answer) = (check, answer)
        while !mailbox.isStopped {
            wait()
            for work in mailbox.take() { work(self) }
            expire()
        }
        for id in connections.keys { end(id) }
    }

    /// Ends ``run(check:answer:)``. Connections are closed.
    package func stop() { mailbox.stop() }

    /// Runs a closure on the thread of the loop.
    package func perform(_ work: @escaping @Sendable (ConnectionLoop) -> Void) { mailbox.add(work) }

    /// Sends an event to all clients that receive events. Called on the thread of the loop.
    package func broadcast(_ event: [UInt8]) {
        for (id, connection) in connections where connection.phase == .streaming {
            if connection.output.isEmpty { connection.deadline = .now + limits.wait }
            connection.enqueue(event)
            send(id, connection)
            if connection.output.count > limits.events { end(id) }
        }
    }

    // MARK: Waiting

    private func wait() {
        let served = Array(connections)
        var questions = [pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)]
        let now = ContinuousClock.now
        if pause.map({ $0 <= now }) ?? true { pause = nil }
        let accepts = pause == nil ? Int16(POLLIN) : 0
        questions.append(pollfd(fd: listener, events: accepts, revents: 0))
        for (_, connection) in served {
            let reading = connection.reads ? Int16(POLLIN) : 0
            let writing = connection.output.isEmpty ? 0 : Int16(POLLOUT)
            questions.append(
                pollfd(fd: connection.descriptor, events: reading | writing, revents: 0))
        }
        let ends = connections.values.compactMap(\.deadline) + [pause].compactMap(\.self)
        let time = Self.milliseconds(from: now, to: ends.min())
        guard poll(&questions, nfds_t(questions.count), time) > 0 else { return }
        for ((id, connection), question) in zip(served, questions.dropFirst(2)) {
            handle(id, connection, question.revents)
        }
        if questions[1].revents != 0 { accept() }
    }

    /// The time until an instant in milliseconds, rounded up; -1 without one.
    private static func milliseconds(
        from now: ContinuousClock.Instant, to end: ContinuousClock.Instant?
    ) -> Int32 {
        guard let end else { return -1 }
        let time = max(end - now, .zero).components
        guard time.seconds < 3_600 else { return 3_600_000 }
        return Int32(time.seconds) * 1_000 + Int32(time.attoseconds / 1_000_000_000_000_000) + 1
    }

    private func handle(_ id: Int, _ connection: Connection, _ found: Int16) {
        guard connections[id] != nil else { return }
        if found & Int16(POLLOUT) != 0 {
            send(id, connection)
        } else if found & Int16(POLLIN) != 0 {
            read(id, connection)
        } else if found & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 {
            end(id)
        }
    }

    private func accept() {
        do throws(SystemError) {
            while let descriptor = try LoopbackSocket.accept(from: listener) {
                guard connections.count < limits.connections else {
                    refuse(descriptor)
                    continue
                }
                last += 1
                connections[last] = Connection(descriptor, limits)
            }
        } catch {
            // No descriptors are left: other programs or connections may free some.
            pause = .now + .milliseconds(100)
        }
    }

    /// Tells a client that there are too many connections.
    private func refuse(_ descriptor: Int32) {
        let message = "there are more than \(limits.connections) connections"
        let response = HTTPResponse(.serviceUnavailable, message).bytes(closes: true)
        _ = try? LoopbackSocket.write(response[...], to: descriptor)
        shutdown(descriptor, Int32(SHUT_WR))
        _ = try? LoopbackSocket.read(descriptor, upTo: Connection.piece)
        close(descriptor)
    }

    /// Ends the waits that took too long.
    private func expire() {
        let now = ContinuousClock.now
        for (id, connection) in connections {
            guard let deadline = connection.deadline, deadline <= now else { continue }
            switch connection.phase {
            case .streaming where connection.output.isEmpty:
                connection.enqueue(ServerEvent.beat)
                connection.deadline = now + limits.wait
                send(id, connection)
            case .reading where !connection.parser.isEmpty:
                let response = HTTPResponse(.requestTimeout, "the request is incomplete")
                respond(id, connection, response, closes: true)
            default: end(id)
            }
        }
    }

    // MARK: Connections

    private func read(_ id: Int, _ connection: Connection) {
        do throws(SystemError) {
            let bytes = try LoopbackSocket.read(connection.descriptor, upTo: Connection.piece)
            guard let bytes else { return }
            guard !bytes.isEmpty else { return end(id) }
            guard connection.phase == .reading else { return }
            let isIdle = connection.parser.isEmpty
            connection.parser.add(bytes)
            advance(id, connection)
            // Line breaks between requests begin none, so they do not prolong the wait.
            if isIdle, !connection.parser.isEmpty, connection.phase == .reading {
                connection.deadline = .now + limits.wait
            }
        } catch {
            end(id)
        }
    }

    /// Answers the complete requests of a connection, one after another.
    private func advance(_ id: Int, _ connection: Connection) {
        while connection.phase == .reading, connections[id] != nil {
            do throws(HTTPRefusal) {
                guard let request = try connection.parser.next(admit: check) else { return }
                answer(request, on: id, connection)
            } catch {
                respond(id, connection, HTTPResponse(error), closes: true)
            }
        }
    }

    private func answer(_ request: HTTPRequest, on id: Int, _ connection: Connection) {
        let closes = request.head.closes
        switch answer(request) {
        case .now(let response): respond(id, connection, response, closes: closes)
        case .later(let work):
            connection.phase = .answering
            connection.deadline = nil
            DispatchQueue.global().async { [mailbox] in
                let response = work()
                mailbox.add { loop in
                    guard let connection = loop.connections[id] else { return }
                    loop.respond(id, connection, response, closes: closes)
                    loop.advance(id, connection)
                }
            }
        case .events(let first):
            connection.phase = .streaming
            connection.deadline = .now + limits.wait
            connection.enqueue(HTTPResponse.eventStreamHead + first)
            send(id, connection)
        }
    }

    private func respond(
        _ id: Int, _ connection: Connection, _ response: HTTPResponse, closes: Bool
    ) {
        connection.phase = .writing(closes: closes)
        connection.deadline = .now + limits.wait
        connection.enqueue(response.bytes(closes: closes))
        flush(id, connection)
    }

    /// Sends what a connection takes now, and then answers requests that arrived meanwhile.
    private func send(_ id: Int, _ connection: Connection) {
        flush(id, connection)
        advance(id, connection)
    }

    /// Sends what a connection takes now.
    private func flush(_ id: Int, _ connection: Connection) {
        do throws(SystemError) {
            guard try connection.flush(), case .writing(let closes) = connection.phase else {
                return
            }
            connection.phase = closes ? .draining : .reading
            connection.deadline = .now + (closes ? min(limits.wait, .seconds(1)) : limits.wait)
            if closes { shutdown(connection.descriptor, Int32(SHUT_WR)) }
        } catch {
            end(id)
        }
    }

    private func end(_ id: Int) {
        guard let connection = connections.removeValue(forKey: id) else { return }
        close(connection.descriptor)
    }
}
