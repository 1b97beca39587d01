import type { StepPolicies } from '#core/order/stepPolicy.ts'
import { evmCallPolicy } from '../../providers/evmCalls.ts'
import { diamondOf } from '../../providers/lifi/diamonds.ts'
import { readDiamondSwap } from './calls.ts'

/** Steps of swaps through LI.FI: the diamond's own swaps, and approvals of it. */
export const lifiSwapPolicy: StepPolicies = {
  evm_call: evmCallPolicy({
    label: 'swap',
    targets: (chain) => [diamondOf(chain)].filter((address) => address !== null),
    read: (call) => {
      const swap = readDiamondSwap(call)
      if (!swap) return null
      const { receiver: recipient, to: asset, minimum, taken } = swap
      return {
        targets: [call.to],
        outflow: taken,
        allowances: [],
        payout: { chain: call.chain, recipient, asset, minimum },
      }
    },
  }),
}
