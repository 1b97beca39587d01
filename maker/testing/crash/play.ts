import { Crash } from '#runtime/failpoints.ts'
import type { OrderRow } from '#store/contract/orderRow.ts'
import { type Maker } from '../../createMaker.ts'
import { makerIn } from '../drive.ts'
import type { World } from '../world.ts'
import { expectBooks, openBooks } from './books.ts'
import { dieAt } from './failpoints.ts'
import { openRestarts, type Restarts } from './restarts.ts'
import { type Scenario, type Stage, statesOf } from './scenario.ts'

const MOST_PASSES = 250

/** Whether to die at this failpoint; `died` holds those of this scenario so far. */
export type Choice = (name: string, died: ReadonlySet<string>) => boolean

/**
 * Plays a scenario until a whole run of it meets no chosen failpoint any more. At each, the maker dies with everything in memory and another one
 * goes on from the database; so one order lives through many deaths. Then chain balances are compared with what the orders should have moved.
 * @returns the failpoints at which it died, in order
 */
export async function play(world: World, scenario: Scenario, choice: Choice): Promise<string[]> {
  const died = new Set<string>()
  const restarts = await openRestarts(await world.folder())
  try {
    for (let before = -1; before < died.size; ) {
      before = died.size
      const stage = stageOf(world, restarts)
      const books = await openBooks(world)
      const orders: OrderRow[] = []
      for (let i = 0; i < scenario.orders; i++) orders.push(await scenario.begin(stage))
      await run(stage, restarts, scenario, orders, (name) => !died.has(name) && choice(name, died), died)
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

function stageOf(world: World, restarts: Restarts): Stage {
  let earliest = 0
  return {
    world,
    get store() {
      return restarts.store
    },
    clock: { now: () => new Date(Math.max(Date.now(), earliest)) },
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
  choose: (name: string) => boolean,
  died: Set<string>,
): Promise<void> {
  let maker: Maker | null = null
  let failpoints = dieAt(choose)
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    maker ??= makerIn(stage.world, stage.store, { clock: stage.clock, failpoints, ...scenario.maker?.(stage) })
    const dead = await diesIn(maker)
    if (dead) {
      died.add(failpoints.diedAt ?? '')
      maker = null
      failpoints = dieAt(choose)
      await restarts.restart()
    }
    await (scenario.between?.(stage, orders, dead) ?? stage.world.mine())
    if (!dead && (await isOver(stage, scenario, orders))) return
  }
  throw new Error(
    `${scenario.name}: did not end, but ${(await statesOf(stage, orders)).join(', ')}; died at ${[...died].join(' ')}`,
  )
}

async function diesIn(maker: Maker): Promise<boolean> {
  try {
    await maker.runOnce()
    return false
  } catch (error) {
    if (error instanceof Crash) return true
    throw error
  }
}

/** Every order ended, and nothing of the maker's is still on its way. */
async function isOver(stage: Stage, scenario: Scenario, orders: readonly OrderRow[]): Promise<boolean> {
  const states = await statesOf(stage, orders)
  if (!states.every((state) => scenario.ends.includes(state))) return false
  const unsettled = await Promise.all([...stage.world.payers.keys()].map((chain) => stage.store.slots.unsettled(chain)))
  return unsettled.flat().length === 0 && (await (scenario.over?.(stage, orders) ?? true))
}
