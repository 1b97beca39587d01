import { reasonOf } from '#core/errors.ts'
import { VendorRefusal } from '#runtime/outbound.ts'
import type { Refusal } from '../provider.ts'
import { inexact, vendorRefusal } from '../vendorQuote.ts'

const busy: Refusal = {
  reason: 'provider_busy',
  message: 'This provider has too many requests. Try again in a moment.',
}
const noLiquidity: Refusal = {
  reason: 'insufficient_liquidity',
  message: 'This provider can’t pay out that much right now. Try a smaller amount or try again later.',
  fix: { kind: 'retry_after', seconds: 60 },
}
const paused: Refusal = {
  reason: 'route_paused',
  message: 'This provider has paused this network. Your funds aren’t affected; try again later.',
  fix: { kind: 'retry_after', seconds: 60 },
}
const unusable: Refusal = {
  reason: 'recipient_unusable',
  message: 'This provider can’t pay this recipient. Enter another recipient.',
  fix: { kind: 'change_recipient' },
}
const listed: Refusal = { reason: 'address_listed', message: 'This provider doesn’t serve this address.' }
const tooLow: Refusal = { reason: 'amount_too_small', message: 'This amount is too small for this provider.' }

/** Refusals by the `errorCode` of Relay's answer; any other code means that it has no route. */
const refusals: Readonly<Record<string, Refusal>> = {
  AMOUNT_TOO_LOW: tooLow,
  SWAP_IMPACT_TOO_HIGH: noLiquidity,
  INSUFFICIENT_LIQUIDITY: noLiquidity,
  ROUTE_TEMPORARILY_RESTRICTED: busy,
  CHAIN_DISABLED: paused,
  INVALID_ADDRESS: unusable,
  INVALID_RECIPIENT: unusable,
  DESTINATION_TX_FAILED: unusable,
  SANCTIONED_WALLET_ADDRESS: listed,
}

/** Refusals of our own checks, by their reason. */
const own: Readonly<Record<string, Refusal>> = {
  exact_unsupported: inexact,
  provider_unavailable: { reason: 'provider_unavailable', message: 'This provider’s quote is not usable.' },
  step_refused: { reason: 'no_route', message: 'This provider has no direct deposit for this transfer.' },
}

/** Translates an error of a quote into the reason that users see. */
export function relayRefusal(error: unknown): Refusal {
  const cause = error instanceof Error ? error.cause : null
  const coded = reasonOf(error) === 'vendor_refused' && cause instanceof VendorRefusal ? codeOf(cause.body) : ''
  return refusals[coded] ?? own[reasonOf(error)] ?? vendorRefusal(error)
}

function codeOf(body: string): string {
  try {
    const { errorCode } = JSON.parse(body) as { errorCode?: unknown }
    return typeof errorCode === 'string' ? errorCode : ''
  } catch {
    return ''
  }
}
