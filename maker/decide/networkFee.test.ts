import { describe, expect, it } from 'vitest'
import type { Price } from '#core/money/price.ts'
import { type NetworkFeeFacts, networkFeeRefusal } from './networkFee.ts'

const E8 = 10n ** 8n
const ETHER = 10n ** 18n
const priced = (stale: boolean): Price => ({ usdE8: 3_000n * E8, source: 'vendor', asOf: new Date(0), stale })
const facts = (change: Partial<NetworkFeeFacts>): NetworkFeeFacts => ({
  feeCap: ETHER / 100n,
  decimals: 18,
  price: priced(false),
  capE8: 50n * E8,
  isPayout: true,
  ...change,
})

describe('a transaction can be signed', () => {
  it.each<[string, Partial<NetworkFeeFacts>]>([
    ['when its fee is worth less than the cap', {}],
    ['when it is worth exactly the cap', { feeCap: ETHER / 60n }],
    ['to claim at the last known price', { price: priced(true), isPayout: false, feeCap: ETHER / 200n }],
  ])('%s', (_name, change) => expect(networkFeeRefusal(facts(change))).toBeNull())
})

describe('a transaction has to wait', () => {
  it.each<[string, Partial<NetworkFeeFacts>, string]>([
    ['above the cap', { feeCap: ETHER / 59n }, 'fee_above_cap'],
    ['with gas of 461 coins', { feeCap: 461n * ETHER }, 'fee_above_cap'],
    ['with 461 coins, to claim as well', { feeCap: 461n * ETHER, isPayout: false }, 'fee_above_cap'],
    ['in lamports as in wei', { feeCap: 10n ** 9n, decimals: 9 }, 'fee_above_cap'],
    ['at an old price that may have doubled', { price: priced(true), isPayout: false }, 'fee_above_cap'],
    ['to pay out while the price is old', { price: priced(true), feeCap: 1n }, 'price_unknown'],
    ['while no price is known', { price: null, feeCap: 1n }, 'price_unknown'],
    ['while no price is known, to claim as well', { price: null, feeCap: 1n, isPayout: false }, 'price_unknown'],
  ])('%s', (_name, change, reason) => expect(networkFeeRefusal(facts(change))).toBe(reason))
})
