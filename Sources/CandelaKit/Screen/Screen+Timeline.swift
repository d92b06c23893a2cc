public import CandelaElements
public import CandelaRules

extension Screen {
    /// The screens that follow each other when nothing but time passes, such as the entries of a widget.
    ///
    /// The first is made in the context as it is. Each later one is made at the moment at which the one
    /// before it becomes stale, its ``validUntil``, which is the `now` of its own ``context``. The last
    /// screen's ``validUntil`` is the moment to make a new timeline; without one, time changes nothing more.
    ///
    /// A screen with a countdown is made for every minute. Where the platform draws the countdown, only the
    /// screens whose facts differ are needed.
    ///
    /// - Parameters:
    ///   - end: The moment before which every screen but the first begins.
    ///   - limit: The largest number of screens, which bounds the time and the memory a timeline takes.
    /// - Throws: ``ScreenError`` as ``make(_:phase:of:in:)`` does.
    /// - Precondition: The limit is 1 or more.
    public static func timeline(
        _ options: some ScreenOptions, phase: Phase, of app: AppDefinition, in context: Context,
        until end: Instant, limit: Int = 100
    ) throws(ScreenError) -> [Screen] {
        precondition(limit >= 1, "a timeline has at least 1 screen, not \(limit)")
        var screens = [try make(options, phase: phase, of: app, in: context)]
        var context = context
        // A presenter that gives no later moment would never reach the end.
        while screens.count < limit, let next = screens.last?.validUntil?.instant,
            next > context.now, next < end
        {
            context.now = next
            screens.append(try make(options, phase: phase, of: app, in: context))
        }
        return screens
    }
}
