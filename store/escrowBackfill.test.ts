import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from './contract.ts'
import { pgliteDriver, type PgliteSession } from './driver/pglite.ts'
import { storeOver } from './storeOver.ts'
import { freshChain, newOrder, randomAddress } from './testing/fixtures.ts'
import { pooledSession } from './testing/pooledSession.ts'

const folder = join(import.meta.dirname, 'migrations')
const migration = readdirSync(folder).find((name) => name.endsWith('_escrow_generations.sql')) ?? ''
const updates = readFileSync(join(folder, migration), 'utf8')
  .split('--> statement-breakpoint')
  .filter((statement) => statement.includes('UPDATE "orders"'))

let session: PgliteSession
let store: Store
beforeAll(async () => {
  session = await pooledSession()
  store = await storeOver(pgliteDriver(session), { clock: systemClock, log: silentLog, journal: null })
})
afterAll(() => store.close())

it('gives existing orders the escrow of their step, and restored ones their network’s', async () => {
  const [chain, other] = [freshChain(), freshChain()]
  const escrow = randomAddress()
  const step = (name: string) => ({
    kind: 'evm_call',
    chainId: chain,
    label: 'open',
    body: {
      to: name,
      data: '0x',
      value: '0',
      offer: { escrow: name.toUpperCase().replace('0X', '0x') },
      approval: null,
    },
  })
  const approval = { ...step(escrow), label: 'approve', body: { to: '0x', offer: null } }
  const opened = await store.orders.create(newOrder({ fromChain: chain }), [approval, step(escrow)])
  const restored = await store.orders.create(newOrder({ fromChain: chain }))
  const alone = await store.orders.create(newOrder({ fromChain: other }))
  const held = await store.orders.create(newOrder({ fromChain: chain, custody: 'maker', onchainId: null }))
  // The previous release wrote them without an escrow.
  await session.query('update orders set escrow = null', [], 'object')
  expect(updates).toHaveLength(2)
  for (const statement of updates) await session.query(statement, [], 'object')
  const escrows = await Promise.all(
    [opened, restored, alone, held].map(async ({ id }) => (await store.orders.get(id))?.escrow),
  )
  expect(escrows).toEqual([escrow, escrow, null, null])
})
