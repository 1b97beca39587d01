import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatUnits, parseUnits } from '#core/money/units.ts'
import { maxSend, readBalance } from './balance.ts'

const view = (view_value: string, status_code = 0) => ({ view_value, status_code, status_message: '' })

describe('balances', () => {
  it.each([
    ['1.5', 6, 1_500_000n],
    ['1,234.5', 2, 123_450n],
    ['0.123456789', 6, 123_456n],
    ['7', 0, 7n],
  ])('%s with %i decimals', (text, decimals, amount) => {
    expect(readBalance(view(text), decimals)).toEqual({ kind: 'ok', amount })
  })

  it.each([undefined, view('1', 2), view('nonsense')])('failed reads stay failed', (row) => {
    expect(readBalance(row, 18)).toEqual({ kind: 'failed' })
  })

  it('reserve gas only from the coin that pays it', () => {
    expect(maxSend(100n, 10n, true, 1000n)).toBe(90n)
    expect(maxSend(100n, 10n, false, 1000n)).toBe(100n)
    expect(maxSend(5n, 10n, true, 1000n)).toBe(0n)
    expect(maxSend(5000n, 10n, true, 1000n)).toBe(1000n)
  })

  const units = fc.bigInt(0n, 10n ** 30n)
  const held = fc.record({ balance: units, reserve: units, routeMax: units, isNative: fc.boolean() })

  it('Max plus the fees never exceeds the balance, and leaves nothing else behind', () =>
    fc.assert(
      fc.property(held, ({ balance, reserve, routeMax, isNative }) => {
        const most = maxSend(balance, reserve, isNative, routeMax)
        const fees = isNative ? reserve : 0n
        expect(most).toBeGreaterThanOrEqual(0n)
        expect(most).toBeLessThanOrEqual(routeMax)
        if (most > 0n) expect(most + fees).toBeLessThanOrEqual(balance)
        const left = balance - fees
        expect(most).toBe(left <= 0n ? 0n : left < routeMax ? left : routeMax)
      }),
    ))

  it('Max keeps every digit as the text of the field and as a balance that was read', () =>
    fc.assert(
      fc.property(units, fc.integer({ min: 0, max: 30 }), (balance, decimals) => {
        const text = formatUnits(balance, decimals)
        expect(parseUnits(text, decimals)).toBe(balance)
        expect(readBalance(view(text), decimals)).toEqual({ kind: 'ok', amount: balance })
      }),
    ))
})
