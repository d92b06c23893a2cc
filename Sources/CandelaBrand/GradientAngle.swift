import CandelaTokens

/// The direction of a theme's gradients that is nearest to an angle.
struct GradientAngle {
    let direction: GradientToken.Direction

    /// Whether the stops run the other way.
    let isReversed: Bool

    /// The angle of the direction, in degrees clockwise from the top.
    let degrees: Double

    private static let all: [GradientAngle] = [
        GradientAngle(direction: .bottomToTop, isReversed: false, degrees: 0),
        GradientAngle(direction: .leadingToTrailing, isReversed: false, degrees: 90),
        GradientAngle(direction: .topLeadingToBottomTrailing, isReversed: false, degrees: 135),
        GradientAngle(direction: .topToBottom, isReversed: false, degrees: 180),
        GradientAngle(direction: .leadingToTrailing, isReversed: true, degrees: 270),
        GradientAngle(direction: .topLeadingToBottomTrailing, isReversed: true, degrees: 315),
    ]

    private init(direction: GradientToken.Direction, isReversed: Bool, degrees: Double) {
        (self.direction, self.isReversed, self.degrees) = (direction, isReversed, degrees)
    }

    /// The direction nearest to an angle, in degrees clockwise from the top.
    init(_ angle: Double) {
        func distance(_ other: GradientAngle) -> Double {
            let turn = abs(angle - other.degrees).truncatingRemainder(dividingBy: 360)
            return min(turn, 360 - turn)
        }
        self = Self.all.reduce(Self.all[0]) { distance($1) < distance($0) ? $1 : $0 }
    }
}
