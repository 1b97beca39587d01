import { describe, expect, it, vi } from 'vitest'
import { delay } from '#core/async.ts'
import { chainOf } from '#core/catalogue/fixture.ts'
import { AppError } from '#core/errors.ts'
import type { BlockActivity } from '#core/tracker/activity.ts'
import type { NetworkNode } from '#chains/contract/node.ts'
import { silentLog } from '#runtime/log.ts'
import { createTestClock } from '../testing/testApp.ts'
import { createBlockIndex, type IndexLimits } from './createBlockIndex.ts'
import { createTracker } from './createTracker.ts'
import type { TurnLimits } from './createTurns.ts'
import type { ActivityReader, SentList } from './reader.ts'

const own = `0x${'a1'.repeat(20)}`
const chain = chainOf(1)
const one: SentList = {
  transactions: [{ hash: '0x1', at: 1_700_000_000, contract: null, value: 5n, fee: 1n }],
  isComplete: true,
}
const limited = () => Promise.reject(new AppError('vendor_limited', 'later', { retriable: true }))
const down = () => Promise.reject(new AppError('vendor_down', 'no answer', { retriable: true }))
const readerOf = (sentBy: ActivityReader['sentBy'], lanes = 4): ActivityReader => ({
  name: 'test',
  lanes,
  freshMs: 60_000,
  sentBy,
})
const never = () => new AbortController().signal

function open(readers: readonly ActivityReader[], deadlineMs = 5000, turns: Partial<TurnLimits> = {}) {
  const clock = createTestClock(new Date('2026-03-01T12:00:00Z'))
  const network = { chain, readers }
  const tracker = createTracker([network], { clock, log: silentLog, deadlineMs, turns })
  const look = (address = own, signal = never(), ip = '192.0.2.1') => tracker.look(address, network, { ip, signal })
  return { clock, tracker, look }
}

describe('a tracker', () => {
  it('has only networks with a source', () => {
    const { tracker } = open([])
    expect(tracker.networks).toEqual([])
  })

  it('reads a network again only when its answer is old, and shows the old one marked if that fails', async () => {
    let reads = 0
    let answer: ActivityReader['sentBy'] = () => Promise.resolve(one)
    const { look, clock } = open([readerOf((...of) => (reads++, answer(...of)))])
    expect(await look()).toMatchObject({ activity: { transactions: 1 }, isStale: false })
    await look()
    expect(reads).toBe(1)
    clock.advance(61)
    answer = down
    expect(await look()).toMatchObject({
      activity: { transactions: 1 },
      isStale: true,
      readAt: new Date('2026-03-01T12:00:00Z'),
    })
    expect(reads).toBe(2)
  })

  it.each([
    ['busy', limited],
    ['unavailable', down],
  ])('a failure without an earlier answer is named: %s', async (failure, sentBy) =>
    expect(await open([readerOf(sentBy)]).look()).toEqual({ failure }),
  )

  it('asks the next source where one fails', async () => {
    const { look } = open([readerOf(limited), readerOf(() => Promise.resolve(one))])
    expect(await look()).toMatchObject({ activity: { volume: 5n } })
  })

  it('lets equal reads share one, which ends when its last caller leaves', async () => {
    let stopped = false
    let reads = 0
    const { look } = open([
      readerOf((_, __, signal) => {
        reads += 1
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => {
            stopped = true
            reject(signal.reason as Error)
          }),
        )
      }),
    ])
    const [first, second] = [new AbortController(), new AbortController()]
    const both = [look(own, first.signal), look(own, second.signal)]
    first.abort()
    await Promise.resolve()
    expect([reads, stopped]).toEqual([1, false])
    second.abort()
    expect(await Promise.all(both)).toEqual([{ failure: 'busy' }, { failure: 'busy' }])
    expect(stopped).toBe(true)
  })

  it('a source that hangs is given up at the deadline', async () => {
    const { look } = open([readerOf(() => new Promise(() => undefined))], 10)
    expect(await look()).toEqual({ failure: 'busy' })
  })

  it('asks the next source where too many wait for the first', async () => {
    const slow = readerOf(() => new Promise(() => undefined), 1)
    const { look } = open([slow, readerOf(() => Promise.resolve(one))], 5000, { perAddress: 0 })
    const leaving = new AbortController()
    const hanging = look(own, leaving.signal)
    expect(await look(`0x${'b2'.repeat(20)}`)).toMatchObject({ activity: { transactions: 1 } })
    leaving.abort()
    expect(await hanging).toEqual({ failure: 'busy' })
  })

  it('is busy for an address that has taken its places, and answers others', async () => {
    const asked: string[] = []
    const answers = new Map<string, () => void>()
    const source = readerOf((address) => {
      asked.push(address)
      return new Promise((resolve) => answers.set(address, () => resolve(one)))
    }, 1)
    const { look } = open([source], 5000, { perAddress: 1 })
    const [running, waiting, refused, other] = ['a1', 'a2', 'a3', 'b1'].map((byte) => `0x${byte.repeat(20)}`) as [
      string,
      string,
      string,
      string,
    ]
    const signal = never()
    const looks = [look(running, signal), look(waiting, signal)]
    expect(await look(refused, signal)).toEqual({ failure: 'busy' })
    looks.push(look(other, signal, '192.0.2.2'))
    for (const address of [running, waiting, other]) {
      await vi.waitUntil(() => asked.includes(address))
      answers.get(address)?.()
    }
    for (const looked of await Promise.all(looks)) expect(looked).toMatchObject({ activity: { transactions: 1 } })
    expect(asked).toEqual([running, waiting, other])
  })

  it('never asks a source for callers who left while they waited', async () => {
    const asked: string[] = []
    let answer = (): void => {}
    const source = readerOf((address) => {
      asked.push(address)
      return new Promise((resolve) => (answer = () => resolve(one)))
    }, 1)
    const { look } = open([source])
    const [running, gone, next] = ['a1', 'a2', 'a3'].map((byte) => `0x${byte.repeat(20)}`) as [string, string, string]
    const leaving = new AbortController()
    const first = look(running)
    const left = look(gone, leaving.signal)
    const last = look(next)
    leaving.abort()
    expect(await left).toEqual({ failure: 'busy' })
    await vi.waitUntil(() => asked.length === 1)
    answer()
    await first
    await vi.waitUntil(() => asked.length === 2)
    answer()
    await last
    expect(asked).toEqual([running, next])
  })

  it('lets no one join a read that its last caller has stopped', async () => {
    let reads = 0
    const { look } = open([
      readerOf((_, __, signal) => {
        reads += 1
        if (reads > 1) return Promise.resolve(one)
        return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
      }),
    ])
    const leaving = new AbortController()
    const stopped = look(own, leaving.signal)
    await vi.waitUntil(() => reads === 1)
    leaving.abort()
    expect(await look()).toMatchObject({ activity: { transactions: 1 } })
    expect(await stopped).toEqual({ failure: 'busy' })
  })

  it('a caller who leaves waits no longer, and the others get the answer', async () => {
    let answer = (): void => {}
    const { look } = open([readerOf(() => new Promise((resolve) => (answer = () => resolve(one))))])
    const leaving = new AbortController()
    const [gone, stays] = [look(own, leaving.signal), look()]
    leaving.abort()
    expect(await gone).toEqual({ failure: 'busy' })
    answer()
    expect(await stays).toMatchObject({ activity: { transactions: 1 } })
  })

  it('asks a source as many at once as it takes', async () => {
    let open_ = 0
    let most = 0
    const { look } = open([
      readerOf(async () => {
        most = Math.max(most, ++open_)
        await new Promise(setImmediate)
        open_ -= 1
        return one
      }, 3),
    ])
    await Promise.all(Array.from({ length: 20 }, (_, n) => look(`0x${String(n).padStart(40, '0')}`)))
    expect(most).toBe(3)
  })
})

/** A network whose blocks have one transaction of each sender, from a node that tests change. */
function blocksOf(senders: readonly (readonly string[])[], fork = '') {
  const hash = (height: number) => `0x${fork}${height}`
  return senders.map(
    (from, height): BlockActivity => ({
      hash: hash(height),
      parentHash: hash(height - 1),
      time: 1_700_000_000 + height,
      transactions: from.map((sender, n) => ({
        hash: `${hash(height)}-${n}`,
        from: sender,
        contract: null,
        value: 2n,
        fee: 1n,
      })),
    }),
  )
}

describe('our own index', () => {
  const limits: IndexLimits = { blocks: 1000, transactions: 1000, turnMs: 5000 }
  const build = (blocks: BlockActivity[], more: Partial<IndexLimits> = {}) => {
    const state = { blocks, reads: 0, isDown: false, answersAt: Promise.resolve() }
    const node = {
      head: () => Promise.resolve({ height: BigInt(state.blocks.length - 1) }),
      blockActivity: async (height: bigint) => {
        await state.answersAt
        state.reads += 1
        const block = state.blocks[Number(height)]
        return block && !state.isDown ? block : down()
      },
    } as unknown as NetworkNode
    const index = createBlockIndex({ chains: () => node }, { ...limits, ...more })
    const sent = async () => {
      const { transactions, isComplete } = await index.sentBy(own, chain.id, never())
      return { hashes: transactions.map(({ hash }) => hash), isComplete }
    }
    return { state, sent }
  }

  it('reads each block once, and new ones later', async () => {
    const { state, sent } = build(blocksOf([[], [own, '0xb'], [own]]))
    expect(await sent()).toEqual({ hashes: ['0x2-0', '0x1-0'], isComplete: true })
    await sent()
    expect(state.reads).toBe(3)
    state.blocks = blocksOf([[], [own, '0xb'], [own], [own]])
    expect((await sent()).hashes).toHaveLength(3)
    expect(state.reads).toBe(4)
  })

  it('answers with blocks that were mined while an earlier read was under way', async () => {
    const { state, sent } = build(blocksOf([[], [own]]))
    state.answersAt = delay(5)
    const begun = sent()
    await delay(0)
    state.blocks = blocksOf([[], [own], [own]])
    const later = sent()
    expect((await begun).hashes).toEqual(['0x1-0'])
    expect((await later).hashes).toEqual(['0x2-0', '0x1-0'])
  })

  it('answers only once it has read the newest block, however many turns that takes', async () => {
    const many = blocksOf([...Array.from({ length: 500 }, () => []), [own]])
    const { state, sent } = build(many, { turnMs: -1 })
    state.answersAt = delay(1)
    expect(await sent()).toEqual({ hashes: ['0x500-0'], isComplete: true })
  })

  it('begins again after a reorganization', async () => {
    const { state, sent } = build(blocksOf([[], [own], [own]]))
    await sent()
    state.blocks = blocksOf([[], [], [], [own]], 'f')
    expect(await sent()).toEqual({ hashes: ['0xf3-0'], isComplete: true })
  })

  it('begins again on a network that began again', async () => {
    const { state, sent } = build(blocksOf([[], [own], [own], [own]]))
    await sent()
    state.blocks = blocksOf([[own]], 'f')
    expect(await sent()).toEqual({ hashes: ['0xf0-0'], isComplete: true })
  })

  it('is not complete where it began late, or dropped what is old', async () => {
    expect(await build(blocksOf([[own], [own], [own], [own]]), { blocks: 2 }).sent()).toEqual({
      hashes: ['0x3-0', '0x2-0', '0x1-0'],
      isComplete: false,
    })
    const { hashes, isComplete } = await build(blocksOf(Array.from({ length: 9 }, () => [own])), {
      transactions: 4,
    }).sent()
    expect([hashes[0], hashes.length < 9, isComplete]).toEqual(['0x8-0', true, false])
  })

  it('continues after a failure', async () => {
    const { state, sent } = build(blocksOf([[], [own]]))
    state.isDown = true
    await expect(sent()).rejects.toMatchObject({ reason: 'vendor_down' })
    state.isDown = false
    expect(await sent()).toEqual({ hashes: ['0x1-0'], isComplete: true })
  })
})

describe('tokens of an address', () => {
  const names = { tokens: [`0x${'c3'.repeat(20)}`], isComplete: true }
  const explorer = (tokensOf: NonNullable<ActivityReader['tokensOf']>): ActivityReader => ({
    ...readerOf(() => Promise.resolve(one)),
    tokensOf,
  })
  const caller = () => ({ ip: '192.0.2.1', signal: never() })

  it('are unknown where no source names any, and where the network has no source', async () => {
    const { tracker } = open([readerOf(() => Promise.resolve(one))])
    expect(await tracker.tokensOf(own, chain.id, caller())).toBeNull()
    expect(await tracker.tokensOf(own, chainOf(2).id, caller())).toBeNull()
  })

  it('are kept for a while, apart from the activity', async () => {
    let reads = 0
    const { tracker, look, clock } = open([explorer(() => (reads++, Promise.resolve(names)))])
    await look()
    for (let n = 0; n < 2; n++) expect(await tracker.tokensOf(own, chain.id, caller())).toEqual(names)
    expect(reads).toBe(1)
    clock.advance(61)
    await tracker.tokensOf(own, chain.id, caller())
    expect(reads).toBe(2)
  })

  it('are those of the next explorer where one fails, and never an old answer', async () => {
    let answer: NonNullable<ActivityReader['tokensOf']> = () => Promise.resolve(names)
    const { tracker, clock } = open([explorer(limited), explorer((...of) => answer(...of))])
    expect(await tracker.tokensOf(own, chain.id, caller())).toEqual(names)
    clock.advance(61)
    answer = down
    await expect(tracker.tokensOf(own, chain.id, caller())).rejects.toMatchObject({ reason: 'vendor_down' })
  })

  it('end with their caller', async () => {
    const { tracker } = open([explorer(() => new Promise(() => undefined))])
    await expect(tracker.tokensOf(own, chain.id, { ip: '192.0.2.1', signal: AbortSignal.timeout(5) })).rejects.toThrow()
  })
})
