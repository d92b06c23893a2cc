public import CandelaJSON
public import CandelaTokens

/// An animation, and its replacement for people who prefer reduced motion.
///
/// Both forms are always known, so that a renderer that follows the system setting directly needs
/// no second screen.
public struct Motion: Sendable, Equatable, Codable {
    /// The effect of the full animation.
    public let effect: Effect

    /// The motion with which the element appears; `nil` if it appears without animation.
    public let appear: MotionRole?

    /// The motion with which a changed value is shown; `nil` if it changes without animation.
    public let change: MotionRole?

    /// The amplitude: a fraction of the size for flickers and pulses, the initial fraction of the
    /// size for scaling, points for shakes, slides and confetti; `nil` if the motion determines it
    /// or the effect has none.
    public let amplitude: Double?

    /// The number of particles of an explosion or of confetti; `nil` for other effects.
    public let particles: Int?

    /// The colours of the particles, used in turn; `nil` for the colour of the exploding element.
    public let colors: [ColorRole]?

    /// The replacement for reduced motion; in JSON a cross-fade is omitted.
    public let reduced: Reduced

    /// The form that applies to the current reader.
    public let applies: Form

    /// Creates an animation with its replacement; apps use the kit instead.
    ///
    /// - Parameter isReduced: Whether the reader prefers reduced motion.
    package init(
        _ effect: Effect, appear: MotionRole? = nil, change: MotionRole? = nil,
        amplitude: Double? = nil, particles: Int? = nil, colors: [ColorRole]? = nil,
        reduced: Reduced, isReduced: Bool
    ) {
        self.effect = effect
        self.appear = appear
        self.change = change
        self.amplitude = amplitude
        self.particles = particles
        self.colors = colors
        self.reduced = reduced
        applies = isReduced ? .reduced : .full
    }

    /// One of the two forms of an animation.
    public enum Form: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
        /// The full animation.
        case full
        /// The replacement for reduced motion.
        case reduced
    }

    /// The replacement of an animation for people who prefer reduced motion.
    ///
    /// It never changes size or position and never repeats; it may fade.
    public struct Reduced: Sendable, Equatable, Codable {
        /// The effect shown instead of the full animation.
        public let effect: ReducedEffect

        /// The motion of a remaining fade; `nil` if the final state is shown at once.
        public let motion: MotionRole?

        /// The final state, shown at once.
        public static let none = Reduced(.none)

        /// A cross-fade from the old to the new state.
        public static let crossFade = Reduced(.crossfade, motion: .crossFade)

        /// Creates a replacement with an effect and the motion of a remaining fade.
        public init(_ effect: ReducedEffect, motion: MotionRole? = nil) {
            self.effect = effect
            self.motion = motion
        }
    }
}

extension Motion: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        effect = try member("effect", own?.effect)
        appear = try member("appear", own?.appear)
        change = try member("change", own?.change)
        amplitude = try member("amplitude", own?.amplitude)
        particles = try member("particles", own?.particles)
        colors = try member("colors", own?.colors)
        reduced = try member("reduced", own?.reduced, unless: .crossFade)
        applies = try member("applies", own?.applies, unless: .full)
    }
}

extension Motion.Reduced: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        effect = try member("effect", own?.effect)
        motion = try member("motion", own?.motion)
    }
}
