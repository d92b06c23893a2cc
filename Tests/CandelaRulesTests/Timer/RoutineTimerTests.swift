import CandelaRules
import CandelaTestSupport
import Testing

struct RoutineTimerTests {
    private func at(_ seconds: Int) -> Instant {
        Instant(secondsSince1970: 1_773_828_000 + seconds)
    }

    @Test func `counts down, pauses and ends`() {
        var timer = RoutineTimer(.countDown(seconds: 90))
        #expect(timer.state == .ready && timer.remaining(at: at(0)) == 90)
        #expect(timer.handle(.started, at: at(0)).isEmpty && timer.validUntil == at(90))
        #expect(timer.remaining(at: at(30)) == 60 && timer.progress(at: at(45)) == 0.5)
        _ = timer.handle(.paused, at: at(30))
        #expect(timer.remaining(at: at(500)) == 60 && timer.validUntil == nil)
        _ = timer.handle(.resumed, at: at(500))
        #expect(timer.validUntil == at(560))
        #expect(timer.handle(.ticked, at: at(559)).isEmpty)
        #expect(timer.handle(.ticked, at: at(560)) == [.completed(seconds: 90)])
        #expect(timer.state == .finished && timer.progress(at: at(900)) == 1)
        #expect(timer.handle(.ticked, at: at(561)).isEmpty)
    }

    /// A late stop is handled after the end that was due.
    @Test func `stopping early gives the elapsed time`() {
        var timer = RoutineTimer(.countDown(seconds: 90))
        _ = timer.handle(.started, at: at(0))
        #expect(timer.handle(.stopped, at: at(40)) == [.stopped(seconds: 40)])
        var late = RoutineTimer(.countDown(seconds: 90))
        _ = late.handle(.started, at: at(0))
        #expect(late.handle(.stopped, at: at(95)) == [.completed(seconds: 90)])
        var early = RoutineTimer(.countUp(target: nil))
        _ = early.handle(.started, at: at(0))
        #expect(early.remaining(at: at(5)) == nil && early.validUntil == nil)
        #expect(early.handle(.completedEarly, at: at(61)) == [.completed(seconds: 61)])
    }

    /// 20 and 10 seconds, twice: ends at 20, 30, 50 and 60.
    @Test func `runs through intervals and rounds`() {
        var timer = RoutineTimer(.intervals(steps: [20, 10], rounds: 2))
        _ = timer.handle(.started, at: at(0))
        #expect(timer.validUntil == at(20))
        #expect(timer.handle(.ticked, at: at(20)) == [.stepEnded(step: 0, round: 0)])
        #expect(timer.validUntil == at(30) && timer.interval(at: at(25)) == (1, 0))
        #expect(
            timer.handle(.ticked, at: at(50)) == [
                .stepEnded(step: 1, round: 0), .stepEnded(step: 0, round: 1),
            ])
        #expect(timer.interval(at: at(55)) == (1, 1) && timer.validUntil == at(60))
        #expect(
            timer.handle(.ticked, at: at(61)) == [
                .stepEnded(step: 1, round: 1), .completed(seconds: 60),
            ])
    }

    @Test func `a restored timer is paused with its elapsed time`() {
        var timer = RoutineTimer(restoring: .countDown(seconds: 90), elapsed: 50)
        #expect(timer.state == .paused && timer.remaining(at: at(0)) == 40)
        _ = timer.handle(.resumed, at: at(10))
        #expect(timer.validUntil == at(50))
        #expect(
            RoutineTimer(restoring: .countDown(seconds: 9), elapsed: -4).remaining(at: at(0)) == 9)
    }

    /// Whatever the order of events, a timer ends once, never runs longer than its length, and its
    /// elapsed time never decreases.
    @Test func `no order of events ends it twice`() {
        var random = SplitMix(seed: 5)
        for round in 0..<1_000 {
            let style: TimerStyle =
                [
                    .countDown(seconds: 40), .countUp(target: 30),
                    .intervals(steps: [7, 5], rounds: 3),
                ][
                    round % 3]
            var timer = RoutineTimer(style)
            var (now, latest, ends, elapsed) = (at(0), at(-1000), 0, 0)
            for _ in 0..<50 {
                now = now.adding(seconds: Int.random(in: -2...4, using: &random))
                let events: [RoutineTimer.Event] = [
                    .started, .paused, .resumed, .resumed, .ticked, .ticked, .ticked, .stopped,
                    .completedEarly,
                ]
                let pick = Int.random(in: 0..<(round % 2 == 0 ? 7 : 9), using: &random)
                for effect in timer.handle(events[pick], at: now) {
                    switch effect {
                    case .completed(let seconds), .stopped(let seconds):
                        ends += 1
                        #expect(seconds <= style.length ?? .max)
                    case .stepEnded: break
                    }
                }
                latest = max(latest, now)
                let seconds = timer.elapsed(at: latest)
                guard seconds >= elapsed, (0...1).contains(timer.progress(at: latest)) else {
                    Issue.record("\(seconds) after \(elapsed)")
                    return
                }
                elapsed = seconds
            }
            #expect(ends <= 1)
        }
    }

    /// Every 5 seconds, every second from 30 down; red from 30; stale after 30.
    @Test func `a live activity has its display and its next update`() {
        var timer = RoutineTimer(.countDown(seconds: 90))
        _ = timer.handle(.started, at: at(0))
        let calm = LiveActivityState(timer, at: at(10))
        #expect(calm.seconds == 80 && !calm.isLow && calm.updates == at(15) && calm.stale == at(40))
        let low = LiveActivityState(timer, at: at(60))
        #expect(low.seconds == 30 && low.isLow && low.updates == at(61))
        _ = timer.handle(.paused, at: at(61))
        #expect(LiveActivityState(timer, at: at(61)).updates == nil)
        _ = timer.handle(.completedEarly, at: at(62))
        let done = LiveActivityState(timer, at: at(62))
        #expect(done.progress == 1 && done.isFinished && done.ends == at(64) && !done.isLow)
    }
}
