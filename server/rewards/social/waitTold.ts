import { z } from 'zod'
import { retryAfter } from '#runtime/outbound/retryAfter.ts'

const UNTOLD = 60
/** Longest wait in seconds that a vendor can request. */
const LONGEST = 3600

/** Telegram and Discord send it in the body. */
const inBody = z.union([
  z.object({ parameters: z.object({ retry_after: z.number() }) }).transform(({ parameters }) => parameters.retry_after),
  z.object({ retry_after: z.number() }).transform((body) => body.retry_after),
])

/** X sends the epoch second at which its window ends. */
function untilReset(headers: Headers, now: Date): number | null {
  const at = Number(headers.get('x-rate-limit-reset') ?? Number.NaN)
  return Number.isFinite(at) ? at - now.getTime() / 1000 : null
}

/** Seconds that a rate-limited vendor wants to be left alone. */
export function waitTold(headers: Headers, body: unknown, now: Date): number {
  const said = inBody.safeParse(body)
  const seconds = retryAfter(headers, now) ?? untilReset(headers, now) ?? (said.success ? said.data : UNTOLD)
  return Math.min(LONGEST, Math.max(1, Math.ceil(seconds)))
}
