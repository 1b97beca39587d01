import { afterAll, beforeAll, expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import { type BotApi, createBotApi } from '#local/botApi/createBotApi.ts'
import type { FaultKind } from '#local/botApi/faults.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { systemClock } from '#runtime/clock.ts'
import type { Listening } from '#runtime/listen.ts'
import { silentLog } from '#runtime/log.ts'
import { createMetrics } from '#runtime/metrics.ts'
import { leasePort } from '#runtime/testing/ports.ts'
import { finalOrder, randomAddress } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import type { Store } from '#store/contract.ts'
import { createBotMetrics, openBot, type OpenBot } from './openBot.ts'
import { fakeApi } from './testing/fakeApi.ts'
import { loadTexts } from './loadTexts.ts'

const soon = { timeout: 90_000 }
const TOKEN = '4242:notices-of-the-bot'
let store: Store
let telegram: BotApi
let root: Listening
let bot: OpenBot

beforeAll(async () => {
  store = await openTestStore()
  telegram = createBotApi({ token: TOKEN, username: 'causeway_test_bot', name: 'Causeway' })
  root = await telegram.listen(await leasePort())
  const settings = {
    token: TOKEN,
    apiRoot: root.url,
    appName: null,
    publicUrl: 'https://app.example',
    apiUrl: 'http://127.0.0.1:1',
    webhook: null,
  }
  bot = await openBot({
    store,
    catalogue: loadCatalogue({ profile: 'local' }),
    api: fakeApi(),
    texts: loadTexts(),
    supportUrl: null,
    clock: systemClock,
    log: silentLog,
    settings,
    metrics: createBotMetrics(createMetrics()),
    owner: 'one',
  })
})
afterAll(async () => {
  await bot.stop()
  await root.stop()
  await store.close()
})

/** A zone in which it is about noon, so that the reminder's day doesn't end during the test. */
const noon = ((east: number) => `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`)(12 - new Date().getUTCHours())

/** Creates a user with a wallet who allowed messages long ago, and the faults of the first two messages to them. */
async function someone(
  id: number,
  kind: FaultKind | null,
): Promise<{ id: number; wallet: string; kind: FaultKind | null }> {
  const past = new Date(Date.now() - 600_000)
  const wallet = randomAddress()
  telegram.people.meet(id, { first_name: 'Ada' })
  telegram.people.allowWriting(id)
  await store.telegram.see({ id, language: 'en', mayWrite: true }, past)
  await store.telegram.link({ address: wallet, family: 'evm' }, id, 20, past)
  await store.reminders.save(id, { on: true, minute: 0, zone: noon, quiet: null, mutedUntil: null }, past)
  if (kind) telegram.faults.plan({ kind, method: 'sendMessage', chat: id, seconds: 1, times: 2 })
  return { id, wallet, kind }
}
const heads = ['Deposit detected', 'Transfer complete', 'check-in is ready'] as const
/** Number of notices of each kind in the chat. */
const read = (id: number): number[] => {
  const texts = telegram.people.chat(id).flatMap(({ from, text }) => (from?.is_bot && text !== undefined ? [text] : []))
  return heads.map((head) => texts.filter((text) => text.includes(head)).length)
}

it('receipts and reminders are sent once despite Telegram errors, and stop once the bot is blocked', async () => {
  const kinds = [null, 'too_many', 'broken', 'cut', 'forbidden'] as const
  const people = await Promise.all(kinds.map((kind, n) => someone(3001 + n, kind)))
  for (const { wallet } of people)
    await finalOrder(store, {
      fromChain: chainId(31337),
      toChain: chainId(31338),
      fromAddress: wallet,
      recipient: wallet,
    })
  // A notice in doubt is sent twice to a user seen just now, so drop the pending permission updates.
  await fetch(`${root.url}/bot${TOKEN}/deleteWebhook?drop_pending_updates=true`)
  await bot.start()
  await expect
    .poll(() => people.map(({ id }) => read(id)), soon)
    .toEqual(people.map(({ kind }) => (kind === 'forbidden' ? [0, 0, 0] : [1, 1, 1])))
  await expect.poll(async () => Object.fromEntries(await store.notices.count()), soon).toMatchObject({ sent: 12 })
  expect(people.map(({ id }) => read(id))).toEqual(
    people.map(({ kind }) => (kind === 'forbidden' ? [0, 0, 0] : [1, 1, 1])),
  )
  for (const { id, kind } of people) expect((await store.telegram.person(id))?.reachable).toBe(kind !== 'forbidden')
})
