import fc from 'fast-check'
import { uuidv7 } from 'uuidv7'
import { describe, expect, it } from 'vitest'
import { memoAgrees, orderIdIn, readDepositMemo, writeDepositMemo } from './depositMemo.ts'
import { chainId } from '../chain/chainId.ts'
import { orderIdFromUuid } from './id.ts'

const id = orderIdFromUuid(uuidv7())
const terms = {
  id,
  sendAmount: 50_000_000n,
  toChain: chainId(31337),
  onchainId: `0x${'aB'.repeat(32)}`,
  refundAddress: '6aQLtikXKgA9uyMZhq9L5g3bSxNGswoiHAwgGkfHjWVn',
} as const
/** Limit of Solana-style networks. */
const MAX_BYTES = 566
const memo = writeDepositMemo(MAX_BYTES, terms) ?? ''

it('contains what a refund needs, for any terms', () => {
  const hash = fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}` as const)
  const address = fc.stringMatching(/^[\w:+/-]{1,66}$/)
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.bigInt(0n, 2n ** 256n - 1n),
      hash,
      address,
      (uuid, sendAmount, onchainId, refundAddress) => {
        const written = { id: orderIdFromUuid(uuid), sendAmount, toChain: chainId(31337), onchainId, refundAddress }
        const text = writeDepositMemo(MAX_BYTES, written) ?? ''
        expect(readDepositMemo(text)).toEqual({
          orderId: written.id,
          amount: sendAmount,
          toChain: written.toChain,
          orderHash: onchainId,
          refundAddress,
        })
        expect(memoAgrees(text, written)).toBe(true)
        expect(orderIdIn(` ${text}\n`)).toBe(written.id)
      },
    ),
  )
})

it('is not written if wallets would truncate it, or the terms lack a part', () => {
  expect(writeDepositMemo(80, terms)).toBeNull()
  expect(writeDepositMemo(null, terms)).toBeNull()
  expect(writeDepositMemo(MAX_BYTES, { ...terms, refundAddress: null })).toBeNull()
  expect(writeDepositMemo(MAX_BYTES, { ...terms, onchainId: null })).toBeNull()
  const longest = { ...terms, sendAmount: 2n ** 256n - 1n, refundAddress: 'x'.repeat(128) }
  expect(writeDepositMemo(MAX_BYTES, longest)?.length).toBeLessThanOrEqual(MAX_BYTES)
})

describe('compared with the database', () => {
  it.each([
    ['another refund address', { refundAddress: 'thief' }],
    ['another amount', { sendAmount: 50_000_001n }],
    ['another destination', { toChain: chainId(31338) }],
    ['other terms', { onchainId: `0x${'cd'.repeat(32)}` as const }],
    ['no terms', { onchainId: null }],
    ['another order', { id: orderIdFromUuid(uuidv7()) }],
  ])('%s disagrees', (_, change) => expect(memoAgrees(memo, { ...terms, ...change })).toBe(false))

  it.each([null, id, 'for my friend', `${memo} and more`])('%j contradicts nothing', (text) => {
    expect(memoAgrees(text, { ...terms, refundAddress: 'other' })).toBe(true)
  })
})

it.each([
  '',
  'cw1:',
  memo.replace('cw1', 'cw2'),
  memo.replace(':50000000:', ':-1:'),
  `${memo}\u0000`.replace(id, 'short'),
])('reads nothing from %j', (text) => {
  expect(readDepositMemo(text)).toBeNull()
  expect(orderIdIn(text)).toBeNull()
})

it('a bare id still references its order', () => expect(orderIdIn(` ${id} `)).toBe(id))
