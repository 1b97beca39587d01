import { formatUnits } from '#core/money/units.ts'
import { assetsOf } from '#core/catalogue/lookups.ts'
import { orderStates } from '#core/order/state.ts'
import type { ChainContext, MakerDeps } from './contract.ts'
import { due, postpone } from './workerState.ts'

const REPORT = 'report'
const EVERY_MS = 10_000

/**
 * Reports the metrics of one chain: height, pause, endpoints, inventory. Balances are read at most every ten seconds.
 */
export async function reportChain(ctx: ChainContext): Promise<void> {
  const { metrics, store, catalogue, clock } = ctx.deps
  const { id } = ctx.chain
  for (const health of ctx.node.endpoints()) metrics.endpoint(id, health)
  if (!due(ctx.memory, REPORT, clock.now().getTime())) return
  ctx.memory.payer.backoff.delete(REPORT)
  postpone(ctx.memory, REPORT, clock.now().getTime(), { retryMs: EVERY_MS, retryLimitMs: EVERY_MS })
  const state = await store.chainState.get(id)
  metrics.paused(id, state.paused)
  if (state.headHeight !== null)
    metrics.head(
      id,
      Number(state.headHeight),
      Number(state.finalizedHeight ?? 0n),
      state.cursor === null ? null : Number(state.cursor),
    )
  if (!ctx.payer) return
  const assets = assetsOf(catalogue, id)
  const balances = await ctx.node.balances(
    ctx.payer.address,
    assets.map((asset) => asset.id),
  )
  const reserved = await store.disbursements.reserved(id)
  for (const asset of assets) {
    metrics.inventory(id, asset.id, Number(formatUnits(balances.get(asset.id) ?? 0n, asset.decimals)))
    metrics.reserved(id, asset.id, Number(formatUnits(reserved.get(asset.id) ?? 0n, asset.decimals)))
  }
}

/** Reports orders by state, the oldest of each stage and open incidents; zeros included, so that a gauge falls. */
export async function reportOrders({ store, metrics, catalogue, clock }: MakerDeps): Promise<void> {
  const counts = await store.orders.countByState()
  for (const state of orderStates) metrics.orders(state, counts.get(state) ?? 0)
  metrics.incidents(await store.incidents.countOpen())
  const oldest = await store.orders.oldest()
  const now = clock.now().getTime()
  const chains = new Set([...catalogue.chains.map(({ id }) => id), ...oldest.map(({ chain }) => chain)])
  for (const chain of chains)
    for (const stage of ['unpaid', 'unfinalized', 'unclaimed'] as const) {
      const found = oldest.find((order) => order.chain === chain && order.stage === stage)
      metrics.oldest(chain, stage, found ? Math.max(0, (now - found.since.getTime()) / 1000) : 0)
    }
  metrics.reported(clock.now())
}
