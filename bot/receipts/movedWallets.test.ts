import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '#runtime/clock.ts'
import type { Store } from '#store/contract.ts'
import { MOVED_TOPIC } from '#store/work/types.ts'
import { randomAddress } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { loadTexts } from '../loadTexts.ts'
import { composeMovedWallet, notifyMovedWallets } from './movedWallets.ts'

const pace = { perSecond: 1000, horizonMs: 1000, chatGapMs: 0, claimMs: 1000 }
let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

/** The notice to the user who lost this wallet; null if the bot sends none. */
async function read(language: string, { mayWrite = true, isBack = false } = {}): Promise<string | null> {
  const [id, address] = [randomInt(1, 2 ** 47), randomAddress()]
  await store.telegram.see({ id, language, mayWrite }, new Date())
  await store.telegram.setReceipts(id, false)
  const payload = { family: 'evm', address, from: id }
  // Delivered twice, as after a handler that died before its row was deleted.
  for (let n = 0; n < 2; n++) await store.outbox.add(MOVED_TOPIC, `${address}:1`, payload)
  await notifyMovedWallets({ store, clock: systemClock })
  if (isBack) await store.telegram.link({ address, family: 'evm' }, id, 5, new Date())
  const { notices } = await store.notices.claim(new Date(Date.now() + 1000), pace)
  const person = await store.telegram.person(id)
  expect(notices.length).toBeLessThanOrEqual(1)
  const [notice] = notices
  if (!notice || !person) return null
  await store.notices.end(notice, 'dropped', new Date())
  return (await composeMovedWallet({ store, texts: loadTexts() })(notice, person))?.html ?? null
}

it('notifies the previous account once, in its language, even with transfer messages off', async () => {
  expect(await read('en')).toMatch(/0x[0-9a-fA-F]{4}….*another Telegram account/)
  expect(await read('ru')).toContain('другому аккаунту Telegram')
})

it('sends nothing without write access, or if the wallet has been moved back', async () => {
  expect(await read('en', { mayWrite: false })).toBeNull()
  expect(await read('en', { isBack: true })).toBeNull()
})
