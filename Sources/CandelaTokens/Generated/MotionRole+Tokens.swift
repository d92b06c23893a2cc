// swift-format-ignore-file
// Written by candela-generate from the token files. Change those, not this.

extension MotionRole {
    /// Colours changing to a new accent.
    ///
    /// Token `motion.accent-change`.
    public static let accentChange = MotionRole("motion.accent-change", index: 0)

    /// The outline of a streak at risk: three pulses, then it stays.
    ///
    /// Token `motion.at-risk-pulse`.
    public static let atRiskPulse = MotionRole("motion.at-risk-pulse", index: 1)

    /// The warning symbol shaking once on appearing: three swings to both sides within half a
    /// second.
    ///
    /// Token `motion.at-risk-shake`.
    public static let atRiskShake = MotionRole("motion.at-risk-shake", index: 2)

    /// The goal-reached banner coming and going.
    ///
    /// Token `motion.banner`.
    public static let banner = MotionRole("motion.banner", index: 3)

    /// A playful arrival.
    ///
    /// Token `motion.bouncy`.
    public static let bouncy = MotionRole("motion.bouncy", index: 4)

    /// A celebration's symbol growing.
    ///
    /// Token `motion.celebration`.
    public static let celebration = MotionRole("motion.celebration", index: 5)

    /// A celebration's card growing.
    ///
    /// Token `motion.celebration-card`.
    public static let celebrationCard = MotionRole("motion.celebration-card", index: 6)

    /// A celebration's words rising.
    ///
    /// Token `motion.celebration-text`.
    public static let celebrationText = MotionRole("motion.celebration-text", index: 7)

    /// The ring of a finished routine filling.
    ///
    /// Token `motion.completion-ring`.
    public static let completionRing = MotionRole("motion.completion-ring", index: 8)

    /// The symbol of a finished routine growing, once.
    ///
    /// Token `motion.completion-symbol`.
    public static let completionSymbol = MotionRole("motion.completion-symbol", index: 9)

    /// Confetti falling; never when motion is reduced.
    ///
    /// Token `motion.confetti`.
    public static let confetti = MotionRole("motion.confetti", index: 10)

    /// The gallery of routines following the context.
    ///
    /// Token `motion.context-change`.
    public static let contextChange = MotionRole("motion.context-change", index: 11)

    /// What reduced motion puts in place of movement.
    ///
    /// Token `motion.cross-fade`.
    public static let crossFade = MotionRole("motion.cross-fade", index: 12)

    /// Cells and charts taking new data.
    ///
    /// Token `motion.data-change`.
    public static let dataChange = MotionRole("motion.data-change", index: 13)

    /// A row picked up to be moved.
    ///
    /// Token `motion.drag-lift`.
    public static let dragLift = MotionRole("motion.drag-lift", index: 14)

    /// The flame bursting once when a streak reaches 7, 14 or 30 days.
    ///
    /// Token `motion.flame-explosion`.
    public static let flameExplosion = MotionRole("motion.flame-explosion", index: 15)

    /// The flame breathing: three times on appearing or change, then still. How far is in
    /// flame.flicker.
    ///
    /// Token `motion.flame-flicker`.
    public static let flameFlicker = MotionRole("motion.flame-flicker", index: 16)

    /// A coverage cell under the pointer.
    ///
    /// Token `motion.hover`.
    public static let hover = MotionRole("motion.hover", index: 17)

    /// A card opening into its screen.
    ///
    /// Token `motion.matched-transition`.
    public static let matchedTransition = MotionRole("motion.matched-transition", index: 18)

    /// The smallest answers: a tick, a chip.
    ///
    /// Token `motion.micro`.
    public static let micro = MotionRole("motion.micro", index: 19)

    /// A modal moving up from the bottom and fading in.
    ///
    /// Token `motion.modal`.
    public static let modal = MotionRole("motion.modal", index: 20)

    /// A number rolling to its new value.
    ///
    /// Token `motion.number-change`.
    public static let numberChange = MotionRole("motion.number-change", index: 21)

    /// An overlay leaving; it is removed when this ends.
    ///
    /// Token `motion.overlay-dismiss`.
    public static let overlayDismiss = MotionRole("motion.overlay-dismiss", index: 22)

    /// The next step: in from trailing, out to leading.
    ///
    /// Token `motion.page`.
    public static let page = MotionRole("motion.page", index: 23)

    /// A button while it is pressed.
    ///
    /// Token `motion.press`.
    public static let press = MotionRole("motion.press", index: 24)

    /// A round button while it is pressed.
    ///
    /// Token `motion.press-bounce`.
    public static let pressBounce = MotionRole("motion.press-bounce", index: 25)

    /// A card while it is pressed.
    ///
    /// Token `motion.press-card`.
    public static let pressCard = MotionRole("motion.press-card", index: 26)

    /// A bar or ring moving to a new value outside the milestone card.
    ///
    /// Token `motion.progress`.
    public static let progress = MotionRole("motion.progress", index: 27)

    /// A milestone bar growing from nothing when its card appears.
    ///
    /// Token `motion.progress-appear`.
    public static let progressAppear = MotionRole("motion.progress-appear", index: 28)

    /// A milestone bar moving to a new value.
    ///
    /// Token `motion.progress-change`.
    public static let progressChange = MotionRole("motion.progress-change", index: 29)

    /// Small answers to a touch.
    ///
    /// Token `motion.quick`.
    public static let quick = MotionRole("motion.quick", index: 30)

    /// A chart changing its range.
    ///
    /// Token `motion.range-change`.
    public static let rangeChange = MotionRole("motion.range-change", index: 31)

    /// A routine's bar moving on.
    ///
    /// Token `motion.routine-bar`.
    public static let routineBar = MotionRole("motion.routine-bar", index: 32)

    /// Something appearing where it stands.
    ///
    /// Token `motion.scale-fade`.
    public static let scaleFade = MotionRole("motion.scale-fade", index: 33)

    /// Large or calm changes.
    ///
    /// Token `motion.slow`.
    public static let slow = MotionRole("motion.slow", index: 34)

    /// Things that move to a new place.
    ///
    /// Token `motion.spring`.
    public static let spring = MotionRole("motion.spring", index: 35)

    /// Most changes of state.
    ///
    /// Token `motion.standard`.
    public static let standard = MotionRole("motion.standard", index: 36)

    /// A timer's ring.
    ///
    /// Token `motion.timer-circular`.
    public static let timerCircular = MotionRole("motion.timer-circular", index: 37)

    /// A timer's bar.
    ///
    /// Token `motion.timer-linear`.
    public static let timerLinear = MotionRole("motion.timer-linear", index: 38)

    /// A toast sliding in from above and out again.
    ///
    /// Token `motion.toast`.
    public static let toast = MotionRole("motion.toast", index: 39)

    /// Today in the calendar: two pulses, then a ring.
    ///
    /// Token `motion.today-pulse`.
    public static let todayPulse = MotionRole("motion.today-pulse", index: 40)

    static let tokenPaths: [String] = [
        "motion.accent-change",
        "motion.at-risk-pulse",
        "motion.at-risk-shake",
        "motion.banner",
        "motion.bouncy",
        "motion.celebration",
        "motion.celebration-card",
        "motion.celebration-text",
        "motion.completion-ring",
        "motion.completion-symbol",
        "motion.confetti",
        "motion.context-change",
        "motion.cross-fade",
        "motion.data-change",
        "motion.drag-lift",
        "motion.flame-explosion",
        "motion.flame-flicker",
        "motion.hover",
        "motion.matched-transition",
        "motion.micro",
        "motion.modal",
        "motion.number-change",
        "motion.overlay-dismiss",
        "motion.page",
        "motion.press",
        "motion.press-bounce",
        "motion.press-card",
        "motion.progress",
        "motion.progress-appear",
        "motion.progress-change",
        "motion.quick",
        "motion.range-change",
        "motion.routine-bar",
        "motion.scale-fade",
        "motion.slow",
        "motion.spring",
        "motion.standard",
        "motion.timer-circular",
        "motion.timer-linear",
        "motion.toast",
        "motion.today-pulse",
    ]
}
