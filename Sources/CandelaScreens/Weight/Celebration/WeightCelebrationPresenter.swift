import CandelaRules

extension Presenter {
    /// The milestones that were reached, and above them the one to celebrate.
    static let weightCelebration = Presenter(
        WeightCelebrationOptions.self, title: { $0.phrases.weightCelebrationPage() },
        loading: { $0.milestoneLoading() }, failure: { $0.milestoneErrorTitle() },
        cards: [
            MilestoneHistoryCard.self, MilestoneCelebrationCard.self, MessageCard.self,
            LoadingCard.self, ToastCard.self,
        ], content: WeightCelebrationPresenter.content)
}

enum WeightCelebrationPresenter {
    static func content(
        _ kit: Kit, _ journal: Journal, _ options: WeightCelebrationOptions
    ) -> Screen.Content {
        let state = WeightState(journal, in: kit.context)
        var content = Screen.Content(
            cards: [Card(MilestoneHistoryCard(state, options.windows, with: kit))],
            validUntil: state.validUntil)
        content.celebrate(
            MilestoneCelebrationCard(state, canShare: options.canShare ?? false, with: kit))
        return content
    }
}
