import CandelaRules
import Testing

struct SyncStatusTests {
    private func at(_ seconds: Int) -> Instant {
        Instant(secondsSince1970: 1_773_828_000 + seconds)
    }

    /// Each transition between two states.
    @Test func `makes the documented transitions`() {
        var sync = SyncStatus()
        #expect(sync.state == .checking && sync.state.isAnimated && !sync.state.isTappable)
        sync.handle(.reachable, at: at(0))
        #expect(sync.state == .synced && sync.validUntil == nil)
        sync.handle(.activity, at: at(1))
        #expect(sync.state == .syncing && sync.validUntil == at(3))
        sync.handle(.ticked, at: at(2))
        #expect(sync.state == .syncing)
        sync.handle(.ticked, at: at(3))
        #expect(sync.state == .synced)
        sync.handle(.networkLost, at: at(4))
        #expect(sync.state == .offline && sync.state.isTappable)
        sync.handle(.networkFound, at: at(5))
        #expect(sync.state == .syncing && sync.validUntil == at(6))
        sync.handle(.ticked, at: at(60))
        #expect(sync.state == .synced)
    }

    @Test func `account problems take precedence over the network`() {
        var sync = SyncStatus()
        sync.handle(.signedOut, at: at(0))
        sync.handle(.networkLost, at: at(1))
        #expect(sync.state == .noAccount && sync.trouble == .notSignedIn)
        sync.handle(.signedIn, at: at(2))
        #expect(sync.state == .checking && sync.trouble == nil)
    }

    @Test(arguments: [
        (SyncStatus.Trouble.restricted, SyncStatus.State.error), (.unavailable, .offline),
        (.failed, .error), (.notSignedIn, .noAccount),
    ])
    func `each trouble has its state`(trouble: SyncStatus.Trouble, state: SyncStatus.State) {
        var sync = SyncStatus()
        sync.handle(.account(trouble), at: at(0))
        #expect(sync.state == state && sync.trouble == trouble)
        sync.handle(.retried, at: at(1))
        #expect((sync.state == .checking) == (state != .noAccount))
    }

    @Test func `pending changes are applied before a late event`() {
        var sync = SyncStatus()
        sync.handle(.reachable, at: at(0))
        sync.handle(.activity, at: at(1))
        sync.handle(.failed, at: at(9))
        #expect(sync.state == .error && sync.validUntil == nil)
        sync.handle(.ticked, at: at(2))
        #expect(sync.state == .error)
    }
}
