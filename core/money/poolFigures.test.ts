import { describe, expect, it } from 'vitest'
import {
  aprPpm,
  assetsOf,
  mostAtRisk,
  nextPoolCall,
  priceAfterLoss,
  type PoolFlow,
  sharesFor,
  sharesWorth,
  utilizationPpm,
} from './poolFigures.ts'

const DAY = 86_400
const now = 100 * DAY
const flow = (daysAgo: number, change: bigint, income = 0n): PoolFlow => ({ at: now - daysAgo * DAY, change, income })

describe('the share price', () => {
  const price = { assets: 1_100_001n, shares: 1_000_001_000n }
  it('rounds worth and new shares down, and shares that must be worth an amount up', () => {
    expect(assetsOf(1_000_000_000n, price)).toBe(1_099_999n)
    expect(sharesFor(1_100_000n, price)).toBe(1_000_000_090n)
    const shares = sharesWorth(1_099_999n, price)
    expect(assetsOf(shares, price)).toBe(1_099_999n)
    expect(assetsOf(shares - 1_000n, price)).toBeLessThan(1_099_999n)
  })
})

describe('utilization', () => {
  it.each([
    [0n, 0n, 0n],
    [100n, 0n, 0n],
    [0n, 100n, 1_000_000n],
    [300n, 100n, 250_000n],
  ])('of %s idle and %s lent is %s', (idle, lent, ppm) => expect(utilizationPpm(idle, lent)).toBe(ppm))
})

describe('what a maker can take', () => {
  it.each([
    ['the outstanding limit', { idle: 900n, lent: 100n, outstandingLimit: 500n }, 500n],
    ['everything in a small pool', { idle: 200n, lent: 100n, outstandingLimit: 500n }, 300n],
    ['what is lent after the limit was lowered', { idle: 900n, lent: 400n, outstandingLimit: 0n }, 400n],
    ['nothing without deposits', { idle: 0n, lent: 0n, outstandingLimit: 500n }, 0n],
  ])('is %s', (_, exposure, most) => expect(mostAtRisk(exposure)).toBe(most))
})

describe('the share price after a loss', () => {
  const price = { assets: 1_000n, shares: 10n }
  it.each([
    ['falls by the loss', 300n, 0n, 700n],
    ['spares the shares what locked income bears', 300n, 100n, 800n],
    ['stays where locked income bears all of it', 300n, 400n, 1_000n],
  ])('%s', (_, lost, locked, assets) => expect(priceAfterLoss(price, lost, locked)).toEqual({ assets, shares: 10n }))
})

describe('the yearly income', () => {
  it('is that of the tokens that were there', () => {
    // A thousand for ten days earned one: 3.65 % a year.
    expect(aprPpm({ now, since: now - 30 * DAY, tokens: 1_001n, flows: [flow(10, 1_000n), flow(0, 1n, 1n)] })).toBe(
      36_500n,
    )
  })

  it('weighs amounts with their time', () => {
    const flows = [flow(20, 1_000n), flow(10, 1_000n), flow(0, 3n, 3n)]
    // 1,000 for ten days and 2,000 for ten days.
    expect(aprPpm({ now, since: now - 30 * DAY, tokens: 2_003n, flows })).toBe((3n * 365n * 1_000_000n) / 30_000n)
  })

  it('takes the whole window if the deposits are older', () => {
    expect(aprPpm({ now, since: now - 30 * DAY, tokens: 1_000n, flows: [flow(0, 1n, 1n)] })).toBe(
      (365n * 1_000_000n) / (30n * 999n),
    )
  })

  it('is unknown with less than a day of history, and without deposits', () => {
    expect(
      aprPpm({ now, since: now - 30 * DAY, tokens: 1_001n, flows: [flow(0.9, 1_000n), flow(0, 1n, 1n)] }),
    ).toBeNull()
    expect(aprPpm({ now, since: now - DAY / 2, tokens: 1_000n, flows: [] })).toBeNull()
    expect(aprPpm({ now, since: now - 30 * DAY, tokens: 0n, flows: [] })).toBeNull()
  })

  it('is zero while nothing was earned', () =>
    expect(aprPpm({ now, since: now - 30 * DAY, tokens: 1_000n, flows: [flow(5, 1_000n)] })).toBe(0n))

  it('counts neither what is older than the window nor a pool that was empty in between', () => {
    const flows = [flow(40, 500n), flow(35, 9n, 9n), flow(25, -509n), flow(10, 1_000n), flow(0, 1n, 1n)]
    expect(aprPpm({ now, since: now - 30 * DAY, tokens: 1_001n, flows })).toBe(36_500n)
  })
})

describe('the next call of a deposit', () => {
  const deposit = { kind: 'deposit', assets: 100n } as const
  it.each([
    ['an approval without one', 0n, { kind: 'approve', assets: 100n }],
    ['no approval if one is left', 100n, deposit],
    ['an approval of zero before a larger one', 99n, { kind: 'reset' }],
  ])('is %s', (_, allowance, call) => expect(nextPoolCall(deposit, allowance)).toEqual(call))

  it('is itself for everything else', () =>
    expect(nextPoolCall({ kind: 'redeem', shares: 5n }, 0n)).toEqual({ kind: 'redeem', shares: 5n }))
})
