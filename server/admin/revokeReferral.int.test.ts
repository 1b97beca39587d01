import { setTimeout } from 'node:timers/promises'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderIdFromUuid } from '#core/order/id.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { REFERRAL_RULE } from '#store/referrals/types.ts'
import { openStore } from '#store/open.ts'
import { randomAddress } from '#store/testing/fixtures.ts'
import { startTestPostgres, type TestPostgres } from '#store/testing/postgres.ts'
import { creditReferral, reverseReferral } from '../rewards/referral/credit.ts'
import { entryOf, revokeEntry } from '../rewards/revokeEntry.ts'
import { pointCommands } from './points.ts'

let server: TestPostgres
let store: Store
beforeAll(async () => {
  server = await startTestPostgres()
  store = await openStore({
    url: await server.createDatabase(),
    poolSize: 5,
    journal: null,
    clock: systemClock,
    log: silentLog,
  })
})
afterAll(async () => {
  await store.close()
  await server.stop()
})

/** Settles a friend's bridge and returns the number of the referrer's entry for it. */
async function share() {
  const [friend, referrer, order] = [randomAddress(), randomAddress(), orderIdFromUuid(uuidv7())]
  await store.referrals.bind(friend, referrer, new Date())
  const at = new Date()
  const reason = { kind: 'bridge', order, base: 150, percent: 100, number: 1 } as const
  const bridge = {
    id: 1n,
    wallet: friend,
    rule: 'bridge',
    sourceEvent: order,
    bucket: 'cross_points',
    points: 150,
    reason,
    at,
    finalAt: at,
    pending: false,
    order,
  } as const
  await store.transaction((inner) => creditReferral(inner, { percent: 10, pendingHours: 0 }, bridge, at))
  const entry = await store.points.find({ rule: REFERRAL_RULE, sourceEvent: order })
  return { friend, order, entry: entry?.id ?? 0n }
}

const campaigns = { themes: [], campaigns: [], read: () => null }

it.each([
  [
    'on its own',
    (of: Store, entry: bigint) =>
      of.transaction(async (inner) => revokeEntry(inner, await entryOf(inner, entry), 'a ring')),
  ],
  [
    'by the command',
    (of: Store, entry: bigint) =>
      pointCommands['revoke']?.(
        { store: of, campaigns, clock: systemClock },
        { entry: `${entry}`, by: 'Ada', reason: 'a ring' },
      ),
  ],
])(
  'a share that is revoked %s waits for its bridge that comes undone, and neither is begun again',
  async (_, revoke) => {
    const { friend, order, entry } = await share()
    let begun = 0
    const counted: Store = {
      ...store,
      transaction: (work, fence) => store.transaction((inner) => (begun++, work(inner)), fence),
    }
    let hold = (): void => undefined
    const held = new Promise<void>((resolve) => (hold = resolve))
    const undoing = counted.transaction(async (inner) => {
      await inner.referrals.hold(friend)
      hold()
      await setTimeout(300)
      await reverseReferral(inner, friend, order)
    })
    await held
    const [undone, revoked] = await Promise.allSettled([undoing, revoke(counted, entry)])
    expect([undone.status, revoked]).toMatchObject([
      'fulfilled',
      { status: 'rejected', reason: { reason: 'entry_reversed' } },
    ])
    expect(begun).toBe(2)
  },
)
