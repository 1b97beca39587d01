import type { Database, ModelOrder, ModelSlot, Rows, Side } from './database.ts'
import type { Eyes } from './eyes.ts'
import type { ModelTx, Network } from './network.ts'
import type { Random } from './random.ts'

/** Write of a worker whose lease was taken over. */
export class Fenced extends Error {}
/** The rows count fewer commits than this process saw. */
export class RolledBack extends Error {}
/** The process ended between the journal's write and the commit. */
export class Died extends Error {}

/** True networks, rows and time, around the makers of one schedule. */
export interface World {
  readonly networks: Readonly<Record<Side, Network>>
  readonly database: Database
  readonly random: Random
  /** True while endpoints lie and processes die, until all recover. */
  troubled: boolean
  /** Epoch seconds of the networks; a maker's own clock may be off. */
  now: number
  /** Called for each claim; set by the schedule, which fails if the payment is not final. */
  onClaim(orderId: number): void
  /** Traces a replayed schedule; does nothing otherwise. */
  trace(text: () => string): void
}

/** A maker's memory, lost when its process ends. */
export interface Process {
  readonly world: World
  readonly eyes: Readonly<Record<Side, Eyes>>
  readonly epochs: Record<Side, number>
  readonly skew: number
  seen: number
  readonly suspects: Map<number, bigint>
  readonly waiting: Map<number, number>
  readonly disputes: Map<number, number>
  readonly unpaidSince: Map<number, number>
  readonly sentAt: Map<number, number>
  readonly voided: Set<number>
}

/** Runs to its next await; a process may die, or lose its lease, at each. */
export type Lane = Generator<void, void, void>

/** Milliseconds by this process's own clock. */
export const nowMs = ({ world, skew }: Process): number => (world.now + skew) * 1_000
export const nowSeconds = ({ world, skew }: Process): number => world.now + skew

export function createProcess(world: World, eyes: Process['eyes'], skew: number): Process {
  return {
    world,
    eyes,
    epochs: { source: -1, destination: -1 },
    skew,
    seen: world.database.rows.commits,
    suspects: new Map(),
    waiting: new Map(),
    disputes: new Map(),
    unpaidSince: new Map(),
    sentAt: new Map(),
    voided: new Set(),
  }
}

/** Gives the process a network's lease; the worker that owned it is fenced from then on. */
export function takeLease(process: Process, side: Side): void {
  const { database } = process.world
  process.epochs[side] = ++database.epochs[side]
}

/** One database transaction. @throws Fenced, RolledBack */
export function commit(process: Process, side: Side, change: (rows: Rows) => void): void {
  requireCurrent(process)
  const { database } = process.world
  if (database.epochs[side] !== process.epochs[side]) throw new Fenced()
  change(database.rows)
  database.rows.commits += 1
  process.seen = database.rows.commits
}

export function requireCurrent({ seen, world }: Process): void {
  if (world.database.rows.commits < seen) throw new RolledBack()
}

export const orderOf = ({ world }: Process, id: number): ModelOrder => {
  const order = world.database.rows.orders[id]
  if (!order) throw new Error(`no order ${id}`)
  return order
}

/** Sends bytes to the network; an endpoint may accept and drop them. */
export function broadcast({ world, sentAt, ...rest }: Process, slot: ModelSlot, txs: readonly ModelTx[]): void {
  for (const tx of txs) {
    if (tx.effect === 'claim') world.onClaim(tx.orderId)
    world.trace(() => `broadcast ${tx.ref} number ${tx.slot ?? '-'} until ${tx.expiresAt ?? '-'}`)
    if (!world.troubled || !world.random.chance(0.1)) world.networks[slot.side].take(tx)
  }
  sentAt.set(slot.id, nowMs({ world, sentAt, ...rest }))
}
