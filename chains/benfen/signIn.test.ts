import { expect, it } from 'vitest'
import { benfenServices } from './services.ts'
import { type Scheme, schemes, testAccount } from './testing/accounts.ts'

const user = testAccount(0x5eed)
const text = 'app.example wants you to sign in with your BenFen account:\n0x01\n\nSign in ✓.\n\nNonce: abcdefgh'
const verify = (signature: string, account = user.address, message = text) =>
  benfenServices.signIn?.createVerifier(() => null)({ account, message, signature, chainId: 66_706_701 })

it.each(schemes)('accepts what the vendor’s library signs with %s', async (scheme) => {
  for (let seed = 1; seed <= 12; seed++) {
    const one = testAccount(seed, scheme)
    const message = `${text}${'x'.repeat(seed * 20)}`
    const signature = await one.signText(message)
    expect(await verify(signature, one.address, message)).toBe('key')
    expect(await verify(signature, user.address, message)).toBeNull()
    expect(await verify(signature, one.address, text)).toBeNull()
  }
})

/**
 * Signatures of OpenSSL over hashes of Python's blake2b, with keys of the vendor's own tests, which also state their
 * addresses.
 */
const vectors: readonly (readonly [Scheme, string, string, string])[] = [
  [
    'ED25519',
    'BFCf9ccb37c04af5fa8f57cce6048a0b41eaf01b9301eef2414f64c0cdf2c9a380aaa8f',
    'AKxGuOz5WcjCERkMFMG7zoW0kmaVT80+/aR4HPPmYc4eW5bj1m26FT9KJaZJL8XLk0lbdmm/Q6sfTmRkMqe7AgpnGPfydwyQZ08gjs4kSLDd3f3XGS7XFWeZOr3dKCtSXg==',
    'ALKZWvt2KbpqBsuxkyEBhvzztgOMMuzGYtrySotfzJ/Gh4NfATrmu7KBr0nIW11K52xjwyMztfsufLkir9GwqgpnGPfydwyQZ08gjs4kSLDd3f3XGS7XFWeZOr3dKCtSXg==',
  ],
  [
    'Secp256k1',
    'BFC15272d3d481fb527f97af7494a43d88a1653c83dc4d220930a3433a363f069006d32',
    'AUO+8oJWZX8g0MyY2xh+CsXWcp+LpRYwySrxqZgZi256Yevw0OGjcUfwSydzYN9BvjghLowZ+dv1B7FeGnsyTJIC/s55UaroJvLj3SeMRrwy6dVG4bhbWNiKWOyx17rW/IQ=',
    'AfT1fjN0rVRpDLXIcXgufTSlONbBLnrr0f72t8/usRasX5+NIlbIvOMgvi1hDRIwImYtzWS0GPznaNmhPEweSLUC/s55UaroJvLj3SeMRrwy6dVG4bhbWNiKWOyx17rW/IQ=',
  ],
  [
    'Secp256r1',
    'BFC1b543013a22f0139b30165365d8edb9784b91a823a88ba80e8da08233fa969aafd64',
    'AkF/ESlnxBllbtLXUijOCrlP7esKOx2jwAkKbhRa3w/Xc0o80hdm49KdCDvi/bCzDnStUt+mleEumXAsxvY0WN0CpPWxpEMEc8TfNj8JA1vXyqTbu2WMZfcCOGoZDlTDoK8=',
    'AkfiqulwaV3u2/XxSIJy395IGHVeRJlFa11B2ZutTNY5doijGvR4MXrTGwsjk4Ji6oBXua1G6fQ6KE2X2NFQUYACpPWxpEMEc8TfNj8JA1vXyqTbu2WMZfcCOGoZDlTDoK8=',
  ],
]
const signedText = 'app.example wants you to sign in with your BenFen account:\n✓'

it.each(vectors)('accepts signatures of a second implementation: %s', async (_, account, short, long) => {
  expect(await verify(short, account, signedText)).toBe('key')
  expect(await verify(long, account, 'x'.repeat(300))).toBe('key')
  expect(await verify(short, account, `${signedText} `)).toBeNull()
  expect(await verify(long, account, 'x'.repeat(301))).toBeNull()
})

/** The same signatures with the other s, which every verifier of the curve alone accepts. */
it.each([
  [
    vectors[1]?.[1] ?? '',
    'AUO+8oJWZX8g0MyY2xh+CsXWcp+LpRYwySrxqZgZi256nhQPLx5cjrgPtNiMnyC+QIKNrlqVTsRGuCEAclUD9K8C/s55UaroJvLj3SeMRrwy6dVG4bhbWNiKWOyx17rW/IQ=',
  ],
  [
    vectors[2]?.[1] ?? '',
    'AkF/ESlnxBllbtLXUijOCrlP7esKOx2jwAkKbhRa3w/XjLXDLOiZHC5i98QdAk9M8Ug5p84Agb1WWkmd/AYuzHQCpPWxpEMEc8TfNj8JA1vXyqTbu2WMZfcCOGoZDlTDoK8=',
  ],
])('refuses a signature of %s with high s', async (account, signature) => {
  expect(await verify(signature, account, signedText)).toBeNull()
})

const base64 = (...bytes: number[]): string => Buffer.from(bytes).toString('base64')

it.each([
  '',
  'AA==',
  'signed',
  '0x00',
  base64(...Array<number>(97).fill(0)),
  base64(1, ...Array<number>(97).fill(0)),
  base64(2, ...Array<number>(97).fill(255)),
  base64(3, ...Array<number>(97).fill(1)),
  base64(5, ...Array<number>(200).fill(1)),
])('refuses %j without an error', async (signature) => expect(await verify(signature)).toBeNull())

it('refuses a signature over the raw text, over a transaction, and by a key of another flag', async () => {
  const signature = await user.signText(text)
  expect(await verify(signature)).toBe('key')
  expect(await verify(await user.signBytes(Buffer.from(text)))).toBeNull()
  const { signature: ofTransaction } = await user.signTransaction(Buffer.from(text))
  expect(await verify(ofTransaction)).toBeNull()
  const bytes = Buffer.from(signature, 'base64')
  bytes[0] = 1
  expect(await verify(bytes.toString('base64'))).toBeNull()
})
