public import CandelaScreens

extension Journey {
    /// The same way for another reader: their language, type size and settings, at the same moments.
    public func read(in context: Context) -> Journey {
        Journey(name: name, start: start, context: context, steps: steps)
    }
}
