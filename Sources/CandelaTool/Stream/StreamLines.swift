import Dispatch
import Foundation

/// The lines of a stream and their answers, which go out in the order of the lines however many threads
/// work on them.
///
/// Each thread takes a line and hands in its answer; the one that hands in the answer that is next
/// writes it, with all that follow. So none is kept for reading or writing alone, none waits for
/// others to finish, and a reader of the answers that is slow slows all of them down.
final class StreamLines: @unchecked Sendable {
    /// A line and its place in the stream, counted from 0.
    struct Taken {
        let place: Int
        let line: LineSplitter.Line
    }

    /// The most bytes of lines that are worked on and of answers that wait for those
    /// before them, unless one alone has more; those that were begun before come on top, one a thread.
    private static let mostBytes = 1 << 24

    private let surroundings: Surroundings
    private let isStrict: Bool

    /// How many lines are worked on or wait for those before them.
    private let mostLines: Int

    // What comes in, touched under `input` alone.
    private let input = NSLock()
    private var splitter: LineSplitter
    private var lines: ArraySlice<LineSplitter.Line> = []
    private var isOver = false
    private var taken = 0

    // What goes out, touched under `output` alone.
    private let output = NSCondition()
    private let ended = DispatchSemaphore(value: 0)
    private var answers: [Int: (answer: StreamAnswer, bytes: Int)] = [:]
    private var written = 0
    private var bytes = 0
    private var isWriting = false
    private var isStopped = false
    private var threads = 0
    private var errors = 0
    private var failure: Failure?

    // The journals that have names, touched under `output` too, in the order of the lines.
    private var shelf = JournalShelf()
    private var turn = 0
    private var early: Set<Int> = []

    init(of surroundings: Surroundings, limit: Int, mostLines: Int, isStrict: Bool) {
        self.surroundings = surroundings
        self.mostLines = mostLines
        self.isStrict = isStrict
        splitter = LineSplitter(limit: limit)
    }

    /// Lets so many threads answer all lines.
    ///
    /// - Returns: How many answers say what is wrong.
    func answer(
        jobs: Int, by work: @escaping @Sendable (Taken) -> StreamAnswer
    ) throws(Failure) -> Int {
        if jobs == 1 {
            answerAll(by: work)
        } else {
            threads = jobs
            for _ in 0..<jobs {
                let thread = Thread { [self] in
                    answerAll(by: work)
                    let isLast = output.withLock {
                        threads -= 1
                        return threads == 0
                    }
                    if isLast { ended.signal() }
                }
                // Values nest deeper than the stack of a thread is large on some systems.
                thread.stackSize = 8 << 20
                thread.start()
            }
            ended.wait()
        }
        let (errors, failure) = output.withLock { (self.errors, self.failure) }
        if let failure { throw failure }
        return errors
    }

    private func answerAll(by work: (Taken) -> StreamAnswer) {
        while let taken = next() { hand(in: work(taken), to: taken) }
    }

    // MARK: In

    /// The next line; nil when there are no more, or nobody wants answers any more.
    private func next() -> Taken? {
        input.withLock {
            while lines.isEmpty {
                guard !isOver else { return nil }
                do throws(Failure) {
                    let piece = try surroundings.standardInput()
                    isOver = piece.isEmpty
                    lines =
                        isOver
                        ? [splitter.lastLine()].compactMap(\.self)[...]
                        : splitter.lines(completedBy: piece)[...]
                } catch {
                    isOver = true
                    output.withLock { failure = error }
                }
            }
            guard let line = lines.popFirst(), makeRoom(for: line.bytes) else { return nil }
            defer { taken += 1 }
            return Taken(place: taken, line: line)
        }
    }

    /// Waits until another line can be worked on.
    ///
    /// - Returns: Whether it is wanted.
    private func makeRoom(for more: Int) -> Bool {
        output.withLock {
            while !isStopped, bytes > 0,
                taken - written >= mostLines || bytes + more > Self.mostBytes
            {
                output.wait()
            }
            bytes += more
            return !isStopped
        }
    }

    // MARK: Out

    private func hand(in answer: StreamAnswer, to taken: Taken) {
        output.lock()
        defer { output.unlock() }
        bytes += answer.line.count
        answers[taken.place] = (answer, taken.line.bytes + answer.line.count)
        guard !isWriting else { return }
        isWriting = true
        while !isStopped, answers[written] != nil { write() }
        isWriting = false
    }

    /// Writes the answers that are next, with the lock open meanwhile.
    private func write() {
        var text: [UInt8] = []
        var freed = 0
        var isLast = false
        while !isLast, let (answer, bytes) = answers.removeValue(forKey: written) {
            text += answer.line
            freed += bytes
            written += 1
            if answer.isError { errors += 1 }
            isLast = answer.isError && isStrict
        }
        output.unlock()
        let isRead: Result<Bool, Failure>
        do throws(Failure) {
            isRead = .success(try surroundings.write(text))
        } catch {
            isRead = .failure(error)
        }
        output.lock()
        bytes -= freed
        if case .failure(let error) = isRead { failure = error }
        if case .success(true) = isRead, !isLast {
            output.broadcast()
        } else {
            // A thread that waits for input nobody will use is not waited for.
            isStopped = true
            output.broadcast()
            ended.signal()
        }
    }

    // MARK: Named journals

    /// Uses the journals that earlier lines gave a name.
    func useShelf<Result>(at place: Int, _ use: (inout JournalShelf) -> Result) -> Result {
        output.withLock {
            while turn < place, !isStopped { output.wait() }
            let result = use(&shelf)
            pass(place)
            return result
        }
    }

    /// Lets lines after this one use the shelf.
    func passShelf(at place: Int) { output.withLock { pass(place) } }

    private func pass(_ place: Int) {
        early.insert(place)
        guard early.contains(turn) else { return }
        while early.remove(turn) != nil { turn += 1 }
        output.broadcast()
    }
}

extension LineSplitter.Line {
    /// How much of it is held, in bytes; a line of none counts as one.
    fileprivate var bytes: Int {
        if case .text(let text) = self { max(text.count, 1) } else { 1 }
    }
}
