public import CandelaTokens

/// A movement, and what replaces it for people who asked for less motion.
///
/// Both forms are always there, so that a renderer which follows the system's setting by itself
/// needs no second screen.
public struct Motion: Sendable, Hashable, Codable {
    /// What moves.
    public let effect: Effect

    /// How it moves when it comes onto the screen.
    public let appear: MotionRole?

    /// How it moves when its value changes.
    public let change: MotionRole?

    /// How far it moves: a share of the size for flickers and pulses, points for shakes and
    /// confetti.
    public let amplitude: Double?

    /// How many particles fly, for an explosion.
    public let particles: Int?

    /// The colours of the particles, in turn; absent for particles in the colour of what bursts.
    public let colors: [ColorRole]?

    /// What happens instead when motion is reduced.
    public let reduced: Reduced

    /// Which of the two forms this reader gets.
    public let applies: Form

    /// A movement and what replaces it.
    ///
    /// A kit makes one for its reader.
    ///
    /// - Parameter isReduced: Whether the reader asked for less motion.
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

    /// One of a motion's two forms.
    public enum Form: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
        /// The movement itself.
        case full
        /// What replaces it.
        case reduced
    }

    /// The form of a movement for people who asked for less motion.
    ///
    /// Size, position and repetition never change in it; a fade may remain.
    public struct Reduced: Sendable, Hashable, Codable {
        /// What is shown instead.
        public let effect: ReducedEffect

        /// How a remaining fade runs; absent when the end state is shown at once.
        public let motion: MotionRole?

        /// The end state at once.
        public static let none = Reduced(.none)

        /// The new state fades in over the old one.
        public static let crossFade = Reduced(.crossfade, motion: .crossFade)

        /// What is shown instead, and how a remaining fade runs.
        public init(_ effect: ReducedEffect, motion: MotionRole? = nil) {
            self.effect = effect
            self.motion = motion
        }
    }
}

extension Motion: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        effect = try member("effect", own?.effect)
        appear = try member("appear", own?.appear)
        change = try member("change", own?.change)
        amplitude = try member("amplitude", own?.amplitude)
        particles = try member("particles", own?.particles)
        colors = try member("colors", own?.colors)
        reduced = try member("reduced", own?.reduced)
        applies = try member("applies", own?.applies)
    }
}

extension Motion.Reduced: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        effect = try member("effect", own?.effect)
        motion = try member("motion", own?.motion)
    }
}
