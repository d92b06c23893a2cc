public import CandelaElements
public import CandelaRules
public import CandelaTokens

/// A screen's content, as a presenter returns it.
public struct ScreenContent: Sendable {
    /// The title; `nil` for the presenter's title.
    public var title: StyledText?

    /// The background colour of the screen.
    public var ground: ColorRole

    /// The space between and beside the cards.
    public var layout: Screen.Layout

    /// The toolbar, whose buttons are always reachable; `nil` for none.
    public var toolbar: Toolbar?

    /// Whether to add a Back button where the screen can be left and has none of its own; `false`
    /// if another action leaves it, such as pausing.
    public var offersBack = true

    /// The cards, from top to bottom.
    public var cards: [Card]

    /// The overlay, a card above the other content; `nil` for none.
    public var overlay: Screen.Overlay?

    /// The toasts, newest first.
    public var toasts: [Card]

    /// An element beside the app's tabs, such as a button that adds something; `nil` for none.
    public var accessory: Element?

    /// The announcements for assistive technology, in order.
    public var announcements: [Announcement]

    /// The moment the content becomes stale if nothing is recorded; `nil` if it does not.
    public var validUntil: Instant?

    /// Creates content; omitted parts are absent.
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
    /// A spinner with a text, which is announced too.
    static func loading(_ text: Phrase, _ spinner: NumberRole?, with kit: Kit) -> ScreenContent {
        ScreenContent(
            cards: [Card(LoadingCard(text, spinner: spinner, with: kit))],
            announcements: [Announcement("loading", text.spokenWords)])
    }

    /// A failure message above the last known content, if any.
    static func failure(
        _ title: Phrase, above known: ScreenContent?, with kit: Kit
    ) -> ScreenContent {
        let phrases = kit.phrases
        let card = MessageCard(
            "error", .failure, icon: .exclamationmarkTriangle, title,
            known?.cards.isEmpty == false ? phrases.errorLastKnown() : phrases.errorTryAgain(),
            button: kit.button("retry", .retry(.journal), phrases.actionTryAgain(), .secondary),
            with: kit)
        var content = known ?? ScreenContent()
        content.cards.insert(Card(card), at: 0)
        content.announcements.insert(
            Announcement("loading-failed", title.spokenWords, politeness: .assertive), at: 0)
        return content
    }

    /// Adds a toast after the existing ones, with its announcement and deadline.
    ///
    /// The theme limits the number of toasts; any beyond the limit are ignored. Add the newest
    /// first: a toast with the id of an existing one is ignored.
    public mutating func show(_ toast: ToastCard?, with kit: Kit) {
        guard toasts.count < kit.theme.toastRule.most else { return }
        add(toast)
    }

    private mutating func add(_ toast: ToastCard?) {
        guard let toast, !toasts.contains(where: { $0.id == toast.id }) else { return }
        toasts.append(Card(toast))
        announcements.append(toast.announcement)
        validUntil = [validUntil, toast.facts.deadline?.instant].compactMap(\.self).min()
    }

    /// Adds the card or announcement of a toast, unless it has expired.
    ///
    /// A toast about deleted records is added whatever the theme's limit, because it has the only
    /// button that restores them.
    mutating func show(_ toast: Toast, with kit: Kit) {
        switch toast.event {
        case .deleted(let rows): add(kit.toast(rows))
        case .notDeleted(let kind, let count, let name, let screen):
            let records = DeletedRecords(kind: kind, count: count, name: name)
            add(kit.failureToast(of: records, by: screen))
        case .sampleDataAdded:
            show(
                ToastCard(
                    "sample-data-added", .info, kit.toastText(kit.phrases.weightSampleAdded()),
                    shown: toast.shown, with: kit), with: kit)
        case .savingFailed:
            let again = kit.phrases.actionTryAgain()
            show(
                ToastCard(
                    "saving-failed", .error, kit.toastText(kit.phrases.saveFailed()),
                    action: (kit.action("retry", .retry(.save), again), again), until: nil,
                    seconds: nil, with: kit), with: kit)
        case .message(let message):
            show(ToastCard(message, shown: toast.shown, with: kit), with: kit)
        case .entriesDeleted(let count):
            // The earlier toast offered to undo this; now only the outcome is announced.
            let text = kit.phrases.weightEntriesDeleted(count: count).spokenText
            announcements.append(Announcement("entries-deleted", text))
        }
    }
}

extension ToastCard {
    /// Creates the toast of an app's message; `nil` once it has expired.
    ///
    /// If the theme allows several toasts, the spoken form starts with the kind of message.
    fileprivate init?(_ message: Toast.Message, shown: Instant, with kit: Kit) {
        let phrases = kit.phrases
        let kind =
            switch message.about {
            case .success: phrases.toastKindSuccess()
            case .info: phrases.toastKindInfo()
            case .warning: phrases.toastKindWarning()
            case .error: phrases.toastKindError()
            }
        let sentence = phrases.toastMessage(kind: kind.spokenText, message: message.text)
        let offered = message.offer.map { phrases.toastMessageAction(action: $0.text).spokenText }
        let spoken =
            offered.map { Phrase(typed: phrases.sentences([sentence.spokenText, $0])) } ?? sentence
        self.init(
            message.id, message.about,
            kit.text(
                verbatim: message.text, saying: kit.theme.toastRule.most > 1 ? spoken : nil,
                .body, .toastText),
            offer: message.offer, shown: shown, with: kit)
    }

    fileprivate init?(
        _ id: String, _ kind: ToastKind, _ text: StyledText, offer: Toast.Offer? = nil,
        shown: Instant, with kit: Kit
    ) {
        let seconds = kit.theme.seconds(of: kind, withAction: offer != nil, in: kit.context)
        let deadline = seconds.map { shown.adding(seconds: $0) }
        if let deadline, deadline <= kit.context.now { return nil }
        self.init(
            "note-\(id)", kind, text,
            action: offer.map { offer in
                let name = kit.phrases.toastAction(action: offer.text)
                return (kit.action(offering: offer.intent, name), name)
            }, until: deadline, seconds: seconds, with: kit)
    }
}

extension Kit {
    /// The action that a message offers. One that deletes can be undone in turn.
    fileprivate func action(offering intent: Intent, _ name: Phrase) -> Action {
        if case .delete(let kind, let ids) = intent {
            return deletion(of: kind, ids, name, id: "act")
        }
        return action("act", intent, name)
    }
}
