import * as fc from 'fast-check'
import { getChecksumAddress, validateAndParseAddress } from 'starknet'
import { describe, expect, it } from 'vitest'
import { accountOfAnyFamily } from '../registry.ts'
import { describeAddresses } from '../suite/addresses.ts'
import { checksumAddress, starknetAddressRules as rules } from './address.ts'
import { isFelt, starknet } from './family.ts'
import { contracts } from './testing/contracts.ts'

const BOUND = 2n ** 251n - 256n
const digitsOf = (number: bigint): string => number.toString(16)
const account = fc.bigInt({ min: 2n ** 224n, max: BOUND - 1n })

describe('starknet: addresses', () => {
  describeAddresses({
    rules,
    addressBytes: 31,
    around: ['00', ''],
    native: '0x049d36570d4e46f48e99674bd3fcc84644ddd6b96f7c741b1562b82f9e004dc7',
  })

  it('are those of the vendor’s library, in every spelling', () => {
    fc.assert(
      fc.property(account, (number) => {
        const text = `0x${digitsOf(number)}`
        const canonical = validateAndParseAddress(text)
        expect(rules.parse(text)).toBe(canonical)
        expect(rules.parse(` ${text.toUpperCase()}\n`)).toBe(canonical)
        expect(rules.display(canonical)).toBe(getChecksumAddress(text))
        expect(rules.parse(rules.display(canonical))).toBe(canonical)
        expect(rules.fromBytes(rules.toBytes(canonical))).toBe(canonical)
      }),
    )
  })

  /** Published by StarkWare, Circle and Voyager. */
  it.each([
    ['STRK', contracts.strk, '0x04718f5a0Fc34cC1AF16A1cdee98fFB20C31f5cD61D6Ab07201858f4287c938D'],
    ['USDC', contracts.usdc, '0x033068F6539f8e6e6b131e6B2B814e6c34A5224bC66947c47DaB9dFeE93b35fb'],
    ['bridged USDC', contracts.bridgedUsdc, '0x053C91253BC9682c04929cA02ED00b3E423f6710D2ee7e0D5EBB06F3eCF368A8'],
  ])('has the published checksum: %s', (_, canonical, published) => {
    expect(checksumAddress(canonical)).toBe(published)
    expect(rules.parse(published)).toBe(canonical)
  })

  it('accepts the checksum without the leading zero, and refuses another case', () => {
    const published = '0x4718f5a0Fc34cC1AF16A1cdee98fFB20C31f5cD61D6Ab07201858f4287c938D'
    expect(rules.parse(published)).toBe(contracts.strk)
    expect(() => rules.parse(published.replace('Fc34', 'fc34'))).toThrow(
      expect.objectContaining({ reason: 'address_invalid', detail: { code: 'checksum' } }),
    )
  })

  it.each([
    ['', 'empty'],
    ['UQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJKZ', 'without_0x'],
    [contracts.strk.slice(2), 'without_0x'],
    [`0x${'aB'.repeat(20)}`, 'other_family_starknet'],
    [`0x${'g'.repeat(63)}`, 'digits_0x'],
    ['0x0', 'zero_starknet'],
    [`0x${'0'.repeat(64)}`, 'zero_starknet'],
    ['0x1', 'incomplete_starknet'],
    [contracts.strk.slice(0, -1), 'incomplete_starknet'],
    [`${contracts.strk}0`, 'long_starknet'],
    [`0x${digitsOf(BOUND)}`, 'range_starknet'],
    [`0x${'f'.repeat(64)}`, 'range_starknet'],
  ])('says what is wrong with %j', (text, code) => {
    expect(() => rules.parse(text)).toThrow(expect.objectContaining({ reason: 'address_invalid', detail: { code } }))
  })

  it('accepts the last address, and no bytes outside the range', () => {
    const last = `0x0${digitsOf(BOUND - 1n)}` as const
    expect(rules.fromBytes(last)).toBe(rules.parse(last))
    for (const bytes of [`0x${'0'.repeat(64)}`, `0x0${digitsOf(BOUND)}`, '0x01'] as const)
      expect(() => rules.fromBytes(bytes)).toThrow(expect.objectContaining({ reason: 'address_invalid' }))
  })

  it('names the contract of Ether in place of a native coin, and no one receives there', () => {
    expect(rules.nativeSentinel).toBe('0x049d36570d4e46f48e99674bd3fcc84644ddd6b96f7c741b1562b82f9e004dc7')
    expect(rules.isDead(rules.nativeSentinel)).toBe(true)
    expect(rules.isDead(rules.parse(`0x${digitsOf(BOUND - 1n)}`))).toBe(false)
  })

  it('is distinguished from addresses of other families', () => {
    expect(accountOfAnyFamily(contracts.strk)?.family).toBe('starknet')
    expect(accountOfAnyFamily(`0x${'11'.repeat(20)}`)?.family).toBe('evm')
    expect(accountOfAnyFamily(`0x${'ff'.repeat(32)}`)?.family).not.toBe('starknet')
  })

  it('links to the explorer', () => {
    expect(rules.addressUrl('https://voyager.online/', contracts.strk)).toBe(
      `https://voyager.online/contract/${contracts.strk}`,
    )
    expect(rules.txUrl('https://voyager.online', '0x01')).toBe('https://voyager.online/tx/0x01')
  })
})

describe('starknet: transaction references', () => {
  it('are one text for every spelling of a hash', () => {
    const hash = `0x0${'7a'.repeat(31)}b`
    for (const text of [hash, hash.toUpperCase().replace('0X', '0x'), `0x${hash.slice(3)}`])
      expect(starknet.txRef(text)).toBe(hash)
  })

  it.each(['', '0x', '0x0', 'ab'.repeat(32), `0x${'f'.repeat(64)}`, `0x${'1'.repeat(65)}`, `0x${'z'.repeat(63)}`])(
    '%j is none',
    (text) => expect(starknet.txRef(text)).toBeNull(),
  )

  it('a felt is below the prime', () => {
    const prime = 2n ** 251n + 17n * 2n ** 192n + 1n
    expect([prime - 1n, prime].map((number) => isFelt(`0x${digitsOf(number)}`))).toEqual([true, false])
  })
})
