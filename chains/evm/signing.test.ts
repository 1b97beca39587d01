import { concat, keccak256, numberToHex, recoverAddress, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { localAccount, recoverSigner } from './signing.ts'

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const vectors = Array.from({ length: 40 }, (_, i) => ({
  secret: keccak256(numberToHex(i, { size: 32 })),
  digest: keccak256(toHex(`digest ${i}`)),
}))
const highest = { secret: numberToHex(ORDER - 1n, { size: 32 }), digest: numberToHex(2n ** 256n - 1n) }

describe('an account signs the bytes that viem signs', () => {
  it.each([...vectors, highest])('$secret', async ({ secret, digest }) => {
    const [ours, theirs] = [localAccount(secret), privateKeyToAccount(secret)]
    expect(ours.address).toBe(theirs.address)
    expect(await ours.sign({ hash: digest })).toBe(await theirs.sign({ hash: digest }))
    expect(await ours.signMessage({ message: digest })).toBe(await theirs.signMessage({ message: digest }))
    const to = theirs.address
    const transaction = {
      type: 'eip1559',
      chainId: 1,
      nonce: 7,
      to,
      gas: 21_000n,
      maxFeePerGas: 9n,
      value: 1n,
    } as const
    expect(await ours.signTransaction(transaction)).toBe(await theirs.signTransaction(transaction))
    const typed = {
      domain: { name: 'Causeway', chainId: 1 },
      types: { Note: [{ name: 'digest', type: 'bytes32' }] },
      primaryType: 'Note',
      message: { digest },
    } as const
    expect(await ours.signTypedData(typed)).toBe(await theirs.signTypedData(typed))
  })

  it.each([0n, ORDER, 2n ** 256n - 1n])('%s is not a key', (number) =>
    expect(() => localAccount(numberToHex(number, { size: 32 }))).toThrow(
      expect.objectContaining({ reason: 'key_invalid' }),
    ),
  )
})

describe('a signature recovers its signer', () => {
  it.each(vectors)('$digest', async ({ secret, digest }) => {
    const account = privateKeyToAccount(secret)
    const signature = await account.sign({ hash: digest })
    expect(recoverSigner(digest, signature)).toBe(account.address.toLowerCase())
    const other = keccak256(digest)
    expect(recoverSigner(other, signature)).toBe((await recoverAddress({ hash: other, signature })).toLowerCase())
  })

  const [{ secret, digest } = highest] = vectors
  const signature = privateKeyToAccount(secret).sign({ hash: digest })
  const parts = async () => {
    const hex = await signature
    return { r: hex.slice(2, 66), s: hex.slice(66, 130), v: hex.slice(130) }
  }

  it('unless a contract would refuse it: a high s value, or a last byte of 00 or 01', async () => {
    const { r, s, v } = await parts()
    const twin = numberToHex(ORDER - BigInt(`0x${s}`), { size: 32 }).slice(2)
    const turned = v === '1b' ? '1c' : '1b'
    expect(await recoverAddress({ hash: digest, signature: `0x${r}${twin}${turned}` })).toBeTruthy()
    expect(recoverSigner(digest, `0x${r}${twin}${turned}`)).toBeNull()
    for (const last of ['00', '01', '1d', 'ff']) expect(recoverSigner(digest, `0x${r}${s}${last}`)).toBeNull()
  })

  it('unless its bytes are invalid: too short, too long, not hex, zero, above the order of the curve', async () => {
    const { r, s, v } = await parts()
    const zero = '0'.repeat(64)
    const above = numberToHex(ORDER).slice(2)
    for (const bad of ['', `${r}${s}`, `${r}${s}${v}00`, `${zero}${s}${v}`, `${r}${zero}${v}`, `${above}${s}${v}`])
      expect(recoverSigner(digest, `0x${bad}`)).toBeNull()
    expect(recoverSigner(digest, 'signature')).toBeNull()
    expect(recoverSigner(digest, concat(['0x', '0x']))).toBeNull()
  })
})
