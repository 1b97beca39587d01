import type { z } from 'zod'
import { AppError } from '#core/errors.ts'

/** A vendor that could not be asked. Why is for the operator's log; people learn that it is not their fault. */
export const unavailable = (vendor: string, why: string, cause?: unknown): AppError =>
  new AppError('verification_unavailable', 'This task cannot be verified right now. Try again later.', {
    status: 503,
    retriable: true,
    cause: new Error(`${vendor}: ${why}`, { cause }),
  })

/** A vendor that asks for fewer calls, and perhaps says for how long. */
export const vendorBusy = (vendor: string, seconds: number): AppError =>
  new AppError('verification_busy', `Too many verifications at this moment. Try again in ${seconds} s.`, {
    status: 503,
    retriable: true,
    fix: { kind: 'retry_after', seconds },
    cause: new Error(`${vendor} asks for fewer calls, for ${seconds} s`),
  })

/** A vendor's answer in its published shape. @throws AppError `verification_unavailable`. */
export function readAnswer<T>(vendor: string, schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body)
  if (!parsed.success)
    throw unavailable(vendor, `an answer of another shape (${parsed.error.issues[0]?.path.join('.') ?? ''})`)
  return parsed.data
}
