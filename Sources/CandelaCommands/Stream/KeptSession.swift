import CandelaElements
import CandelaJSON
package import CandelaKit
import Foundation

/// A session kept by name, which lines change one after another in their order.
package final class KeptSession: @unchecked Sendable {
    /// The state after the lines answered so far.
    struct State {
        var session: Session

        /// The number of screens sent.
        var revision = 0

        /// The screen sent last; `nil` before the first and when it is too long to keep.
        private(set) var screen: JSONDocument?

        /// The maximum length of a screen that is kept, in bytes: 1 MiB.
        static let longestScreen = 1 << 20

        init(_ session: Session) { self.session = session }

        /// Stores the screen that is being sent.
        mutating func send(_ sent: JSONDocument) {
            revision += 1
            screen = sent.root.storage.bytes.count <= Self.longestScreen ? sent : nil
        }
    }

    private let turn = NSCondition()
    private var state: State
    private var lines = 0
    private var answered = 0

    package init(_ session: Session) { state = State(session) }

    /// The turn of the next line that uses the session. It must be passed to
    /// ``use(at:_:)`` once.
    func nextTurn() -> Int {
        turn.withLock {
            defer { lines += 1 }
            return lines
        }
    }

    /// Uses the session once all earlier lines have used it.
    func use<Result>(at place: Int, _ use: (inout State) -> Result) -> Result {
        turn.withLock {
            while answered < place { turn.wait() }
            defer {
                answered += 1
                turn.broadcast()
            }
            return use(&state)
        }
    }
}
