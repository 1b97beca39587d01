import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTurns, type TurnLimits } from './createTurns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const one = '192.0.2.1'
const other = '192.0.2.2'
/** Lets promises that have settled continue; no timer fires. */
const settle = () => vi.advanceTimersByTimeAsync(0)

function open(lanes: number, limits: Partial<TurnLimits> = {}) {
  const takeTurn = createTurns(lanes, limits)
  const order: string[] = []
  const ends: (() => void)[] = []
  const take = (name: string, ip = one, signal = new AbortController().signal) =>
    takeTurn(ip, signal).then(
      (end) => {
        order.push(name)
        ends.push(end)
        return 'turn'
      },
      (error: unknown) => (error as { reason?: string }).reason ?? (error as Error).name,
    )
  const end = async () => {
    ends.shift()?.()
    await settle()
  }
  return { take, end, order, ends }
}

describe('turns', () => {
  it('are taken by as many reads as there are lanes, and then by those that wait, in their order', async () => {
    const { take, end, order } = open(2)
    for (const name of ['a', 'b', 'c', 'd']) void take(name)
    await settle()
    expect(order).toEqual(['a', 'b'])
    await end()
    expect(order).toEqual(['a', 'b', 'c'])
    await end()
    expect(order).toEqual(['a', 'b', 'c', 'd'])
  })

  it('rotate between addresses, so that one with many reads delays another by one', async () => {
    const { take, end, order } = open(1)
    for (const name of ['a1', 'a2', 'a3', 'a4']) void take(name)
    for (const name of ['b1', 'b2']) void take(name, other)
    for (let n = 0; n < 6; n += 1) await end()
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4'])
  })

  it('are refused to an address that holds its places, and not to others', async () => {
    const { take } = open(1, { perAddress: 2 })
    for (const name of ['running', 'first', 'second']) void take(name)
    expect(await take('third')).toBe('tracker_busy')
    const others = take('other', other)
    await settle()
    expect(await Promise.race([others, Promise.resolve('waits')])).toBe('waits')
  })

  it('are refused to an IPv6 network that holds its places, whichever of its addresses asks', async () => {
    const { take, end } = open(1, { perAddress: 2, perRange: 3 })
    void take('running')
    for (const n of [1, 2, 3]) void take(`waiting ${n}`, `2001:db8:7:${n}::1`)
    expect(await take('a fourth', '2001:db8:7:9::1')).toBe('tracker_busy')
    await end()
    const afterOne = take('a fourth', '2001:db8:7:9::1')
    expect(await Promise.race([afterOne, settle().then(() => 'waits')])).toBe('waits')
  })

  it('are refused to everyone once the queue is full', async () => {
    const { take } = open(1, { waiting: 2 })
    for (const ip of ['192.0.2.7', '192.0.2.8', '192.0.2.9']) void take(ip, ip)
    expect(await take('late', other)).toBe('tracker_busy')
  })

  it('are given up after a while, which frees the place', async () => {
    const { take, end, order } = open(1, { perAddress: 1, waitMs: 1000 })
    void take('slow')
    const waiting = take('waiting')
    await vi.advanceTimersByTimeAsync(999)
    expect(await Promise.race([waiting, Promise.resolve('waits')])).toBe('waits')
    await vi.advanceTimersByTimeAsync(1)
    expect(await waiting).toBe('tracker_busy')
    void take('next')
    await end()
    expect(order).toEqual(['slow', 'next'])
  })

  it('pass reads that have gone, whose places are free at once', async () => {
    const { take, end, order } = open(1, { perAddress: 1 })
    const leaving = new AbortController()
    void take('running')
    const gone = take('gone', one, leaving.signal)
    leaving.abort()
    void take('next')
    expect(await gone).toBe('AbortError')
    await end()
    expect(order).toEqual(['running', 'next'])
    await end()
    // The lane is free again, and free once.
    void take('last')
    expect(await take('too late', one, AbortSignal.abort())).toBe('AbortError')
    await settle()
    expect(order).toEqual(['running', 'next', 'last'])
  })

  it('never go to a read that leaves in the moment when its turn is given', async () => {
    const { take, end, order } = open(1)
    const leaving = new AbortController()
    void take('running')
    const leaves = take('leaves', one, leaving.signal)
    await settle()
    leaving.abort()
    const ended = end()
    await ended
    expect(await leaves).toBe('AbortError')
    expect(await take('next')).toBe('turn')
    expect(order).toEqual(['running', 'next'])
  })

  it('end once, however often that is said', async () => {
    const { take, ends, order } = open(1)
    void take('a')
    await settle()
    ends[0]?.()
    ends[0]?.()
    for (const name of ['b', 'c']) void take(name)
    await settle()
    expect(order).toEqual(['a', 'b'])
  })
})
