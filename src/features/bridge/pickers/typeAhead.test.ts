import { describe, expect, it } from 'vitest'
import { findTyped, type Typed, typeOn } from './typeAhead.ts'

const labels = ['Arbitrum', 'Base', 'Berachain', 'Blast', 'Linea']
const press = (letters: string, gap: number): Typed | null =>
  [...letters].reduce<Typed | null>((typed, letter, i) => typeOn(typed, letter, i * gap), null)

describe('typing letters on the list', () => {
  it('makes a word of what is typed quickly, and a new one after a pause', () => {
    expect(press('Ber', 100)?.text).toBe('ber')
    expect(press('Ber', 2000)?.text).toBe('r')
  })

  it('goes on through the rows that begin with one letter, round to the first', () => {
    expect(press('bb', 100)?.text).toBe('b')
    expect(findTyped(labels, 'b', null)).toBe(1)
    expect(findTyped(labels, 'b', 1)).toBe(2)
    expect(findTyped(labels, 'b', 3)).toBe(1)
  })

  it('stays where a longer word still fits, else looks further', () => {
    expect(findTyped(labels, 'be', 2)).toBe(2)
    expect(findTyped(labels, 'bl', 2)).toBe(3)
    expect(findTyped(labels, 'zz', 2)).toBeNull()
  })
})
