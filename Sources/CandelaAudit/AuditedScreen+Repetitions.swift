import CandelaElements

/// An element that is spoken as an earlier one in the same context.
struct RepeatedElement {
    let earlier: AuditedElement
    let later: AuditedElement

    /// Whether both are controls, with different actions.
    var hasOtherAction: Bool {
        guard let one = earlier.stop.activation?.intent, let two = later.stop.activation?.intent
        else { return false }
        return one != two
    }
}

extension AuditedScreen {
    /// The elements that are spoken as an earlier one with the same role.
    ///
    /// Repeated labels are allowed in different groups and under different headings, which give
    /// their context, and in different cards, of which a device may show only one.
    var repetitions: [RepeatedElement] {
        var found: [RepeatedElement] = []
        var said: [String: AuditedElement] = [:]
        var groups: [String] = []
        var heading = ""
        for stop in stops {
            let accessibility = stop.accessibility
            groups = Array(groups.prefix(stop.stop.depth))
            if accessibility.role == .heading { heading = accessibility.label }
            let role = "\(stop.root) > \(accessibility.role.rawValue)"
            let place = ([role, heading] + groups + [stop.line]).joined(separator: " > ")
            groups.append(accessibility.label)
            if let earlier = said.updateValue(stop, forKey: place) {
                found.append(RepeatedElement(earlier: earlier, later: stop))
            }
        }
        return found
    }
}
