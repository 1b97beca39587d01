import { z } from 'zod'
import { retryAfter } from '#runtime/outbound/retryAfter.ts'

const UNTOLD = 60
/** A vendor is believed up to here. */
const LONGEST = 3600

/** Where vendors say it in the body: Telegram, Discord. */
const inBody = z.union([
  z.object({ parameters: z.object({ retry_after: z.number() }) }).transform(({ parameters }) => parameters.retry_after),
  z.object({ retry_after: z.number() }).transform((body) => body.retry_after),
])

/** X names the second at which its window ends. */
function untilReset(headers: Headers, now: Date): number | null {
  const at = Number(headers.get('x-rate-limit-reset') ?? Number.NaN)
  return Number.isFinite(at) ? at - now.getTime() / 1000 : null
}

/** For how many seconds a vendor that has had enough wants to be left alone. */
export function waitTold(headers: Headers, body: unknown, now: Date): number {
  const said = inBody.safeParse(body)
  const seconds = retryAfter(headers, now) ?? untilReset(headers, now) ?? (said.success ? said.data : UNTOLD)
  return Math.min(LONGEST, Math.max(1, Math.ceil(seconds)))
}
