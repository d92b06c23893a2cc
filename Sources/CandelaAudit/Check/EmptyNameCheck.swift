import CandelaElements

extension AuditCheck {
    /// An accessibility element without a label.
    public static let emptyName = AuditCheck(
        "empty-name", .error, "Every accessibility element has a label.")
}

/// A check that everything a screen reader speaks has a label: accessibility elements, further
/// actions and details.
///
/// Source: WCAG 2.2, 4.1.2.
enum EmptyNameCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.stops.flatMap { stop -> [AuditFinding] in
            let accessibility = stop.accessibility
            var unnamed: [(subject: String, help: String)] = []
            if accessibility.label.isBlank {
                unnamed.append(
                    (
                        "the \(accessibility.role.rawValue) has no label",
                        "give it an accessibility label, or the role 'decorative'"
                    ))
            }
            for action in stop.stop.customActions where action.label.isBlank {
                unnamed.append(
                    ("the action '\(action.id)' has no label", "give the action a label"))
            }
            for detail in accessibility.details where detail.label.isBlank || detail.value.isBlank {
                unnamed.append(
                    (
                        "a detail of '\(accessibility.label)' has no label or no value",
                        "give it both, or remove the detail"
                    ))
            }
            return unnamed.map { subject, help in
                screen.finding(.emptyName, subject, help: help, at: stop.spot)
            }
        }
    }
}

extension String {
    /// Whether the text has nothing to read: it is empty, or has only white space and invisible
    /// characters.
    var isBlank: Bool {
        unicodeScalars.allSatisfy {
            $0.properties.isWhitespace || $0.properties.generalCategory == .format
        }
    }
}
