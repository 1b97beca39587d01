import { expect, it } from 'vitest'
import { mayOpenPool, poolAnswer, type PoolVisitor } from './places.ts'

const listed = ['0xAbCd', 'SoL1']

it.each<[string | null, boolean]>([
  ['0xabcd', true],
  ['0XABCD', true],
  ['sol1', true],
  ['0xabcde', false],
  ['', false],
  [null, false],
])('%s may open the pool: %s', (userId, may) => {
  expect(mayOpenPool(userId, listed)).toBe(may)
})

it('an empty list lets no one in', () => {
  expect(mayOpenPool('0xabcd', [])).toBe(false)
})

it.each<[string, PoolVisitor, ReturnType<typeof poolAnswer>]>([
  ['the list is on its way', { userId: '0xabcd', listed: undefined, failed: false }, 'wait'],
  ['the list did not come', { userId: '0xabcd', listed: undefined, failed: true }, 'closed'],
  ['nobody is known', { userId: null, listed: undefined, failed: false }, 'closed'],
  ['listed', { userId: '0xabcd', listed, failed: false }, 'open'],
  ['not listed', { userId: '0x1', listed, failed: false }, 'closed'],
])('%s', (_, visitor, answer) => {
  expect(poolAnswer(visitor)).toBe(answer)
})
