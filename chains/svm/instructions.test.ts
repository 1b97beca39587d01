import {
  createAssociatedTokenAccountIdempotentInstruction,
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
} from '@solana/spl-token'
import { Keypair } from '@solana/web3.js'
import { describe, expect, test } from 'vitest'
import { createTokenAccount, tokenAddress, transferCoins, transferTokens } from './instructions.ts'

const [from, to, mint] = [Keypair.generate().publicKey, Keypair.generate().publicKey, Keypair.generate().publicKey]

describe('instructions, compared with the token program’s own library', () => {
  test('token addresses', () => {
    expect(tokenAddress(from, mint).equals(getAssociatedTokenAddressSync(mint, from))).toBe(true)
    expect(tokenAddress(from, mint)).toBe(tokenAddress(from, mint))
  })

  test('opening an account', () => {
    expect(createTokenAccount(from, to, mint)).toEqual(
      createAssociatedTokenAccountIdempotentInstruction(from, tokenAddress(to, mint), to, mint),
    )
  })

  test.each([0n, 1n, 2n ** 64n - 1n])('transferring %d', (amount) => {
    const theirs = createTransferCheckedInstruction(
      tokenAddress(from, mint),
      mint,
      tokenAddress(to, mint),
      from,
      amount,
      6,
    )
    const ours = transferTokens({ from, to, mint, amount, decimals: 6 })
    expect({ ...ours, data: [...ours.data] }).toEqual({ ...theirs, data: [...theirs.data] })
  })

  test('an amount beyond 64 bits is refused, not wrapped', () => {
    const refused = expect.objectContaining({ reason: 'amount_invalid' }) as Error
    for (const amount of [2n ** 64n, 2n ** 64n + 5n, -1n]) {
      expect(() => transferTokens({ from, to, mint, amount, decimals: 6 })).toThrow(refused)
      expect(() => transferCoins(from, to, amount)).toThrow(refused)
    }
  })
})
