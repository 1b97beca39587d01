import type { ChainNode } from '#chains/contract/node.ts'
import type { Payer } from '#chains/contract/payer.ts'
import { assetOf, chainOf, routeOf, settlementOf } from '#core/catalogue/fixture.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { priceTable } from '#core/money/price.ts'
import { type ChainId, chainId } from '#core/chain/chainId.ts'
import { systemClock } from '#runtime/clock.ts'
import { noFailpoints } from '#runtime/failpoints.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import type { ChainContext, MakerDeps } from '../contract.ts'
import { createWorkerState } from '../workerState.ts'
import { noMetrics } from '../metrics.ts'
import { defaultPolicy, type MakerPolicy } from '../policy.ts'
import { createPriceHistory } from '../priceHistory.ts'

export interface UnitWorld {
  store: Store
  chain: ChainId
  /** Methods that the test calls: any other one fails as a missing function. */
  node: Partial<ChainNode>
  payer?: Partial<Payer> | null
  policy?: Partial<MakerPolicy>
  deps?: Partial<MakerDeps>
}

/** Destination that shows nothing as paid, and its payer: enough to prove an order unpaid. */
export function unpaidDestinations(...chains: readonly ChainId[]): Pick<MakerDeps, 'chains' | 'payers'> {
  const node: Partial<ChainNode> = {
    head: async () => ({ height: 9n, hash: '0x', time: 0, finalized: 9n }),
    isFilled: async () => false,
    timeAt: async () => 0,
  }
  const payer: Partial<Payer> = { address: 'maker' }
  return {
    chains: new Map(chains.map((chain) => [chain, node as ChainNode])),
    payers: new Map(chains.map((chain) => [chain, payer as Payer])),
  }
}

/** One worker's context over a real store and a scripted chain, holding a real lease. */
export async function unitContext({
  store,
  chain,
  node,
  payer = null,
  policy = {},
  deps = {},
}: UnitWorld): Promise<ChainContext> {
  const fence = await store.leases.acquire(`unit:${chain}`, 'unit', 600, systemClock.now())
  if (!fence) throw new Error('the lease is taken')
  const settlement = {
    maxReorgBlocks: 5,
    blockTimeMs: 1_000,
    unconfirmedCapUsd: '1000000',
    filler: null,
    escrows: [],
    finalityBlocks: null,
    tiers: [],
  }
  const allDeps = {
    store,
    clock: systemClock,
    log: silentLog,
    metrics: noMetrics,
    failpoints: noFailpoints,
    catalogue: catalogueOf([chain, ...(deps.chains?.keys() ?? [])]),
    chains: new Map([[chain, node]]),
    payers: new Map(payer ? [[chain, payer]] : []),
    priceSecret: 'test',
    ...deps,
  } as unknown as MakerDeps
  const prices = createPriceHistory(allDeps)
  await prices.ready()
  const context = {
    deps: allDeps,
    policy: { ...defaultPolicy, ...policy },
    chain: { id: chainId(chain), family: 'evm', settlement },
    node,
    payer,
    fence,
    memory: createWorkerState(),
    prices,
    log: silentLog,
    wake: () => undefined,
  }
  return context as unknown as ChainContext
}

/**
 * One coin on every network, with a price, so that fees can be compared with their cap, and routes between all of them.
 */
export function catalogueOf(chains: readonly ChainId[]): Catalogue {
  const ids = [...new Set(chains)]
  const settlement = settlementOf({
    confirmationTiers: [{ upToUsd: null, confirmations: 'finalized' }],
    gasFloorUsd: '0',
  })
  return {
    assets: ids.map((id) => assetOf(id)),
    chains: ids.map((id) => chainOf(id, { settlement })),
    routes: ids.flatMap((from) =>
      ids.filter((to) => to !== from).map((to) => routeOf(from, to, { min: 1n, max: 10n ** 30n })),
    ),
    channels: [],
    prices: priceTable([['ETH', 3_000n * 10n ** 8n]]),
  } as unknown as Catalogue
}
