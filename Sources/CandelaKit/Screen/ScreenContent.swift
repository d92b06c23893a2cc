public import CandelaElements
public import CandelaRules
public import CandelaTokens

/// The content a presenter puts on a screen.
public struct ScreenContent: Sendable {
    /// The title, when it is not the one all states of the screen have.
    public var title: StyledText?

    /// The colour everything lies on.
    public var ground: ColorRole

    /// The space between the cards and beside them.
    public var layout: Screen.Layout

    /// The buttons that can be reached from anywhere on the screen.
    public var toolbar: Toolbar?

    /// The cards, from top to bottom.
    public var cards: [Card]

    /// A card above everything else.
    public var overlay: Screen.Overlay?

    /// Passing notes, newest first.
    public var toasts: [Card]

    /// The element beside the tabs of the app, such as the button that adds something.
    public var accessory: Element?

    /// The announcements a screen reader makes by itself, in order.
    public var announcements: [Announcement]

    /// The next moment at which time alone makes it wrong.
    public var validUntil: Instant?

    /// A content; what is left out is not there.
    public init(
        title: StyledText? = nil, ground: ColorRole = .background,
        layout: Screen.Layout = Screen.Layout(), toolbar: Toolbar? = nil, cards: [Card] = [],
        overlay: Screen.Overlay? = nil, toasts: [Card] = [], accessory: Element? = nil,
        announcements: [Announcement] = [], validUntil: Instant? = nil
    ) {
        self.title = title
        self.ground = ground
        self.layout = layout
        self.toolbar = toolbar
        self.cards = cards
        self.overlay = overlay
        self.toasts = toasts
        self.accessory = accessory
        self.announcements = announcements
        self.validUntil = validUntil
    }
}

extension ScreenContent {
    /// A failure above what was known before, if anything was.
    static func failure(
        _ title: Phrase, above known: ScreenContent?, with kit: Kit
    ) -> ScreenContent {
        let phrases = kit.phrases
        let card = MessageCard(
            "error", .failure, icon: .exclamationmarkTriangle, title,
            known?.cards.isEmpty == false ? phrases.errorLastKnown() : phrases.errorTryAgain(),
            button: kit.button("retry", .retry(.journal), phrases.actionRetry(), .secondary),
            with: kit)
        var content = known ?? ScreenContent()
        content.cards.insert(Card(card), at: 0)
        content.announcements.insert(
            Announcement("loading-failed", title.said, politeness: .assertive), at: 0)
        return content
    }

    /// Adds a passing note below those that are there: it is announced, and ends the time the screen
    /// is right. As many are shown as the product shows at once; the newest come first, and of
    /// several with one id the newest alone is shown.
    public mutating func show(_ toast: ToastCard?, with kit: Kit) {
        guard let toast, toasts.count < kit.theme.toastRule.most,
            !toasts.contains(where: { $0.id == toast.id })
        else { return }
        toasts.append(Card(toast))
        announcements.append(toast.announcement)
        validUntil = [validUntil, toast.facts.deadline?.instant].compactMap(\.self).min()
    }

    /// Shows that something just happened, until its time is over.
    mutating func show(_ note: PassingNote, with kit: Kit) {
        switch note.event {
        case .sampleDataAdded:
            show(
                ToastCard(
                    "sample-data-added", .info, kit.noteText(kit.phrases.weightSampleAdded()),
                    shown: note.shown, with: kit), with: kit)
        case .savingFailed:
            let again = kit.phrases.actionRetry()
            show(
                ToastCard(
                    "saving-failed", .error, kit.noteText(kit.phrases.saveFailed()),
                    action: (kit.action("retry", .retry(.save), again), again), until: nil,
                    seconds: nil, with: kit), with: kit)
        case .message(let message):
            show(ToastCard(message, shown: note.shown, with: kit), with: kit)
        case .entriesDeleted(let count):
            // The window is over: what the note said would happen has happened.
            let text = kit.phrases.weightLogbookDeleted(count: count).spokenText
            announcements.append(Announcement("entries-deleted", text))
        }
    }
}

extension ToastCard {
    /// A note in the app's own words; `nil` once its time is over. Where several notes are stacked
    /// the spoken form says first what kind of note it is.
    fileprivate init?(_ message: PassingNote.Message, shown: Instant, with kit: Kit) {
        let phrases = kit.phrases
        let kind =
            switch message.about {
            case .success: phrases.toastKindSuccess()
            case .info: phrases.toastKindInfo()
            case .warning: phrases.toastKindWarning()
            case .error: phrases.toastKindError()
            }
        let sentence =
            if let offer = message.offer {
                phrases.toastMessageAction(
                    kind: kind.spokenText, message: message.text, action: offer.text)
            } else {
                phrases.toastMessage(kind: kind.spokenText, message: message.text)
            }
        self.init(
            message.id, message.about,
            kit.words(
                verbatim: message.text, saying: kit.theme.toastRule.most > 1 ? sentence : nil,
                .body, .toastText),
            offer: message.offer, shown: shown, with: kit)
    }

    fileprivate init?(
        _ id: String, _ kind: ToastKind, _ text: StyledText, offer: PassingNote.Offer? = nil,
        shown: Instant, with kit: Kit
    ) {
        let seconds = kit.theme.toastRule.seconds(of: kind)
        let deadline = seconds.map { shown.adding(seconds: $0) }
        if let deadline, deadline <= kit.context.now { return nil }
        self.init(
            "note-\(id)", kind, text,
            action: offer.map { offer in
                let name = kit.phrases.toastAction(action: offer.text)
                return (kit.action("act", offer.intent, name), name)
            }, until: deadline, seconds: seconds, with: kit)
    }
}
