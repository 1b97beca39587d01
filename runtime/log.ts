import pino from 'pino'

/** The part of a logger that the services use; pino in production, silent in tests. */
export interface Log {
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
  child(fields: Record<string, unknown>): Log
}

/** JSON lines on standard error, so that standard output stays for people. Secrets under these names never appear. */
export function createLog(level: string, destination: pino.DestinationStream = pino.destination(2)): Log {
  return pino({ level, redact: ['*.key', '*.secret', '*.token', '*.authorization'] }, destination)
}

export const silentLog: Log = { info() {}, warn() {}, error() {}, child: () => silentLog }
