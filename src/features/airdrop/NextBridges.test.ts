import { expect, it } from 'vitest'
import type { ChainsData } from '#core/wire/catalogue.ts'
import { settleForm, emptyForm } from '#src/features/shared/form.ts'
import { proposed, towards } from './NextBridges.tsx'

const route = (from: number, to: number): ChainsData['routes'][number] =>
  ({
    fromChainId: from,
    toChainId: to,
    from_asset: `${from}:native`,
    to_asset: `${to}:native`,
  }) as ChainsData['routes'][number]
const routes = [route(1, 2), route(2, 1), route(2, 3)]
const form = { ...emptyForm, fromChainId: 1, toChainId: 2, recipient: '0xabc' }

it.each([
  ['keeps a source that reaches it', 2, { fromChainId: 1, toChainId: 2, recipient: '0xabc' }],
  ['leaves a source that does not', 3, { fromChainId: null, toChainId: 3, recipient: '' }],
  ['does not send from a network to itself', 1, { fromChainId: null, toChainId: 1, recipient: '' }],
  ['keeps the source where nothing reaches it', 9, { fromChainId: 1, toChainId: 9, recipient: '' }],
])('%s', (_, to, expected) => expect(towards(routes, form, to)).toEqual(expected))

it('keeps the chosen destination in the settled form', () => {
  const catalogue = { list: [], routes, tokens: [] }
  for (const to of [1, 2, 3])
    expect(settleForm(catalogue, { ...form, ...towards(routes, form, to) }).toChainId).toBe(to)
})

it('lists the networks that have a bridge, in the given order', () => {
  const chain = (chain_id: number, { disabled = false, available = true } = {}) =>
    ({ chain_id, disabled, route: { available, reason: null } }) as ChainsData['list'][number]
  const list = [chain(1), chain(2, { disabled: true }), chain(3), chain(4, { available: false })]
  expect(proposed({ list, routes: [] }, [4, 3, 2, 1, 7]).map((row) => row.chain_id)).toEqual([3, 1])
})
