import type { OpeningRow } from '#store/escrow/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ChainContext } from '../contract.ts'
import { chainTime } from '../decide/fillWindow.ts'
import { step } from '../failpoints.ts'

/** Addresses per look: few are read every other second, many take turns, so that the load on nodes is bounded. */
const PER_LOOK = 50
const LOOK_MS = 2_000

/**
 * Returns the deposit addresses of this chain whose openings can be decided: funded by a quorum's balance, or never to be
 * opened any more. The rest wait in the database for the next look.
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
  const waiting = rows.flatMap(({ orderId }) => byId.get(orderId) ?? []).filter(isWaiting)
  // All at once, so that each endpoint gets one batch.
  const isFunded = await step(failpoints, 'open.funds', () =>
    Promise.all(waiting.map((order) => readFunded(ctx, order))),
  )
  const funded = new Set(waiting.filter((_, index) => isFunded[index]).map(({ id }) => id))
  return rows.filter(({ orderId }) => !isWaiting(byId.get(orderId)) || funded.has(orderId))
}

/** An address that can't be read waits. */
const readFunded = ({ node }: ChainContext, { fromAddress, fromAsset, sendAmount }: OrderRow): Promise<boolean> =>
  node.balances(fromAddress, [fromAsset]).then(
    (balances) => (balances.get(fromAsset) ?? 0n) >= sendAmount,
    () => false,
  )
