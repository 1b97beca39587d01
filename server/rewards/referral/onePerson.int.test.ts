import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderIdFromUuid } from '#core/order/id.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { openStore } from '#store/open.ts'
import { randomAddress } from '#store/testing/fixtures.ts'
import { startTestPostgres, type TestPostgres } from '#store/testing/postgres.ts'
import { creditReferral } from './credit.ts'
import { withdrawOwn } from './onePerson.ts'

let server: TestPostgres
let store: Store
beforeAll(async () => {
  server = await startTestPostgres()
  store = await openStore({
    url: await server.createDatabase(),
    poolSize: 20,
    journal: null,
    clock: systemClock,
    log: silentLog,
  })
})
afterAll(async () => {
  await store.close()
  await server.stop()
})

/** Creates a Telegram account with one linked wallet, and an unlinked wallet of the same user. */
async function somebody() {
  const [id, host, guest] = [randomInt(1, 2 ** 47), randomAddress(), randomAddress()]
  await store.telegram.see({ id, language: null, mayWrite: false }, new Date())
  await store.telegram.link({ address: host, family: 'evm' }, id, 20, new Date())
  return { id, host, guest }
}
type Somebody = Awaited<ReturnType<typeof somebody>>

const bind = ({ host, guest }: Somebody) => store.referrals.bind(guest, host, new Date())
async function creditIn(inner: Store, { guest }: Somebody): Promise<void> {
  const order = orderIdFromUuid(uuidv7())
  const now = new Date()
  const reason = { kind: 'bridge', order, base: 150, percent: 100, number: 1 } as const
  const bridge = {
    id: 1n,
    wallet: guest,
    rule: 'bridge',
    sourceEvent: order,
    bucket: 'cross_points',
    points: 150,
    reason,
    at: now,
    finalAt: now,
    pending: false,
    order,
  } as const
  await creditReferral(inner, { percent: 10, pendingHours: 72 }, bridge, now)
}
const credit = (who: Somebody) => store.transaction((inner) => creditIn(inner, who))
async function linkIn(inner: Store, { id, guest }: Somebody): Promise<void> {
  expect(await inner.telegram.link({ address: guest, family: 'evm' }, id, 20, new Date())).toBeNull()
  await withdrawOwn(inner, guest, id, new Date())
}
const link = (who: Somebody) => store.transaction((inner) => linkIn(inner, who))

/** Starts `other` while a transaction that has done its work is still open. */
async function during(work: (inner: Store) => Promise<void>, other: () => Promise<unknown>): Promise<void> {
  let done = (): void => undefined
  const begun = new Promise<void>((resolve) => (done = resolve))
  const first = store.transaction(async (inner) => {
    await work(inner)
    done()
    await setTimeout(300)
  })
  await begun
  await Promise.all([first, other()])
}

const earned = async ({ host }: Somebody) => {
  const entries = await store.points.entries(host, { before: null, limit: 50 })
  return {
    pending: (await store.points.standing(host)).pending,
    rows: entries.reduce((sum, { points }) => sum + points, 0),
    friend: (await store.referrals.totals(host)).points,
  }
}
const nothing = { pending: 0, rows: 0, friend: 0 }

describe('a user’s own wallet that is linked', () => {
  it('while its bridge is being credited earns no referral points', async () => {
    const who = await somebody()
    await bind(who)
    await during(
      (inner) => creditIn(inner, who),
      () => link(who),
    )
    expect(await earned(who)).toEqual(nothing)
  })

  it('just before its bridge is credited earns no referral points', async () => {
    const who = await somebody()
    await bind(who)
    await during(
      (inner) => linkIn(inner, who),
      () => credit(who),
    )
    expect(await earned(who)).toEqual(nothing)
  })

  it('while it accepts the referral earns no referral points', async () => {
    const who = await somebody()
    await during(
      (inner) => linkIn(inner, who),
      async () => {
        expect(await bind(who)).toBeNull()
        await credit(who)
      },
    )
    expect(await earned(who)).toEqual(nothing)
  })

  it('earns no referral points, whenever it is linked among many concurrent bridges', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, somebody))
    await Promise.all(people.map(bind))
    const soon = async (work: () => Promise<unknown>) => {
      await setTimeout(randomInt(60))
      await work()
    }
    await Promise.all(
      people.flatMap((who) => [soon(() => link(who)), ...Array.from({ length: 6 }, () => soon(() => credit(who)))]),
    )
    for (const who of people) expect(await earned(who)).toEqual(nothing)
  })
})
