// swift-format-ignore-file
// Written by candela-generate from token files, icons or doc comments; change those instead.

extension Role<MotionKind> {
    /// Colours changing to a new accent. Token `motion.accent-change`.
    public static var accentChange: Self { Self(at: 0) }

    /// The outline of a streak at risk: three pulses, then it stays. Token `motion.at-risk-pulse`.
    public static var atRiskPulse: Self { Self(at: 1) }

    /// The warning symbol shaking once on appearing: three swings to both sides within half a
    /// second. Token `motion.at-risk-shake`.
    public static var atRiskShake: Self { Self(at: 2) }

    /// The goal-reached banner coming and going. Token `motion.banner`.
    public static var banner: Self { Self(at: 3) }

    /// A playful arrival. Token `motion.bouncy`.
    public static var bouncy: Self { Self(at: 4) }

    /// A celebration's symbol growing. Token `motion.celebration`.
    public static var celebration: Self { Self(at: 5) }

    /// A celebration's card growing. Token `motion.celebration-card`.
    public static var celebrationCard: Self { Self(at: 6) }

    /// A celebration's words rising. Token `motion.celebration-text`.
    public static var celebrationText: Self { Self(at: 7) }

    /// The ring of a finished routine filling. Token `motion.completion-ring`.
    public static var completionRing: Self { Self(at: 8) }

    /// The symbol of a finished routine growing, once. Token `motion.completion-symbol`.
    public static var completionSymbol: Self { Self(at: 9) }

    /// Confetti falling; never when motion is reduced. Token `motion.confetti`.
    public static var confetti: Self { Self(at: 10) }

    /// The gallery of routines following the context. Token `motion.context-change`.
    public static var contextChange: Self { Self(at: 11) }

    /// What reduced motion puts in place of movement. Token `motion.cross-fade`.
    public static var crossFade: Self { Self(at: 12) }

    /// Cells and charts taking new data. Token `motion.data-change`.
    public static var dataChange: Self { Self(at: 13) }

    /// A row picked up to be moved. Token `motion.drag-lift`.
    public static var dragLift: Self { Self(at: 14) }

    /// The flame bursting once when a streak reaches 7, 14 or 30 days. Token
    /// `motion.flame-explosion`.
    public static var flameExplosion: Self { Self(at: 15) }

    /// The flame breathing: three times on appearing or change, then still. How far is in
    /// flame.flicker. Token `motion.flame-flicker`.
    public static var flameFlicker: Self { Self(at: 16) }

    /// The flame of a streak at risk: six quick flickers on appearing, then still. How far is in
    /// flame.flicker. Token `motion.flame-restless`.
    public static var flameRestless: Self { Self(at: 17) }

    /// A coverage cell under the pointer. Token `motion.hover`.
    public static var hover: Self { Self(at: 18) }

    /// A card opening into its screen. Token `motion.matched-transition`.
    public static var matchedTransition: Self { Self(at: 19) }

    /// The smallest answers: a tick, a chip. Token `motion.micro`.
    public static var micro: Self { Self(at: 20) }

    /// A modal moving up from the bottom and fading in. Token `motion.modal`.
    public static var modal: Self { Self(at: 21) }

    /// A number rolling to its new value. Token `motion.number-change`.
    public static var numberChange: Self { Self(at: 22) }

    /// An overlay leaving; it is removed when this ends. Token `motion.overlay-dismiss`.
    public static var overlayDismiss: Self { Self(at: 23) }

    /// The next step: in from trailing, out to leading. Token `motion.page`.
    public static var page: Self { Self(at: 24) }

    /// A button while it is pressed. Token `motion.press`.
    public static var press: Self { Self(at: 25) }

    /// A round button while it is pressed. Token `motion.press-bounce`.
    public static var pressBounce: Self { Self(at: 26) }

    /// A card while it is pressed. Token `motion.press-card`.
    public static var pressCard: Self { Self(at: 27) }

    /// A bar or ring moving to a new value outside the milestone card. Token `motion.progress`.
    public static var progress: Self { Self(at: 28) }

    /// A milestone bar growing from nothing when its card appears. Token `motion.progress-appear`.
    public static var progressAppear: Self { Self(at: 29) }

    /// A milestone bar moving to a new value. Token `motion.progress-change`.
    public static var progressChange: Self { Self(at: 30) }

    /// Small answers to a touch. Token `motion.quick`.
    public static var quick: Self { Self(at: 31) }

    /// A chart changing its range. Token `motion.range-change`.
    public static var rangeChange: Self { Self(at: 32) }

    /// A routine's bar moving on. Token `motion.routine-bar`.
    public static var routineBar: Self { Self(at: 33) }

    /// Something appearing where it stands. Token `motion.scale-fade`.
    public static var scaleFade: Self { Self(at: 34) }

    /// Large or calm changes. Token `motion.slow`.
    public static var slow: Self { Self(at: 35) }

    /// Things that move to a new place. Token `motion.spring`.
    public static var spring: Self { Self(at: 36) }

    /// Most changes of state. Token `motion.standard`.
    public static var standard: Self { Self(at: 37) }

    /// A timer's ring. Token `motion.timer-circular`.
    public static var timerCircular: Self { Self(at: 38) }

    /// A timer's bar. Token `motion.timer-linear`.
    public static var timerLinear: Self { Self(at: 39) }

    /// A toast sliding in from above and out again. Token `motion.toast`.
    public static var toast: Self { Self(at: 40) }

    /// Today in the calendar: two pulses, then a ring. Token `motion.today-pulse`.
    public static var todayPulse: Self { Self(at: 41) }
}

extension MotionKind {
    /// The package's roles, with a line for each.
    public static let generated = GeneratedRoles(6, rows: [
#"""
motion.accent-change 0.35 0 0.2 0.8 0.2 1 1 0.35 0.75 1 0 0 0 0 0 0 0 0
motion.at-risk-pulse 0.8 0 0.42 0 0.58 1 0 0 0 6 1 1 1 1.1 0 0 0 0
motion.at-risk-shake 0.0833333 0 0.42 0 0.58 1 0 0 0 6 1 0 0 0 1 -3 3 0
motion.banner 0.25 0 0.42 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0
motion.bouncy 0.5 0 0.3 1.3 0.5 1 1 0.5 0.6 1 0 0 0 0 0 0 0 0
motion.celebration 0.5 0 0.3 1.3 0.5 1 1 0.5 0.7 1 0 1 0.5 1 0 0 0 0
motion.celebration-card 0.5 0 0.3 1.3 0.5 1 1 0.5 0.7 1 0 1 0.8 1 0 0 0 0
motion.celebration-text 0.5 0 0.3 1.3 0.5 1 1 0.5 0.7 1 0 0 0 0 1 20 0 1
motion.completion-ring 0.8 0 0.2 0.8 0.2 1 1 0.8 0.8 1 0 0 0 0 0 0 0 0
motion.completion-symbol 0.6 0 0.3 1.3 0.5 1 1 0.6 0.8 1 0 1 0.5 1 0 0 0 0
motion.confetti 2.5 0.3 0 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0
motion.context-change 0.6 0 0.2 0.8 0.2 1 1 0.6 0.8 1 0 0 0 0 0 0 0 0
motion.cross-fade 0.2 0 0 0 1 1 0 0 0 1 0 0 0 0 0 0 0 0
motion.data-change 0.2 0 0.42 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0
motion.drag-lift 0.2 0 0.2 0.8 0.2 1 1 0.3 0.7 1 0 1 1 1.03 0 0 0 0
motion.flame-explosion 1 0.5 0 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0
motion.flame-flicker 0.8 0 0.42 0 0.58 1 0 0 0 6 1 0 0 0 0 0 0 0
motion.flame-restless 0.4 0 0.42 0 0.58 1 0 0 0 12 1 0 0 0 0 0 0 0
motion.hover 0.2 0 0.42 0 0.58 1 0 0 0 1 0 1 1 1.1 0 0 0 0
motion.matched-transition 0.6 0 0.2 0.8 0.2 1 1 0.6 0.8 1 0 0 0 0 0 0 0 0
motion.micro 0.15 0 0.42 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0
motion.modal 0.3 0 0.42 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0
motion.number-change 0.8 0 0.2 0.8 0.2 1 1 0.8 0.6 1 0 0 0 0 0 0 0 0
motion.overlay-dismiss 0.2 0 0.42 0 1 1 0 0 0 1 0 0 0 0 0 0 0 0
motion.page 0.3 0 0.42 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0
motion.press 0.15 0 0 0 0.58 1 0 0 0 1 0 1 1 0.96 0 0 0 0 | 0.2 0 0 0 0.58 1 0 0 0 1 0 1 1 0.97 0 0 0 0 | 0.3 0 0.2 0.8 0.2 1 1 0.3 0.6 1 0 1 1 0.95 0 0 0 0 | 0.15 0 0 0 0.58 1 0 0 0 1 0 1 1 0.96 0 0 0 0
motion.press-bounce 0.3 0 0.2 0.8 0.2 1 1 0.3 0.5 1 0 1 1 0.9 0 0 0 0
motion.press-card 0.15 0 0 0 0.58 1 0 0 0 1 0 1 1 0.98 0 0 0 0 | 0.2 0 0 0 0.58 1 0 0 0 1 0 1 1 0.97 0 0 0 0 | 0.3 0 0.2 0.8 0.2 1 1 0.3 0.6 1 0 1 1 0.98 0 0 0 0 | 0.15 0 0 0 0.58 1 0 0 0 1 0 1 1 0.98 0 0 0 0
motion.progress 0.5 0 0 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0 | 0.6 0 0 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0 | 0.5 0 0.42 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0 | 0.5 0 0 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0
motion.progress-appear 0.8 0 0 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0
motion.progress-change 0.5 0 0 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0
motion.quick 0.15 0 0.42 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0 | 0.2 0 0 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0 | 0.2 0 0.42 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0 | 0.15 0 0.42 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0
motion.range-change 0.5 0 0.2 0.8 0.2 1 1 0.5 0.8 1 0 0 0 0 0 0 0 0
motion.routine-bar 0.6 0 0.2 0.8 0.2 1 1 0.6 0.85 1 0 0 0 0 0 0 0 0
motion.scale-fade 0.3 0 0.42 0 0.58 1 0 0 0 1 0 1 0.8 1 0 0 0 0
motion.slow 0.4 0 0.42 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0 | 0.5 0 0.42 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0 | 0.5 0 0.42 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0 | 0.4 0 0.42 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0
motion.spring 0.4 0 0.2 0.8 0.2 1 1 0.4 0.75 1 0 0 0 0 0 0 0 0 | 0.363 0 0.2 0.8 0.2 1 1 0.363 1.01 1 0 0 0 0 0 0 0 0 | 0.6 0 0.2 0.8 0.2 1 1 0.6 0.8 1 0 0 0 0 0 0 0 0 | 0.4 0 0.2 0.8 0.2 1 1 0.4 0.75 1 0 0 0 0 0 0 0 0
motion.standard 0.25 0 0.42 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0 | 0.3 0 0.42 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0 | 0.3 0 0.42 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0 | 0.25 0 0.42 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0
motion.timer-circular 0.8 0 0.42 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0
motion.timer-linear 0.5 0 0.42 0 0.58 1 0 0 0 1 0 0 0 0 0 0 0 0
motion.toast 0.3 0 0.42 0 0.58 1 0 0 0 1 0 0 0 0 1 -100 0 1
motion.today-pulse 1 0 0.42 0 0.58 1 0 0 0 4 1 1 1 1.12 0 0 0 0
"""#,
    ])
}
