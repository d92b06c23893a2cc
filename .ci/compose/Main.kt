package check

import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.SystemFontFamily
import java.io.PrintStream
import tokens.TokenAppearance
import tokens.TokenBorder
import tokens.TokenGradient
import tokens.TokenMotion

/** A text on one line. */
fun escaped(text: String): String =
    text.map { if (it in ' '..'~' && it != '\\') it.toString() else "\\u%04x".format(it - '\u0000') }.joinToString("")

/** Prints every property of every class in every appearance, and calls its conversions. */
fun main(args: Array<String>) {
    val out = PrintStream(System.out, false, "UTF-8")
    val notOurs = listOf("equals", "wait")
    val fonts: (List<String>) -> FontFamily = { SystemFontFamily(it.toString()) }
    for (type in args) {
        val maker = Class.forName("tokens.$type").constructors.first { it.parameterCount == 2 }
        for (appearance in TokenAppearance.values()) {
            val holder = maker.newInstance(appearance, fonts)
            var part = 1
            while (true) {
                val file = try {
                    Class.forName("tokens.${type}Part${part}Kt")
                } catch (end: ClassNotFoundException) {
                    break
                }
                val ours = file.methods.filter { !it.isSynthetic && it.parameterCount == 1 }
                for (method in ours.filter { it.name !in notOurs }) {
                    val value = method.invoke(null, holder)
                    out.println("$type\t$appearance\t${method.name}\t${escaped(value.toString())}")
                    if (value is TokenGradient) value.brush(true, 2f)
                    if (value is TokenMotion) value.animationSpec<Float>()
                    if (value is TokenBorder) value.borderStroke()
                }
                part += 1
            }
        }
    }
    out.flush()
}
