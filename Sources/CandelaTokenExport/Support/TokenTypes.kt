import androidx.compose.animation.core.AnimationSpec
import androidx.compose.animation.core.Easing
import androidx.compose.animation.core.RepeatMode
import androidx.compose.animation.core.repeatable
import androidx.compose.animation.core.tween
import androidx.compose.foundation.BorderStroke
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.LinearGradientShader
import androidx.compose.ui.graphics.Shader
import androidx.compose.ui.graphics.ShaderBrush
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import kotlin.math.PI
import kotlin.math.abs
import kotlin.math.cos
import kotlin.math.sin
import androidx.compose.animation.core.spring as springSpec

/** A device's appearance: light or dark, each with normal or increased contrast. */
enum class TokenAppearance {
    Light, Dark, LightIncreased, DarkIncreased;

    companion object {
        /** The appearance for a device's settings. */
        fun of(isDark: Boolean, hasMoreContrast: Boolean = false): TokenAppearance =
            if (isDark) {
                if (hasMoreContrast) DarkIncreased else Dark
            } else {
                if (hasMoreContrast) LightIncreased else Light
            }
    }
}

/** The first generic font, such as `serif`; the default font if there is none. */
fun tokenFontFamily(names: List<String>): FontFamily {
    for (name in names) {
        when (name) {
            "sans-serif" -> return FontFamily.SansSerif
            "serif" -> return FontFamily.Serif
            "monospace" -> return FontFamily.Monospace
            "cursive" -> return FontFamily.Cursive
            "system-ui" -> return FontFamily.Default
        }
    }
    return FontFamily.Default
}

/** The line styles of CSS. */
enum class TokenLineStyle { Solid, Dashed, Dotted, Double, Groove, Ridge, Outset, Inset }

/** A line style; [dashes] are lengths of dash, gap, dash, gap, … */
data class TokenStroke(
    val style: TokenLineStyle,
    val dashes: List<Dp> = emptyList(),
    val cap: StrokeCap = StrokeCap.Butt
)

/** A border. */
data class TokenBorder(val color: Color, val width: Dp, val stroke: TokenStroke) {
    /** The border as a solid line, the only style that Compose supports. */
    fun borderStroke(): BorderStroke = BorderStroke(width, color)
}

/** One layer of a shadow. */
data class TokenShadow(
    val color: Color,
    val offsetX: Dp,
    val offsetY: Dp,
    val blur: Dp,
    val spread: Dp,
    val isInset: Boolean = false
)

/** A spring with a mass of 1. */
data class TokenSpring(val dampingRatio: Float, val stiffness: Float)

/** The start and end of a motion. */
data class TokenSpan(val from: Float, val to: Float)

/**
 * A transition.
 *
 * @property iterations the total number of runs; there and back count as two
 * @property offset in dp
 */
data class TokenMotion(
    val durationMillis: Int,
    val delayMillis: Int,
    val easing: Easing,
    val spring: TokenSpring? = null,
    val iterations: Int = 1,
    val reverses: Boolean = false,
    val scale: TokenSpan? = null,
    val offset: TokenSpan? = null,
    val isVertical: Boolean = false
) {
    /** The transition as an animation spec: a spring unless it repeats. Times below 0 count as 0. */
    fun <T> animationSpec(): AnimationSpec<T> {
        if (spring != null && iterations == 1) {
            return springSpec(spring.dampingRatio, spring.stiffness)
        }
        val once = tween<T>(maxOf(durationMillis, 0), maxOf(delayMillis, 0), easing)
        if (iterations == 1) return once
        return repeatable(iterations, once, if (reverses) RepeatMode.Reverse else RepeatMode.Restart)
    }
}

/** A linear gradient through the centre of any area, up to the perpendiculars through its corners. */
private data class TokenAngledBrush(val stops: List<TokenStop>, val degrees: Float) : ShaderBrush() {
    override fun createShader(size: Size): Shader {
        val radians = degrees * PI.toFloat() / 180f
        val half = (abs(size.width * sin(radians)) + abs(size.height * cos(radians))) / 2f
        val x = half * sin(radians)
        val y = -half * cos(radians)
        return LinearGradientShader(
            from = Offset(size.width / 2f - x, size.height / 2f - y),
            to = Offset(size.width / 2f + x, size.height / 2f + y),
            colors = stops.map { it.color },
            colorStops = stops.map { it.position }
        )
    }
}

/** A colour of a gradient and its position, 0 to 1. */
data class TokenStop(val position: Float, val color: Color)

/** The direction of a gradient. */
enum class TokenDirection {
    LeadingTrailing, TopLeadingBottomTrailing, TopBottom, BottomTop, Radial, Angular
}

/**
 * A gradient; the default direction is from top to bottom.
 *
 * @property angle the direction in degrees clockwise from the top, in place of [direction]
 */
data class TokenGradient(
    val stops: List<TokenStop>,
    val direction: TokenDirection = TokenDirection.TopBottom,
    val startRadius: Dp = 0.dp,
    val endRadius: Dp? = null,
    val angle: Float? = null
) {
    /**
     * The gradient as a brush that fills the painted area.
     *
     * @param density the number of pixels in a dp; only gradients with an [endRadius] need it
     */
    fun brush(rightToLeft: Boolean = false, density: Float = 1f): Brush {
        if (stops.size == 1) return SolidColor(stops[0].color)
        if (angle != null) return TokenAngledBrush(stops, angle)
        val far = Float.POSITIVE_INFINITY
        val start = if (rightToLeft) far else 0f
        val end = if (rightToLeft) 0f else far
        val pairs = stops.map { it.position to it.color }.toTypedArray()
        return when (direction) {
            TokenDirection.LeadingTrailing ->
                Brush.horizontalGradient(*pairs, startX = start, endX = end)
            TokenDirection.TopLeadingBottomTrailing ->
                Brush.linearGradient(*pairs, start = Offset(start, 0f), end = Offset(end, far))
            TokenDirection.TopBottom -> Brush.verticalGradient(*pairs, startY = 0f, endY = far)
            TokenDirection.BottomTop -> Brush.verticalGradient(*pairs, startY = far, endY = 0f)
            TokenDirection.Radial -> radial(pairs, density)
            TokenDirection.Angular -> Brush.sweepGradient(*pairs)
        }
    }

    private fun radial(pairs: Array<Pair<Float, Color>>, density: Float): Brush {
        val end = endRadius?.value
        if (end == null || end <= 0f) return Brush.radialGradient(*pairs)
        val start = startRadius.value / end
        val moved = pairs.map { (it.first * (1 - start) + start) to it.second }.toTypedArray()
        return Brush.radialGradient(*moved, radius = end * density)
    }
}
