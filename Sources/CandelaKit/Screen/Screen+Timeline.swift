public import CandelaElements
public import CandelaRules

extension Screen {
    /// The successive states of a screen while nothing is recorded, such as the entries of a
    /// widget.
    ///
    /// The first screen is created in the given context. Each later one is created at the moment
    /// its predecessor becomes stale: the predecessor's ``validUntil`` is the `now` of its
    /// ``context``. Create a new timeline at the last screen's ``validUntil``; if it is `nil`, the
    /// screen no longer changes with time.
    ///
    /// A countdown gives one screen per minute. If the platform draws the countdown, you need only
    /// the screens whose facts differ.
    ///
    /// - Parameters:
    ///   - end: The end of the timeline: every screen but the first starts before it.
    ///   - limit: The maximum number of screens, which bounds time and memory.
    /// - Throws: ``ScreenError`` like ``make(_:phase:of:in:)``.
    /// - Precondition: The limit is 1 or more.
    public static func timeline(
        _ options: some ScreenOptions, phase: Phase, of app: AppDefinition, in context: Context,
        until end: Instant, limit: Int = 100
    ) throws(ScreenError) -> [Screen] {
        precondition(limit >= 1, "a timeline has at least 1 screen, not \(limit)")
        var screens = [try make(options, phase: phase, of: app, in: context)]
        var context = context
        // Also ends if a presenter returns a moment that is not in the future.
        while screens.count < limit, let next = screens.last?.validUntil?.instant,
            next > context.now, next < end
        {
            context.now = next
            screens.append(try make(options, phase: phase, of: app, in: context))
        }
        return screens
    }
}
