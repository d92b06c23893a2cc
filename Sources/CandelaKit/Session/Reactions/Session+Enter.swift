import CandelaElements
import CandelaRules

extension Session {
    /// Sets an option or a setting to the entered value.
    ///
    /// An emptied text of a form is kept even if it is required, so that the form cannot save the
    /// former one.
    ///
    /// - Throws: ``SessionError`` if the value is not valid for the field or stepper with the
    ///   intent on the frontmost screen, for the option or for the setting.
    mutating func enter(
        _ target: Intent.Target, _ event: Event, in context: Context
    ) throws(SessionError) -> [Effect] {
        let input = (try? screen(in: context))?.input(of: event.intent)
        switch target {
        case .option(let option):
            if let text = input?.emptiedText(event.value) {
                return try setOptions([(option, text)], in: context)
            }
            if let input {
                try input.check(event.value)
            } else if let value = event.value {
                try requireOffer(of: value, for: option, in: context)
            }
            // Without a value, an element of a list would be removed rather than reset.
            guard event.value != nil || !option.hasSuffix("]") else {
                throw .value("an element of a list needs a value")
            }
            return try setOptions([(option, event.value)], in: context)
        case .setting(let name):
            try input?.check(event.value)
            guard let setting = Intent.Setting(name, event.value) else {
                throw .value(
                    "\(event.value?.quoted ?? "nothing") is not valid for '\(name.rawValue)'")
            }
            return try set(setting, in: context)
        }
    }
}
