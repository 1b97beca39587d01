import { bfc2HexAddress, hex2BfcAddress, isValidBenfenAddress } from '@benfen/bfc.js/utils'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountOfAnyFamily } from '../registry.ts'
import { describeAddresses } from '../suite/addresses.ts'
import { benfenAddressRules as rules } from './address.ts'
import { benfen } from './family.ts'

const account = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => `0x01${Buffer.from(bytes).toString('hex').slice(2)}` as const)

/** Addresses of the vendor's repositories. */
const published = [
  'BFC40e481aec3350c696baad5599489615e20c9654205ba4bfba7bd3588fdbe027f96a2',
  'BFC01a2ca320af7932b8575eebbc265e0f75c91ccfc7148677ebb00e1872244ec0cacb4',
  'BFCf3923fc05269d085b120171094893759b655dae115a85beaac028d52d703d53356e6',
]
const [first = ''] = published

describe('benfen: addresses', () => {
  describeAddresses({
    rules,
    addressBytes: 32,
    native: '0x0000000000000000000000000000000000000000000000000000000000000002',
  })

  it('match the vendor’s library, in either case', () => {
    fc.assert(
      fc.property(account, (hex) => {
        const address = hex2BfcAddress(hex)
        expect(isValidBenfenAddress(address)).toBe(true)
        for (const text of [address, address.toLowerCase(), ` ${address.toUpperCase()}\n`])
          expect(rules.parse(text)).toBe(address)
        expect(rules.display(address)).toBe(address)
        expect(rules.toBytes(address)).toBe(bfc2HexAddress(address))
        expect(rules.fromBytes(rules.toBytes(address))).toBe(address)
      }),
    )
  })

  it.each(published)('accepts the published %s', (text) => {
    expect(rules.parse(text)).toBe(text)
    expect(rules.fromBytes(`0x${text.slice(3, -4)}`)).toBe(text)
  })

  it('refuses a digit that differs, which the vendor’s library accepts', () => {
    for (const at of [3, 40, 66, 67, 70]) {
      const digit = first[at] === '0' ? '1' : '0'
      const wrong = `${first.slice(0, at)}${digit}${first.slice(at + 1)}`
      expect(isValidBenfenAddress(wrong)).toBe(true)
      expect(() => rules.parse(wrong)).toThrow(
        expect.objectContaining({ reason: 'address_invalid', detail: { code: 'checksum' } }),
      )
    }
  })

  it.each([
    ['', 'empty'],
    ['UQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJKZ', 'without_bfc'],
    [first.slice(3), 'without_bfc'],
    ['BFC', 'incomplete'],
    ['0x', 'without_bfc'],
    [first.slice(0, -1), 'incomplete'],
    [first.slice(0, -4), 'incomplete'],
    [`${first}0`, 'long_benfen'],
    [`${first.slice(0, -1)}g`, 'digits_benfen'],
    [`0x${first.slice(3, -4)}`, 'without_bfc'],
    [`0X${first.slice(3, -4).toUpperCase()}`, 'without_bfc'],
    [`${first.slice(0, 20)}\n${first.slice(20)}`, 'digits_benfen'],
    [`0x${'aB'.repeat(20)}`, 'other_family_benfen'],
    [`0x${'0'.repeat(24)}${'ab'.repeat(20)}`, 'other_family_benfen'],
  ])('says what is wrong with %j', (text, code) => {
    expect(() => rules.parse(text)).toThrow(expect.objectContaining({ reason: 'address_invalid', detail: { code } }))
  })

  it('names the coin’s package in place of a native coin, and no one receives there', () => {
    expect(rules.parse(rules.nativeSentinel)).toBe(hex2BfcAddress('0x2'))
    for (const system of ['0x0', '0x2', '0x6', '0xc8']) expect(rules.isDead(hex2BfcAddress(system))).toBe(true)
    expect(published.some(rules.isDead)).toBe(false)
    for (const bytes of ['0x', '0x12'] as const) expect(() => rules.fromBytes(bytes)).toThrow()
    expect(() => rules.toBytes(first.slice(0, -1))).toThrow()
  })

  it('is distinguished from addresses of other families', () => {
    for (const text of published) expect(accountOfAnyFamily(text)?.family).toBe('benfen')
    expect(accountOfAnyFamily(`0x${'11'.repeat(20)}`)?.family).toBe('evm')
  })

  it('links to the explorer', () => {
    expect(rules.addressUrl('https://explorer.test/', first)).toBe(`https://explorer.test/address/${first}`)
    expect(rules.txUrl('https://explorer.test', 'abc')).toBe('https://explorer.test/txblock/abc')
  })
})

describe('benfen: transaction references', () => {
  it('are digests in base58', () => {
    const digest = '9WfFUVhjbbh4tWkyUse1QxzbKX952cyXScH7xJNPB2vQ'
    expect(benfen.txRef(digest)).toBe(digest)
  })

  it.each(['', '0x', `0x${'ab'.repeat(32)}`, '1'.repeat(31), '1'.repeat(45), `${'1'.repeat(43)}0`, 'l'.repeat(44)])(
    '%j is none',
    (text) => expect(benfen.txRef(text)).toBeNull(),
  )
})
