// The part of androidx.compose.ui.graphics.colorspace that exported tokens use, with its signatures.
package androidx.compose.ui.graphics.colorspace

abstract class ColorSpace(val name: String)

class Rgb internal constructor(name: String) : ColorSpace(name)

object ColorSpaces {
    val Srgb: Rgb = Rgb("sRGB IEC61966-2.1")
    val DisplayP3: Rgb = Rgb("Display P3")
}
