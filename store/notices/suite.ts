import { randomInt, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Store } from '../contract.ts'
import type { ClaimedNotice, NewNotice, Pace } from './types.ts'

const pace: Pace = { perSecond: 10, horizonMs: 500, chatGapMs: 1000, claimMs: 20_000 }
const DAY = 86_400_000
let cases = 0

export function noticeCases(store: () => Store): void {
  const notices = () => store().notices

  /** Times of one case, after all others: cases share the pace and leave nothing pending. */
  const moments = () => {
    const start = Date.UTC(2027, 0, 1) + ++cases * 30 * DAY
    return (ms: number) => new Date(start + ms)
  }
  const chat = (): number => randomInt(1, 2 ** 47)
  const notice = (at: (ms: number) => Date, change: Partial<NewNotice> = {}): NewNotice => ({
    key: randomUUID(),
    kind: 'receipt',
    chatId: chat(),
    payload: { text: 'hello' },
    notBefore: at(0),
    notAfter: at(DAY),
    ...change,
  })
  const claim = async (now: Date, change: Partial<Pace> = {}): Promise<readonly ClaimedNotice[]> =>
    (await notices().claim(now, { ...pace, ...change })).notices
  const sendAll = async (claimed: readonly ClaimedNotice[], first: number) => {
    for (const [n, one] of claimed.entries()) expect(await notices().sent(one, first + n, one.slot)).toBe(true)
  }

  describe('notices', () => {
    it('are sent once per name, from any number of writers', async () => {
      const at = moments()
      const one = notice(at)
      expect(await notices().add([one, notice(at)])).toBe(2)
      expect(await notices().add([one])).toBe(0)
      const claimed = await claim(at(1000))
      expect(claimed.map(({ key }) => key)).toContain(one.key)
      expect(claimed.find(({ key }) => key === one.key)).toMatchObject({ ...one, attempts: 1, doubtAt: null })
      await sendAll(claimed, randomInt(1, 1000))
      expect(await notices().add([one])).toBe(0)
      expect(await claim(at(5000))).toEqual([])
    })

    it('can wait for a later time, and be sent earlier once their reason applies', async () => {
      const at = moments()
      const one = notice(at, { notBefore: at(500), notAfter: at(30 * DAY) })
      await notices().add([one])
      const [claimed] = await claim(at(1000))
      if (!claimed) throw new Error('nothing is due')
      expect(await notices().postpone(claimed, at(20 * DAY))).toBe(true)
      expect(await claim(at(DAY))).toEqual([])
      expect(await notices().hasten(one.key, at(DAY))).toBe(true)
      expect(await notices().hasten(randomUUID(), at(DAY))).toBe(false)
      const again = await claim(at(DAY + 1000))
      expect(again).toMatchObject([{ key: one.key, attempts: 2, doubtAt: null }])
      await sendAll(again, randomInt(1, 1000))
      // A sent one stays sent, whatever happens later.
      expect(await notices().hasten(one.key, at(2 * DAY))).toBe(true)
      expect(await claim(at(3 * DAY))).toEqual([])
    })

    it('leave no doubt behind when they wait: a killed process had asked Telegram for nothing', async () => {
      const at = moments()
      const one = notice(at, { notAfter: at(30 * DAY) })
      await notices().add([one])
      await claim(at(1000))
      const [doubted] = await claim(at(1000 + 2 * pace.claimMs))
      expect(doubted?.doubtAt).not.toBeNull()
      if (doubted) await notices().postpone(doubted, at(DAY))
      const other = notice(at, { chatId: one.chatId })
      await notices().add([other])
      const next = await claim(at(60_000 + 2 * pace.claimMs))
      expect(next.map(({ key }) => key)).toEqual([other.key])
      await sendAll(next, randomInt(1, 1000))
      const last = await claim(at(2 * DAY))
      expect(last).toMatchObject([{ key: one.key, doubtAt: null }])
      await sendAll(last, randomInt(1, 1000))
    })

    it('are sent at a rate that all replicas share', async () => {
      const at = moments()
      await notices().add(Array.from({ length: 12 }, () => notice(at)))
      const [one, two] = [await claim(at(1000)), await claim(at(1000))]
      expect([one.length, two.length]).toEqual([5, 0])
      expect(one.map(({ slot }) => slot)).toEqual([0, 100, 200, 300, 400].map((ms) => at(1000 + ms)))
      expect((await notices().takeSlots(at(1000), 3, 10)).getTime()).toBe(at(1500).getTime())
      const three = await claim(at(1500))
      expect(three.map(({ slot }) => slot)).toEqual([at(1800), at(1900)])
      await sendAll([...one, ...three, ...(await claim(at(3000)))], 2000)
      expect(await claim(at(4000))).toEqual([])
    })

    it('of one chat are sent a second apart', async () => {
      const at = moments()
      const chatId = chat()
      await notices().add([notice(at, { chatId }), notice(at, { chatId, notBefore: at(1) })])
      const first = await claim(at(1000))
      expect(first).toHaveLength(1)
      await sendAll(first, 3000)
      expect(await claim(at(1900))).toHaveLength(0)
      const second = await claim(at(2000))
      expect(second).toHaveLength(1)
      await sendAll(second, 3001)
    })

    it('of one chat wait while another one there is started or in doubt', async () => {
      const at = moments()
      const chatId = chat()
      await notices().add([notice(at, { chatId }), notice(at, { chatId, notBefore: at(1) })])
      const [first, ...others] = await claim(at(1000))
      if (!first) throw new Error('nothing was claimed')
      expect([others, await claim(at(3000))]).toEqual([[], []])
      await notices().retry(first, at(6000), at(5000))
      expect(await claim(at(5500))).toEqual([])
      const again = await claim(at(7000))
      expect(again.map(({ id }) => id)).toEqual([first.id])
      await sendAll(again, 3100)
      const second = await claim(at(9000))
      expect(second).toHaveLength(1)
      await sendAll(second, 3101)
    })

    it('in doubt are claimed one at a time, before others', async () => {
      const at = moments()
      await notices().add(Array.from({ length: 3 }, () => notice(at)))
      const lost = await claim(at(0))
      for (const one of lost) await notices().retry(one, at(2000), at(1000))
      await notices().add([notice(at)])
      const first = await claim(at(3000))
      expect(first.map(({ doubtAt }) => doubtAt)).toEqual([at(1000), null])
      expect(await claim(at(4000))).toEqual([])
      await sendAll(first, 4000)
      for (const id of [4002, 4003]) {
        const next = await claim(at(id * 10))
        expect(next).toHaveLength(1)
        await sendAll(next, id)
      }
    })

    it('return in doubt if no outcome was recorded', async () => {
      const at = moments()
      await notices().add([notice(at)])
      await sendAll(await claim(at(0)), 5000)
      await notices().add([notice(at)])
      const [lost] = await claim(at(2000))
      if (!lost) throw new Error('nothing claimed')
      expect(await claim(at(20_000))).toEqual([])
      const [again] = await claim(at(40_000))
      expect(again).toMatchObject({
        id: lost.id,
        attempts: 2,
        doubtAt: at(2000 + pace.horizonMs + pace.claimMs),
        afterId: 5000,
      })
      if (!again) throw new Error('nothing claimed')
      expect(await notices().sent(lost, 1, at(40_000))).toBe(false)
      expect(await notices().trail(again)).toEqual({ newerId: null, knownIds: [] })
      await notices().add([notice(at), notice(at)])
      const [early, late] = await claim(at(41_000))
      await sendAll([...(early ? [early] : []), ...(late ? [late] : [])], 5004)
      expect(await notices().trail(again)).toEqual({ newerId: 5004, knownIds: [] })
      expect(await notices().trail(again, 5010)).toEqual({ newerId: 5010, knownIds: [5004, 5005] })
      await sendAll([again], 5006)
    })

    it('found by a search reveal nothing about the ids of later messages', async () => {
      const at = moments()
      await notices().add([notice(at), notice(at)])
      const lost = await claim(at(0))
      for (const one of lost) await notices().retry(one, at(2000), at(1000))
      const [first] = await claim(at(3000))
      if (!first) throw new Error('nothing claimed')
      expect(await notices().sentEarlier(first, 5501, at(3100))).toBe(true)
      const [second] = await claim(at(4000))
      if (!second) throw new Error('nothing claimed')
      expect(await notices().trail(second)).toEqual({ newerId: null, knownIds: [] })
      expect(await notices().trail(second, 5510)).toEqual({ newerId: 5510, knownIds: [5501] })
      await sendAll([second], 5502)
    })

    it('keep the start of their first doubt', async () => {
      const at = moments()
      await notices().add([notice(at)])
      await sendAll(await claim(at(0)), 6000)
      await notices().add([notice(at)])
      const [first] = await claim(at(2000))
      if (!first) throw new Error('nothing claimed')
      expect(await notices().retry(first, at(3000), at(2500))).toBe(true)
      await notices().add([notice(at)])
      await sendAll(await claim(at(2600)), 6005)
      const [second] = await claim(at(10_000))
      expect(second).toMatchObject({ attempts: 2, doubtAt: at(2500), afterId: 6000 })
      await sendAll(second ? [second] : [], 6006)
    })

    it('respect Telegram’s retry delay: for one chat, or for all after a second chat', async () => {
      const at = moments()
      const [a, b] = [chat(), chat()]
      await notices().add([notice(at, { chatId: a }), notice(at, { chatId: a, notBefore: at(1) })])
      const [first] = await claim(at(1000))
      if (!first) throw new Error('nothing claimed')
      await notices().retry(first, at(6000), null)
      await notices().flooded(a, at(6000), at(1000))
      await notices().add([notice(at, { chatId: b })])
      const others = await claim(at(2500))
      expect(others.map(({ chatId }) => chatId)).toEqual([b])
      for (const one of others) await notices().retry(one, at(2600), null)
      await notices().flooded(b, at(5500), at(2500))
      expect((await notices().claim(at(5000), pace)).notices).toEqual([])
      await sendAll(await claim(at(7000)), 7000)
      await sendAll(await claim(at(9000)), 7010)
      expect(await claim(at(11_000))).toEqual([])
    })

    it('are dropped when their time is over, or their chat is disabled', async () => {
      const at = moments()
      const before = await notices().count()
      const chatId = chat()
      await store().telegram.see({ id: chatId, language: null, mayWrite: true }, at(0))
      await notices().add([notice(at, { notAfter: at(500) }), notice(at, { chatId, notBefore: at(5000) })])
      await store().telegram.setReachable(chatId, false)
      expect(await claim(at(6000))).toEqual([])
      expect((await notices().count()).get('dropped')).toBe((before.get('dropped') ?? 0) + 2)
    })

    it('are kept until they are old', async () => {
      const at = moments()
      const one = notice(at)
      await notices().add([one])
      const [claimed] = await claim(at(1000))
      if (!claimed) throw new Error('nothing claimed')
      expect(await notices().end(claimed, 'refused', at(1500))).toBe(true)
      expect(await notices().end(claimed, 'refused', at(1500))).toBe(false)
      await notices().purge(at(1500))
      expect(await notices().add([one])).toBe(0)
      expect(await notices().purge(at(1501))).toBe(1)
      expect(await notices().add([{ ...one, notAfter: at(1) }])).toBe(1)
      expect(await claim(at(3000))).toEqual([])
    })

    it('have a message that later notices edit, which reveals no new message id', async () => {
      const at = moments()
      const first = notice(at, { kind: 'deposit' })
      expect(await notices().message(first.key)).toBeNull()
      await notices().add([first])
      expect(await notices().message(first.key)).toMatchObject({ chatId: first.chatId, messageId: null })
      await sendAll(await claim(at(1000)), 70)
      expect(await notices().message(first.key)).toMatchObject({ messageId: 70, payload: first.payload })
      const edit = notice(at, { kind: 'deposit', chatId: first.chatId })
      await notices().add([edit])
      const [claimed] = await claim(at(5000))
      if (!claimed) throw new Error('nothing claimed')
      expect(await notices().edited(claimed, at(5500))).toBe(true)
      expect(await notices().edited(claimed, at(5500))).toBe(false)
      expect(await notices().message(edit.key)).toMatchObject({ messageId: null })
    })
  })
}
