import { expect, it } from 'vitest'
import { chain, route, token } from '#src/testing/rows.ts'
import { whyBlocked } from './networkRows.ts'

const [a, b, c] = [token(1, 'ETH', 18), token(2, 'ETH', 18), token(3, 'ETH', 18)]
const chains = [
  chain(1, 'A'),
  chain(2, 'B'),
  chain(3, 'C'),
  chain(4, 'D', { route: { available: false, reason: 'Not set up.' } }),
]
const catalogue = { list: chains, routes: [route(a, b), route(b, a), route(b, c)] }
const reasons = (side: 'from' | 'to', fromChainId: number) => chains.map(whyBlocked(side, catalogue, fromChainId))

it('a source needs a route that starts there', () =>
  expect(reasons('from', 1)).toEqual([null, null, 'no_route', 'no_route']))
it('a destination must be reachable from the source; selecting the source itself swaps networks', () => {
  expect(reasons('to', 1)).toEqual([null, null, 'unreachable', 'no_route'])
  expect(reasons('to', 2)).toEqual([null, null, null, 'no_route'])
})
