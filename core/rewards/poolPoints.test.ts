import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type LowestPrices,
  isIncomplete,
  leastShares,
  lowestSince,
  poolPoints,
  poolRuleOf,
  type ShareMove,
  withPrice,
} from './poolPoints.ts'
import { rulesOf } from './testing/rules.ts'
import type { UtcDay } from './utcDay.ts'

const day = (number: number): UtcDay => number as UtcDay
const monday = day(20_000)
const tuesday = day(20_001)
const move = (on: UtcDay, from: string | null, to: string | null, shares: bigint): ShareMove => ({
  day: on,
  from,
  to,
  shares,
})
const least = (shares: Record<string, bigint>, moves: readonly ShareMove[], first = monday, last = monday) =>
  leastShares({ shares: new Map(Object.entries(shares)), moves, first, last }).map((row) =>
    Object.fromEntries(row.least),
  )

describe('least shares of a day', () => {
  it('are those held all day where nothing moved', () => expect(least({ a: 7n }, [])).toEqual([{ a: 7n }]))

  it('leave out a deposit during the day', () =>
    expect(least({ a: 7n, b: 5n }, [move(monday, null, 'a', 3n), move(monday, null, 'b', 5n)])).toEqual([
      { a: 4n, b: 0n },
    ]))

  it('leave out what was withdrawn and deposited again', () =>
    expect(least({ a: 7n }, [move(monday, 'a', null, 6n), move(monday, null, 'a', 6n)])).toEqual([{ a: 1n }]))

  it('leave out what went into the queue, though it was cancelled later that day', () =>
    expect(least({ a: 9n, pool: 0n }, [move(monday, 'a', 'pool', 4n), move(monday, 'pool', 'a', 4n)])).toEqual([
      { a: 5n, pool: 0n },
    ]))

  it('count moved shares for neither wallet', () =>
    expect(least({ a: 0n, b: 7n }, [move(monday, 'a', 'b', 7n)])).toEqual([{ a: 0n, b: 0n }]))

  it('are unchanged by a move to oneself', () =>
    expect(least({ a: 7n }, [move(monday, 'a', 'a', 5n)])).toEqual([{ a: 7n }]))

  it('don’t depend on what happened after the day', () => {
    const later = [move(tuesday, 'a', 'b', 5n), move(tuesday, 'b', null, 5n)]
    expect(least({ a: 2n, b: 0n }, later)).toEqual([{ a: 7n, b: 0n }])
  })

  it('of several days follow each other', () =>
    expect(least({ a: 4n }, [move(monday, null, 'a', 6n), move(tuesday, 'a', null, 2n)], monday, day(20_002))).toEqual([
      { a: 0n },
      { a: 4n },
      { a: 4n },
    ]))

  it('refuse moves that contradict the shares', () => {
    expect(() => least({ a: 1n }, [move(monday, null, 'a', 2n)])).toThrow('contradict')
    expect(() => least({ a: 1n }, [move(tuesday, null, 'a', 2n)])).toThrow('contradict')
  })

  it('are the minimum of a replay forward, and never more than all shares', () => {
    const accounts = ['a', 'b', 'c']
    const step = fc.record({
      after: fc.nat(2),
      from: fc.constantFrom(null, ...accounts),
      to: fc.constantFrom(null, ...accounts),
      wish: fc.bigInt(0n, 50n),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const held = new Map(accounts.map((account) => [account, 20n]))
        const expected = new Map<number, Map<string, bigint>>()
        const moves: ShareMove[] = []
        let now = 0
        const seen = (): void => {
          const row = expected.get(now) ?? new Map(held)
          for (const [account, shares] of held) if (shares < (row.get(account) ?? 0n)) row.set(account, shares)
          expected.set(now, row)
        }
        seen()
        for (const { after, from, to, wish } of steps) {
          for (let days = 0; days < after; days++) {
            now++
            seen()
          }
          const own = from === null ? wish : (held.get(from) ?? 0n)
          const shares = wish < own ? wish : own
          if (from !== null) held.set(from, own - shares)
          if (to !== null) held.set(to, (held.get(to) ?? 0n) + shares)
          moves.push(move(day(now), from, to, shares))
          seen()
        }
        const found = leastShares({ shares: held, moves, first: day(0), last: day(now) })
        expect(found.map((row) => [row.day, row.least])).toEqual([...expected])
      }),
    )
  })
})

describe('points of a day', () => {
  const rule = { per: 100n, points: 3 }
  it.each([
    [0n, 0],
    [99n, 0],
    [100n, 3],
    [199n, 3],
    [1_000n, 30],
  ])('for %s are whole steps: %s', (value, points) => expect(poolPoints(rule, value)).toBe(points))
  it('stay within what the ledger holds', () =>
    expect(poolPoints({ per: 1n, points: 1_000_000 }, 10n ** 30n)).toBe(1e9))
  it('follow the token’s symbol in any case and its decimals', () => {
    const rules = rulesOf({ pool: { 'USDC.E': { per: '0.5', points: 2 } } })
    expect(poolRuleOf(rules, { symbol: 'USDC.e', decimals: 6 })).toEqual({ per: 500_000n, points: 2 })
    expect(poolRuleOf(rules, { symbol: 'USDC', decimals: 6 })).toBeNull()
  })
})

describe('the share price of a day', () => {
  const price = (assets: bigint, shares = 1_000n) => ({ assets, shares })
  it('is the lowest one read since the day began', () => {
    let prices: LowestPrices = new Map()
    const read = (on: UtcDay, assets: bigint, shares?: bigint) =>
      void (prices = withPrice(prices, on, price(assets, shares), monday))
    read(monday, 5n)
    read(monday, 4n)
    read(monday, 12n, 2_000n)
    read(tuesday, 9n)
    expect(lowestSince(prices, monday)).toEqual(price(4n))
    expect(lowestSince(prices, tuesday)).toEqual(price(9n))
    expect(lowestSince(prices, day(20_002))).toBeNull()
    prices = withPrice(prices, tuesday, price(10n), tuesday)
    expect(lowestSince(prices, monday)).toEqual(price(9n))
  })
})

it('unknown holders matter once one of them could earn something', () => {
  const facts = { price: { assets: 1n, shares: 10n }, rule: { per: 5n, points: 1 } }
  const known = new Map([['a', 50n]])
  expect(isIncomplete(known, 99n, facts)).toBe(false)
  expect(isIncomplete(known, 100n, facts)).toBe(true)
})
