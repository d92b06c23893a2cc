package import CandelaJSON

extension Visitor {
    /// The optional parts of a screen that are visited.
    package var detail: ScreenDetail { ScreenDetail(rawValue: parts) }

    /// Visits the key of a phrase.
    @inline(__always)
    package mutating func key(_ name: StaticString, _ own: String?) throws -> String? {
        try optional(name, detail.contains(.keys) ? own : nil)
    }
}
