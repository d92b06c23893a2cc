public import CandelaScreens

extension Journey {
    /// The same way for another reader: their language, type size and settings, at the same moments.
    public func read(in context: Context) -> Journey {
        Journey(name: name, start: start, context: context, steps: steps)
    }

    /// The same way through the same app with another look or other words.
    package func of(_ app: AppDefinition) -> Journey {
        var start = start
        start.app = app
        return Journey(name: name, start: start, context: context, steps: steps)
    }
}
