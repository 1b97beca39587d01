import { isNative } from '#core/asset/assetId.ts'
import type { Step } from '#core/wire/order.ts'
import type { StepInput } from './stepInput.ts'

/** A plain transfer to the maker whose memo is the order id. */
export function svmSteps({ order, from, depositAddress }: StepInput): Step[] {
  if (!depositAddress) return []
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
        memo: order.id,
      },
    },
  ]
}
