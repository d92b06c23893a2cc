public import CandelaElements
public import CandelaRules
public import CandelaTokens

/// The things cards are put together with: an app, a context, the theme and the words for them.
///
/// It keeps the choices that every card makes alike in one place, so that screens agree.
public struct Kit: Sendable {
    /// The app whose look and words hold.
    public let app: AppDefinition

    /// The context as it was asked for.
    let asked: Context

    /// The context, without motion where its person switched it off, whatever the device says.
    public let context: Context

    /// The theme of the app, in the accent that its person chose.
    public let theme: Theme

    /// The words of the app, in the language of the context.
    public let phrases: Phrases

    /// Whether the person wants haptics.
    public let playsHaptics: Bool

    /// The shortest side of an area to touch.
    public let minimumTarget: Double

    /// A kit for a person's settings; those of an empty journal while none is known.
    public init(
        _ app: AppDefinition, _ context: Context, _ settings: JournalSettings = JournalSettings()
    ) {
        var still = context
        still.reduceMotion = context.reduceMotion || !settings.playsMotion
        self.init(
            app, asked: context, still, app.theme.accented(by: settings),
            playsHaptics: settings.playsHaptics)
    }

    private init(
        _ app: AppDefinition, asked: Context, _ context: Context, _ theme: Theme,
        playsHaptics: Bool
    ) {
        (self.app, self.asked, self.context) = (app, asked, context)
        self.playsHaptics = playsHaptics
        self.theme = theme
        minimumTarget = TextStyle.body.scaledTarget(
            theme.size(.touchTarget), at: context.typeSize, displayScale: context.displayScale)
        phrases = app.phrases(in: context)
    }

    /// The kit for another context, such as that of a picture which follows no setting.
    public func with(_ context: Context) -> Kit {
        Kit(app, asked: asked, context, theme, playsHaptics: playsHaptics)
    }

    /// The name that matches an element with the one it becomes on another screen; nil where
    /// transitions are plain.
    public func matched(_ name: String) -> String? {
        context.options.matchedTransitions ? name : nil
    }

    // MARK: Words

    /// The language of the screen, in the words of the app.
    public var language: Language { Language(context.language, in: app.wording) }

    /// A text of the app's own, in the language of the screen.
    public func phrase(_ text: AppText) -> Phrase { text.phrase(in: phrases) }

    /// A phrase in a style and a colour, with one of its values in the style's stressed weight.
    public func words(
        _ phrase: Phrase, _ style: TypeRole, _ color: ColorRole,
        stressing placeholder: String? = nil
    ) -> StyledText {
        let parts = placeholder.map { name in
            let token = theme.text(style)
            return phrase.runs.map { run in
                StyledTextPart(
                    run.text, weight: run.placeholder == name ? token.emphasizedWeight : nil)
            }
        }
        return words(phrase, style, color, parts: parts)
    }

    /// A phrase in a style and a colour, in parts that are drawn unlike each other.
    public func words(
        _ phrase: Phrase, _ style: TypeRole, _ color: ColorRole, parts: [StyledTextPart]?
    ) -> StyledText {
        words(phrase.text, phrase.said, key: phrase.key, style, color, parts: parts)
    }

    /// A phrase that is said with another value than it is read with.
    public func words(
        _ phrase: Phrase, saying other: Phrase, _ style: TypeRole, _ color: ColorRole
    ) -> StyledText {
        words(phrase.text, other.said, key: phrase.key, style, color)
    }

    /// A text as its owner typed it, spoken as a phrase around it when there is one.
    public func words(
        verbatim text: String, saying phrase: Phrase? = nil, _ style: TypeRole, _ color: ColorRole
    ) -> StyledText {
        words(typed: text.selfContained, phrase?.said ?? SpokenWords(text), style, color)
    }

    /// The text in a field, to be typed on: every character of it as it was entered.
    public func words(entered text: String, _ style: TypeRole, _ color: ColorRole) -> StyledText {
        words(typed: text, SpokenWords(text), style, color)
    }

    private func words(
        typed text: String, _ spoken: SpokenWords, _ style: TypeRole, _ color: ColorRole
    ) -> StyledText {
        let direction = TextDirection(firstStrongIn: text)
        return words(
            text, spoken, key: nil, style, color,
            direction: direction == phrases.direction ? nil : direction)
    }

    /// A date, or a phrase around it, read and said in the date's form for each.
    public func words(
        _ date: DateText, _ style: TypeRole, _ color: ColorRole,
        in phrase: ((String) -> Phrase)? = nil
    ) -> StyledText {
        let phrase = phrase ?? phrases.dateValue(date:)
        return words(phrase(date.text), saying: phrase(date.spoken), style, color)
    }

    /// A phrase around the first and the last of some days, or the date alone where they are one.
    public func words(
        from start: DateText, to end: DateText, _ style: TypeRole, _ color: ColorRole,
        in phrase: (String, String) -> Phrase
    ) -> StyledText {
        guard start != end else { return words(start, style, color) }
        return words(
            phrase(start.text, end.text), saying: phrase(start.spoken, end.spoken), style, color)
    }

    private func words(
        _ text: String, _ spoken: SpokenWords?, key: String?, _ style: TypeRole, _ color: ColorRole,
        parts: [StyledTextPart]? = nil, direction: TextDirection? = nil
    ) -> StyledText {
        let scale = theme.minimumScale(style)
        return StyledText(
            text, spoken: spoken?.text, key: key, spokenKey: spoken?.key, style: style,
            color: color, parts: parts, minimumScale: scale < 1 ? scale : nil,
            lineLimit: scale < 1 && !context.typeSize.isAccessibilitySize ? 1 : nil,
            direction: direction)
    }

    // MARK: Sizes

    /// A length that grows with a text style.
    ///
    /// - Parameters:
    ///   - base: The length in points at the default type size.
    ///   - typeSize: A type size in place of the reader's, for a length that stops growing.
    public func size(
        _ base: Double, relativeTo style: TextStyle = .body, at typeSize: TypeSize? = nil
    ) -> Size {
        Size(
            base, relativeTo: style, at: typeSize ?? context.typeSize,
            displayScale: context.displayScale)
    }

    /// A length of the theme that grows with a text style.
    public func size(
        _ role: SizeRole, relativeTo style: TextStyle = .body, at typeSize: TypeSize? = nil
    ) -> Size {
        size(theme.size(role), relativeTo: style, at: typeSize)
    }

    /// An icon beside text of a style, as large as the text.
    public func icon(_ role: IconRole, beside style: TypeRole, _ color: ColorRole) -> Icon {
        let token = theme.text(style)
        return Icon(role, color: color, size: size(token.size, relativeTo: token.textStyle))
    }

    // MARK: Surfaces

    /// What every card is drawn on; its edge is a line as well when contrast is increased.
    public var card: Surface {
        let glass = theme.number(.cardFrosted) > 0 ? material(.card) : nil
        let light =
            glass?.applies == .material
            ? Surface.Border(.cardBorder, gradient: .frostedOutline) : nil
        return Surface(
            fill: Paint(.surface), border: edge(.cardBorder) ?? light,
            cornerRadius: CornerRadius(.card), shadow: .card, padding: .card, material: glass)
    }

    /// What a card above everything else is drawn on: opaque, since what lies under it is dimmed.
    public var sheet: Surface {
        Surface(
            fill: Paint(.surface), border: edge(.textPrimary), cornerRadius: CornerRadius(.card),
            shadow: .prominent, padding: .card)
    }

    /// A line around something, when contrast is increased.
    public func edge(_ color: ColorRole, _ width: SizeRole = .cardBorderWidth) -> Surface.Border? {
        context.increaseContrast ? border(color, width) : nil
    }

    /// A line around something.
    public func border(_ color: ColorRole, _ width: SizeRole) -> Surface.Border {
        Surface.Border(color, width)
    }

    /// A see-through material, unless app or reader want it opaque.
    public func material(_ role: MaterialRole) -> Surface.Material {
        let isOpaque = context.reduceTransparency || !context.options.frostedMaterial
        return Surface.Material(
            role: role, fallback: .surface, applies: isOpaque ? .fallback : .material)
    }

    /// A movement, in the form this reader gets.
    public func motion(
        _ effect: Motion.Effect, appear: MotionRole? = nil, change: MotionRole? = nil,
        amplitude: Double? = nil, particles: Int? = nil, colors: [ColorRole]? = nil,
        reduced: Motion.Reduced
    ) -> Motion {
        Motion(
            effect, appear: appear, change: change, amplitude: amplitude, particles: particles,
            colors: colors, reduced: reduced, isReduced: context.reduceMotion)
    }
}
