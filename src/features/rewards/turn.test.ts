import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mayTurn, placeAfter, startTurning } from './turn.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('the next quest comes every five seconds until it is stopped', () => {
  const turn = vi.fn()
  const stop = startTurning(turn)
  vi.advanceTimersByTime(4999)
  expect(turn).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(turn).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_000)
  expect(turn).toHaveBeenCalledTimes(3)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(turn).toHaveBeenCalledTimes(3)
})

const moving = { count: 2, reading: false, stopped: false, visible: true }
it.each([
  ['there are several', {}, true],
  ['there is one', { count: 1 }, false],
  ['there is none', { count: 0 }, false],
  ['somebody reads it', { reading: true }, false],
  ['it was stopped', { stopped: true }, false],
  ['nobody looks at the page', { visible: false }, false],
])('where %s', (_, change, expected) => expect(mayTurn({ ...moving, ...change })).toBe(expected))

it.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  // The list has become shorter meanwhile.
  [4, 0, 3, 1],
  [5, 1, 0, 0],
])('from %i by %i of %i it is %i', (index, by, count, place) => expect(placeAfter(index, by, count)).toBe(place))
