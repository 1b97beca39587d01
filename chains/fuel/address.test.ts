import * as fc from 'fast-check'
import { Address, getRandomB256 } from 'fuels'
import { describe, expect, it } from 'vitest'
import { accountOfAnyFamily } from '../registry.ts'
import { describeAddresses } from '../suite/addresses.ts'
import { BASE_ASSET, checksumAddress, fuelAddressRules as rules } from './address.ts'
import { fuel } from './family.ts'

const account = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => `0x01${Buffer.from(bytes).toString('hex').slice(2)}`)

describe('fuel: addresses', () => {
  describeAddresses({
    rules,
    addressBytes: 32,
    native: '0xf8f8b6283d7fa5b672b530cbb84fcccb4ff8dc40f8176ef4544ddb1f1952ad07',
  })

  it('are those of the vendor’s library, in every spelling', () => {
    fc.assert(
      fc.property(account, (text) => {
        const vendor = new Address(text)
        expect(rules.parse(text)).toBe(vendor.toB256())
        expect(rules.display(text)).toBe(vendor.toString())
        expect(rules.parse(` ${text.toUpperCase()}\n`)).toBe(text)
        expect(rules.parse(vendor.toString())).toBe(text)
        expect(rules.fromBytes(rules.toBytes(text))).toBe(text)
      }),
    )
    const random = getRandomB256()
    expect(Address.isChecksumValid(rules.display(random))).toBe(true)
  })

  it('has the checksum of the vendor’s test vector', () => {
    const published = '0xEf86Afa9696cF0Dc6385E2c407a6E159A1103CEfb7e2Ae0636fb33D3cb2A9e4a'
    expect(checksumAddress(published.toLowerCase())).toBe(published)
    expect(rules.parse(published)).toBe(published.toLowerCase())
  })

  it('refuses another case', () => {
    const wrong = '0xef86Afa9696cF0Dc6385E2c407a6E159A1103CEfb7e2Ae0636fb33D3cb2A9e4a'
    expect(() => rules.parse(wrong)).toThrow(
      expect.objectContaining({ reason: 'address_invalid', detail: { code: 'checksum' } }),
    )
  })

  it.each([
    ['', 'empty'],
    ['UQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJKZ', 'without_0x'],
    ['fuel1qqqsyqcyq5rqwzqfpg9scrgwpugpzysnzs23v9ccrydpk8qarc0jqpnz6n', 'bech32_fuel'],
    [BASE_ASSET.slice(2), 'without_0x'],
    [`0x${'aB'.repeat(20)}`, 'other_family_fuel'],
    [`0x${'0'.repeat(24)}${'ab'.repeat(20)}`, 'other_family_fuel'],
    [`0x${'0'.repeat(64)}`, 'other_family_fuel'],
    [`0x${'g'.repeat(64)}`, 'digits_0x'],
    [`0x${'ab'.repeat(64)}`, 'public_key_fuel'],
    ['0x', 'incomplete'],
    [BASE_ASSET.slice(0, -1), 'incomplete'],
    [`${BASE_ASSET}0`, 'long_fuel'],
  ])('says what is wrong with %j', (text, code) => {
    expect(() => rules.parse(text)).toThrow(expect.objectContaining({ reason: 'address_invalid', detail: { code } }))
  })

  it('names the base asset in place of a native coin, and no one receives there', () => {
    expect(rules.parse(rules.nativeSentinel)).toBe(BASE_ASSET)
    expect(rules.isDead(BASE_ASSET)).toBe(true)
    expect(rules.isDead(`0x${'11'.repeat(32)}`)).toBe(false)
  })

  it('is distinguished from addresses of other families', () => {
    expect(accountOfAnyFamily(`0x${'ff'.repeat(32)}`)?.family).toBe('fuel')
    expect(accountOfAnyFamily(`0x${'11'.repeat(20)}`)?.family).toBe('evm')
  })

  it('links to the explorer', () => {
    expect(rules.addressUrl('https://app.fuel.network/', BASE_ASSET)).toBe(
      `https://app.fuel.network/account/${BASE_ASSET}`,
    )
    expect(rules.txUrl('https://app.fuel.network', BASE_ASSET)).toBe(`https://app.fuel.network/tx/${BASE_ASSET}`)
  })
})

describe('fuel: transaction references', () => {
  it('are one text for every spelling of an id', () => {
    const id = `0x${'7a'.repeat(32)}`
    for (const text of [id, id.toUpperCase().replace('0X', '0x')]) expect(fuel.txRef(text)).toBe(id)
  })

  it.each(['', '0x', 'ab'.repeat(32), `0x${'1'.repeat(63)}`, `0x${'1'.repeat(65)}`, `0x${'z'.repeat(64)}`])(
    '%j is none',
    (text) => expect(fuel.txRef(text)).toBeNull(),
  )
})
