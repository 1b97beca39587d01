import { createDatabase, type ModelOrder, type Rows, type Side } from './database.ts'
import { createEyes, NoAnswer } from './eyes.ts'
import { followLane } from './followLane.ts'
import { DEADLINE } from './limits.ts'
import { createNetwork, FINALITY, type Network, type Ordering } from './network.ts'
import { payLane } from './payLane.ts'
import { createProcess, Died, Fenced, type Lane, type Process, RolledBack, takeLease, type World } from './process.ts'
import { type Random, randomFrom } from './random.ts'
import { returnLane } from './returnLane.ts'
import { claimLane, watchLane } from './watchLane.ts'

/** Counts of the events in one schedule; tests use them to prove that every kind of fault occurred. */
export type Happened = Record<Trouble | 'paid' | 'returned' | 'held' | 'incident', number>
export const troubles = [
  'crash',
  'takeover',
  'source_reorg',
  'destination_reorg',
  'freeze',
  'rollback',
  'disaster',
  'foreign',
  'wait',
] as const
type Trouble = (typeof troubles)[number]

interface Play {
  readonly world: World
  /** Makers with their lanes; the last one has the leases. */
  makers: { process: Process; lanes: Map<string, Lane> }[]
  saved: Rows
  readonly happened: Happened
}

const STEPS = 140
const RECOVERY_ROUNDS = 160
const lanes: Readonly<Record<string, (process: Process) => Lane>> = {
  watch: watchLane,
  pay: payLane,
  returns: returnLane,
  payouts: (process) => followLane(process, 'destination'),
  source: (process) => followLane(process, 'source'),
  claims: claimLane,
}
const laneNames = Object.keys(lanes) as [string, ...string[]]

/**
 * Plays one schedule: the maker's decisions over model networks, rows and journal, step by step between any two awaits,
 * with every fault that the seed chooses. In the end all recover.
 * @throws Error with the seed if a deposit was paid twice, paid and refunded, or lost.
 */
export function playSchedule(seed: number, trace: (text: () => string) => void = () => undefined): Happened {
  const play = begin(randomFrom(seed), trace)
  try {
    for (let step = 0; step < STEPS; step++) advance(play)
    recover(play)
    for (const order of play.world.database.rows.orders) expectEnd(play, order)
    return play.happened
  } catch (error) {
    throw new Error(`schedule ${seed}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

function begin(random: Random, trace: World['trace']): Play {
  const ordering = (): Ordering => random.pick<Ordering>(['slots', 'slots', 'expiry'])
  const orderings = { source: ordering(), destination: ordering() }
  const orders = Array.from(
    { length: 1 + random.below(3) },
    (_, id): ModelOrder => ({
      id,
      state: 'quoted',
      heldReason: null,
      custody: orderings.source === 'slots' && random.chance(0.75) ? 'escrow' : 'maker',
      fillMode: orderings.destination === 'slots' && random.chance(0.6) ? 'contract' : 'transfer',
      fillDeadline: new Date(DEADLINE * 1_000),
      need: random.pick([1, 2, 'finalized']),
    }),
  )
  const network = (side: Side): Network => createNetwork(orderings[side], () => DEADLINE)
  const database = createDatabase(orders)
  const world: World = {
    networks: { source: network('source'), destination: network('destination') },
    database,
    random,
    troubled: true,
    now: 0,
    onClaim: (orderId) => expectFinalPayment(world, orderId),
    trace,
  }
  for (const { id } of orders) {
    const ref = `deposit ${id}`
    world.networks.source.take({ ref, effect: 'deposit', orderId: id, slot: null, expiresAt: null })
  }
  const counts = [...troubles, 'paid', 'returned', 'held', 'incident'].map((name) => [name, 0])
  const play: Play = { world, makers: [], saved: database.save(), happened: Object.fromEntries(counts) as Happened }
  start(play)
  return play
}

/** Starts a maker, which replays the journal and takes the leases. */
function start(play: Play): void {
  const { world } = play
  const { random, networks } = world
  world.database.restore()
  const chances = world.troubled ? { lies: 0.08, fails: 0.1 } : { lies: 0, fails: 0 }
  const eyes = {
    source: createEyes(networks.source, random, chances),
    destination: createEyes(networks.destination, random, chances),
  }
  const process = createProcess(world, eyes, world.troubled ? random.below(5) - 2 : 0)
  takeLease(process, 'source')
  takeLease(process, 'destination')
  play.makers = [...play.makers, { process, lanes: new Map() }].slice(-2)
}

function advance(play: Play): void {
  const { random } = play.world
  if (random.chance(0.68)) return runLane(play)
  if (random.chance(0.75)) return mine(play, random.pick<Side>(['source', 'destination']))
  const name = random.pick(troubles)
  play.happened[name] += 1
  play.world.trace(() => name)
  trouble[name](play)
}

function runLane(play: Play): void {
  const { random } = play.world
  const maker = play.makers[random.chance(0.85) ? play.makers.length - 1 : 0]
  if (!maker) return
  const name = random.pick(laneNames)
  const lane = maker.lanes.get(name) ?? lanes[name]?.(maker.process)
  if (!lane) return
  maker.lanes.set(name, lane)
  for (let steps = 1 + random.below(6); steps > 0; steps--) if (!step(play, maker, name, lane)) return
}

/** True while the lane has more to do. */
function step(play: Play, maker: Play['makers'][number], name: string, lane: Lane): boolean {
  try {
    if (!lane.next().done) return true
  } catch (error) {
    if (error instanceof RolledBack) restore(play)
    else if (error instanceof Died) trouble.crash(play)
    else if (!(error instanceof Fenced) && !(error instanceof NoAnswer)) throw error
  }
  maker.lanes.delete(name)
  return false
}

function restore({ world, makers }: Play): void {
  world.database.restore()
  for (const { process, lanes: running } of makers) {
    running.clear()
    process.seen = world.database.rows.commits
  }
}

function mine(play: Play, side: Side): void {
  const { world } = play
  world.now += 1
  const network = world.networks[side]
  network.mine(world.now, world.random)
  world.trace(() => {
    const landed = network.landed.filter(({ height }) => height === network.height)
    const states = world.database.rows.orders.map(({ state, heldReason }) => `${state} ${heldReason ?? ''}`)
    return `${world.now}: ${side} ${network.height} ${landed.map(({ tx, succeeded }) => `${tx.ref} ${succeeded}`).join(', ')} | ${states.join(', ')}`
  })
  for (const { id } of world.database.rows.orders) expectOnce(world, id)
}

const trouble: Record<Trouble, (play: Play) => void> = {
  crash: (play) => {
    play.makers = []
    start(play)
  },
  takeover: (play) => start(play),
  source_reorg: ({ world }) => reorganise(world, 'source'),
  destination_reorg: ({ world }) => reorganise(world, 'destination'),
  freeze: ({ world }) => {
    const { destination } = world.networks
    destination.frozen = !destination.frozen
  },
  // Only the rows are older: a running maker notices by its count.
  rollback: (play) => {
    const { database, random } = play.world
    if (play.saved.commits === database.rows.commits || random.chance(0.5)) play.saved = database.save()
    else database.rows = structuredClone(play.saved)
  },
  // Older rows and no journal: only the networks know later signatures.
  disaster: (play) => {
    const { database, random } = play.world
    if (!random.chance(0.15)) return void (play.saved = database.save())
    database.rows = structuredClone(play.saved)
    database.journal = []
    database.journalLostAt = play.world.now
    play.makers = []
    start(play)
  },
  foreign: ({ world }) => {
    const side = world.random.pick<Side>(['source', 'destination'])
    const network = world.networks[side]
    if (network.ordering !== 'slots' || !world.random.chance(0.2)) return
    const ref = `foreign ${world.database.nextId()}`
    network.take({ ref, effect: 'foreign', orderId: -1, slot: network.nextSlot(), expiresAt: null })
  },
  wait: ({ world }) => {
    world.now += world.random.below(8)
  },
}

function reorganise({ networks, random }: World, side: Side): void {
  networks[side].reorganise(BigInt(1 + random.below(Number(FINALITY))), random)
}

/** Runs one maker with honest endpoints and no more faults, until every order has ended. */
function recover(play: Play): void {
  const { world } = play
  const { networks } = world
  world.troubled = false
  networks.source.frozen = false
  networks.destination.frozen = false
  play.makers = []
  start(play)
  const [maker] = play.makers
  for (let round = 0; maker && round < RECOVERY_ROUNDS; round++) {
    for (const name of laneNames) {
      const lane = lanes[name]?.(maker.process)
      while (lane && step(play, maker, name, lane));
    }
    mine(play, 'source')
    mine(play, 'destination')
    if (world.database.rows.orders.every((order) => hasEnded(world, order))) return
  }
}

const hasEnded = ({ networks }: World, { id, state, heldReason }: ModelOrder): boolean =>
  state === 'done' ||
  state === 'refunded' ||
  state === 'incident' ||
  (state === 'held' && heldReason !== 'payout_failed') ||
  (state === 'quoted' && networks.source.done(id, ['deposit']).length === 0)

function paymentsOf(
  { networks }: Pick<World, 'networks'>,
  id: number,
): { paid: number; returned: number; claimed: number } {
  return {
    paid: networks.destination.done(id, ['fill', 'transfer']).length,
    returned: networks.source.done(id, ['cancel', 'refund']).length,
    claimed: networks.source.done(id, ['claim']).length,
  }
}

function expectOnce(world: World, id: number): void {
  const { paid, returned, claimed } = paymentsOf(world, id)
  if (paid > 1) throw new Error(`order ${id} is paid ${paid} times`)
  if (returned > 1) throw new Error(`order ${id} is returned ${returned} times`)
  if (paid + returned > 1) throw new Error(`order ${id} is paid and returned`)
  if (claimed + returned > 1) throw new Error(`order ${id} is claimed and returned`)
}

function expectFinalPayment({ networks }: World, id: number): void {
  const { destination } = networks
  if (destination.done(id, ['fill', 'transfer'], destination.finalized).length === 0)
    throw new Error(`order ${id} is claimed before its payment is final`)
}

/**
 * Fails unless every deposit is paid and claimed, refunded, or held for an operator with the money where the order
 * says.
 */
function expectEnd(
  { world: { networks, ...world }, happened }: Play,
  { id, state, heldReason, custody }: ModelOrder,
): void {
  const { paid, returned, claimed } = paymentsOf({ networks }, id)
  const where = `order ${id} is ${state} (${heldReason ?? '-'}), paid ${paid}, returned ${returned}, claimed ${claimed}`
  const expect = (holds: boolean): void => {
    if (!holds) throw new Error(where)
  }
  if (paid > 0) happened.paid += 1
  if (returned > 0) happened.returned += 1
  if (state === 'done') return expect(paid === 1 && (custody === 'maker' || claimed === 1))
  if (state === 'refunded') return expect(paid === 0 && returned === 1)
  if (state === 'incident') return void (happened.incident += 1)
  // With older rows and no journal, cases that the networks alone cannot prove are left to an operator.
  const forgotten = world.database.journalLostAt !== null
  expect(forgotten || claimed === 0)
  if (state !== 'held') return expect(forgotten || networks.source.done(id, ['deposit']).length === 0)
  happened.held += 1
  if (heldReason === 'paid_elsewhere') expect(forgotten || paid === 1)
}
