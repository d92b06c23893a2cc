public import CandelaElements
public import CandelaRules

extension Session {
    /// The frontmost screen at the time of a context.
    ///
    /// A celebration is recorded with the event that caused it. For the first screen, which no
    /// event precedes, send a report of the time.
    ///
    /// - Throws: ``ScreenError`` if the screen has no presenter, in which case render it from
    ///   ``NavigationState/page``, or if the journal lacks what its options ask for.
    public func screen(in context: Context) throws(ScreenError) -> Screen {
        if let until = passed.until, context.now <= until { return try currentScreen(in: context) }
        var session = self
        _ = session.passTime(in: context)
        return try session.currentScreen(in: context)
    }

    private func currentScreen(in context: Context) throws(ScreenError) -> Screen {
        let journal = celebratingJournal
        let phase: Phase =
            switch loading {
            case .loading: .loading
            case .failed: .failed(lastKnown: journal == Journal() ? nil : journal)
            case .ready: .ready(journal)
            }
        let options = shownOptions(in: context)
        return try Screen.make(
            place.page.screen, as: presentation, phase: phase, options: options,
            toasts: shownToasts(on: options, in: context), until: celebrating?.until,
            asksToDiscard: place.page.leaving != nil, of: app, in: context)
    }

    /// Handles an event and returns its effects for the host.
    ///
    /// Time passes, the presenter or else the session reacts, and the screen celebrates what the
    /// event reached. The effects follow in order, with all saves as one, then the announcement of
    /// a result that no save has to confirm first, and the schedules that changed.
    ///
    /// The context provides the language of announcements and the time zone of reminders as well as
    /// the time.
    ///
    /// - Throws: ``SessionError`` if the event is invalid; the session is then unchanged, apart
    ///   from elapsed time.
    public mutating func send(
        _ event: Event, in context: Context
    ) throws(SessionError) -> [Effect] {
        let announced = run?.event
        // The effects of elapsed time apply before the event, even if it is rejected.
        due += passTime(in: context)
        if let failed = saving.failed, context.now > failed.adding(seconds: Saving.repetition) {
            saving.failed = nil
        }
        cacheRecords(in: context)
        let before = withoutRecords
        journal.beginEvent()
        do throws(SessionError) {
            clearAnnouncements(before: event, previous: announced)
            let outcome = outcome(of: event.intent)
            let today = clock(in: context).day(of: context.now)
            place.page.options?.openForm(on: today, from: journal)
            let forms = forms
            var effects = due
            effects += try react(to: event, in: context)
            place.page.options?.openForm(on: today, from: journal)
            fill(forms)
            effects += try celebrateShown(in: context)
            effects = combineSaves(effects, for: outcome)
            effects += announceUnlessSaved(outcome, by: effects, in: context)
            endEvent(in: context)
            effects += newSchedules(in: context)
            journal.endEvent()
            return effects
        } catch {
            restore(before)
            throw error
        }
    }

    /// The session with an empty journal, so that no list of records has two owners.
    private var withoutRecords: Session {
        var session = self
        session.journal = Journal()
        return session
    }

    /// Returns to the state before an event that is rejected.
    private mutating func restore(_ before: Session) {
        journal.revertEvent()
        let journal = journal
        self = before
        self.journal = journal
    }

    /// Forgets the effects that are returned, and the records and the time that are gone.
    private mutating func endEvent(in context: Context) {
        due = []
        closeDeletedSubjects()
        forgetDeletions()
        cacheRecords(in: context)
        passed.until = context.now
    }

    /// Caches the histories of the habits and the weigh-ins for the next event and screen.
    private mutating func cacheRecords(in context: Context) {
        let (now, clock) = (context.now, clock(in: context))
        journal.cacheHistories(now: now, clock: clock)
        journal.cacheWeighIns(now: now, clock: clock, unit: context.weightUnit(for: journal))
    }

    /// Replaces the journal with the one the host read, at launch or after an external change.
    ///
    /// Pages about deleted records are closed. Nothing is saved. Changes whose save failed or is
    /// unreported are kept and can be retried.
    ///
    /// - Parameter journal: The person's records; `nil` if they could not be read.
    public mutating func replaceJournal(_ journal: Journal?) {
        passed.until = nil
        guard let journal else {
            loading = .failed
            return
        }
        let (missing, forms) = (saving.unsaved.changes(in: self.journal), forms)
        self.journal = journal
        self.journal.identify()
        if !missing.isEmpty { self.journal.apply(missing) }
        loading = .ready
        fill(forms)
        closeDeletedSubjects()
    }
}
