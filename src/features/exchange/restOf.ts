import { formatUnits, MAX_DECIMALS, parseUnits } from '#core/money/units.ts'
import type { BridgeForm } from '../bridge/form.ts'

/** Places where money can go to: the same asset on the same way to the same customer. */
const samePlace = (a: BridgeForm, b: BridgeForm): boolean =>
  (['fromChainId', 'toChainId', 'token', 'exchangeId'] as const).every((field) => a[field] === b[field])

/** The same customer of it too. */
export const sameReceiver = (a: BridgeForm, b: BridgeForm): boolean =>
  samePlace(a, b) && a.recipient === b.recipient && a.memo === b.memo

/** The plan was made before its receiver was typed, or for that receiver. */
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
 * The form that sends what a small amount left over. `planned`: the form with the amount that was wanted before the small one took its place;
 * `sent`: the form of the order. Null where something else was sent, or nothing is left.
 */
export function restOf(planned: BridgeForm | null, sent: BridgeForm): BridgeForm | null {
  if (!planned || sent.exchangeId === null || !fits(planned, sent)) return null
  const rest = unitsOf(planned.amount) - unitsOf(sent.amount)
  return rest > 0n ? { ...sent, amount: formatUnits(rest, MAX_DECIMALS) } : null
}
