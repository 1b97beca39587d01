import { join } from 'node:path'
import { armedFailpoints, Crash } from '#runtime/failpoints.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import type { OrderState } from '#core/order/state.ts'
import type { OrderRow, Store } from '#store/contract.ts'
import { openJournal } from '#store/journal.ts'
import { openStore } from '#store/open.ts'
import type { MakerDeps } from '../contract.ts'
import { makerIn } from './drive.ts'
import type { World } from './world.ts'

/** One way for an order to go, from its deposit to its end. */
export interface Scenario {
  /** Stores an order and makes its deposit. */
  begin(store: Store): Promise<OrderRow>
  ends: readonly OrderState[]
  /** Compares chain balances with what this order should have moved. */
  prove(order: OrderRow): Promise<void>
  maker?: Partial<MakerDeps>
}

interface Disk {
  store: Store
  /** What a dead process leaves behind is closed, not flushed: every commit is on its way to the disk already. */
  drop(): Promise<void>
}

export async function openDisk(folder: string): Promise<Disk> {
  const journal = await openJournal(join(folder, 'intents'))
  const store = await openStore({ folder: join(folder, 'db'), journal, clock: systemClock, log: silentLog })
  return { store, drop: () => store.close().finally(() => journal.close()) }
}

/** Every failpoint that the scenario passes, in the order of the first pass. */
export async function failpointsOf(world: World, store: Store, scenario: Scenario): Promise<string[]> {
  const failpoints = armedFailpoints('')
  const order = await scenario.begin(store)
  await drive(world, store, failpoints, scenario, [order])
  return [...failpoints.passed.keys()]
}

/**
 * For each failpoint: a new order, a maker that dies there, everything dropped, the store opened again from its folder. The next maker carries
 * the earlier orders along, so that a crash also hits work in every other stage. At the end all of them must have gone their way.
 */
export async function crashAt(world: World, names: readonly string[], scenario: Scenario): Promise<{ orders: OrderRow[]; crashed: string[] }> {
  const folder = await world.folder()
  let disk = await openDisk(folder)
  const orders: OrderRow[] = []
  const crashed: string[] = []
  try {
    for (const name of names) {
      const order = await scenario.begin(disk.store)
      orders.push(order)
      try {
        await drive(world, disk.store, armedFailpoints(name), scenario, [order])
      } catch (error) {
        if (!(error instanceof Crash)) throw error
        crashed.push(name)
      }
      await disk.drop()
      disk = await openDisk(folder)
    }
    await drive(world, disk.store, armedFailpoints(''), scenario, orders, 60)
    for (const order of orders) await scenario.prove(order)
    return { orders, crashed }
  } finally {
    await disk.drop()
  }
}

async function drive(world: World, store: Store, failpoints: MakerDeps['failpoints'], scenario: Scenario, orders: readonly OrderRow[], rounds = 40): Promise<void> {
  const maker = makerIn(world, store, { failpoints, ...scenario.maker })
  let open = [...orders]
  for (let round = 0; round < rounds && open.length > 0; round++) {
    await maker.runOnce()
    await world.mine()
    const rows = await Promise.all(open.map(({ id }) => store.orders.get(id)))
    open = open.filter((_, i) => !scenario.ends.includes(rows[i]?.state ?? 'quoted'))
  }
  if (open.length === 0) return
  const stuck = await Promise.all(open.map(async ({ id }) => ((row) => `${id} ${row?.state} ${row?.heldReason ?? ''}`)(await store.orders.get(id))))
  throw new Error(`orders that did not end: ${stuck.join(', ')}`)
}
