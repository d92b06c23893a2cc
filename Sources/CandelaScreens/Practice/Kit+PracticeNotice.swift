import CandelaRules
import CandelaTokens

/// What is told after a practice was logged, or could not be, or a badge was earned.
extension Kit {
    func message(for notice: PracticeNotice) -> MessageCard {
        let dismiss = phrases.practiceNoticeDismiss()
        let close = button(action("dismiss", .dismiss, dismiss), .secondary, text: dismiss)
        let retry = phrases.actionRetry()
        return switch notice.kind {
        case .recorded:
            message(
                "practiceRecorded", .success, icon: .checkmarkCircleFilled,
                phrases.practiceNoticeRecordedTitle(),
                phrases.practiceNoticeRecordedMessage(count: notice.count), button: close)
        case .failed:
            message(
                "practiceFailed", .failure, icon: .exclamationmarkTriangle,
                phrases.practiceNoticeFailedTitle(), phrases.errorTryAgain(),
                button: button(action("retry", .retry, retry), .secondary, text: retry),
                also: [close])
        case .badge:
            message(
                "badgeEarned", .success, icon: .sealCheckmark,
                phrases.practiceNoticeBadgeTitle(),
                phrases.practiceNoticeBadgeMessage(
                    name: phrases.practiceBadgeName(count: notice.count).text), button: close)
        }
    }

    /// What is said by itself about a message.
    func announcement(of message: MessageCard) -> Announcement {
        Announcement(
            message.id, message.title.aloud,
            politeness: message.tone == .failure ? .assertive : .polite)
    }
}
