import { describe, expect, it } from 'vitest'
import { hasWrongCapitals, lacks, placeOfLine, typedAddresses, withAddress } from './AirdropForm.tsx'

const a = `0x${'a'.repeat(40)}`
const b = `0x${'B'.repeat(40)}`

describe('the own address', () => {
  it('is offered until the text has it, in any capitals', () => {
    expect([lacks('', null), lacks('', a), lacks(a, b), lacks(`${b}\n${a.toUpperCase()}`, a)]).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('becomes the last line', () =>
    expect([withAddress(' \n', a), withAddress(`${b}\n`, a)]).toEqual([a, `${b}\n${a}`]))
})

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

  it.each([`${a}, ${b}`, `${a},${b}`, `${a};${b};`, `${a} ${b}`, `${a}\t${b}`, ` ${a} ; , ${b}\n`, `${a}\n, ${b}`])(
    '%j has both',
    (text) => expect(typedAddresses(text)).toEqual({ addresses: [a, b] }),
  )

  it.each([
    [`${a}0`, [1]],
    [`${a}\n${b.slice(1)}`, [2]],
    [`\n${a}\n\n${b}`, [3]],
    [`${a},${b.slice(1)}`, [1]],
    [`${a}${b}`, [1]],
    ['z'.repeat(42), [1]],
    [`,\n${a}`, [1]],
    [`${a}\nvitalik.eth\n${b}\nshort`, [2, 4]],
  ])('%j is wrong in the lines %j', (text, lines) => expect(typedAddresses(text)).toEqual({ problem: 'wrong', lines }))
})

it('returns the offsets of a line', () => {
  expect(placeOfLine('one\ntwo\nthree', 1)).toEqual([0, 3])
  expect(placeOfLine('one\ntwo\nthree', 2)).toEqual([4, 7])
  expect(placeOfLine('one\ntwo\nthree', 3)).toEqual([8, 13])
})

it.each([
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', false],
  ['0x70997970c51812dc3a010c7d01b50e0d17dc79c8', false],
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79c8', true],
  ['vitalik.eth', false],
])('%s: %s', (address, wrong) => expect(hasWrongCapitals(address)).toBe(wrong))
