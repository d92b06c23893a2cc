// The part of androidx.compose.ui.text that exported tokens use, with its signatures.
package androidx.compose.ui.text

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.em

data class TextStyle(
    val color: Color? = null,
    val fontSize: TextUnit = Float.NaN.em,
    val fontWeight: FontWeight? = null,
    val fontFamily: FontFamily? = null,
    val letterSpacing: TextUnit = Float.NaN.em,
    val lineHeight: TextUnit = Float.NaN.em
) {
    init {
        require(!(lineHeight.value < 0f)) { "lineHeight can't be negative" }
    }
}
