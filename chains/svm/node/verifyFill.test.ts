import { Keypair, PublicKey } from '@solana/web3.js'
import { keccak256, toHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { memoHash, orderHash } from '#chains/evm/order/hash.ts'
import { svmAddressRules } from '../address.ts'
import { samplePayout } from '../testing/payouts.ts'
import { solAsset, usdcAsset, usdcMint } from '../testing/localChain.ts'
import { tokenAddress } from '../instructions.ts'
import type { NodeContext } from './context.ts'
import type { Landed } from './history.ts'
import { paysOrder, verifyFill } from './verifyFill.ts'

const maker = Keypair.generate().publicKey.toBase58()

function landed(recipient: string, memo: string, change: Partial<Landed> = {}): Landed {
  const account = tokenAddress(new PublicKey(recipient), new PublicKey(usdcMint)).toBase58()
  return {
    signature: 'sig',
    slot: 1,
    failed: false,
    keys: [maker, recipient, account],
    signers: [maker],
    fee: 5000n,
    lamports: [-6000n, 1000n, 0n],
    tokens: [{ index: 2, mint: usdcMint, owner: recipient, delta: 77n }],
    memos: [memo],
    ...change,
  }
}

describe('the payout of an order', () => {
  const { order, recipient, memo } = samplePayout(usdcAsset, 77n, 1000n)
  const text = memo ?? ''

  test('matches the exact amount, recipient, memo and destination gas', () => {
    expect(paysOrder(landed(recipient, text), order, memo)).toBe(true)
    expect(paysOrder(landed(recipient, text), order, null)).toBe(true)
  })

  test.each<[string, Partial<Landed>]>([
    ['it failed', { failed: true }],
    ['it paid less', { tokens: [{ index: 2, mint: usdcMint, owner: recipient, delta: 76n }] }],
    ['it paid more', { tokens: [{ index: 2, mint: usdcMint, owner: recipient, delta: 78n }] }],
    ['it paid another mint', { tokens: [{ index: 2, mint: maker, owner: recipient, delta: 77n }] }],
    [
      'it paid another account of the recipient',
      { tokens: [{ index: 1, mint: usdcMint, owner: recipient, delta: 77n }] },
    ],
    ['it left out the destination gas', { lamports: [0n, 999n, 0n] }],
    ['it has no memo', { memos: [] }],
    ['it has another memo', { memos: ['x'] }],
    ['it has a second memo, which may be another order', { memos: [text, 'x'] }],
  ])('is not when %s', (_, change) => {
    expect(paysOrder(landed(recipient, text, change), order, memo)).toBe(false)
  })

  test('does not match if the order has another fill mode or other bytes', () => {
    const tx = landed(recipient, text)
    expect(paysOrder(tx, { ...order, fillMode: 0 }, memo)).toBe(false)
    expect(paysOrder(tx, { ...order, recipient: order.recipient.slice(0, 42) as `0x${string}` }, memo)).toBe(false)
    expect(paysOrder(tx, { ...order, outputAmount: 0n }, memo)).toBe(false)
    expect(paysOrder(tx, order, 'another memo')).toBe(false)
    expect(paysOrder(landed(recipient, 'another memo'), order, null)).toBe(false)
  })

  test('with an exchange’s memo references the order in the transfer', () => {
    const own = { ...order, memoHash: keccak256(toHex('104822')) }
    const reference = (of: typeof order): string => svmAddressRules.fromBytes(orderHash(of))
    const tx = landed(recipient, '104822')
    const naming = (of: typeof order): Landed => ({
      ...tx,
      keys: [...tx.keys, reference(of)],
      lamports: [...tx.lamports, 0n],
    })
    expect(paysOrder(naming(own), own, '104822')).toBe(true)
    expect(paysOrder(tx, own, '104822')).toBe(false)
    expect(paysOrder(naming({ ...own, nonce: 2n }), own, '104822')).toBe(false)
    expect(paysOrder({ ...naming(own), memos: ['104823'] }, own, null)).toBe(false)
  })

  test('without a memo references the order in the transfer, and carries none', () => {
    const own = { ...order, memoHash: memoHash(null) }
    const naming = (of: typeof order): Landed => {
      const tx = landed(recipient, '', { memos: [] })
      return { ...tx, keys: [...tx.keys, svmAddressRules.fromBytes(orderHash(of))], lamports: [...tx.lamports, 0n] }
    }
    expect(paysOrder(naming(own), own, null)).toBe(true)
    expect(paysOrder(landed(recipient, '', { memos: [] }), own, null)).toBe(false)
    expect(paysOrder(naming({ ...own, nonce: 2n }), own, null)).toBe(false)
    for (const memos of [[''], ['x'], ['x', 'y']]) expect(paysOrder({ ...naming(own), memos }, own, null)).toBe(false)
    expect(paysOrder(naming(own), own, text)).toBe(false)
    expect(paysOrder(naming(order), order, null)).toBe(false)
  })

  test('in native coins is amount plus destination gas', () => {
    const native = samplePayout(solAsset, 600n, 400n)
    const tx = landed(native.recipient, native.memo ?? '', { tokens: [] })
    expect(paysOrder(tx, native.order, native.memo)).toBe(true)
    expect(paysOrder({ ...tx, lamports: [0n, 600n, 0n] }, native.order, native.memo)).toBe(false)
  })
})

describe('a transaction that the nodes return incomplete', () => {
  const { order, memo } = samplePayout(usdcAsset, 77n, 1000n)
  const ref = '1'.repeat(64)
  const answer = (found: object | null) => {
    const connection = { getSlot: () => Promise.resolve(9), getTransaction: () => Promise.resolve(found) }
    const ask = (read: (c: unknown) => unknown) => read(connection)
    return verifyFill(
      { id: Number(order.dstChainId), pool: { agree: ask, reached: ask } } as unknown as NodeContext,
      order,
      ref,
      memo,
    )
  }

  test.each<[string, object | null]>([
    ['is not known', null],
    ['has no meta', { slot: 1, meta: null, transaction: { signatures: [ref] } }],
  ])('proves nothing while it %s', async (_, found) => {
    await expect(answer(found)).rejects.toMatchObject({ reason: 'rpc_behind', retriable: true })
  })
})
