import CandelaTokens

// The parts elements are made of, each with its members in the order of their declarations.

extension StyledText: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("text", text)
        sink.member("spoken", spoken)
        sink.member("key", key)
        sink.member("spokenKey", spokenKey)
        sink.member("style", role: style)
        sink.member("color", role: color)
        sink.member("parts", parts)
        sink.member("minimumScale", minimumScale)
        sink.member("lineLimit", lineLimit)
        sink.member("direction", direction)
    }
}

extension StyledTextPart: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("text", text)
        sink.member("weight", weight)
        sink.member("style", role: style)
        sink.member("color", role: color)
    }
}

extension Icon: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("icon", role: icon)
        sink.member("color", role: color)
        sink.member("size", size)
    }
}

extension Size: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("base", base)
        sink.member("relativeTo", relativeTo)
        sink.member("resolved", resolved)
    }
}

extension Surface.Border: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("color", role: color)
        sink.member("width", role: width)
        sink.member("opacity", role: opacity)
        sink.member("gradient", role: gradient)
    }
}

extension Surface.Insets: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("horizontal", role: horizontal)
        sink.member("vertical", role: vertical)
    }
}

extension Surface.Material: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("role", role: role)
        sink.member("fallback", role: fallback)
        sink.member("applies", applies)
    }
}

extension Motion: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("effect", effect)
        sink.member("appear", role: appear)
        sink.member("change", role: change)
        sink.member("amplitude", amplitude)
        sink.member("particles", particles)
        sink.member("colors", roles: colors)
        sink.member("reduced", reduced)
        sink.member("applies", applies)
    }
}

extension Motion.Reduced: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("effect", effect)
        sink.member("motion", role: motion)
    }
}

extension Action: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("id", id)
        sink.member("intent", intent)
        sink.member("label", label)
        sink.member("labelKey", labelKey)
        sink.member("role", role)
        sink.member("minimumTarget", minimumTarget)
        sink.member("confirmation", confirmation)
        sink.member("gesture", gesture)
        sink.member("undoWindow", undoWindow)
        sink.member("haptic", role: haptic)
    }
}

extension Action.Confirmation: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("title", title)
        sink.member("message", message)
        sink.member("confirm", confirm)
        sink.member("cancel", cancel)
    }
}

extension Accessibility: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("role", role)
        sink.member("label", label)
        sink.member("labelKey", labelKey)
        sink.member("value", value)
        sink.member("valueKey", valueKey)
        sink.member("hint", hint)
        sink.member("hintKey", hintKey)
        sink.member("details", unlessEmpty: details)
        sink.member("states", unlessEmpty: states.map(\.rawValue))
        sink.member("headingLevel", headingLevel)
        sink.member("children", children)
        sink.member("sortOrder", sortOrder)
        sink.member("liveRegion", liveRegion)
        sink.member("range", range)
        sink.member("inputLabels", unlessEmpty: inputLabels)
    }
}

extension AccessibilityDetail: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("label", label)
        sink.member("labelKey", labelKey)
        sink.member("value", value)
        sink.member("valueKey", valueKey)
    }
}

extension ValueRange: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("now", now)
        sink.member("min", min)
        sink.member("max", max)
    }
}
