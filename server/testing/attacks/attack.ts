import type { TestApp } from '../testApp.ts'

export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** One attempt of an attacker. */
export interface Attempt {
  readonly name: string
  /** Resolves to null if the attempt was refused as expected, else to a description of the failure. */
  run(app: TestApp): Promise<string | null>
}

/** A row of the report: the number of refused attempts per class. Add new classes to `classes.ts`. */
export interface AttackClass {
  readonly name: string
  readonly attempts: readonly Attempt[]
}

/**
 * Refused means a 4xx with a reason, the expected one if given, and no session. `message_altered: uri` also expects the field
 * that the answer names.
 */
export function verdict({ status, body }: Answer, expected?: string): string | null {
  const { message, data } = (body ?? {}) as { message?: unknown; data?: { reason?: unknown; token?: unknown } | null }
  const named = typeof data?.reason === 'string' ? data.reason : null
  const refused = status >= 400 && status < 500 && named !== null && data?.token === undefined
  const [reason, field] = expected?.split(': ') ?? []
  const isField = field === undefined || (typeof message === 'string' && message.endsWith(`: ${field}.`))
  if (refused && (reason === undefined || reason === named) && isField) return null
  const said = `answered ${status} ${named ?? JSON.stringify(body)} (${String(message)})`
  return expected === undefined ? said : `${said}, expected ${expected}`
}
