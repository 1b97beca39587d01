import { Address } from '@ton/core'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountOfAnyFamily } from '../registry.ts'
import { describeAddresses } from '../suite/addresses.ts'
import { readTon, TON_NATIVE_SENTINEL, tonAddressRules as rules, writeTon } from './address.ts'
import { readTxRef, writeTxRef } from './family.ts'

const account = fc.record({ workchain: fc.constantFrom(0, -1), hash: fc.uint8Array({ minLength: 32, maxLength: 32 }) })
const known = 'UQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJKZ'

describe('ton: addresses', () => {
  describeAddresses({ rules, addressBytes: 32 })

  it('reads and writes every form as the network’s library does', () => {
    fc.assert(
      fc.property(account, fc.boolean(), fc.boolean(), (given, bounceable, urlSafe) => {
        const theirs = new Address(given.workchain, Buffer.from(given.hash))
        const canonical = theirs.toString({ bounceable: false })
        expect(writeTon(given, bounceable)).toBe(theirs.toString({ bounceable }))
        expect(rules.parse(theirs.toRawString())).toBe(canonical)
        expect(rules.parse(theirs.toString({ bounceable, urlSafe }))).toBe(canonical)
        expect(Address.parse(canonical).equals(theirs)).toBe(true)
      }),
    )
  })

  it('knows the burn address', () => {
    expect(TON_NATIVE_SENTINEL).toBe(known)
    expect(rules.isDead(rules.parse(`0:${'0'.repeat(64)}`))).toBe(true)
  })

  it('detects every mistyped letter', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    fc.assert(
      fc.property(account, fc.nat(47), fc.constantFrom(...letters), (given, at, letter) => {
        const right = writeTon(given)
        fc.pre(right[at] !== letter)
        expect(readTon(right.slice(0, at) + letter + right.slice(at + 1))).toBe('checksum_ton')
      }),
    )
  })

  it.each([
    ['', 'empty'],
    [`0x${'a'.repeat(40)}`, 'other_family_ton'],
    ['EQ', 'form_ton'],
    [`1:${'0'.repeat(64)}`, 'form_ton'],
    [`${known.slice(0, -1)}a`, 'checksum_ton'],
    [Address.parse(known).toString({ testOnly: true }), 'test_only_ton'],
  ])('says what is wrong with %j', (text, code) => {
    expect(() => rules.parse(text)).toThrow(expect.objectContaining({ reason: 'address_invalid', detail: { code } }))
  })

  it('has no bytes for masterchain accounts', () => {
    const master = writeTon({ workchain: -1, hash: new Uint8Array(32).fill(7) })
    expect(() => rules.toBytes(master)).toThrow(expect.objectContaining({ reason: 'address_invalid' }))
  })

  it('is distinguished from addresses of other families', () => {
    expect(accountOfAnyFamily(Address.parse(known).toRawString())).toEqual({ family: 'ton', canonical: known })
  })

  it('links to the explorer', () => {
    const ref = writeTxRef({ account: known, hash: 'ab'.repeat(32) })
    expect(rules.txUrl('https://tonviewer.com/', ref)).toBe(`https://tonviewer.com/transaction/${'ab'.repeat(32)}`)
    expect(rules.addressUrl('https://tonviewer.com', known)).toBe(`https://tonviewer.com/${known}`)
  })
})

describe('ton: names of transactions', () => {
  it('have one canonical form', () => {
    const bounceable = Address.parse(known).toString()
    expect(readTxRef(`${bounceable}:${'AB'.repeat(32)}`)).toEqual({ account: known, hash: 'ab'.repeat(32) })
  })

  it.each(['', 'ab'.repeat(32), `${known}:ab`, `nobody:${'ab'.repeat(32)}`, `${known}:${'xy'.repeat(32)}`])(
    'are not %j',
    (text) => {
      expect(readTxRef(text)).toBeNull()
    },
  )
})
