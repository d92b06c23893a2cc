import CandelaElements
import CandelaKit
import CandelaTokens

/// The card and the announcement for the state of a share image.
struct ShareNotice {
    let state: ShareState
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    /// The progress while the image is drawn, or the failure with a retry; `nil` otherwise.
    var card: Card? {
        switch state {
        case .composing: return Card(LoadingCard(phrases.shareComposing(), with: kit))
        case .failed:
            let retry = kit.button(
                "retry", .retry(.share), phrases.actionTryAgain(), .secondary)
            return Card(
                MessageCard(
                    "failed", .failure, icon: .exclamationmarkTriangle, phrases.shareFailedTitle(),
                    phrases.errorTryAgain(), button: retry, with: kit))
        case .shared, .ready: return nil
        }
    }

    /// The announcement of a failure or a success; `nil` otherwise.
    var announcement: Announcement? {
        switch state {
        case .failed:
            Announcement(
                "share-failed", phrases.shareFailedTitle().spokenWords, politeness: .assertive)
        case .shared: Announcement("shared", phrases.shareShared().spokenWords)
        case .composing, .ready: nil
        }
    }
}
