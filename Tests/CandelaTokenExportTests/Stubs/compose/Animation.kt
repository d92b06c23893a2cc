// The parts of androidx.compose.animation.core that exported tokens use, with its signatures.
package androidx.compose.animation.core

interface Easing {
    fun transform(fraction: Float): Float
}

data class CubicBezierEasing(
    private val a: Float,
    private val b: Float,
    private val c: Float,
    private val d: Float
) : Easing {
    override fun transform(fraction: Float): Float = fraction
}

interface AnimationSpec<T>
interface FiniteAnimationSpec<T> : AnimationSpec<T>
interface DurationBasedAnimationSpec<T> : FiniteAnimationSpec<T>

data class TweenSpec<T>(
    val durationMillis: Int = 300,
    val delay: Int = 0,
    val easing: Easing = CubicBezierEasing(0.4f, 0f, 0.2f, 1f)
) : DurationBasedAnimationSpec<T>

data class SpringSpec<T>(
    val dampingRatio: Float = 1f,
    val stiffness: Float = 1500f,
    val visibilityThreshold: T? = null
) : FiniteAnimationSpec<T>

enum class RepeatMode { Restart, Reverse }

data class RepeatableSpec<T>(
    val iterations: Int,
    val animation: DurationBasedAnimationSpec<T>,
    val repeatMode: RepeatMode = RepeatMode.Restart
) : FiniteAnimationSpec<T>

fun <T> tween(
    durationMillis: Int = 300,
    delayMillis: Int = 0,
    easing: Easing = CubicBezierEasing(0.4f, 0f, 0.2f, 1f)
): TweenSpec<T> = TweenSpec(durationMillis, delayMillis, easing)

fun <T> spring(
    dampingRatio: Float = 1f,
    stiffness: Float = 1500f,
    visibilityThreshold: T? = null
): SpringSpec<T> = SpringSpec(dampingRatio, stiffness, visibilityThreshold)

fun <T> repeatable(
    iterations: Int,
    animation: DurationBasedAnimationSpec<T>,
    repeatMode: RepeatMode = RepeatMode.Restart
): RepeatableSpec<T> = RepeatableSpec(iterations, animation, repeatMode)
