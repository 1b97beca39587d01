import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { assetId } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { OrderEventType } from '#core/order/state.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Store } from '#store/contract.ts'
import type { ClaimedNotice } from '#store/notices/types.ts'
import { DEPOSIT_TOPIC } from '#store/work/types.ts'
import { newOrder } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import { composeReceipt } from '../notices.ts'
import { loadTexts } from '../loadTexts.ts'
import { openChat } from '../testing/chat.ts'
import { composeDeposit, depositEdit, writeDepositMessages } from './depositMessages.ts'
import { writeReceipts } from './writeReceipts.ts'

const pace = { perSecond: 1000, horizonMs: 1000, chatGapMs: 0, claimMs: 1000 }
const address = 'rltc1qgg90q0nyhj008trly6xxadzhhkef0xurg8lwp9'
const bitshore = chainId(999706631)
const languages = loadTexts().languages.map(({ id }) => id)
const HOUR = 3_600_000
/** Start of the newest case: later than any before it, because cases share the send times. */
let start = Date.now()
let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

/** An order of 0.01234567 BTC with a deposit address, whose creator reads `language`; and a clock that starts with it. */
async function placed(language = 'en', minutes = 60) {
  start += 2 * HOUR
  const from = start
  let ahead = 0
  const clock: Clock = { now: () => new Date(from + ahead) }
  const chat = openChat(store, { user: { id: randomInt(1, 2 ** 47) } })
  await store.telegram.see({ id: chat.user.id, language, mayWrite: true }, clock.now())
  const order = await store.orders.create(
    newOrder({
      fromChain: bitshore,
      fromAsset: assetId(bitshore, 'native'),
      toChain: chainId(31337),
      toAsset: assetId(chainId(31337), 'native'),
      sendAmount: 1_234_567n,
      custody: 'maker',
      refundAddress: address,
      openBy: new Date(from + minutes * 60_000),
      refundAfter: null,
    }),
  )
  await store.outbox.add(DEPOSIT_TOPIC, order.id, { telegram: chat.user.id, address })
  await writeDepositMessages({ store, clock })
  const deps = { ...chat.deps, clock }
  const person = async () => {
    const found = await store.telegram.person(chat.user.id)
    if (!found) throw new Error('unknown')
    return found
  }
  return {
    id: chat.user.id,
    order,
    deps,
    person,
    pass: (ms: number) => void (ahead += ms),
    /** Notices of the chat that are due now. */
    due: async (): Promise<readonly ClaimedNotice[]> => {
      const found: ClaimedNotice[] = []
      for (;;) {
        const { notices } = await store.notices.claim(clock.now(), pace)
        for (const notice of notices) await store.notices.end(notice, 'dropped', clock.now())
        if (notices.length === 0) return found
        found.push(...notices.filter(({ chatId }) => chatId === chat.user.id))
        // Send times are some milliseconds ahead.
        ahead += 10
      }
    },
    compose: async (notice: ClaimedNotice) => (await composeDeposit(deps)(notice, await person()))?.html ?? null,
  }
}

/** The only one of them. */
function only<T>(found: readonly T[]): T {
  const [one] = found
  if (one === undefined || found.length !== 1) throw new Error(`found ${found.length}`)
  return one
}

/** An edit of the message after an event, as it is composed right before sending. */
async function editAfter(t: Awaited<ReturnType<typeof placed>>, ...events: OrderEventType[]): Promise<string | null> {
  for (const event of events) await store.orders.apply(t.order.id, event)
  const edit = await depositEdit(t.deps, t.order.id, events.join())
  if (!edit) throw new Error('no edit')
  await store.notices.add([edit])
  return t.compose(only(await t.due()))
}

// The first case: the outbox holds the events of every case before it.
it('names the amount that arrived, which an overpaid address makes another than the quoted', async () => {
  const t = await placed()
  await t.due()
  const events = ['deposit_seen', 'deposit_confirmed', 'validated', 'reserved', 'intent_written', 'broadcast'] as const
  for (const event of events) await store.orders.apply(t.order.id, event)
  await store.orders.apply(t.order.id, 'payout_final', { data: { amount: '7654321000000000000' } })
  await store.orders.apply(t.order.id, 'done')
  await writeReceipts({ store, clock: t.deps.clock })
  const sent = await Promise.all(
    (await t.due()).map(async (notice) =>
      notice.kind === 'receipt'
        ? ((await composeReceipt(t.deps)(notice, await t.person()))?.html ?? null)
        : t.compose(notice),
    ),
  )
  const arrivals = sent.filter((html) => html?.includes('ETH'))
  // An edit of the message and a receipt; later events that know no amount edit nothing.
  expect(arrivals).toHaveLength(2)
  for (const html of arrivals) expect(html).toContain('7.654321')
})

it.each(languages)('in %s the amount to send is exact, and a tap copies it and the address', async (language) => {
  const t = await placed(language)
  const html = await t.compose(only(await t.due()))
  expect(html?.match(/<code>.*?<\/code>/g)).toEqual([`<code>0.01234567</code>`, `<code>${address}</code>`])
  expect(html).toMatch(/\b59\b/)
  expect(html?.match(/UTC/g)).toHaveLength(1)
  expect(await editAfter(t, 'expired')).toContain('0.01234567 BTC')
})

it('follows a provider’s order: with its memo, and an arrival of which only the end is known', async () => {
  const t = await placed()
  const [first] = await t.due()
  if (!first) throw new Error('no message')
  const payload = { ...first.payload, memo: 'a & b' }
  expect(await t.compose({ ...first, payload })).toMatch(/\n.*Memo.*<code>a &amp; b<\/code>$/)
  expect(await t.compose(first)).not.toContain('Memo')
  const external = { ...t.order, state: 'done', settlement: { kind: 'external', reference: 'x' } } as const
  const orders = { ...store.orders, get: () => Promise.resolve(external) }
  const deps = { ...t.deps, store: { ...t.deps.store, orders } }
  expect((await composeDeposit(deps)(first, await t.person()))?.html).toContain('arrived on Northshore')
  // A refund of a late deposit is up to the provider.
  const overdue = { ...external, state: 'expired', provider: 'oneclick' } as const
  const late = { ...deps, store: { ...deps.store, orders: { ...orders, get: () => Promise.resolve(overdue) } } }
  const html = (await composeDeposit(late)(first, await t.person()))?.html
  expect(html).toContain('NEAR Intents may refund')
  expect(html).not.toContain('is refunded')
})

it('names the fee that an exchange deducts, as the deposit would be too small', async () => {
  const t = await placed()
  expect(await t.compose(only(await t.due()))).toMatch(/If your exchange deducts a fee .*, add it\.\n.* is refunded\.$/)
})

it('promises no refund by a provider, nor of what an escrow order’s address keeps for its owner', async () => {
  const t = await placed()
  const first = (await t.due())[0]
  if (!first) throw new Error('no message')
  const composed = async (change: Partial<typeof t.order>) => {
    const orders = { ...store.orders, get: () => Promise.resolve({ ...t.order, ...change }) }
    const deps = { ...t.deps, store: { ...t.deps.store, orders } }
    return (await composeDeposit(deps)(first, await t.person()))?.html
  }
  const external = {
    settlement: { kind: 'external', reference: 'x' },
    provider: 'oneclick',
    custody: 'provider',
  } as const
  const created = await Promise.all([composed({}), composed(external), composed({ custody: 'escrow' })])
  expect(created[0]).toMatch(/\n.* is refunded\.$/)
  expect(created[1]).toMatch(/\nNEAR Intents may refund .*\.$/)
  expect(created[2]).toMatch(
    /\nIf you send less, the address waits for the rest\. .* withdraw it to your refund address\.$/,
  )
  for (const html of created.slice(1)) expect(html).not.toContain('is refunded')
  const [late, expired] = await Promise.all(
    [{ openBy: new Date(start) }, { state: 'expired' as const }].map((change) =>
      composed({ custody: 'escrow', ...change }),
    ),
  )
  for (const html of [late, expired]) {
    expect(html).toMatch(/stays at the address, and you can withdraw it to your refund address on Bitshore/)
    expect(html).not.toContain('is refunded')
  }
})

it.each([
  ['en', 1, 'within 1 minute ('],
  ['en', 42, 'within 42 minutes ('],
  ['ru', 1, 'в течение 1 минуты ('],
  ['ru', 21, 'в течение 21 минуты ('],
  ['ru', 22, 'в течение 22 минут ('],
  ['uk', 31, 'протягом 31 хвилини ('],
  ['es', 1, 'en un plazo de 1 minuto ('],
])('in %s %s minutes are left, rounded down', async (language, minutes, text) => {
  const t = await placed(language, minutes + 0.9)
  expect(await t.compose(only(await t.due()))).toContain(text)
})

it('an edit is due when the time is up, before the network has a later block', async () => {
  const t = await placed()
  expect(only(await t.due()).payload['edits']).toBeUndefined()
  t.pass(HOUR - 60_000)
  expect(await t.due()).toEqual([])
  t.pass(60_000)
  expect((await store.orders.get(t.order.id))?.state).toBe('quoted')
  const html = await t.compose(only(await t.due()))
  expect(html).toMatch(/Time is up.*Don’t send 0\.01234567 BTC.*refunded on Bitshore/)
  expect(html).not.toContain(address)
})

it('asks for no payment in the last minute', async () => {
  const t = await placed('en', 0.9)
  expect(await t.compose(only(await t.due()))).toContain('Time is up')
})

it('is edited for a user who turned messages off, and not for one whom the bot may not write to', async () => {
  const t = await placed()
  const first = only(await t.due())
  await store.telegram.setReceipts(t.id, false)
  expect(await t.compose(first)).toBeNull()
  expect(await editAfter(t, 'expired')).toContain('No deposit in time')
  const edit = { ...first, payload: { ...first.payload, edits: first.key } }
  const person = await t.person()
  for (const change of [{ mayWrite: false }, { reachable: false }])
    expect(await composeDeposit(t.deps)(edit, { ...person, ...change })).toBeNull()
})

it.each([
  ['deposit_seen', ['deposit_seen'], /waiting for confirmations/],
  ['deposit_confirmed', ['deposit_seen', 'deposit_confirmed'], /paid out on Northshore next; otherwise it’s refunded/],
  ['refunding', ['deposit_seen', 'deposit_confirmed', 'refund_intent_written'], /being refunded on Bitshore/],
  ['refunded', ['deposit_seen', 'deposit_confirmed', 'refund_intent_written', 'refunded'], /was refunded on Bitshore/],
  ['held', ['deposit_seen', 'deposit_confirmed', 'held'], /deposit on Bitshore is safe/],
] as const)('names no amount once the order is %s: the deposit may be of another', async (_, events, text) => {
  const t = await placed()
  await t.due()
  const html = await editAfter(t, ...events)
  expect(html).toMatch(text)
  expect(html).not.toContain('0.0')
})

it.each([
  ['deposit_seen', ['deposit_seen'], 'Your deposit on Bitshore is waiting'],
  ['refunded', ['deposit_seen', 'refund_intent_written', 'refunded'], 'Your deposit was refunded on Bitshore'],
] as const)('nor does a receipt that reports %s', async (kind, events, text) => {
  const t = await placed()
  const [first] = await t.due()
  if (!first) throw new Error('no message')
  for (const event of events) await store.orders.apply(t.order.id, event)
  const receipt: ClaimedNotice = { ...first, kind: 'receipt', payload: { order: t.order.id, kind } }
  const html = (await composeReceipt(t.deps)(receipt, await t.person()))?.html
  expect(html).toContain(text)
  expect(html).not.toContain('0.0')
})
