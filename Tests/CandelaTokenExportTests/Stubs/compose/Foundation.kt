// The part of androidx.compose.foundation that exported tokens use, with its signatures.
package androidx.compose.foundation

import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.unit.Dp

data class BorderStroke(val width: Dp, val brush: Brush)

fun BorderStroke(width: Dp, color: Color): BorderStroke = BorderStroke(width, SolidColor(color))
