import { verifyMessage } from 'viem'
import { trustMessage } from '#core/format/canonicalJson.ts'
import type { TrustData } from '#core/wire/trust.ts'

const MINUTE = 60_000
const MAX_AGE_MS = 10 * MINUTE
/** Clocks of two machines may differ by this much. */
const CLOCK_SKEW_MS = MINUTE

export type TrustProblem = 'unsigned' | 'signature_invalid' | 'origin_differs' | 'too_old' | 'in_future'

interface Expected {
  /** Address of the service that was asked. */
  readonly service: string
  /** Account of the report key, known from elsewhere. */
  readonly signer: `0x${string}`
  readonly now: Date
}

/**
 * Returns why a report proves nothing; empty if it is valid. A signature alone isn't enough: another service, or the same one after a
 * takeover, can repeat a report that was once signed.
 */
export async function trustProblems(
  { report, signature }: Pick<TrustData, 'report' | 'signature'>,
  { service, signer, now }: Expected,
): Promise<readonly TrustProblem[]> {
  const age = now.getTime() - Date.parse(report.as_of)
  const found: readonly (readonly [TrustProblem, boolean])[] = [
    ['unsigned', signature === null],
    ['signature_invalid', signature !== null && !(await isSignedBy(signer, trustMessage(report), signature))],
    ['origin_differs', originOf(report.origin) !== new URL(service).origin],
    ['too_old', !(age <= MAX_AGE_MS)],
    ['in_future', age < -CLOCK_SKEW_MS],
  ]
  return found.filter(([, is]) => is).map(([problem]) => problem)
}

/** viem throws for a text that has no form of a signature. */
const isSignedBy = (address: `0x${string}`, message: string, signature: string): Promise<boolean> =>
  verifyMessage({ address, message, signature: signature as `0x${string}` }).catch(() => false)

const originOf = (text: string): string | null => (URL.canParse(text) ? new URL(text).origin : null)
