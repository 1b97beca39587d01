import { afterEach, beforeEach, expect, it } from 'vitest'
import type { NoticeState } from '#store/notices/types.ts'
import { openOutgoing } from '../testing/outgoing.ts'
import { type Sender, startSender } from './sender.ts'

let t: Awaited<ReturnType<typeof openOutgoing>>
let senders: Sender[] = []
beforeEach(async ({ task }) => {
  // A short timeout for lost answers, because the test waits for it.
  t = await openOutgoing({}, task.name.includes('lost') ? 4 : 30)
})
afterEach(async () => {
  await Promise.all(senders.splice(0).map((sender) => sender.stop()))
  await t.close()
})

const start = (): void => void senders.push(startSender(t.deps))
const states = async (): Promise<Partial<Record<NoticeState, number>>> =>
  Object.fromEntries(await t.store.notices.count())
const people = async (count: number): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => t.person(n + 1)))
const settle = (expected: Partial<Record<NoticeState, number>>): Promise<void> =>
  expect.poll(states, { timeout: 100_000, interval: 200 }).toEqual(expected)

it('sends each message once, with two senders', async () => {
  const ids = await people(60)
  await t.store.notices.add(ids.map((id) => t.notice(id)))
  start()
  start()
  await settle({ sent: 60 })
  for (const id of ids) expect(t.read(id)).toEqual([`Hello test:${id}`])
})

it('continues through 429, 403, a server error and a refused message', async () => {
  const ids = await people(40)
  const [blocked, stranger, patient] = [ids[0] ?? 0, 999, ids[1] ?? 0]
  t.botApi.people.block(blocked)
  await t.store.telegram.see({ id: stranger, language: 'en', mayWrite: true }, new Date(0))
  t.botApi.faults.plan({ kind: 'too_many', method: 'sendMessage', chat: patient, seconds: 1, times: 1 })
  t.botApi.faults.plan({ kind: 'too_many', method: 'sendMessage', seconds: 1, times: 3 })
  await t.store.notices.add([...ids, stranger].map((id) => t.notice(id)))
  start()
  await settle({ sent: 39, refused: 2 })
  for (const id of ids) expect(t.read(id)).toEqual(id === blocked ? [] : [`Hello test:${id}`])
  for (const id of [blocked, stranger]) expect(await t.store.telegram.person(id)).toMatchObject({ reachable: false })
  expect(await t.store.telegram.person(patient)).toMatchObject({ reachable: true })
})

it('does not repeat a message that was sent although the response was lost', async () => {
  const ids = await people(6)
  for (const chat of ids.slice(0, 3)) t.botApi.faults.plan({ kind: 'lost', method: 'sendMessage', chat, times: 1 })
  for (const chat of ids.slice(3, 5)) t.botApi.faults.plan({ kind: 'silent', method: 'sendMessage', chat, times: 1 })
  await t.store.notices.add(ids.map((id) => t.notice(id)))
  start()
  await settle({ sent: 6 })
  for (const id of ids) expect(t.read(id)).toEqual([`Hello test:${id}`])
})

it('sends each message once if many responses are lost and no search outlasts its claim', async () => {
  await t.close()
  const pace = { perSecond: 40, horizonMs: 100, chatGapMs: 100, claimMs: 3000 }
  t = await openOutgoing({ pace, requestMs: 1000 }, 1)
  const ids = await people(16)
  for (const chat of ids) t.botApi.faults.plan({ kind: 'lost', method: 'sendMessage', chat, times: 1 })
  await t.store.notices.add(ids.map((id) => t.notice(id)))
  start()
  await settle({ sent: 16 })
  for (const id of ids) expect(t.read(id)).toEqual([`Hello test:${id}`])
})

it('keeps users’ own messages, and repeats a lost message to a user seen since rather than drop it', async () => {
  const [quiet, busy] = (await people(2)) as [number, number]
  for (const chat of [quiet, busy]) t.botApi.faults.plan({ kind: 'lost', method: 'sendMessage', chat, times: 1 })
  await t.store.notices.add([quiet, busy].map((id) => t.notice(id)))
  await t.store.telegram.see({ id: busy, language: 'en', mayWrite: true }, new Date(Date.now() + 1000))
  start()
  await expect.poll(() => t.read(quiet).length, { timeout: 90_000 }).toBe(1)
  t.botApi.people.say(quiet, 'What is this?')
  await settle({ sent: 2 })
  expect(t.read(quiet)).toHaveLength(1)
  expect(t.botApi.people.chat(quiet).map(({ text }) => text)).toContain('What is this?')
  expect(t.read(busy)).toHaveLength(2)
})

it('records started messages before it stops', async () => {
  const ids = await people(50)
  await t.store.notices.add(ids.map((id) => t.notice(id)))
  start()
  await expect.poll(async () => (await states()).sent ?? 0, { timeout: 90_000 }).toBeGreaterThan(0)
  await Promise.all(senders.splice(0).map((sender) => sender.stop()))
  const { sent = 0, waiting = 0, begun = 0 } = await states()
  expect([begun, sent + waiting]).toEqual([0, 50])
  expect(ids.flatMap((id) => t.read(id))).toHaveLength(sent)
})
