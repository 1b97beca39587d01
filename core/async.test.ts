import { afterEach, describe, expect, it, vi } from 'vitest'
import { batches, delay, freshFlight, inParallel, mapLimit, once, onceAnswered, singleFlight } from './async.ts'
import { within } from './within.ts'
import { AppError } from './errors.ts'

/** Work that counts how much of it is in progress. */
function counted() {
  let [now, most] = [0, 0]
  const started: number[] = []
  const work = async (n: number): Promise<number> => {
    started.push(n)
    most = Math.max(most, ++now)
    await delay(n % 3)
    now--
    if (n === 5) throw new Error('five')
    return n * 10
  }
  return { work, started, most: () => most, now: () => now }
}
const list = (to: number) => Array.from({ length: to }, (_, i) => i)

it.each([
  [0, []],
  [
    4,
    [
      [0, 1],
      [2, 3],
    ],
  ],
  [5, [[0, 1], [2, 3], [4]]],
])('%i items by two', (n, expected) => expect(batches(list(n), 2)).toEqual(expected))

describe('mapLimit', () => {
  it('keeps the order and the limit', async () => {
    const { work, most } = counted()
    expect(await mapLimit(list(5), 2, work)).toEqual([0, 10, 20, 30, 40])
    expect(most()).toBe(2)
  })
  it('ends with the first failure', () => expect(mapLimit(list(9), 2, counted().work)).rejects.toThrow('five'))
})

describe('inParallel', () => {
  it('keeps the limit', async () => {
    const { work, started, most } = counted()
    await inParallel(list(5), 2, work)
    expect([started, most()]).toEqual([list(5), 2])
  })
  it('starts nothing after a failure, and throws it when the rest has ended', async () => {
    const { work, started, now } = counted()
    await expect(inParallel(list(50), 2, work)).rejects.toThrow('five')
    expect(now()).toBe(0)
    expect(started.length).toBeLessThan(10)
  })
})

describe('a limited wait', () => {
  afterEach(() => void vi.useRealTimers())
  const never = new Promise<never>(() => {})

  it('ends with the work, also with its failure', async () => {
    vi.useFakeTimers()
    expect(await within(Promise.resolve(7), 100)).toBe(7)
    const failure = new Error('of the work')
    await expect(within(Promise.reject(failure), 100)).rejects.toBe(failure)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends at its limit with a reason that callers know, and may be repeated', async () => {
    vi.useFakeTimers()
    const ended = vi.fn()
    const failed = within(never, 100).catch((error: unknown) => (ended(), error))
    await vi.advanceTimersByTimeAsync(99)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    const error = await failed
    expect(error).toBeInstanceOf(AppError)
    expect(error).toMatchObject({ reason: 'timed_out', status: 504, retriable: true })
  })
})

describe('memoized calls', () => {
  const failsFirst = () => {
    let calls = 0
    return { calls: () => calls, call: async () => (++calls === 1 ? Promise.reject(new Error('first')) : calls) }
  }

  it('once keeps a failure', async () => {
    const { call, calls } = failsFirst()
    const read = once(call)
    await expect(read()).rejects.toThrow('first')
    await expect(read()).rejects.toThrow('first')
    expect(calls()).toBe(1)
  })
  it('onceAnswered keeps an answer only', async () => {
    const { call, calls } = failsFirst()
    const read = onceAnswered(call)
    await expect(read()).rejects.toThrow('first')
    expect([await read(), await read(), calls()]).toEqual([2, 2, 2])
  })
  it('singleFlight shares a call until it ends', async () => {
    let calls = 0
    const run = singleFlight(async () => (await delay(1), ++calls))
    expect(await Promise.all([run(), run()])).toEqual([1, 1])
    expect(await run()).toBe(2)
  })
  it('freshFlight joins no call that had begun, also one that fails', async () => {
    let now = 'old'
    const run = freshFlight(async () => {
      const seen = now
      await delay(1)
      if (seen === 'old') throw new Error(seen)
      return seen
    })
    const begun = run().catch((error: unknown) => (error as Error).message)
    await delay(0)
    now = 'new'
    let runs = 0
    const later = await Promise.all([run(), run()].map((asked) => asked.then((seen) => [seen, ++runs])))
    expect([await begun, later]).toEqual([
      'old',
      [
        ['new', 1],
        ['new', 2],
      ],
    ])
  })
})
