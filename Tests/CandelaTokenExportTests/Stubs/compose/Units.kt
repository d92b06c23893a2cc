// The parts of androidx.compose.ui.unit that exported tokens use, with its signatures.
package androidx.compose.ui.unit

data class Dp(val value: Float) {
    override fun toString(): String = "$value.dp"
}

val Int.dp: Dp get() = Dp(this.toFloat())
val Double.dp: Dp get() = Dp(this.toFloat())
val Float.dp: Dp get() = Dp(this)

data class TextUnit internal constructor(val value: Float, val type: String) {
    override fun toString(): String = "$value.$type"
}

val Int.sp: TextUnit get() = TextUnit(this.toFloat(), "sp")
val Double.sp: TextUnit get() = TextUnit(this.toFloat(), "sp")
val Float.sp: TextUnit get() = TextUnit(this, "sp")
val Int.em: TextUnit get() = TextUnit(this.toFloat(), "em")
val Double.em: TextUnit get() = TextUnit(this.toFloat(), "em")
val Float.em: TextUnit get() = TextUnit(this, "em")
