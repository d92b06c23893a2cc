import CandelaTokens

/// The cards that stand for others: while data load, when they could not be read, and when
/// something is missing.
extension Composer {
    func loading(_ subject: Screen.Subject) -> LoadingCard {
        let text =
            switch subject {
            case .milestone, .milestoneCompact: phrases.milestoneLoading()
            case .streak: phrases.streakLoading()
            }
        return LoadingCard(
            id: "loading", surface: card, layout: row(gap: .sm, alignment: .center),
            spinner: size(theme.text(.body).size),
            spinnerMotion: motion(.spin, reduced: Motion.Reduced(.still)),
            text: words(text, .body, .textSecondary),
            accessibility: Accessibility(
                .status, label: text.spokenText, states: [.busy], children: .combine,
                liveRegion: .polite))
    }

    /// A failure above what was known before, if anything was.
    func failure(_ subject: Screen.Subject, above known: Screen.Content?) -> Screen.Content {
        let title =
            switch subject {
            case .milestone, .milestoneCompact: phrases.milestoneErrorTitle()
            case .streak: phrases.streakErrorTitle()
            }
        let text =
            known?.cards.isEmpty == false ? phrases.errorLastKnown() : phrases.errorTryAgain()
        let card = message(
            "error", .failure, symbol: "exclamationmark.triangle.fill", title, text,
            action: Action(
                "retry", kind: .retry, label: phrases.actionRetry().spokenText,
                minimumTarget: minimumTarget))
        let announcement = Announcement(
            "loading-failed", title.spokenText, politeness: .assertive)
        return Screen.Content(
            cards: [.message(card)] + (known?.cards ?? []),
            announcements: [announcement] + (known?.announcements ?? []),
            validUntil: known?.validUntil)
    }

    /// What stands in place of the milestones of a person who has no goal yet.
    var noGoal: MessageCard {
        message(
            "noGoal", .guidance, symbol: "flag.fill", phrases.milestoneNoGoalTitle(),
            phrases.milestoneNoGoalMessage(),
            action: Action(
                "setGoal", kind: .navigate, label: phrases.actionSetGoal().spokenText,
                minimumTarget: minimumTarget))
    }

    private func message(
        _ id: String, _ tone: MessageCard.Tone, symbol: String, _ title: Phrase, _ text: Phrase,
        action: Action
    ) -> MessageCard {
        let color: ColorRole = tone == .failure ? .errorText : .textPrimary
        return MessageCard(
            id: id, tone: tone, surface: card, layout: column(gap: .sm),
            icon: icon(
                symbol, beside: .headline, tone == .failure ? .errorGraphic : .primaryGraphic),
            title: words(title, .headline, color), text: words(text, .body, .textSecondary),
            actions: [action],
            accessibility: Accessibility(
                tone == .failure ? .alert : .group, label: title.spokenText,
                value: text.spokenText, children: .contain))
    }
}
