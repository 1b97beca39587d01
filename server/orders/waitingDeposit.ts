import type { WaitingPayment } from '#chains/contract.ts'
import { within } from '#core/async.ts'
import type { OrderState } from '#core/order/state.ts'
import type { ChainLookup } from '../deps.ts'
import type { OrderParts } from './view.ts'

/** Milliseconds for which an answer counts: mempools change by the second, and pages poll. */
const KEPT_MS = 5_000
const TIMEOUT_MS = 2_000
/** Addresses whose answers are kept; more of them at once are not looked up. */
const MOST_KEPT = 1_000

const unseen: readonly OrderState[] = ['quoted', 'expired']

type Facts = Pick<OrderParts, 'order' | 'steps' | 'deposits'>

/** Address of the order's one step, if its deposit has one. */
const addressOf = (steps: Facts['steps']): string | null => {
  const address = steps.find(({ kind }) => kind === 'pay_address')?.body['address']
  return typeof address === 'string' ? address : null
}

interface Kept {
  readonly until: number
  readonly payment: Promise<WaitingPayment | null>
}

/**
 * Looks up the payment that waits in a mempool at an order's deposit address, for display: null without an address, once a
 * deposit is in a block, and where the network does not answer in time.
 */
export function createWaitingDeposits(chains: ChainLookup, now: () => number = Date.now) {
  const kept = new Map<string, Kept>()

  function forget(): void {
    for (const [key, { until }] of kept) if (until <= now()) kept.delete(key)
  }

  return async ({ order, steps, deposits }: Facts): Promise<WaitingPayment | null> => {
    const address = addressOf(steps)
    const node = chains(order.fromChain)
    if (address === null || !node?.waitingPayment || !unseen.includes(order.state) || deposits.length > 0) return null
    const key = `${order.fromChain} ${address}`
    forget()
    const known = kept.get(key)
    if (known) return known.payment
    if (kept.size >= MOST_KEPT) return null
    const payment = within(node.waitingPayment(address), TIMEOUT_MS).catch(() => null)
    kept.set(key, { until: now() + KEPT_MS, payment })
    return payment
  }
}
