import { setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Anvil } from '#chains/evm/testing/anvil.ts'
import { type Production, startProduction } from '#maker/testing/production.ts'
import { placeEvmOrder } from '#maker/testing/orders.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { timed } from './bareChain.ts'
import { openingOf } from './deposits.ts'
import { type Figure, percentile } from './figure.ts'
import { processorSeconds } from './processes.ts'

const ORDERS = 500
const MOST_MS = 300_000
const LOOK_MS = 100
/** Interval of empty blocks, so that mined transactions become final; each transaction has a block of its own. */
const EMPTY_BLOCK_MS = 250
/** Parts that run on other machines in production yield to the maker here. */
const YIELDING = 10

/**
 * Compares orders from deposit to claim with a bare loop that sends the same signed fills to the same node, one after
 * another. Both chains mine each transaction at once, so that neither side waits for blocks.
 */
export async function throughputFigures(): Promise<Figure[]> {
  const production = await startProduction()
  const { world, programs, store, makerEnv, attesters } = production
  const { north, south } = world
  for (const chain of [north, south]) {
    await chain.rpc('evm_setIntervalMining', [0])
    await chain.rpc('evm_setAutomine', [true])
  }
  let isMining = true
  const mining = setInterval(() => void (isMining && world.mine().catch(() => undefined)), EMPTY_BLOCK_MS)
  const maker = programs.start('maker', makerEnv)
  try {
    for (const { pid } of attesters) setPriority(pid, YIELDING)
    await maker.ready()
    await untilIdle(production, maker.said)
    const orders: OrderRow[] = []
    for (let i = 0; i < ORDERS; i++) orders.push(await placeEvmOrder(store, { from: north, to: south }))
    const snapshot = await south.rpc('evm_snapshot')
    isMining = false
    await prepareDeposits(north, orders)
    const nameOf = (pid: number, command: string): string => {
      if (pid === maker.pid) return 'maker'
      if (pid === process.pid) return 'bench'
      if (pid === north.pid) return 'source node'
      if (pid === south.pid) return 'destination node'
      return attesters.some((attester) => attester.pid === pid) ? 'attesters' : command
    }
    const before = processorSeconds(nameOf)
    const { ms } = await timed(async () => {
      await north.rpc('evm_setAutomine', [true])
      await north.mine()
      isMining = true
      await untilSettled(production, maker.said)
    })
    printProcessors(before, processorSeconds(nameOf))
    await maker.kill()
    clearInterval(mining)
    await printStages(store, orders)
    const fills = await signedFills(production)
    await south.rpc('evm_revert', [snapshot])
    const bare = await timed(async () => {
      for (const raw of fills) await south.rpc('eth_sendRawTransaction', [raw])
    })
    return [
      {
        name: `settled orders a second, ${ORDERS} concurrent deposits`,
        value: (ORDERS * 1000) / ms,
        unit: '/s',
        limit: null,
        baseline: { name: 'a bare loop over the same signed fills', value: (fills.length * 1000) / bare.ms },
        ratioLeast: 0.4,
      },
    ]
  } finally {
    clearInterval(mining)
    await maker.kill()
    await production.stop()
  }
}

/** Deposits wait in the mempool until the next block. */
async function prepareDeposits(north: Anvil, orders: readonly OrderRow[]): Promise<void> {
  await north.rpc('evm_setBlockGasLimit', ['0x3b9aca00'])
  await north.rpc('evm_setAutomine', [false])
  const from = orders[0]?.fromAddress
  const first = Number(await north.rpc('eth_getTransactionCount', [from, 'latest']))
  for (const [i, order] of orders.entries())
    await north.rpc('eth_sendTransaction', [openingOf(north.chainId, order, first + i)])
}

async function untilIdle({ store, world }: Production, said: () => string): Promise<void> {
  const deadline = performance.now() + MOST_MS
  for (;;) {
    await pause(1_000)
    const open = await Promise.all([...world.payers.keys()].map((chain) => store.slots.unsettled(chain)))
    if (open.flat().length === 0) return
    if (performance.now() > deadline) throw new Error(`allowances were not settled in time; the maker said: ${said()}`)
  }
}

async function untilSettled({ store }: Production, said: () => string): Promise<void> {
  const deadline = performance.now() + MOST_MS
  for (;;) {
    const counts = await store.orders.countByState()
    if (counts.get('done') === ORDERS) return
    if (performance.now() > deadline) throw new Error(`${JSON.stringify([...counts])}; the maker said: ${said()}`)
    await pause(LOOK_MS)
  }
}

/** Returns the signed payouts in nonce order. */
async function signedFills({ store, world }: Production): Promise<string[]> {
  const { chainId } = world.south
  const rows = await store.disbursements.inStates(chainId as never, ['final'], 2 * ORDERS, { kinds: ['payout'] })
  const slots = await store.slots.forRefs(
    'payout',
    rows.map(({ id }) => id),
  )
  return slots
    .sort((a, b) => Number(a.slot - b.slot))
    .flatMap(({ txs }) => txs.filter(({ broadcastAt }) => broadcastAt).slice(-1))
    .map(({ raw }) => raw)
}

/** Prints the CPU time per order, which other work on the machine hardly affects. */
function printProcessors(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): void {
  for (const [name, seconds] of after) {
    const ms = ((seconds - (before.get(name) ?? 0)) * 1000) / ORDERS
    if (ms >= 0.1) console.log(`throughput: ${name} ${ms.toFixed(1)} ms of processor time an order`)
  }
}

const stages = ['deposit_seen', 'deposit_confirmed', 'broadcast', 'payout_mined', 'payout_final', 'claimed', 'done']

/** Prints the seconds from the first deposit to each stage, for the first, the median and the last order to reach it. */
async function printStages(store: Store, orders: readonly OrderRow[]): Promise<void> {
  const events = (await Promise.all(orders.map(({ id }) => store.orders.events(id, 0)))).flat()
  const timesOf = (stage: string): number[] =>
    events.filter(({ type }) => type === stage).map(({ at }) => at.getTime() / 1000)
  const start = Math.min(...timesOf('deposit_seen'))
  for (const stage of stages) {
    const times = timesOf(stage).map((time) => time - start)
    const shown = [0, 0.5, 1].map((share) => percentile(times, share).toFixed(1))
    console.log(`throughput: ${stage} after ${shown.join(', ')} s`)
  }
}
