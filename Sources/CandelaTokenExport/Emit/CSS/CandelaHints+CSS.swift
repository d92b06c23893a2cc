extension CandelaHints {
    /// Writes a transition's additional declarations, such as the repeat count.
    func writeMotion(to list: inout CSSDeclarations) {
        if let spring {
            list.declare("-spring-response") { $0.append(CSSText.number(spring.response) + "s") }
            list.declare("-spring-damping") { $0.append(number: spring.damping) }
        }
        if let repetition {
            list.declare("-iteration-count") { $0.append("\(repetition.count)") }
            list.declare("-direction") {
                $0.append(repetition.autoreverses ? "alternate" : "normal")
            }
        }
        for (name, span, unit) in [("scale", scale, ""), ("offset", offset, "px")] {
            guard let span else { continue }
            list.declare("-\(name)-from") { $0.append(CSSText.number(span.from) + unit) }
            list.declare("-\(name)-to") { $0.append(CSSText.number(span.to) + unit) }
        }
    }
}
