import CandelaElements
import CandelaKit
import CandelaTokens

extension Phrase {
    /// The parts of a text whose words, all but one value, have another style, usually a smaller
    /// one.
    ///
    /// - Parameter placeholder: The name of the value.
    func parts(
        around placeholder: String, in style: TypeRole, _ color: ColorRole? = nil
    ) -> [StyledTextPart] {
        runs.map { run in
            run.placeholder == placeholder
                ? StyledTextPart(run.text) : StyledTextPart(run.text, style: style, color: color)
        }
    }
}
