import Foundation

/// An answer of the system to something it would not do.
package struct SystemError: Error, Sendable, Hashable, CustomStringConvertible {
    package let code: Int32

    /// The answer to the last call of this thread.
    static var last: SystemError { SystemError(code: errno) }

    /// The reason in words, for the end of a sentence.
    package var description: String {
        switch code {
        case ENOSPC: "the disk is full"
        case EDQUOT: "the quota of the disk is used up"
        case EROFS: "the disk is read-only"
        case EACCES, EPERM: "permission denied"
        case EXDEV: "it is on another disk than the rest"
        case ELOOP: "its symbolic links lead in a circle"
        case ENAMETOOLONG: "the name is too long"
        default: String(cString: strerror(code))
        }
    }
}
