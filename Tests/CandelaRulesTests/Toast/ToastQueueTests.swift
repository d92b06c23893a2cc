import CandelaRules
import Testing

struct ToastQueueTests {
    private let plain = ToastRule(seconds: 3, warningSeconds: 3, errorSeconds: nil, most: 1)
    private let stacked = ToastRule(seconds: 3, warningSeconds: 4, errorSeconds: 5, most: 3)

    private func at(_ seconds: Int) -> Instant {
        Instant(secondsSince1970: 1_773_828_000 + seconds)
    }

    /// Three seconds, errors until dismissed; each toast has its own deadline.
    @Test func `each toast has its own deadline`() {
        var queue = ToastQueue(rule: plain)
        queue.handle(.shown(id: "a", kind: .success), at: at(0))
        #expect(queue.validUntil == at(3))
        queue.handle(.shown(id: "b", kind: .info), at: at(2))
        #expect(queue.toasts.map(\.id) == ["b"] && queue.validUntil == at(5))
        queue.handle(.ticked, at: at(4))
        #expect(queue.toasts.count == 1)
        queue.handle(.ticked, at: at(5))
        #expect(queue.toasts.isEmpty)
        queue.handle(.shown(id: "e", kind: .error), at: at(6))
        queue.handle(.ticked, at: at(600))
        #expect(queue.toasts.count == 1 && queue.validUntil == nil)
        queue.handle(.dismissed(id: "e"), at: at(601))
        #expect(queue.toasts.isEmpty)
    }

    @Test func `an explicit duration overrides that of the kind`() {
        var queue = ToastQueue(rule: plain)
        queue.handle(.shown(id: "undo", kind: .info, seconds: 5), at: at(0))
        #expect(queue.validUntil == at(5))
    }

    @Test func `shows at most as many as the rule allows, newest first`() {
        var queue = ToastQueue(rule: stacked)
        for (index, kind) in [ToastKind.success, .warning, .error, .info].enumerated() {
            queue.handle(.shown(id: "\(index)", kind: kind), at: at(0))
        }
        #expect(queue.toasts.map(\.id) == ["3", "2", "1"])
        #expect(queue.toasts.map(\.deadline) == [at(3), at(5), at(4)])
        queue.handle(.shown(id: "2", kind: .success), at: at(1))
        #expect(queue.toasts.map(\.id) == ["2", "3", "1"])
    }
}
