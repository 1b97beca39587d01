import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AddressRules } from '../contract/address.ts'

export interface AddressHarness {
  readonly rules: AddressRules
  readonly addressBytes: number
  /** Bytes around those of the account, where the family stores more than them. */
  readonly around?: readonly [before: string, after: string]
  /** Bytes of the native coin's address on networks that give it one; zeros elsewhere. */
  readonly native?: `0x${string}`
}

/** Contract suite of every family's addresses. */
export function describeAddresses({
  rules,
  addressBytes,
  around: [before, after] = ['', ''],
  native = `0x${before}${'00'.repeat(addressBytes)}${after}`,
}: AddressHarness): void {
  it('every address round-trips through bytes, display and input', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: addressBytes, maxLength: addressBytes }), (raw) => {
        const bytes = `0x${before}${Buffer.from(raw).toString('hex')}${after}` as const
        const canonical = rules.fromBytes(bytes)
        expect(rules.toBytes(canonical)).toBe(bytes)
        expect(rules.parse(rules.display(canonical))).toBe(canonical)
        expect(rules.parse(`  ${canonical}\n`)).toBe(canonical)
      }),
    )
  })

  it('refuses an invalid address with a message', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (text) => {
        expect(() => rules.parse(text)).toThrow(
          expect.objectContaining({ reason: 'address_invalid', message: expect.stringMatching(/.{10}/) }),
        )
      }),
    )
  })

  it('the native sentinel is the address of the native coin', () => {
    expect(rules.toBytes(rules.nativeSentinel)).toBe(native)
    expect(rules.fromBytes(native)).toBe(rules.nativeSentinel)
  })
}
