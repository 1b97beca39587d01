import { Keypair } from '@solana/web3.js'
import { describe, expect, test } from 'vitest'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { tokenAddress } from '../instructions.ts'
import { creditsOf } from './deposits.ts'
import type { Landed, TokenChange } from './history.ts'

const keys = {
  user: Keypair.generate().publicKey,
  maker: Keypair.generate().publicKey,
  usdc: Keypair.generate().publicKey,
  other: Keypair.generate().publicKey,
}
const [user, maker, usdc, other] = [
  keys.user.toBase58(),
  keys.maker.toBase58(),
  keys.usdc.toBase58(),
  keys.other.toBase58(),
]
const [userAccount, makerAccount] = [
  tokenAddress(keys.user, keys.usdc).toBase58(),
  tokenAddress(keys.maker, keys.usdc).toBase58(),
]
const chain = chainId(83797631)
const [sol, token] = [assetId(chain, NATIVE), assetId(chain, usdc)]
const assets = new Map([
  [sol, null],
  [token, { mint: usdc, decimals: 6 }],
])

const change = (index: number, owner: string, delta: bigint, mint = usdc): TokenChange => ({
  index,
  mint,
  owner,
  delta,
})

/** The user pays five tokens to the maker with a memo. */
const payment: Landed = {
  signature: 'sig',
  slot: 1,
  failed: false,
  keys: [user, userAccount, makerAccount, maker],
  signers: [user],
  fee: 5000n,
  lamports: [-5000n, 0n, 0n, 0n],
  tokens: [change(1, user, -5n), change(2, maker, 5n)],
  memos: ['order'],
}
const credits = (tx: Partial<Landed>) => creditsOf({ ...payment, ...tx }, maker, assets)

describe('deposits in one transaction', () => {
  test('tokens: the amount received, the sender, the memo', () => {
    expect(credits({})).toEqual([{ asset: token, amount: 5n, sender: user, ordinal: 0, memo: 'order' }])
  })

  test('native coins: the sender’s amount excludes the fee', () => {
    const tx = {
      keys: [other, user, maker],
      signers: [other, user],
      fee: 10_000n,
      lamports: [-10_000n, -7n, 7n],
      tokens: [],
    }
    expect(credits(tx)).toEqual([{ asset: sol, amount: 7n, sender: user, ordinal: 0, memo: 'order' }])
  })

  test('both at once have ordinals that do not depend on the listed assets', () => {
    const tx = { lamports: [-5003n, 0n, 0n, 3n] }
    expect(credits(tx).map(({ asset, ordinal }) => [asset, ordinal])).toEqual([
      [token, 0],
      [sol, 1],
    ])
    expect(creditsOf({ ...payment, ...tx }, maker, new Map([[sol, null]]))).toMatchObject([{ asset: sol, ordinal: 1 }])
  })

  test('a failed transaction is not a deposit, whatever its balances and logs show', () => {
    expect(credits({ failed: true })).toEqual([])
  })

  test('a transaction that the deposit address signed itself is not a deposit', () => {
    expect(credits({ signers: [user, maker] })).toEqual([])
  })

  test('a memo counts only if it is the only one', () => {
    expect(credits({ memos: [] })).toMatchObject([{ memo: null, amount: 5n }])
    expect(credits({ memos: ['order', 'another'] })).toMatchObject([{ memo: null, amount: 5n }])
  })

  test('tokens in another account of the maker, or of another mint, are not a deposit', () => {
    expect(credits({ keys: [user, userAccount, other, maker] })).toEqual([])
    expect(credits({ tokens: [change(1, user, -5n, other), change(2, maker, 5n, other)] })).toEqual([])
  })

  test('tokens that no account lost are attributed to the fee payer', () => {
    expect(credits({ tokens: [change(2, maker, 5n)] })).toMatchObject([{ sender: user, amount: 5n }])
  })

  test('an account of the maker whose balance falls is not a deposit', () => {
    expect(credits({ tokens: [change(1, user, 5n), change(2, maker, -5n)], lamports: [0n, 0n, 0n, -9n] })).toEqual([])
  })
})
