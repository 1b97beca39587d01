import type { ChainId } from '#core/chain/chainId.ts'
import type { Clock } from '#runtime/clock.ts'
import { Crash, type Failpoints } from '#runtime/failpoints.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { saveTables } from '#store/testing/rewind.ts'
import { type Maker } from '../../createMaker.ts'
import { type Lane, lanes } from '../../worker.ts'
import { rollbackSteps } from '../../failpoints.ts'
import { makerIn } from '../drive.ts'
import type { World } from '../world.ts'
import { expectBooks, openBooks } from './books.ts'
import { openRestarts, type Restarts } from './restarts.ts'
import { type Scenario, type Stage, statesOf } from './scenario.ts'

const MOST_PASSES = 500

/**
 * A failpoint by the family of the chain that the maker was working for: "svm send.broadcast:after". "maker" if it
 * belongs to no chain, "operator" in a command.
 */
export type CrashPoint = `${string} ${string}`
/**
 * Decides if the maker dies there; `run` counts from 0 within a scenario. A place is offered until a maker has died
 * there.
 */
export type Choice = (place: CrashPoint, run: number) => boolean

const shared: ReadonlySet<string> = new Set(rollbackSteps)

interface Turn {
  readonly chain: ChainId
  readonly lane: Lane
}

/**
 * Plays a scenario until a whole run meets no chosen failpoint. At each, the maker loses its memory and another one
 * continues from the database. Then chain balances are compared with the expected ones.
 * @param url an empty database of its own
 * @returns the places at which it died, in order
 */
export async function play(world: World, scenario: Scenario, choice: Choice, url: string): Promise<CrashPoint[]> {
  const died = new Set<CrashPoint>()
  const clock: Clock = { now: () => new Date(Date.now() + (scenario.skewMs ?? 0)) }
  const restarts = await openRestarts(await world.folder(), { url, clock })
  try {
    for (let [before, count] = [-1, 0]; before < died.size; count++) {
      before = died.size
      const choose = (place: CrashPoint): boolean => !died.has(place) && choice(place, count)
      const stage = stageOf(world, restarts, { clock, url }, choose, died)
      world.records.store = stage.store
      const books = await openBooks(world)
      const orders: OrderRow[] = []
      for (let i = 0; i < scenario.orders; i++) orders.push(await scenario.begin(stage))
      await run(stage, restarts, scenario, orders, choose, died)
      await expectBooks(
        world,
        books,
        orders.map((order) => ({ order, outcome: scenario.outcome, deposit: scenario.deposit })),
      )
    }
    return [...died]
  } finally {
    await restarts.close()
  }
}

function stageOf(
  world: World,
  restarts: Restarts,
  { clock, url }: { clock: Clock; url: string },
  choose: (place: CrashPoint) => boolean,
  died: Set<CrashPoint>,
): Stage {
  let earliest = 0
  const operator: Failpoints = {
    hit(name) {
      const place: CrashPoint = `operator ${name}`
      if (!choose(place)) return Promise.resolve()
      died.add(place)
      return Promise.reject(new Crash(name))
    },
  }
  return {
    world,
    operator,
    save: () => saveTables(url),
    get store() {
      return restarts.store
    },
    clock: { now: () => new Date(Math.max(clock.now().getTime(), earliest)) },
    notBefore: (time) => {
      earliest = time.getTime()
    },
  }
}

async function run(
  stage: Stage,
  restarts: Restarts,
  scenario: Scenario,
  orders: readonly OrderRow[],
  choose: (place: CrashPoint) => boolean,
  died: Set<CrashPoint>,
): Promise<void> {
  const { world } = stage
  const round = lanes.flatMap((lane) => [...world.chains.keys()].map((chain) => ({ chain, lane })))
  let turn: Turn | undefined
  const placeOf = (failpoint: string): CrashPoint => {
    const family = turn === undefined ? undefined : world.chains.get(turn.chain)?.family
    return `${shared.has(failpoint.split(':')[0] ?? '') ? 'maker' : family} ${failpoint}`
  }
  let maker: Maker | null = null
  let failpoints = dieAt((name) => choose(placeOf(name)))
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    maker ??= makerIn(world, stage.store, { clock: stage.clock, failpoints, ...scenario.maker?.(stage) })
    // Lanes run in any order. The one that died runs first, so that a death repeats little of the earlier work.
    const turns: Turn[] = turn === undefined ? round : [turn, ...round]
    turn = undefined
    let dead = false
    for (const next of turns) {
      turn = next
      dead = await diesIn(maker, next)
      if (dead) break
    }
    if (dead) {
      died.add(placeOf(failpoints.diedAt ?? ''))
      maker = null
      failpoints = dieAt((name) => choose(placeOf(name)))
      await restarts.restart()
    } else turn = undefined
    // An operator's command that dies leaves the maker alone, and is run again.
    await unlessDead(async () => scenario.between?.(stage, orders, dead) ?? world.mine())
    if (!dead && (await isOver(stage, scenario, orders))) return
  }
  throw new Error(
    `${scenario.name}: did not end, but ${(await statesOf(stage, orders)).join(', ')}; died at ${[...died].join(', ')}`,
  )
}

const diesIn = async (maker: Maker, { chain, lane }: Turn): Promise<boolean> =>
  !(await unlessDead(() => maker.runLane(chain, lane)))

/** True if the pass ended without a crash. */
async function unlessDead(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof Crash) return false
    throw error
  }
}

/** Every order ended, and no transaction of the maker's is pending. */
async function isOver(stage: Stage, scenario: Scenario, orders: readonly OrderRow[]): Promise<boolean> {
  const states = await statesOf(stage, orders)
  if (!states.every((state) => scenario.ends.includes(state))) return false
  const unsettled = await Promise.all([...stage.world.payers.keys()].map((chain) => stage.store.slots.unsettled(chain)))
  return unsettled.flat().length === 0 && (await (scenario.over?.(stage, orders) ?? true))
}

/**
 * Dies at the first chosen failpoint. A dead process does nothing more: its remaining calls die at their next
 * failpoint.
 */
function dieAt(choose: (name: string) => boolean): Failpoints & { readonly diedAt: string | null } {
  let diedAt: string | null = null
  return {
    get diedAt() {
      return diedAt
    },
    hit(name) {
      if (diedAt === null && choose(name)) diedAt = name
      return diedAt === null ? Promise.resolve() : Promise.reject(new Crash(name))
    },
  }
}
