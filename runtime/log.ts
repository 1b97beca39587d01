import pino from 'pino'

/** The part of a logger that the services use; pino in production, silent in tests. */
export interface Log {
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
  child(fields: Record<string, unknown>): Log
}

const secretNames = ['key', 'secret', 'authorization', 'cookie', 'password', 'privateKey', 'mnemonic']
/** Shorter values would mask innocent text. */
const SHORTEST_SECRET = 8

/**
 * JSON lines on standard error, so that standard output is free for command output. Fields with a secret's name are
 * dropped, and `secrets` are masked in any text: libraries put endpoint URLs with access keys into their errors.
 */
export function createLog(
  level: string,
  destination: pino.DestinationStream = pino.destination(2),
  secrets: readonly string[] = [],
): Log {
  const hidden = secrets
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .map((secret) => JSON.stringify(secret).slice(1, -1))
  return pino(
    {
      level,
      redact: [...secretNames, ...secretNames.map((name) => `*.${name}`), '*.token'],
      hooks: { streamWrite: (line) => hidden.reduce((text, secret) => text.replaceAll(secret, '[hidden]'), line) },
    },
    destination,
  )
}

export const silentLog: Log = { info() {}, warn() {}, error() {}, child: () => silentLog }
