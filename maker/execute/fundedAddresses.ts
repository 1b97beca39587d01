import type { OpeningRow } from '#store/escrow/types.ts'
import { addressFields, type JournalAddress } from '#store/journal/record.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ChainContext } from '../contract.ts'
import { chainTime } from '../decide/fillWindow.ts'
import { step } from '../failpoints.ts'

/** Addresses per look: few are read every other second, many take turns, so that the load on nodes is bounded. */
const PER_LOOK = 50
const LOOK_MS = 2_000

/**
 * Returns the deposit addresses of this chain whose openings can be decided: funded by a quorum's balance, or never to be
 * opened any more. The rest wait in the database for the next look. Terms of addresses that hold anything are in the
 * journal by then: without them, no one could reach those funds after a loss of the database.
 */
export async function fundedAddresses(ctx: ChainContext): Promise<readonly OpeningRow[]> {
  const { memory, node, policy, chain } = ctx
  const { store, failpoints, clock } = ctx.deps
  const look = memory.pay.addresses
  const now = clock.now().getTime()
  if (!node.depositAddress || look.dueAt > now) return []
  const rows = await step(failpoints, 'open.addresses', () =>
    store.openings.addressesWaiting(chain.id, PER_LOOK, look.afterId),
  )
  look.afterId = rows.length < PER_LOOK ? 0n : (rows.at(-1)?.id ?? 0n)
  look.dueAt = now + Math.min(LOOK_MS, policy.retryLimitMs)
  if (rows.length === 0) return []
  const orders = await step(failpoints, 'open.orders', () => store.orders.getAll(rows.map(({ orderId }) => orderId)))
  const byId = new Map(orders.map((order) => [order.id, order]))
  const time = chainTime(clock.now(), memory.watch.head?.time ?? null)
  const isWaiting = (order: OrderRow | undefined): order is OrderRow =>
    order?.state === 'quoted' && (order.escrowOrder?.openBy ?? 0) >= time
  // One whose time is over is read a last time: a deposit after the look before is its owner's.
  const unopened = rows
    .flatMap(({ orderId }) => byId.get(orderId) ?? [])
    .filter(({ state }) => state === 'quoted' || state === 'expired')
  // All at once, so that each endpoint gets one batch.
  const balances = await step(failpoints, 'open.funds', () =>
    Promise.all(unopened.map((order) => readBalance(ctx, order))),
  )
  // One that can't be read waits, also after its time: an opening that has ended is never read again.
  const unread = new Set(unopened.filter((_, index) => balances[index] === null).map(({ id }) => id))
  const holding = unopened.filter((_, index) => (balances[index] ?? 0n) > 0n)
  const terms = holding.flatMap((order) => termsAt(ctx, order) ?? [])
  if (terms.length > 0) await step(failpoints, 'open.journal', () => store.intents.keepAddresses(terms))
  const funded = new Set(
    unopened.filter(({ sendAmount }, index) => (balances[index] ?? 0n) >= sendAmount).map(({ id }) => id),
  )
  return rows.filter(({ orderId }) => !unread.has(orderId) && (!isWaiting(byId.get(orderId)) || funded.has(orderId)))
}

/** Null if the address can't be read. */
const readBalance = ({ node }: ChainContext, { fromAddress, fromAsset }: OrderRow): Promise<bigint | null> =>
  node.balances(fromAddress, [fromAsset]).then(
    (balances) => balances.get(fromAsset) ?? 0n,
    () => null,
  )

/** Returns what the address commits to; null if the row has another order or owner, which no one could restore. */
function termsAt({ node }: ChainContext, order: OrderRow): JournalAddress | null {
  const { id: orderId, fromChain: chainId, fromAddress: address, refundAddress: owner } = order
  const { escrow, escrowOrder: terms, makerSignature } = order
  if (owner === null || escrow === null || terms === null || makerSignature === null) return null
  try {
    if (node.depositAddress?.(escrow, terms, owner) !== address) return null
  } catch {
    return null
  }
  return { orderId, chainId, address, owner, escrow, terms, makerSignature, row: addressFields(order) }
}
