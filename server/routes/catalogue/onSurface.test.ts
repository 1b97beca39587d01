import { expect, it } from 'vitest'
import type { ChainsData } from '#core/wire/catalogue.ts'
import { onSurface } from './routes.ts'

const chain = (chain_id: number, family: string, available = true) =>
  ({
    chain_id,
    family,
    chain_name: `Network ${chain_id}`,
    explorer_url: 'https://explorer.example',
    route: { available, reason: available ? null : 'The maker rests.' },
  }) as ChainsData['list'][number]
const route = (fromChainId: number, toChainId: number) => ({ fromChainId, toChainId }) as ChainsData['routes'][number]
const data: ChainsData = {
  list: [chain(1, 'evm'), chain(2, 'evm'), chain(3, 'ton'), chain(4, 'svm', false)],
  routes: [route(1, 2), route(2, 1), route(1, 3), route(3, 1)],
}
const withTon = (from: string, to: string) => from === 'ton' || to === 'ton'

it('keeps the routes of allowed pairs, and gives a reason for networks without any', () => {
  const { list, routes } = onSurface(data, { pair: withTon, links: true })
  expect(routes).toEqual([route(1, 3), route(3, 1)])
  expect(list.map(({ route: { available, code } }) => [available, code])).toEqual([
    [true, undefined],
    [false, 'surface'],
    [true, undefined],
    [false, undefined],
  ])
})

it('is unchanged if every pair is allowed', () => expect(onSurface(data, { pair: () => true, links: true })).toBe(data))

it('is empty if no pair is allowed', () => {
  const { list, routes } = onSurface(data, { pair: () => false, links: true })
  expect([routes, list.map(({ route: { available } }) => available)]).toEqual([[], [false, false, false, false]])
  expect(list[3]?.route.reason).toBe('The maker rests.')
})

it('omits explorers if links are hidden', () => {
  const { list, routes } = onSurface(data, { pair: () => true, links: false })
  expect([routes, list.map(({ explorer_url }) => explorer_url)]).toEqual([data.routes, [null, null, null, null]])
})
