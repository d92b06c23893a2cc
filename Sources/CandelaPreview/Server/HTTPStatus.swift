import CandelaCommands

/// A status of an HTTP response.
package enum HTTPStatus: Int, Sendable, Hashable {
    case ok = 200
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case requestTimeout = 408
    case contentTooLarge = 413
    case unsupportedMediaType = 415
    case expectationFailed = 417
    case misdirectedRequest = 421
    case headersTooLarge = 431
    case internalServerError = 500
    case notImplemented = 501
    case serviceUnavailable = 503
    case versionNotSupported = 505

    /// The reason phrase of the status line.
    var reason: String {
        switch self {
        case .ok: "OK"
        case .badRequest: "Bad Request"
        case .forbidden: "Forbidden"
        case .notFound: "Not Found"
        case .methodNotAllowed: "Method Not Allowed"
        case .requestTimeout: "Request Timeout"
        case .contentTooLarge: "Content Too Large"
        case .unsupportedMediaType: "Unsupported Media Type"
        case .expectationFailed: "Expectation Failed"
        case .misdirectedRequest: "Misdirected Request"
        case .headersTooLarge: "Request Header Fields Too Large"
        case .internalServerError: "Internal Server Error"
        case .notImplemented: "Not Implemented"
        case .serviceUnavailable: "Service Unavailable"
        case .versionNotSupported: "HTTP Version Not Supported"
        }
    }
}

/// A refused request: the status and the message of the response. The connection is closed
/// afterwards.
package struct HTTPRefusal: Error, Sendable, Hashable {
    package let status: HTTPStatus
    package let message: String

    package init(_ status: HTTPStatus, _ message: String) {
        self.status = status
        self.message = message
    }
}
