import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { noFailpoints, type Failpoints } from '#runtime/failpoints.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import type { OrderState } from '#core/order/state.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import type { MakerDeps } from '../contract.ts'
import { createMaker, type Maker } from '../createMaker.ts'
import { noMetrics } from '../metrics.ts'
import type { MakerPolicy } from '../policy.ts'
import type { World } from './world.ts'

/** Nothing waits for the wall clock: a pass does everything that is due at once. */
export const eager: Partial<MakerPolicy> = {
  batch: { size: 20, maxAgeSeconds: 0, urgentSeconds: 3600 },
  rebroadcastMs: 0,
  retryMs: 0,
  retryLimitMs: 0,
  allowanceSeconds: 0,
}

export function makerIn(world: World, store: Store, change: Partial<MakerDeps> = {}): Maker {
  world.records.store = store
  return createMaker({
    store,
    catalogue: world.catalogue,
    chains: world.chains,
    payers: world.payers,
    priceSecret: 'test',
    attesters: world.attesters,
    clock: systemClock,
    log: silentLog,
    metrics: noMetrics,
    failpoints: noFailpoints as Failpoints,
    owner: 'test',
    pollMs: 50,
    policy: eager,
    // Deposits to an address of their own are paid only by its word.
    ...(world.bitcoin ? { offerSigner: devAccounts.offerSigner.address } : {}),
    ...change,
  })
}

/** Runs passes and blocks until the order is in one of the states. @throws Error if it never is */
export async function driveTo(
  world: World,
  store: Store,
  maker: Maker,
  order: OrderRow,
  states: readonly OrderState[],
  rounds = 30,
  blocks = 1,
): Promise<OrderRow> {
  for (let round = 0; round < rounds; round++) {
    const now = await store.orders.get(order.id)
    if (now && states.includes(now.state)) return now
    await maker.runOnce()
    await world.mine(blocks)
  }
  const last = await store.orders.get(order.id)
  throw new Error(
    `order ${order.id} stayed ${last?.state} (${last?.heldReason ?? 'no reason'}), not ${states.join(' or ')}`,
  )
}

/** Repeats the round until it returns true. @throws Error if it never does */
export async function driveUntil(round: () => Promise<boolean>, rounds = 30): Promise<void> {
  for (let n = 0; n < rounds; n++) if (await round()) return
  throw new Error(`not after ${rounds} rounds`)
}

/** Passes without an approval after which all tokens are approved. */
const IDLE_PASSES = 3

/** Approves the fillers, so that no such transaction interferes later. */
export async function settleAllowances(world: World): Promise<void> {
  const store = await openTestStore()
  const maker = makerIn(world, store)
  const unsettled = async (): Promise<number> =>
    (await Promise.all([...world.payers.keys()].map((chain) => store.slots.unsettled(chain)))).flat().length
  // Tokens take turns, so one pass without a transaction is not the end while another's is due.
  for (let idle = 0; idle < IDLE_PASSES; ) {
    await maker.runOnce()
    await world.mine()
    idle = (await unsettled()) === 0 ? idle + 1 : 0
  }
  await store.close()
}
