import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Deployment } from '#chains/evm/uniswapDeployments.ts'
import { type PoolState, poolsBetween, V2_FEE } from '#chains/evm/uniswapPools.ts'
import { bounds, candidates, impactOf, tokenPaths, v2Input, v2Output } from './routing.ts'

const [a, b, c] = ['0xaa', '0xbb', '0xcc'].map((start) => start.padEnd(42, '0')) as [string, string, string]
const pair = (tokens: readonly [string, string], reserves: readonly [bigint, bigint]): PoolState => ({
  version: 'v2',
  tokens,
  fee: V2_FEE,
  address: '0x',
  depth: reserves[0],
  price: [reserves[1], reserves[0]],
  reserves,
  holdings: reserves,
})
const reserve = fc.bigInt({ min: 10n ** 6n, max: 10n ** 30n })
const amount = fc.bigInt({ min: 1n, max: 10n ** 33n })
const slippage = fc.integer({ min: 1, max: 5_000 })

describe('the bounds of a quote', () => {
  it('never allow more slippage than was asked for, on the side that is not exact', () => {
    fc.assert(
      fc.property(amount, amount, slippage, (send, receive, bps) => {
        const least = bounds('send', { send, receive }, bps)
        expect(least.maxSend).toBe(send)
        expect(least.minReceive * 10_000n).toBeGreaterThanOrEqual(receive * BigInt(10_000 - bps))
        expect((least.minReceive - 1n) * 10_000n).toBeLessThan(receive * BigInt(10_000 - bps))
        const most = bounds('receive', { send, receive }, bps)
        expect(most.minReceive).toBe(receive)
        expect(most.maxSend * 10_000n).toBeLessThanOrEqual(send * BigInt(10_000 + bps))
        expect(most.maxSend).toBeGreaterThanOrEqual(send)
      }),
    )
  })

  it('never promise nothing', () => {
    fc.assert(
      fc.property(amount, slippage, (receive, bps) => {
        expect(bounds('send', { send: 1n, receive }, bps).minReceive).toBeGreaterThan(0n)
      }),
    )
  })
})

describe('a pair of V2', () => {
  const path = { version: 'v2', tokens: [a, b], fees: [] } as const

  it('keeps its product: no amounts that are computed here could be refused', () => {
    fc.assert(
      fc.property(reserve, reserve, amount, (zero, one, send) => {
        const receive = v2Output(path, [pair([a, b], [zero, one])], send)
        if (receive === null) return
        const left = (zero * 1000n + send * 997n) * ((one - receive) * 1000n)
        expect(left).toBeGreaterThanOrEqual(zero * one * 1_000_000n)
      }),
    )
  })

  it('pays out at least what is wanted for the computed input', () => {
    fc.assert(
      fc.property(reserve, reserve, amount, (zero, one, wanted) => {
        const pools = [pair([a, b], [zero, one])]
        const send = v2Input(path, pools, wanted)
        if (send === null) expect(wanted).toBeGreaterThanOrEqual(one)
        else expect(v2Output(path, pools, send) ?? 0n).toBeGreaterThanOrEqual(wanted)
      }),
    )
  })

  it('has the same figures through two pairs in either direction', () => {
    const pools = [pair([a, b], [10n ** 20n, 3n * 10n ** 20n]), pair([b, c], [10n ** 22n, 10n ** 22n])]
    const there = { version: 'v2', tokens: [a, b, c], fees: [] } as const
    const receive = v2Output(there, pools, 10n ** 18n) ?? 0n
    const send = v2Input(there, pools, receive) ?? 0n
    expect(receive).toBeGreaterThan(2n * 10n ** 18n)
    expect(10n ** 18n - send).toBeLessThan(10n)
    expect(v2Output({ ...there, tokens: [c, b, a] }, pools, receive) ?? 0n).toBeLessThan(10n ** 18n)
  })
})

describe('the price impact', () => {
  const path = { version: 'v2', tokens: [a, b], fees: [] } as const
  const pools = [pair([a, b], [10n ** 24n, 10n ** 24n])]

  it('leaves out the fee, and grows with the amount', () => {
    const impact = (send: bigint) => impactOf(path, pools, { send, receive: v2Output(path, pools, send) ?? 0n })
    expect(impact(10n ** 18n)).toBeLessThanOrEqual(1)
    expect(impact(10n ** 22n)).toBeGreaterThan(90)
    expect(impact(10n ** 24n)).toBeGreaterThan(4_900)
  })

  it('is neither negative nor more than everything', () => {
    fc.assert(
      fc.property(amount, amount, (send, receive) => {
        const impact = impactOf(path, pools, { send, receive })
        expect(impact).toBeGreaterThanOrEqual(0)
        expect(impact).toBeLessThanOrEqual(10_000)
      }),
    )
  })

  it('is unknown without the pools', () => expect(impactOf(path, [], { send: 1n, receive: 1n })).toBeNull())
})

describe('paths', () => {
  const known = { v2Factory: `0x${'f2'.repeat(20)}`, v3Factory: `0x${'f3'.repeat(20)}` } as Deployment

  it('go directly or through one other token', () => {
    expect(tokenPaths(a, b, [a, b, c])).toEqual([
      [a, b],
      [a, c, b],
    ])
  })

  it('use the deepest pools of each version, and no version mixes', () => {
    const v3 = (fee: number, depth: bigint): PoolState => ({ ...pair([a, b], [1n, 1n]), version: 'v3', fee, depth })
    const pools = [v3(100, 1n), v3(500, 9n), v3(3_000, 5n), pair([a, c], [5n, 5n]), pair([b, c], [5n, 5n])]
    expect(candidates(tokenPaths(a, b, [c]), pools)).toEqual([
      { version: 'v3', tokens: [a, b], fees: [500] },
      { version: 'v3', tokens: [a, b], fees: [3_000] },
      { version: 'v2', tokens: [a, c, b], fees: [] },
    ])
  })

  it('name each pool by its tokens in the order of their addresses', () => {
    expect(poolsBetween(known, b, a)).toEqual(poolsBetween(known, a, b))
    expect(poolsBetween({ ...known, v2Factory: null }, a, b).map(({ version }) => version)).toEqual(
      Array.from({ length: 4 }, () => 'v3'),
    )
  })
})
