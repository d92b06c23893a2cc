import CandelaElements
import CandelaRules

extension Session {
    /// Sets an option or a setting to the entered value.
    ///
    /// - Throws: ``SessionError`` if the value is not valid for the field or stepper with the
    ///   intent on the frontmost screen, for the option or for the setting.
    mutating func enter(
        _ target: Intent.Target, _ event: Event, in context: Context
    ) throws(SessionError) -> [Effect] {
        let input = (try? screen(in: context))?.input(of: event.intent)
        try input?.check(event.value)
        switch target {
        case .option(let option):
            // Without a value, an element of a list would be removed rather than reset.
            guard event.value != nil || !option.hasSuffix("]") else {
                throw .value("an element of a list needs a value")
            }
            return try setOptions([(option, event.value)], in: context)
        case .setting(let name):
            guard let setting = Intent.Setting(name, event.value) else {
                throw .value(
                    "\(event.value?.quoted ?? "nothing") is not valid for '\(name.rawValue)'")
            }
            return try set(setting, in: context)
        }
    }
}
