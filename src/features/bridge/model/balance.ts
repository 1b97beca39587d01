import { parseUnits } from '#core/money/units.ts'
import type { BalanceView } from '#src/api/calls.ts'

/** `unknown`: no wallet connected. */
export type Balance = { kind: 'unknown' | 'loading' | 'failed' } | { kind: 'ok'; amount: bigint }

/** Reads a balance row as base units of an asset. Finer digits are cut; an unreadable amount counts as failed. */
export function readBalance(view: BalanceView | undefined, decimals: number): Balance {
  if (!view || view.status_code !== 0) return { kind: 'failed' }
  const [whole = '', fraction = ''] = view.view_value.replaceAll(',', '').split('.')
  try {
    return { kind: 'ok', amount: parseUnits(`${whole || '0'}.${fraction.slice(0, decimals)}`, decimals) }
  } catch {
    return { kind: 'failed' }
  }
}

/** Maximum that can be sent, in base units: the balance, less network fees when paid in the same coin, capped by the route's limit. */
export function maxSend(balance: bigint, reserve: bigint, isNative: boolean, routeMax: bigint): bigint {
  const free = isNative ? balance - reserve : balance
  if (free <= 0n) return 0n
  return free < routeMax ? free : routeMax
}
