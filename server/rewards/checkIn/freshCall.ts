import { createHash } from 'node:crypto'
import { AppError } from '#core/errors.ts'
import type { ServerDeps } from '../../deps.ts'

/** Maximum clock skew of a device in seconds, in either direction. */
export const CALL_SECONDS = 5 * 60
const WINDOW_MS = CALL_SECONDS * 1000
const PURPOSE = 'check-in'

const refuse = (reason: string, message: string): AppError =>
  new AppError(reason, message, { status: 409, retriable: false })

/**
 * Validates the `encrypt` field of a check-in: epoch milliseconds, at most five minutes off and never seen before.
 * @throws AppError `encrypt_invalid`, `check_in_call_stale`, `check_in_call_repeated`
 */
export async function requireFreshCall(
  { store, rsaKey, clock }: Pick<ServerDeps, 'store' | 'rsaKey' | 'clock'>,
  encrypt: string,
): Promise<void> {
  const told = Number(rsaKey.decrypt(encrypt))
  const now = clock.now().getTime()
  if (!Number.isSafeInteger(told) || Math.abs(now - told) > WINDOW_MS)
    throw refuse('check_in_call_stale', 'Your device’s clock is wrong. Correct it, then try again.')
  const mark = createHash('sha256').update(encrypt).digest('hex')
  if (!(await store.sessions.spendNonce(mark, PURPOSE, new Date(told + 2 * WINDOW_MS))))
    throw refuse('check_in_call_repeated', 'This request was sent twice. Try again.')
}
