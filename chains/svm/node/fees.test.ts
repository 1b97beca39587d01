import { expect, it } from 'vitest'
import { derived } from '#chains/rpc/votes.ts'
import type { NodeContext } from './context.ts'
import { offeredPrice, priorityFee } from './fees.ts'

const context = { maxComputeUnitPrice: 1_000n } as NodeContext

it.each<[bigint, number, bigint]>([
  [0n, 0, 0n],
  [100n, 0, 100n],
  [100n, 1, 150n],
  [100n, 4, 300n],
  [1_000n, 1, 1_000n],
  [10n ** 18n, 0, 1_000n],
])('at a market price of %i attempt %i offers %i', (market, attempt, offered) =>
  expect(offeredPrice(derived(market), attempt, context)).toBe(offered),
)

it('rounds the priority fee up, as the network does', () => {
  expect([priorityFee(0n), priorityFee(1n), priorityFee(1_000_000n)]).toEqual([0n, 1n, 120_000n])
})
