import { Signer, Verifier } from 'bip322-js'
import { Address, NETWORK, OutScript, p2pkh, p2sh, p2tr, p2wpkh, WIF } from '@scure/btc-signer'
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBitcoin, scriptOf, writeBitcoin } from './address.ts'
import { networkOf, networks } from './networks.ts'
import { bitcoinServices } from './services.ts'
import { isSignedMessage, messageHash, toSpendId } from './verifyMessage.ts'

const MAINNET = 999706684
/** Key and address of the vectors of BIP-322. */
const WIF_KEY = 'L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k'
const VECTOR_ADDRESS = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
/** Ids are shown in the other byte order. */
const idOf = (hash: Uint8Array): string => hex(Uint8Array.from(hash).reverse())
const isSigned = (address: string, message: string, signature: string): boolean =>
  isSignedMessage(readBitcoin(address), message, Buffer.from(signature, 'base64'))

const key = WIF(NETWORK).decode(WIF_KEY)
const publicKey = pubECDSA(key)
const addresses = {
  p2pkh: p2pkh(publicKey).address ?? '',
  p2sh: p2sh(p2wpkh(publicKey)).address ?? '',
  p2wpkh: p2wpkh(publicKey).address ?? '',
  p2tr: p2tr(pubSchnorr(key)).address ?? '',
}
const kinds = Object.entries(addresses)

describe('bitcoin: signed messages', () => {
  it.each([
    [
      '',
      'c90c269c4f8fcbe6880f72a721ddfbf1914268a794cbb21cfafee13770ae19f1',
      'c5680aa69bb8d860bf82d4e9cd3504b55dde018de765a91bb566283c545a99a7',
    ],
    [
      'Hello World',
      'f0eb03b1a75ac6d9847f55c624a99169b5dccba2a31f5b23bea77ba270de0a7a',
      'b79d196740ad5217771c1098fc4a4b51e0535c32236c71f1ea4d61a2d603352b',
    ],
  ])('hashes %j as BIP-322 does', (message, hash, toSpend) => {
    const script = scriptOf(readBitcoin(VECTOR_ADDRESS))
    expect(hex(messageHash(message))).toBe(hash)
    expect(idOf(toSpendId(message, script))).toBe(toSpend)
  })

  it.each([
    [
      '',
      'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
    ],
    [
      '',
      'AkgwRQIhAPkJ1Q4oYS0htvyuSFHLxRQpFAY56b70UvE7Dxazen0ZAiAtZfFz1S6T6I23MWI2lK/pcNTWncuyL8UL+oMdydVgzAEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
    ],
    [
      'Hello World',
      'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
    ],
    [
      'Hello World',
      'AkgwRQIhAOzyynlqt93lOKJr+wmmxIens//zPzl9tqIOua93wO6MAiBi5n5EyAcPScOjf1lAqIUIQtr3zKNeavYabHyR8eGhowEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
    ],
  ])('accepts the signature of BIP-322 over %j, for its own text and account alone', (message, signature) => {
    expect(isSigned(VECTOR_ADDRESS, message, signature)).toBe(true)
    expect(isSigned(VECTOR_ADDRESS, `${message}.`, signature)).toBe(false)
    expect(isSigned(addresses.p2sh, message, signature)).toBe(false)
    expect(isSigned('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', message, signature)).toBe(false)
  })

  it.each(kinds)('accepts what a second implementation signs for %s', (_, address) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const signature = Signer.sign(WIF_KEY, address, text)
        expect(isSigned(address, text, signature)).toBe(true)
        expect(Verifier.verifySignature(address, text, signature)).toBe(true)
        expect(isSigned(address, `${text} `, signature)).toBe(false)
      }),
      { numRuns: 20 },
    )
  })

  it.each(kinds)('refuses another key’s signature for %s, and each changed byte', (kind, address) => {
    const signature = Buffer.from(Signer.sign(WIF_KEY, address, 'text'), 'base64')
    const { program } = readBitcoin(address)
    const other = writeBitcoin(
      { kind: kind as 'p2tr', program: Uint8Array.from(program, (byte, at) => (at === 5 ? byte ^ 1 : byte)) },
      networks[0] ?? networkOf(MAINNET) ?? expect.fail(),
    )
    expect(isSignedMessage(readBitcoin(other), 'text', signature)).toBe(false)
    fc.assert(
      fc.property(fc.nat(signature.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const changed = Uint8Array.from(signature)
        changed[at] = (changed[at] ?? 0) ^ change
        // A legacy signature names its kind in the first byte, which the address decides.
        if (at > 0 || kind === 'p2tr') expect(isSignedMessage(readBitcoin(address), 'text', changed)).toBe(false)
      }),
    )
    for (const bytes of [
      signature.subarray(0, -1),
      Buffer.concat([signature, Buffer.of(0)]),
      Buffer.of(),
      Buffer.of(0),
    ])
      expect(isSignedMessage(readBitcoin(address), 'text', bytes)).toBe(false)
  })

  it.each([
    ['a compressed key', true, 31],
    ['an uncompressed key', false, 27],
  ])('accepts the legacy form of %s', async (_, compressed, first) => {
    const { secp256k1 } = await import('@noble/curves/secp256k1.js')
    const { sha256 } = await import('@noble/hashes/sha2.js')
    const own = compressed ? publicKey : pubECDSA(key, false)
    const address = Address(NETWORK).encode({ type: 'pkh', hash: scriptHashOf(p2pkh(own).script) })
    const text = Buffer.from('\x18Bitcoin Signed Message:\n\x04text')
    const signed = secp256k1.sign(sha256(sha256(text)), key, { prehash: false, format: 'recovered' })
    const signature = Buffer.from([first + (signed[0] ?? 0), ...signed.subarray(1)]).toString('base64')
    expect(isSigned(address, 'text', signature)).toBe(true)
    expect(Verifier.verifySignature(address, 'text', signature)).toBe(true)
    expect(isSigned(address, 'texT', signature)).toBe(false)
    // Some wallets return this form for segwit addresses, whose keys are always compressed.
    expect([addresses.p2sh, addresses.p2wpkh, addresses.p2tr].map((each) => isSigned(each, 'text', signature))).toEqual(
      [compressed, compressed, false],
    )
  })

  it('signs for no script but those of single keys', () => {
    const script = writeBitcoin(
      { kind: 'p2wsh', program: new Uint8Array(32).fill(3) },
      networkOf(MAINNET) ?? expect.fail(),
    )
    expect(isSigned(script, 'Hello World', Signer.sign(WIF_KEY, addresses.p2wpkh, 'Hello World'))).toBe(false)
  })
})

const scriptHashOf = (script: Uint8Array): Uint8Array => {
  const decoded = OutScript.decode(script)
  return decoded.type === 'pkh' ? decoded.hash : new Uint8Array()
}

describe('bitcoin: sign-in', () => {
  const verifier = bitcoinServices.signIn?.createVerifier(() => null) ?? expect.fail()
  const signature = Signer.sign(WIF_KEY, addresses.p2wpkh, 'text')
  const signed = { account: addresses.p2wpkh, message: 'text', signature, chainId: MAINNET }

  it('accepts an account on its own network', async () => expect(await verifier(signed)).toBe('key'))

  it.each([
    ['a text without a network', { chainId: null }],
    ['a network of other addresses', { chainId: 999706611 }],
    ['an unknown network', { chainId: 1 }],
    ['another text', { message: 'texts' }],
    ['a signature with spaces', { signature: `${signature} ` }],
    ['a signature in hex', { signature: Buffer.from(signature, 'base64').toString('hex') }],
    ['no signature', { signature: '' }],
  ])('refuses %s', async (_, change) => expect(await verifier({ ...signed, ...change })).toBeNull())

  it('reads a text with its own heading only', () => {
    const text = (word: string) =>
      [
        `a.example wants you to sign in with your ${word} account:`,
        addresses.p2tr,
        '',
        'Hello.',
        '',
        'URI: https://a.example',
        'Version: 1',
        `Chain ID: ${MAINNET}`,
        'Nonce: abcdefgh',
        'Issued At: 2026-01-01T00:00:00.000Z',
      ].join('\n')
    const read = (word: string) => bitcoinServices.signIn?.read(text(word), addresses.p2tr)
    expect(read('Bitcoin')).toMatchObject({ address: addresses.p2tr, chainId: MAINNET, nonce: 'abcdefgh' })
    for (const word of ['Ethereum', 'Solana', 'bitcoin'])
      expect(() => read(word)).toThrow(expect.objectContaining({ reason: 'message_invalid' }))
  })
})
