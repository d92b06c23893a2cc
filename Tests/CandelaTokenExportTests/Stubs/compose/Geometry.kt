// The part of androidx.compose.ui.geometry that exported tokens use, with its signatures.
package androidx.compose.ui.geometry

data class Offset(val x: Float, val y: Float) {
    companion object {
        val Unspecified = Offset(Float.NaN, Float.NaN)
    }
}

data class Size(val width: Float, val height: Float)
