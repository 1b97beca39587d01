import type { ClientRequest } from 'node:http'
import { channel } from 'node:diagnostics_channel'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import type { Anvil } from '#chains/evm/testing/anvil.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { Maker } from '#maker/createMaker.ts'
import { defaultPolicy } from '#maker/policy.ts'
import { makerIn } from '#maker/testing/drive.ts'
import { placeEvmOrder } from '#maker/testing/orders.ts'
import { type Production, startProduction } from '#maker/testing/production.ts'
import { nodeOf } from '#maker/testing/world.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { openJournal } from '#store/journal/journal.ts'
import { openStore } from '#store/open.ts'
import { openingOf } from './deposits.ts'
import { type Figure, percentile } from './figure.ts'

/** Number of orders whose deposit waits for finality, and of orders whose payout does. */
const WAITING = 9_000
const PAID = 1_000
const FRESH = 100
const PER_BLOCK = 500
const PASSES = 3
const MOST_MS = 600_000
/** More than any tier that accepts a deposit before finality. */
const LARGE = 5n * 10n ** 18n
const large = { inputAmount: LARGE, outputAmount: LARGE - 10n ** 16n }

/** Measures a maker in this process on PostgreSQL. Nothing becomes final, so every order stays open. */
export async function backlogFigures(): Promise<Figure[]> {
  const production = await startProduction()
  const { world, makerEnv } = production
  const journal = await openJournal(join(await world.folder(), 'intents'))
  const store = await openStore({ url: makerEnv['DATABASE_URL'] ?? '', journal, clock: systemClock, log: silentLog })
  const maker = makerOf(production, store)
  try {
    await world.north.rpc('anvil_setBalance', [devAccounts.user.address, `0x${(10n ** 27n).toString(16)}`])
    await world.north.rpc('evm_setBlockGasLimit', ['0x3b9aca00'])
    maker.start()
    const alone = await fresh(production, store)
    await deposit(production, store, PAID, {})
    await until(store, 'mined', PAID + FRESH)
    await deposit(production, store, WAITING, large)
    await until(store, 'seen', WAITING)
    await maker.stop()
    const passes: Pass[] = []
    for (let pass = 0; pass < PASSES + 1; pass++) {
      await pause(1_500)
      passes.push(await onePass(maker))
    }
    // The first pass still shows the load from before, so it is not measured.
    const [, ...measured] = passes
    maker.start()
    const crowded = await fresh(production, store)
    const [p50, p99] = [0.5, 0.99].map((share) => percentile(crowded, share))
    console.log(
      `backlog: confirmed → broadcast p50 ${p50?.toFixed(0)} ms; alone ${percentile(alone, 0.5).toFixed(0)} ms`,
    )
    const open = (WAITING + PAID).toLocaleString('en')
    return [
      {
        name: `one pass over ${open} open orders, time of the maker’s processor`,
        value: Math.max(...measured.map(({ seconds }) => seconds)),
        unit: 's',
        limit: 2,
        baseline: null,
      },
      {
        name: `one pass over ${open} open orders, requests to one endpoint`,
        value: Math.max(...measured.map(({ requests }) => requests)),
        unit: '',
        limit: 200,
        baseline: null,
      },
      {
        name: `confirmed → broadcast, p99, with ${open} open orders`,
        value: p99 ?? Number.NaN,
        unit: 'ms',
        limit: 1_000,
        baseline: { name: 'the same with none', value: percentile(alone, 0.99) },
      },
    ]
  } finally {
    await maker.stop()
    await store.close()
    await journal.close()
    await production.stop()
  }
}

function makerOf({ world }: Production, store: Store): Maker {
  const catalogue: Catalogue = {
    ...world.catalogue,
    chains: world.catalogue.chains.map((chain) =>
      chain.settlement
        ? { ...chain, settlement: { ...chain.settlement, finalityBlocks: 1_000_000, unconfirmedCapUsd: '1000000000' } }
        : chain,
    ),
  }
  const nodes = [world.north, world.south].map(({ chainId, url }) => nodeOf(catalogue, chainId, url))
  const chains = new Map(nodes.map((node) => [node.id, node]))
  const payers = new Map(nodes.map((node) => [node.id, node.payer(devAccounts.maker.key)]))
  return makerIn(world, store, { catalogue, chains, payers, policy: defaultPolicy, pollMs: 500 })
}

async function place(
  { world }: Production,
  store: Store,
  count: number,
  change: Parameters<typeof placeEvmOrder>[1]['change'] = {},
): Promise<OrderRow[]> {
  const orders: OrderRow[] = []
  for (let i = 0; i < count; i++)
    orders.push(await placeEvmOrder(store, { from: world.north, to: world.south, change }))
  return orders
}

async function send(north: Anvil, orders: readonly OrderRow[]): Promise<void> {
  const from = orders[0]?.fromAddress
  const next = Number(await north.rpc('eth_getTransactionCount', [from, 'pending']))
  for (const [i, order] of orders.entries())
    await north.rpc('eth_sendTransaction', [openingOf(north.chainId, order, next + i)])
}

async function deposit(production: Production, store: Store, count: number, change: object): Promise<void> {
  const { north } = production.world
  for (let sent = 0; sent < count; sent += PER_BLOCK)
    await send(north, await place(production, store, Math.min(PER_BLOCK, count - sent), change))
}

async function until(store: Store, state: 'seen' | 'mined', count: number): Promise<void> {
  const deadline = performance.now() + MOST_MS
  for (;;) {
    const counts = await store.orders.countByState()
    if ((counts.get(state) ?? 0) >= count) return
    if (performance.now() > deadline)
      throw new Error(`${count} orders are not ${state}: ${JSON.stringify([...counts])}`)
    await pause(500)
  }
}

/** Returns the milliseconds from confirmation to broadcast of small deposits, sent five at a time. */
async function fresh(production: Production, store: Store): Promise<number[]> {
  const orders = await place(production, store, FRESH)
  for (let sent = 0; sent < FRESH; sent += 5) {
    await send(production.world.north, orders.slice(sent, sent + 5))
    await pause(250)
  }
  const waits: number[] = []
  const deadline = performance.now() + MOST_MS
  for (const { id } of orders) {
    for (;;) {
      const events = await store.orders.events(id, 0)
      const at = (type: string) => events.find((event) => event.type === type)?.at.getTime() ?? Number.NaN
      const wait = at('broadcast') - at('deposit_confirmed')
      if (!Number.isNaN(wait)) {
        waits.push(wait)
        break
      }
      if (performance.now() > deadline) throw new Error(`order ${id} was not paid in time`)
      await pause(200)
    }
  }
  return waits
}

interface Pass {
  seconds: number
  requests: number
}

/**
 * Runs all lanes of both networks once. Database and nodes are separate processes, so the CPU time of this one is the
 * maker's.
 */
async function onePass(maker: Maker): Promise<Pass> {
  const requests = new Map<string, number>()
  const count = (message: unknown): void => {
    const endpoint = String((message as { request: ClientRequest }).request.getHeader('host'))
    requests.set(endpoint, (requests.get(endpoint) ?? 0) + 1)
  }
  const created = channel('http.client.request.start')
  created.subscribe(count)
  const before = process.cpuUsage()
  await maker.runOnce()
  const { user, system } = process.cpuUsage(before)
  created.unsubscribe(count)
  if (requests.size === 0) throw new Error('A pass made no request; nothing was counted.')
  return { seconds: (user + system) / 1e6, requests: Math.max(...requests.values()) }
}
