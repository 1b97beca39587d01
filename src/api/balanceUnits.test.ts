import { expect, it } from 'vitest'
import { balanceBatches } from './balanceUnits.ts'

const many = (kind: string, count: number) => Array.from({ length: count }, (_, at) => `${kind}${at}`)
const sizes = (tokens: readonly string[]) =>
  balanceBatches(tokens, (token) => token.startsWith('u')).map((batch) => `${batch[0]?.[0]}${batch.length}`)

it.each<[readonly string[], readonly string[]]>([
  [[], []],
  [many('l', 50), ['l50']],
  [many('l', 51), ['l50', 'l1']],
  [
    ['u', 'l', 'u'],
    ['l1', 'u2'],
  ],
  [
    [...many('u', 21), ...many('l', 3)],
    ['l3', 'u10', 'u10', 'u1'],
  ],
])('splits tokens into requests that the server takes', (tokens, expected) => {
  expect(sizes(tokens)).toEqual(expected)
})
