import type { z } from 'zod'
import { AppError } from '#core/errors.ts'

/** A failed vendor call. The cause is for the operator's log; users only learn that it isn't their fault. */
export const unavailable = (vendor: string, why: string, cause?: unknown): AppError =>
  new AppError('verification_unavailable', 'We can’t verify this task right now. Try again later.', {
    status: 503,
    retriable: true,
    cause: new Error(`${vendor}: ${why}`, { cause }),
  })

/** A vendor's rate limit, with the seconds to wait if it names them. */
export const vendorBusy = (vendor: string, seconds: number): AppError =>
  new AppError('verification_busy', `Verification is busy right now. Try again in ${seconds} s.`, {
    status: 503,
    retriable: true,
    fix: { kind: 'retry_after', seconds },
    cause: new Error(`${vendor} asks for fewer calls, for ${seconds} s`),
  })

/** Validates a vendor's response. @throws AppError `verification_unavailable` */
export function readAnswer<T>(vendor: string, schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body)
  if (!parsed.success)
    throw unavailable(vendor, `an answer of another shape (${parsed.error.issues[0]?.path.join('.') ?? ''})`)
  return parsed.data
}
