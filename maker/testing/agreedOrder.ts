import type { ObservedDeposit } from '#chains/contract/deposits.ts'
import type { ChainNode } from '#chains/contract/node.ts'
import { memoHash, orderHash } from '#chains/evm/order/hash.ts'
import { type EscrowOrder, fillModes } from '#core/order/escrowOrder.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { NewOrder, OrderRow } from '#store/orders/types.ts'
import { depositOf, emptyEscrowOrder, newOrder } from '#store/testing/fixtures.ts'

/** The maker's address in tests that sign nothing. */
export const MAKER = '0x00000000000000000000000000000000000000aa'
const seconds = (date: Date | null): number => Math.floor((date?.getTime() ?? 0) / 1000)

/** Escrowed order whose row and terms agree; `terms` changes only the offer. */
export function agreedOrder(change: Partial<NewOrder> = {}, terms: Partial<EscrowOrder> = {}): NewOrder {
  const row = newOrder(change)
  const escrowOrder: EscrowOrder = {
    ...emptyEscrowOrder,
    maker: MAKER,
    inputAmount: row.sendAmount,
    outputAmount: row.receiveAmount,
    destinationGas: row.destinationGas,
    recipient: row.recipient as `0x${string}`,
    memoHash: memoHash(null),
    srcChainId: BigInt(row.fromChain),
    dstChainId: BigInt(row.toChain),
    fillMode: fillModes[row.fillMode],
    channelFee: 0n,
    openBy: seconds(row.openBy),
    fillDeadline: seconds(row.fillDeadline),
    refundAfter: seconds(row.refundAfter),
    nonce: BigInt(Math.floor(Math.random() * 2 ** 50)),
    ...terms,
  }
  return { ...row, escrowOrder, onchainId: orderHash(escrowOrder) }
}

/**
 * Source chain on which everything is final, and that shows the deposit as the database has it, or as `seen` says; null
 * = not at all.
 */
export function sourceOf(
  order: OrderRow,
  deposit: DepositRow,
  seen: Partial<ObservedDeposit> | null = {},
): Partial<ChainNode> {
  const { chainId, txId, ordinal, height, blockHash, asset, amount, sender } = deposit
  const { binding } = depositOf(order)
  const shown = { chainId, txId, ordinal, height, blockHash, asset, amount, sender, binding, ...seen }
  return {
    readDeposit: async () => (seen === null ? null : shown),
    isCanonical: async () => seen !== null,
    timeAt: async () => 0,
    head: async () => ({ height: height + 100n, hash: '0x', time: 0, finalized: height + 50n }),
    escrowStatus: async () => 'open',
  }
}
