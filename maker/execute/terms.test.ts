import { expect, it } from 'vitest'
import { memoHash, refundReference } from '#chains/evm/order/hash.ts'
import { emptyEscrowOrder } from '#store/testing/fixtures.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { chainId } from '#core/chain/chainId.ts'
import { localPool } from '#chains/evm/testing/pool.ts'
import { assetId } from '#core/chain/assetId.ts'
import { RATIO_SCALE } from '#core/money/ratio.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { payoutMemo, routeOf } from './terms.ts'

const id = '1234567890123456789012'
const rowOf = (signed: string | null, memo: string | null) =>
  ({ id, memo, escrowOrder: { ...emptyEscrowOrder, memoHash: memoHash(signed) } }) as OrderRow

it.each([
  ['nothing', null, null, null],
  ['the order’s id', id, null, id],
  ['the memo of an exchange', '104822', '104822', '104822'],
])('the memo of a payout is the signed one: %s', (_, signed, memo, said) =>
  expect(payoutMemo(rowOf(signed, memo))).toBe(said),
)

it('refuses a hash that matches nothing of the order', () => {
  expect(() => payoutMemo(rowOf('104823', '104822'))).toThrow(expect.objectContaining({ reason: 'memo_mismatch' }))
})

it('a refund reference depends only on its deposit, wherever the row was loaded', () => {
  const deposit = { chainId: chainId(7), txId: 'a', ordinal: 0 }
  const references = [
    deposit,
    { ...deposit, chainId: chainId(8) },
    { ...deposit, txId: 'b' },
    { ...deposit, ordinal: 1 },
  ]
  expect(new Set(references.map(refundReference)).size).toBe(4)
  expect(refundReference(deposit)).toBe(refundReference({ ...deposit }))
  expect(refundReference(deposit)).toMatch(/^0x[0-9a-f]{64}$/)
})

it('an order that names the pools’ account has the prices of a draw, any other those of its route', () => {
  const catalogue = loadCatalogue({ profile: 'local' })
  const [fromChain, toChain] = [chainId(31337), chainId(31338)]
  const pool = localPool(toChain)
  const ofMaker = (maker: string) =>
    routeOf(catalogue, {
      fromChain,
      toChain,
      fromAsset: assetId(fromChain, localPool(fromChain).asset),
      toAsset: assetId(toChain, pool.asset),
      escrowOrder: { ...emptyEscrowOrder, maker: maker as `0x${string}` },
    })
  const [own, drawn] = [ofMaker(emptyEscrowOrder.maker), ofMaker(pool.account.toUpperCase().replace('0X', '0x'))]
  if (!own || !drawn) throw new Error('no route')
  expect(drawn.feeRatio - own.feeRatio).toBe((BigInt(pool.feePpm) * RATIO_SCALE) / 1_000_000n)
  expect(drawn.gasTiers.map(({ gasUnits }, i) => gasUnits - (own.gasTiers[i]?.gasUnits ?? 0n))).toEqual(
    own.gasTiers.map(() => 400_000n),
  )
})
