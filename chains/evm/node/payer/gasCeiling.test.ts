import { describe, expect, it } from 'vitest'
import type { PayoutAction } from '#chains/contract/payer.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { derived } from '#chains/rpc/votes.ts'
import { sampleOrder } from '../../testing/orders.ts'
import { gasCeiling, gasLimit } from './gasCeiling.ts'

const order = sampleOrder(0)
const asset = assetId(chainId(1), NATIVE)
const fill = (maxGas: bigint): PayoutAction => ({ kind: 'fill', order, maxGas })
const transfer: PayoutAction = {
  kind: 'transfer',
  asset,
  amount: 1n,
  recipient: order.recipient,
  memo: null,
  destinationGas: 0n,
  orderId: null,
}
const claim: PayoutAction = { kind: 'claim', escrow: '0x', claims: [] }
const limitOf = (action: PayoutAction, used: bigint): bigint => gasLimit(action, derived(used))

describe('the signed gas limit', () => {
  it.each<[string, PayoutAction, bigint, bigint]>([
    ['a quarter above the simulation', fill(182_000n), 80_000n, 100_000n],
    ['no more than the quote charged for', fill(182_000n), 182_000n, 182_000n],
    ['by the family’s own ceiling where no quote charged', transfer, 900_000n, 1_000_000n],
    ['as simulated where nothing can move it', { kind: 'void' }, 21_000n, 21_000n],
  ])('is %s', (_name, action, used, limit) => expect(limitOf(action, used)).toBe(limit))

  it.each<[string, PayoutAction, bigint]>([
    ['recipient_gas_too_high', fill(182_000n), 182_001n],
    ['recipient_gas_too_high', transfer, 11_800_000n],
    ['gas_above_ceiling', { kind: 'cancel', escrow: '0x', order }, 11_800_000n],
    ['gas_above_ceiling', claim, 11_800_000n],
    ['gas_above_ceiling', { kind: 'approve', token: '0x', spender: '0x', amount: 1n }, 11_800_000n],
    ['gas_above_ceiling', { kind: 'void' }, 11_800_000n],
  ])('is refused as %s above the ceiling', (reason, action, used) =>
    expect(() => limitOf(action, used)).toThrow(expect.objectContaining({ reason, retriable: false })),
  )

  it('grows with each claim of a batch', () => {
    const one = { order, proofId: '0x', signatures: [] } as const
    expect(gasCeiling({ kind: 'claim', escrow: '0x', claims: [one, one] })).toBeGreaterThan(gasCeiling(claim))
  })
})
