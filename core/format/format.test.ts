import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { additionalHeader, sha256Hex } from './sha256.ts'
import { headerAddress, padAddress, shortAddress } from './address.ts'
import { balancePlaces, compactNumber, trimDecimals, unitTable, visibleAmount, withThousands } from './number.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

describe('display formatting (spec §5)', () => {
  it('addresses are shortened to a start and end slice, by default 6 and 4 characters', () => {
    expect(shortAddress(address)).toBe('0xf39F…2266')
    expect(shortAddress(address, 4, 0)).toBe('0xf3…')
    expect(shortAddress('0x12345678')).toBe('0x12345678')
  })

  it('the header shows 9 and -11', () => {
    expect(headerAddress(address)).toBe('0xf39Fd6e…9cffFb92266')
    expect(headerAddress(address)).toHaveLength(9 + 1 + 11)
  })

  it('numbers are trimmed to a given count of decimals without trailing zeros, by default 6', () => {
    expect(trimDecimals('1.23456789')).toBe('1.234567')
    expect(trimDecimals('1.500000')).toBe('1.5')
    expect(trimDecimals('2.000')).toBe('2')
    expect(trimDecimals('0.999', 2)).toBe('0.99')
    expect(trimDecimals('-0.0000001')).toBe('0')
    expect(trimDecimals('007.10', 1)).toBe('7.1')
    expect(trimDecimals('n/a')).toBe('n/a')
  })

  it('thousands separators', () => {
    expect(withThousands('1234567.891')).toBe('1,234,567.891')
    expect(withThousands('-1000')).toBe('-1,000')
    expect(withThousands('999')).toBe('999')
  })

  it('an address is left-padded with zeros to a given length', () => {
    expect(padAddress('0xabc', 8)).toBe('0x00000abc')
    expect(padAddress('abc', 5)).toBe('00abc')
    expect(padAddress(address)).toHaveLength(66)
  })

  it('large numbers 1e9 and above as B, 1e6 and above as M', () => {
    expect(compactNumber('1000000000')).toBe('1B')
    expect(compactNumber('1234567890.5')).toBe('1.23B')
    expect(compactNumber('999999999.99')).toBe('999.99M')
    expect(compactNumber('1000000')).toBe('1M')
    expect(compactNumber('999999.999')).toBe('999,999.99')
    expect(compactNumber('1234567890123456')).toBe('1,234,567.89B')
  })

  it('balances to 5 decimals, 8 for Fuel and BenFen', () => {
    expect([balancePlaces('evm'), balancePlaces('svm'), balancePlaces('starknet')]).toEqual([5, 5, 5])
    expect([balancePlaces('fuel'), balancePlaces('benfen')]).toEqual([8, 8])
  })

  it('a helper returns a SHA-256 hex digest of text', async () => {
    expect(await sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(await sha256Hex('añ🙂')).toBe(createHash('sha256').update('añ🙂').digest('hex'))
  })

  it('an amount above zero never reads as 0', () => {
    expect(visibleAmount('0.0000001')).toBe('<0.000001')
    expect(visibleAmount('1234.5')).toBe('1,234.5')
    expect(visibleAmount('0')).toBe('0')
  })
})

it('unit table (spec §3)', () => {
  expect(unitTable).toEqual({ noether: 0, wei: 1, kwei: 3, Mwei: 6, gwei: 9, szabo: 12, finney: 15, ether: 18 })
})

it('truncating never makes a number larger and never leaves a trailing zero', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.nat(18), fc.nat(10), (units, decimals, keep) => {
      const text = `${units / 10n ** BigInt(decimals)}.${(units % 10n ** BigInt(decimals)).toString().padStart(decimals, '0')}`
      const cut = trimDecimals(text, keep)
      expect(cut).not.toMatch(/\.\d*0$|\.$/)
      expect(text.startsWith(cut)).toBe(true)
    }),
  )
})

describe('header “additional” (spec §7)', () => {
  const hour = 3_600_000
  it('is the hash of the user address plus the hour number', async () => {
    expect(await additionalHeader(address, 1_700_000_000_000)).toBe(
      createHash('sha256').update(`${address}472222`).digest('hex'),
    )
    expect(await additionalHeader('', 0)).toBe(createHash('sha256').update('0').digest('hex'))
  })

  it('uses the current hour, up to its last millisecond', async () => {
    expect(await additionalHeader(address, 101 * hour - 1)).toBe(await additionalHeader(address, 100 * hour))
    expect(await additionalHeader(address, 101 * hour)).not.toBe(await additionalHeader(address, 100 * hour))
  })

  it('keeps the case of the address', async () => {
    expect(await additionalHeader(address, 0)).not.toBe(await additionalHeader(address.toLowerCase(), 0))
  })
})
