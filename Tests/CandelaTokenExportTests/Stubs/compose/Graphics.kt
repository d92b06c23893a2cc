// The parts of androidx.compose.ui.graphics that exported tokens use, with its signatures.
package androidx.compose.ui.graphics

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.colorspace.ColorSpace
import androidx.compose.ui.graphics.colorspace.ColorSpaces

data class Color internal constructor(
    val space: ColorSpace,
    val alpha: Float,
    val red: Float,
    val green: Float,
    val blue: Float
) {
    override fun toString(): String = "Color(${space.name}, $alpha, $red, $green, $blue)"
}

fun Color(color: Int): Color = Color(color.toLong() and 0xFFFFFFFF)

fun Color(color: Long): Color {
    require(color in 0..0xFFFFFFFF) { "not a colour: $color" }
    val parts = listOf(24, 16, 8, 0).map { ((color shr it) and 0xFF).toFloat() / 255f }
    return Color(ColorSpaces.Srgb, parts[0], parts[1], parts[2], parts[3])
}

fun Color(
    red: Float,
    green: Float,
    blue: Float,
    alpha: Float = 1f,
    colorSpace: ColorSpace = ColorSpaces.Srgb
): Color {
    require(listOf(red, green, blue, alpha).all { it in 0f..1f }) { "not within 0 to 1" }
    return Color(colorSpace, alpha, red, green, blue)
}

enum class StrokeCap { Butt, Round, Square }

enum class TileMode { Clamp, Repeated, Mirror }

abstract class Brush {
    companion object {
        fun linearGradient(
            vararg colorStops: Pair<Float, Color>,
            start: Offset = Offset(0f, 0f),
            end: Offset = Offset(Float.POSITIVE_INFINITY, Float.POSITIVE_INFINITY),
            tileMode: TileMode = TileMode.Clamp
        ): Brush = Gradient("linear", colorStops.toList(), listOf(start, end, tileMode))

        fun horizontalGradient(
            vararg colorStops: Pair<Float, Color>,
            startX: Float = 0f,
            endX: Float = Float.POSITIVE_INFINITY,
            tileMode: TileMode = TileMode.Clamp
        ): Brush = Gradient("horizontal", colorStops.toList(), listOf(startX, endX, tileMode))

        fun verticalGradient(
            vararg colorStops: Pair<Float, Color>,
            startY: Float = 0f,
            endY: Float = Float.POSITIVE_INFINITY,
            tileMode: TileMode = TileMode.Clamp
        ): Brush = Gradient("vertical", colorStops.toList(), listOf(startY, endY, tileMode))

        fun radialGradient(
            vararg colorStops: Pair<Float, Color>,
            center: Offset = Offset.Unspecified,
            radius: Float = Float.POSITIVE_INFINITY,
            tileMode: TileMode = TileMode.Clamp
        ): Brush = Gradient("radial", colorStops.toList(), listOf(center, radius, tileMode))

        fun sweepGradient(
            vararg colorStops: Pair<Float, Color>,
            center: Offset = Offset.Unspecified
        ): Brush = Gradient("sweep", colorStops.toList(), listOf(center))
    }
}

abstract class ShaderBrush : Brush() {
    abstract fun createShader(size: Size): Shader
}

data class Shader(
    val from: Offset,
    val to: Offset,
    val colors: List<Color>,
    val stops: List<Float>?,
    val tileMode: TileMode
)

fun LinearGradientShader(
    from: Offset,
    to: Offset,
    colors: List<Color>,
    colorStops: List<Float>? = null,
    tileMode: TileMode = TileMode.Clamp
): Shader = Shader(from, to, colors, colorStops, tileMode)

data class SolidColor(val value: Color) : Brush()

data class Gradient(
    val kind: String,
    val stops: List<Pair<Float, Color>>,
    val geometry: List<Any>
) : Brush() {
    init {
        require(stops.size > 1) { "a gradient needs two stops" }
    }
}
