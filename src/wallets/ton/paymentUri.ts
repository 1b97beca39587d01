import type { LinkedPayment } from '../family.ts'

/** Transfer link of TON's wallets, in base units; `jetton` is the token's master. */
export function paymentUri({ address, token, units, memo }: LinkedPayment): string {
  const query = new URLSearchParams({
    amount: String(units),
    ...(token === null ? {} : { jetton: token }),
    ...(memo === null ? {} : { text: memo }),
  })
  return `ton://transfer/${address}?${query.toString().replaceAll('+', '%20')}`
}
