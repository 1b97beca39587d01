import { createHash } from 'node:crypto'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { hashMessage, Signer } from 'fuels'
import { expect, it } from 'vitest'
import { fuelServices } from './services.ts'
import { testAccount } from './testing/accounts.ts'

const user = testAccount(0x5eed)
const text = 'app.example wants you to sign in with your Fuel account:\n0x01\n\nSign in ✓.\n\nNonce: abcdefgh'
const verify = (signature: string, account = user.address, message = text) =>
  fuelServices.signIn?.createVerifier(() => null)({ account, message, signature, chainId: 9889 })

it('accepts what the vendor’s library signs', async () => {
  for (let seed = 1; seed <= 40; seed++) {
    const one = testAccount(seed)
    expect(await verify(one.signText(text), one.address)).toBe('key')
    expect(await verify(one.signText(text), user.address)).toBeNull()
  }
})

/** Vector of the vendor's own tests, for the key 0x5f70…e1b1 and the text "my message". */
const published = {
  secret: '5f70feeff1f229e4a95e1056e8b4d80d0b24b565674860cc213bdb07127ce1b1',
  account: '0xf1e92c42b90934aa6372e30bc568a326f6e66a1a0288595e6e3fbd392a4f3e6e',
  signature:
    '0x8eeb238db1adea4152644f1cd827b552dfa9ab3f4939718bb45ca476d167c6512a656f4d4c7356bfb9561b14448c230c6e7e4bd781df5ee9e5999faa6495163d',
}

it('accepts the published signature', async () => {
  expect(await verify(published.signature, published.account, 'my message')).toBe('key')
  expect(await verify(published.signature, published.account, 'my  message')).toBeNull()
})

it.each(['my message', text])('accepts what is signed as the network’s specification says: %j', async (message) => {
  const digest = createHash('sha256').update(message).digest()
  const signed = secp256k1.sign(digest, Buffer.from(published.secret, 'hex'), { prehash: false, format: 'recovered' })
  const bytes = Buffer.from(signed.subarray(1))
  bytes[32] = (bytes[32] ?? 0) | ((signed[0] ?? 0) << 7)
  const signature = `0x${bytes.toString('hex')}`
  expect(new Signer(`0x${published.secret}`).sign(hashMessage(message))).toBe(signature)
  expect(await verify(signature, published.account, message)).toBe('key')
})

it.each(['', '0x', '0x00', `0x${'00'.repeat(64)}`, `0x${'ff'.repeat(64)}`, `0x${'zz'.repeat(64)}`, 'signed'])(
  'refuses %j without an error',
  async (signature) => expect(await verify(signature)).toBeNull(),
)

it('refuses another text, a prefixed one, and the other point of the same signature', async () => {
  const signature = user.signText(text)
  expect(await verify(signature, user.address, `${text}x`)).toBeNull()
  const prefixed = new Signer(`0x${'5eed'.padStart(64, '0')}`).sign(hashMessage({ personalSign: text }))
  expect(await verify(prefixed)).toBeNull()
  const bytes = Buffer.from(signature.slice(2), 'hex')
  bytes[32] = (bytes[32] ?? 0) ^ 0x80
  expect(await verify(`0x${bytes.toString('hex')}`)).toBeNull()
})
