import type { WaitingPayment } from '#chains/contract/reader.ts'
import { within } from '#core/within.ts'
import type { OrderState } from '#core/order/state.ts'
import type { Clock } from '#runtime/clock.ts'
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

/** Keeps answers for a few seconds; null for one more question while too many are kept. */
function createMemory<T>(now: () => number) {
  const kept = new Map<string, { readonly until: number; readonly answer: Promise<T | null> }>()
  return (key: string, ask: () => Promise<T | null>): Promise<T | null> => {
    for (const [known, { until }] of kept) if (until <= now()) kept.delete(known)
    const known = kept.get(key)
    if (known) return known.answer
    if (kept.size >= MOST_KEPT) return Promise.resolve(null)
    const answer = within(ask(), TIMEOUT_MS).catch(() => null)
    kept.set(key, { until: now() + KEPT_MS, answer })
    return answer
  }
}

/**
 * Looks up the payment that waits in a mempool at an order's deposit address, for display: null without an address, once a
 * deposit is in a block, and where the network does not answer in time.
 */
export function createWaitingDeposits(chains: ChainLookup, now: () => number = Date.now) {
  const remembered = createMemory<WaitingPayment>(now)
  return async ({ order, steps, deposits }: Facts): Promise<WaitingPayment | null> => {
    const address = addressOf(steps)
    const node = chains(order.fromChain)
    if (address === null || !node?.waitingPayment || !unseen.includes(order.state) || deposits.length > 0) return null
    return remembered(`${order.fromChain} ${address}`, async () => node.waitingPayment?.(address) ?? null)
  }
}

/** Later, explorers show it: old orders must not cost reads without end. */
const SHOWN_MS = 30 * 24 * 3_600_000

/**
 * Looks up the balance of an order's own EVM address, for display: what waits to be opened, or was left there. Null
 * without such an address, and where the network does not answer in time.
 */
export function createAddressBalances(chains: ChainLookup, clock: Clock, now: () => number = Date.now) {
  const remembered = createMemory<bigint>(now)
  return async ({ order, steps }: Pick<Facts, 'order' | 'steps'>): Promise<bigint | null> => {
    const address = addressOf(steps)
    const node = chains(order.fromChain)
    const isOld = clock.now().getTime() - order.createdAt.getTime() > SHOWN_MS
    if (address === null || order.custody !== 'escrow' || !node || isOld) return null
    const { fromAsset, state } = order
    return remembered(
      // A balance from before the opening would look like one that the opening left.
      `${state} ${fromAsset} ${address}`,
      async () => (await node.balances(address, [fromAsset])).get(fromAsset) ?? null,
    )
  }
}
