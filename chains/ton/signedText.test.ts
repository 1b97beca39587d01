import { Address, beginCell, storeStateInit } from '@ton/core'
import { WalletContractV4 } from '@ton/ton'
import { describe, expect, it } from 'vitest'
import { tonAddressRules } from './address.ts'
import { tonSignIn } from './services.ts'
import { textBytes } from './signedBytes.ts'

/**
 * Vectors made outside this repository with Python's hashlib and struct and OpenSSL's Ed25519, by a script that also
 * verifies a signature published from a real wallet.
 */
const publicKey = Buffer.from('221c2c356b8cf0ea8ef27642129e87abb26bd8719223b562c9fc48e22125cfb2', 'hex')
const wallet = WalletContractV4.create({ workchain: 0, publicKey })
const state_init = beginCell().store(storeStateInit(wallet.init)).endCell().toBoc().toString('base64')
const account = 'UQAzzLAggjBQb0N89axq6wLRB_89al1ir7AntKiJihMEnOyK'
const text = `bridge.example wants you to sign in with your TON account:
${account}

Link this wallet to Telegram account 7 in Causeway. This is free and moves no funds.

URI: https://bridge.example
Version: 1
Chain ID: 84797801
Nonce: 0123456789abcdef
Issued At: 2026-03-01T12:00:00.000Z
Expiration Time: 2026-03-01T12:10:00.000Z
Request ID: telegram:7`
const link = {
  signed: { timestamp: 1772366430, domain: 'bridge.example', text },
  digest: '237dbb609ea4628a2a811e0703e278be0d61f2a846ad4d41f0f083ab9964116a',
  signature:
    '47560ce7304a43e1f892d52d0d0433ca03206d81210e40adf249ce90b198ecb0510b7b347b26125688ad0d65c50245758f9e9d59fb7e7dc711701f80df05b90b',
}
const base64 = (hex: string): string => Buffer.from(hex, 'hex').toString('base64')

describe('the bytes of a signed text', () => {
  it('are those of another writer', () => {
    const { timestamp, domain } = link.signed
    const facts = { address: wallet.address, domain, timestamp, payload: text }
    expect(textBytes(facts).toString('hex')).toBe(link.digest)
  })

  it('count bytes, not letters, and have a sign and eight bytes of time', () => {
    const address = new Address(-1, wallet.address.hash)
    const facts = { address, domain: 'bücken.example', timestamp: 2 ** 32 + 5, payload: 'Привет, TON! 🌉\nsecond line' }
    expect(textBytes(facts).toString('hex')).toBe('ce6bb9a3108bbe26e3e0a88e765ef961ddc0fb7bb2eb5b623865ee7a7888badf')
  })
})

describe('a signed text', () => {
  const verifier = tonSignIn.createVerifier(() => null)
  const verify = (change: Partial<typeof link.signed> = {}, more: { account?: string; signature?: string } = {}) =>
    verifier({
      account,
      message: JSON.stringify({ state_init, signed: { ...link.signed, ...change } }),
      signature: base64(link.signature),
      chainId: 84797801,
      ...more,
    })

  it('is read whole, with the wallet’s time', () => {
    expect(tonAddressRules.parse(wallet.address.toRawString())).toBe(account)
    expect(tonSignIn.read(JSON.stringify({ signed: link.signed }), account)).toEqual({
      form: 'text',
      domain: 'bridge.example',
      address: account,
      statement: 'Link this wallet to Telegram account 7 in Causeway. This is free and moves no funds.',
      uri: 'https://bridge.example',
      chainId: 84797801,
      nonce: '0123456789abcdef',
      requestId: 'telegram:7',
      issuedAt: new Date('2026-03-01T12:00:00Z'),
      expiresAt: new Date('2026-03-01T12:10:00Z'),
      notBefore: null,
      signedAt: new Date(1772366430_000),
    })
  })

  it('is the account’s by a signature of another implementation', async () => {
    expect(await verify()).toBe('key')
  })

  it.each<[string, Partial<typeof link.signed>]>([
    ['text', { text: text.replace('telegram:7', 'telegram:8') }],
    ['domain', { domain: 'evil.example' }],
    ['time', { timestamp: link.signed.timestamp + 1 }],
  ])('is not with another %s', async (_, change) => {
    expect(await verify(change)).toBeNull()
  })

  it('is not another account’s, nor one of another signature', async () => {
    const flipped = Buffer.from(link.signature, 'hex')
    flipped[0] = (flipped[0] ?? 0) ^ 1
    expect(await verify({}, { signature: flipped.toString('base64') })).toBeNull()
    const other = `-1:${wallet.address.hash.toString('hex')}`
    expect(await verify({}, { account: tonAddressRules.parse(other) })).toBeNull()
  })

  it.each<[string, object, string]>([
    ['for another domain than the wallet’s', { signed: { ...link.signed, domain: 'evil.example' } }, 'domain_mismatch'],
    ['with a line of its own', { signed: { ...link.signed, text: `${text}\nYou agree.` } }, 'message_invalid'],
    ['of another family', { signed: { ...link.signed, text: text.replace('TON', 'Solana') } }, 'message_invalid'],
    ['without a time', { signed: { ...link.signed, timestamp: undefined } }, 'message_invalid'],
    ['with an unknown field', { signed: link.signed, network: '-239' }, 'message_invalid'],
  ])('is refused %s', (_, message, reason) =>
    expect(() => tonSignIn.read(JSON.stringify(message), account)).toThrow(expect.objectContaining({ reason })),
  )
})
