import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { largestClaim, packClaims } from './capacity.ts'

const limits = { claimLeft: 100n, claimCap: 100n }
const room = (orders: readonly bigint[], later: number, of = limits) => largestClaim(of, packClaims(of, orders), later)

describe('claim capacity', () => {
  it('does not add up the remainders of two windows: an order is claimed whole', () => {
    expect(room([51n, 51n], 1)).toBe(49n)
    expect(room([51n, 51n, 51n], 2)).toBe(49n)
    expect(room([51n, 51n, 51n], 1)).toBe(0n)
  })

  it('is a whole window if one is unused', () => expect(room([51n], 1)).toBe(100n))
  it('packs orders into what a window has left', () =>
    expect(packClaims({ ...limits, claimLeft: 30n }, [51n, 30n, 49n, 20n])).toEqual([0n, 0n, 80n]))
  it('gives an order above a lowered cap its own window', () =>
    expect(packClaims(limits, [101n, 60n])).toEqual([40n, 0n]))

  it('admits no order that cannot be claimed in time, however large the orders are', () => {
    const CAP = 100n
    const offer = fc.record({
      amount: fc.oneof(fc.bigInt(51n, CAP), fc.bigInt(1n, CAP)),
      later: fc.integer({ min: 0, max: 4 }),
    })
    const window = fc.array(offer, { maxLength: 6 })
    fc.assert(
      fc.property(fc.bigInt(0n, CAP), fc.array(window, { minLength: 1, maxLength: 6 }), (start, windows) => {
        let waiting: { amount: bigint; due: number }[] = []
        // Orders are claimed in turn, as soon as the window has capacity for them; a few more windows let all of them
        // end.
        for (const [now, offers] of [...windows, [], [], [], [], []].entries()) {
          let claimLeft = now === 0 ? start : CAP
          const claim = () => {
            waiting = waiting.filter(({ amount }) => {
              if (amount > claimLeft) return true
              claimLeft -= amount
              return false
            })
          }
          claim()
          for (const { amount, later } of offers) {
            const of = { claimLeft, claimCap: CAP }
            if (
              amount <=
              largestClaim(
                of,
                packClaims(
                  of,
                  waiting.map((one) => one.amount),
                ),
                later,
              )
            )
              waiting.push({ amount, due: now + later })
          }
          claim()
          expect(waiting.filter(({ due }) => due <= now)).toEqual([])
        }
      }),
    )
  })
})
