/// What `$extensions."org.candela"` adds to a value, as far as CSS can say it.
struct CSSHints {
    /// Which way a gradient runs, as the file has it.
    private(set) var direction: String?
    /// Where a radial gradient's stops begin, in px from its centre.
    private(set) var startRadius = 0.0
    /// Where a radial gradient's stops end, in px from its centre.
    private(set) var endRadius: Double?
    /// Declarations that go with a transition, such as how often it runs.
    private(set) var motion: [(suffix: String, text: String)] = []

    init(_ extensions: JSONValue?) {
        guard let own = extensions?["org.candela"] else { return }
        direction = own["direction"]?.string
        startRadius = max(0, own["startRadius"]?.number?.double ?? 0)
        endRadius = own["endRadius"]?.number?.double
        if let spring = own["spring"] {
            add("-spring-response", spring["response"], unit: "s")
            add("-spring-damping", spring["damping"])
        }
        if let repetition = own["repeat"] {
            add("-iteration-count", repetition["count"])
            if repetition["count"]?.isString("infinite") == true {
                motion.append(("-iteration-count", "infinite"))
            }
            let turns = repetition["autoreverses"]?.bool == true
            motion.append(("-direction", turns ? "alternate" : "normal"))
        }
        for (name, unit) in [("scale", ""), ("offset", "px")] {
            add("-\(name)-from", own[name]?["from"], unit: unit)
            add("-\(name)-to", own[name]?["to"], unit: unit)
        }
    }

    private mutating func add(_ suffix: String, _ value: JSONValue?, unit: String = "") {
        guard let number = value?.number?.double else { return }
        motion.append((suffix, CSSText.number(number) + unit))
    }
}
