import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Policy } from '#core/catalogue/surface.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import type { Store } from '#store/contract.ts'
import type { ClaimedNotice, NoticeKind } from '#store/notices/types.ts'
import { finalOrder } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { composeReceipt } from '../notices.ts'
import { dayText } from '../views/timeText.ts'
import { openChat, type TestChat } from '../testing/chat.ts'
import { composeReminder } from './compose.ts'

const wanted = { on: true, minute: 600, zone: 'Asia/Tokyo', quiet: null, mutedUntil: null }
const soon = new Date(Date.now() + 3_600_000)
let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const noticeOf = (kind: NoticeKind, chatId: number, payload: Record<string, unknown> = {}): ClaimedNotice => {
  const now = new Date()
  return {
    id: 77n,
    key: 'k',
    kind,
    chatId,
    payload,
    notBefore: now,
    notAfter: soon,
    claim: 'c',
    claimUntil: soon,
    createdAt: now,
    attempts: 1,
    slot: now,
    doubtAt: null,
    afterId: null,
  }
}
async function known(chat: TestChat, language = 'en') {
  await store.telegram.see({ id: chat.user.id, language, mayWrite: true }, new Date())
  const person = await store.telegram.person(chat.user.id)
  if (!person) throw new Error('nobody')
  return person
}

it('a reminder opens the check-in; its buttons snooze, mute or turn it off', async () => {
  const chat = openChat(store)
  const person = await known(chat, 'ru')
  const compose = composeReminder(chat.deps)
  expect(await compose(noticeOf('reminder', person.id), person)).toBeNull()
  await store.reminders.save(person.id, wanted, soon)
  const without = await compose(noticeOf('reminder', person.id), person)
  expect(without?.html).toContain('Привяжите кошелёк')
  expect(without?.html).not.toContain('не прервать серию')
  expect(without?.buttons[0]).toEqual([
    { text: 'Привязать кошелёк', web_app: { url: 'https://app.example/history?open=wallets' } },
  ])
  await store.telegram.link({ address: `0x${'a1'.repeat(20)}`, family: 'evm' }, person.id, 20, new Date())
  const message = await compose(noticeOf('reminder', person.id), person)
  expect(message?.html).toContain('Сегодня можно отметиться')
  expect(message?.html).toContain('не прервать серию')
  expect(
    message?.buttons
      .flat()
      .map((button) => ('callback_data' in button ? button.callback_data : 'web_app' in button && button.web_app.url)),
  ).toEqual([
    'https://app.example/points?open=checkin',
    '1:reminder:later:1:77',
    '1:reminder:later:3:77',
    '1:reminder:mute',
    '1:reminder:off',
  ])
  const [muted] = await chat.press('1:reminder:mute')
  expect((await store.reminders.get(person.id))?.mutedUntil?.getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000)
  expect(await compose(noticeOf('reminder', person.id), person)).toBeNull()
  const until = dayText('en', new Date(Date.now() + 7 * 86_400_000), 'Asia/Tokyo')
  expect(muted?.payload.text).toBe(`Reminders are muted until ${until}. Use /remind to change this.`)
  expect((await chat.say('/remind')).at(-1)?.payload.text).toContain(`Muted until ${until}.`)
  const [edited] = await chat.press('1:reminder:off')
  expect([edited?.method, edited?.payload.text]).toEqual([
    'editMessageText',
    'Reminders are off. Use /remind to turn them back on.',
  ])
  expect((await store.reminders.get(person.id))?.on).toBe(false)
})

it('no reminder is sent while Telegram hides rewards or every check-in; an unknown policy allows it', async () => {
  const policies: (() => Promise<Policy>)[] = [
    async () => ({ web: {}, telegram: { rewards: 'hidden' } }),
    () => Promise.reject(new Error('away')),
    async () => ({ web: { rewards: 'hidden' }, telegram: {} }),
    async () => ({ web: {}, telegram: { 'checkin:*': 'hidden' } }),
  ]
  const told = await Promise.all(
    policies.map(async (policy) => {
      const chat = openChat(store, { api: { policy } })
      const person = await known(chat)
      await store.reminders.save(person.id, wanted, soon)
      return (await composeReminder(chat.deps)(noticeOf('reminder', person.id), person)) !== null
    }),
  )
  expect(told).toEqual([false, true, true, false])
})

it('a receipt shows amount and network and opens its transfer, while it is still true', async () => {
  const chat = openChat(store)
  const person = await known(chat)
  const [asset] = loadCatalogue({ profile: 'local' }).assets
  if (!asset) throw new Error('no asset')
  const order = await finalOrder(store, { toAsset: asset.id, receiveAmount: 15n * 10n ** BigInt(asset.decimals - 1) })
  const compose = composeReceipt(chat.deps)
  const arrived = await compose(noticeOf('receipt', person.id, { order: order.id, kind: 'arrived' }), person)
  expect(arrived?.html).toMatch(new RegExp(`^<b>Transfer complete.</b> 1.5 ${asset.symbol} arrived on `))
  expect(arrived?.buttons).toEqual([
    [{ text: 'Open transfer', web_app: { url: `https://app.example/order/${order.id}` } }],
    [{ text: 'Turn off transfer messages', callback_data: '1:receipts-off:77' }],
  ])
  expect(await compose(noticeOf('receipt', person.id, { order: order.id, kind: 'refunded' }), person)).toBeNull()
  expect(
    await compose(noticeOf('receipt', person.id, { order: order.id, kind: 'arrived' }), { ...person, receipts: false }),
  ).toBeNull()
})
