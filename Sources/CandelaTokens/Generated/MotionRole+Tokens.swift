// swift-format-ignore-file
// Written by candela-generate from the token files. Change those, not this.

extension MotionRole {
    /// The outline of a streak at risk: three pulses, then it stays.
    ///
    /// Token `motion.at-risk-pulse`.
    public static let atRiskPulse = MotionRole("motion.at-risk-pulse", index: 0)

    /// The warning symbol shaking once on appearing: three swings to both sides within the half
    /// second.
    ///
    /// Token `motion.at-risk-shake`.
    public static let atRiskShake = MotionRole("motion.at-risk-shake", index: 1)

    /// What reduced motion puts in place of movement.
    ///
    /// Token `motion.cross-fade`.
    public static let crossFade = MotionRole("motion.cross-fade", index: 2)

    /// The flame bursting once when a streak reaches 7, 14 or 30 days.
    ///
    /// Token `motion.flame-explosion`.
    public static let flameExplosion = MotionRole("motion.flame-explosion", index: 3)

    /// The flame breathing: three times on appearing or change, then still. How far is in
    /// flame.flicker.
    ///
    /// Token `motion.flame-flicker`.
    public static let flameFlicker = MotionRole("motion.flame-flicker", index: 4)

    /// A number rolling to its new value.
    ///
    /// Token `motion.number-change`.
    public static let numberChange = MotionRole("motion.number-change", index: 5)

    /// A button while it is pressed.
    ///
    /// Token `motion.press`.
    public static let press = MotionRole("motion.press", index: 6)

    /// A card while it is pressed.
    ///
    /// Token `motion.press-card`.
    public static let pressCard = MotionRole("motion.press-card", index: 7)

    /// A bar or ring moving to a new value outside the milestone card.
    ///
    /// Token `motion.progress`.
    public static let progress = MotionRole("motion.progress", index: 8)

    /// A milestone bar growing from nothing when its card appears.
    ///
    /// Token `motion.progress-appear`.
    public static let progressAppear = MotionRole("motion.progress-appear", index: 9)

    /// A milestone bar moving to a new value.
    ///
    /// Token `motion.progress-change`.
    public static let progressChange = MotionRole("motion.progress-change", index: 10)

    /// Small answers to a touch.
    ///
    /// Token `motion.quick`.
    public static let quick = MotionRole("motion.quick", index: 11)

    /// Large or calm changes.
    ///
    /// Token `motion.slow`.
    public static let slow = MotionRole("motion.slow", index: 12)

    /// Things that move to a new place.
    ///
    /// Token `motion.spring`.
    public static let spring = MotionRole("motion.spring", index: 13)

    /// Most changes of state.
    ///
    /// Token `motion.standard`.
    public static let standard = MotionRole("motion.standard", index: 14)

    /// Today in the calendar: two pulses, then a ring.
    ///
    /// Token `motion.today-pulse`.
    public static let todayPulse = MotionRole("motion.today-pulse", index: 15)

    static let tokenPaths: [String] = [
        "motion.at-risk-pulse",
        "motion.at-risk-shake",
        "motion.cross-fade",
        "motion.flame-explosion",
        "motion.flame-flicker",
        "motion.number-change",
        "motion.press",
        "motion.press-card",
        "motion.progress",
        "motion.progress-appear",
        "motion.progress-change",
        "motion.quick",
        "motion.slow",
        "motion.spring",
        "motion.standard",
        "motion.today-pulse",
    ]
}
