import Dispatch
import Foundation

/// The lines of a stream and their answers, which are written in the order of the lines regardless
/// of the number of threads.
///
/// Each thread takes a line and submits its answer; the thread that submits the next answer in
/// order writes it, with all ready answers after it. No thread is reserved for reading or writing,
/// no thread waits for others to finish, and a slow reader of the answers slows down all of them.
final class StreamLines: @unchecked Sendable {
    /// A line and its index in the stream, counted from 0.
    struct NumberedLine {
        let place: Int
        let line: LineSplitter.Line
    }

    /// The maximum number of bytes in lines being answered and answers waiting to be written. A
    /// single longer line is still answered. Answers are counted once they are ready, so each
    /// thread can exceed the maximum by one answer.
    private static let mostBytes = 1 << 24

    private let environment: CommandEnvironment
    private let isStrict: Bool

    /// The maximum number of lines being answered or waiting to be written.
    private let mostLines: Int

    // The input, accessed only under `input`.
    private let input = NSLock()
    private var splitter: LineSplitter
    private var lines: ArraySlice<LineSplitter.Line> = []
    private var isOver = false
    private var taken = 0

    // The output, accessed only under `output`.
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

    // The named journals and sessions, also accessed under `output`, in the order of the lines.
    private var cache = StreamCache()
    private var turn = 0
    private var early: Set<Int> = []

    init(of environment: CommandEnvironment, limit: Int, mostLines: Int, isStrict: Bool) {
        self.environment = environment
        self.mostLines = mostLines
        self.isStrict = isStrict
        splitter = LineSplitter(limit: limit)
    }

    /// Answers all lines on a number of threads.
    ///
    /// - Returns: The number of answers that report an error.
    /// - Throws: A failure when the input cannot be read or the output cannot be written.
    func answer(
        jobs: Int, by work: @escaping @Sendable (NumberedLine) -> StreamAnswer
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
                // Deeply nested values need more stack than some systems give a thread.
                thread.stackSize = 8 << 20
                thread.start()
            }
            ended.wait()
        }
        let (errors, failure) = output.withLock { (self.errors, self.failure) }
        if let failure { throw failure }
        return errors
    }

    private func answerAll(by work: (NumberedLine) -> StreamAnswer) {
        while let taken = next() { hand(in: work(taken), to: taken) }
    }

    // MARK: In

    /// Waits for the next line and for capacity to answer it; `nil` at the end, after a failure, or
    /// when the output is no longer read.
    private func next() -> NumberedLine? {
        input.withLock {
            while lines.isEmpty {
                guard !isOver else { return nil }
                do throws(Failure) {
                    let piece = try environment.standardInput()
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
            guard let line = lines.popFirst(), waitForCapacity(for: line.bytes) else { return nil }
            defer { taken += 1 }
            return NumberedLine(place: taken, line: line)
        }
    }

    /// Waits until another line can be answered.
    ///
    /// - Returns: Whether the output is still read.
    private func waitForCapacity(for more: Int) -> Bool {
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

    private func hand(in answer: StreamAnswer, to taken: NumberedLine) {
        output.lock()
        defer { output.unlock() }
        bytes += answer.line.count
        answers[taken.place] = (answer, taken.line.bytes + answer.line.count)
        guard !isWriting else { return }
        isWriting = true
        while !isStopped, answers[written] != nil { write() }
        isWriting = false
    }

    /// Writes the answers that are next in order, and releases the lock while writing.
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
            isRead = .success(try environment.write(text))
        } catch {
            isRead = .failure(error)
        }
        output.lock()
        bytes -= freed
        if case .failure(let error) = isRead { failure = error }
        if case .success(true) = isRead, !isLast {
            output.broadcast()
        } else {
            // Threads still waiting for input are not joined: their answers are not read.
            isStopped = true
            output.broadcast()
            ended.signal()
        }
    }

    // MARK: Named journals and sessions

    /// Uses what is stored once all earlier lines have used or skipped them.
    func useCache<Result>(at place: Int, _ use: (inout StreamCache) -> Result) -> Result {
        output.withLock {
            while turn < place, !isStopped { output.wait() }
            let result = use(&cache)
            pass(place)
            return result
        }
    }

    /// Lets later lines use what is stored, since this one does not.
    func skipCache(at place: Int) { output.withLock { pass(place) } }

    private func pass(_ place: Int) {
        early.insert(place)
        guard early.contains(turn) else { return }
        while early.remove(turn) != nil { turn += 1 }
        output.broadcast()
    }
}

extension LineSplitter.Line {
    /// The number of bytes of text held in memory, at least 1.
    fileprivate var bytes: Int {
        if case .text(let text) = self { max(text.count, 1) } else { 1 }
    }
}
