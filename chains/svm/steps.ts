import { isNative } from '#core/asset/assetId.ts'
import { writeDepositMemo } from '#core/order/depositMemo.ts'
import type { Step } from '#core/wire/order.ts'
import type { DepositInput } from '../contract.ts'
import { svm } from './family.ts'

/** A plain transfer to the maker whose memo contains everything that a refund needs. */
export function svmSteps({ order, from, depositAddress }: DepositInput): Step[] {
  const memo = writeDepositMemo(svm.depositMemo, order)
  if (!depositAddress || memo === null) return []
  return [
    {
      kind: 'svm_tx',
      chain_id: from.chainId,
      label: 'transfer',
      status: 'waiting',
      tx_ref: null,
      transfer: {
        from: order.fromAddress,
        to: depositAddress,
        mint: isNative(from.id) ? null : from.token,
        decimals: from.decimals,
        amount: String(order.sendAmount),
        memo,
      },
    },
  ]
}
