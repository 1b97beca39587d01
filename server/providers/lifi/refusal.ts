import { AppError } from '#core/errors.ts'
import { VendorRefusal } from '#runtime/outbound.ts'
import type { Refusal } from '../provider.ts'
import { vendorRefusal } from '../vendorQuote.ts'
import { errorAnswer } from './wire.ts'

const unavailable: Refusal = { reason: 'provider_unavailable', message: 'This provider can’t quote right now.' }
const tooLow: Refusal = {
  reason: 'amount_too_small',
  message: 'The amount is too small for every bridge of this provider.',
}
const tooHigh: Refusal = {
  reason: 'amount_too_large',
  message: 'The amount is too large for every bridge of this provider.',
}

/** LI.FI’s error codes that say nothing of the route; 1002 (no quote) and the others do. */
const ownFaults: Readonly<Record<number, Refusal>> = {
  1005: { reason: 'provider_busy', message: 'This provider has too many requests. Try again in a moment.' },
  1006: unavailable,
  1008: unavailable,
  1009: unavailable,
  1010: unavailable,
  1012: unavailable,
}

/** Codes of single bridges. They name no limits, so that no other amount can be offered. */
const ofTools: readonly { readonly codes: ReadonlySet<string>; readonly refusal: Refusal }[] = [
  { codes: new Set(['AMOUNT_TOO_LOW', 'FEES_HIGHER_THAN_AMOUNT', 'FEES_HGHER_THAN_AMOUNT']), refusal: tooLow },
  { codes: new Set(['AMOUNT_TOO_HIGH', 'INSUFFICIENT_LIQUIDITY']), refusal: tooHigh },
]
/** A bridge that has no route at all says nothing of the amount. */
const silent = 'NO_POSSIBLE_ROUTE'

/** The refusal for a failed quote, by the code in LI.FI’s answer. */
export function lifiRefusal(error: unknown): Refusal {
  if (error instanceof AppError && error.reason === 'provider_unavailable')
    return { reason: error.reason, message: error.message }
  const cause = error instanceof AppError ? error.cause : null
  if (!(cause instanceof VendorRefusal)) return vendorRefusal(error)
  const { code, errors } = bodyOf(cause.body)
  const own = code === undefined ? null : ownFaults[code]
  if (own) return own
  if (cause.status === 401 || cause.status === 403) return unavailable
  const said = (errors ?? []).map((one) => one.code).filter((one) => one !== silent)
  const common = ofTools.find(({ codes }) => said.length > 0 && said.every((one) => codes.has(one)))
  return common?.refusal ?? vendorRefusal(error)
}

function bodyOf(text: string): { code?: number | undefined; errors?: { code: string }[] | undefined } {
  try {
    const parsed = errorAnswer.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : {}
  } catch {
    return {}
  }
}
