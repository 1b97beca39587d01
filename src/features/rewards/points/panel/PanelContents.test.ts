import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepsFocus, mayTurn, placeAfter, startTurning } from './PanelContents.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('shows the next quest every five seconds until it is stopped', () => {
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

const moving = { count: 2, pointed: false, focused: false, stopped: false, visible: true }
it.each([
  ['there are several', {}, true],
  ['there is one', { count: 1 }, false],
  ['there is none', { count: 0 }, false],
  ['a pointer is over it', { pointed: true }, false],
  ['the focus is in it', { focused: true }, false],
  ['it was stopped', { stopped: true }, false],
  ['nobody looks at the page', { visible: false }, false],
])('where %s', (_, change, expected) => expect(mayTurn({ ...moving, ...change })).toBe(expected))

it.each([
  ['goes to the next one inside', 'inside', 'body', true],
  ['goes elsewhere', 'outside', 'outside', false],
  ['goes nowhere', null, 'body', false],
  ['waits for its window', null, 'inside', true],
])('handles focus that %s', (_, next, remembered, kept) => {
  expect(keepsFocus({ contains: (node: string | null) => node === 'inside' }, next, remembered)).toBe(kept)
})

it.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  // The list has become shorter meanwhile.
  [4, 0, 3, 1],
  [5, 1, 0, 0],
])('from %i by %i of %i moves to %i', (index, by, count, place) => expect(placeAfter(index, by, count)).toBe(place))
