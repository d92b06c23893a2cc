import CandelaTokens

/// The cards that stand for others: while data load, when they could not be read, and when
/// something is missing.
extension Kit {
    /// - Parameter spinner: How much larger than usual the spinner is.
    func loading(_ text: Phrase, spinner scale: NumberRole? = nil) -> LoadingCard {
        LoadingCard(
            id: "loading", surface: card, layout: row(gap: .sm, alignment: .center),
            spinner: size(theme.text(.body).size * (scale.map { theme.number($0) } ?? 1)),
            spinnerMotion: motion(.spin, reduced: Motion.Reduced(.still)),
            text: words(text, .body, .textSecondary),
            accessibility: Accessibility(
                .status, label: text.spokenText, states: [.busy], children: .combine,
                liveRegion: .polite))
    }

    /// A failure above what was known before, if anything was.
    func failure(_ title: Phrase, above known: Screen.Content?) -> Screen.Content {
        let text =
            known?.cards.isEmpty == false ? phrases.errorLastKnown() : phrases.errorTryAgain()
        let card = message(
            "error", .failure, icon: .exclamationmarkTriangle, title, text,
            button: button(
                action("retry", .retry, phrases.actionRetry()), .secondary,
                text: phrases.actionRetry()))
        var content = known ?? Screen.Content()
        content.cards.insert(Card(card), at: 0)
        content.announcements.insert(
            Announcement("loading-failed", title.spokenText, politeness: .assertive), at: 0)
        return content
    }

    /// What stands in place of the milestones of a person who has no goal yet.
    var noGoal: MessageCard {
        message(
            "noGoal", .guidance, icon: .flagFilled, phrases.milestoneNoGoalTitle(),
            phrases.milestoneNoGoalMessage(),
            button: button(
                action("setGoal", .navigate, phrases.actionSetGoal()), .primary,
                text: phrases.actionSetGoal()))
    }

    func message(
        _ id: String, _ tone: MessageCard.Tone, icon symbol: IconRole, _ title: Phrase,
        _ text: Phrase,
        button: ButtonControl?, also others: [ButtonControl] = []
    ) -> MessageCard {
        let color: ColorRole = tone == .failure ? .errorText : .textPrimary
        let graphic: ColorRole =
            switch tone {
            case .guidance: .primaryGraphic
            case .failure, .question: .errorGraphic
            case .success: .successGraphic
            }
        return MessageCard(
            id: id, tone: tone, surface: tone == .question ? sheet : card, layout: column(gap: .sm),
            icon: icon(symbol, beside: .headline, graphic),
            title: words(title, .headline, color), text: words(text, .body, .textSecondary),
            buttons: [button].compactMap(\.self) + others,
            accessibility: Accessibility(
                tone == .failure || tone == .question ? .alert : .group, label: title.spokenText,
                children: .contain))
    }
}
