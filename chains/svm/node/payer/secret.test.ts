import { base58 } from '@scure/base'
import { Keypair } from '@solana/web3.js'
import { describe, expect, test } from 'vitest'
import { keypairOf } from './createPayer.ts'

const key = Keypair.generate()
const seed = key.secretKey.subarray(0, 32)

describe('payer keys', () => {
  test.each([
    ['a key file', JSON.stringify([...key.secretKey])],
    ['a seed in hex', Buffer.from(seed).toString('hex')],
    ['a seed in 0x-hex', `0x${Buffer.from(seed).toString('hex')}`],
    ['a whole key in base58', base58.encode(key.secretKey)],
    ['a seed in base58', ` ${base58.encode(seed)}\n`],
  ])('reads %s', (_, text) => {
    expect(keypairOf(text).publicKey.equals(key.publicKey)).toBe(true)
  })

  test.each(['', 'word', '[1,2,3]', '0x1234', base58.encode(new Uint8Array(64).fill(3))])(
    'refuses %j without repeating it',
    (text) => {
      expect(() => keypairOf(text)).toThrow(expect.objectContaining({ reason: 'key_invalid' }))
      if (text.length > 4) expect(() => keypairOf(text)).not.toThrow(new RegExp(text.slice(0, 8).replace('[', '\\[')))
    },
  )
})
