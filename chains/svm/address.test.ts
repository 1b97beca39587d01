import { base58 } from '@scure/base'
import { assert, property, uint8Array } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deadKeys, SVM_NATIVE_SENTINEL, svmAddressRules as rules } from './address.ts'

const token = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'

describe('svm addresses', () => {
  test('nobody holds a key to programs, and each is written as it is stored', () => {
    expect(rules.isDead('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')).toBe(true)
    for (const address of deadKeys) expect(rules.parse(address)).toBe(address)
  })

  test('32 bytes survive the way to text and back', () => {
    assert(
      property(uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const text = base58.encode(bytes)
        expect(rules.parse(` ${text}\n`)).toBe(text)
        expect(rules.fromBytes(rules.toBytes(text))).toBe(text)
      }),
    )
  })

  test('case is never folded', () => {
    expect(rules.parse(token)).toBe(token)
    expect(rules.parse(token.toLowerCase())).not.toBe(token)
  })

  test.each(['', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', token.slice(0, 31), `${token}1`, token.replace('k', '0'), token.slice(0, -3)])('refuses %j with a sentence', (text) => {
    expect(() => rules.parse(text)).toThrow(expect.objectContaining({ reason: 'address_invalid', status: 400, message: expect.stringMatching(/\.$/) as string }))
  })

  test('the native sentinel is thirty-two zero bytes', () => {
    expect(rules.toBytes(SVM_NATIVE_SENTINEL)).toBe(`0x${'00'.repeat(32)}`)
    expect(rules.fromBytes(`0x${'00'.repeat(32)}`)).toBe(rules.nativeSentinel)
    expect(() => rules.fromBytes('0x1234')).toThrow(expect.objectContaining({ reason: 'address_invalid' }))
  })

  test('links keep the query of the explorer behind the path', () => {
    expect(rules.txUrl('https://explorer.solana.com/?cluster=devnet', 'sig')).toBe('https://explorer.solana.com/tx/sig?cluster=devnet')
    expect(rules.addressUrl('https://solscan.io', token)).toBe(`https://solscan.io/address/${token}`)
  })
})
