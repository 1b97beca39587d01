import { generateKeyPairSync, webcrypto } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { generateRsaKey, type RsaKey, rsaKeyFrom, rsaKeyFromJwk } from './rsaKey.ts'

/** Encrypts as a browser does. */
async function encrypt(key: RsaKey, value: string): Promise<string> {
  const imported = await webcrypto.subtle.importKey(
    'jwk',
    key.publicKey.jwk,
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['encrypt'],
  )
  return Buffer.from(await webcrypto.subtle.encrypt('RSA-OAEP', imported, new TextEncoder().encode(value))).toString(
    'base64',
  )
}

let key: RsaKey
beforeAll(() => {
  key = generateRsaKey()
})

describe('the key of encrypt fields', () => {
  it('decrypts what a browser encrypts with the published key', async () =>
    expect(key.decrypt(await encrypt(key, '1772366400'))).toBe('1772366400'))
  it('publishes no private part', () =>
    expect(Object.keys(key.publicKey.jwk).sort()).toEqual(['alg', 'e', 'kty', 'n', 'use']))

  it('refuses ciphertext of another key, and noise', async () => {
    const other = await encrypt(generateRsaKey(), 'x')
    for (const sealed of [other, 'AAAA', '', '%%%'])
      expect(() => key.decrypt(sealed)).toThrow(expect.objectContaining({ reason: 'encrypt_invalid', status: 400 }))
  })

  it.each<[string, (sealed: string) => string]>([
    ['a line end behind', (sealed) => `${sealed}\n`],
    ['a space before', (sealed) => ` ${sealed}`],
    ['a space within', (sealed) => `${sealed.slice(0, 8)} ${sealed.slice(8)}`],
    ['no padding', (sealed) => sealed.replaceAll('=', '')],
    ['more padding', (sealed) => `${sealed}=`],
    ['something after the padding', (sealed) => `${sealed}AAAA`],
    [
      'other bits that no byte has',
      (sealed) => sealed.replace(/(.)==$/, (_, last: string) => `${String.fromCharCode(last.charCodeAt(0) + 1)}==`),
    ],
    ['the alphabet of addresses', (sealed) => sealed.replaceAll('+', '-').replaceAll('/', '_')],
  ])('refuses the same value in another text: %s', async (_, change) => {
    let sealed = await encrypt(key, '1772366400')
    // The result contains every character in which the base64 alphabets differ.
    while (!/\+/.test(sealed) || !/\//.test(sealed)) sealed = await encrypt(key, '1772366400')
    expect(change(sealed)).not.toBe(sealed)
    expect(() => key.decrypt(change(sealed))).toThrow(
      expect.objectContaining({ reason: 'encrypt_invalid', status: 400 }),
    )
  })

  it('refuses a ciphertext with its leading zero removed', async () => {
    let sealed = Buffer.alloc(0)
    while (sealed[0] !== 0) sealed = Buffer.from(await encrypt(key, '1772366400'), 'base64')
    expect(key.decrypt(sealed.toString('base64'))).toBe('1772366400')
    expect(() => key.decrypt(sealed.subarray(1).toString('base64'))).toThrow(
      expect.objectContaining({ reason: 'encrypt_invalid' }),
    )
  })

  it('has the same kid on every replica with the key', async () => {
    const jwk = JSON.stringify(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }))
    const [a, b] = [rsaKeyFromJwk(jwk), rsaKeyFromJwk(jwk)]
    expect(a.publicKey).toEqual(b.publicKey)
    expect(b.decrypt(await encrypt(a, 'x'))).toBe('x')
  })

  it.each(['', 'no json', '{"kty":"oct","k":"AAAA"}'])('refuses %j as a key', (text) =>
    expect(() => rsaKeyFromJwk(text)).toThrow(/ENCRYPT_PRIVATE_KEY/),
  )
})

describe('a key rotation', () => {
  const jwk = (): string =>
    JSON.stringify(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }))

  it('publishes the new key at once, and decrypts with the previous one until that is removed', async () => {
    const [old, next] = [jwk(), jwk()]
    const before = rsaKeyFrom({ ENCRYPT_PRIVATE_KEY: old })
    const during = rsaKeyFrom({ ENCRYPT_PRIVATE_KEY: next, ENCRYPT_PRIVATE_KEY_PREVIOUS: old })
    const after = rsaKeyFrom({ ENCRYPT_PRIVATE_KEY: next })
    if (!before || !during || !after) throw new Error('no keys')
    const [sealedBefore, sealedDuring] = [await encrypt(before, 'early'), await encrypt(during, 'late')]
    expect(during.publicKey).toEqual(after.publicKey)
    expect([during.decrypt(sealedBefore), during.decrypt(sealedDuring)]).toEqual(['early', 'late'])
    expect(after.decrypt(sealedDuring)).toBe('late')
    expect(() => after.decrypt(sealedBefore)).toThrow(expect.objectContaining({ reason: 'encrypt_invalid' }))
    expect(() => during.decrypt('AAAA')).toThrow(expect.objectContaining({ reason: 'encrypt_invalid' }))
  })

  it('refuses an invalid previous key by name, and needs a current key', () => {
    expect(rsaKeyFrom({ ENCRYPT_PRIVATE_KEY_PREVIOUS: 'x' })).toBeNull()
    expect(() => rsaKeyFrom({ ENCRYPT_PRIVATE_KEY: jwk(), ENCRYPT_PRIVATE_KEY_PREVIOUS: 'x' })).toThrow(
      'ENCRYPT_PRIVATE_KEY_PREVIOUS',
    )
  })
})
