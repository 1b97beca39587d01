import type { OrderDetail } from '#core/wire/order.ts'
import type { DepositRelease } from '#src/wallets/contract.ts'

/** Balance of an order's own EVM address. */
export interface AddressFunds {
  readonly units: bigint
  /** `partly`: the rest is missing; `opening`: the maker opens the deposit; `left`: it can be withdrawn. */
  readonly state: 'partly' | 'opening' | 'left'
  readonly step: DepositRelease['step']
}

type Facts = Pick<OrderDetail, 'status' | 'steps' | 'open_by' | 'send_amount' | 'address_balance'>

/** Payment of an order whose deposit any account can pay to a contract of its own; null for other orders. */
const ownStep = ({ steps }: Pick<Facts, 'steps'>): AddressFunds['step'] | null => {
  for (const step of steps) if (step.kind === 'pay_address' && step.offer) return { ...step, offer: step.offer }
  return null
}

/** Returns what is at an order's own EVM address; null for nothing, and while it is unknown. */
export function addressFunds(order: Facts, nowMs: number): AddressFunds | null {
  const step = ownStep(order)
  const units = BigInt(order.address_balance ?? 0)
  if (!step || units === 0n) return null
  // The contract opens nothing after this time, and releases nothing to the owner before.
  const isOpen = order.status === 'created' && nowMs <= Date.parse(order.open_by)
  if (!isOpen) return { units, step, state: 'left' }
  return { units, step, state: units < BigInt(order.send_amount) ? 'partly' : 'opening' }
}
