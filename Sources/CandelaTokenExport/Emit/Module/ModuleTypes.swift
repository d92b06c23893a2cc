/// The type declarations in every module of tokens.
enum ModuleTypes {
    /// The type of a token's value.
    static func name(_ type: TokenType) -> String {
        switch type {
        case .color: "TokenColor"
        case .dimension: "TokenLength"
        case .fontFamily: "readonly string[]"
        case .fontWeight, .number: "number"
        case .duration: "TokenTime"
        case .cubicBezier: "TokenCurve"
        case .strokeStyle: "TokenStroke"
        case .border: "TokenBorder"
        case .transition: "TokenTransition"
        case .shadow: "TokenShadow"
        case .gradient: "TokenGradient"
        case .typography: "TokenTypography"
        case .string: "string"
        case .boolean: "boolean"
        }
    }

    static let text = SupportCode.emitted["TokenTypes.d.ts"]
}
