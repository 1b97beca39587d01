import { formatUnits } from '#core/money/units.ts'
import type { LinkedPayment } from '../family.ts'

/** Transfer request of Solana Pay: the recipient is the owner, also for tokens. */
export function paymentUri({ address, token, units, decimals, memo }: LinkedPayment): string {
  const query = new URLSearchParams({
    amount: formatUnits(units, decimals),
    ...(token === null ? {} : { 'spl-token': token }),
    ...(memo === null ? {} : { memo }),
  })
  return `solana:${address}?${query.toString().replaceAll('+', '%20')}`
}
