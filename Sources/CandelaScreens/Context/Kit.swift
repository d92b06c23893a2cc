import CandelaRules
import CandelaTokens

/// What cards are put together with: one context, its theme, its words.
///
/// It keeps the choices that every card makes alike in one place, so that screens agree.
struct Kit {
    let context: Context
    let theme: Theme
    let phrases: Phrases

    /// Whether the person wants to feel what they do.
    let playsHaptics: Bool

    /// What screens of a journal are put together with: as its person wants it.
    init(_ context: Context, for journal: Journal, theme: Theme? = nil) {
        self.init(
            context.respecting(journal.settings), theme: theme,
            playsHaptics: journal.settings.haptics)
    }

    /// - Parameter theme: Another theme than that of the context's product.
    init(_ context: Context, theme: Theme? = nil, playsHaptics: Bool = true) {
        self.context = context
        self.playsHaptics = playsHaptics
        self.theme = theme ?? Theme.of(context.product)
        phrases = Phrases(language: context.language)
    }

    // MARK: Words

    /// A phrase in a style and a colour, with one of its values in the style's stressed weight.
    func words(
        _ phrase: Phrase, _ style: TypeRole, _ color: ColorRole,
        stressing placeholder: String? = nil
    ) -> Words {
        let token = theme.text(style)
        let parts = placeholder.map { name in
            phrase.runs.map { run in
                WordsPart(
                    run.text, weight: run.placeholder == name ? token.emphasizedWeight : nil)
            }
        }
        return words(phrase, style, color, parts: parts)
    }

    /// A phrase in a style and a colour, in parts that are drawn unlike each other.
    func words(
        _ phrase: Phrase, _ style: TypeRole, _ color: ColorRole, parts: [WordsPart]?
    ) -> Words {
        words(phrase.text, phrase.spoken, key: phrase.key, style, color, parts: parts)
    }

    /// A phrase that is said with another value than it is read with.
    func words(
        _ phrase: Phrase, saying other: Phrase, _ style: TypeRole, _ color: ColorRole
    ) -> Words {
        words(phrase.text, other.spokenText, key: phrase.key, style, color)
    }

    /// A text as its owner typed it, told as a phrase around it when there is one.
    func words(
        verbatim text: String, saying phrase: Phrase? = nil, _ style: TypeRole, _ color: ColorRole
    ) -> Words {
        let direction = TextDirection(firstStrongIn: text)
        return words(
            text, phrase?.spokenText, key: nil, style, color,
            direction: direction == phrases.direction ? nil : direction)
    }

    private func words(
        _ text: String, _ spoken: String?, key: String?, _ style: TypeRole, _ color: ColorRole,
        parts: [WordsPart]? = nil, direction: TextDirection? = nil
    ) -> Words {
        let token = theme.text(style)
        return Words(
            text, spoken: spoken, key: key, style: style, color: color, parts: parts,
            minimumScale: token.minimumScale < 1 ? token.minimumScale : nil,
            lineLimit: token.minimumScale < 1 && !context.typeSize.isAccessibilitySize ? 1 : nil,
            direction: direction)
    }

    // MARK: Sizes and layout

    /// A length that grows with a text style.
    func size(_ base: Double, relativeTo style: TextStyle = .body) -> Size {
        Size(
            base, relativeTo: style, at: context.typeSize, displayScale: context.displayScale)
    }

    /// A length of the theme that grows with a text style.
    func size(_ role: SizeRole, relativeTo style: TextStyle = .body) -> Size {
        size(theme.size(role), relativeTo: style)
    }

    /// The shortest side of an area to touch.
    var minimumTarget: Double {
        TextStyle.body.scaledTarget(
            theme.size(.touchTarget), at: context.typeSize, displayScale: context.displayScale)
    }

    /// An icon beside text of a style, as large as the text.
    func icon(_ role: IconRole, beside style: TypeRole, _ color: ColorRole) -> Icon {
        let token = theme.text(style)
        return Icon(role, color: color, size: size(token.size, relativeTo: token.textStyle))
    }

    /// Things side by side, which become a column at accessibility sizes.
    func row(
        gap: SpaceRole, alignment: Stack.Alignment = .firstBaseline,
        distribution: Stack.Distribution = .packed
    ) -> Stack {
        Stack(
            .row, gap: gap, alignment: alignment, distribution: distribution,
            accessibilityForm: .column, at: context.typeSize)
    }

    /// Things under each other at every size.
    func column(gap: SpaceRole, alignment: Stack.Alignment = .leading) -> Stack {
        Stack(
            .stack, gap: gap, alignment: alignment,
            accessibilityForm: Stack.Form(axis: .stack, alignment: alignment),
            at: context.typeSize)
    }

    // MARK: Surfaces

    /// What every card is drawn on; its edge is a line as well when contrast is increased.
    var card: Surface {
        Surface(
            background: .surface, border: edge(.cardBorder), cornerRadius: CornerRadius(.card),
            shadow: .card,
            padding: .card, margin: .screenMargin, material: frost)
    }

    /// What a card above everything else is drawn on: opaque, since what lies under it is dimmed.
    var sheet: Surface {
        Surface(
            background: .surface, border: edge(.textPrimary), cornerRadius: CornerRadius(.card),
            shadow: .prominent, padding: .card, margin: .screenMargin)
    }

    /// A line around something, when contrast is increased.
    func edge(_ color: ColorRole, _ width: SizeRole = .cardBorderWidth) -> Surface.Border? {
        context.increaseContrast ? border(color, width) : nil
    }

    /// A line around something.
    func border(_ color: ColorRole, _ width: SizeRole) -> Surface.Border {
        Surface.Border(color, width)
    }

    /// The frosted glass of the routine product, unless app or reader want it opaque.
    private var frost: Surface.Material? {
        guard context.product == .routine else { return nil }
        let isOpaque = context.reduceTransparency || !context.options.frostedMaterial
        return Surface.Material(
            role: .card, fallback: .surface, applies: isOpaque ? .fallback : .material)
    }

    /// A movement, in the form this reader gets.
    func motion(
        _ effect: Motion.Effect, appear: MotionRole? = nil, change: MotionRole? = nil,
        amplitude: Double? = nil, particles: Int? = nil, colors: [ColorRole]? = nil,
        reduced: Motion.Reduced
    ) -> Motion {
        Motion(
            effect, appear: appear, change: change, amplitude: amplitude, particles: particles,
            colors: colors, reduced: reduced, isReduced: context.reduceMotion)
    }

    /// A bar that fills from the reading start.
    ///
    /// A gradient gives way to one colour, and the track gets a line, when contrast is increased.
    ///
    /// - Parameter role: How the fill moves, when not as a milestone's.
    func bar(
        _ fraction: Double, height: SizeRole, fill: Paint, solidFill: ColorRole,
        moving role: MotionRole? = nil
    ) -> ProgressBar {
        ProgressBar(
            fraction: fraction.roundedForDrawing, height: size(height), cornerRadius: .full,
            track: .progressTrack, outline: edge(.progressOutline, .progressOutlineWidth),
            fill: context.increaseContrast ? Paint(solidFill) : fill, solidFill: solidFill,
            motion: motion(
                .fill, appear: role ?? .progressAppear, change: role ?? .progressChange,
                reduced: Motion.Reduced(.none)))
    }
}
