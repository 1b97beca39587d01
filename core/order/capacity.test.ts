import { expect, it } from 'vitest'
import { assetId, NATIVE } from '../chain/assetId.ts'
import { chainId } from '../chain/chainId.ts'
import { type PromisedPayout, promisedUnits } from './capacity.ts'

const coin = assetId(chainId(1), NATIVE)
const token = assetId(chainId(1), '0x00000000000000000000000000000000000000aa')
const one = (change: Partial<PromisedPayout> = {}): PromisedPayout => ({
  asset: token,
  depositor: 'alice',
  amount: 10n,
  gas: 1n,
  opened: false,
  drawn: false,
  ...change,
})

it.each<[string, readonly PromisedPayout[], bigint]>([
  ['nothing is promised', [], 0n],
  ['an order that may still be opened', [one()], 10n],
  ['and one that was', [one(), one({ opened: true, amount: 5n })], 15n],
  ['another asset', [one({ asset: coin })], 0n],
  ['unopened orders of many hold half at most', [one(), one({ depositor: 'bob', amount: 45n })], 50n],
  ['deposited ones hold what they need', [one({ opened: true, amount: 70n }), one({ depositor: 'bob' })], 80n],
  ['an order that is being made replaces its depositor’s own', [one({ depositor: 'me', amount: 40n }), one()], 10n],
])('%s', (_, promised, units) => expect(promisedUnits(promised, token, 100n, 'me')).toBe(units))

it('keeps what a pool pays apart from inventory, except for its gas', () => {
  const promised = [one({ opened: true }), one({ opened: true, drawn: true, amount: 7n })]
  expect(promisedUnits(promised, token, 100n)).toBe(10n)
  expect(promisedUnits(promised, token, 100n, null, 'pool')).toBe(7n)
  expect(promisedUnits(promised, coin, 100n)).toBe(2n)
  expect(promisedUnits(promised, coin, 100n, null, 'pool')).toBe(0n)
})

it('counts gas on top as native coins, whatever asset it is for', () =>
  expect(promisedUnits([one(), one({ asset: coin, opened: true })], coin, 100n)).toBe(12n))
