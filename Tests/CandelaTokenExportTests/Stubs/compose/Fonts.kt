// The parts of androidx.compose.ui.text.font that exported tokens use, with its signatures.
package androidx.compose.ui.text.font

sealed class FontFamily(val name: String) {
    override fun toString(): String = name

    companion object {
        val Default: FontFamily = SystemFontFamily("FontFamily.Default")
        val SansSerif: FontFamily = SystemFontFamily("sans-serif")
        val Serif: FontFamily = SystemFontFamily("serif")
        val Monospace: FontFamily = SystemFontFamily("monospace")
        val Cursive: FontFamily = SystemFontFamily("cursive")
    }
}

class SystemFontFamily internal constructor(name: String) : FontFamily(name)

data class FontWeight(val weight: Int) {
    init {
        require(weight in 1..1000) { "no font weight: $weight" }
    }
}
