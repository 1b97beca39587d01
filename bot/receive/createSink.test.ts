import { expect, it } from 'vitest'
import { createSink } from './createSink.ts'

const keep = async (updates: readonly number[]) => updates
const NEVER = 2 ** 31 - 1
const turn = () => new Promise((done) => setImmediate(done))
const slow = () => {
  const ends = new Map<number, () => void>()
  return { ends, work: (update: number) => new Promise<void>((done) => ends.set(update, done)) }
}

it('requests more at once while few updates are in progress', async () => {
  const { work } = slow()
  const sink = createSink({ keep, work, most: 4, enough: 2, patienceMs: NEVER })
  expect(await sink.handle([1, 2])).toBe(2)
  expect(sink.snapshot()).toEqual([1, 2])
})

it('requests more when enough slots are free, and returns how many', async () => {
  const { work, ends } = slow()
  const sink = createSink({ keep, work, most: 4, enough: 2, patienceMs: NEVER })
  const rooms: number[] = []
  const handled = sink.handle([1, 2, 3, 4]).then((free) => rooms.push(free))
  await turn()
  ends.get(2)?.()
  await turn()
  expect([rooms, sink.size()]).toEqual([[], 3])
  ends.get(1)?.()
  await handled
  expect([rooms, sink.snapshot()]).toEqual([[2], [3, 4]])
})

it('returns a single free slot while the others are slow, and never more than are free', async () => {
  const { work, ends } = slow()
  const sink = createSink({ keep, work, most: 2, enough: 2, patienceMs: 0 })
  const room = sink.handle([1, 2])
  await turn()
  ends.get(1)?.()
  expect(await room).toBe(1)
})

it('processes only updates that were stored, and none if storing failed', async () => {
  const begun: number[] = []
  const work = async (update: number) => void begun.push(update)
  await createSink({
    keep: async ([first]: readonly number[]) => (first === undefined ? [] : [first]),
    work,
    most: 4,
    enough: 2,
    patienceMs: NEVER,
  }).handle([1, 2])
  const failing = createSink({
    keep: () => Promise.reject(new Error('away')),
    work,
    most: 4,
    enough: 2,
    patienceMs: NEVER,
  })
  await expect(failing.handle([3])).rejects.toThrow('away')
  expect(begun).toEqual([1])
})
