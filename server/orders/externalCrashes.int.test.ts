import { expect, it } from 'vitest'
import { silentLog } from '#runtime/log.ts'
import type { ExternalOrders } from '#store/orders/external.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { startExternalOrders } from './externalOrders.ts'
import { createScriptedVendor, scriptedProvider, scriptedReads } from './testing/scriptedVendor.ts'

const NEVER_MS = 3_600_000
/** Longer than a claim on an order. */
const ROUND_MS = 61_000
const DAY_MS = 24 * 3_600_000
const MOST_ROUNDS = 60
/** Hits of one await at which the process dies, of which each is in another state of the orders. */
const HITS = [1, 4, 9]

/** Calls of one process. After its death none is made and none returns, as if the process were gone. */
function createMortal(deathAt: string | null, onHit: number) {
  const passed = new Map<string, number>()
  let die = (): void => {}
  const death = new Promise<void>((resolve) => (die = resolve))
  let isDead = false
  const never = () => new Promise<never>(() => {})
  const isLast = (point: string): boolean => {
    const count = (passed.get(point) ?? 0) + 1
    passed.set(point, count)
    if (point === deathAt && count === onHit) isDead = true
    if (isDead) die()
    return isDead
  }
  async function call<T>(name: string, run: () => Promise<T>): Promise<T> {
    if (isDead || isLast(`before ${name}`)) return never()
    const settled = await run().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    )
    if (isDead || isLast(`after ${name}`)) return never()
    if ('error' in settled) throw settled.error
    return settled.value
  }
  return { passed, death, call }
}
type Mortal = ReturnType<typeof createMortal>

const mortalOrders = (orders: ExternalOrders, { call }: Mortal): ExternalOrders =>
  new Proxy(orders, {
    get: (target, name: keyof ExternalOrders) => {
      const method = target[name] as (...args: unknown[]) => Promise<unknown>
      return (...args: unknown[]) => call(name, () => method(...args))
    },
  })

it('a worker that dies before or after any await leaves each order with its one end, forwards only', async () => {
  const clock = { ms: Date.parse('2026-01-01T00:00:00Z'), now: () => new Date(clock.ms) }
  const store = await openTestStore({ clock })
  try {
    /** Follows new orders to their end through a process that dies there and others that don't; returns what it passed. */
    async function play(deathAt: string | null, onHit: number): Promise<Mortal> {
      const vendor = createScriptedVendor(clock)
      await vendor.place(store)
      const run = (mortal: Mortal) => {
        const moved = (read: Parameters<typeof vendor.moved>[0]) => Promise.resolve(vendor.moved(read))
        const poll = async (reference: string) => vendor.poll(reference)
        return startExternalOrders(
          {
            store: { ...store, externalOrders: mortalOrders(store.externalOrders, mortal) },
            providers: [scriptedProvider((reference) => mortal.call('poll', () => poll(reference)))],
            clock,
            log: silentLog,
            reads: scriptedReads((read) => mortal.call('moved', () => moved(read))),
          },
          NEVER_MS,
        )
      }
      const first = createMortal(deathAt, onHit)
      let [mortal, worker] = [first, run(first)]
      let isDead = false
      for (let round = 0; !(await vendor.isOver(store)); round++) {
        expect(round, `${deathAt} ${onHit}`).toBeLessThan(MOST_ROUNDS)
        const died = await Promise.race([worker.runOnce().then(() => false), mortal.death.then(() => true)])
        if (died) {
          isDead = true
          void worker.stop()
          mortal = createMortal(null, 0)
          worker = run(mortal)
        }
        clock.ms += ROUND_MS
      }
      // Orders that are open elsewhere may bring nothing more.
      for (let more = 0; more < 3; more++) {
        await worker.runOnce()
        clock.ms += ROUND_MS
      }
      await worker.stop()
      expect(await vendor.problems(store), `${deathAt} ${onHit}`).toEqual([])
      expect(isDead, `${deathAt} ${onHit}`).toBe(deathAt !== null)
      clock.ms += DAY_MS
      return first
    }

    const { passed } = await play(null, 0)
    const awaits = ['claimDue', 'dueProviders', 'isOfMaker', 'moved', 'poll', 'postpone', 'record', 'takenKeys']
    const points = awaits.flatMap((name) => [`after ${name}`, `before ${name}`]).sort()
    expect([...passed.keys()].sort()).toEqual(points)
    for (const point of points) for (const hit of HITS) if (hit <= (passed.get(point) ?? 0)) await play(point, hit)
  } finally {
    await store.close()
  }
}, 600_000)
