extension CandelaHints {
    /// Declarations that go with a transition, such as how often it runs.
    var cssMotion: [CSSValue.Declaration] {
        var motion: [CSSValue.Declaration] = []
        if let spring {
            motion.append(("-spring-response", CSSText.number(spring.response) + "s"))
            motion.append(("-spring-damping", CSSText.number(spring.damping)))
        }
        if let repetition {
            motion.append(("-iteration-count", "\(repetition.count)"))
            motion.append(("-direction", repetition.autoreverses ? "alternate" : "normal"))
        }
        for (name, span, unit) in [("scale", scale, ""), ("offset", offset, "px")] {
            guard let span else { continue }
            motion.append(("-\(name)-from", CSSText.number(span.from) + unit))
            motion.append(("-\(name)-to", CSSText.number(span.to) + unit))
        }
        return motion
    }
}
