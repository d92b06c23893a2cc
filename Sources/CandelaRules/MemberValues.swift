public import CandelaJSON

extension ActionTarget: MemberWord {}
extension CompletionStatus: MemberWord {}
extension HeatMap.Grain: MemberWord {}
extension RoutineSession.State: MemberWord {}
extension StepKind: MemberWord {}
extension ThemeMode: MemberWord {}
extension Weekday: MemberWord {}
extension WeightUnit: MemberWord {}

extension CalendarDay: MemberText {
    @usableFromInline package var memberText: String { description }
}

extension Instant: MemberText {
    @usableFromInline package var memberText: String { description }
}

extension TimeOfDay: MemberText {
    @usableFromInline package var memberText: String { description }
}

extension Zone: MemberText {
    @usableFromInline package var memberText: String { identifier }
}

extension ZonedInstant: MemberText {
    @usableFromInline package var memberText: String { description }
}

extension MilestoneInterval: MemberValue {
    @usableFromInline package func record(_ name: StaticString, to visitor: inout Visitor) {
        visitor.member(name, rawValue)
    }
}
