extension AndroidValue {
    mutating func add(_ transition: TransitionValue) {
        add(transition.duration, "_duration")
        add(transition.delay, "_delay")
        add(transition.timingFunction, "_easing")
        if let spring = hints.spring {
            add(.float, "_spring_stiffness", text(spring.stiffness, digits: 3))
            add(float: spring.damping, "_spring_damping_ratio")
        }
        if let repetition = hints.repetition {
            add(.integer, "_iterations", String(repetition.count))
            add(.bool, "_autoreverses", repetition.autoreverses ? "true" : "false")
        }
        if let scale = hints.scale {
            add(float: scale.from, "_scale_from")
            add(float: scale.to, "_scale_to")
        }
        if let offset = hints.offset {
            add(DimensionValue(offset.from, .px), "_offset_from")
            add(DimensionValue(offset.to, .px), "_offset_to")
            if let axis = hints.axis { add(string: axis.rawValue, "_offset_axis") }
        }
    }

    /// Adds colours and positions as Android's `LinearGradient` takes them: at least two of each.
    mutating func add(_ stops: [GradientStop]) {
        var stops = stops
        if stops.count == 1 {
            stops = [0, 1].map { GradientStop(color: stops[0].color, position: $0) }
        }
        add(.array, "_colors", items: stops.map { ("", text($0.color)) })
        add(.array, "_positions", items: stops.map { ("", text($0.position)) })
        if let direction = hints.direction {
            add(string: direction.rawValue, "_direction")
        } else if let angle = hints.angle {
            add(float: angle, "_angle")
        }
        if let radius = hints.startRadius { add(DimensionValue(radius, .px), "_start_radius") }
        if let radius = hints.endRadius { add(DimensionValue(radius, .px), "_end_radius") }
    }
}
