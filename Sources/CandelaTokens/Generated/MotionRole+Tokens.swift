// swift-format-ignore-file
// Written by candela-generate from token files, icons or doc comments; change those instead.

extension MotionRole {
    /// Colours changing to a new accent. Token `motion.accent-change`.
    public static let accentChange = MotionRole(at: 0)

    /// The outline of a streak at risk: three pulses, then it stays. Token `motion.at-risk-pulse`.
    public static let atRiskPulse = MotionRole(at: 1)

    /// The warning symbol shaking once on appearing: three swings to both sides within half a
    /// second. Token `motion.at-risk-shake`.
    public static let atRiskShake = MotionRole(at: 2)

    /// The goal-reached banner coming and going. Token `motion.banner`.
    public static let banner = MotionRole(at: 3)

    /// A playful arrival. Token `motion.bouncy`.
    public static let bouncy = MotionRole(at: 4)

    /// A celebration's symbol growing. Token `motion.celebration`.
    public static let celebration = MotionRole(at: 5)

    /// A celebration's card growing. Token `motion.celebration-card`.
    public static let celebrationCard = MotionRole(at: 6)

    /// A celebration's words rising. Token `motion.celebration-text`.
    public static let celebrationText = MotionRole(at: 7)

    /// The ring of a finished routine filling. Token `motion.completion-ring`.
    public static let completionRing = MotionRole(at: 8)

    /// The symbol of a finished routine growing, once. Token `motion.completion-symbol`.
    public static let completionSymbol = MotionRole(at: 9)

    /// Confetti falling; never when motion is reduced. Token `motion.confetti`.
    public static let confetti = MotionRole(at: 10)

    /// The gallery of routines following the context. Token `motion.context-change`.
    public static let contextChange = MotionRole(at: 11)

    /// What reduced motion puts in place of movement. Token `motion.cross-fade`.
    public static let crossFade = MotionRole(at: 12)

    /// Cells and charts taking new data. Token `motion.data-change`.
    public static let dataChange = MotionRole(at: 13)

    /// A row picked up to be moved. Token `motion.drag-lift`.
    public static let dragLift = MotionRole(at: 14)

    /// The flame bursting once when a streak reaches 7, 14 or 30 days. Token
    /// `motion.flame-explosion`.
    public static let flameExplosion = MotionRole(at: 15)

    /// The flame breathing: three times on appearing or change, then still. How far is in
    /// flame.flicker. Token `motion.flame-flicker`.
    public static let flameFlicker = MotionRole(at: 16)

    /// The flame of a streak at risk: six quick flickers on appearing, then still. How far is in
    /// flame.flicker. Token `motion.flame-restless`.
    public static let flameRestless = MotionRole(at: 17)

    /// A coverage cell under the pointer. Token `motion.hover`.
    public static let hover = MotionRole(at: 18)

    /// A card opening into its screen. Token `motion.matched-transition`.
    public static let matchedTransition = MotionRole(at: 19)

    /// The smallest answers: a tick, a chip. Token `motion.micro`.
    public static let micro = MotionRole(at: 20)

    /// A modal moving up from the bottom and fading in. Token `motion.modal`.
    public static let modal = MotionRole(at: 21)

    /// A number rolling to its new value. Token `motion.number-change`.
    public static let numberChange = MotionRole(at: 22)

    /// An overlay leaving; it is removed when this ends. Token `motion.overlay-dismiss`.
    public static let overlayDismiss = MotionRole(at: 23)

    /// The next step: in from trailing, out to leading. Token `motion.page`.
    public static let page = MotionRole(at: 24)

    /// A button while it is pressed. Token `motion.press`.
    public static let press = MotionRole(at: 25)

    /// A round button while it is pressed. Token `motion.press-bounce`.
    public static let pressBounce = MotionRole(at: 26)

    /// A card while it is pressed. Token `motion.press-card`.
    public static let pressCard = MotionRole(at: 27)

    /// A bar or ring moving to a new value outside the milestone card. Token `motion.progress`.
    public static let progress = MotionRole(at: 28)

    /// A milestone bar growing from nothing when its card appears. Token `motion.progress-appear`.
    public static let progressAppear = MotionRole(at: 29)

    /// A milestone bar moving to a new value. Token `motion.progress-change`.
    public static let progressChange = MotionRole(at: 30)

    /// Small answers to a touch. Token `motion.quick`.
    public static let quick = MotionRole(at: 31)

    /// A chart changing its range. Token `motion.range-change`.
    public static let rangeChange = MotionRole(at: 32)

    /// A routine's bar moving on. Token `motion.routine-bar`.
    public static let routineBar = MotionRole(at: 33)

    /// Something appearing where it stands. Token `motion.scale-fade`.
    public static let scaleFade = MotionRole(at: 34)

    /// Large or calm changes. Token `motion.slow`.
    public static let slow = MotionRole(at: 35)

    /// Things that move to a new place. Token `motion.spring`.
    public static let spring = MotionRole(at: 36)

    /// Most changes of state. Token `motion.standard`.
    public static let standard = MotionRole(at: 37)

    /// A timer's ring. Token `motion.timer-circular`.
    public static let timerCircular = MotionRole(at: 38)

    /// A timer's bar. Token `motion.timer-linear`.
    public static let timerLinear = MotionRole(at: 39)

    /// A toast sliding in from above and out again. Token `motion.toast`.
    public static let toast = MotionRole(at: 40)

    /// Today in the calendar: two pulses, then a ring. Token `motion.today-pulse`.
    public static let todayPulse = MotionRole(at: 41)

    private init(at index: Int) { self.init(Self.tokenPaths[index], index: index) }

    static let tokenPaths = RoleRows.paths(rows)

    /// A line for each role, as `RoleRows` reads them.
    static let rows: [String] = [
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
    ]
}
