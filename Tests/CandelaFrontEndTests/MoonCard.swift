import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens

/// A card of an app: the phase of the moon, with buttons for a reminder and for another screen.
struct MoonCard: CardContent {
    static let kind = "moon"

    let id = "moon"
    let facts: Facts
    let title: StyledText
    let share: StyledText
    let remind: Action
    let look: Action
    let icon: Icon
    let thickness: Size
    let filling: Motion

    struct Facts: Sendable, Hashable, Codable {
        let fraction: Double
        let names: [String]
    }

    init(_ fraction: Double, with kit: Kit) {
        facts = Facts(fraction: fraction, names: ["waxing", "gibbous"])
        title = StyledText("Tonight's moon", style: .headline)
        share = StyledText(
            "75 %", spoken: "75 percent", style: .statValue, color: .textSecondary,
            parts: [StyledTextPart("75", weight: .bold), StyledTextPart(" %")])
        remind = Action(
            "remind", .app(name: "moon.remind", value: .number(fraction)),
            label: "Remind me at full moon", haptic: .selection)
        var sky = Intent.Destination(ScreenName(rawValue: "sky.tonight"), as: .sheet)
        sky.day = CalendarDay(daysSince1970: 20_530)
        look = Action("look", .open(sky), label: "The sky tonight")
        icon = Icon(.moon, color: .primaryText, size: kit.size(20))
        thickness = kit.size(8, relativeTo: .headline)
        filling = kit.motion(.fill, appear: .progressAppear, reduced: Motion.Reduced(.none))
    }

    var body: Element {
        .column(gap: .sm) {
            Element.row(gap: .xs, align: .center) {
                icon
                title.part("title")
            }
            share.part("share")
            Element.bar(facts.fraction, fill: Paint(.primaryFill), track: .progressTrack)
                .height(.size(thickness))
                .described(by: "share")
                .motion(filling)
                .accessibility(
                    Accessibility(
                        .progress, label: "How full", value: share.spokenText,
                        range: ValueRange(now: facts.fraction)))
            Element.button(remind) {
                StyledText("Remind me", style: .button, color: .primaryText)
            }
            .id("reminder")
            Element.button(look) {
                StyledText("The sky tonight", style: .button, color: .primaryText)
            }
            .id("look")
        }
        .surface(
            Surface(
                fill: Paint(.surface), cornerRadius: CornerRadius(.card), shadow: .card,
                padding: .card)
        )
        .accessibility(Accessibility(.group, label: title.text, children: .contain))
    }
}
