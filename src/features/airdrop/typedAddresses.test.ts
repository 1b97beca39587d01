import { describe, expect, it } from 'vitest'
import { placeOfLine, typedAddresses } from './typedAddresses.ts'

const a = `0x${'a'.repeat(40)}`
const b = `0x${'B'.repeat(40)}`

describe('addresses of a text', () => {
  it.each(['', ' ', '\n \n\t'])('%j is empty', (text) => expect(typedAddresses(text)).toEqual({ problem: 'empty' }))

  it.each([
    [a, [a]],
    [`${a}\n${b}`, [a, b]],
    [` ${a} \r\n\t${b}  \r\n`, [a, b]],
    [`\n\n${a}\n\n`, [a]],
    [`${a.slice(0, 10)} ${a.slice(10)}`, [a]],
    [`${b}\n${a}\n${b.toLowerCase()}`, [b, a]],
  ])('%j has its addresses, each once', (text, addresses) => expect(typedAddresses(text)).toEqual({ addresses }))

  it.each([
    [`${a}0`, 1, false],
    [`${a}\n${b.slice(1)}`, 2, false],
    [`\n${a}\n\n${b}`, 3, false],
    [`${a}, ${b}`, 1, true],
    [`${a};`, 1, true],
    [`${a} ${b}`, 1, true],
    ['z'.repeat(42), 1, false],
    [`${a}\nvitalik.eth\nshort`, 2, false],
  ])('%j is wrong in line %i, by several in it: %s', (text, line, several) => expect(typedAddresses(text)).toEqual({ problem: 'wrong', line, several }))
})

it('finds the place of a line', () => {
  expect(placeOfLine('one\ntwo\nthree', 1)).toEqual([0, 3])
  expect(placeOfLine('one\ntwo\nthree', 2)).toEqual([4, 7])
  expect(placeOfLine('one\ntwo\nthree', 3)).toEqual([8, 13])
})
