/// The parts of the Kotlin files that are the same for every token set.
enum ComposeSupport {
    /// The imports of a file of tokens.
    static let imports = """
        import androidx.compose.animation.core.CubicBezierEasing
        import androidx.compose.animation.core.Easing
        import androidx.compose.ui.graphics.Color
        import androidx.compose.ui.graphics.StrokeCap
        import androidx.compose.ui.graphics.colorspace.ColorSpaces
        import androidx.compose.ui.text.TextStyle
        import androidx.compose.ui.text.font.FontWeight
        import androidx.compose.ui.unit.Dp
        import androidx.compose.ui.unit.TextUnit
        import androidx.compose.ui.unit.dp
        import androidx.compose.ui.unit.em
        import androidx.compose.ui.unit.sp

        """

    /// The class whose extension properties are a variant's tokens, with its import.
    static func holder(_ type: String, of variant: String) -> String {
        """
        import androidx.compose.ui.text.font.FontFamily

        /**
         * The tokens of \(AndroidText.comment(variant)) in one appearance, each as a property.
         *
         * @property fonts finds a font by its names, the most preferred first
         */
        data class \(type)(
            val appearance: TokenAppearance = TokenAppearance.Light,
            val fonts: (List<String>) -> FontFamily = ::tokenFontFamily
        )

        """
    }

    /// The appearances, the default fonts, and the types of composite tokens, with their imports.
    static let text = SupportCode.emitted["TokenTypes.kt"]
}
