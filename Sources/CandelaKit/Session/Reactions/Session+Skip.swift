import CandelaElements

extension Session {
    mutating func skip(
        _ intent: Intent.Run, in context: Context
    ) throws(SessionError) -> [Effect] {
        try passByHand(intent, .skipped, in: context)
    }
}
