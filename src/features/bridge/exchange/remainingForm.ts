import { formatUnits, MAX_DECIMALS, parseUnits } from '#core/money/units.ts'
import type { BridgeForm } from '#src/features/shared/form.ts'

/** Same asset, route and recipient. */
const samePlace = (a: BridgeForm, b: BridgeForm): boolean =>
  (['fromChainId', 'toChainId', 'token', 'exchangeId'] as const).every((field) => a[field] === b[field])

/** Same memo, hence the same customer, as well. */
export const sameReceiver = (a: BridgeForm, b: BridgeForm): boolean =>
  samePlace(a, b) && a.recipient === b.recipient && a.memo === b.memo

/** The plan has no recipient yet, or has the recipient of the sent form. */
const fits = (planned: BridgeForm, sent: BridgeForm): boolean =>
  samePlace(planned, sent) &&
  (['recipient', 'memo'] as const).every((field) => planned[field] === '' || planned[field] === sent[field])

function unitsOf(text: string): bigint {
  try {
    return parseUnits(text, MAX_DECIMALS)
  } catch {
    return 0n
  }
}

/**
 * Form that sends the rest after a test amount. `planned` has the amount before the test amount replaced it; `sent` is the order's form.
 * Null when something else was sent or nothing is left.
 */
export function remainingForm(planned: BridgeForm | null, sent: BridgeForm): BridgeForm | null {
  if (!planned || sent.exchangeId === null || !fits(planned, sent)) return null
  const rest = unitsOf(planned.amount) - unitsOf(sent.amount)
  return rest > 0n ? { ...sent, amount: formatUnits(rest, MAX_DECIMALS) } : null
}
