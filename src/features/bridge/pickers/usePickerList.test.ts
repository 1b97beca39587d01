import { describe, expect, it } from 'vitest'
import { type ListShape, moveActive, findTyped, type Typed, typeOn } from './usePickerList.ts'

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
  ] as const)('%s from %s moves to %i', (key, active, expected) =>
    expect(moveActive(key, active, shape)).toBe(expected),
  )

  it.each(['ArrowLeft', 'ArrowRight'])('%s in the rows is left to the text field', (key) => {
    expect(moveActive(key, 5, shape)).toBeNull()
    expect(moveActive(key, null, shape)).toBeNull()
  })

  it.each(['a', 'Tab', 'Escape', 'toString'])('%s is not a list key', (key) =>
    expect(moveActive(key, 1, shape)).toBeNull(),
  )
})

describe('without shortcuts', () => {
  it.each([
    ['ArrowDown', null, 0],
    ['ArrowUp', 0, 0],
    ['PageUp', 2, 0],
  ] as const)('%s from %s moves to %i', (key, active, expected) => expect(moveActive(key, active, bare)).toBe(expected))
  it('an empty list has no active row', () =>
    expect(moveActive('End', null, { chips: 0, rows: 0, page: 4 })).toBeNull())
  it('arrows cannot leave shortcuts without rows', () =>
    expect(moveActive('ArrowDown', 0, { chips: 2, rows: 0, page: 4 })).toBe(1))
})

const labels = ['Arbitrum', 'Base', 'Berachain', 'Blast', 'Linea']
const press = (letters: string, gap: number): Typed | null =>
  [...letters].reduce<Typed | null>((typed, letter, i) => typeOn(typed, letter, i * gap), null)

describe('typing letters on the list', () => {
  it('joins letters typed quickly, and starts again after a pause', () => {
    expect(press('Ber', 100)?.text).toBe('ber')
    expect(press('Ber', 2000)?.text).toBe('r')
  })

  it('cycles through the rows that begin with one letter', () => {
    expect(press('bb', 100)?.text).toBe('b')
    expect(findTyped(labels, 'b', null)).toBe(1)
    expect(findTyped(labels, 'b', 1)).toBe(2)
    expect(findTyped(labels, 'b', 3)).toBe(1)
  })

  it('keeps its row while a longer text matches, else searches further', () => {
    expect(findTyped(labels, 'be', 2)).toBe(2)
    expect(findTyped(labels, 'bl', 2)).toBe(3)
    expect(findTyped(labels, 'zz', 2)).toBeNull()
  })
})
