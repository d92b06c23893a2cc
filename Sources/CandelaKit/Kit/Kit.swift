public import CandelaElements
public import CandelaRules
public import CandelaTokens

/// The environment in which cards are built: the app, the context, the theme and the phrases.
///
/// Its functions make the elements that several cards share, so that they look the same on all
/// screens.
public struct Kit: Sendable {
    /// A reference type, because a kit is copied with every card and every part of a card.
    private let parts: Parts

    private final class Parts: Sendable {
        let app: AppDefinition
        let asked: Context
        let context: Context
        let theme: Theme
        let phrases: Phrases
        let playsHaptics: Bool

        init(
            _ app: AppDefinition, asked: Context, _ context: Context, _ theme: Theme,
            _ phrases: Phrases, playsHaptics: Bool
        ) {
            (self.app, self.asked, self.context) = (app, asked, context)
            self.playsHaptics = playsHaptics
            (self.theme, self.phrases) = (theme, phrases)
        }
    }

    /// The app that provides the theme and the texts.
    public var app: AppDefinition { parts.app }

    /// The context as requested.
    var asked: Context { parts.asked }

    /// The context, with motion reduced if the person's settings or the device require it.
    public var context: Context { parts.context }

    /// The theme of the app, with the person's accent colour.
    public var theme: Theme { parts.theme }

    /// The app's phrases, in the language of the context.
    public var phrases: Phrases { parts.phrases }

    /// Whether the person's settings allow haptics.
    public var playsHaptics: Bool { parts.playsHaptics }

    /// Creates a kit for a person's settings; by default an empty journal's.
    public init(
        _ app: AppDefinition, _ context: Context, _ settings: JournalSettings = JournalSettings()
    ) {
        self.init(app, context, settings, app.phrases(in: context))
    }

    /// Creates a kit with given phrases, such as the base language's.
    init(
        _ app: AppDefinition, _ context: Context, _ settings: JournalSettings, _ phrases: Phrases
    ) {
        var still = context
        still.reduceMotion = context.reduceMotion || !settings.playsMotion
        self.init(
            app, asked: context, still, app.theme.accented(by: settings), phrases,
            playsHaptics: settings.playsHaptics)
    }

    private init(
        _ app: AppDefinition, asked: Context, _ context: Context, _ theme: Theme,
        _ phrases: Phrases, playsHaptics: Bool
    ) {
        parts = Parts(app, asked: asked, context, theme, phrases, playsHaptics: playsHaptics)
    }

    /// The kit for another context, such as a share image's, which ignores accessibility settings.
    public func with(_ context: Context) -> Kit {
        let isSame = context.language == self.context.language
        return Kit(
            app, asked: asked, context, theme, isSame ? phrases : app.phrases(in: context),
            playsHaptics: playsHaptics)
    }

    /// The name that matches an element with its counterpart on another screen; `nil` if matched
    /// transitions are off.
    public func matched(_ name: String) -> String? {
        context.options.matchedTransitions ? name : nil
    }

    // MARK: Words

    /// The language of the screen, with the app's wording.
    public var language: Language { Language(of: phrases, in: app.wording) }

    /// An app's own text, in the language of the screen.
    public func phrase(_ text: AppText) -> Phrase { phrases.phrase(text) }

    /// A styled phrase in which one value is emphasised.
    public func text(
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
        return text(phrase, style, color, parts: parts)
    }

    /// A styled phrase in parts with different styles.
    public func text(
        _ phrase: Phrase, _ style: TypeRole, _ color: ColorRole, parts: [StyledTextPart]?
    ) -> StyledText {
        text(phrase.text, phrase.spokenWords, key: phrase.key, style, color, parts: parts)
    }

    /// A styled phrase that is spoken as another phrase.
    public func text(
        _ phrase: Phrase, saying other: Phrase, _ style: TypeRole, _ color: ColorRole,
        parts: [StyledTextPart]? = nil
    ) -> StyledText {
        text(phrase.text, other.spokenWords, key: phrase.key, style, color, parts: parts)
    }

    /// A text the person typed, spoken as the phrase around it, if any.
    public func text(
        verbatim text: String, saying phrase: Phrase? = nil, _ style: TypeRole, _ color: ColorRole
    ) -> StyledText {
        self.text(typed: text.selfContained, phrase?.spokenWords ?? SpokenWords(text), style, color)
    }

    /// The text of a field, with every character as it was entered.
    public func text(entered text: String, _ style: TypeRole, _ color: ColorRole) -> StyledText {
        self.text(typed: text, SpokenWords(text), style, color)
    }

    private func text(
        typed text: String, _ spoken: SpokenWords, _ style: TypeRole, _ color: ColorRole
    ) -> StyledText {
        let direction = TextDirection(firstStrongIn: text)
        return self.text(
            text, spoken, key: nil, style, color,
            direction: direction == phrases.direction ? nil : direction)
    }

    /// A date, or a phrase with a date, with the written and the spoken form of the date.
    public func text(
        _ date: DateText, _ style: TypeRole, _ color: ColorRole,
        in phrase: ((String) -> Phrase)? = nil
    ) -> StyledText {
        let phrase = phrase ?? phrases.dateValue(date:)
        return text(phrase(date.text), saying: phrase(date.spoken), style, color)
    }

    private func text(
        _ text: String, _ spoken: SpokenWords?, key: String?, _ style: TypeRole, _ color: ColorRole,
        parts: [StyledTextPart]? = nil, direction: TextDirection? = nil
    ) -> StyledText {
        let scale = theme.minimumScale(style)
        return StyledText(
            text, spoken: spoken?.text, key: key, spokenKey: spoken?.key, style: style,
            color: color, parts: parts, minimumScale: scale < 1 ? scale : nil,
            direction: direction)
    }

    // MARK: Sizes

    /// A length that scales with a text style.
    ///
    /// - Parameters:
    ///   - base: The length in points at the default type size.
    ///   - typeSize: The type size, if it is not the reader's; for a length that stops growing.
    public func size(
        _ base: Double, relativeTo style: TextStyle = .body, at typeSize: TypeSize? = nil
    ) -> Size {
        Size(
            base, relativeTo: style, at: typeSize ?? context.typeSize,
            displayScale: context.displayScale)
    }

    /// A length of the theme that scales with a text style.
    public func size(
        _ role: SizeRole, relativeTo style: TextStyle = .body, at typeSize: TypeSize? = nil
    ) -> Size {
        size(theme.size(role), relativeTo: style, at: typeSize)
    }

    /// An icon beside text of a style, at the text's size.
    public func icon(_ role: IconRole, beside style: TypeRole, _ color: ColorRole) -> Icon {
        let token = theme.text(style)
        return Icon(role, color: color, size: size(token.size, relativeTo: token.textStyle))
    }

    // MARK: Surfaces

    /// The surface of cards; it has a border when contrast is increased.
    public var card: Surface {
        let glass = theme.number(.cardFrosted) > 0 ? material(.card) : nil
        let light =
            glass?.applies == .material
            ? Surface.Border(.cardBorder, gradient: .frostedOutline) : nil
        return Surface(
            fill: Paint(.surface), border: edge(.cardBorder) ?? light,
            cornerRadius: CornerRadius(.card), shadow: .card, padding: .card, material: glass)
    }

    /// The surface of overlays: opaque, because the content below is dimmed.
    public var sheet: Surface {
        Surface(
            fill: Paint(.surface), border: edge(.textPrimary), cornerRadius: CornerRadius(.card),
            shadow: .prominent, padding: .card)
    }

    /// A border when contrast is increased; otherwise `nil`.
    public func edge(_ color: ColorRole, _ width: SizeRole = .cardBorderWidth) -> Surface.Border? {
        context.increaseContrast ? border(color, width) : nil
    }

    /// A border with a colour and a width, regardless of contrast.
    public func border(_ color: ColorRole, _ width: SizeRole) -> Surface.Border {
        Surface.Border(color, width)
    }

    /// A translucent material, or its opaque fallback if the app or the reader prefers that.
    public func material(_ role: MaterialRole) -> Surface.Material {
        let isOpaque = context.reduceTransparency || !context.options.frostedMaterial
        return Surface.Material(
            role: role, fallback: .surface, applies: isOpaque ? .fallback : .material)
    }

    /// An animation, in its reduced form if the reader prefers that.
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
