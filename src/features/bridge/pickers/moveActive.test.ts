import { describe, expect, it } from 'vitest'
import { type ListShape, moveActive } from './moveActive.ts'

const shape: ListShape = { chips: 3, rows: 10, page: 4 }
const bare: ListShape = { chips: 0, rows: 10, page: 4 }

describe('keys in a list with shortcuts above its rows', () => {
  it.each([
    ['ArrowDown', null, 0],
    ['ArrowDown', 1, 3],
    ['ArrowDown', 3, 4],
    ['ArrowDown', 12, 12],
    ['ArrowUp', null, 12],
    ['ArrowUp', 4, 3],
    ['ArrowUp', 3, 0],
    ['ArrowUp', 2, 2],
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 2],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 0],
    ['PageDown', 1, 5],
    ['PageDown', 11, 12],
    ['PageDown', null, 7],
    ['PageUp', 4, 3],
    ['PageUp', 11, 7],
    ['Home', 9, 0],
    ['End', 0, 12],
  ] as const)('%s from %s leads to %i', (key, active, expected) =>
    expect(moveActive(key, active, shape)).toBe(expected),
  )

  it.each(['ArrowLeft', 'ArrowRight'])('%s in the rows stays with the text field', (key) => {
    expect(moveActive(key, 5, shape)).toBeNull()
    expect(moveActive(key, null, shape)).toBeNull()
  })

  it.each(['a', 'Tab', 'Escape', 'toString'])('%s is no key of the list', (key) =>
    expect(moveActive(key, 1, shape)).toBeNull(),
  )
})

describe('without shortcuts', () => {
  it.each([
    ['ArrowDown', null, 0],
    ['ArrowUp', 0, 0],
    ['PageUp', 2, 0],
  ] as const)('%s from %s leads to %i', (key, active, expected) => expect(moveActive(key, active, bare)).toBe(expected))
  it('an empty list has nowhere to go', () =>
    expect(moveActive('End', null, { chips: 0, rows: 0, page: 4 })).toBeNull())
  it('shortcuts alone can be left by no arrow', () =>
    expect(moveActive('ArrowDown', 0, { chips: 2, rows: 0, page: 4 })).toBe(1))
})
