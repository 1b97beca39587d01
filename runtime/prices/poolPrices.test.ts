import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PoolState } from '#chains/evm/uniswapPools.ts'
import { parseUsd } from '#core/money/usd.ts'
import { type PoolTokens, pricesFromPools } from './poolPrices.ts'

const usdc = { token: `0x${'a0'.repeat(20)}`, decimals: 6, key: 'USDC' }
const weth = { token: `0x${'c0'.repeat(20)}`, decimals: 18, key: 'ETH' }
const btc = { token: `0x${'20'.repeat(20)}`, decimals: 8, key: 'BTC' }
const gram = { token: `0x${'fd'.repeat(20)}`, decimals: 9, key: 'TON' }
const tokens: PoolTokens = { dollars: [usdc], wrapped: weth, others: [btc, gram] }
const E = (digits: number) => 10n ** BigInt(digits)

const v2 = (zero: string, one: string, reserves: readonly [bigint, bigint]): PoolState => ({
  version: 'v2',
  tokens: [zero, one],
  fee: 3_000,
  address: '0x',
  depth: reserves[0],
  price: [reserves[1], reserves[0]],
  reserves,
  holdings: reserves,
})
/** With liquidity at every price by default, so that the pool has its virtual reserves. */
const v3 = (
  zero: string,
  one: string,
  root: bigint,
  liquidity: bigint,
  holdings: PoolState['holdings'] = [(liquidity << 96n) / root, (liquidity * root) >> 96n],
): PoolState => ({
  ...v2(zero, one, [(liquidity << 96n) / root, (liquidity * root) >> 96n]),
  holdings,
  version: 'v3',
  depth: liquidity,
  price: [root * root, 1n << 192n],
})
/** 3,000 dollars, one million of them. */
const coins = v2(usdc.token, weth.token, [1_000_000n * E(6), (1_000_000n * E(18)) / 3_000n])
const prices = (...pools: PoolState[]) => Object.fromEntries(pricesFromPools(pools, tokens))

describe('a price from pools', () => {
  it('reads the root price of the published example of V3', () => {
    // https://blog.uniswap.org/uniswap-v3-math-primer: one ether is 1,540.82 dollars at this root.
    const pool = v3(usdc.token, weth.token, 2018382873588440326581633304624437n, E(18))
    expect(String(prices(pool)['ETH'])).toMatch(/^154082\d{6}$/)
  })

  const last = { ...usdc, token: `0x${'ff'.repeat(20)}` }

  it.each([
    ['reserves', coins, parseUsd('3000')],
    ['reserves, the token first', v2(weth.token, last.token, [E(21), 2_500_000n * E(6)]), parseUsd('2500')],
    // 2^-32 of 10^-6 dollar for 10^-18 coin: 10^12 / 2^32 dollars, to the nearest 1e-8.
    ['a root', v3(weth.token, last.token, 1n << 80n, E(20)), 23_283_064_365n],
  ])('of %s', (_, pool, usdE8) => {
    expect(pricesFromPools([pool], { ...tokens, dollars: [usdc, last] }).get('ETH')).toBe(usdE8)
  })

  it('is exact although a root is cut off', () => {
    const root = sqrt((1n << 192n) * 3_000n * E(18) * E(12))
    const pool = v3(weth.token, `0x${'ff'.repeat(20)}`, root / E(15), E(24))
    const dollar = { token: `0x${'ff'.repeat(20)}`, decimals: 18, key: 'USDC' }
    expect(pricesFromPools([pool], { ...tokens, dollars: [dollar] }).get('ETH')).toBe(parseUsd('3000'))
  })

  it('follows from the coin or a dollar, whichever pool is deeper', () => {
    const inCoins = v2(btc.token, weth.token, [150n * E(8), 5_000n * E(18)])
    const inDollars = v2(btc.token, usdc.token, [E(8), 90_000n * E(6)])
    expect(prices(coins, inCoins, inDollars)).toEqual({ ETH: parseUsd('3000'), BTC: parseUsd('100000') })
    const deeper = v2(btc.token, usdc.token, [1_000n * E(8), 90_000_000n * E(6)])
    expect(prices(coins, inCoins, deeper)['BTC']).toBe(parseUsd('90000'))
  })

  it('of the coin comes from dollars alone, and another one’s needs it', () => {
    const inCoins = v2(btc.token, weth.token, [150n * E(8), 5_000n * E(18)])
    expect(prices(inCoins)).toEqual({})
  })

  it('takes no pool of less than ten thousand dollars', () => {
    const small = (usd: bigint) => v2(gram.token, usdc.token, [E(12), usd * E(6)])
    const [zero, one] = [usdc.token, gram.token].toSorted()
    const sorted = (usd: bigint): PoolState => ({
      ...small(usd),
      tokens: [zero ?? '', one ?? ''],
      price: [E(12), usd * E(6)],
      reserves: [usd * E(6), E(12)],
      holdings: [usd * E(6), E(12)],
    })
    expect(prices(sorted(9_999n))['TON']).toBeUndefined()
    expect(prices(sorted(10_000n))['TON']).toBe(parseUsd('10'))
  })

  it('counts only what a narrow range really has, not the virtual reserves by which it looks deep', () => {
    // 4,000 dollars per coin and virtual reserves of 40 million dollars, as one tick spacing of a few thousand has.
    const root = sqrt(((1n << 192n) * E(18)) / (4_000n * E(6)))
    const narrow = (usd: bigint | null) =>
      v3(usdc.token, weth.token, root, (40_000_000n * E(6) * root) >> 96n, usd === null ? null : [usd * E(6), E(18)])
    expect(narrow(1n).reserves[0] / E(6)).toBe(39_999_999n)
    expect(prices(narrow(9_999n))).toEqual({})
    expect(prices(narrow(null))).toEqual({})
    expect(prices(coins, narrow(999_999n))['ETH']).toBe(parseUsd('3000'))
    expect(Number(prices(coins, narrow(1_000_001n))['ETH']) / 1e8).toBeCloseTo(4_000, 6)
    // Dollars far from the price add no depth either.
    const thin = v3(usdc.token, weth.token, root, (9_999n * E(6) * root) >> 96n, [E(15), E(24)])
    expect(prices(thin)).toEqual({})
  })

  it('ignores pools of tokens that no list has', () => {
    const foreign = v2(`0x${'01'.repeat(20)}`, weth.token, [E(30), E(24)])
    expect(prices(coins, foreign)).toEqual({ ETH: parseUsd('3000') })
  })

  it('doubles when half as much of a token is left for its dollars', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: E(10), max: E(24) }), fc.bigInt({ min: E(12), max: E(30) }), (usd, held) => {
        const at = (amount: bigint) => prices(v2(usdc.token, weth.token, [usd, amount]))['ETH'] ?? -1n
        const [full, half] = [at(2n * held), at(held)]
        expect(half - 2n * full).toBeLessThanOrEqual(1n)
        expect(2n * full - half).toBeLessThanOrEqual(1n)
      }),
    )
  })
})

function sqrt(value: bigint): bigint {
  let [last, next] = [0n, 1n << BigInt(Math.ceil(value.toString(2).length / 2))]
  do [last, next] = [next, (next + value / next) >> 1n]
  while (next < last)
  return last
}
