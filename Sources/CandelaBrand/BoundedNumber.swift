import CandelaDTCG
import CandelaTokens

/// A number in a role's value, and the range in which screens can use it.
///
/// No screen is 10,000 points wide and no animation takes an hour; numbers out of range are
/// mistakes that would be invisible or use up all memory.
struct BoundedNumber {
    /// The member of the value; `nil` for a value that is a single number.
    let member: String?

    /// The number; lengths are in points, times in seconds.
    let number: Double

    let allowed: ClosedRange<Double>

    /// Lengths and other numbers of roles: a radius of 9,999 rounds any corner fully.
    private static let lengths = 0.0...10_000

    /// Signed offsets.
    private static let offsets = -10_000.0...10_000

    private static let seconds = 0.0...3_600

    private init(_ member: String?, _ number: Double, _ allowed: ClosedRange<Double>) {
        (self.member, self.number, self.allowed) = (member, number, allowed)
    }

    /// The first number of a token that is out of range; `nil` if all are in range.
    static func fault(of token: ResolvedToken) -> BoundedNumber? {
        all(of: token).first { !$0.allowed.contains($0.number) }
    }

    /// Whether a token has this number, possibly from an alias.
    static func has(_ number: Double, _ token: ResolvedToken) -> Bool {
        all(of: token).contains { $0.number == number }
    }

    /// The error message for an out-of-range number.
    func message(_ path: String) -> String {
        let member = member.map { "'\($0)' of " } ?? ""
        return "\(member)'\(path)' is \(Self.text(number)): use "
            + "\(Self.text(allowed.lowerBound)) to \(Self.text(allowed.upperBound))"
    }

    private static func text(_ number: Double) -> String {
        JSONNumber.spelling(of: number) ?? "not a finite number"
    }

    private static func all(of token: ResolvedToken) -> [BoundedNumber] {
        let isRole = RolePath.isRole(token.path)
        switch token.value {
        case .dimension(let length):
            // Lengths that are not roles may be letter spacing, which can be negative.
            return [BoundedNumber(nil, length.pixels(), isRole ? lengths : offsets)]
        case .number(let number):
            let group = token.path.prefix { $0 != "." }
            return [
                BoundedNumber(nil, number, ["opacity", "haptic"].contains(group) ? 0...1 : lengths)
            ]
        case .duration(let time): return [BoundedNumber(nil, time.seconds, seconds)]
        case .transition(let change):
            return [
                BoundedNumber("duration", change.duration.seconds, seconds),
                BoundedNumber("delay", change.delay.seconds, seconds),
            ]
        case .shadow(let layers):
            return layers.flatMap { layer in
                [
                    BoundedNumber("offsetX", layer.offsetX.pixels(), offsets),
                    BoundedNumber("offsetY", layer.offsetY.pixels(), offsets),
                    BoundedNumber("blur", layer.blur.pixels(), lengths),
                    BoundedNumber("spread", layer.spread.pixels(), offsets),
                ]
            }
        case .typography(let type):
            // Text below a point is illegible, and so is text with overlapping lines.
            return [
                BoundedNumber("fontSize", type.fontSize.pixels(), 1...1_000),
                BoundedNumber("lineHeight", type.lineHeight, 0.5...10),
                BoundedNumber("letterSpacing", type.letterSpacing.pixels(), -1_000...1_000),
            ]
        default: return []
        }
    }
}
