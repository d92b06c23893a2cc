// `Tool` is declared beside the commands, which take it.
@_exported public import CandelaCommands
