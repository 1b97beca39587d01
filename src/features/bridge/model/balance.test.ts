import { describe, expect, it } from 'vitest'
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
})
