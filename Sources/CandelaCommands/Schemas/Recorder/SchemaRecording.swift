import CandelaJSON

/// The requests recorded for one value while its type was decoded.
final class SchemaRecording {
    private struct Member {
        let name: String
        let recording: SchemaRecording
        var isRequired: Bool
    }

    private var forms: [SchemaShape] = []
    private var bounds: MemberBounds?
    private var members: [Member]?
    private var elements: SchemaRecording?

    /// The recording of members whose names are data, and the sample names used for them.
    private var others: SchemaRecording?
    private var otherNames: Set<String> = []

    /// The shape that covers all requests.
    var shape: SchemaShape {
        var forms = forms.map { $0.within(bounds) }
        if let elements { forms.append(.array(of: elements.shape)) }
        if let others, members?.isEmpty ?? true {
            forms.append(.object([], others: others.shape))
        } else if let members {
            let properties = members.map {
                SchemaShape.Property(
                    name: $0.name, shape: $0.recording.shape, isRequired: $0.isRequired)
            }
            forms.append(.object(properties, others: others?.shape))
        }
        switch forms.count {
        case 0: return .anything
        case 1: return forms[0]
        default: return .anyOf(forms)
        }
    }

    func note(_ shape: SchemaShape) {
        if !forms.contains(shape) { forms.append(shape) }
    }

    /// Records the bounds of a number.
    func note(_ bounds: MemberBounds) { self.bounds = bounds }

    func noteObject() {
        if members == nil { members = [] }
    }

    /// Records an object without members, unless another form is recorded.
    func noteEmpty() {
        if forms.isEmpty { noteObject() }
    }

    /// The recording of a member that was requested.
    func member(_ name: String) -> SchemaRecording {
        members?.first { $0.name == name }?.recording ?? SchemaRecording()
    }

    /// The recording of a member. Once optional, a member stays optional.
    func member(_ name: String, isRequired: Bool) -> SchemaRecording {
        if let others, otherNames.contains(name) { return others }
        noteObject()
        if let index = members?.firstIndex(where: { $0.name == name }) {
            if !isRequired { members?[index].isRequired = false }
            return members?[index].recording ?? SchemaRecording()
        }
        let recording = SchemaRecording()
        members?.append(Member(name: name, recording: recording, isRequired: isRequired))
        return recording
    }

    func element() -> SchemaRecording {
        let recording = elements ?? SchemaRecording()
        elements = recording
        return recording
    }

    /// Records that names are data, and that these are sample names.
    func noteNames(_ names: [String]) {
        if others == nil { others = SchemaRecording() }
        otherNames.formUnion(names)
    }
}
